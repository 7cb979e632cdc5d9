import Testing

@testable import RibletsScaffold
@testable import RibletsTemplates

struct TemplateKeysTests {
  private func keys(_ text: String) -> [String] { TemplateKeys(of: text).places.map { "\($0.line) \($0.key)" } }

  @Test func `names of values are found with their lines, in conditions and loops, too`() {
    #expect(
      keys(
        """
        final class {{ name }}{{property}}: { {{ view.title }} }
        {% if isRoot and not hasView or view == "none" %}{# {{ comment }} #}
        {% for item in items %}{{ forloop.counter }} {{ item.name }}
        {% elif a in b|join:c %}
        % { for } {{ last
        """) == [
          "1 name", "1 property", "1 view", "2 isRoot", "2 hasView", "2 view", "3 items", "3 forloop", "3 item", "4 a",
          "4 b", "4 c", "5 last",
        ])
  }

  @Test func `comments name nothing, in several lines, too`() {
    #expect(keys("{# {{ a }}\n{% if b %} {{ c }}\n#} {{ d }}{% for %}") == ["3 d"])
  }

  @Test func `filters, numbers and texts are no values`() {
    #expect(
      keys("{{ name | uppercase }}{{ list|default:\"none at all\" }}{% if 1 < count %}") == [
        "1 name", "1 list", "1 count",
      ])
  }

  @Test func `loops give values of their own, and includes are known by name`() {
    let keys = TemplateKeys(of: "{% for key, value in items %}{% include \"Row.swift.stencil\" %}{% endfor %}")

    #expect(keys.own == ["forloop", "key", "value"])
    #expect(keys.included == ["Row.swift.stencil"])
  }
}
