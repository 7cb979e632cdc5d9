import Testing

@testable import RibletsSource

struct SourceCallsTests {
  private func read(_ text: String) -> SourceCalls {
    SourceCalls(of: ["made"], in: Array(text.utf8), path: "A.swift")
  }

  /// An expression as text that tells its forms apart.
  private func form(_ expression: SourceExpression?) -> String {
    switch expression?.value {
    case .text(let text)?: "'\(text)'"
    case .name(let name)?: name
    case .member(let name)?: "." + name
    case .array(let elements)?: "[\(elements.map(form).joined(separator: ", "))]"
    case .call(let name, let arguments)?:
      "\(name)(\(arguments.map { $0.label + ":" + form($0.expression) }.joined(separator: ", ")))"
    case .operation(let operands, let operators)?:
      operands.map(form).joined(separator: " ") + " by \(operators.joined(separator: " "))"
    case .other?: "other"
    case nil: "nothing"
    }
  }

  @Test(arguments: [
    ("\"b\"", "'b'"), ("\"\\\"\\n\\u{1F9C1}\"", "'\"\n🧁'"), ("#\"\\#(b)\"#", "other"),
    ("\"\"\"\n  b\n  \"\"\"", "other"),
    ("\"\\q\"", "other"), ("b", "b"), ("`default`", "default"), ("nil", "nil"), ("1", "other"), (".b", ".b"),
    ("A.b", ".b"),
    ("[]", "[]"), ("[\"b\", c,]", "['b', c]"), ("[\"b\": c]", "other"), ("(b)", "b"), ("(b, c)", "other"),
    (".b(c: d, \"e\")", "b(c:d, :'e')"), ("A.B.c()", "c()"), ("b(c){ d }", "other"), ("b(c).d", "other"),
    ("b.map { $0 }", "other"), ("b[0]", "other"), ("b + [c] + d()", "b [c] d() by + +"),
    ("e[\"f\"] ?? \"g\"", "other 'g' by ??"),
    ("e.environment[\"f\"] ?? g", "environment(:'f') g by ??"), ("b ? c : d", "b other by ?"), ("[b] as [C]", "[b]"),
    ("{ b }()", "other"), ("-b", "other"), ("try b()", "other"),
  ])
  func `an expression is what is written out`(text: String, form: String) {
    #expect(self.form(read("let a = \(text)\nlet z = y").constants["a"]) == form)
  }

  @Test func `calls are found wherever they stand, and those in others are their arguments`() {
    let found = read(
      """
      let a = [.made(b), C.made(.made(d))], e: F = .made()
      if g { h.i.append(.made(j)) } // .made(k)
      func made(l: Int) { made(l) }
      """)
    #expect(found.calls.map(form) == ["made(:b)", "made(:made(:d))", "made()", "made(:j)"])
    #expect(found.calls.map(\.position.column) == [10, 20, 46, 19])
    #expect(found.constants.keys.sorted() == ["a", "e"])
    #expect(found.errors == [])
  }

  @Test(arguments: [".made(b", ".made(b, [c", "let a = [.made(b)", ".made(b))", "}"])
  func `brackets without a partner are said`(text: String) {
    #expect(read(text).errors.map(\.text) == ["it does not parse here"])
  }
}
