import Foundation
import Testing

@testable import RibletsScaffold

struct PropertyListValueTests {
  @Test func `a list is read as it was meant`() throws {
    let value = PropertyListValue.dictionary([
      "b & <c>": .string("\"x\" > y & ü"), "a": .array([.integer(-3), .boolean(true), .boolean(false), .string("")]),
    ])
    let read = try PropertyListSerialization.propertyList(from: Data(value.text.utf8), format: nil)
    let list = try #require(read as? [String: Any])

    #expect(list["b & <c>"] as? String == "\"x\" > y & ü")
    let array = try #require(list["a"] as? [Any])
    #expect(array.count == 4)
    #expect(array[0] as? Int == -3)
    #expect(array[1] as? Bool == true)
    #expect(array[2] as? Bool == false)
    #expect(array[3] as? String == "")
  }

  @Test func `keys are sorted, so that the same list is the same text`() {
    #expect(
      PropertyListValue.dictionary(["b": .integer(1), "a": .integer(2)]).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>a</key>
        \t<integer>2</integer>
        \t<key>b</key>
        \t<integer>1</integer>
        </dict>
        </plist>

        """)
  }
}
