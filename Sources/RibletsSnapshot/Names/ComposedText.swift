extension String {
  /// The same text with every letter composed (Unicode's form NFC), so that equal texts have equal bytes.
  ///
  /// The standard library composes to compare strings and shows the result in this one place; without it the
  /// library would carry Unicode's tables, or Foundation.
  var composed: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : String(decoding: _nfcCodeUnits, as: UTF8.self)
  }
}
