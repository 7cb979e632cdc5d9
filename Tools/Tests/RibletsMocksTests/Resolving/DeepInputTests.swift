import RibletsMocks
import RibletsSource
import Testing

/// Tests of inputs that once ended in a crash, or took for ever.
struct DeepInputTests {
  private func diagnoses(_ source: String) -> [String] {
    MockGenerator(MockOptions()).mocks(of: [SourceFile(parsing: Array(source.utf8), path: "A.swift")])
      .diagnoses.map(\.description)
  }

  private static let tooFar =
    "'Q' inherits over more than 200 protocols and type aliases in a row. Write this mock by hand, or inherit from fewer."

  private func rows(_ declaration: String, _ next: (Int) -> Int) -> String {
    (0..<1_000).map { number in
      declaration.replacing("%", with: "\(number)").replacing("^", with: "\(next(number))") + "\n"
    }.joined()
  }

  @Test(arguments: ["protocol P%: P^ {}", "typealias P% = P^"])
  func `parents of parents without end are an error`(declaration: String) {
    let source = rows(declaration) { $0 + 1 } + "protocol P1000 {}\n/// @mockable\nprotocol Q: P0 {}\n"
    #expect(diagnoses(source) == ["A.swift:1003:1: error: \(Self.tooFar)"])
  }

  @Test(arguments: ["protocol P%: P^ {}", "typealias P% = P^"])
  func `a long ring of parents is an error`(declaration: String) {
    let source = rows(declaration) { ($0 + 1) % 1_000 } + "/// @mockable\nprotocol Q: P0 {}\n"
    #expect(diagnoses(source) == ["A.swift:1002:1: error: \(Self.tooFar)"])
  }

  @Test func `parents that come on many ways are looked into once`() {
    let rows = (0..<60).map { number in
      """
      protocol P\(number): A\(number), B\(number) {}
      protocol A\(number): P\(number + 1) {}
      protocol B\(number): P\(number + 1) {}
      typealias T\(number) = T\(number + 1) & T\(number + 1)
      """
    }
    let rest = "@MainActor protocol P60 {}\ntypealias T60 = P60\n/// @mockable\nprotocol Q: P0, T0 { func f() }\n"
    #expect(diagnoses(rows.joined(separator: "\n") + "\n" + rest) == [])
  }

  @Test func `many overloads of one name all have stubs`() {
    let members = (0..<2_000).map { "  func f(_ a: T\($0))" }.joined(separator: "\n")
    let source = "/// @mockable\nprotocol Q {\n\(members)\n}\n"
    let output = MockGenerator(MockOptions()).mocks(of: [SourceFile(parsing: Array(source.utf8), path: "A.swift")])
    #expect(output.text.split(separator: "CallCount: Int {").count == 2_001)
  }

  @Test(arguments: ["(", "A<", "() -> ", "any ", "[", "\"\\("])
  func `a type in an annotation that nests deep is no Swift`(piece: String) throws {
    let found = diagnoses(
      "/// @mockable(typealias: T = \(String(repeating: piece, count: 50_000)))\nprotocol P { associatedtype T }\n")
    #expect(try #require(found.first).hasPrefix("A.swift:2:1: error: "))
  }
}
