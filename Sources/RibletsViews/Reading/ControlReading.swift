extension Frame {
  /// A button as a test sees it.
  public struct Button: Hashable, Sendable {
    /// The name for ``Window/press(_:)``.
    public let identifier: String
    /// The words on it.
    public let title: String
    /// The purpose of the button.
    public let role: Node.ButtonRole
    /// The colour it was given; plain if none.
    public let tint: Node.Tint
    /// True if a press does something.
    public let isEnabled: Bool
  }

  /// A field as a test sees it.
  public struct Field: Hashable, Sendable {
    /// The name for ``Window/type(_:into:)``.
    public let identifier: String
    /// The kind of text to enter; also its accessible label.
    public let placeholder: String
    /// The text in it, also where hosts hide it.
    public let value: String
    /// True if hosts hide the text.
    public let isSecure: Bool
  }

  /// A toggle as a test sees it.
  public struct Toggle: Hashable, Sendable {
    /// The name for ``Window/set(_:to:)``.
    public let identifier: String
    /// The words beside it.
    public let title: String
    /// The state it shows.
    public let isOn: Bool
  }

  /// The buttons that can be seen, those of the front layer first.
  public var buttons: [Button] { visibleLayers.reversed().flatMap { $0.nodes.compactMap(\.asButton) } }

  /// The fields that can be seen, those of the front layer first.
  public var fields: [Field] { visibleLayers.reversed().flatMap { $0.nodes.compactMap(\.asField) } }

  /// The toggles that can be seen, those of the front layer first.
  public var toggles: [Toggle] { visibleLayers.reversed().flatMap { $0.nodes.compactMap(\.asToggle) } }

  /// The button with an identifier.
  ///
  /// - Throws: ``InputError`` if there is none; it lists the identifiers there are.
  public func button(_ identifier: String) throws(InputError) -> Button {
    let node = try node(identifier)
    guard let button = node.asButton else { throw .wrongKind(identifier, is: node.kind, wanted: "button") }
    return button
  }

  /// The first button with this title.
  ///
  /// - Throws: ``InputError`` if there is none; it lists the titles there are.
  public func button(titled title: String) throws(InputError) -> Button {
    guard let button = buttons.first(where: { $0.title == title }) else {
      throw .unknown(title, known: buttons.map(\.title))
    }
    return button
  }

  /// The field with an identifier.
  ///
  /// - Throws: ``InputError`` if there is none; it lists the identifiers there are.
  public func field(_ identifier: String) throws(InputError) -> Field {
    let node = try node(identifier)
    guard let field = node.asField else { throw .wrongKind(identifier, is: node.kind, wanted: "field") }
    return field
  }

  /// The toggle with an identifier.
  ///
  /// - Throws: ``InputError`` if there is none; it lists the identifiers there are.
  public func toggle(_ identifier: String) throws(InputError) -> Toggle {
    let node = try node(identifier)
    guard let toggle = node.asToggle else { throw .wrongKind(identifier, is: node.kind, wanted: "toggle") }
    return toggle
  }
}

extension Node {
  fileprivate var asButton: Frame.Button? {
    guard case .button(let id, let title, let role, let tint, let isEnabled) = self else { return nil }
    return Frame.Button(identifier: id, title: title, role: role, tint: tint, isEnabled: isEnabled)
  }

  fileprivate var asField: Frame.Field? {
    guard case .field(let id, let placeholder, let value, let isSecure) = self else { return nil }
    return Frame.Field(identifier: id, placeholder: placeholder, value: value, isSecure: isSecure)
  }

  fileprivate var asToggle: Frame.Toggle? {
    guard case .toggle(let id, let title, let isOn) = self else { return nil }
    return Frame.Toggle(identifier: id, title: title, isOn: isOn)
  }

  /// The word for this node in an outline and a message.
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
