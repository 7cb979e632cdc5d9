/// A button.
///
/// ```swift
/// Button("Log in", role: .primary, isEnabled: !name.isEmpty) { self.listener?.logIn(self.name) }
/// ```
///
/// Its identifier is derived from its label or title (`"Log in"` becomes `log-in`) unless you set one with
/// ``Button/identifier(_:)``. Tests press it by the identifier. See `Documentation/Views.md`.
public struct Button: View {
  private let title: String
  private let label: String
  private let role: Node.ButtonRole
  private let tint: Node.Tint
  private var isEnabled: Bool
  private let action: @MainActor () -> Void
  private var identifier: String?
  /// From the inside to the outside.
  private var prefixes: [String] = []

  /// Makes a button. While it is disabled, hosts show it, and ``Window/send(_:)`` refuses to press it.
  ///
  /// - Parameters:
  ///   - label: The name for a screen reader, if the title is a symbol: `Button("+", label: "Add a lamp") { … }`.
  ///   - role: The purpose, which decides the look and the keys.
  ///   - tint: The colour by its role; hosts choose the shade.
  ///   - action: Called on the main actor for each press. It may capture `self`.
  public init(
    _ title: String,
    label: String = "",
    role: Node.ButtonRole = .normal,
    tint: Node.Tint = .plain,
    isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.label = label
    self.role = role
    self.tint = tint
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Returns the button disabled while a condition is true: `Button("Reset") { … }.disabled(count == 0)`.
  public func disabled(_ isDisabled: Bool) -> Button {
    var copy = self
    copy.isEnabled = isEnabled && !isDisabled
    return copy
  }

  /// Returns the button with the identifier by which tests and hosts find it.
  ///
  /// Modifiers of a button work in any order: `Button("♥") { … }.identifier("like").disabled(isOver)`.
  public func identifier(_ identifier: String) -> Button {
    var copy = self
    copy.identifier = identifier
    return copy
  }

  /// Returns the button with `prefix` and a dash before its identifier: `Button("+") { … }.identifierPrefix("tea")`.
  public func identifierPrefix(_ prefix: String) -> Button {
    var copy = self
    copy.prefixes.append(prefix)
    return copy
  }

  /// The button as the window reads it. You do not call it.
  public var body: any View {
    let control = Control(
      kind: .button(title: title, label: label, role: role, tint: tint, isEnabled: isEnabled),
      explicitIdentifier: identifier, action: isEnabled ? .press(action) : .none)
    return Primitive(element: prefixes.reduce(.control(control)) { .prefixed($1, $0) })
  }
}

/// A line of text to edit. Your view controller keeps the text.
///
/// ```swift
/// TextField("Player 1 name", text: player1) { self.player1 = $0 }
/// ```
///
/// See `Documentation/Views.md`.
public struct TextField: View {
  private let kind: Control.Kind
  private let onChange: @MainActor (String) -> Void

  /// Makes a field that shows `text` and passes on the whole new text after each change.
  ///
  /// Store the text that `onChange` gets, and pass it as `text`. If you do not store it, the field shows the old text
  /// again.
  ///
  /// - Parameters:
  ///   - placeholder: A hint about the text to enter, which is also the accessibility label.
  ///   - text: The current text.
  ///   - isSecure: True to make hosts hide the characters.
  ///   - onChange: Gets the whole new text, of any length.
  public init(
    _ placeholder: String,
    text: String,
    isSecure: Bool = false,
    onChange: @escaping @MainActor (String) -> Void
  ) {
    kind = .field(placeholder: placeholder, value: text, isSecure: isSecure)
    self.onChange = onChange
  }

  /// The field as the window reads it. You do not call it.
  public var body: any View {
    Primitive(element: .control(Control(kind: kind, action: .edit(onChange))))
  }
}

/// A switch between two states. Your view controller keeps the state.
///
/// ```swift
/// Toggle("Vegetarian", isOn: isVegetarian) { self.isVegetarian = $0 }
/// ```
///
/// See `Documentation/Views.md`.
public struct Toggle: View {
  private let kind: Control.Kind
  private let onChange: @MainActor (Bool) -> Void

  /// Makes a switch that shows `isOn` and passes on its new state. If you do not store it, the switch shows the old
  /// state again.
  public init(_ title: String, isOn: Bool, onChange: @escaping @MainActor (Bool) -> Void) {
    kind = .toggle(title: title, isOn: isOn)
    self.onChange = onChange
  }

  /// The switch as the window reads it. You do not call it.
  public var body: any View {
    Primitive(element: .control(Control(kind: kind, action: .toggle(onChange))))
  }
}
