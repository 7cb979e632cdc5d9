import Testing

@testable import RibletsHTTP

struct HTTPFieldsTests {
  @Test func `a name is found in any case, and several values are joined`() {
    var fields: HTTPFields = ["ETag": "a"]
    fields.add("1", for: "X-A")
    fields.add("2", for: "x-a")

    #expect(fields["etag"] == "a")
    #expect(fields["X-a"] == "1, 2")
  }

  @Test func `setting a value replaces all of its name, in the place of the first`() {
    var fields: HTTPFields = ["A": "1", "B": "2", "a": "3"]
    fields["A"] = "4"
    #expect(fields.all.map(\.name) == ["A", "B"])
    fields["b"] = nil
    #expect(fields == ["A": "4"])
  }

  @Test(arguments: [["A b": "c"], ["": "c"], ["A": "b\r\nC: d"], ["A": "b\0"]] as [HTTPFields])
  func `a name or a value that would end the field is found`(_ fields: HTTPFields) {
    #expect(fields.firstInvalid != nil)
  }
}
