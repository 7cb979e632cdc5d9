import Foundation

extension String {
  /// Returns true if the text contains a whole word: "Cart.row" contains `Cart`, and "Cartoon" does not.
  package func hasWord(_ word: String) -> Bool { !places(ofWord: word).isEmpty }

  /// Returns the text with another word in the place of one.
  ///
  ///     "Cart.row, Cartoon", Cart with Basket → "Basket.row, Cartoon"
  package func replacingWord(_ word: String, with new: String) -> String {
    var text = self
    for place in places(ofWord: word).reversed() { text.replaceSubrange(place, with: new) }
    return text
  }

  private func places(ofWord word: String) -> [Range<Index>] {
    func isName(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    return ranges(of: word).filter { place in
      // What ends with a dot or a space itself goes on behind it.
      let before = isName(word.first) && isName(self[..<place.lowerBound].last)
      let after = isName(word.last) && isName(self[place.upperBound...].first)
      return !before && !after
    }
  }

  /// Returns the text with another one in the place of some bytes: "let a = 2" of "let a = 1" and `8..<9`.
  func replacing(_ bytes: Range<Int>, with text: String) -> String {
    var all = Array(utf8)
    all.replaceSubrange(bytes, with: text.utf8)
    return String(decoding: all, as: UTF8.self)
  }

  /// The spaces with which the line of an offset begins: two in "  let a = 1" at 6.
  func indentation(ofLineAt offset: Int) -> String {
    let line = utf8.prefix(offset).reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
    return String(repeating: " ", count: line.prefix { $0 == UInt8(ascii: " ") }.count)
  }

  /// The parts between line feeds. One of a file with the endings of Windows has a carriage return at its end.
  package var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
