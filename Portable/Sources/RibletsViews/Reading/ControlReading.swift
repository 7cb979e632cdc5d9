extension Frame {
  /// The properties of a button, for tests.
  public struct Button: Hashable, Sendable {
    /// The name for ``Window/press(_:)``.
    public let identifier: String
    /// The title.
    public let title: String
    /// The purpose of the button.
    public let role: Node.ButtonRole
    /// The tint; plain by default.
    public let tint: Node.Tint
    /// True if the button is enabled.
    public let isEnabled: Bool
  }

  /// The properties of a field, for tests.
  public struct Field: Hashable, Sendable {
    /// The name for ``Window/type(_:into:)``.
    public let identifier: String
    /// The kind of text to enter; also its accessible label.
    public let placeholder: String
    /// The text, even if hosts hide it.
    public let value: String
    /// True if hosts hide the text.
    public let isSecure: Bool
  }

  /// The properties of a toggle, for tests.
  public struct Toggle: Hashable, Sendable {
    /// The name for ``Window/set(_:to:)``.
    public let identifier: String
    /// The title.
    public let title: String
    /// The state.
    public let isOn: Bool
  }

  /// The visible buttons, those of the front layer first.
  public var buttons: [Button] { visibleLayers.reversed().flatMap(\.buttons) }

  /// The visible fields, those of the front layer first.
  public var fields: [Field] { visibleLayers.reversed().flatMap(\.fields) }

  /// The visible toggles, those of the front layer first.
  public var toggles: [Toggle] { visibleLayers.reversed().flatMap(\.toggles) }

  /// Returns the button with an identifier.
  ///
  /// - Throws: ``InputError`` if there is none; it lists the existing identifiers.
  public func button(_ identifier: String) throws(InputError) -> Button {
    let node = try node(identifier)
    guard let button = node.asButton else { throw .wrongKind(identifier, is: node.kind, wanted: "button") }
    return button
  }

  /// Returns the first button with this title.
  ///
  /// - Throws: ``InputError`` if there is none; it lists the existing titles.
  public func button(titled title: String) throws(InputError) -> Button {
    guard let button = buttons.first(where: { $0.title == title }) else {
      throw .unknown(title, known: buttons.map(\.title))
    }
    return button
  }

  /// Returns the field with an identifier.
  ///
  /// - Throws: ``InputError`` if there is none; it lists the existing identifiers.
  public func field(_ identifier: String) throws(InputError) -> Field {
    let node = try node(identifier)
    guard let field = node.asField else { throw .wrongKind(identifier, is: node.kind, wanted: "field") }
    return field
  }

  /// Returns the toggle with an identifier.
  ///
  /// - Throws: ``InputError`` if there is none; it lists the existing identifiers.
  public func toggle(_ identifier: String) throws(InputError) -> Toggle {
    let node = try node(identifier)
    guard let toggle = node.asToggle else { throw .wrongKind(identifier, is: node.kind, wanted: "toggle") }
    return toggle
  }
}

extension Frame.Layer {
  /// The buttons of the layer, in reading order.
  public var buttons: [Frame.Button] { nodes.compactMap(\.asButton) }

  /// The fields of the layer, in reading order.
  public var fields: [Frame.Field] { nodes.compactMap(\.asField) }

  /// The toggles of the layer, in reading order.
  public var toggles: [Frame.Toggle] { nodes.compactMap(\.asToggle) }
}
