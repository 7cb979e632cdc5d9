import Riblets
import RibletsViews
import Testing

private enum CounterAction: Equatable {
  case add
  case rename(String)
}

private final class CounterViewController: StateViewController<Int, CounterAction> {
  var bodies = 0
  var changes: [[Int?]] = []

  override func stateDidChange(from previous: Int?) { changes.append([previous, state]) }

  override func body(for count: Int) -> any View {
    bodies += 1
    return VStack {
      Text("\(count)")
      Button("Add") { self.send(.add) }
      TextField("Name", text: "") { self.send(.rename($0)) }
    }
  }
}

@MainActor
private final class CounterInteractor {
  let count = MutableStateStream(0)
  var actions: [CounterAction] = []

  init(presenter: any StatePresentable<Int, CounterAction>) {
    presenter.connect(to: count.stream) { [weak self] in self?.handle($0) }
  }

  private func handle(_ action: CounterAction) {
    actions.append(action)
    if action == .add { count.value += 1 }
  }
}

@MainActor
struct StateViewControllerTests {
  let window = Window()
  private let view = CounterViewController()

  @Test func `states come down and actions go up`() throws {
    let interactor = CounterInteractor(presenter: view)
    window.rootViewController = view

    try window.press("add")
    try window.type("Ann", into: "name")

    #expect(window.frame.texts == ["1"])
    #expect(interactor.actions == [.add, .rename("Ann")])
  }

  @Test func `an equal state does not render again`() {
    let interactor = CounterInteractor(presenter: view)
    window.rootViewController = view
    _ = window.frame
    #expect(view.bodies == 1)

    interactor.count.value = 0
    _ = window.frame
    #expect(view.bodies == 1)

    interactor.count.value = 1
    interactor.count.value = 2
    _ = window.frame
    #expect(view.bodies == 2)
    #expect(window.frame.texts == ["2"])
  }

  @Test func `a change is notified with the previous state, an equal state is not`() {
    let interactor = CounterInteractor(presenter: view)

    interactor.count.value = 0
    interactor.count.value = 2

    #expect(view.changes == [[nil, 0], [0, 2]])
  }

  @Test func `nothing is shown and nothing is sent before there is a connection`() {
    window.rootViewController = view

    view.send(.add)

    #expect(window.frame.description == "screen\n  vertical")
    #expect(view.state == nil)
  }

  @Test func `a new connection takes the place of the old one`() {
    let old = CounterInteractor(presenter: view)
    let new = CounterInteractor(presenter: view)
    window.rootViewController = view

    old.count.value = 5
    view.send(.add)

    #expect(window.frame.texts == ["1"])
    #expect(old.actions == [])
    #expect(new.actions == [.add])
    #expect(old.count.subscriberCount == 0)
  }

  @Test func `the last state stays when the stream finishes`() {
    let interactor = CounterInteractor(presenter: view)
    window.rootViewController = view
    interactor.count.value = 3

    interactor.count.finish()

    #expect(window.frame.texts == ["3"])
  }

  @Test func `a connection keeps neither side alive`() {
    weak var freedView: CounterViewController?
    weak var freedInteractor: CounterInteractor?
    do {
      let view = CounterViewController()
      let interactor = CounterInteractor(presenter: view)
      window.rootViewController = view
      _ = window.frame
      window.rootViewController = nil
      (freedView, freedInteractor) = (view, interactor)
    }

    #expect(freedView == nil)
    #expect(freedInteractor == nil)
  }
}
