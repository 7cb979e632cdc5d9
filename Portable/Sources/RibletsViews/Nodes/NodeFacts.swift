// Properties of nodes for hosts and tests. The switches are exhaustive: the compiler reports a new kind of node here
// first, and 'Add a node' in CONTRIBUTING.md lists the further places.

extension Node {
  /// The nodes directly in this one, in the order in which they are laid out: `frame.layers[0].content.children`.
  ///
  /// Empty for a node that cannot contain others, such as a text, a control or an image. ``all`` also has the nodes
  /// inside the children.
  public var children: [Node] {
    switch self {
    case .stack(_, _, let children), .grid(_, _, let children), .list(let children): children
    case .card(let child, _), .identified(_, let child): [child]
    case .text, .button, .field, .toggle, .image, .progress, .spacer, .divider: []
    }
  }

  /// The name by which tests and input find this node; `nil` for a node without one.
  public var identifier: String? {
    switch self {
    case .button(let id, _, _, _, _, _), .field(let id, _, _, _), .toggle(let id, _, _), .identified(let id, _): id
    case .text, .image, .progress, .stack, .grid, .list, .card, .spacer, .divider: nil
    }
  }

  /// This node and all that it contains, each before its children: `frame.layers[0].content.all`.
  public var all: [Node] {
    var result: [Node] = []
    var pending = [self]
    while let next = pending.popLast() {
      result.append(next)
      pending.append(contentsOf: next.children.reversed())
    }
    return result
  }

  /// The texts of this node itself, including accessibility labels.
  package var words: [String] {
    switch self {
    case .text(let text, _, _): [text]
    case .button(_, let title, _, _, _, let label): label.isEmpty ? [title] : [title, label]
    case .toggle(_, let title, _): [title]
    case .field(_, let placeholder, let value, let isSecure): isSecure ? [placeholder] : [placeholder, value]
    case .image(_, let label), .progress(_, let label): [label]
    case .stack, .grid, .list, .card, .identified, .spacer, .divider: []
    }
  }

  /// The string of a text; `nil` for all other nodes.
  var text: String? {
    if case .text(let text, _, _) = self { text } else { nil }
  }

  var asButton: Frame.Button? {
    guard case .button(let id, let title, let role, let tint, let isEnabled, let label) = self else { return nil }
    return Frame.Button(identifier: id, title: title, label: label, role: role, tint: tint, isEnabled: isEnabled)
  }

  var asField: Frame.Field? {
    guard case .field(let id, let placeholder, let value, let isSecure) = self else { return nil }
    return Frame.Field(identifier: id, placeholder: placeholder, value: value, isSecure: isSecure)
  }

  var asToggle: Frame.Toggle? {
    guard case .toggle(let id, let title, let isOn) = self else { return nil }
    return Frame.Toggle(identifier: id, title: title, isOn: isOn)
  }

  /// This node without the names around it, so that a switch sees its kind: `switch node.unnamed { … }`.
  public var unnamed: Node {
    var node = self
    while case .identified(_, let content) = node { node = content }
    return node
  }

  /// True if the node takes extra height in a vertical stack: a spacer, or a stack with one.
  public var grows: Bool {
    switch self {
    case .spacer: true
    case .stack(.vertical, _, let children): children.contains(where: \.grows)
    case .identified(_, let content): content.grows
    case .text, .button, .field, .toggle, .image, .progress, .stack(.horizontal, _, _), .grid, .list, .card, .divider:
      false
    }
  }

  /// The name of this kind of node in outlines and messages.
  var kind: String {
    switch self {
    case .text: "text"
    case .button: "button"
    case .field: "field"
    case .toggle: "toggle"
    case .image: "image"
    case .progress: "progress"
    case .stack(.horizontal, _, _): "horizontal"
    case .stack(.vertical, _, _): "vertical"
    case .grid: "grid"
    case .list: "list"
    case .card: "card"
    case .spacer: "spacer"
    case .divider: "divider"
    case .identified: "identified"
    }
  }
}
