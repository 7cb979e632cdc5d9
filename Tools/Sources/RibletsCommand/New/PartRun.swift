import RibletsBuildCommands
import RibletsLayout
import RibletsPlans
import RibletsScaffold

/// The steps that the commands for single parts share: names, questions, and the run.
struct PartRun {
  let kind: PartKind
  let app: AppOptions
  let options: ScaffoldOptions
  var prompt = Prompt()

  /// True if files of the part may be there already.
  var isRepeated: Bool { options.force || options.skip }

  /// Plans in the app and carries the plan out.
  ///
  /// - Parameters:
  ///   - text: The name, or `nil` to ask for it.
  ///   - command: What is done, as its user would type it.
  func run(
    named text: String?, example: String, command: (PartName) -> String,
    _ plan: (PartName, PartPlanner) throws(CommandFailure) -> ScaffoldPlan
  ) throws {
    try options.run(in: app) { app in
      let planner = try CommandFailure.attempt(.badData) { () throws(RequestProblem) in try PartPlanner(app) }
      let name = try name(text, example: example)
      let plan = try plan(name, planner)
      return ("riblets new \(kind.rawValue) \(command(name))", plan)
    }
  }

  private func name(_ text: String?, example: String) throws(CommandFailure) -> PartName {
    if let text { return try checked(text) }
    guard options.asks else {
      throw CommandFailure(
        "The \(kind.title) has no name. Give one: riblets new \(kind.rawValue) \(example).", .wrongArguments)
    }
    let answer = prompt.answer(to: "The name of the \(kind.title)") { text in
      do throws(CommandFailure) { _ = try checked(text); return nil } catch { return error.description }
    }
    guard let answer else {
      throw CommandFailure("The \(kind.title) has no name. Nothing was written.", .wrongArguments)
    }
    return try checked(answer)
  }

  private func checked(_ text: String) throws(CommandFailure) -> PartName {
    try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in try PartName(text, kind) }
  }

  /// The riblet that a part belongs to: given, or asked for at a terminal.
  ///
  /// - Parameter option: What gives it, such as `--parent`.
  func riblet(
    _ given: String?, option: String, question: String, _ planner: PartPlanner
  ) throws(CommandFailure) -> String {
    if let given { return given }
    let names = planner.ribletNames
    guard options.asks, !names.isEmpty else {
      throw CommandFailure("The \(kind.title) needs a riblet. Say which: \(option) Root.", .wrongArguments)
    }
    let standard = names.contains("Root") ? "Root" : names.count == 1 ? names[0] : nil
    let answer = prompt.answer(to: question, standard: standard) { text in
      names.contains(text) ? nil : "There is no riblet '\(text)'. There are: \(names.joined(separator: ", "))."
    }
    guard let answer else { throw CommandFailure("The input ended. Nothing was written.", .wrongArguments) }
    return answer
  }

  /// Returns an option's value, or a user's answer at a terminal; `nil` leaves it to the planner to say what is
  /// missing.
  func answer(_ given: String?, question: String) throws(CommandFailure) -> String? {
    guard given == nil, options.asks else { return given }
    let answer = prompt.answer(to: question) { text in text.isEmpty ? "It needs a name." : nil }
    guard let answer else { throw CommandFailure("The input ended. Nothing was written.", .wrongArguments) }
    return answer
  }

  /// Plans a part.
  func plan(_ request: PartRequest, _ planner: PartPlanner) throws(CommandFailure) -> ScaffoldPlan {
    try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
      try planner.plan(in: request.riblet, module: request.module) { (planner) throws(RequestProblem) in
        try planner.plan(request, isRepeated: isRepeated)
      }
    }
  }
}
