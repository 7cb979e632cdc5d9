import Riblets
import RibletsTesting
import RibletsViewsSnapshot
import RibletsViewsTesting
import Testing

@testable import InterviewPresentation

@Suite(.testScope) @MainActor
struct RootViewControllerTests {
  let scope = TestScope.current()
  let view = RootViewController()

  @Test func `each button is a stream`() {
    let app = AppTester(showing: view)
    let starts = scope.record(view.input.startButtonTapped.map { "start" })
    let histories = scope.record(view.input.historyButtonTapped.map { "history" })
    app.press("start-interview")
    app.press("history")
    #expect(starts.elements == ["start"])
    #expect(histories.elements == ["history"])
  }

  @Test func `the first screen`() {
    assertViewSnapshots(of: view)
  }
}
