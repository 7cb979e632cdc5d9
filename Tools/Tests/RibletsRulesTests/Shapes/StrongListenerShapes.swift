import Testing

struct StrongListenerShapes {
  private static let riblet = Shapes(
    rule: "strong-listener",
    frame: """
      protocol CartListener: AnyObject { func done() }
      protocol CartPresentableListener: AnyObject {}
      final class CartRouter: Router<any CartInteractable> {}
      CODE
      """)

  @Test(arguments: [
    "final class CartInteractor: Interactor { var listener: CartListener? }",
    "final class CartInteractor: Interactor { var listener: (any CartListener)? }",
    "final class CartInteractor: Interactor { var listener: CartListener! }",
    "final class CartInteractor: Interactor { var listener: Optional<any CartListener> }",
    "final class CartInteractor: Interactor { let listener: any CartListener }",
    "final class CartInteractor: Interactor { private let listener: CartListener }",
    "final class CartInteractor: Interactor { private(set) var listener: CartListener? }",
    "final class CartInteractor: Interactor { public var listener: (any CartListener & Sendable)? }",
    "final class CartInteractor: Interactor { var listener: (CartListener & AnyObject)? }",
    "final class CartInteractor: Interactor { var listener: (any Sendable & CartListener)? }",
    "final class CartInteractor: Interactor { var listener: ((any CartListener))? }",
    "final class CartInteractor: Interactor { var listener: (any Shop.CartListener)? }",
    "final class CartInteractor: Interactor { var listener: CartListener? = nil }",
    "final class CartInteractor: Interactor { var listener: CartListener? { didSet { update() } } }",
    "final class CartInteractor: Interactor { var listener: CartListener? { willSet { update() } didSet {} } }",
    "final class CartInteractor: Interactor { @MainActor var listener: CartListener? }",
    "final class CartInteractor: Interactor { @objc var listener: CartListener? }",
    "final class CartInteractor: Interactor {\n  #if DEBUG\n  var listener: CartListener?\n  #endif\n}",
    "class CartInteractor: Interactor { open var listener: CartListener? }",
    "final class CartPresenter { var listener: CartPresentableListener? }",
    "final class CartViewController: UIViewController { var listener: CartPresentableListener? }",
    "final class CartViewController: UIViewController { let listener: any CartPresentableListener }",
    "final class CartView: UIView { var listener: (any CartPresentableListener)? }",
    "extension CartRouter {}\nfinal class CartScreen { var listener: CartPresentableListener? }",
    "final class CartInteractor: Interactor {\n  var `listener`: CartListener?\n}",
    "protocol Ending: AnyObject {}\nfinal class CartInteractor: Interactor { var listener: (any Ending & CartListener)? }",
    "final class RootInteractor: SharedListener {}\nprotocol SharedListener: AnyObject {}\nfinal class CartInteractor: Interactor { var listener: SharedListener? }",
    "protocol RootInteractable: SharedListener {}\nprotocol SharedListener: AnyObject {}\nfinal class CartInteractor: Interactor { var listener: SharedListener? }",
  ])
  func `a listener that is held strongly is found`(shape: String) throws { try Self.riblet.expectFinding(shape) }

  @Test(arguments: [
    "final class CartInteractor: Interactor { weak var listener: CartListener? }",
    "final class CartInteractor: Interactor { weak var listener: (any CartListener & Sendable)? }",
    "final class CartInteractor: Interactor { unowned let listener: CartListener }",
    "final class CartInteractor: Interactor { unowned(unsafe) var listener: CartListener }",
    "final class CartInteractor: Interactor { weak private(set) var listener: CartListener? }",
    "final class CartInteractor: Interactor { private weak var listener: (any CartListener)? { didSet {} } }",
    "final class CartInteractor: Interactor { var listener: CartListener? { get { box.value } set { box.value = newValue } } }",
    "final class CartInteractor: Interactor { var listener: CartListener? { box.value } }",
    "final class CartInteractor: Interactor { var listener: Weak<any CartListener> }",
    "final class CartInteractor: Interactor { var listener: Weak<CartListener>? }",
    "final class CartInteractor: Interactor { let listener: WeakBox<any CartListener> = WeakBox() }",
    "final class CartInteractor: Interactor { @Weak var listener: CartListener? }",
    "final class CartInteractor: Interactor { @WeakReference(\"a\") var listener: CartListener? }",
    "final class CartInteractor: Interactor { var listener: (CartListener) -> Void }",
    "final class CartInteractor: Interactor { var listener: (() -> CartListener?)? }",
    "final class CartInteractor: Interactor { var listener: [any CartListener] = [] }",
    "final class CartInteractor: Interactor { static var listener: CartListener? }",
    "final class CartInteractor: Interactor { class var listener: CartListener? { nil } }",
    "final class CartInteractor: Interactor { var other: CartItem?; func a(listener: CartListener) {} }",
    "final class CartInteractor: Interactor { func a() { let listener: CartListener? = nil } }",
    "final class LocationListener {}\nfinal class CartInteractor: Interactor { private var listener: LocationListener? = LocationListener() }",
    "final class CartInteractor: Interactor { var listener: LocationListener? }",
    "protocol LocationListener {}\nfinal class CartInteractor: Interactor { var listener: LocationListener? }",
    "struct CartSteps { var listener: CartListener? }",
    "struct CartView: View { let listener: CartPresentableListener }",
    "enum CartInteractor { struct State { var listener: CartListener? } }",
    "final class CartBuilder { func build(withListener listener: CartListener) {} }",
    "final class CartTracker { var listener: CartListener? }",
    "final class CartInteractor: Interactor { final class Helper { weak var listener: CartListener? } }",
    "protocol CartInteractable: AnyObject { var listener: CartListener? { get set } }",
    "// final class CartInteractor { var listener: CartListener? }",
    "let text = \"class CartInteractor { var listener: CartListener? }\"",
    "final class CartInteractor: Interactor { var listener: NetworkSession? }",
    "protocol PriceListener {}\nstruct Price: PriceListener {}\nfinal class CartInteractor: Interactor { var listener: PriceListener? }",
    "final class CartInteractor: Interactor { lazy var listener: CartListener = make() }",
  ])
  func `a listener that is held in another way is none`(shape: String) throws { try Self.riblet.expectNone(shape) }

  @Test(arguments: [
    "final class CartTabBarController: UITabBarController, CartPresentable { var listener: CartPresentableListener? }",
    "final class MainTabBarController: UITabBarController, CartViewControllable { var listener: CartPresentableListener? }",
    "final class CartTabs: UIView {}\nfinal class CartTabsView: UIView { var listener: CartPresentableListener? }\nextension CartTabsView: CartPresentable {}",
  ])
  func `a view whose name does not end as usual is known by its protocols`(shape: String) throws {
    try Self.riblet.expectFinding(shape)
    try Self.riblet.expectNone(shape.replacing("var listener", with: "weak var listener"))
  }

  @Test(arguments: [
    "final class CartPresentableStub: CartPresentable { var listener: CartPresentableListener? }",
    "final class MainTabBarController: UITabBarController { var listener: CartPresentableListener? }",
    "enum Socket { protocol Listener {} }\nfinal class RootInteractor: Socket.Listener {}\nfinal class CartPresenter { let listener: Socket.Listener }",
  ])
  func `a stub, a view of no riblet, and a listener in another type are none`(shape: String) throws {
    try Self.riblet.expectNone(shape)
  }

  @Test(arguments: [
    "final class Proxy: CartListener {}", "struct Price: CartListener {}", "final class Box: CartListener, Sendable {}",
  ])
  func `a listener that only others than riblets are is none`(conformer: String) throws {
    let interactor = "\nfinal class CartInteractor: Interactor { var listener: CartListener? }"
    try Self.riblet.expectNone(conformer + interactor)
    try Self.riblet.expectFinding(conformer + interactor + "\nfinal class RootInteractor: CartListener {}")
  }

  @Test func `a listener that is a value is none`() throws {
    let values = Shapes(rule: "strong-listener", frame: "final class CartRouter: Router<any A> {}")
    for listener in ["struct CartListener {}", "enum CartListener {}", "typealias CartListener = Weak<AnyObject>"] {
      try values.expectNone(listener + "\nfinal class CartInteractor: Interactor { var listener: CartListener? }")
    }
  }

  @Test func `a listener under another name is one`() throws {
    let app = Shapes(
      rule: "strong-listener",
      frame: """
        final class CartRouter: Router<any A> {}
        protocol CartListener: AnyObject {}
        final class CartInteractor { var listener: CartParent? }
        """)
    try app.expectFinding("typealias CartParent = any CartListener")
    try app.expectNone("typealias CartParent = Weak<any CartListener>")
  }
}
