import Riblets
import RibletsMVVM
import RibletsTesting
import Testing

/// Coordinators, riblets and screens below each other, and links through all of them.
@MainActor
@Suite(.testScope) struct HostingTests {
  let scope = TestScope.current()

  /// A riblet that is told when a flow below it has ended.
  final class ShopInteractor: Interactor, FlowListener {
    var told: [String] = []
    func flowDidFinish(_ name: String) { told.append(name) }
  }

  final class ShopRouter: Router<ShopInteractor> {}

  @Test func `a coordinator hosts a riblet, which hosts a coordinator, which hosts a screen`() async {
    let root = Flow("Root")
    root.start(in: scope.runtime)
    let shop = ShopRouter(concrete: ShopInteractor())
    let checkout = Flow("Checkout", listener: shop.interactor)
    root.attachChild(shop)
    shop.attachChild(checkout)
    checkout.attachChild(ViewModelScreen(SumViewModel(), in: SumView()))

    expectTree(
      root,
      """
      Flow(Root)
        Shop
          Flow(Checkout)
            ViewModelScreen(Sum)
      """)

    checkout.end()
    #expect(shop.interactor.told == ["Checkout"])
    #expect(shop.children.isEmpty)
    root.detachChild(shop)
    #expect(root.children.isEmpty)
  }

  @Test func `a riblet hosts a screen`() {
    let shop = ShopRouter(concrete: ShopInteractor())
    shop.launch(under: scope)
    let view = SumView()
    shop.attachChild(ViewModelScreen(SumViewModel(), in: view))
    view.numbers.send(3)
    #expect(view.shown == [0, 3])
  }

  @Test func `a worker works for a coordinator`() {
    final class NotingWorker: Worker {
      var log: [String] = []
      override func didStart(_ interactorScope: any Interactable) { log.append("started") }
      override func didStop(_ reason: StopReason) { log.append("stopped") }
    }
    let root = Flow("Root")
    let worker = NotingWorker()
    worker.start(root.interactor)
    root.start(in: scope.runtime)
    root.end()
    #expect(worker.log == ["started", "stopped"])
  }

  @Test func `a link goes step by step through coordinators and riblets, and waits for those that are not active`()
    async
  {
    let root = Flow("Root")
    let child = Flow("Child", listener: root)
    let shop = ShopRouter(concrete: ShopInteractor())
    root.start(in: scope.runtime)
    var steps: [String] = []
    let workflow = Workflow<Flow>()
    workflow.onStep { root in
      steps.append("root")
      return child
    }
    .onStep { child, _ in
      steps.append("child, active: \(child.isActive)")
      child.attachChild(shop)
      return shop.interactor
    }
    .onStep { shop, _ in
      steps.append("shop, active: \(shop.isActive)")
      return shop
    }
    .commit()
    scope.at(2) { root.attachChild(child) }

    let run = root.start(workflow, from: root)
    await scope.settle()
    #expect(steps == ["root"])
    await scope.advance(to: .seconds(3))

    #expect(steps == ["root", "child, active: true", "shop, active: true"])
    #expect(run.outcome.map { "\($0)" } == "completed")
  }

  @Test func `a link that is on its way ends with its coordinator`() async {
    let root = Flow("Root")
    root.start(in: scope.runtime)
    let workflow = Workflow<Flow>()
    workflow.onStep { root in
      try await root.ribletClock.sleep(for: .seconds(5))
      return root
    }
    .commit()
    let run = root.start(workflow, from: root)
    root.end()
    await scope.settle()
    #expect(run.outcome.map { "\($0)" } == "cancelled")
  }
}
