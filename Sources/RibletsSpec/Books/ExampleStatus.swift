/// The end of an example, without its issues.
enum ExampleStatus: Sendable, Hashable, Codable {
  case passed
  case failed
  case pending(reason: String?)
  /// Left out: by the filter, by somebody else's focus, or because the run ended before.
  case notRun(reason: String?)

  var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .pending: "pending"
    case .notRun: "not run"
    }
  }

  var reason: String? {
    switch self {
    case .passed, .failed: nil
    case .pending(let reason), .notRun(let reason): reason
    }
  }
}
