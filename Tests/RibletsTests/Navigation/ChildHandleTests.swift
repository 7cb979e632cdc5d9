import Riblets
import RibletsTesting
import Testing

/// A listener's call whose caller the parent could not name.
@MainActor
@Suite(.testScope) struct ChildHandleTests {
  private let root = DeskRouter()

  private var confirms: [ConfirmInteractor] {
    root.children.compactMap { ($0 as? ConfirmRouter)?.interactor }
  }

  @Test func `of two children of one place the caller leaves, not the last`() throws {
    launch(root)
    root.set(stack: [.discard(1), .buy, .discard(1)])
    let callers = confirms
    callers[0].finish()
    #expect(root.routes == [.buy, .discard(1)])
    #expect(confirms.map(ObjectIdentifier.init) == callers.dropFirst().map(ObjectIdentifier.init))
    callers[2].finish()
    #expect(root.routes == [.buy])
  }

  @Test func `of two routes to the same riblet the caller leaves`() {
    launch(root)
    root.set(stack: [.buy, .discard(1)])
    confirms[0].finish()
    #expect(root.routes == [.discard(1)])
  }

  @Test func `an item that knows no key of its own leaves its list`() {
    launch(root)
    root.show(items: (1...3).map { .discard($0) })
    confirms[1].finish()
    #expect(root.routes == [.discard(1), .discard(3)])
  }

  @Test func `a child that has left, or has other arguments now, leaves nothing`() {
    launch(root)
    root.route(to: .discard(1, "Old"))
    let former = confirms[0]
    root.route(to: .discard(1, "New"))
    former.finish()
    #expect(root.routes == [.discard(1, "New")])
    confirms[0].finish()
    former.finish()
    #expect(root.routes == [])
  }

  @Test func `the handle counts in the callback in which the child becomes active, and in an update`() {
    root.interactor.finishesAtOnce = true
    launch(root)
    root.route(to: .buy)
    #expect(root.routes == [])
    root.interactor.finishesAtOnce = false
    root.route(to: .buy)
    let caller = confirms[0]
    root.update {
      $0.leave(.buy)
      $0.route(to: .buy)
    }
    caller.finish()
    #expect(root.routes == [])
  }

  @Test func `a restored child has a handle of its new place`() {
    launch(root)
    root.set(stack: [.discard(1), .buy])
    root.restore(root.navigationState)
    confirms[0].finish()
    #expect(root.routes == [.buy])
  }

  @Test func `a mock keeps the handle of the move, and handles of tests leave no child`() {
    let handle = ChildHandle(testNumber: 1)
    #expect(NavigationMove<any DeskRouting>.leave(handle) == .leave(ChildHandle(testNumber: 1)))
    #expect(NavigationMove<any DeskRouting>.leave(handle) != .leave(ChildHandle(testNumber: 2)))
    launch(root)
    root.route(to: .buy)
    for number in 0..<100 { root.leave(ChildHandle(testNumber: UInt32(number))) }
    #expect(root.routes == [.buy])
  }

  private func launch(_ root: DeskRouter) { TestScope.current().launch(root) }
}

protocol DeskRouting: ViewableRouting, Navigating where Origin == any DeskRouting {}

@MainActor
protocol ConfirmListener: AnyObject, Sendable {
  func confirmDidFinish(_ confirm: ChildHandle)
}

final class DeskInteractor: Interactor, ConfirmListener {
  weak var router: (any DeskRouting)?
  var finishesAtOnce = false

  func confirmDidFinish(_ confirm: ChildHandle) { router?.leave(confirm) }
}

final class DeskView: ContainerViewControllable {
  func show(_ child: any ViewControllable) {}
  func hide(_ child: any ViewControllable) {}
}

final class DeskRouter: LaunchRouter<DeskInteractor, DeskView>, DeskRouting {
  init() {
    super.init(interactor: DeskInteractor(), viewController: DeskView())
    interactor.router = self
  }

  func confirm() -> any Routing {
    ConfirmRouter(interactor: ConfirmInteractor(childHandle, interactor))
  }
}

/// A riblet that two routes build, with the same listener.
final class ConfirmInteractor: Interactor {
  private let handle: ChildHandle
  private weak var desk: DeskInteractor?

  init(_ handle: ChildHandle, _ desk: DeskInteractor) { (self.handle, self.desk) = (handle, desk) }

  override func didBecomeActive() { if desk?.finishesAtOnce == true { finish() } }

  func finish() { desk?.confirmDidFinish(handle) }
}

final class ConfirmRouter: Router<ConfirmInteractor> {}

struct DeskDiscard: ChildRoute {
  static let shown = Shown.pushed
  let id: Int
  var text = ""
  var key: String { "\(id)" }
  func build(in parent: DeskRouter) -> any Routing { parent.confirm() }
}

struct DeskBuy: ChildRoute {
  static let shown = Shown.pushed
  func build(in parent: DeskRouter) -> any Routing { parent.confirm() }
}

extension Route<any DeskRouting> {
  fileprivate static func discard(_ id: Int, _ text: String = "") -> Self { Self(DeskDiscard(id: id, text: text)) }
  fileprivate static var buy: Self { Self(DeskBuy()) }
}
