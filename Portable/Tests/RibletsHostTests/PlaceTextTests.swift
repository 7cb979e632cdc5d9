import Foundation
import Riblets
import Testing

@testable import RibletsHost

struct PlaceTextTests {
  let place = PlainValue.object([
    "name": .string("Zoë said \"no\" \\ / \n\u{1}😀"), "list": .array([.null, .bool(true), .bool(false)]),
    "whole": .integer(-7), "part": .number(2.5e-9), "large": .number(1e300), "empty": .object([:]), "": .array([]),
  ])

  private func read(_ text: String) throws -> PlainValue { try PlainValue(json: Array(text.utf8)) }

  private func problem(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a value is the same after it was written and read`() throws {
    #expect(try read(place.json) == place)
  }

  @Test func `Foundation reads the text, and its own text is read`() throws {
    #expect(try JSONDecoder().decode(PlainValue.self, from: Data(place.json.utf8)) == place)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted]
    #expect(try PlainValue(json: Array(encoder.encode(place))) == place)
  }

  @Test func `the same value has the same text`() {
    let numbers = PlainValue.object(["b": .integer(1), "a": .integer(2), "c": .string("\u{1F}")])
    #expect(numbers.json == #"{"a":2,"b":1,"c":"\u001f"}"#)
  }

  @Test func `escapes and numbers of other writers are read`() throws {
    #expect(try read(#" "\ud83d\ude00\u00e9\/\b\f\r\t" "#) == .string("😀é/\u{8}\u{C}\r\t"))
    #expect(try read("[7.0, 1E2, 18446744073709551615]") == .array([.integer(7), .integer(100), .number(0x1p64)]))
  }

  @Test(arguments: [
    ("", "A value is missing. (byte 1)"), ("[1,]", "A value is missing. (byte 4)"),
    ("nan", "'nan' is not a value. (byte 1)"), ("0x1p4", "'0x1p4' is not a value. (byte 1)"),
    ("1e999", "'1e999' is not a value. (byte 1)"), ("truex", "'truex' is not a value. (byte 1)"),
    ("{} {}", "The text goes on after its value. (byte 4)"), ("[1", "A ']' is missing. (byte 3)"),
    (#"{"a" 1}"#, "A ':' is missing. (byte 6)"), (#"{"a":1"#, "A '}' is missing. (byte 7)"),
    ("{1:1}", "A name in quotation marks is missing. (byte 2)"), (#""a"#, "A text has no end. (byte 3)"),
    (#""\"#, "A text has no end. (byte 3)"), (#""\x""#, "There is no such escape in JSON. (byte 4)"),
    (#""\u12""#, "Four hexadecimal digits are missing. (byte 4)"),
    (#""\u+123""#, "Four hexadecimal digits are missing. (byte 4)"),
    (#""\ud83d""#, "A half of a character is missing. (byte 8)"),
    (#""\ud83d\u0041""#, "These are not two halves of a character. (byte 14)"),
    (#""\ude00\ud83d""#, "These are not two halves of a character. (byte 14)"),
  ])
  func `the error says what is wrong and where`(text: String, error: String) {
    #expect(problem(text) == error)
  }

  @Test func `a damaged file does not overflow the stack`() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(problem(text) == "The text is nested too deep. (byte 514)")
  }
}
