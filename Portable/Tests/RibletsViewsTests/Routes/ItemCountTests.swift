import Riblets
import RibletsTesting
import Testing

@testable import RibletsViews

/// The work of a window for a list of routes, counted.
@MainActor
struct ItemCountTests {
  @Test func `each item of a list was one change of the whole window`() {
    var counts: [Int] = []
    for count in [1, 40] {
      let app = SpotTree(holdsStacks: false, director: nil, restoring: nil)
      guard let window = app.root.viewController.window else { return #expect(Bool(false), "There is no window.") }
      let before = window.treeVersion
      app.root.show(items: (0..<count).map { .item("\($0)") })
      app.root.show(items: (0..<count).reversed().map { .item("\($0)", 1) })
      counts.append(window.treeVersion - before)
      #expect(app.root.viewController.children.count == count)
      app.root.show(items: [])
      #expect(app.root.viewController.children.isEmpty)
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
