/// The rules of the markup language that a rendering has to know.
enum HTML {
  /// The text with everything escaped that could end a text or a quoted attribute.
  ///
  /// NUL has no place in HTML and becomes the replacement character, as a browser would show it.
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

  /// Tells if an element of this tag is complete with its start tag.
  static func hasNoEndTag(_ tag: String) -> Bool {
    tag == "input" || tag == "hr"
  }
}
