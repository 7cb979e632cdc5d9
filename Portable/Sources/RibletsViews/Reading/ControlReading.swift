extension Frame {
  /// The properties of a button, for tests.
  ///
  /// ```swift
  /// #expect(try frame.button("log-in").isEnabled)
  /// ```
  ///
  /// See `Documentation/Views.md`.
  public struct Button: Hashable, Sendable {
    /// The name for ``Window/press(_:)``, for example `log-in` for the title `Log in`.
    public let identifier: String
    /// The title as the user reads it. ``Frame/button(titled:)`` looks for it: `try frame.button(titled: "Pay")`.
    public let title: String
    /// The name for a screen reader; empty if this is the title: `#expect(button.label == "Add a lamp")`.
    public let label: String
    /// The purpose of the button; `.normal` by default.
    public let role: Node.ButtonRole
    /// The tint; plain by default: `#expect(button.tint == .green)`.
    public let tint: Node.Tint
    /// True if the button can be pressed: `#expect(button.isEnabled)`. Hosts show it also if it is false.
    public let isEnabled: Bool
  }

  /// The properties of a field, for tests.
  ///
  /// ```swift
  /// #expect(try frame.field("player-1-name").value == "Ann")
  /// ```
  ///
  /// See `Documentation/Views.md`.
  public struct Field: Hashable, Sendable {
    /// The name for ``Window/type(_:into:)``, for example `player-1-name`.
    public let identifier: String
    /// The kind of text to enter, for example `Your name`; also its accessible label.
    public let placeholder: String
    /// The text, also if hosts hide it. Do not print it for a secure field.
    public let value: String
    /// True if hosts hide the text, as for a password. Outlines hide it too.
    public let isSecure: Bool
  }

  /// The properties of a toggle, for tests.
  ///
  /// ```swift
  /// #expect(try frame.toggle("vegetarian").isOn)
  /// ```
  ///
  /// See `Documentation/Views.md`.
  public struct Toggle: Hashable, Sendable {
    /// The name for ``Window/set(_:to:)``, for example `vegetarian`.
    public let identifier: String
    /// The title beside the switch, for example `Vegetarian`. It is also the accessibility label.
    public let title: String
    /// The state that is shown, which the view controller keeps: `#expect(toggle.isOn)`.
    public let isOn: Bool
  }

  /// The visible buttons, the front layer first: `frame.buttons.map(\.title)`.
  public var buttons: [Button] { visibleLayers.reversed().flatMap(\.buttons) }

  /// The visible fields, the front layer first: `frame.fields.map(\.value)`.
  public var fields: [Field] { visibleLayers.reversed().flatMap(\.fields) }

  /// The visible toggles, the front layer first: `frame.toggles.map(\.isOn)`.
  public var toggles: [Toggle] { visibleLayers.reversed().flatMap(\.toggles) }

  /// Returns the button with an identifier: `try frame.button("log-in")`.
  ///
  /// - Throws: ``InputError`` if there is none, with the existing identifiers, or if it is another kind of node.
  public func button(_ identifier: String) throws(InputError) -> Button {
    let node = try node(identifier)
    guard let button = node.asButton else { throw .wrongKind(identifier, is: node.kind, wanted: "button") }
    return button
  }

  /// Returns the first button with this title: `try frame.button(titled: "Log in")`.
  ///
  /// - Throws: ``InputError`` if there is none; it lists the existing titles.
  public func button(titled title: String) throws(InputError) -> Button {
    guard let button = buttons.first(where: { $0.title == title }) else {
      throw .unknown(title, known: buttons.map(\.title))
    }
    return button
  }

  /// Returns the field with an identifier: `try frame.field("player-1-name")`.
  ///
  /// - Throws: ``InputError`` if there is none, with the existing identifiers, or if it is another kind of node.
  public func field(_ identifier: String) throws(InputError) -> Field {
    let node = try node(identifier)
    guard let field = node.asField else { throw .wrongKind(identifier, is: node.kind, wanted: "field") }
    return field
  }

  /// Returns the toggle with an identifier: `try frame.toggle("vegetarian")`.
  ///
  /// - Throws: ``InputError`` if there is none, with the existing identifiers, or if it is another kind of node.
  public func toggle(_ identifier: String) throws(InputError) -> Toggle {
    let node = try node(identifier)
    guard let toggle = node.asToggle else { throw .wrongKind(identifier, is: node.kind, wanted: "toggle") }
    return toggle
  }
}

extension Frame.Layer {
  /// The buttons of the layer, in reading order, also if another layer covers it: `layer.buttons.map(\.title)`.
  public var buttons: [Frame.Button] { nodes.compactMap(\.asButton) }

  /// The fields of the layer, in reading order, also if another layer covers it: `layer.fields.map(\.value)`.
  public var fields: [Frame.Field] { nodes.compactMap(\.asField) }

  /// The toggles of the layer, in reading order, also if another layer covers it: `layer.toggles.map(\.isOn)`.
  public var toggles: [Frame.Toggle] { nodes.compactMap(\.asToggle) }
}
