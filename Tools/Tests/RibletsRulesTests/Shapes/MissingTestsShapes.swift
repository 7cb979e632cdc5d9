import Testing

struct MissingTestsShapes {
  private static func app(_ role: String) -> Shapes {
    Shapes(
      rule: "missing-tests",
      frame: """
        final class CartRouter: Router<any A> { }
        final class CartItemRouter: Router<any A> { }
        \(role)
        @@ ShopTests
        struct OtherTests { @Test func a() {} }
        """)
  }

  private static let interactor = app("final class CartInteractor { func a() {} }")

  @Test(arguments: [
    "", "// CartInteractorTests", "struct CartRouterTests { @Test func a() {} }",
    "struct CartTests { @Test func a() {} }",
    "struct CartItemInteractorTests { @Test func a() {} }", "struct CartInteractorFixtures {}",
    "final class CartInteractorMock {}",
    "let a = CartInteractor()", "struct Tests { @Test func cartInteractor() {} }", "extension CartInteractorTests {}",
    "final class CartInteractableMock: CartInteractable {}", "struct CartInteractors { @Test func a() {} }",
    "struct CartInteractorTests {}", "final class CartInteractorSpy: CartInteractor {}",
  ])
  func `a class with functions and without a suite is found`(tests: String) throws {
    try Self.interactor.expectFinding(tests)
  }

  @Test(arguments: [
    "final class CartInteractor { func a() {} }", "final class CartInteractor { private func a() {} }",
    "class CartInteractor { func a() {}; override func b() {} }",
    "final class CartInteractor {}\nextension CartInteractor { func a() {} }",
    "final class CartPresenter { func a() {} }",
    "extension CartRouter { func attach() {} }", "final class CartInteractor { static func a() {} }",
    "actor CartInteractor { func a() {} }",
  ])
  func `each role with functions is asked for`(role: String) throws { try Self.app(role).expectFinding("") }

  @Test(arguments: [
    "struct CartInteractorTests { @Test func a() {} }", "final class CartInteractorTests: XCTestCase {}",
    "final class CartInteractorTest: XCTestCase {}", "final class CartInteractorSpec: QuickSpec {}",
    "final class CartInteractorTests: BaseTestCase {}", "@Suite struct CartInteractorTests {}",
    "@Suite(\"a\") final class CartInteractorTests { @Test func a() {} }",
    "struct CartInteractorAttachTests { @Test func a() {} }",
    "final class CartInteractorTestCase: XCTestCase {}", "struct CartInteractor_Tests { @Test func a() {} }",
    "enum All { struct CartInteractorTests { @Test func a() {} } }", "actor CartInteractorTests { @Test func a() {} }",
    "final class CartInteractorSpec: AsyncSpec {}", "@MainActor struct CartInteractorTests { @Test func a() {} }",
    "struct CartInteractorSuite { @Test func a() {} }",
  ])
  func `a class with a suite that is called after it is none`(tests: String) throws {
    try Self.interactor.expectNone(tests)
  }

  @Test(arguments: [
    "final class CartInteractor {}", "final class CartInteractor { override func didBecomeActive() {} }",
    "final class CartInteractor { var a: Int { 1 } }", "final class CartInteractor { init(a: Int) {} }",
    "final class CartComponent { func a() {} }", "struct CartInteractor { func a() {} }",
    "final class CartWorker { func a() {} }",
    "protocol CartRouting { func a() }", "final class OtherInteractor { func a() {} }",
    "enum Scope { final class CartInteractor { func a() {} } }",
    "final class CartViewController { func a() {} }", "final class CartBuilder { func build() {} }",
  ])
  func `a class without functions of its own, and other types are none`(role: String) throws {
    try Self.app(role).expectNone("")
  }

  @Test(arguments: ["", "@@ ShopTests\nfinal class CartRoutingMock: CartRouting {}", "@@ ShopTests\nlet a = Day()"])
  func `an app without tests, or with mocks alone, has no findings`(tests: String) throws {
    try Shapes(rule: "missing-tests", frame: "final class CartRouter: Router<any A> { func a() {} }").expectNone(tests)
  }
}
