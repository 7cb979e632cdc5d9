extension Unicode.Scalar {
  /// True for invisible characters: controls, directional marks, special spaces.
  ///
  /// The joiners of emoji and of Indic and Persian letters do not count: they affect visible characters.
  var isUnseen: Bool {
    if self == " " || self == "\u{200C}" || self == "\u{200D}" || self == "\u{3000}" { return false }
    return switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
      // The tags that make up the flags of England, Scotland and Wales are formats as well.
      !(0xE0020...0xE007F).contains(value)
    default: false
    }
  }
}
