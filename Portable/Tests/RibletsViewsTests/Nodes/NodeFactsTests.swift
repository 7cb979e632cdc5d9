import Testing

@testable import RibletsViews

struct NodeFactsTests {
  struct Case: CustomTestStringConvertible {
    let node: Node
    var identifier: String?
    var words: [String] = []
    var children: [Node] = []
    var grows = false

    var testDescription: String { node.description }
  }

  static let text = Node.text("One", style: .body, tint: .plain)
  static let button = Node.button(id: "go", title: "Go", role: .cell, tint: .plain, isEnabled: true)

  @Test(arguments: [
    Case(node: text, words: ["One"]),
    Case(node: button, identifier: "go", words: ["Go"]),
    Case(
      node: .field(id: "name", placeholder: "Name", value: "Ann", isSecure: false), identifier: "name",
      words: ["Name", "Ann"]),
    Case(node: .toggle(id: "sound", title: "Sound", isOn: true), identifier: "sound", words: ["Sound"]),
    Case(node: .image(symbol: "▦", label: "Board"), words: ["Board"]),
    Case(node: .progress(value: 0.5, label: "Loading"), words: ["Loading"]),
    Case(node: .stack(.vertical, spacing: 0, children: [.spacer]), children: [.spacer], grows: true),
    Case(node: .stack(.vertical, spacing: 0, children: [text]), children: [text]),
    Case(node: .stack(.horizontal, spacing: 0, children: [.spacer]), children: [.spacer]),
    Case(node: .grid(columns: 1, spacing: 0, children: [text]), children: [text]),
    Case(node: .list(children: [.spacer]), children: [.spacer]),
    Case(node: .card(.spacer, tint: .plain), children: [.spacer]),
    Case(node: .spacer, grows: true),
    Case(node: .divider),
    Case(node: .identified(id: "room", .spacer), identifier: "room", children: [.spacer], grows: true),
  ])
  func `each kind of node has its facts`(_ example: Case) {
    #expect(example.node.identifier == example.identifier)
    #expect(example.node.words == example.words)
    #expect(example.node.children == example.children)
    #expect(example.node.grows == example.grows)
  }

  @Test func `a node is found below its names`() {
    #expect(Node.identified(id: "outer", .identified(id: "inner", .divider)).unnamed == .divider)
    #expect(Node.identified(id: "cell", Self.button).unnamed.asButton?.role == .cell)
    #expect(Self.text.unnamed == Self.text)
  }

  @Test func `a layer reads its own controls and texts, in order`() {
    let layer = Frame.Layer(
      key: "1", style: .alert,
      content: .stack(
        .vertical, spacing: 0,
        children: [
          Self.text, .field(id: "name", placeholder: "", value: "", isSecure: false), Self.button,
          .toggle(id: "sound", title: "", isOn: true), .card(Self.text, tint: .plain),
        ]))

    #expect(layer.texts == ["One", "One"])
    #expect(layer.buttons.map(\.identifier) == ["go"])
    #expect(layer.fields.map(\.identifier) == ["name"])
    #expect(layer.toggles.map(\.isOn) == [true])
  }
}
