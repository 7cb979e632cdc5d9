import Foundation
import InterviewDomain
import InterviewPresentation
import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@Suite(.testScope) @MainActor
struct AppDelegateTests {
  let scope = TestScope.current()

  @Test func `the tree has the root's screen and one flow`() async {
    let app = AppTester.interview()
    await app.startInterview()
    app.expectTree(
      """
      RootCoordinator
        ViewModelScreen(Root)
        NewInterviewCoordinator
          ViewModelScreen(Question)
      """)
    await app.skip(10)
    app.expectTree(
      """
      RootCoordinator
        ViewModelScreen(Root)
        NewInterviewCoordinator
          ViewModelScreen(Summary)
      """)
    app.press("see-answers")
    await app.settle()
    app.expectTree(
      """
      RootCoordinator
        ViewModelScreen(Root)
        HistoryCoordinator
          ViewModelScreen(History)
          ViewModelScreen(Answers)
      """)
    app.goBack()
    app.goBack()
    app.expectTree(
      """
      RootCoordinator
        ViewModelScreen(Root)
      """)
  }

  @Test func `a candidate who goes back in the middle can start again, and finds what was answered`() async {
    let data = InMemoryInterviews()
    let app = AppTester.interview(data)
    await app.startInterview()
    await app.answer("One")
    app.goBack()
    app.press("history")
    await app.settle()
    app.press("open-1")
    await app.settle()
    app.expectText("One")
  }

  @Test func `a terminated app ends everything that it began`() async {
    let data = InMemoryInterviews()
    let delegate = AppDelegate(
      useCases: UseCases(questions: data, interviews: data, transcriber: TranscriberMock(), now: { .now }))
    let window = Window(clock: scope.clock)
    delegate.launch(from: window, in: scope.runtime)
    try? window.press("start-interview")
    await scope.settle()
    #expect(!delegate.coordinator.children.isEmpty)
    delegate.terminate()
    #expect(!delegate.coordinator.isActive)
  }
}
