import RibletsViews

/// The facts about a node that are needed before it is rendered.
extension Node {
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

  /// True if the node takes the room that is left in a stack.
  var grows: Bool {
    switch self {
    case .spacer: true
    case .stack(.vertical, _, let children): children.contains(where: \.grows)
    case .identified(_, let content): content.grows
    default: false
    }
  }
}
