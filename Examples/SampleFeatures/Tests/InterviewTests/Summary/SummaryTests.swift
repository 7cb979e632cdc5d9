import InterviewDomain
import Riblets
import RibletsMVVMTesting
import RibletsTesting
import RibletsViewsSnapshot
import RibletsViewsTesting
import Testing

@testable import InterviewPresentation

@Suite(.testScope) @MainActor
struct SummaryViewModelTests {
  let scope = TestScope.current()
  let fetchHistory = FetchHistoryUseCaseMock()
  let listener = SummaryListenerMock()

  private func tester(_ input: SummaryViewModel.Input) -> ViewModelTester<SummaryViewModel> {
    ViewModelTester(
      SummaryViewModel(interviewID: "a", fetchHistory: fetchHistory, listener: listener), input: input,
      mocks: fetchHistory, listener, skipping: ["fetchInterview"])
  }

  @Test func `it counts what was answered and what was skipped`() async {
    fetchHistory.fetchInterviewReturnValue = .sample("a", answers: [.sample(1, "Yes"), .sample(2), .sample(3)])
    let summary = tester(.init(viewWillAppear: scope.hot([.at(1)]).stream)).record(\.summary)
    await scope.advance(to: .seconds(2))
    summary.expectEvents([.at(0, ""), .at(1, "1 answered, 2 skipped")])
  }

  @Test func `an interview that cannot be loaded says so`() async {
    fetchHistory.fetchInterviewError = StoreIsDown()
    let summary = tester(.init(viewWillAppear: scope.hot([.at(1)]).stream)).record(\.summary)
    await scope.advance(to: .seconds(2))
    summary.expectElements(["", "Your answers could not be loaded."])
  }

  @Test func `each button is told to the coordinator`() async {
    let tester = tester(
      .init(answersButtonTapped: scope.hot([.at(1)]).stream, doneButtonTapped: scope.hot([.at(2)]).stream))
    await tester.act { await scope.advance(to: .seconds(2)) }
    #expect(listener.summaryDidAskForAnswersCallCount == 1)
    #expect(listener.summaryDidCloseCallCount == 1)
    scope.expectInOrder(listener.calls("summaryDidAskForAnswers"), listener.calls("summaryDidClose"))
  }
}

@Suite(.testScope) @MainActor
struct SummaryViewControllerTests {
  let scope = TestScope.current()
  let view = SummaryViewController()

  @Test func `each button is a stream`() {
    let app = AppTester(showing: view)
    let answers = scope.record(view.input.answersButtonTapped.map { "answers" })
    let done = scope.record(view.input.doneButtonTapped.map { "done" })
    app.press("see-answers", "done")
    #expect(answers.elements + done.elements == ["answers", "done"])
  }

  @Test func `a summary`() {
    scope.bind(view, to: .init(summary: .constant("8 answered, 2 skipped")))
    assertViewSnapshots(of: view)
  }
}
