/// The end of an example, without its issues.
enum ExampleStatus: Sendable, Hashable, Codable {
  case passed
  case failed
  case pending(reason: String?)
  /// Not run: because of the filter, of the focus of another example, or of an early end of the run.
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
