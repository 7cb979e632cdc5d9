import RibletsViews
import Testing

@testable import RibletsWeb

struct LayerContentTests {
  @Test func `a button is a button`() {
    #expect(
      html(.button(id: "log-in", title: "Log in", role: .primary, tint: .plain, isEnabled: true))
        == #"<button class="primary" data-id="log-in" dir="auto" type="button">Log in</button>"#
    )
    #expect(
      html(.button(id: "refresh", title: "Refresh", role: .refresh, tint: .plain, isEnabled: true))
        == #"<button class="normal refresh" data-id="refresh" dir="auto" type="button">Refresh</button>"#
    )
  }

  @Test func `a button with a symbol has a name for screen readers`() {
    let plus = Node.button(id: "add", title: "+", role: .normal, tint: .plain, isEnabled: true, label: "Add a lamp")
    #expect(content(plus).attributes["aria-label"] == "Add a lamp")
    let word = Node.button(id: "add", title: "Add", role: .normal, tint: .plain, isEnabled: true)
    #expect(content(word).attributes["aria-label"] == nil)
  }

  @Test func `only a very long word may be broken, and a row of buttons is known as one`() {
    func button(_ title: String, _ role: Node.ButtonRole = .link) -> Node {
      .button(id: title, title: title, role: role, tint: .plain, isEnabled: true)
    }
    #expect(content(button("My Favourites")).attributes["class"] == "normal link")
    #expect(content(button("Donaudampfschiff")).attributes["class"] == "normal link long")
    let row = Node.stack(.horizontal, spacing: 8, children: [button("A"), .identified(id: "b", button("B"))])
    #expect(content(row).attributes["class"] == "stack horizontal buttons")
    let mixed = Node.stack(.horizontal, spacing: 8, children: [button("A"), .spacer])
    #expect(content(mixed).attributes["class"] == "stack horizontal spread")
  }

  @Test func `a disabled button cannot be pressed`() {
    let element = content(.button(id: "a", title: "A", role: .normal, tint: .plain, isEnabled: false))

    #expect(element.attributes["disabled"] == "")
  }

  @Test func `a field is an input in its label`() {
    #expect(
      html(.field(id: "name", placeholder: "Name", value: "Ada \"A\"", isSecure: false))
        == #"<label class="field"><input autocomplete="off" data-id="name" dir="auto" enterkeyhint="done" "#
        + #"maxlength="20000" placeholder=" " spellcheck="false" type="text" value="Ada &quot;A&quot;">"#
        + #"<span dir="auto">Name</span></label>"#
    )
  }

  @Test func `a secret is not shown`() {
    let element = content(.field(id: "a", placeholder: "Password", value: "", isSecure: true))

    #expect(element.children.first?.attributes["type"] == "password")
  }

  @Test func `Enter goes to the next field, and from the last to the primary button`() {
    let node = Node.stack(
      .vertical, spacing: 8,
      children: [
        .field(id: "a", placeholder: "A", value: "", isSecure: false),
        .card(.field(id: "b", placeholder: "B", value: "", isSecure: false), tint: .plain),
        .button(id: "c", title: "C", role: .primary, tint: .plain, isEnabled: true),
      ])

    let keys = content(node).all("input").map { $0.attributes["enterkeyhint"] }

    #expect(keys == ["next", "go"])
  }

  @Test func `a toggle is a switch in its label`() {
    #expect(
      html(.toggle(id: "sound", title: "Sound", isOn: true))
        == #"<label class="toggle"><span dir="auto">Sound</span>"#
        + #"<input checked="" data-id="sound" role="switch" type="checkbox"></label>"#
    )
  }

  @Test func `a picture has a text, or is not read out`() {
    #expect(html(.image(symbol: "🎲", label: "Dice")) == #"<span aria-label="Dice" class="image" role="img">🎲</span>"#)
    #expect(html(.image(symbol: "🎲", label: "")) == #"<span aria-hidden="true" class="image">🎲</span>"#)
  }

  @Test(arguments: [(0.5, "50"), (-1, "0"), (7, "100"), (.nan, "0"), (.infinity, "100")])
  func `progress stays between nothing and everything`(_ value: Double, _ percent: String) {
    let bar = content(.progress(value: value, label: "")).children.first

    #expect(bar?.attributes["value"] == percent)
  }

  @Test(arguments: [(8, "gap:8px"), (-5, "gap:0px"), (Int.max, "gap:400px")])
  func `spacing stays within reason`(_ spacing: Int, _ style: String) {
    #expect(content(.stack(.vertical, spacing: spacing, children: [])).attributes["data-style"] == style)
  }

  @Test(arguments: [(3, "3"), (0, "1"), (-1, "1"), (Int.max, "64")])
  func `a grid has at least one column`(_ columns: Int, _ shown: String) {
    let style = content(.grid(columns: columns, spacing: 4, children: [])).attributes["data-style"]

    #expect(style == "gap:4px;columns:\(shown)")
  }

  @Test func `the large title is the first heading unless the layer has one`() {
    let node = Node.text("A", style: .largeTitle, tint: .plain)

    #expect(content(node).tag == "h1")
    #expect(LayerContent(of: layer(node, title: "T")).element.tag == "h2")
  }

  @Test func `rows of a list are recognised by what is in them`() {
    let node = Node.list(children: [
      .identified(id: "ada", .text("Ada", style: .body, tint: .plain)),
      .button(id: "add", title: "Add", role: .normal, tint: .plain, isEnabled: true),
    ])

    #expect(content(node).children.map(\.key) == ["ada", "add"])
  }

  @Test func `no element carries a style of its own`() {
    let node = Node.card(.text("A", style: .body, tint: .hex(0xFFDD00)), tint: .hex(0x123456))

    #expect(!content(node).html.contains(" style="))
  }

  private func content(_ node: Node) -> Element {
    LayerContent(of: layer(node)).element
  }

  private func html(_ node: Node) -> String {
    content(node).html
  }

  private func layer(_ node: Node, title: String = "") -> Frame.Layer {
    Frame.Layer(key: "a", style: .full, title: title, content: node)
  }
}

extension Element {
  /// All elements of a tag, in reading order.
  func all(_ tag: String) -> [Element] {
    (self.tag == tag ? [self] : []) + children.flatMap { $0.all(tag) }
  }
}
