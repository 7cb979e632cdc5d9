import Testing

struct WideProtocolShapes {
  private static let app = Shapes(
    rule: "wide-protocol", frame: "public protocol Priced {}\nCODE\n@@ One\nimport Shop\nlet a: (any Priced)? = nil",
    settings: #"{"rules": {"wide-protocol": {"limit": 1}}}"#)

  @Test(arguments: [
    "struct A: Priced {}", "final class A: Priced {}", "enum A: Priced {}", "actor A: Priced {}",
    "extension A: Priced {}",
    "protocol B: Priced {}", "let b: any Priced", "let b: Priced", "var b: (any Priced)?", "func a(_ b: any Priced) {}",
    "func a() -> any Priced { b() }", "func a<P: Priced>(_ p: P) {}", "func a(_ p: some Priced) {}",
    "struct A<P: Priced> {}",
    "struct A { let b: [any Priced] }", "struct A: Sendable & Priced {}", "typealias B = Priced", "extension Priced {}",
    "func a() { let b: any Priced = c() }", "func a() { _ = b as? any Priced }", "let b = { (p: any Priced) in }",
    "extension Array where Element == any Priced {}", "func a() { print(\"\\(Priced.self)\") }", "let b: Shop.Priced",
    "final class CartBuilder: Builder<any Priced> {}",
  ])
  func `a module that names the protocol counts`(code: String) throws {
    try Self.app.expectFinding("@@ Two\nimport Shop\n" + code)
  }

  @Test(arguments: [
    "@testable import Shop", "import protocol Shop.Priced", "public import Shop", "@_exported import Shop",
  ])
  func `an import of any kind shows it`(line: String) throws {
    try Self.app.expectFinding("@@ Two\n\(line)\nstruct A: Priced {}")
  }

  @Test(arguments: [
    "", "@@ Two\nimport Shop", "@@ Two\nimport Shop\n// Priced", "@@ Two\nimport Shop\nlet text = \"Priced\"",
    "@@ Two\nimport Shop\nlet priced = 1", "@@ Two\nimport Shop\nenum E { case Priced }",
    "@@ Two\nimport Shop\nfunc a(Priced b: Int) {}", "@@ Two\nimport Shop\nfunc a<Priced>(_ b: Priced) {}",
    "@@ Two\nstruct A: Priced {}", "@@ Two\nimport Other\nstruct A: Priced {}",
    "@@ Two\nimport Shop\nstruct A: PricedItem {}",
    "@@ TwoTests\nimport Shop\nstruct A: Priced {}", "@@ One\nimport Shop\nstruct A: Priced {}", "struct A: Priced {}",
    "@@ Two\nprotocol Priced {}\nstruct A: Priced {}", "@@ Two\nimport Shop\nstruct Priced {}",
    "@@ Two\nimport Shop\nenum A { enum Priced {} }",
    "@@ Two\nimport Shop\nextension Int { var priced: Int { 1 } }",
  ])
  func `code that does not see it, or means another one, is none`(shape: String) throws {
    try Self.app.expectNone(shape)
  }

  @Test func `as many modules as the limit are none`() throws {
    try Shapes(rule: "wide-protocol", frame: "public protocol Priced {}").expectNone(
      "@@ One\nimport Shop\nstruct A: Priced {}")
  }
}
