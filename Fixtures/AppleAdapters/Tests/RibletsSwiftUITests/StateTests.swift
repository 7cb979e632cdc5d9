import Combine
import Riblets
import RibletsSwiftUI
import RibletsTesting
import RibletsUIKit
import SwiftUI
import Testing
import UIKit

struct CounterState: Equatable, Sendable {
  var count = 0
}

enum CounterAction: Sendable { case add, reset }

@MainActor
protocol CounterPresentable: Presentable {
  func connect(to states: StateStream<CounterState>, onAction: @escaping @MainActor (CounterAction) -> Void)
}

@MainActor
protocol CounterViewControllable: ViewControllable {}

final class CounterInteractor: PresentableInteractor<any CounterPresentable> {
  let state = MutableStateStream(CounterState())

  override func didBecomeActive() {
    presenter.connect(to: state.stream) { [weak self] action in self?.handle(action) }
  }

  private func handle(_ action: CounterAction) {
    switch action {
    case .add: state.value.count += 1
    case .reset: state.value.count = 0
    }
  }
}

final class CounterScreen: StateScreen<CounterState, CounterAction>, CounterPresentable, CounterViewControllable {
  override func body(for state: CounterState) -> any View {
    VStack {
      Text("\(state.count)")
      Button("Add") { self.send(.add) }
      Button("Reset") { self.send(.reset) }
    }
  }
}

final class CounterModel: StateModel<CounterState, CounterAction>, CounterPresentable {}

struct CounterView: View {
  @ObservedObject var model: CounterModel

  var body: some View {
    Text("\(model.state?.count ?? -1)")
    Button("Add") { model.send(.add) }
  }
}

/// The view of a riblet in an app of UIKit: a hosting controller is a view controller.
final class CounterViewController: UIHostingController<CounterView>, CounterViewControllable {}

@MainActor
@Suite(.testScope)
struct StateTests {
  let test = TestScope.current()

  @Test func `states go down and actions come up`() {
    let screen = CounterScreen()
    let interactor = CounterInteractor(presenter: screen)
    let window = SimulatedWindow(ScreenView(screen))
    #expect(window.texts == [])

    interactor.activate()
    window.update()
    #expect(window.texts == ["0", "Add", "Reset"])
    window.press("Add")
    window.press("Add")
    #expect(window.texts == ["2", "Add", "Reset"])
    window.press("Reset")
    #expect(window.texts == ["0", "Add", "Reset"])
    interactor.deactivate()
  }

  @Test func `a body that somebody keeps shows states although its screen has gone`() throws {
    let state = MutableStateStream(CounterState(count: 3))
    var screen: CounterScreen? = CounterScreen()
    screen?.connect(to: state.stream) { _ in }
    let body = try #require(screen?.body)
    screen = nil

    #expect(SimulatedWindow(AnyView(body)).texts == ["3", "Add", "Reset"])
  }

  @Test func `an equal state changes nothing`() {
    let model = CounterModel()
    let state = MutableStateStream(CounterState())
    var changes = 0
    let listening = model.objectWillChange.sink { changes += 1 }
    defer { listening.cancel() }

    model.connect(to: state.stream) { _ in }
    state.send(CounterState())
    state.send(CounterState(count: 1))

    #expect(changes == 2)
  }

  @Test func `states that cannot be compared are all shown`() {
    struct Opaque: Sendable { let text: String }
    let model = StateModel<Opaque, CounterAction>()
    let state = MutableStateStream(Opaque(text: "A"))
    var changes = 0
    let listening = model.objectWillChange.sink { changes += 1 }
    defer { listening.cancel() }

    model.connect(to: state.stream) { _ in }
    state.send(Opaque(text: "A"))

    #expect(changes == 2)
    #expect(model.state?.text == "A")
  }

  @Test func `a second connection takes the place of the first`() {
    let model = CounterModel()
    let (first, second) = (MutableStateStream(CounterState(count: 1)), MutableStateStream(CounterState(count: 2)))
    var heard: [String] = []

    model.connect(to: first.stream) { _ in heard.append("first") }
    model.connect(to: second.stream) { _ in heard.append("second") }
    first.send(CounterState(count: 9))
    model.send(.add)

    #expect(model.state == CounterState(count: 2))
    #expect(heard == ["second"])
    #expect(first.subscriberCount == 0)
  }

  @Test func `the last state stays when the stream finishes, and the model is not held by it`() {
    let state = MutableStateStream(CounterState(count: 3))
    var model: CounterModel? = CounterModel()
    weak let held = model
    model?.connect(to: state.stream) { _ in }
    state.finish()
    #expect(model?.state == CounterState(count: 3))

    model = nil
    #expect(held == nil)
  }

  @Test func `a hosting controller is the view of a riblet in an app of UIKit`() {
    let model = CounterModel()
    let view = CounterViewController(rootView: CounterView(model: model))
    let interactor = CounterInteractor(presenter: model)
    let router = ViewableRouter<CounterInteractor, any CounterViewControllable>(
      interactor: interactor, viewController: view)
    let navigation = RibletNavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: .zero)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let content = SimulatedWindow(view.rootView)

    router.launch(under: test)
    navigation.push(router.viewControllable, isAnimated: false)
    content.press("Add")

    #expect(content.texts == ["1", "Add"])
    #expect(view.presence == .shown)
    navigation.popToRoot(isAnimated: false)
    #expect(view.presence == .hidden)
  }
}
