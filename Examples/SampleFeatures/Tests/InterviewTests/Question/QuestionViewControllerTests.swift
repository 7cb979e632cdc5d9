import InterviewDomain
import Riblets
import RibletsMVVMTesting
import RibletsTesting
import RibletsViewsSnapshot
import RibletsViewsTesting
import Testing

@testable import InterviewPresentation

@Suite(.testScope) @MainActor
struct QuestionViewControllerTests {
  let scope = TestScope.current()
  let view = QuestionViewController()
  let toast = MutableEventStream<String>()
  let isRecording = MutableStateStream(false)

  private func bind(_ question: String = "What are you proud of?", progress: Double = 0.3) {
    scope.bind(
      view,
      to: .init(
        question: .constant(question), progress: .constant(progress), toast: toast.stream,
        isRecording: isRecording.stream, isFinished: .constant(false)))
  }

  @Test func `what is typed is the answer, and what replaces it is shown`() {
    bind()
    let app = AppTester(showing: view)
    app.type("My own words", into: "answer")
    #expect(view.input.answer.value == "My own words")
    view.input.answer.send("What was heard")
    app.expectField("answer", value: "What was heard")
  }

  @Test func `each button is a stream, and so is the appearance`() {
    let appearances = scope.record(view.input.viewWillAppear.map { "appears" })
    let skips = scope.record(view.input.skipButtonTapped.map { "skip" })
    let submits = scope.record(view.input.submitButtonTapped.map { "submit" })
    let records = scope.record(view.input.recordButtonTapped.map { "record" })
    bind()
    let app = AppTester(showing: view)
    app.press("skip", "submit", "record")
    #expect(
      appearances.elements + skips.elements + submits.elements + records.elements
        == ["appears", "skip", "submit", "record"])
  }

  @Test func `a toast goes by itself, and a newer one takes its place`() async {
    bind()
    let app = AppTester(showing: view)
    toast.send("First")
    app.expectText("First")
    await scope.advance(by: .seconds(1))
    toast.send("Second")
    app.expectNoText("First")
    await scope.advance(by: .milliseconds(1900))
    app.expectText("Second")
    await scope.advance(by: .milliseconds(100))
    app.expectNoText("Second")
  }

  @Test func `while it records nobody can move on`() {
    bind()
    isRecording.send(true)
    let app = AppTester(showing: view)
    app.expectText("Recording: say your answer out loud.")
    app.expectButton("submit", isEnabled: false)
    app.expectButton("skip", isEnabled: false)
  }

  @Test func `looking away is simulated twice a second, until it is switched off`() async {
    bind()
    let gaze = scope.record(view.input.eyePoints)
    let app = AppTester(showing: view)
    app.set("look-away", to: true)
    await scope.advance(by: .milliseconds(1200))
    app.set("look-away", to: false)
    await scope.advance(by: .seconds(3))
    #expect(gaze.elements == Array(repeating: EyePoint(x: 60, y: 600), count: 3))
  }

  @Test func `a question`() {
    bind()
    assertViewSnapshots(of: view)
  }

  @Test func `a long question, an answer, a recording and a toast`() {
    bind(
      "Tell us about a project that did not go as planned: what happened, and what did you learn from it?",
      progress: 0.9)
    isRecording.send(true)
    view.input.answer.send("It was a winter of many meetings, and few of them were needed.")
    toast.send("Please focus on the interview")
    assertViewSnapshots(of: view)
  }
}
