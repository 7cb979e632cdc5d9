import Riblets
import Testing

@MainActor
struct LinkPatternTests {
  private enum Tab: String, Codable { case reviews, photos }

  private nonisolated static let product = "product/{id:Int}?tab={tab:String?}&size={size:Double}"

  private let links = LinkCatalogue<any SpotRouting>(
    prefixes: ["shop://", "https://shop.example/"],
    links: [
      .link(product) { link in
        let size: Double = try link.size
        let tab: Tab? = try link.tab
        return LinkPath(to: SpotPage(name: "\(tab?.rawValue ?? "none") \(size)", value: try link.id))
      },
      .link("sale/{isOpen:Bool}/{name:String}") { link in
        let isOpen: Bool = try link.isOpen
        return LinkPath(to: SpotPage(name: try link.name, value: isOpen ? 1 : 0))
      },
    ])

  @Test(arguments: [
    ("shop://product/7?size=1.5", "Page(name: none 1.5, value: 7)"),
    ("SHOP://product/7/?size=2", "Page(name: none 2.0, value: 7)"),
    ("https://Shop.Example/product/-7?tab=photos&size=1e3", "Page(name: photos 1000.0, value: -7)"),
    ("shop:///product/7?utm_source=letter&utm_source=x&size=1#top?tab=photos", "Page(name: none 1.0, value: 7)"),
    ("shop://%70roduct/%37?%73ize=1", "Page(name: none 1.0, value: 7)"),
    ("shop://sale/true/a%2Fb%20c+d", "Page(name: a/b c+d, value: 1)"),
    ("shop://sale/false/%F0%9F%98%80", "Page(name: 😀, value: 0)"),
    ("shop://sale/false/..", "Page(name: .., value: 0)"),
  ])
  func `an address is read with its parameters`(_ address: String, _ path: String) throws {
    #expect(try links.destination(of: address).description == path)
  }

  @Test func `a plus sign is a space in a query`() throws {
    let links = LinkCatalogue<any SpotRouting>(
      prefixes: ["shop://"],
      links: [.link("search?for={text:String}") { link in LinkPath(to: SpotPage(name: try link.text)) }])
    #expect(
      try links.destination(of: "shop://search?for=red+shoes%2B").description == "Page(name: red shoes+, value: 0)")
  }

  @Test(arguments: [
    ("", LinkFailure.foreign(address: "", prefixes: ["shop://", "https://shop.example/"])),
    (
      "https://shop.example.evil/product/7",
      .foreign(address: "https://shop.example.evil/product/7", prefixes: ["shop://", "https://shop.example/"])
    ),
    (
      "https://shop.example@evil/product/7",
      .foreign(address: "https://shop.example@evil/product/7", prefixes: ["shop://", "https://shop.example/"])
    ),
    ("shop://", .unknown(address: "shop://")),
    ("shop://Product/7?size=1", .unknown(address: "shop://Product/7?size=1")),
    ("shop://product/7/more?size=1", .unknown(address: "shop://product/7/more?size=1")),
    ("shop://product?size=1", .missing(parameter: "id", pattern: product)),
    ("shop://product//?size=1", .missing(parameter: "id", pattern: product)),
    ("shop://product/7", .missing(parameter: "size", pattern: product)),
    ("shop://product/7?size", .missing(parameter: "size", pattern: product)),
    ("shop://product/7?size=&tab=photos", .missing(parameter: "size", pattern: product)),
    ("shop://product/7?size=1&tab=", .empty(parameter: "tab", pattern: product)),
    ("shop://product/7?size=1&tab", .empty(parameter: "tab", pattern: product)),
    ("shop://product/7?size=1&size=2", .repeated(parameter: "size", pattern: product)),
    ("shop://product/7.5?size=1", .wrong(parameter: "id", value: "7.5", type: "Int", pattern: product)),
    (
      "shop://product/9223372036854775808?size=1",
      .wrong(parameter: "id", value: "9223372036854775808", type: "Int", pattern: product)
    ),
    ("shop://product/7?size=nan", .wrong(parameter: "size", value: "nan", type: "Double", pattern: product)),
    ("shop://product/7?size=0x1p3", .wrong(parameter: "size", value: "0x1p3", type: "Double", pattern: product)),
    ("shop://product/7?size=1e999", .wrong(parameter: "size", value: "1e999", type: "Double", pattern: product)),
    (
      "shop://product/7?size=1&tab=gone",
      .wrong(parameter: "tab", value: "gone", type: "Optional<Tab>", pattern: product)
    ),
    (
      "shop://sale/yes/a",
      .wrong(parameter: "isOpen", value: "yes", type: "Bool", pattern: "sale/{isOpen:Bool}/{name:String}")
    ),
    ("shop://sale/true/%", .unreadable(part: "%", address: "shop://sale/true/%")),
    ("shop://sale/true/%4", .unreadable(part: "%4", address: "shop://sale/true/%4")),
    ("shop://sale/true/%g0", .unreadable(part: "%g0", address: "shop://sale/true/%g0")),
    ("shop://sale/true/%+1", .unreadable(part: "%+1", address: "shop://sale/true/%+1")),
    ("shop://sale/true/%FF", .unreadable(part: "%FF", address: "shop://sale/true/%FF")),
    ("shop://sale/true/%C0%AF", .unreadable(part: "%C0%AF", address: "shop://sale/true/%C0%AF")),
    ("shop://sale/true/a%00", .unreadable(part: "a%00", address: "shop://sale/true/a%00")),
    ("shop://sale/true/%C2%85", .unreadable(part: "%C2%85", address: "shop://sale/true/%C2%85")),
    ("shop://product/7?size=1&x=%0A", .unreadable(part: "%0A", address: "shop://product/7?size=1&x=%0A")),
  ])
  func `a missing, wrong or hostile part is an error that names it`(_ address: String, _ error: LinkFailure) {
    #expect(throws: error) { try links.destination(of: address) }
  }

  @Test(arguments: [
    ("https://app.example", "https://app.example/page/A", true),
    ("https://app.example", "HTTPS://APP.example/page/A#top", true),
    ("https://app.example", "https://app.example.evil.com/page/A", false),
    ("https://app.example", "https://app.example:x@evil.com/page/A", false),
    ("https://app.example", "https://app.example@evil.com/page/A", false),
    ("https://app.example", "https://app.examplepage/A", false),
    ("https://app.example/shop", "https://app.example/shop/page/A", true),
    ("https://app.example/shop", "https://app.example/shopping/page/A", false),
    ("app:", "app:page/A", true),
    ("app://", "app://page/A", true),
    ("", "page/A", true),
  ])
  func `a prefix ends where a part of an address ends`(_ prefix: String, _ address: String, _ isOfApp: Bool) {
    let links = LinkCatalogue<any SpotRouting>(
      prefixes: [prefix], links: [.link("page/{name:String}") { link in LinkPath(to: SpotPage(name: try link.name)) }])
    let expected = isOfApp ? nil : LinkFailure.foreign(address: address, prefixes: [prefix])
    var failure: LinkFailure?
    do { _ = try links.destination(of: address) } catch { failure = error as? LinkFailure }
    #expect(failure == expected)
  }

  @Test func `an address that is too long is refused before it is read`() {
    let address = "shop://sale/true/" + String(repeating: "x", count: 8192)
    #expect(throws: LinkFailure.tooLong(bytes: 8209, limit: 8192)) { try links.destination(of: address) }
    #expect(throws: Never.self) { try links.destination(of: String(address.prefix(8192))) }
  }

  @Test func `errors say what is wrong, where, and what to do`() {
    let long = String(repeating: "x", count: 300)
    let errors: [LinkFailure] = [
      .foreign(address: "a:b", prefixes: ["x://", "y://"]), .tooLong(bytes: 9000, limit: 8192),
      .unreadable(part: "%zz", address: "x://%zz"), .unknown(address: long), .missing(parameter: "id", pattern: "p"),
      .wrong(parameter: "id", value: "a", type: "Int", pattern: "p"), .repeated(parameter: "id", pattern: "p"),
      .noParameter("id", pattern: "p"), .otherType(parameter: "id", wanted: "Int", pattern: "p"),
      .empty(parameter: "tab", pattern: "p"), .disabled(child: "Menu"),
      .declined(child: "Menu", interactor: "ShopInteractor"), .held(child: "Menu"),
      .noItem(wanted: "Item", interactor: "ShopInteractor"),
    ]
    #expect(
      errors.map(\.description) == [
        "'a:b' is no link of this app: it begins with none of 'x://', 'y://'.",
        "The link has 9000 bytes, more than the 8192 that are read. Pass long data in another way.",
        "'%zz' in 'x://%zz' is no text. Percent-encode it as UTF-8, without control characters.",
        "No pattern has the form of '\(long.prefix(100))…'. Add a link for it, or open another address.",
        "The link has no 'id', which 'p' needs. Add it to the address, or make it optional.",
        "'a' as 'id' in 'p' is no Int. Correct the address.",
        "'id' of 'p' occurs more than once. Keep one in the address.",
        "'p' has no parameter 'id'. Add it to the pattern, or read one that it has.",
        "'id' in 'p' is no Int. Read it as the type that the pattern says, or change the pattern.",
        "'tab' of 'p' has no value. Give it one in the address, or leave it out.",
        "The link leads to 'Menu', which is switched off.",
        "'ShopInteractor' has declined the link to 'Menu'.",
        "The link would remove 'Menu', which is held. Open it again when that child has been left.",
        "The workflow of the link begins with 'Item'. Make 'ShopInteractor' conform to it.",
      ])
  }

  // MARK: Catalogues

  private func problems(_ patterns: String...) -> [String] {
    let links = patterns.map { LinkCatalogue<any SpotRouting>.Link.link($0) { _ in LinkPath(to: SpotPage(name: "")) } }
    return LinkCatalogue(prefixes: [], links: links).problems.map(\.description)
  }

  @Test func `a catalogue without faults has no problems`() {
    #expect(links.problems == [])
    #expect(
      problems(
        "product/new", "product/{id:Int}", "product/{id:Double}", "product/{name:String}", "product",
        "product/{id:Int}/a",
        "sale/{isOpen:Bool}", "sale/{id:Int}") == [])
  }

  @Test(arguments: ["product/{id:Int}", "product/{key:Int}?tab={tab:String}", "product/7", "product/{id:Double}"])
  func `a pattern behind one that takes all of its addresses is unreachable`(_ pattern: String) {
    let first = pattern == "product/{id:Double}" ? "product/{name:String}" : "product/{id:Int}"
    #expect(
      problems(first, pattern) == [
        "No address reaches '\(pattern)': '\(first)' is before it and matches all of them. Put it first, or remove it."
      ])
  }

  @Test func `patterns of which each has an address of the other collide`() {
    #expect(
      problems("{shop:String}/sale", "berlin/{page:String}") == [
        "Some addresses have the form of 'berlin/{page:String}' and of '{shop:String}/sale'. Give one of them a part of its own."
      ])
  }

  @Test(arguments: [
    ("", "It has an empty part. Write one slash between two parts, and none around."),
    ("/product", "It has an empty part. Write one slash between two parts, and none around."),
    ("product/{id}", "'{id}' is no parameter. Write '{name:Type}', and nothing beside it between two slashes."),
    (
      "product/x{id:Int}",
      "'x{id:Int}' is no parameter. Write '{name:Type}', and nothing beside it between two slashes."
    ),
    ("product/{:Int}", "'{:Int}' is no parameter. Write '{name:Type}', and nothing beside it between two slashes."),
    (
      "product/{id:UUID}",
      "'UUID' in '{id:UUID}' is no type of a parameter. Write one of String, Int, Double, Bool."
    ),
    ("product/{id:Int?}", "'{id:Int?}' is a part of the path and optional. Write a pattern of its own without it."),
    ("product?tab", "'tab' has no parameter. Write 'name={name:String?}'."),
    ("product?tab=reviews", "'tab=reviews' has no parameter. Write 'name={name:String?}'."),
    ("{a:Int}/{a:Int}", "It has two parameters 'a'. Give each a name of its own."),
    ("product?a={a:Int}&a={b:Int}", "Its query has 'a' twice. Leave one."),
  ])
  func `a pattern that cannot be read is a problem that says why`(_ pattern: String, _ reason: String) {
    #expect(problems(pattern) == ["The pattern '\(pattern)' cannot be read. \(reason)"])
  }

  @Test func `a link whose code asks for what its pattern does not have is a problem`() {
    let links = LinkCatalogue<any SpotRouting>(
      prefixes: [],
      links: [
        .link("a/{id:Int}") { link in LinkPath(to: SpotPage(name: try link.name)) },
        .link("b/{id:Int}") { link in LinkPath(to: SpotPage(name: try link.id)) },
        .link("c?name={name:String?}") { link in LinkPath(to: SpotPage(name: try link.name)) },
      ])
    #expect(
      links.problems == [
        .code(.noParameter("name", pattern: "a/{id:Int}")),
        .code(.otherType(parameter: "id", wanted: "String", pattern: "b/{id:Int}")),
        .code(.otherType(parameter: "name", wanted: "String", pattern: "c?name={name:String?}")),
      ])
  }
}
