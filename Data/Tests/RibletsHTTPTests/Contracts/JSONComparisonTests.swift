import Foundation
import Testing

@testable import RibletsHTTPTesting

struct JSONComparisonTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let expected: String
    let actual: String
    var shape: [String] = []
    var values: [String] = []
  }

  @Test(arguments: [
    Case(testDescription: "equal", expected: #"{"a":[1,"b",true,null]}"#, actual: #"{"a":[1,"b",true,null]}"#),
    Case(
      testDescription: "other values", expected: #"{"a":1,"b":"x"}"#, actual: #"{"a":2,"b":"y"}"#,
      values: ["'a' is 2, expected 1", "'b' is \"y\", expected \"x\""]),
    Case(
      testDescription: "another kind", expected: #"{"a":{"b":1}}"#, actual: #"{"a":{"b":"1"}}"#,
      shape: ["'a.b' is a string, expected a number"], values: ["'a.b' is a string, expected a number"]),
    Case(
      testDescription: "missing", expected: #"{"a":1}"#, actual: "{}", shape: ["'a' is missing"],
      values: ["'a' is missing"]),
    Case(testDescription: "more", expected: "{}", actual: #"{"a":1}"#, values: ["'a' was not expected"]),
    Case(
      testDescription: "null where a value was", expected: #"{"a":1}"#, actual: #"{"a":null}"#,
      shape: ["'a' is null, expected a number"], values: ["'a' is null, expected a number"]),
    Case(
      testDescription: "a value where null was", expected: #"{"a":null}"#, actual: #"{"a":1}"#,
      values: ["'a' is a number, expected null"]),
    Case(
      testDescription: "longer", expected: "[1]", actual: "[1,2]", values: ["the answer has 2 elements, expected 1"]),
    Case(
      testDescription: "an element of one of the kinds", expected: #"[1,"a"]"#, actual: #"["b",2]"#,
      values: ["'[0]' is a string, expected a number", "'[1]' is a number, expected a string"]),
    Case(
      testDescription: "an element of no kind", expected: #"[{"a":1}]"#, actual: #"[{"a":1},{"a":"b"}]"#,
      shape: ["'[1].a' is a string, expected a number"], values: ["the answer has 2 elements, expected 1"]),
  ])
  func `differences have the paths of their fields`(_ example: Case) throws {
    let expected = try #require(JSONValue(Data(example.expected.utf8)))
    let actual = try #require(JSONValue(Data(example.actual.utf8)))
    #expect(JSONComparison.shape.differences(expected, actual) == example.shape)
    #expect(JSONComparison.values.differences(expected, actual) == example.values)
  }
}
