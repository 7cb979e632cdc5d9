import Riblets
import RibletsTesting
import Testing

/// Children in their parent's view that show nothing but a view of their own: the usual case, which has a quick way.
@MainActor
struct PlainChildrenTests {
  let test = TestScope(leakPolicy: .off)
  let frame = FrameRouter()

  init() { test.launch(frame) }

  @Test func `views are shown and hidden one by one`() {
    frame.route(to: .leaf("A"))
    frame.navigate(.begin([.leaf("B")]))
    frame.route(to: .leaf("B"), as: .overlay)
    frame.leave(.leaf("A"))
    #expect(frame.viewController.calls == ["show A", "show B", "hide A"])
    #expect(frame.navigationState.description == "Leaf(name: B) overlay")
  }

  @Test func `views that come in one move are shown in the order of the list`() {
    frame.begin(with: .leaf("A"), .leaf("B"))
    frame.route(to: .leaf("C"), by: .root)
    #expect(frame.viewController.calls == ["show A", "show B", "hide A", "hide B", "show C"])
  }

  @Test func `a view that comes and leaves in one move is never shown`() {
    frame.make = { [weak frame] name in FrameLeafRouter(name) { frame?.leave(.leaf("A")) } }
    frame.route(to: .leaf("A"))
    #expect(frame.viewController.calls.isEmpty)
    #expect(frame.children.isEmpty)
  }

  @Test func `a sibling with more to show changes nothing for the others`() {
    frame.make = { $0 == "Frame" ? FrameRouter("Frame") : FrameLeafRouter($0) }
    frame.route(to: .leaf("A"))
    frame.route(to: .leaf("Frame"))
    (frame.children.last as? FrameRouter)?.route(to: .leaf("Below"), as: .pushed)
    frame.route(to: .leaf("B"))
    frame.leave(.leaf("Frame"))
    frame.leave(.leaf("A"))
    #expect(frame.viewController.calls == ["show A", "show Frame", "show B", "hide Frame", "hide A"])
  }

  @Test func `a router that is no Router is shown as well`() {
    frame.make = { RoutingMock($0) }
    frame.route(to: .leaf("A"))
    frame.leave(.leaf("A"))
    #expect(frame.viewController.calls == ["show A", "hide A"])
  }

  @Test func `a riblet that two routes build leaves both places`() {
    let one = FrameLeafRouter("One")
    frame.make = { _ in one }
    frame.route(to: .leaf("A"))
    frame.route(to: .leaf("B"))
    frame.leave(.leaf("A"))
    #expect(frame.children.isEmpty)
    #expect(frame.navigationState == NavigationState())
    #expect(test.diagnoses.count == 1)
  }

  @Test func `a route is built below each parent of its type`() {
    let other = FrameRouter("Other")
    test.launch(other)
    frame.route(to: .leaf("A"))
    other.route(to: .leaf("A"))
    frame.leave(.leaf("A"))
    #expect(frame.viewController.calls == ["show A", "hide A"])
    #expect(other.viewController.calls == ["show A"])
    #expect(other.children.count == 1)
  }

  @Test func `a move within one that changes only the riblet's own view ends with it`() async {
    let host = SpotTree.Host()
    frame.show(in: host)
    var ended: [Bool] = []
    frame.make = { [weak frame] name in
      FrameLeafRouter(name) {
        guard name == "A" else { return }
        let move = frame?.route(to: .leaf("B"))
        frame?.interactor.task { _ in ended.append(await move?.finished() ?? false) }
      }
    }
    frame.route(to: .leaf("A"))
    await test.settle()
    #expect(frame.viewController.calls == ["show A", "show B"])
    #expect(ended == [true])
    #expect(host.count == 1)
  }

  @Test func `a place that outlives its tree does nothing`() {
    var router: FrameRouter? = FrameRouter()
    let host = SpotTree.Host()
    router?.show(in: host)
    router?.route(to: .leaf("A"), as: .pushed)
    let place = host.screen?.layers.first?.stack.last
    router = nil
    #expect(place?.shown == .pushed)
    #expect(place?.isHeld == false)
    place?.userDidLeave()
    place?.userDidTryToLeave()
    place?.userDidSelect()
  }

  @Test(arguments: [false, true])
  func `a tree that is dropped frees the views that it shows`(isLaunched: Bool) async {
    weak var shown: FrameView?
    do {
      let router = FrameRouter()
      if isLaunched { router.launch(in: RibletRuntime(leakPolicy: .off)) }
      router.route(to: .leaf("A"))
      shown = (router.children.first as? FrameLeafRouter)?.viewController
      #expect(shown != nil)
    }
    await test.settle()
    #expect(shown == nil)
  }
}

/// A view that is told of its children one by one.
final class FrameView: ContainerViewControllable {
  let name: String
  private(set) var calls: [String] = []

  init(_ name: String) { self.name = name }

  func show(_ child: any ViewControllable) { calls.append("show \((child as? FrameView)?.name ?? "?")") }
  func hide(_ child: any ViewControllable) { calls.append("hide \((child as? FrameView)?.name ?? "?")") }
}

protocol FrameRouting: ViewableRouting, Navigating where Origin == any FrameRouting {}

final class FrameRouter: LaunchRouter<Interactor, FrameView>, FrameRouting {
  var make: @MainActor (String) -> any ViewableRouting = { FrameLeafRouter($0) }

  init(_ name: String = "Root") { super.init(interactor: Interactor(), viewController: FrameView(name)) }
}

final class FrameLeafRouter: ViewableRouter<Interactor, FrameView> {
  private let onLoad: @MainActor () -> Void

  init(_ name: String, onLoad: @escaping @MainActor () -> Void = {}) {
    self.onLoad = onLoad
    super.init(interactor: Interactor(), viewController: FrameView(name))
  }

  override func didLoad() { onLoad() }
}

struct FrameLeaf: ChildRoute {
  let name: String
  var key: String { name }

  func build(in parent: FrameRouter) -> any ViewableRouting { parent.make(name) }
}

extension Route<any FrameRouting> {
  static func leaf(_ name: String) -> Self { Self(FrameLeaf(name: name)) }
}

/// A router as a mock is one.
private final class RoutingMock: ViewableRouting {
  let interactable: any Interactable = Interactor()
  let viewControllable: any ViewControllable
  var children: [any Routing] { [] }

  init(_ name: String) { viewControllable = FrameView(name) }

  func load() {}
  func attachChild(_ child: any Routing) {}
  func detachChild(_ child: any Routing) {}
}
