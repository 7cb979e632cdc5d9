import Foundation
import Riblets
import RibletsTesting
import Testing

// What the README's example leaves out.
@MainActor protocol ShopRouting: ViewableRouting { func routeToCheckout() }
@MainActor protocol ShopPresentable: Presentable { func show(_ prices: [Int]) }
@MainActor protocol ShopViewControllable: ViewControllable { func present(_ view: any ViewControllable) }
@MainActor protocol ShopInteractable: Interactable, CheckoutListener { var router: (any ShopRouting)? { get set } }
@MainActor protocol CheckoutListener: AnyObject, Sendable {}
@MainActor protocol CheckoutBuildable: Buildable {
  func build(withListener listener: any CheckoutListener) -> any ViewableRouting
}

// README: riblet
final class ShopInteractor: PresentableInteractor<any ShopPresentable>, ShopInteractable {
  weak var router: (any ShopRouting)?
  let prices: EventStream<[Int]>

  init(presenter: any ShopPresentable, prices: EventStream<[Int]>) {
    self.prices = prices
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    observe(prices.debounce(for: .seconds(1), clock: ribletClock)) { interactor, prices in
      interactor.presenter.show(prices)
    }
  }
}

final class ShopRouter: ViewableRouter<any ShopInteractable, any ShopViewControllable>, ShopRouting {
  let checkoutBuilder: any CheckoutBuildable

  init(interactor: any ShopInteractable, view: any ShopViewControllable, checkoutBuilder: any CheckoutBuildable) {
    self.checkoutBuilder = checkoutBuilder
    super.init(interactor: interactor, viewController: view)
    interactor.router = self
  }

  func routeToCheckout() {
    let checkout = checkoutBuilder.build(withListener: interactor)
    attachChild(checkout)
    viewController.present(checkout.viewControllable)
  }
}
// README: end

private final class ShopPresentableMock: ShopPresentable {
  var showArgValues: [[Int]] = []
  func show(_ prices: [Int]) { showArgValues.append(prices) }
}

private final class ShopViewControllableMock: ShopViewControllable {
  var presentCallCount = 0
  func present(_ view: any ViewControllable) { presentCallCount += 1 }
}

private final class CheckoutView: ViewControllable {}

private final class CheckoutBuildableMock: CheckoutBuildable {
  let router = ViewableRouter(interactor: Interactor(), viewController: CheckoutView())
  func build(withListener listener: any CheckoutListener) -> any ViewableRouting { router }
}

@MainActor
struct ReadmeTests {
  // README: test
  @Test func `the newest prices are shown when they have stood for a second`() async {
    let test = TestScope()
    let prices = MutableEventStream<[Int]>()
    let presenter = ShopPresentableMock()
    let interactor = ShopInteractor(presenter: presenter, prices: prices.stream)
    let router = Router(concrete: interactor)
    router.launch(under: test)

    prices.send([3])
    await test.advance(by: .milliseconds(900))
    prices.send([4])
    await test.advance(by: .seconds(1))

    #expect(presenter.showArgValues == [[4]])
  }
  // README: end

  @Test func `the router of the example attaches and presents what the builder built`() {
    let view = ShopViewControllableMock()
    let builder = CheckoutBuildableMock()
    let interactor = ShopInteractor(presenter: ShopPresentableMock(), prices: .never)
    let router = ShopRouter(interactor: interactor, view: view, checkoutBuilder: builder)
    router.launch(under: TestScope())

    interactor.router?.routeToCheckout()

    #expect(router.children.first === builder.router)
    #expect(view.presentCallCount == 1)
  }

  @Test func `the README shows what is compiled here`() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().appendingPathComponent("../../..").standardized
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    for name in ["riblet", "test"] {
      #expect(readme.contains("```swift\n\(Self.snippet(name, in: source))\n```"), "\(name)")
    }
  }

  private static func snippet(_ name: String, in source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.trimmingCharacters(in: .whitespaces) != "// README: \(name)" }
      .dropFirst()
      .prefix { $0.trimmingCharacters(in: .whitespaces) != "// README: end" }
    let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
    return lines.map { $0.dropFirst(min(indentation, $0.count)) }.joined(separator: "\n")
  }
}
