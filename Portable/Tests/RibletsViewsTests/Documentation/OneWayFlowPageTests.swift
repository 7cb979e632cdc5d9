import Riblets
import RibletsViews
import Testing

/// The one-way flow of Documentation/Views.md, compiled and run.
@MainActor
struct OneWayFlowPageTests {
  private enum CounterAction { case add, reset }

  private final class CounterViewController: StateViewController<Int, CounterAction> {
    override func body(for count: Int) -> any View {
      VStack {
        Text("\(count)", style: .largeTitle)
        Button("Add one") { self.send(.add) }
        Button("Reset") { self.send(.reset) }.disabled(count == 0)
      }
    }
  }

  private final class CounterInteractor: PresentableInteractor<any StatePresentable<Int, CounterAction>> {
    private let count = MutableStateStream(0)

    override func didBecomeActive() {
      presenter.connect(to: count.stream) { [weak self] action in self?.handle(action) }
    }

    private func handle(_ action: CounterAction) {
      switch action {
      case .add: count.value += 1
      case .reset: count.value = 0
      }
    }
  }

  @Test func `the counter with one-way flow counts in a launched tree`() throws {
    let window = Window()
    let view = CounterViewController()
    let router = LaunchRouter(interactor: CounterInteractor(presenter: view), viewController: view)
    router.launch(from: window)
    #expect(throws: InputError.disabled("reset")) { try window.press("reset") }

    try window.press("add-one")
    try window.press("add-one")
    #expect(window.frame.texts == ["2"])

    try window.press("reset")
    #expect(window.frame.texts == ["0"])
    router.terminate()
  }
}
