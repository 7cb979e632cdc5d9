import RibletsMocks
import RibletsSource
import Testing

struct MemberNamesTests {
  /// The names that the counts of calls begin with, in the order of the members.
  private func names(_ members: String) -> [String] {
    let source = "/// @mockable\nprotocol P {\n\(members)\n}\n"
    var options = MockOptions()
    options.isPlain = true
    let output = MockGenerator(options).mocks(of: [SourceFile(parsing: Array(source.utf8), path: "P.swift")])
    #expect(output.diagnoses == [])
    return output.text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /var (\w+)CallCount/).map { String($0.output.1) }
    }
  }

  @Test func `a member that has its name alone keeps it`() {
    #expect(names("func load(page: Int); func save(_ item: String)") == ["load", "save"])
  }

  @Test func `labels come first, and names where there is no label`() {
    #expect(names("func f(); func f(x: Int); func f(_ y: Int)") == ["f", "fX", "fY"])
  }

  @Test func `a label that the name ends with is left out`() {
    #expect(
      names("func open(url: String); func openURL(url: String); func openURL(url: Int)") == [
        "open", "openURL", "openURLInt",
      ])
  }

  @Test func `types come after all labels, then the result`() {
    #expect(
      names(
        "func f(a: Int, b: Int); func f(a: Int, b: Float); func f(a: Int, b: Float, c: Int); func f(a: Int, b: Float) -> Int"
      )
        == ["f", "fA", "fAB", "fABInt"])
    #expect(names("func f(); func f() -> Int; func f() -> [Int]") == ["f", "fInt", "fInt1"])
  }

  @Test func `an optional is a word, and so are attributes`() {
    #expect(names("func f(_ a: Int); func f(_ a: Int?); func f(_ a: String?)") == ["f", "fA", "fAStringOptional"])
    #expect(
      names("func f(_ a: Int); func f(_ a: Float); func f(_ a: @escaping () -> Void)") == ["f", "fA", "fAEscapingVoid"])
    #expect(names("func f(_ a: Int); func f(_ a: Float); func f(_ a: inout Int)") == ["f", "fA", "fAInoutInt"])
    #expect(names("func f(_ a: Int); func f(_ a: Float); func f(_ a: any P)") == ["f", "fA", "fAAnyP"])
  }

  @Test func `words of a type are told apart by anything else`() {
    #expect(
      names("func f(_ a: Int); func f(_ a: Float); func f(_ a: [String: Set<Web.Page_ID>])")
        == ["f", "fA", "fAStringSetWebPageID"])
  }

  @Test func `generic parameters stand between labels and types`() {
    #expect(names("func f(a: Int); func f<T>(a: T); func f<T: Hashable>(a: T)") == ["f", "fA", "fATHashable"])
  }

  @Test func `a where clause is one part`() {
    #expect(
      names(
        "func f<T>(a: T); func f<T>(a: T) -> Int; func f<T>(a: T) -> Float where T: A & B, T.Item == Int; func f<T>(a: T) -> [T] where T: C"
      )
        == ["f", "fA", "fAT", "fATTC"])
    #expect(
      names("func f<T>(); func f<T>() -> Int; func f<T>() -> Float where T: A & B, T.Item == Int")
        == ["f", "fT", "fTTAAndBTItemInt"])
  }

  @Test func `a result is cut after thirty-two letters`() {
    #expect(
      names("func f(); func f() -> [String: [String: Result<Int, ShopError>]]") == [
        "f", "fStringStringResultIntShopError",
      ])
    #expect(
      names("func f(); func f() -> [String: [String: Result<Int, ShopErrorOfAnyKind>]]")
        == ["f", "fStringStringResultIntShopErrorOf"])
  }

  @Test func `what has no parts left is counted`() {
    #expect(names("static func f(); func f()") == ["f", "f1"])
    #expect(names("func f(); static func f()") == ["f", "fstatic"])
  }

  @Test func `properties come first`() {
    #expect(names("func size(of item: Int) -> Int; var size: Int { get set }") == ["sizeOf", "sizeSet"])
  }
}
