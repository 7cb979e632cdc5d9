import Foundation
import RibletsViews

/// Renders the content of one layer.
///
/// Some elements depend on other content of the layer: headings on its title, the Enter key of a field on the controls
/// after the field.
struct LayerContent {
  var node: Node
  private let hasTitle: Bool
  private let lastField: String?
  private let hasPrimaryButton: Bool

  /// The maximum number of characters of a field, which fit into an input message even if all are escaped.
  static let longestInput = 20_000

  init(of layer: Frame.Layer) {
    node = layer.content
    hasTitle = !layer.title.isEmpty
    lastField = layer.fields.last?.identifier
    hasPrimaryButton = layer.buttons.contains { $0.role == .primary && $0.isEnabled }
  }

  var element: Element { element(of: node) }

  private func element(of node: Node) -> Element {
    switch node {
    case .text(let text, let style, let tint): self.text(text, style: style, tint: tint)
    case .button(let id, let title, let role, let tint, let isEnabled, let label):
      button(id: id, title: title, label: label, style: style(of: role, title: title, tint: tint), isEnabled: isEnabled)
    case .field(let id, let placeholder, let value, let isSecure):
      field(id: id, placeholder: placeholder, value: value, isSecure: isSecure)
    case .toggle(let id, let title, let isOn): toggle(id: id, title: title, isOn: isOn)
    case .image(let symbol, let label): image(symbol, label: label)
    case .progress(let value, let label): progress(value, label: label)
    case .stack(let axis, let spacing, let children): stack(axis, spacing: spacing, children: children)
    case .grid(let columns, let spacing, let children): grid(columns, spacing: spacing, children: children)
    case .list(let children): list(children)
    case .card(let content, let tint):
      Element("div", Style("card", tint: tint).attributes, [element(of: content)])
    case .spacer: Element("div", ["class": "spacer", "aria-hidden": "true"])
    case .divider: Element("hr")
    case .identified(let id, let content): named(element(of: content), id: id)
    }
  }

  private func text(_ text: String, style: Node.TextStyle, tint: Node.Tint) -> Element {
    let tag =
      switch style {
      case .largeTitle: hasTitle ? "h2" : "h1"
      case .title: "h2"
      case .body, .caption: "p"
      }
    let attributes = Style(style.rawValue, tint: tint).attributes
    return Element(tag, attributes.merging(["dir": "auto"]) { $1 }, text: text)
  }

  /// The longest word that is never broken: at twice the text size, three of them fit on a phone in three lines.
  static let longestWholeWord = 12

  private func style(of role: Node.ButtonRole, title: String, tint: Node.Tint) -> Style {
    let isLong = title.split(whereSeparator: \.isWhitespace).contains { $0.count > Self.longestWholeWord }
    let name =
      switch role {
      case .refresh, .link: "normal \(role.rawValue)"
      case .primary, .normal, .cancel, .destructive, .cell: role.rawValue
      }
    return Style(name, isLong ? "long" : nil, tint: tint)
  }

  private func button(id: String, title: String, label: String, style: Style, isEnabled: Bool) -> Element {
    var attributes = style.attributes
    attributes["type"] = "button"
    attributes["data-id"] = id
    attributes["dir"] = "auto"
    if !isEnabled { attributes["disabled"] = "" }
    if title.isEmpty || !label.isEmpty { attributes["aria-label"] = label.isEmpty ? id : label }
    return Element("button", key: id, attributes, text: title)
  }

  private func field(id: String, placeholder: String, value: String, isSecure: Bool) -> Element {
    let opensKeyboardFor = id != lastField ? "next" : hasPrimaryButton ? "go" : "done"
    let input = Element(
      "input",
      [
        "type": isSecure ? "password" : "text", "data-id": id, "value": value, "dir": "auto", "placeholder": " ",
        "autocomplete": "off", "spellcheck": "false", "enterkeyhint": opensKeyboardFor,
        "maxlength": String(Self.longestInput),
      ])
    let label = Element("span", ["dir": "auto"], text: placeholder.isEmpty ? id : placeholder)
    return Element("label", key: id, ["class": "field"], [input, label])
  }

  private func toggle(id: String, title: String, isOn: Bool) -> Element {
    var attributes = ["type": "checkbox", "role": "switch", "data-id": id]
    if isOn { attributes["checked"] = "" }
    let label = Element("span", ["dir": "auto"], text: title.isEmpty ? id : title)
    return Element("label", key: id, ["class": "toggle"], [label, Element("input", attributes)])
  }

  private func image(_ symbol: String, label: String) -> Element {
    let meaning = label.isEmpty ? ["aria-hidden": "true"] : ["role": "img", "aria-label": label]
    return Element("span", meaning.merging(["class": "image"]) { $1 }, text: symbol)
  }

  private func progress(_ value: Double, label: String) -> Element {
    let part = value.isNaN ? 0 : min(max(value, 0), 1)
    let percent = String(Int((part * 100).rounded()))
    let name = label.isEmpty ? "\(percent) %" : label
    let bar = Element("progress", ["max": "100", "value": percent, "aria-label": name])
    let caption = Element("span", ["class": "caption", "aria-hidden": "true", "dir": "auto"], text: label)
    return Element("div", ["class": "progress"], label.isEmpty ? [bar] : [caption, bar])
  }

  private func stack(_ axis: Node.Axis, spacing: Int, children: [Node]) -> Element {
    let fills = children.contains(where: \.grows)
    let scrolls = axis == .vertical && children.contains { if case .list = $0.unnamed { true } else { false } }
    let isButtons =
      axis == .horizontal && children.allSatisfy { if case .button = $0.unnamed { true } else { false } }
    var style = Style(
      "stack", axis.rawValue, fills ? "spread" : nil, scrolls ? "scrolls" : nil, isButtons ? "buttons" : nil)
    style.properties = [("gap", Self.length(spacing))]
    return Element("div", style.attributes, children.map(element(of:)))
  }

  private func grid(_ columns: Int, spacing: Int, children: [Node]) -> Element {
    var style = Style("grid")
    style.properties = [("gap", Self.length(spacing)), ("columns", String(min(max(columns, 1), 64)))]
    return Element("div", style.attributes, children.map(element(of:)))
  }

  private func list(_ children: [Node]) -> Element {
    let rows = children.map { child in
      let content = element(of: child)
      return Element("div", key: content.key, ["class": "row", "role": "listitem"], [content])
    }
    return Element("div", ["class": "list", "role": "list"], rows)
  }

  private func named(_ element: Element, id: String) -> Element {
    var element = element
    element.key = id
    element.attributes["data-name"] = id
    return element
  }

  private static func length(_ points: Int) -> String {
    "\(min(max(points, 0), 400))px"
  }
}
