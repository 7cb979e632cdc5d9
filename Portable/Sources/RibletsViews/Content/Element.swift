/// A body before it becomes nodes: its content with actions, before identifiers are assigned.
///
/// A layer assigns identifiers when all of its content is known, so controls are kept here until then.
indirect enum Element {
  case leaf(Node)
  case control(Control)
  case container(Container, [Element])
  /// Part of the surrounding container.
  case group([Element])
  case named(id: String, Element)
  case prefixed(String, Element)
  case embedded(ViewController)
  case tabs([TabElement])
}

/// A tab before it has an identifier.
struct TabElement {
  let title: String
  let icon: String
  let badge: Int
  let isSelected: Bool
  let select: @MainActor () -> Void
}

/// A control that the user can act on.
struct Control {
  enum Kind {
    case button(title: String, label: String, role: Node.ButtonRole, tint: Node.Tint, isEnabled: Bool)
    case field(placeholder: String, value: String, isSecure: Bool)
    case toggle(title: String, isOn: Bool)
  }

  var kind: Kind
  var explicitIdentifier: String?
  let action: ControlAction

  func node(id: String) -> Node {
    switch kind {
    case .button(let title, let label, let role, let tint, let isEnabled):
      .button(id: id, title: title, role: role, tint: tint, isEnabled: isEnabled, label: label)
    case .field(let placeholder, let value, let isSecure):
      .field(id: id, placeholder: placeholder, value: value, isSecure: isSecure)
    case .toggle(let title, let isOn):
      .toggle(id: id, title: title, isOn: isOn)
    }
  }

  /// The identifier derived from the control's text.
  var derivedIdentifier: String {
    switch kind {
    case .button(let title, let label, _, _, _):
      IdentifierFromTitle.identifier(for: label.isEmpty ? title : label, otherwise: "button")
    case .field(let placeholder, _, _): IdentifierFromTitle.identifier(for: placeholder, otherwise: "field")
    case .toggle(let title, _): IdentifierFromTitle.identifier(for: title, otherwise: "toggle")
    }
  }
}

/// The action of a control; its cases mirror those of ``Input``.
enum ControlAction {
  /// A disabled button, which does nothing.
  case none
  case press(@MainActor () -> Void)
  case edit(@MainActor (String) -> Void)
  case toggle(@MainActor (Bool) -> Void)
}

/// The action of a control, and the view controller whose body contains it.
struct OwnedAction {
  let action: ControlAction
  let owner: ViewController
}

/// The layout of children.
enum Container {
  case stack(Node.Axis, spacing: Int)
  case grid(columns: Int, spacing: Int)
  case list
  case card(tint: Node.Tint)

  func node(children: [Node]) -> Node {
    switch self {
    case .stack(let axis, let spacing): .stack(axis, spacing: spacing, children: children)
    case .grid(let columns, let spacing): .grid(columns: columns, spacing: spacing, children: children)
    case .list: .list(children: children)
    case .card(let tint):
      .card(children.count == 1 ? children[0] : .stack(.vertical, spacing: 8, children: children), tint: tint)
    }
  }
}
