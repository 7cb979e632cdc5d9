public import Foundation

/// A text that is a link to this app: its scheme is `ribs-training`.
///
/// What the system does for an app on a phone: a text of another kind never reaches the app's URL handler.
public struct Link: Hashable, Sendable {
  /// The scheme that belongs to this app.
  public static let scheme = "ribs-training"

  /// The link for the app's URL handler.
  public let url: URL

  /// Reads a link, as it was typed or pasted.
  public init(_ text: String) throws(LinkError) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: trimmed, encodingInvalidCharacters: false), let scheme = url.scheme else {
      throw LinkError.malformed(trimmed)
    }
    guard scheme.lowercased() == Self.scheme else { throw LinkError.foreign(trimmed) }
    self.url = url
  }
}

/// The reason for which a text is no link to this app.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Not a URL at all.
  case malformed(String)
  /// A URL of another app.
  case foreign(String)

  /// The text that was given, and the form of a link.
  public var description: String {
    let complaint =
      switch self {
      case .malformed(let text): "\(Self.shown(text)) is not a link."
      case .foreign(let text): "\(Self.shown(text)) is not a link to this app."
      }
    return complaint + " A link looks like \(Link.scheme)://launchGame?gameId=tictactoe."
  }

  /// On one line, of a readable length, without characters that a terminal would obey.
  private static func shown(_ text: String) -> String {
    let visible = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
    }
    return "'" + String(visible.prefix(80)) + (visible.count > 80 ? "…'" : "'")
  }
}
