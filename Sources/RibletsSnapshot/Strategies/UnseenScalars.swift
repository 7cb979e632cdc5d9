extension Unicode.Scalar {
  /// True if a reader of the text cannot see it: controls, marks of direction, spaces that are not plain ones.
  ///
  /// The joiners of emoji and of Indic and Persian letters are no such thing: they are part of what is seen.
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
