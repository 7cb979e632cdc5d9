/// The steps of a monkey in an app, and the problem that it has found.
///
/// The test has failed already if there is a problem. Keep the run to print its steps.
///
/// ```swift
/// let run = await app.monkey(steps: 500, seed: 7)
/// print(run)
/// ```
///
/// See `Documentation/TestingApps.md`.
public struct MonkeyRun: Hashable, Sendable {
  /// The seed of all choices: the same app and the same seed give the same steps.
  public let seed: UInt64
  /// The steps in their order, as code of a test: paste them to reproduce the problem.
  public let steps: [String]
  /// The first problem, found after the last step; `nil` if there was none.
  public let problem: String?
}

extension MonkeyRun: CustomStringConvertible {
  /// The problem, the seed, and the last 40 steps that led to it, for the failure and for logs.
  public var description: String {
    let before = steps.count > 40 ? ["… \(steps.count - 40) steps before"] : []
    let list = (before + steps.suffix(40)).map { "  \($0)" }.joined(separator: "\n")
    guard let problem else { return "A monkey made \(steps.count) steps, seed \(seed), and all was well." }
    return """
      \(problem)
      A monkey came here in \(steps.count) \(steps.count == 1 ? "step" : "steps"); again with monkey(seed: \(seed)):
      \(list)
      """
  }
}
