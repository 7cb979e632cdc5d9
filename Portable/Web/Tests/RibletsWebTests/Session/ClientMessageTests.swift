import RibletsViews
import Testing

@testable import RibletsWeb

struct ClientMessageTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var input: Input
  }

  @Test(arguments: [
    Case(testDescription: "a press", text: #""kind":"press","id":"go""#, input: .press(id: "go")),
    Case(testDescription: "an edit", text: #""kind":"edit","id":"a","text":"b""#, input: .edit(id: "a", text: "b")),
    Case(
      testDescription: "a toggle", text: #""kind":"toggle","id":"a","isOn":true"#, input: .toggle(id: "a", isOn: true)),
    Case(testDescription: "the way back", text: #""kind":"back""#, input: .goBack),
    Case(testDescription: "unknown members", text: #""kind":"back","x":[1]"#, input: .goBack),
  ])
  func `reads an input`(_ example: Case) throws {
    let message = try ClientMessage(text: #"{"sequence":7,"layer":"screen",\#(example.text)}"#)

    #expect(message.sequence == 7)
    #expect(message.layer == "screen")
    #expect(message.input == example.input)
  }

  struct Broken: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var reason: String
  }

  @Test(arguments: [
    Broken(testDescription: "nothing", text: "", reason: "it does not parse"),
    Broken(testDescription: "no JSON", text: "hello", reason: "it does not parse"),
    Broken(testDescription: "half of it", text: #"{"sequence":1"#, reason: "it does not parse"),
    Broken(testDescription: "deep nesting", text: String(repeating: "[", count: 60_000), reason: "it does not parse"),
    Broken(testDescription: "a list", text: "[]", reason: "'' has another type"),
    Broken(testDescription: "no number", text: #"{"layer":"a","kind":"back"}"#, reason: "'sequence' is missing"),
    Broken(testDescription: "no layer", text: #"{"sequence":1,"kind":"back"}"#, reason: "'layer' is missing"),
    Broken(
      testDescription: "a text for a number", text: #"{"sequence":"1","layer":"a","kind":"back"}"#,
      reason: "'sequence' has another type"),
    Broken(
      testDescription: "a number too large", text: #"{"sequence":1e300,"layer":"a","kind":"back"}"#,
      reason: "it does not parse"),
  ])
  func `says what is wrong with a message`(_ example: Broken) {
    let error = #expect(throws: ClientMessage.Unreadable.self) { try ClientMessage(text: example.text) }

    #expect(error?.description == "The message is not an input in JSON: \(example.reason).")
  }

  @Test(arguments: [
    #""kind":"explode""#, #""kind":"press""#, #""kind":"edit","id":"a""#, #""kind":"toggle","id":"a","text":"b""#,
  ])
  func `refuses kinds it does not know or that lack something`(_ text: String) {
    #expect(throws: ClientMessage.Unreadable.self) {
      try ClientMessage(text: #"{"sequence":1,"layer":"a",\#(text)}"#)
    }
  }
}
