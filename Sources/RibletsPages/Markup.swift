/// Text in HTML and XML.
public enum Markup {
  /// Returns a text in which nothing can end an element's text or a quoted attribute.
  ///
  /// Control characters, which XML forbids, become the replacement character; ends of line and tabs stay.
  ///
  /// ```swift
  /// Markup.escaped("Tom & \"Jerry\"")  // Tom &amp; &quot;Jerry&quot;
  /// ```
  public static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
