/// The reason why an input was refused; nothing has changed then.
public enum InputError: Error, Hashable, Sendable {
  /// No visible node has this identifier.
  case unknown(String, known: [String])
  /// The identifier belongs to another kind of node.
  case wrongKind(String, is: String, wanted: String)
  /// The button is disabled.
  case disabled(String)
  /// Another layer is in front.
  case covered(String, by: String)
  /// The layer in front offers no way back.
  case noWayBack(String)
  /// The input was sent from within a body, before the controls are known.
  case rendering
}

extension InputError: CustomStringConvertible {
  /// The refused input, the reason, and the alternatives.
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
