import RibletsViews

/// What a rendering asks about nodes before it renders them.
extension Node {
  /// The node and everything in it, in reading order.
  var flattened: [Node] {
    var nodes: [Node] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      nodes.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return nodes
  }

  private var children: [Node] {
    switch self {
    case .stack(_, _, let children), .grid(_, _, let children), .list(let children): children
    case .card(let content, _), .identified(_, let content): [content]
    case .text, .button, .field, .toggle, .image, .progress, .spacer, .divider: []
    }
  }

  var fieldIdentifier: String? {
    if case .field(let id, _, _, _) = self { id } else { nil }
  }

  var isEnabledPrimaryButton: Bool {
    if case .button(_, _, .primary, _, true) = self { true } else { false }
  }

  var isList: Bool {
    switch self {
    case .list: true
    case .identified(_, let content): content.isList
    default: false
    }
  }

  /// Whether the node takes what room is left in a stack.
  var grows: Bool {
    switch self {
    case .spacer: true
    case .stack(.vertical, _, let children): children.contains(where: \.grows)
    case .identified(_, let content): content.grows
    default: false
    }
  }
}
