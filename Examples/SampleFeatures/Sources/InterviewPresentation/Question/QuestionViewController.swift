import InterviewDomain
import Riblets
import RibletsMVVM
import RibletsViews

/// A question, the answer to it, and a note that comes and goes.
final class QuestionViewController: ViewController, BindableView {
  /// The time for which a note is shown.
  static let toastDuration = Duration.seconds(2)

  let lifetime = Lifetime()
  private let willAppear = MutableEventStream<Void>()
  private let answer = MutableStateStream("")
  private let skip = MutableEventStream<Void>()
  private let submit = MutableEventStream<Void>()
  private let record = MutableEventStream<Void>()
  private let eyePoints = MutableEventStream<EyePoint>()

  private var question = ""
  private var progress = 0.0
  private var toast: String?
  private var isRecording = false
  private var looksAway = false

  var input: QuestionViewModel.Input {
    .init(
      viewWillAppear: willAppear.stream, answer: answer, skipButtonTapped: skip.stream,
      submitButtonTapped: submit.stream, recordButtonTapped: record.stream, eyePoints: eyePoints.stream)
  }

  func bind(_ output: QuestionViewModel.Output) {
    observe(output.question) { view, question in view.update { $0.question = question } }
    observe(output.progress) { view, progress in view.show(progress: progress) }
    observe(output.isRecording) { view, isRecording in view.update { $0.isRecording = isRecording } }
    observe(output.toast) { view, toast in view.show(toast: toast) }
    observe(answer.stream) { view, _ in view.setNeedsDisplay() }
  }

  override func viewWillAppear() {
    willAppear.send()
  }

  override var body: any View {
    VStack(spacing: 16) {
      ProgressBar("\(finishedCount) of 10 finished", value: progress)
      Card(tint: .accent) { Text(question, style: .title) }
      if let toast { Card(tint: .orange) { Text(toast).identifier("toast") } }
      TextField("Your answer", text: answer.value) { self.answer.send($0) }.identifier("answer")
      if isRecording { Text("Recording: say your answer out loud.", style: .caption, tint: .red) }
      Button(
        isRecording ? "Stop recording" : "Answer by voice", role: isRecording ? .destructive : .normal
      ) { self.record.send() }.identifier("record")
      Spacer()
      Toggle("Simulate looking away", isOn: looksAway) { self.lookAway($0) }.identifier("look-away")
      HStack {
        Button("Skip") { self.skip.send() }.disabled(isRecording)
        Button("Submit", role: .primary) { self.submit.send() }.disabled(isRecording)
      }
    }
  }

  private var finishedCount: Int { Int((progress * 10).rounded()) }

  private func update(_ change: (QuestionViewController) -> Void) {
    change(self)
    setNeedsDisplay()
  }

  private func show(progress: Double) {
    self.progress = progress
    title = "Question \(min(10, finishedCount + 1)) of 10"
    setNeedsDisplay()
  }

  private func show(toast text: String) {
    update { $0.toast = text }
    task(id: "toast", .cancelInFlight) { view in
      try await view.ribletClock.sleep(for: Self.toastDuration)
      view.update { $0.toast = nil }
    }
  }

  /// Stands in for a camera that follows the eyes: a gaze at the lower left corner, twice a second.
  private func lookAway(_ looksAway: Bool) {
    update { $0.looksAway = looksAway }
    task(id: "gaze", .cancelInFlight) { view in
      while view.looksAway {
        view.eyePoints.send(EyePoint(x: 60, y: 600))
        try await view.ribletClock.sleep(for: .milliseconds(500))
      }
    }
  }
}
