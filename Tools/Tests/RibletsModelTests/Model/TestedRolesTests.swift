import RibletsModel
import Testing

struct TestedRolesTests {
  private func roles(_ texts: String...) -> [String] {
    var sources = ModelSources([], module: "Shop")
    for (place, text) in texts.enumerated() { sources.add(ModelSources([("\(place).swift", text)], module: "Shop")) }
    let model = AppModel(reading: sources)
    let tested = TestedRoles(of: model)
    return model.riblets.keys.sorted().flatMap { id in
      model.riblets[id].map(tested.roles)?.map { id.name + $0 } ?? []
    }
  }

  @Test func `classes with functions of their own are asked for tests`() {
    #expect(
      roles(
        """
        final class CartRouter: Router<any A> { func open() {} }
        final class CartInteractor { override func didBecomeActive() {} }
        extension CartInteractor { func add() {} }
        final class CartBuilder { func build() {} }
        final class CartPresenter { let a = 1 }
        protocol CartRouting { func open() }
        """) == ["CartRouter", "CartInteractor", "CartBuilder"])
  }

  @Test func `what only overrides, and what stands in a route file, is not`() {
    #expect(
      roles(
        """
        final class RootRouter: LaunchRouter<any A, any B> {}
        final class RootInteractor { override func didBecomeActive() {} }
        final class CartRouter: Router<any A> {}
        """,
        """
        struct RootCart: ChildRoute { func build(in parent: RootRouter) -> any CartRouting { parent.cart() } }
        extension RootInteractor: CartListener { func cartDidFinish() {} }
        """) == [])
  }
}
