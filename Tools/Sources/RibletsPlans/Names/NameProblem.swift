import Foundation

/// The reason for which a text cannot be the name of a riblet or an app.
package struct NameProblem: Error, Hashable, CustomStringConvertible {
  package let description: String
  /// A name that could be meant.
  package let suggestion: String?

  private init(_ text: String, suggestion: String?) {
    self.suggestion = suggestion
    description = suggestion.map { "\(text) Did you mean '\($0)'?" } ?? text
  }

  /// Looks for a problem; `nil` if the text is a name.
  package init?(_ text: String) {
    self.init(checking: text, suggests: true)
  }

  private init?(checking text: String, suggests: Bool) {
    let better = suggests ? Self.suggestion(for: text) : nil
    if text.isEmpty {
      self.init("A name has at least one letter, as in 'Checkout'.", suggestion: nil)
    } else if !text.utf8.allSatisfy({ $0 < 0x80 }) {
      self.init(
        "Use A–Z and digits in a riblet's name" + (better == nil ? ", for example 'Game'." : "."), suggestion: better)
    } else if !Self.isTypeName(text) {
      self.init("'\(text)' is not a type name: it has a capital, and then letters and digits.", suggestion: better)
    } else if text.utf8.count > RibletName.maximumLength {
      self.init(
        "'\(text)' has \(text.utf8.count) letters, and \(RibletName.maximumLength) are the most that fit into lines of code.",
        suggestion: nil)
    } else if let role = Self.role(ending: text) {
      self.init("'\(text)' ends like a part of a riblet, '\(role)'.", suggestion: better)
    } else if ReservedNames.ofSwift.contains(text) {
      self.init("'\(text)' is a word of Swift.", suggestion: nil)
    } else if let clash = ReservedNames.clash(with: text) {
      self.init("'\(text)' would have a type '\(clash.type)', which is one of \(clash.owner).", suggestion: nil)
    } else {
      return nil
    }
  }

  private static func isTypeName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
    return text.utf8.allSatisfy(isLetterOrDigit)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// The longest role that a name ends in.
  private static func role(ending text: String) -> String? {
    (RibletRole.allCases.map(\.rawValue) + ["Riblet", "Mock", "Tests"])
      .filter { text.hasSuffix($0) }.max { $0.count < $1.count }
  }

  /// The name that was probably meant: `check-out` is `CheckOut`, `ShopRouter` is `Shop`, `Café` is `Cafe`.
  private static func suggestion(for original: String) -> String? {
    guard let text = withoutAccents(original) else { return nil }
    var parts: [[UInt8]] = [[]]
    for byte in text.utf8 {
      if isLetterOrDigit(byte) { parts[parts.count - 1].append(byte) } else { parts.append([]) }
    }
    var words = parts.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
    if let first = words.first {
      words[0] = String(first.drop { $0.isNumber })
    }
    var name = words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    while let role = role(ending: name) { name.removeLast(role.count) }
    guard name != original, Self(checking: name, suggests: false) == nil else { return nil }
    return name
  }

  private static let plainLetters: [Character: String] = [
    "ß": "ss", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "đ": "d", "Đ": "D",
    "ı": "i", "’": "",
  ]

  /// Returns a text without its accents; `nil` for one of another alphabet.
  ///
  ///     Größe → Grosse, 订单 → nil
  private static func withoutAccents(_ text: String) -> String? {
    var plain = ""
    for letter in text {
      // A letter with an accent is that letter, and then marks.
      let first = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first
      let folded = plainLetters[letter] ?? first.map { String(Character($0)) } ?? ""
      guard folded.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
      plain += folded
    }
    return plain
  }
}
