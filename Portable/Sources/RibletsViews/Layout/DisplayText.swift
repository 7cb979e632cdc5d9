extension Character {
  /// The character itself, or a harmless replacement for a control character.
  ///
  /// Texts are user input: an escape sequence in a player's name must not affect the terminal. Control characters
  /// become their symbols from the Control Pictures block, directional marks become a zero-width space, tabs and line
  /// ends become spaces. One character always becomes one.
  package var displayable: Character {
    guard let first = unicodeScalars.first else { return " " }
    switch first.value {
    case 0x20...0x7E: return self
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: return " "
    case 0x00...0x1F: return Character(Unicode.Scalar(0x2400 + first.value) ?? "\u{FFFD}")
    case 0x7F: return "\u{2421}"
    case 0x80...0x9F, 0xFFF9...0xFFFB: return "\u{FFFD}"
    case 0x202A...0x202E, 0x2066...0x2069: return "\u{200B}"
    default: return unicodeScalars.count <= Self.longestCluster ? self : Character(self.shortened)
    }
  }

  /// The largest number of scalars of real clusters, such as families and flags; longer ones are stacked marks that
  /// would leave their line.
  private static var longestCluster: Int { 24 }

  private var shortened: String {
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars.prefix(Self.longestCluster))
    return String(String(kept).prefix(1))
  }

  /// True if a text continues in the next line after it.
  var endsLine: Bool {
    switch unicodeScalars.first?.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text as one line that is safe to show; see ``Swift/Character/displayable``.
  package var displayable: String {
    String(map(\.displayable))
  }
}
