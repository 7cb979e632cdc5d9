import Testing

struct UnusedMockShapes {
  private static let app = Shapes(
    rule: "unused-mock",
    frame: """
      final class CartRouter: Router<any A> {}
      /// @mockable
      protocol Priced { func price() -> Int }
      CODE
      """)
  private static let tests = "\n@@ ShopTests\nstruct OtherTests { @Test func a() {} }\n"

  @Test(arguments: [
    "", "let a = OtherMock()", "// PricedMock()", "let text = \"PricedMock\"", #"let text = "\\(PricedMock())""#,
    "let pricedMock = 1",
    "let a: any Priced", "final class PricedFake: Priced {}", "struct PricedMockery {}", "func priced() {}",
    "let a = PricedMocks()",
    "extension Priced {}", ##"let a = #"\(PricedMock())"#"##, "/* let a = PricedMock() */", "let a = Priced.self",
    "@Test(\"PricedMock\") func a() {}", "import Priced",
  ])
  func `a mock that no test names is found`(test: String) throws { try Self.app.expectFinding(Self.tests + test) }

  @Test(arguments: [
    "let a = PricedMock()", "struct T { let a = PricedMock() }",
    "struct T { @Test func a() { let mock = PricedMock() } }",
    "let all = [PricedMock()]", "let all: [PricedMock] = []", "final class OtherMock: PricedMock {}",
    "func a() { class B: PricedMock {} }",
    "extension PricedMock { func a() {} }", "typealias M = PricedMock", "let a = make(PricedMock.self)",
    "let a: PricedMock? = nil",
    "func a(_ mock: PricedMock) {}", "func a() -> PricedMock { b() }", "func a<T: PricedMock>(_ t: T) {}",
    "let a = b as? PricedMock",
    #"let a = "\(PricedMock().price())""#, #"func a() { XCTAssertEqual("\(PricedMock().price())", "0") }"#,
    "let a = { PricedMock() }",
    #"func a() { #expect("\(PricedMock())" == "") }"#, "func a() { #expect(PricedMock() != nil) }",
    "let a = PricedMock.init()",
    "let a = \"\"\"\n  \\(PricedMock())\n  \"\"\"", "struct T { lazy var a = PricedMock() }",
    "let a = Box<PricedMock>()", "func a(b: Priced = PricedMock()) {}",
    "@Test(arguments: [PricedMock()]) func a(m: Any) {}", "@Mocked(PricedMock.self) struct T {}",
    "let a = App.PricedMock()", "#if DEBUG\nlet a = PricedMock()\n#endif", "func a() { let b = [PricedMock](); b.c() }",
  ])
  func `a mock that a test names is none`(test: String) throws { try Self.app.expectNone(Self.tests + test) }

  @Test(arguments: [
    "/// @mockable\nprotocol Shop { var price: any Priced { get } }\n@@ ShopTests\nlet a = ShopMock()",
    "/// @mockable\nprotocol Shop { func price() -> Priced }\n@@ ShopTests\nlet a = ShopMock()",
    "/// @mockable\nprotocol Shop: Priced {}\n@@ ShopTests\nlet a = ShopMock()", "final class A {}",
    "struct Preview { let a = PricedMock() }\n@@ ShopTests\nlet a = 1",
  ])
  func `a mock of another one, and an app without tests have no findings`(shape: String) throws {
    try Self.app.expectNone(shape)
  }

  @Test(arguments: [
    "/// @mockable\nprotocol CartRouting { func a() }", "/// @mockable\nprotocol CartListener {}",
    "/// @mockable\nprotocol ClockWorking: Working {}", "protocol Plain {}",
    "/// @mockable\npublic protocol Open {}",
    "/// @mockable(override: name = Till)\nprotocol Cash {}\n@@ OtherTests\nlet a = Till()",
  ])
  func `protocols of a riblet, without a mark, and for others are none`(shape: String) throws {
    try Shapes(rule: "unused-mock", frame: "final class CartRouter: Router<any A> {}").expectNone(shape + Self.tests)
  }
}
