import RibletsModel
import RibletsSource
import Testing

struct LinkReadingTests {
  private static let routes = """
    struct RootCart: ChildRoute { func build(in parent: RootRouter) -> any CartRouting { parent.build() } }
    struct CartItem: ChildRoute { func build(in parent: CartRouter) -> any ItemRouting { parent.build() } }
    final class BuyWorkflow: Workflow<any RootActionableItem> {}

    """

  private func links(_ text: String) -> [ModelLink] {
    AppModel(of: .riblet("Root") + .riblet("Cart") + .riblet("Item") + Self.routes, text).links
  }

  @Test func `a link knows its pattern, where it leads, and its place`() {
    let found = links(
      """
      let shopLinks = LinkCatalogue<any RootRouting>(
        prefixes: ["shop://"],
        links: [
          .link("cart/{id:Int}") { link in LinkPath(to: RootCart()).to(CartItem(id: try link.id)) },
          .link("cart", path: { _ in LinkPath(waitingFor: RootCart.self) }),
          .link("buy?id={id:Int?}", workflow: { link in BuyWorkflow(try link.id) }),
        ])
      """)
    #expect(found.map(\.pattern) == ["cart/{id:Int}", "cart", "buy?id={id:Int?}"])
    #expect(found.map(\.ends) == [["RootCart", "CartItem"], ["RootCart"], ["BuyWorkflow"]])
    #expect(found.map(\.position.description) == ["1.swift:4:6", "1.swift:5:6", "1.swift:6:6"])
    #expect(Set(found.map(\.module)) == ["Shop"])
  }

  @Test func `links in types and functions are found`() {
    let text = """
      extension LinkCatalogue<any RootRouting> {
        static var all: Self { Self(prefixes: [], links: [.link("a") { _ in path() }]) }
        func more() -> [Link] { [Link.link("b") { _ in path() }] }
      }
      """
    #expect(links(text).map(\.pattern) == ["a", "b"])
    #expect(links(text).map(\.ends) == [[], []])
  }

  @Test(arguments: [
    #"Link("Home", destination: url)"#, #".link("Home", destination: url)"#, ".link(text) { _ in }", ".link()",
    ".link(",
    #"link("Home") { _ in }"#, #".link("a\(b)") { _ in }"#, "let link = 1", #"// .link("a") { }"#,
  ])
  func `what is called like a link is none`(code: String) {
    #expect(links("func show() {\n  \(code)\n}").isEmpty)
  }
}
