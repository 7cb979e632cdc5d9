import Riblets
import RibletsMVVM
import RibletsViews

/// A text about the app, and two buttons.
final class RootViewController: ViewController, BindableView {
  let lifetime = Lifetime()
  private let start = MutableEventStream<Void>()
  private let history = MutableEventStream<Void>()

  var input: RootViewModel.Input {
    .init(startButtonTapped: start.stream, historyButtonTapped: history.stream)
  }

  func bind(_ output: Void) {}

  override func viewDidLoad() {
    title = "Interview"
  }

  override var body: any View {
    VStack(spacing: 20) {
      Spacer()
      Image("🎙️", label: "A microphone")
      Text("Practise out loud", style: .largeTitle)
      Text("Ten questions, in your own words.", tint: .secondary)
      Spacer()
      VStack(spacing: 12) {
        Button("Start interview", role: .primary) { self.start.send() }
        Button("History") { self.history.send() }
      }
    }
  }
}
