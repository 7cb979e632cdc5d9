import Riblets
import Testing

/// The context of a scripted source: its clock, its scope, and the line that made it, at which it fails.
@MainActor
final class SourceMaker {
  let clock: TestClock
  private(set) weak var scope: TestScope?
  private let location: SourceLocation
  private var hasReportedStranger = false

  /// - Parameter scope: `nil` for a source with a clock alone.
  init(clock: TestClock, scope: TestScope?, location: SourceLocation) {
    self.clock = clock
    self.scope = scope
    self.location = location
    if let scope, scope.isClosed {
      report(
        """
        This source was made after its scope was closed: time does not move any more, and open \
        subscriptions are not reported. Make it before the test ends.
        """)
    }
  }

  /// Fails the test at the line that made the source.
  func report(_ text: String) {
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }

  /// Fails if the running test has another scope, whose time does not make the source send.
  func checkScope() {
    guard let scope, let current = TestScope.bound, current !== scope, !hasReportedStranger else { return }
    hasReportedStranger = true
    report(
      """
      This source belongs to another scope than the test that uses it: it sends when that scope's time moves, not this \
      one's. Make it with the scope of the test, or for the clock alone, with 'clock:', if two times are meant.
      """)
  }
}
