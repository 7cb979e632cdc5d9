import Riblets
import RibletsMVVM
import RibletsViews

/// The end of an interview.
final class SummaryViewController: ViewController, BindableView {
  let lifetime = Lifetime()
  private let willAppear = MutableEventStream<Void>()
  private let answers = MutableEventStream<Void>()
  private let done = MutableEventStream<Void>()
  private var summary = "" { didSet { setNeedsDisplay() } }

  var input: SummaryViewModel.Input {
    .init(
      viewWillAppear: willAppear.stream, answersButtonTapped: answers.stream, doneButtonTapped: done.stream)
  }

  func bind(_ output: SummaryViewModel.Output) {
    observe(output.summary) { view, summary in view.summary = summary }
  }

  override func viewDidLoad() {
    title = "Summary"
    hidesBackButton = true
  }

  override func viewWillAppear() {
    willAppear.send()
  }

  override var body: any View {
    VStack(spacing: 20) {
      Spacer()
      Image("✓", label: "A check mark")
      Text("Well done", style: .largeTitle)
      Text(summary, tint: .secondary)
      Spacer()
      VStack(spacing: 12) {
        Button("See answers") { self.answers.send() }
        Button("Done", role: .primary) { self.done.send() }
      }
    }
  }
}
