import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct ArgumentTextTests {
  struct Score: Sendable {
    var player = "Ann"
    var points = [1, 2]
    var isBest: Bool?
  }

  enum Move: Sendable {
    case pass
    case place(Int)
    case swap(from: Int, to: Int)
  }

  struct Named: CustomStringConvertible, Sendable {
    let description = "a name\nof two lines"
  }

  final class Part: Sendable {}

  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let value: (any Sendable)?
    let text: String
  }

  @Test(arguments: [
    Example(testDescription: "nil", value: nil, text: "nil"),
    Example(testDescription: "a number", value: 3, text: "3"),
    Example(testDescription: "a small number", value: Int8(-3), text: "-3"),
    Example(testDescription: "a fraction", value: 0.5, text: "0.5"),
    Example(testDescription: "a flag", value: true, text: "true"),
    Example(testDescription: "text", value: "a \"b\"\n", text: #""a \"b\"\n""#),
    Example(testDescription: "a part of text", value: "abc".dropFirst(), text: #""bc""#),
    Example(testDescription: "text that stands for something", value: ArgumentText.closure, text: "closure"),
    Example(testDescription: "an optional", value: Int?.some(3), text: "3"),
    Example(testDescription: "an optional of an optional", value: Int??.some(nil), text: "nil"),
    Example(testDescription: "an array", value: ["a", "b"], text: #"["a", "b"]"#),
    Example(testDescription: "a long array", value: Array(1...1_000_000), text: "[1, 2, 3, 4, 5, …]"),
    Example(testDescription: "a dictionary", value: ["b": 1, "a": 2], text: #"["a": 2, "b": 1]"#),
    Example(testDescription: "no dictionary", value: [String: Int](), text: "[:]"),
    Example(testDescription: "a tuple", value: (1, name: "a"), text: #"(1, name: "a")"#),
    Example(
      testDescription: "a structure", value: Score(),
      text: #"Score(player: "Ann", points: [1, 2], isBest: nil)"#),
    Example(testDescription: "a case", value: Move.pass, text: "pass"),
    Example(testDescription: "a case with a value", value: Move.place(3), text: "place(3)"),
    Example(testDescription: "a case with values", value: Move.swap(from: 1, to: 2), text: "swap(from: 1, to: 2)"),
    Example(testDescription: "what describes itself", value: Named(), text: #"a name\nof two lines"#),
    Example(testDescription: "a duration", value: Duration.seconds(2), text: "2.0 seconds"),
    Example(testDescription: "an object", value: Part(), text: "Part"),
    Example(testDescription: "a type", value: Part.self as any (Any & Sendable).Type, text: "Part"),
    Example(
      testDescription: "long text", value: String(repeating: "é", count: 200),
      text: "\"" + String(repeating: "é", count: 78) + "…"),
  ])
  func `an argument is short text`(_ example: Example) {
    let calls = Calls(of: Part.self)
    calls.note("place", ["_": example.value])
    #expect(calls.argumentTexts(of: "place") == [example.text])
  }

  @Test func `labels are printed, and those of unlabelled arguments are not`() {
    let calls = Calls(of: Part.self)
    calls.note("move", ["from": 1, "to": 2, "_": "quickly"])
    #expect(calls.argumentTexts(of: "move") == [#"from: 1, to: 2, "quickly""#])
  }

  @Test func `an argument is not kept`() {
    let calls = Calls(of: Part.self)
    var part: Part? = Part()
    weak let kept = part
    calls.note("show", ["_": part, "in": [part]])
    part = nil
    #expect(kept == nil)
    #expect(calls.argumentTexts(of: "show") == ["Part, in: [Part]"])
  }
}
