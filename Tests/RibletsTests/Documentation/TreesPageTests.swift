import Riblets
import RibletsTesting
import Testing

/// A router of which code alone does not say which children it attaches.
private final class HallRouter: Router<Interactor> {
  /// @attaches Cart, Menu
  func show(_ child: any Routing) { attachChild(child) }
}

/// The comment of Documentation/Trees.md that says which children are attached, beside code that is compiled and run.
@Suite(.testScope) @MainActor
struct TreesPageTests {
  @Test func `a router shows whichever child it is given`() {
    let hall = HallRouter(interactor: Interactor())
    hall.launch(under: TestScope.current())
    let menu = Router(interactor: Interactor())
    hall.show(menu)

    #expect(hall.children.count == 1)
    #expect(menu.interactor.isActive)
  }
}
