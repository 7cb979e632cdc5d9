/// The rules of HTML for a rendering.
enum HTML {
  /// Returns the text with all characters escaped that could end a text or a quoted attribute.
  ///
  /// NUL is invalid in HTML and becomes the replacement character, as in a browser.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\0": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns true if an element of this tag has no end tag.
  static func hasNoEndTag(_ tag: String) -> Bool {
    tag == "input" || tag == "hr"
  }
}
