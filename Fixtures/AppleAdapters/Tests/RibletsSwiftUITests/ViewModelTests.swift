import Combine
import Riblets
import RibletsMVVM
import RibletsSwiftUI
import RibletsTesting
import SwiftUI
import Testing

/// Counts the taps.
final class TapViewModel: ViewModel {
  @MainActor
  struct Input {
    var taps: EventStream<Void> = .never
  }

  @MainActor
  struct Output {
    let text: StateStream<String>
  }

  let lifetime = Lifetime()
  private let text = MutableStateStream("0")
  private var count = 0

  func transform(_ input: Input) -> Output {
    observe(input.taps) { viewModel, _ in
      viewModel.count += 1
      viewModel.text.value = "\(viewModel.count)"
    }
    return Output(text: text.stream)
  }
}

private final class TapScreen: Screen, BindableView {
  let lifetime = Lifetime()
  @Published private var text = ""
  private let taps = MutableEventStream<Void>()

  var input: TapViewModel.Input { .init(taps: taps.stream) }

  func bind(_ output: TapViewModel.Output) {
    observe(output.text) { screen, text in screen.text = text }
  }

  override var body: any View {
    VStack {
      Text(text)
      Button("Tap") { self.taps.send() }
    }
  }
}

/// Screens of SwiftUI that are bound to view models.
@MainActor
@Suite(.testScope) struct ViewModelTests {
  let scope = TestScope.current()

  @Test func `a screen shows its view model, and sends it the taps of the user`() {
    let view = TapScreen()
    let router = Router(concrete: Interactor())
    router.launch(under: scope)
    let screen = ViewModelScreen(TapViewModel(), in: view)
    router.attachChild(screen)
    let window = SimulatedWindow(ScreenView(view))
    #expect(window.texts == ["0", "Tap"])

    window.press("Tap")

    #expect(window.texts == ["1", "Tap"])
    router.detachChild(screen)
    window.press("Tap")
    #expect(window.texts == ["1", "Tap"])
  }
}
