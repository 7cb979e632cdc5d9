/// An action of the user on a view: hosts make it from clicks and keys, tests make it directly.
///
/// ```swift
/// try window.send(.press(id: "log-in"))
/// ```
///
/// See `Documentation/Views.md`.
public enum Input: Hashable, Codable, Sendable {
  /// A press of the button with this identifier. A disabled button refuses it.
  case press(id: String)
  /// The whole new text of a field, not a single key: `.edit(id: "name", text: "Ann")`.
  case edit(id: String, text: String)
  /// A toggle set to a state, whatever it shows: `.toggle(id: "vegetarian", isOn: true)`.
  case toggle(id: String, isOn: Bool)
  /// The back button of the front layer, or the gesture for it. ``Frame/Layer/canGoBack`` says if there is a way.
  case goBack
}
