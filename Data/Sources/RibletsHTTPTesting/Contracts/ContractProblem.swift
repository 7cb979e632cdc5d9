import RibletsHTTP

/// The fault in the file of a contract, with the path of the field.
enum ContractProblem {
  static func text(_ error: DecodingError) -> String {
    let problem = DecodingProblem(error)
    return problem.path.isEmpty ? "it \(problem.problem)." : "'\(problem.path)' \(problem.problem)."
  }
}
