extension OutlinedType {
  /// The name of a type without generic arguments and the types around it: `Router` of `RIBs.Router<any P>`.
  public static func base(of type: String) -> String {
    // Most are a name and nothing else.
    if !type.utf8.contains(where: { "< .".utf8.contains($0) }) { return type }
    let plain = type.prefix { $0 != "<" }
    let words = plain.split(separator: " ")
    return String((words.last ?? "").split(separator: ".").last ?? "")
  }

  /// The names of the types in a composition.
  public static func bases(of type: String) -> [String] {
    guard type.utf8.contains(UInt8(ascii: "&")) else { return [base(of: type)] }
    return type.split(separator: "&").map { base(of: String($0)) }
  }

  /// The names of the types after the colon, those in compositions one by one.
  public var inheritedNames: [String] { inherited.flatMap(Self.bases) }

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
