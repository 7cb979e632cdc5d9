import RibletsPlans
import RibletsSource
import SwiftSyntax
import Testing

@testable import RibletsEdits

/// The lines before and after that comments of RibletsEdits show, as far as no other test has them.
struct ExampleTests {
  private func file(_ text: String) throws -> ParsedFile { try ParsedFile("A.swift", text) }

  private static let price = "  var price: Price { shared { Price(cents: 3) } }\n"

  @Test func `the property of a route comes into another one`() throws {
    let other = try file("extension RootComponent: CartDependency {\n\(Self.price)}\n")
    let property = try #require(other.declarations.first?.properties.first)

    let text = try ComponentExtension.adding(
      property, importing: [], to: "RootComponent", conformingTo: "Menu",
      file("extension RootComponent: MenuDependency {}\n"))
    #expect(text == "extension RootComponent: MenuDependency {\n\(Self.price)}\n")
  }

  @Test func `a route gets the mark of a former name`() throws {
    let route = "struct RootBasket: ChildRoute {\n  static let shown = Shown.sheet\n}\n"
    let text = try FormerRoutes.adding("RootCart", of: "Basket", to: "RootBasket", route, "A.swift")
    #expect(
      text == """
        struct RootBasket: ChildRoute {
          static let former: [any FormerRoute.Type] = [RootCart.self]
          static let shown = Shown.sheet
        }

        /// A name by which saved states may know Basket.
        enum RootCart: FormerRoute {
          static let route: any ChildRoute.Type = RootBasket.self
        }

        """)
    #expect(FormerRoutes.marks(in: try file(text)) == ["RootCart"])
  }

  @Test func `imports for tests are replaced, and others dropped`() throws {
    var tests = SourceEdits()
    let text = "@testable import Shop\n"
    ImportLines(file: try file(text)).replaceTestable("Shop", with: ["Cart", "Menu"], in: &tests)
    #expect(tests.applied(to: text) == "@testable import Cart\n@testable import Menu\n")
    #expect(ImportLines.dropped(from: "import Foundation\nlet a = 1\n", as: "let a = 1\n") == "let a = 1\n")
  }

  @Test func `a dependency is declared and goes again`() throws {
    let before = "protocol CartDependency: Dependency {}\n"
    let after = "protocol CartDependency: Dependency {\n  var price: Price { get }\n}\n"
    let declaration = try #require(ItemDeclaration(of: "CartDependency", in: try file(before)))
    #expect(try declaration.adding(["var price: Price { get }"], importing: [:]) == after)
    #expect(ItemDeclaration(of: "CartDependency", in: try file(after))?.removing("price") == before)
    let handed = try file("class CartComponent { var price: Price { dependency.price } }")
    #expect(ItemDeclaration(of: "CartComponent", in: handed)?.itemHandedOn(by: "price") == "price")
  }

  @Test func `a function as the command wrote it is replaced, and one of the user's stays`() throws {
    let (one, two) = ("func a() { one() }\n", "func a() { two() }\n")
    for (old, merged) in [(one, two), ("func a() { own() }\n", "func a() { own() }\n")] {
      #expect(try MovedRouteFile(old, writtenAs: one, now: two, component: "RootComponent").text == merged)
    }
  }

  @Test func `bytes are replaced, and an extension conforms to another protocol`() throws {
    var edits = SourceEdits()
    edits.replace(8..<9, with: "2")
    #expect(edits.applied(to: "let a = 1") == "let a = 2")

    var conforming = SourceEdits()
    let text = "extension RootComponent: CartDependency {}\n"
    conforming.conform(try #require(try file(text).declarations.first), to: "FormerDependency")
    #expect(conforming.applied(to: text) == "extension RootComponent: FormerDependency {}\n")
  }

  @Test func `sources say what they use and declare`() throws {
    let text = "func pay() { CartBuilder(dependency: component).build() }\nextension Int { var cents: Int { self } }\n"
    let source = try AppSource("A.swift", text)
    #expect(source.builtRiblets == ["Cart"])
    #expect(source.members == ["cents", "pay"])
    let part = try #require(
      try file("extension RootComponent: CartDependency { var price:Int { 1 } }").declarations.first)
    #expect(part.type == "RootComponent" && part.inherited == ["CartDependency"])
    #expect(part.properties.map { "\($0.name): \($0.type)" } == ["price: Int"])
    #expect("\(try file("let a = 1\nlet b = 2").place(at: 14))" == "A.swift:2:5")
    let types = try file("struct Burger { let id: Int; var name = \"\"; let prices:[String:Int] = [:] }").outline.types
    #expect(types.first?.memberwiseItems?.map(\.name) == ["id"])
    #expect(types.first?.type(ofProperty: "prices") == "[String: Int]")
    let code = try file("#if DEBUG\n  let a = 1\n#endif\nlet b = 2\n")
    #expect(code.tree.statements.withConditional.map(\.trimmedDescription) == ["let a = 1", "let b = 2"])
    #expect(
      KnownArguments.values(
        of: "Cart", inTests: "let a = CartInteractor(presenter: presenter, price: Price(cents: 3))")
        == ["price": "Price(cents: 3)"])
  }

  @Test func `words are told from parts of words`() throws {
    #expect("Cart.row".hasWord("Cart") && !"Cartoon".hasWord("Cart"))
    #expect("Cart.row, Cartoon".replacingWord("Cart", with: "Basket") == "Basket.row, Cartoon")
    let texts = try file("let a = \"My Cart\", b = \"Cartoon\", c = \"Cart.row.\\(number)\"")
    #expect(texts.mentions(of: "Cart").map(\.text) == ["My Cart", "Cart.row."])
    var decided = AppTexts(root: "/nowhere")
    decided["A.swift"] = "let a = 2\n"
    #expect(try decided.text(of: "A.swift") == "let a = 2\n")
  }

  @Test func `a manifest gets a product and its package`() throws {
    let manifest = ManifestText(
      """
      let p = Package(
        dependencies: [.package(path: "../riblets")],
        targets: [
          .target(name: "Shop"),
          .target(name: "Core", dependencies: [.product(name: "Riblets", package: "riblets")]),
        ])

      """, at: "Package.swift")
    guard case .added(let text) = manifest.adding(ManifestProduct("RibletsUIKit"), beside: "riblets", to: "Shop") else {
      Issue.record("nothing is added")
      return
    }
    #expect(
      text.contains(
        """
            .target(
              name: "Shop",
              dependencies: [.product(name: "RibletsUIKit", package: "riblets")]
            ),

        """))
    let data = ManifestProduct("RibletsData")
    #expect(data.text(beside: "riblets") == ".product(name: \"RibletsData\", package: \"riblets-data\")")
    #expect(
      manifest.addingPackage(of: data, beside: "riblets")?.contains(
        "[.package(path: \"../riblets\"), .package(name: \"riblets-data\", path: \"../riblets/Data\")]") == true)
    let url = ManifestText(
      "let p = [.package(url: \"https://example.com/riblets.git\", from: \"1.0.0\")]\n", at: "Package.swift")
    #expect(
      url.addingPackage(of: data, beside: "riblets")?.contains(
        ", .package(url: \"https://example.com/riblets-data.git\", from: \"1.0.0\")]") == true)
  }
}
