extension OutlinedType {
  /// The name of a type without generic arguments and the types around it: `Router` of `RIBs.Router<any P>`.
  public static func base(of type: String) -> String {
    let plain = type.utf8.prefix { $0 != UInt8(ascii: "<") }
    guard let last = plain.lastIndex(where: { !isGap($0) }) else { return "" }
    let start = plain[...last].lastIndex(where: isGap).map(plain.index(after:)) ?? plain.startIndex
    return String(Substring(plain[start...last]))
  }

  /// Returns true for a byte between the words of a type.
  private static func isGap(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".") }

  /// The names of the types in a composition.
  public static func bases(of type: String) -> [String] {
    guard type.utf8.contains(UInt8(ascii: "&")) else { return [base(of: type)] }
    return type.split(separator: "&").map { base(of: String($0)) }
  }

  /// The names of the types after the colon, those in compositions one by one.
  public var inheritedNames: [String] {
    inherited.contains { $0.utf8.contains(UInt8(ascii: "&")) }
      ? inherited.flatMap(Self.bases) : inherited.map(Self.base)
  }

  /// The mark with a word of ASCII, such as `@mockable`, in a comment before it; `nil` without one.
  public func mark(_ word: String) -> OutlinedMark? {
    let word = word.utf8.dropFirst()
    return marks.first { mark in
      mark.name.utf8.starts(with: word)
        && (mark.position.line, mark.position.column) < (position.line, position.column)
        && mark.name.dropFirst(word.count).first.map { $0.isLetter || $0.isNumber || $0 == "_" } != true
    }
  }
}
