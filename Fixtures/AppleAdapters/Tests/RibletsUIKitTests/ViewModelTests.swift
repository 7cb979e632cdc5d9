import Riblets
import RibletsMVVM
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

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

private final class TapViewController: UIViewController, BindableView {
  let lifetime = Lifetime()
  let label = UILabel()
  let button = UIButton(type: .system)
  private let taps = MutableEventStream<Void>()

  var input: TapViewModel.Input { .init(taps: taps.stream) }

  func bind(_ output: TapViewModel.Output) {
    observe(output.text) { view, text in view.label.text = text }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.taps.send() }, for: .primaryActionTriggered)
  }
}

/// Views of UIKit that are bound to view models.
@MainActor
@Suite(.testScope) struct ViewModelTests {
  let scope = TestScope.current()

  @Test func `a view controller shows its view model, and sends it the taps of the user`() {
    let view = TapViewController()
    let router = Router(concrete: Interactor())
    router.launch(under: scope)
    let screen = ViewModelScreen(TapViewModel(), in: view)
    router.attachChild(screen)
    let navigation = RibletNavigationController()
    navigation.push(screen.viewControllable)
    view.loadViewIfNeeded()
    #expect(view.label.text == "0")

    view.button.sendActions(for: .primaryActionTriggered)

    #expect(view.label.text == "1")
    router.detachChild(screen)
    view.button.sendActions(for: .primaryActionTriggered)
    #expect(view.label.text == "1")
  }
}
