import RibletsModel
import Testing

struct RibletOwnersTests {
  @Test(arguments: [
    ("/// @owner @shop/checkout\n", ["@shop/checkout"]),
    ("/// Builds it.\n/// @owners @ann, @ben\n", ["@ann", "@ben"]),
    ("/// @owner\n", ["@module"]), ("", ["@module"]), ("/// @ownership @ann\n", ["@module"]),
  ])
  func `a mark before the builder counts, otherwise the module`(mark: String, owners: [String]) throws {
    let model = AppModel(of: "final class CartRouter: Router<any A> {}\n\(mark)final class CartBuilder {}")
    let cart = try #require(model.riblets.values.first)
    #expect(RibletOwners(ofModules: ["Shop": ["@module"]]).owners(of: cart) == owners)
    #expect(RibletOwners().owners(of: cart) == owners.filter { $0 != "@module" })
  }
}
