import Testing

@testable import RibletsEdits

struct CodeValueTests {
  @Test(
    arguments: [
      ("\"a b\"", .text("a b")), ("true", .flag("true")), ("-1.5", .number("-1.5")), ("0", .number("0")),
      ("[\"a\", f(1)]", .array(["\"a\"", "f(1)"])),
      (
        "Price(cents: 3, \"€\")",
        .call("Price", [.init(label: "cents", expression: "3"), .init(label: "", expression: "\"€\"")])
      ),
    ] as [(String, CodeValue)])
  func `what is written out is read`(text: String, value: CodeValue) {
    #expect(CodeValue(text) == value)
  }

  @Test(arguments: ["", "\"a\\n\"", "\"\\(a)\"", "0x10", "007", "a", ".red", "[1: 2]", "f { 1 }", "1; 2", "a ? b : c"])
  func `anything else is not`(text: String) { #expect(CodeValue(text) == nil) }
}
