extension String {
  /// The name in backticks, if it could otherwise not be used in an expression: `default` becomes `` `default` ``.
  var escapedIdentifier: String { isReserved || !isPlainIdentifier && self != asWord ? "`\(self)`" : self }

  /// True if it is a word that cannot be a name, or nothing; words in backticks are names.
  var isKeyword: Bool {
    guard let first = utf8.first else { return true }
    // Most names of types begin with a capital letter.
    if 65...90 ~= first { return false }
    return isReserved
  }

  private var isReserved: Bool {
    // Most names of members are longer than any of them, or have a capital letter inside.
    guard utf8.count <= 15, tests({ $0.dropFirst().allSatisfy { 97...122 ~= $0 } }) else { return false }
    return Self.keywords.contains(self)
  }

  /// True if it is a name of ASCII letters, digits and underscores.
  var isPlainIdentifier: Bool {
    tests { bytes in
      guard let first = bytes.first, !(48...57 ~= first) else { return false }
      return bytes.allSatisfy(\.isPlainWord)
    }
  }

  /// Asks all bytes at once, where they are.
  @inline(__always)
  private func tests(_ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }

  /// The name without what only a raw identifier may have, to begin another name with: `two words` becomes `twowords`.
  var asWord: String {
    if isPlainIdentifier { return self }
    let word = filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.first?.isNumber ?? true ? "_" + word : word
  }

  /// The name as it stands between the quotes of a string: `a"b` becomes `a\"b`.
  var inQuotes: String { utf8.contains(UInt8(ascii: "\"")) ? replacing("\"", with: "\\\"") : self }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}

extension String {
  /// The name without backticks.
  var plainIdentifier: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}

extension UInt8 {
  /// True if the byte is an ASCII letter, a digit or an underscore.
  fileprivate var isPlainWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
