import RibletsModel
import RibletsRules
import Testing

struct DependencyReasonTests {
  private static let model = AppModel(
    """
    final class RootRouter: LaunchRouter<any A, any B> { let cart: any CartBuildable }
    final class CartRouter: Router<any A> {}
    final class AppComponent: RootDependency { let today = Day() }
    final class RootComponent: Component<any RootDependency>, CartDependency {
      var day: Day { dependency.today }
    }
    protocol RootDependency: Dependency { var today: Day { get } }
    protocol CartDependency: Dependency {
      var day: Day { get }
      var price: Int { get }
    }
    """)

  @Test func `a dependency comes from the component that makes it, through those that hand it on`() throws {
    #expect(
      try DependencyReason.reasons(for: "Cart.day", in: Self.model).map(\.description) == [
        """
        Cart needs 'day: Day'  App.swift:9
          RootComponent hands it on  App.swift:5
          AppComponent makes it as 'today'  App.swift:3
        """
      ])
  }

  @Test func `a missing dependency says where it is missing, and a riblet is asked for all of its dependencies`() throws
  {
    let reasons = try DependencyReason.reasons(for: "Shop.Cart", in: Self.model)
    #expect(reasons.map(\.dependency) == ["day", "price"])
    #expect(
      reasons[1].description == "Cart needs 'price: Int'  App.swift:10\n  RootComponent does not have it  App.swift:4")
    #expect(reasons[1].ways.map(\.end) == [.missing])
  }

  @Test(arguments: [
    ("Crt.day", "There is no riblet 'Crt'. Did you mean 'Cart'?"),
    ("Warehouse", "There is no riblet 'Warehouse'. There are: Cart, Root."),
    ("Cart.dya", "'Cart' does not need 'dya'. Did you mean 'day'? It needs: day, price."),
    ("Root.cart", "'Root' does not need 'cart'. It needs: today."),
  ])
  func `what there is not is refused with what is near`(question: String, message: String) {
    let failure = #expect(throws: DependencyReason.Failure.self) {
      try DependencyReason.reasons(for: question, in: Self.model)
    }
    #expect(failure?.description == message)
  }
}
