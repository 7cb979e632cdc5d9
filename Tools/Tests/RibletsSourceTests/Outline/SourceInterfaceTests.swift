import RibletsSource
import Testing

struct SourceInterfaceTests {
  private func interface(_ text: String) -> SourceInterface {
    SourceInterface(reading: Array(text.utf8), path: "A.swift")
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
  }

  @Test(arguments: [
    Case(testDescription: "a function", before: "func a() { b() }", after: "func a() {\n  c()\n}"),
    Case(testDescription: "an initializer", before: "struct A { init() { b() } }", after: "struct A { init() { } }"),
    Case(testDescription: "the end of a class", before: "class A { deinit { b() } }", after: "class A { deinit { } }"),
    Case(testDescription: "a computed property", before: "var a: Int { 1 }", after: "var a: Int { return 2 }"),
    Case(
      testDescription: "accessors", before: "var a: Int { get { 1 } set { } }",
      after: "var a: Int { get { 2 } set { b() } }"),
    Case(
      testDescription: "a subscript", before: "struct A { subscript(i: Int) -> Int { 1 } }",
      after: "struct A { subscript(i: Int) -> Int { 2 } }"),
    Case(testDescription: "a comment", before: "func a() {}", after: "/// A.\nfunc a() {}"),
    Case(
      testDescription: "a local type", before: "func a() { struct B {} }", after: "func a() { struct C { var d = 1 } }"),
  ])
  func `a body is no part of it`(_ example: Case) {
    #expect(interface(example.before).text == interface(example.after).text)
    #expect(!interface(example.before).text.isEmpty)
  }

  @Test(arguments: [
    Case(testDescription: "a name", before: "func a() {}", after: "func b() {}"),
    Case(testDescription: "a default value", before: "func a(b: Int = 1) {}", after: "func a(b: Int = 2) {}"),
    Case(testDescription: "a value", before: "let a = 1", after: "let a = 2"),
    Case(
      testDescription: "a line that a body sets for declarations below it",
      before: "func a() {\n#sourceLocation(file: \"b\", line: 1)\n}",
      after: "func a() {\n#sourceLocation(file: \"b\", line: 9)\n}"),
    Case(
      testDescription: "the place at which a body sets a line",
      before: "func a() {\n\n#sourceLocation(file: \"b\", line: 1)\n}",
      after: "func a() {\n#sourceLocation(file: \"b\", line: 1)\n\n}"),
    Case(
      testDescription: "the end of lines that a private declaration sets",
      before: "private struct A {\n#sourceLocation(file: \"b\", line: 1)\nvar a = 1\n#sourceLocation()\n}",
      after: "private struct A {\n#sourceLocation(file: \"b\", line: 1)\nvar a = 1\n}"),
    Case(testDescription: "a value from a closure", before: "let a = { 1 }()", after: "let a = { \"\" }()"),
    Case(testDescription: "a setter", before: "var a: Int { get { 1 } }", after: "var a: Int { get { 1 } set {} }"),
    Case(
      testDescription: "the effects of a getter", before: "var a: Int { get { 1 } }",
      after: "var a: Int { get async { 1 } }"),
    Case(
      testDescription: "observers of a value", before: "var a = 1 { didSet { b() } }",
      after: "var a = 1 { didSet { c() } }"),
    Case(testDescription: "an attribute", before: "func a() {}", after: "@MainActor func a() {}"),
    Case(testDescription: "a condition", before: "#if A\nfunc a() {}\n#endif", after: "#if B\nfunc a() {}\n#endif"),
    Case(testDescription: "an import", before: "func a() {}", after: "import B\nfunc a() {}"),
    Case(testDescription: "a mark", before: "protocol A {}", after: "/// @mockable\nprotocol A {}"),
    Case(
      testDescription: "a requirement", before: "protocol A { var a: Int { get } }",
      after: "protocol A { var a: Int { get set } }"),
  ])
  func `a declaration is a part of it`(_ example: Case) {
    #expect(interface(example.before).text != interface(example.after).text)
  }

  @Test(arguments: ["public", "package", "open", "@usableFromInline", "@inlinable"])
  func `a word makes it one for other modules`(_ word: String) {
    #expect(interface("class A { \(word) func a() {} }").isOutward)
  }

  @Test func `a word in a body or a text does not`() {
    #expect(!interface("func a() { let open = 1; print(\"public\", open) }").isOutward)
  }

  @Test func `declarations differ one by one`() {
    let before = interface("struct A { func b() { 1 }\n func c() { 2 } }").declarations
    let after = interface("struct A { func b() { 1 }\n func c() { 3 } }").declarations

    #expect(before.keys.sorted() == ["A", "A.b", "A.c"])
    #expect(before.keys.filter { before[$0] != after[$0] } == ["A.c"])
  }
}
