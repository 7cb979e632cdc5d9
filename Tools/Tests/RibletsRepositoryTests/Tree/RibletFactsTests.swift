import RibletsEdits
import RibletsPlans
import RibletsRepository
import Testing

struct RibletFactsTests {
  private func facts(_ text: String) throws -> RibletFacts {
    let file = try ParsedFile("A.swift", text)
    return RibletFacts(of: "Cart", parts: [file].declarations(named:))
  }

  @Test(arguments: [
    ("class CartScreen: Screen {}", RibletRequest.View.swiftui),
    ("import UIKit\nclass CartViewController: UIViewController {}", .uikit),
    ("#if canImport(UIKit)\nimport UIKit\nclass CartViewController: UIViewController {}\n#endif", .uikit),
    ("import RibletsUIKit\nclass CartViewController: Branded {}\nclass Branded: Base {}", .uikit),
    ("import RibletsViews\nclass CartViewController: ViewController {}", .portable),
    ("class CartViewController: Other {}", nil),
    ("class CartViewController: Other {}\nclass Other: CartViewController {}", nil),
    ("class MenuScreen: Screen {}", nil),
  ])
  func `the view is told by its class and the modules of its file`(text: String, view: RibletRequest.View?) throws {
    #expect(try facts(text).view == view)
  }

  @Test(arguments: [
    ("class CartRouter: Router<any CartInteractable> {}", false),
    ("class CartRouter: ViewableRouter<any CartInteractable, any CartViewControllable> {}", true),
    ("class CartRouter: Riblets.LaunchRouter<any CartInteractable, any CartViewControllable> {}", true),
    ("class CartRouter: Branded<Int> {}\nclass Branded<T>: ViewableRouter<any CartInteractable, T> {}", true),
    ("class CartRouter: CartRouter {}", false),
  ])
  func `a parent whose router has a base class of the app was taken for one without a view`(
    text: String, hasView: Bool
  ) throws {
    #expect(try facts(text).hasView == hasView)
  }

  @Test func `options are told by what protocols ask for`() throws {
    let facts = try facts(
      """
      protocol CartPresentable { func connect(_ states: StateStream<CartViewState>) }
      protocol CartListener { func cartDidFinish(id: Int); func pay() }
      class CartPresenter {}
      """)
    #expect(facts.flow == .oneWay && facts.hasPresenter && facts.key == "id")
    #expect(facts.listenerMethods == ["cartDidFinish", "pay"])
  }
}
