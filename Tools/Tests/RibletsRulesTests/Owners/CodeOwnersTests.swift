import RibletsModel
import RibletsRules
import Testing

struct CodeOwnersTests {
  private static let model: AppModel = {
    var sources = ModelSources(
      [
        ("Sources/Shop/Cart/CartRouter.swift", "final class CartRouter: Router<any A> {}"),
        ("Sources/Shop/Cart/CartBuilder.swift", "/// @owner @shop/checkout @ann\nfinal class CartBuilder {}"),
        ("Sources/Shop/Cart/Item/ItemRouter.swift", "final class ItemRouter: Router<any A> {}"),
        (
          "Sources/Shop/Two Things.swift",
          "final class MenuRouter: Router<any A> {}\nfinal class HelpRouter: Router<any A> {}"
        ),
      ], module: "Shop")
    sources.add(
      ModelSources(
        [("Tests/ShopTests/Cart/CartRouterTests.swift", "struct CartRouterTests { @Test func a() {} }")],
        module: "ShopTests", isTest: true))
    return AppModel(reading: sources)
  }()

  @Test func `a riblet's own folder is a line, and a file that it shares is one by itself`() {
    let owners = CodeOwners(of: Self.model, owners: RibletOwners(ofModules: ["Shop": ["@shop/all"]]), prefix: "App/")
    #expect(
      owners.block == """
        # riblets: begin. Written by 'riblets owners'; what stands outside of this block is yours.
        /App/Sources/Shop/Cart/ @shop/checkout @ann
        /App/Sources/Shop/Cart/Item/ @shop/all
        /App/Sources/Shop/Two\\ Things.swift @shop/all
        /App/Tests/ShopTests/Cart/ @shop/checkout @ann
        # riblets: end

        """)
    #expect(owners.missing == [])
    #expect(CodeOwners(of: Self.model, owners: RibletOwners()).missing == ["Help", "Item", "Menu"])
  }

  @Test func `a file keeps what stands around the block`() throws {
    let owners = CodeOwners(of: Self.model, owners: RibletOwners())
    let first = try #require(owners.updating("* @shop/all"))
    #expect(first == "* @shop/all\n" + owners.block)
    let later = CodeOwners(of: Self.model, owners: RibletOwners(ofModules: ["Shop": ["@shop/all"]]))
    let changed = try #require(later.updating(first + "/docs/ @ben\n"))
    #expect(changed == "* @shop/all\n" + later.block + "/docs/ @ben\n")
    #expect(later.updating(changed) == changed)
    #expect(owners.updating("# riblets: end\n") == nil)
    #expect(owners.updating("# riblets: begin\n") == nil)
  }
}
