/// The reasons why a contract cannot be read, or is not kept.
public enum ContractError: Error, Hashable, Sendable {
  /// The file cannot be read or written.
  case file(String, problem: String)
  /// The file is of another version.
  case otherVersion(String, version: Int)
  /// Requests or answers that are not as they were recorded.
  case notKept(contract: String, server: String, differences: [String])
}

extension ContractError: CustomStringConvertible {
  /// The failure, its place, and how to fix it.
  public var description: String {
    switch self {
    case .file(let file, let problem):
      """
      \(file): the contract cannot be used: \(problem)

      Write it with 'Contract.record', or correct the file.
      """
    case .otherVersion(let file, let version):
      """
      \(file): the contract is of version \(version), and this library reads version \(Contract.version).

      Record it anew, or use the library that wrote it.
      """
    case .notKept(let contract, let server, let differences):
      """
      The contract '\(contract)' is not kept by \(server):
      \(differences.map { "  \($0)" }.joined(separator: "\n"))

      If the server is right, record the contract anew; if the contract is, correct the server or the request.
      """
    }
  }
}
