import RibletsPages

/// The escaping of texts for each form of document. Any text stays readable.
enum Escaping {
  /// Replaces invisible characters, and those that XML forbids, by symbols such as ␛. Keeps line breaks and tabs.
  static func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: visible.unicodeScalars.append(scalar)
      case 0x00...0x1F: visible.unicodeScalars.append(picture(scalar.value))
      case 0x7F: visible += "\u{2421}"
      // C1 controls, directional marks, and noncharacters.
      case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: visible += "\u{FFFD}"
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// Escapes text and attributes of HTML and XML.
  static func markup(_ text: String) -> String { Markup.escaped(visible(text)) }

  /// Escapes attributes of XML, in which a line break would be read as a space.
  static func xmlAttribute(_ text: String) -> String {
    var escaped = ""
    for scalar in markup(text).unicodeScalars {
      switch scalar {
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Escapes one line of Markdown, or a cell of a table.
  static func markdown(_ text: String) -> String {
    var escaped = ""
    for scalar in visible(text).unicodeScalars {
      switch scalar {
      case "\n", "\t": escaped += " "
      case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "#", "|", "~", "!", "$", "^", ":", "@":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func picture(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}" }
}
