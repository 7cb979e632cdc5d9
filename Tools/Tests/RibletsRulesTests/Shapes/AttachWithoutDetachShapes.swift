import Testing

struct AttachWithoutDetachShapes {
  private static let router = Shapes(
    rule: "attach-without-detach",
    frame: """
      protocol MenuListener: AnyObject { func menuDidFinish() }
      protocol TabListener: AnyObject { func tabDidSelect(_ id: Int) }
      final class MenuRouter: Router<any MenuInteractable> {}
      final class TabRouter: Router<any TabInteractable> {}
      final class CartRouter: Router<any CartInteractable> {
        CODE
      }
      """)

  private static let menu = "let menuBuilder: any MenuBuildable\nprivate var menu: (any MenuRouting)?\n"

  @Test(arguments: [
    "func show() { attachChild(menu) }", "func show() { self.attachChild(menu) }",
    "func show() { let child = menuBuilder.build(); menu = child; attachChild(child) }",
    "func show() { guard menu == nil else { return }; attachChild(child) }",
    "func show() { if isNew { attachChild(child) } }",
    "func show() { menu.map { attachChild($0) } }", "public func routeToMenu() { attachChild(child) }",
    "func show() async { attachChild(child) }", "func show() { defer { attachChild(child) } }",
    "override func didLoad() { super.didLoad() }\nfunc show() { attachChild(child) }",
    "func show() { attachChild(child) }\nfunc hide() { menu = nil }",
    "func show() { attachChild(child) }\n// detachChild(menu)",
    "func show() { attachChild(child); log(\"detachChild\") }",
    "func show() { attachChild(child) }\nfunc hide() { viewController.dismiss() }",
    "func show() { if let menu { return }; attachChild(child) }",
    "func show() { work { self.attachChild(child) } }",
    "func show() { [child].forEach(attachChild) }", "func show() { work { [weak self] in self?.attachChild(child) } }",
  ])
  func `a router that keeps a child that can end is found`(body: String) throws {
    try Self.router.expectFinding(Self.menu + body)
  }

  @Test(arguments: [
    "private var menu: MenuRouting?", "private var menu: ViewableRouting?", "var menu: (any ViewableRouting)?",
    "private weak var menu: MenuRouting?", "private var menu: Routing?", "private var menu: MenuRouting!",
    "private var menu: Optional<MenuRouting>", "private var menu: MenuRouting? { didSet { log() } }",
  ])
  func `a child is remembered as a router`(property: String) throws {
    try Self.router.expectFinding("let menuBuilder: any MenuBuildable\n\(property)\nfunc show() { attachChild(child) }")
  }

  @Test(arguments: [
    "func show() { attachChild(menu) }\nfunc hide() { detachChild(menu) }",
    "func show() { attachChild(menu) }\nfunc hide() { self.detachChild(menu) }",
    "func show() { attachChild(menu) }\nfunc hide() { menu.map(detachChild) }",
    "func show() { attachChild(menu) }\nfunc hide() { menu.map(self.detachChild) }",
    "func show() { attachChild(menu) }\nfunc hide() { children.forEach(detachChild(_:)) }",
    "func show() { attachChild(menu) }\nfunc hide() { children.forEach { detachChild($0) } }",
    "func show() { attachChild(menu) }\nfunc hide() { work { [weak self] in self?.detachChild(menu) } }",
    "func show() { attachChild(menu) }\nfunc hide() { work { owner in owner.detachChild(menu) } }",
    "func show() { attachChild(menu) }\nfunc hide() { detachCurrentChild() }",
    "func show() { attachChild(menu) }\nfunc hide() { detach(menu) }",
    "func show() { attachChild(menu) }\nfunc hide() { navigation.detach(menu) }",
    "func show() { attachChild(menu) }\nlet end = detachChild", "func show() { attachChild(menu); onEnd = detachMenu }",
    "func show() { attachChild(menu) }\nfunc hide() { print(\"\\(detachChild(menu))\") }",
    "override func didLoad() { attachChild(menu) }",
    "override func didLoad() { super.didLoad(); attachTabs() }\nfunc attachTabs() { attachChild(menu) }",
    "override func didLoad() { a() }\nfunc a() { b() }\nfunc b() { attachChild(menu) }",
    "init() { super.init(); attachChild(menu) }",
    "init() { super.init(); setUp() }\nfunc setUp() { attachChild(menu) }", "func show() {}",
  ])
  func `a router that detaches, or attaches only at its start, is none`(body: String) throws {
    try Self.router.expectNone(Self.menu + body)
  }

  @Test(arguments: [
    "let menuBuilder: any MenuBuildable\nfunc show() { attachChild(menuBuilder.build()) }",
    "let tabBuilder: any TabBuildable\nprivate var tab: TabRouting?\nfunc show() { attachChild(tab) }",
    "let tabBuilder: any TabBuildable\nprivate var tab: ViewableRouting?\nfunc attachTabItems() { attachChild(tab) }",
    "let menuBuilder: any MenuBuildable\nprivate let menu: MenuRouting\nfunc show() { attachChild(menu) }",
    "let menuBuilder: any MenuBuildable\nvar menus: [MenuRouting] = []\nfunc show() { attachChild(menu) }",
    "let menuBuilder: any MenuBuildable\nvar menu: MenuRouting? { nil }\nfunc show() { attachChild(menu) }",
    "private var other: OtherRouting?\nlet otherBuilder: OtherBuildable\nfunc show() { attachChild(other) }",
  ])
  func `a child that is not remembered, or tells no end, is none`(body: String) throws {
    try Self.router.expectNone(body)
  }

  @Test(arguments: [
    "extension CartRouter { func hide() { detachChild(menu) } }",
    "extension Router { func drop(_ child: Routing) { detachChild(child) } }\nextension CartRouter { func hide() { drop(menu) } }",
    "extension Popping { func pop(_ child: Routing) { detachChild(child) } }",
    "struct Transition { func end(_ child: Routing, in router: Routing) { router.detachChild(child) } }",
    "func pop(_ child: Routing, from router: Routing) { router.detachChild(child) }",
    "final class CartInteractor { func menuDidFinish() { router?.detachChild(router!.children[0]) } }",
  ])
  func `code elsewhere that detaches counts`(more: String) throws {
    let body = Self.menu + "func show() { attachChild(menu) }"
    let text = Self.router.frame.replacing("CODE", with: body)
    try Shapes(rule: "attach-without-detach", frame: text).expectNone(more)
  }

  @Test(arguments: [
    "final class TabInteractor { func a() { router?.detachChild(b) } }",
    "extension MenuRouter { func a() { detachChild(b) } }",
    "class OtherRouter: Router<any A> { func a() { detachChild(b) } }", "let a = \"detachChild(menu)\"",
  ])
  func `code of other riblets that detaches does not`(more: String) throws {
    let text = Self.router.frame.replacing("CODE", with: Self.menu + "func show() { attachChild(menu) }")
    try Shapes(rule: "attach-without-detach", frame: text).expectFinding(more)
  }

  @Test func `a listener that inherits the method that tells an end counts`() throws {
    let text = Self.router.frame.replacing(
      "protocol MenuListener: AnyObject { func",
      with: "protocol MenuListener: Ending {}\nprotocol Ending: AnyObject { func")
    try Shapes(rule: "attach-without-detach", frame: text).expectFinding(
      Self.menu + "func show() { attachChild(menu) }")
  }

  @Test(arguments: [
    "final class CartInteractor: Interactor { func menuDidFinish() { listener?.cartDidFinish() } }",
    "final class CartInteractor: Interactor { func menuDidFinish() { finish() }; func finish() { self.listener?.cartDidFinish() } }",
    "final class CartInteractor: Interactor {}\nextension CartInteractor: MenuListener { func menuDidFinish() { listener.cartDidFinish() } }",
    "class CartInteractor: Interactor { func menuDidFinish() { work { self.listener!.cartDidFinish() } } }",
    "class CartInteractor: Interactor { func menuDidFinish() { if let listener { listener.cartDidFinish() } } }",
  ])
  func `an end that the riblet passes on to its own listener is none`(more: String) throws {
    let text = Self.router.frame.replacing("CODE", with: Self.menu + "func show() { attachChild(menu) }")
    try Shapes(rule: "attach-without-detach", frame: text).expectNone(more)
  }

  @Test(arguments: [
    "final class CartInteractor: Interactor { func menuDidFinish() { router?.hide() }; func close() { listener?.cartDidFinish() } }",
    "final class TabInteractor: Interactor { func menuDidFinish() { listener?.tabDidFinish() } }",
    "final class CartInteractor: Interactor { weak var listener: CartListener?; func menuDidFinish() {} }",
  ])
  func `an end that the riblet does not pass on is found`(more: String) throws {
    let text = Self.router.frame.replacing("CODE", with: Self.menu + "func show() { attachChild(menu) }")
    try Shapes(rule: "attach-without-detach", frame: text).expectFinding(more)
  }

  @Test func `a variable called detach detaches nothing, and a nested protocol called Listener tells no end`() throws {
    try Self.router.expectFinding(
      Self.menu + "func show() { attachChild(menu) }\nfunc hide() { if let detach = menu { log(detach) } }")
    let text = Self.router.frame.replacing(
      "protocol MenuListener: AnyObject { func menuDidFinish() }",
      with: "protocol MenuListener: Listener {}\nclass Socket { protocol Listener { func didClose() } }")
    try Shapes(rule: "attach-without-detach", frame: text).expectNone(
      Self.menu + "func show() { attachChild(menu) }")
  }

  @Test(arguments: [
    ("goBackFromMenu", true), ("menuDidFinish", true), ("didCloseMenu", true), ("menuDidTapBack", true),
    ("didCancel", true),
    ("dismissMenu", true),
    ("menuBackground", false), ("menuDidSelect", false), ("didEnterName", false), ("sendMenu", false), ("blend", false),
  ])
  func `a listener tells an end by its name`(method: String, isEnd: Bool) throws {
    let text = Self.router.frame.replacing("menuDidFinish", with: method)
    let shape = Self.menu + "func show() { attachChild(menu) }"
    let frame = Shapes(rule: "attach-without-detach", frame: text)
    if isEnd { try frame.expectFinding(shape) } else { try frame.expectNone(shape) }
  }
}
