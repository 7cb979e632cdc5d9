import Testing

@testable import RibletsViews

struct TextWrappingTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let width: Int
    let lines: [String]
  }

  @Test(arguments: [
    Case(testDescription: "short", text: "one two", width: 7, lines: ["one two"]),
    Case(testDescription: "between words", text: "one two three", width: 7, lines: ["one two", "three"]),
    Case(testDescription: "inside a long word", text: "abcdefgh", width: 3, lines: ["abc", "def", "gh"]),
    Case(testDescription: "a long word fills the line", text: "a bcdefgh", width: 4, lines: ["a bc", "defg", "h"]),
    Case(testDescription: "its own lines", text: "one\ntwo\r\n\nthree", width: 9, lines: ["one", "two", "", "three"]),
    Case(testDescription: "wide characters", text: "안녕하세요", width: 5, lines: ["안녕", "하세", "요"]),
    Case(testDescription: "nothing", text: "", width: 5, lines: [""]),
    Case(testDescription: "no width", text: "ab", width: 0, lines: ["a", "b"]),
    Case(testDescription: "an escape", text: "a\u{1B}[31m", width: 9, lines: ["a␛[31m"]),
  ])
  func `breaks lines`(_ example: Case) {
    let wrapping = TextWrapping(metrics: TestMetrics(), style: .body, width: example.width)
    #expect(wrapping.lines(of: example.text) == example.lines)
  }

  @Test func `what exceeds the limit of lines becomes an ellipsis`() {
    let wrapping = TextWrapping(metrics: TestMetrics(), style: .body, width: 5)
    #expect(wrapping.lines(of: "one two three four", atMost: 2) == ["one", "two …"])
  }
}
