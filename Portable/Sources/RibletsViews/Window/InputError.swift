/// The reason why an input was refused. Nothing has changed then.
///
/// ```swift
/// #expect(throws: InputError.disabled("log-in")) { try window.press("log-in") }
/// ```
///
/// See `Documentation/Views.md`.
public enum InputError: Error, Hashable, Sendable {
  /// No visible node has this identifier. `known` has the existing ones; the text lists them, the most similar first.
  case unknown(String, known: [String])
  /// The identifier belongs to another kind of node, for example a field that was pressed.
  case wrongKind(String, is: String, wanted: String)
  /// The button is disabled: its `isEnabled` is false. Enter what it waits for first.
  case disabled(String)
  /// Another layer is in front, and takes all input. Dismiss it first.
  case covered(String, by: String)
  /// The layer in front offers no way back: a root, a full screen, or a view that hides its back button.
  case noWayBack(String)
  /// The input was sent from within a body. Send it from an action instead.
  case rendering
}

extension InputError: CustomStringConvertible {
  /// The refused input, the reason, and the alternatives: `Nothing is called 'logn'. There are: 'log-in'.`
  public var description: String {
    switch self {
    case .unknown(let identifier, let known):
      known.isEmpty
        ? "Nothing is called '\(identifier)': there are no identifiers at all."
        : "Nothing is called '\(identifier)'. There are: \(NearestMatch.sorted(known, to: identifier).listed)."
    case .wrongKind(let identifier, let kind, let wanted):
      "'\(identifier)' is a \(kind), not a \(wanted)."
    case .disabled(let identifier):
      "The button '\(identifier)' is disabled."
    case .covered(let identifier, let layer):
      "'\(identifier)' is covered by \(layer)."
    case .noWayBack(let layer):
      "There is no way back from \(layer)."
    case .rendering:
      "A body cannot send input. Send it from an action, or after the body has been read."
    }
  }
}

extension [String] {
  /// The names as a list of limited length.
  fileprivate var listed: String {
    let shown = prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return count > 12 ? shown + " and \(count - 12) more" : shown
  }
}
