import InterviewDomain
import Riblets
import RibletsMVVM
import RibletsMVVMTesting
import RibletsTesting
import Testing

@testable import InterviewPresentation

@Suite(.testScope) @MainActor
struct QuestionViewModelTests {
  let scope = TestScope.current()
  let mocks = UseCaseMocks()
  let listener = QuestionListenerMock()
  let viewModel: QuestionViewModel
  let answer = MutableStateStream("")

  init() {
    viewModel = QuestionViewModel(
      interview: .sample("a", answers: []), useCases: mocks.useCases, listener: listener)
    mocks.fetchQuestion.fetchQuestionReturnValue = .sample(0)
    mocks.focusOnScreen.isFocusedHandler = { FocusOnScreen().isFocused($0) }
  }

  private func tester(
    _ input: QuestionViewModel.Input, skipping: [String] = []
  ) -> ViewModelTester<QuestionViewModel> {
    ViewModelTester(
      viewModel, input: input, mocks: mocks.fetchQuestion, mocks.skipQuestion, mocks.transcribe, mocks.postAnswer,
      listener, skipping: skipping)
  }

  @Test func `the question comes when the view appears`() async {
    let answers = scope.answers(.after(1, .success(Standing.sample(0))))
    mocks.fetchQuestion.fetchQuestionHandler = { _ in try await answers.next() }
    let tester = tester(.init(viewWillAppear: scope.hot([.at(2)]).stream))
    let question = tester.record(\.question)
    let progress = tester.record(\.progress)

    await scope.advance(to: .seconds(5))

    question.expectEvents([.at(0, ""), .at(3, "Question 1?")])
    progress.expectEvents([.at(0, 0)])
    #expect(mocks.fetchQuestion.fetchQuestionArgValues.map(\.id) == ["a"])
  }

  @Test func `the latest answer is posted, and the next question comes`() async {
    mocks.postAnswer.postAnswerReturnValue = .sample(1)
    let tester = tester(
      .init(viewWillAppear: scope.hot([.at(0)]).stream, answer: answer, submitButtonTapped: scope.hot([.at(3)]).stream),
      skipping: ["fetchQuestion"])
    scope.at(1) { answer.send("First draft") }
    scope.at(2) { answer.send("Second draft") }
    let question = tester.record(\.question)
    let progress = tester.record(\.progress)

    await scope.advance(to: .seconds(5))

    question.expectEvents([.at(0, ""), .at(0, "Question 1?"), .at(3, "Question 2?")])
    progress.expectEvents([.at(0, 0), .at(3, 0.1)])
    #expect(mocks.postAnswer.postAnswerArgValues.map(\.0) == ["Second draft"])
    #expect(mocks.postAnswer.postAnswerReceivedArguments?.1 == .sample(1))
    #expect(answer.value == "")
  }

  @Test func `an empty answer is refused with a toast, and the question stays`() async {
    mocks.postAnswer.postAnswerError = EmptyAnswerError()
    let tester = tester(
      .init(viewWillAppear: scope.hot([.at(0)]).stream, submitButtonTapped: scope.hot([.at(1)]).stream),
      skipping: ["fetchQuestion", "postAnswer"])
    let toast = tester.record(\.toast)
    await scope.advance(to: .seconds(5))
    toast.expectEvents([.at(1, "Please answer the question, or skip it.")])
    #expect(tester.output.question.value == "Question 1?")
  }

  @Test func `an answer that cannot be saved is not lost`() async {
    mocks.postAnswer.postAnswerError = StoreIsDown()
    answer.send("My answer")
    let tester = tester(
      .init(viewWillAppear: scope.hot([.at(0)]).stream, answer: answer, submitButtonTapped: scope.hot([.at(1)]).stream),
      skipping: ["fetchQuestion", "postAnswer"])
    let toast = tester.record(\.toast)
    await scope.advance(to: .seconds(5))
    toast.expectElements(["Your answer could not be saved. Please try again."])
    #expect(answer.value == "My answer")
    #expect(tester.output.progress.value == 0)
  }

  @Test func `a question that cannot be loaded says so`() async {
    mocks.fetchQuestion.fetchQuestionError = StoreIsDown()
    let tester = tester(.init(viewWillAppear: scope.hot([.at(1)]).stream), skipping: ["fetchQuestion"])
    let toast = tester.record(\.toast)
    await scope.advance(to: .seconds(1))
    toast.expectElements(["The question could not be loaded. Please go back and try again."])
  }

  @Test func `nothing is posted before there is a question`() async {
    let tester = tester(.init(submitButtonTapped: scope.hot([.at(1)]).stream))
    await tester.act { await scope.advance(to: .seconds(2)) }
    #expect(mocks.postAnswer.postAnswerCallCount == 0)
  }

  @Test func `a second press while the first is under way changes nothing`() async {
    let answers = scope.answers(.after(5, .success(Standing.sample(1))))
    mocks.skipQuestion.skipHandler = { _, _ in try await answers.next() }
    let tester = tester(
      .init(
        viewWillAppear: scope.hot([.at(0)]).stream, skipButtonTapped: scope.hot([.at(1), .at(2), .at(3)]).stream),
      skipping: ["fetchQuestion"])
    let progress = tester.record(\.progress)
    await scope.advance(to: .seconds(10))
    progress.expectEvents([.at(0, 0), .at(6, 0.1)])
    #expect(mocks.skipQuestion.skipCallCount == 1)
  }

  @Test func `after the tenth question the interview is finished, and the coordinator told once`() async {
    mocks.fetchQuestion.fetchQuestionReturnValue = .sample(9)
    mocks.skipQuestion.skipReturnValue = .sample(10)
    let tester = tester(
      .init(viewWillAppear: scope.hot([.at(0)]).stream, skipButtonTapped: scope.hot([.at(1), .at(2)]).stream),
      skipping: ["fetchQuestion", "skip"])
    let isFinished = tester.record(\.isFinished)
    let progress = tester.record(\.progress)
    await scope.advance(to: .seconds(5))
    isFinished.expectEvents([.at(0, false), .at(1, true)])
    progress.expectEvents([.at(0, 0), .at(0, 0.9), .at(1, 1)])
    #expect(listener.questionsDidFinishCallCount == 1)
  }

  @Test func `a gaze that stays away is noted at most every three seconds`() async {
    let away = EyePoint(x: 60, y: 600)
    let there = EyePoint(x: 100, y: 100)
    let gaze = scope.hot([
      .at(1, there), .at(2, away), .at(3, away), .at(4, there), .at(.milliseconds(4900), away),
      .at(.milliseconds(5100), away), .at(6, away), .at(7, there), .at(9, away),
    ])
    let toast = tester(.init(eyePoints: gaze.stream)).record(\.toast)
    await scope.advance(to: .seconds(20))
    let words = "Please focus on the interview"
    toast.expectEvents([.at(2, words), .at(.milliseconds(5100), words), .at(9, words)])
  }

  @Test func `a recording is switched on and off, and its transcription replaces the answer`() async {
    let said = scope.answers(.after(2, .success("What I said")))
    mocks.transcribe.stopHandler = { try await said.next() }
    answer.send("What I typed")
    let tester = tester(.init(answer: answer, recordButtonTapped: scope.hot([.at(1), .at(4), .at(5)]).stream))
    let isRecording = tester.record(\.isRecording)
    let answers = scope.record(answer.stream)
    await scope.advance(to: .seconds(10))
    isRecording.expectEvents([.at(0, false), .at(1, true), .at(4, false)])
    answers.expectEvents([.at(0, "What I typed"), .at(6, "What I said")])
    #expect(mocks.transcribe.startCallCount == 1)
    #expect(mocks.transcribe.stopCallCount == 1)
  }

  @Test func `a recording without words leaves the answer as it was`() async {
    mocks.transcribe.stopError = NothingHeardError()
    answer.send("What I typed")
    let tester = tester(
      .init(answer: answer, recordButtonTapped: scope.hot([.at(1), .at(2)]).stream), skipping: ["st*"])
    let toast = tester.record(\.toast)
    await scope.advance(to: .seconds(3))
    toast.expectElements(["Nothing was heard. Please try again, or type your answer."])
    #expect(answer.value == "What I typed")
  }

  @Test func `a microphone that fails leaves the recording off`() async {
    mocks.transcribe.startError = StoreIsDown()
    let tester = tester(.init(recordButtonTapped: scope.hot([.at(1)]).stream), skipping: ["start"])
    let toast = tester.record(\.toast)
    await scope.advance(to: .seconds(3))
    toast.expectElements(["Recording does not work. Please type your answer."])
    #expect(!tester.output.isRecording.value)
  }

  @Test func `who records has to stop before moving on`() async {
    let tester = tester(
      .init(
        viewWillAppear: scope.hot([.at(0)]).stream, submitButtonTapped: scope.hot([.at(2)]).stream,
        recordButtonTapped: scope.hot([.at(1)]).stream),
      skipping: ["fetchQuestion", "start"])
    let toast = tester.record(\.toast)
    await scope.advance(to: .seconds(3))
    toast.expectElements(["Please stop the recording first."])
    #expect(mocks.postAnswer.postAnswerCallCount == 0)
  }
}
