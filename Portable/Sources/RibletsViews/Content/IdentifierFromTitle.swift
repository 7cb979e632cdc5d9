/// Derives identifiers from the text of a control.
enum IdentifierFromTitle {
  /// The length at which titles are cut, so that identifiers stay readable in a list.
  private static let longest = 40

  /// Returns the lower-case letters and digits of any script, with other characters as single dashes.
  ///
  /// A title without letters and digits keeps its visible characters (`"+"`, `"🎲"`); one without these gives
  /// `fallback`.
  static func identifier(for title: String, otherwise fallback: String) -> String {
    let words = dashed(title) { $0.isLetter || $0.isNumber }
    if !words.isEmpty { return words }
    let symbols = dashed(title) { character in
      !character.isWhitespace && !character.unicodeScalars.allSatisfy(\.isInvisible)
    }
    return symbols.isEmpty ? fallback : symbols
  }

  private static func dashed(_ title: String, keeping isKept: (Character) -> Bool) -> String {
    var result = ""
    var length = 0
    var isGap = false
    for character in title {
      guard isKept(character) else {
        isGap = true
        continue
      }
      guard length < longest else { break }
      if isGap, length > 0 {
        result += "-"
        length += 1
      }
      isGap = false
      result += character.lowercased()
      length += 1
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .privateUse, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      true
    default: false
    }
  }
}
