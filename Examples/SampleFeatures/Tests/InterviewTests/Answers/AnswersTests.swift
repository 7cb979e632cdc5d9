import InterviewDomain
import Riblets
import RibletsMVVMTesting
import RibletsTesting
import RibletsViewsSnapshot
import Testing

@testable import InterviewPresentation

@Suite(.testScope) @MainActor
struct AnswersViewModelTests {
  let scope = TestScope.current()
  let fetchHistory = FetchHistoryUseCaseMock()

  private func tester() -> ViewModelTester<AnswersViewModel> {
    ViewModelTester(
      AnswersViewModel(interviewID: "a", fetchHistory: fetchHistory),
      input: .init(viewWillAppear: scope.hot([.at(1)]).stream), mocks: fetchHistory)
  }

  @Test func `it shows the questions and answers of its interview`() async {
    fetchHistory.fetchInterviewReturnValue = .sample("a", answers: [.sample(1, "Yes"), .sample(2)])
    let tester = tester()
    let answers = tester.record(\.answers)
    await scope.advance(to: .seconds(1))
    answers.expectEvents([.at(0, []), .at(1, [.sample(1, "Yes"), .sample(2)])])
    #expect(tester.output.title.value == "Interview of 21 November")
    #expect(fetchHistory.fetchInterviewArgValues == ["a"])
  }

  @Test func `an interview that is gone, or cannot be loaded, says so`() async {
    fetchHistory.fetchInterviewError = InterviewNotFoundError(id: "a")
    let tester = tester()
    tester.skip("fetchInterview")
    await scope.advance(to: .seconds(1))
    #expect(tester.output.note.value == "This interview is not there any more.")

    fetchHistory.fetchInterviewError = StoreIsDown()
    let appearance = MutableEventStream<Void>()
    let other = ViewModelTester(
      AnswersViewModel(interviewID: "a", fetchHistory: fetchHistory), input: .init(viewWillAppear: appearance.stream))
    await other.act { appearance.send() }
    #expect(other.output.note.value == "The answers could not be loaded. Please go back and try again.")
  }
}

@Suite(.testScope) @MainActor
struct AnswersViewControllerTests {
  let scope = TestScope.current()

  @Test func `answers, some of them skipped`() {
    let view = AnswersViewController()
    let answers = [
      InterviewAnswer(to: Question(id: 1, content: "What are you proud of?"), text: "My garden: it feeds the street."),
      InterviewAnswer(to: Question(id: 2, content: "Why do you want to work here?"), text: nil),
    ]
    scope.bind(
      view,
      to: .init(title: .constant("Interview of 21 November"), answers: .constant(answers), note: .constant("")))
    assertViewSnapshots(of: view)
  }
}
