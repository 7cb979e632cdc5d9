import Testing

@testable import RibletsTesting

@Suite struct FieldDifferenceTests {
  struct Row: Equatable {
    var name = "Tea"
    var price: Int? = 3
  }

  enum Mode: Equatable {
    case list
    case detail(Row)
  }

  struct Page: Equatable {
    var title = "Shop"
    var rows = [Row()]
    var mode = Mode.list
    var links = ["a": 1]
    var note = ""
  }

  private func text(_ change: (inout Page) -> Void) -> String {
    var page = Page()
    change(&page)
    return FieldDifference(expected: Page(), actual: page).text
  }

  @Test func `a field of a field is named by its way`() {
    #expect(text { $0.rows[0].price = nil } == "    rows[0].price\n  −   3\n  +   nil")
  }

  @Test func `a case and a dictionary are shown whole`() {
    #expect(
      text { $0.mode = .detail(Row()) }
        == "    mode\n  −   list\n  +   detail(Row(name: \"Tea\", price: 3))")
    #expect(text { $0.links["b"] = 2 } == "    links\n  −   [\"a\": 1]\n  +   [\"a\": 1, \"b\": 2]")
  }

  @Test func `a collection of another length says so`() {
    #expect(text { $0.rows = [] }.hasPrefix("    rows[0].name\n  −   \"Tea\"\n"))
    #expect(text { $0.rows = [] }.contains("    rows.count\n  −   1\n  +   0"))
  }

  @Test func `long text differs at its end, too`() {
    let long = String(repeating: "a", count: 300)
    #expect(FieldDifference(expected: long + "b", actual: long + "c").text.contains("c\""))
  }

  @Test func `a difference that is not stored is admitted`() {
    struct Never: Equatable {
      static func == (left: Self, right: Self) -> Bool { false }
    }
    #expect(FieldDifference(expected: Never(), actual: Never()).text.contains("look the same field by field"))
  }

  @Test func `values without fields are shown as they are`() {
    #expect(FieldDifference(expected: 1, actual: 2).text == "    the value\n  −   1\n  +   2")
  }
}
