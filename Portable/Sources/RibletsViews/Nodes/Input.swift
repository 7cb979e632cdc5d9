/// An action of the user on a view: hosts make it from clicks and keys, tests make it directly.
public enum Input: Hashable, Codable, Sendable {
  /// A press of the button with this identifier.
  case press(id: String)
  /// The whole new text of a field.
  case edit(id: String, text: String)
  /// A toggle set to a state.
  case toggle(id: String, isOn: Bool)
  /// The back button of the topmost pushed layer, or the gesture for it.
  case goBack
}
