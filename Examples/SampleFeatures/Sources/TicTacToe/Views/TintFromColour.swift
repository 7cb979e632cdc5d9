import RibletsViews

extension Node.Tint {
  /// Reads a colour such as `#D32F2F`; a text of another form gives the usual colour of texts.
  init(hexColour text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else {
      self = .plain
      return
    }
    self = .hex(value)
  }
}
