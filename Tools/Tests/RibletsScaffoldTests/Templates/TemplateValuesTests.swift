import Testing

@testable import RibletsPlans
@testable import RibletsScaffold
@testable import RibletsTemplates

struct TemplateValuesTests {
  private struct Item: Encodable {
    let name: String
  }

  private struct First: Encodable {
    var name = "Cart"
    var isRoot = true
    var items = [Item(name: "price"), Item(name: "title")]
    var path: String?
  }

  private struct Second: Encodable {
    enum View: String, Encodable { case portable }

    var name = "Menu"
    var view = View.portable
    var imports: [String] = []
  }

  private func described(_ values: TemplateValues) -> [String] {
    values.values.map { "\($0.key): \($0.value)" }.sorted()
  }

  @Test func `properties are keys, and a text that is nil is empty`() throws {
    #expect(
      described(try TemplateValues(First()))
        == [#"isRoot: true"#, #"items: [["name": "price"], ["name": "title"]]"#, "name: Cart", "path: "])
  }

  @Test func `a later context replaces what an earlier one has, too`() throws {
    var values = try TemplateValues(First(), Second())
    #expect(values.values["name"] as? String == "Menu")
    #expect(described(values).suffix(2) == ["path: ", "view: portable"])

    try values.add(Item(name: "Basket"))
    #expect(values.values["name"] as? String == "Basket")
  }

  @Test func `a context that cannot be encoded is refused with its name`() {
    struct Broken: Encodable, Sendable {
      struct Reason: Error, CustomStringConvertible { let description = "No name." }

      func encode(to encoder: any Encoder) throws { throw Reason() }
    }

    #expect(throws: RequestProblem("Cannot render a template with 'Broken': No name.")) {
      try TemplateValues(Broken())
    }
  }
}
