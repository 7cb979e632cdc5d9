import RibletsTesting
import Testing

@testable import RibletsUIKit

@MainActor
@Suite(.testScope)
struct ViewTransitionTests {
  /// Longer than a test, as the stack of a tab that is not selected keeps a change.
  private static var kept: [ViewTransition] = []

  @Test func `a test reported a subscription of a transition that UIKit had not ended`() {
    let transition = ViewTransition()
    Self.kept.append(transition)
    transition.whenEnded { _ in }
    #expect(transition.isRunning)
  }

  @Test func `those who wait are called once, with the first end`() {
    let transition = ViewTransition()
    var ends: [ViewTransition.State] = []
    transition.whenEnded { ends.append($0) }
    transition.end(.interrupted)
    transition.end(.finished)
    transition.whenEnded { ends.append($0) }
    #expect(ends == [.interrupted, .interrupted])
  }

  @Test func `a transition of several ends with the last of them`() {
    let (first, second) = (ViewTransition(), ViewTransition())
    let whole = ViewTransition.whole(of: [first, second, ViewTransition(.finished)])
    first.end(.interrupted)
    #expect(whole?.state == .running)
    second.end(.finished)
    #expect(whole?.state == .interrupted)
    #expect(ViewTransition.whole(of: [ViewTransition(.finished)]) == nil)
  }
}
