import Riblets
import RibletsMVVM
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct ViewModelScreenTests {
  let scope = TestScope.current()
  let view = SumView()
  let viewModel = SumViewModel()

  @Test func `an active screen ties its view to its view model`() {
    let screen = ViewModelScreen(viewModel, in: view)
    screen.launch(under: scope)

    view.numbers.send(2)
    view.numbers.send(3)

    #expect(view.shown == [0, 2, 5])
    #expect(screen.viewControllable === view)
  }

  @Test func `a detached screen ends what both have bound, and attached again it is tied anew`() {
    let router = Router(concrete: Interactor())
    router.launch(under: scope)
    let screen = ViewModelScreen(viewModel, in: view)
    router.attachChild(screen)
    view.numbers.send(1)

    router.detachChild(screen)
    #expect(view.numbers.subscriberCount == 0)
    #expect(!viewModel.lifetime.isActive)
    #expect(!view.lifetime.isActive)

    router.attachChild(screen)
    view.numbers.send(1)
    #expect(view.shown == [0, 1, 1, 2])
  }

  @Test func `a screen is a leaf of the tree, by the name of its view model`() {
    let router = Router(concrete: Interactor())
    router.launch(under: scope)
    router.attachChild(ViewModelScreen(viewModel, in: view))

    expectTree(
      router,
      """
      Router<Interactor>
        ViewModelScreen(Sum)
      """)
    #expect(router.ribletTree.entries[1].parts["presenter"] == "SumViewModel")
    #expect(router.ribletTree.entries[1].parts["view"] == "SumView")
  }

  @Test func `the work of view and view model is emitted as that of the screen`() {
    ViewModelScreen(viewModel, in: view).launch(under: scope)
    let started = scope.events.filter { event in
      if case .workStarted = event.kind { true } else { false }
    }
    #expect(started.map { $0.path?.description } == ["ViewModelScreen(Sum)", "ViewModelScreen(Sum)"])
  }

  @Test func `a screen may be detached from inside of what its view model does`() async {
    let router = Router(concrete: Interactor())
    router.launch(under: scope)
    let numbers = view.numbers
    await scope.expectReleased { () -> SumViewModel in
      let viewModel = SumViewModel()
      let screen = ViewModelScreen(viewModel, in: SumView())
      router.attachChild(screen)
      viewModel.observe(numbers.stream) { [weak router, weak screen] _, _ in
        if let router, let screen { router.detachChild(screen) }
      }
      numbers.send(1)
      return viewModel
    }
    #expect(numbers.subscriberCount == 0)
    #expect(router.children.isEmpty)
  }

  @Test func `a task that a view starts for an output ends with the screen`() async {
    final class NotingView: BindableView {
      let lifetime = Lifetime()
      let numbers = MutableEventStream<Int>()
      var input: SumViewModel.Input { .init(numbers: numbers.stream) }
      func bind(_ output: SumViewModel.Output) {
        observe(output.sum.dropFirst()) { view, _ in
          view.task(id: "note", .cancelInFlight) { view in try await view.ribletClock.sleep(for: .seconds(9)) }
        }
      }
    }
    let view = NotingView()
    let router = Router(concrete: Interactor())
    router.launch(under: scope)
    let screen = ViewModelScreen(SumViewModel(), in: view)
    router.attachChild(screen)
    router.interactor.task { _ in
      await Task.yield()
      view.numbers.send(1)
    }
    await scope.advance(by: .seconds(1))
    router.detachChild(screen)
    await scope.settle()
    #expect(view.numbers.subscriberCount == 0)
  }

  @Test func `what a view model bound before it is shown goes on on its screen`() {
    let early = MutableEventStream<Int>()
    _ = viewModel.transform(.init(numbers: early.stream))
    let screen = ViewModelScreen(viewModel, in: view)
    screen.launch(under: scope)

    early.send(4)
    #expect(view.shown == [0, 4])

    screen.terminateTree()
    #expect(early.subscriberCount == 0)
  }

  @Test func `a tree that is dropped without an end frees the view model, and ends its work`() async {
    let numbers = view.numbers
    await scope.expectReleased { () -> SumViewModel in
      let viewModel = SumViewModel()
      let router = Router(concrete: Interactor())
      router.launchAsRoot(in: scope.runtime)
      router.attachChild(ViewModelScreen(viewModel, in: view))
      #expect(numbers.subscriberCount == 1)
      return viewModel
    }
    #expect(numbers.subscriberCount == 0)
    #expect(!view.lifetime.isActive)
  }

  @Test func `a tree that is dropped in the middle of a task of its view ends the task`() async {
    weak var weakView: SumView?
    do {
      let view = SumView()
      weakView = view
      let router = Router(concrete: Interactor())
      router.launchAsRoot(in: scope.runtime)
      router.attachChild(ViewModelScreen(SumViewModel(), in: view))
      view.task { view in try await view.ribletClock.sleep(for: .seconds(9)) }
    }
    await scope.settle()
    #expect(weakView == nil)
  }

  @Test func `a view model on two screens is diagnosed, and the first one goes on`() {
    let router = Router(concrete: Interactor())
    router.launch(under: scope)
    router.attachChild(ViewModelScreen(viewModel, in: view))
    let second = ViewModelScreen(viewModel, in: SumView())
    router.attachChild(second)

    #expect(
      scope.diagnoses.map(\.description) == [
        """
        Cannot show 'SumViewModel' in 'Router<Interactor>/ViewModelScreen(Sum)': another screen shows it.

          Screen:   Router<Interactor>/ViewModelScreen(Sum)
          Shown in: Router<Interactor>/ViewModelScreen(Sum)

        Make a view model for each screen. To share state between them, hand both the same stream.
        """
      ])
    router.detachChild(second)
    view.numbers.send(1)
    #expect(view.shown == [0, 1])
  }

  @Test func `a view model that is kept after its screen was detached is a leak`() async throws {
    let router = Router(concrete: Interactor())
    router.launch(under: scope)
    var screen: ViewModelScreen? = ViewModelScreen(viewModel, in: view)
    if let screen {
      router.attachChild(screen)
      router.detachChild(screen)
    }
    screen = nil
    await scope.advance(by: .seconds(10))

    let leaks = scope.events.compactMap { event in
      if case .leaked(let leak) = event.kind { leak } else { nil }
    }
    #expect(leaks.map(\.object) == ["SumViewModel", "SumView"])
    #expect(leaks.first?.role == .presenter)
    #expect(scope.diagnoses.count == 2)
  }
}
