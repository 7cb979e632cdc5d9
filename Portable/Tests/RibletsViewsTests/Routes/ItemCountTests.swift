import Riblets
import RibletsTesting
import Testing

@testable import RibletsViews

/// The work of a window for a list of routes, counted.
@MainActor
@Suite(.testScope) struct ItemCountTests {
  @Test func `each item of a list was one change of the whole window`() {
    var counts: [Int] = []
    for count in [1, 40] {
      let window = Window()
      let root = RackRouter()
      root.launch(from: window, in: TestScope.current().runtime)
      let before = window.treeVersion
      root.show(items: (0..<count).map { .item($0) })
      #expect(root.viewController.children.count == count)
      root.show(items: (0..<count).reversed().map { .item($0 + 1) })
      root.show(items: [])
      #expect(root.viewController.children.isEmpty)
      counts.append(window.treeVersion - before)
    }
    #expect(counts[0] == counts[1])
  }

  @Test func `children that are set keep those that stay, and take one from another parent`() {
    let (one, other) = (ViewController(), ViewController())
    let children = (0..<4).map { _ in ViewController() }
    other.addChild(children[3])
    one.setChildren([children[0], children[1]])
    one.setChildren([children[1], children[2], children[3]])
    #expect(one.children.elementsEqual(children[1...], by: ===))
    #expect(children[0].parent == nil)
    #expect(other.children.isEmpty)
  }
}

protocol RackRouting: ViewableRouting, Navigating where Origin == any RackRouting {}

final class RackViewController: ViewController, RouteContainer {
  override var body: any View { routeViews }
}

final class RackRouter: LaunchRouter<Interactor, RackViewController>, RackRouting {
  init() { super.init(interactor: Interactor(), viewController: RackViewController()) }
}

struct RackItem: ChildRoute {
  static let shown = Shown.item
  let id: Int
  var key: String { "\(id)" }

  func build(in parent: RackRouter) -> any ViewableRouting {
    ViewableRouter(interactor: Interactor(), viewController: ViewController())
  }
}

extension Route<any RackRouting> {
  fileprivate static func item(_ id: Int) -> Self { Self(RackItem(id: id)) }
}
