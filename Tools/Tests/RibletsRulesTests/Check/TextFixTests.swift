import RibletsRules
import RibletsSource
import Testing

struct TextFixTests {
  private func fix(_ line: Int, _ column: Int, _ change: TextFix.Change) -> TextFix {
    TextFix(position: SourcePosition(file: "A.swift", line: line, column: column), change: change)
  }

  @Test func `changes are made at their places, several in one file`() {
    let text = "class A {\n  /* é */ var listener: B?\n}\n/// @mockable\nprotocol P {}\n"
    let (mended, made) = TextFix.apply(
      [fix(2, 12, .insert("weak ", before: "var ")), fix(4, 5, .removeComment("@mockable"))], to: text)
    #expect(mended == "class A {\n  /* é */ weak var listener: B?\n}\nprotocol P {}\n")
    #expect(made.count == 2)
  }

  @Test(arguments: [
    ("let listener: B", 1, 1), ("  var listener: B?", 1, 1), ("var a", 2, 1), ("var a", 1, 90),
  ])
  func `nothing is changed where something else stands`(text: String, line: Int, column: Int) {
    let (mended, made) = TextFix.apply([fix(line, column, .insert("weak ", before: "var "))], to: text)
    #expect(mended == text)
    #expect(made == [])
  }

  @Test func `a line with more than the comment stays`() {
    let text = "/// Prices. @mockable\nprotocol P {}\n"
    #expect(TextFix.apply([fix(1, 13, .removeComment("@mockable"))], to: text).text == text)
  }
}
