import Foundation
import Riblets
import RibletsViews
import Testing

// The riblets of Documentation/Routes.md: Shop, Product and Form below it.

protocol ShopRouting: ViewableRouting, Navigating where Origin == any ShopRouting {}
typealias ShopRoute = Route<any ShopRouting>

final class ShopInteractor: Interactor {
  weak var router: (any ShopRouting)?

  override func didBecomeActive() {
    router?.begin(with: .product(1))
  }
}

final class ShopRouter: LaunchRouter<any Interactable, ShopViewController>, ShopRouting {
  let builders: ChildBuilders<ShopComponent>

  init(interactor: ShopInteractor, builders: ChildBuilders<ShopComponent>) {
    self.builders = builders
    super.init(interactor: interactor, viewController: ShopViewController())
    interactor.router = self
  }
}

final class ShopViewController: ViewController, RouteContainer {
  @ViewBuilder
  override var body: any View {
    Text("Shop")
    children(.embedded)
    tabBar
  }
}

@MainActor
final class ShopComponent {}

// MARK: A route

struct ShopProduct: ChildRoute {
  static let shown = Shown.pushed
  var id: Int

  func build(in parent: ShopRouter) -> any ProductRouting {
    let listener = parent.listener { (interactor: ShopInteractor) -> any ProductListener in interactor }
    return parent.builders.product.build(withListener: listener, id: id)
  }
}

extension ShopRoute {
  static func product(_ id: Int) -> Self { Self(ShopProduct(id: id)) }
}

extension RouteID<any ShopRouting> {
  static var product: Self { Self(ShopProduct.self) }
}

extension ShopInteractor: ProductListener {
  func productDidFinish() { router?.leave(.product) }
}

extension ChildBuilders<ShopComponent> {
  var product: any ProductBuildable {
    builder(of: (any ProductBuildable).self) { _ in ProductBuilder() }
  }
}

// MARK: The child

protocol ProductRouting: ViewableRouting {}

@MainActor
protocol ProductListener: AnyObject, Sendable {
  func productDidFinish()
}

@MainActor
protocol ProductBuildable: Buildable {
  func build(withListener listener: any ProductListener, id: Int) -> any ProductRouting
}

final class ProductInteractor: Interactor {
  weak var listener: (any ProductListener)?
  var draft = ""
}

extension ProductInteractor: StateSaving {
  var savedState: String {
    get { draft }
    set { draft = newValue }
  }
}

final class ProductRouter: ViewableRouter<ProductInteractor, ViewController>, ProductRouting {}

final class ProductBuilder: ProductBuildable {
  func build(withListener listener: any ProductListener, id: Int) -> any ProductRouting {
    let interactor = ProductInteractor()
    interactor.listener = listener
    return ProductRouter(interactor: interactor, viewController: ViewController())
  }
}

// MARK: What the interactor hears

extension ShopInteractor: LeaveListening {
  typealias Origin = any ShopRouting

  func userDidTryToLeave(_ route: ShopRoute) {
    task { shop in
      let discard = NavigationAlert.Answer("Discard", role: .destructive)
      if try await shop.router?.ask(NavigationAlert("Discard the changes?", answers: [discard, .cancel])) == discard {
        shop.router?.leave(route)
      }
    }
  }
}

// MARK: Links

final class RefreshWorkflow: Workflow<ShopInteractor> {
  init(quietly: Bool) {
    super.init()
    onStep { shop in (shop, quietly) }.commit()
  }
}

let shopLinks = LinkCatalogue<any ShopRouting>(
  prefixes: ["shop://", "https://shop.example/"],
  links: [
    .link("product/{id:Int}") { link in LinkPath(to: ShopProduct(id: try link.id)) },
    .link("refresh?quietly={quietly:Bool?}", workflow: { link in RefreshWorkflow(quietly: try link.quietly ?? false) }),
  ])

/// The examples of Documentation/Routes.md, compiled and run.
@MainActor
struct RoutesPageTests {
  let window = Window()
  let interactor = ShopInteractor()
  let router: ShopRouter

  init() {
    router = ShopRouter(interactor: interactor, builders: ChildBuilders(ShopComponent()))
  }

  @Test func `an interactor begins with routes, and its children leave through it`() {
    router.launch(from: window)
    #expect(router.navigationState.description == "Product(id: 1) pushed")
    (router.children.last?.interactable as? ProductInteractor)?.listener?.productDidFinish()
    #expect(router.navigationState == NavigationState(hasBegun: true))
  }

  @Test func `the user is asked before what is held is left`() async throws {
    router.launch(from: window)
    router.hold(.product)
    try window.goBack()
    try await window.frames.firstValue { $0.layers.last?.title == "Discard the changes?" ? true : nil }
    try window.press("discard")
    try await window.frames.firstValue { $0.layers.count == 1 ? true : nil }
    #expect(router.navigationState == NavigationState(hasBegun: true))
    router.terminate()
  }

  @Test func `a tree is saved and comes back`() throws {
    router.launch(from: window)
    (router.children.last?.interactable as? ProductInteractor)?.draft = "half a sentence"
    let saved = try JSONEncoder().encode(router.navigationState)

    let other = ShopRouter(interactor: ShopInteractor(), builders: ChildBuilders(ShopComponent()))
    let state = try JSONDecoder().decode(NavigationState.self, from: saved)
    for omission in other.restore(state) { print(omission) }
    other.launch(from: Window())

    #expect(other.navigationState == state)
    #expect((other.children.last?.interactable as? ProductInteractor)?.draft == "half a sentence")
  }

  @Test func `a workflow waits for a child and for a transition`() async throws {
    router.launch(from: window)
    let product: ProductInteractor = try await router.item(at: .product)
    await router.route(to: .product(7)).finished()
    #expect(product.draft == "")
    #expect(router.navigationState.description == "Product(id: 7) pushed")
  }

  @Test func `links of a catalogue are opened`() async throws {
    router.launch(from: window)
    try await shopLinks.open("shop://product/7", from: router)
    #expect(router.navigationState.description == "Product(id: 7) pushed")
    try await shopLinks.open("https://shop.example/refresh", from: router)
    #expect(shopLinks.problems.isEmpty)
  }
}
