package import RibletsSource

/// Something that a riblet is given: `price:Price`, or `price:Price=Price(cents: 3)` with a value to begin with.
package struct TypedItem: Hashable, Encodable, Sendable {
  package let name: String
  /// Spaced as in source.
  package let type: String
  /// An expression that makes a value of the type, if one was given.
  package let value: String?
  /// The names in the type.
  package let namesOfType: UsedNames
  /// The names in the value.
  package let namesOfValue: UsedNames?
  /// True if a route can keep a value of the type, as far as the type's text tells: not `any Feed`, `(Int, Int)` or `[Character]`.
  package let isSaved: Bool

  /// Templates know these two.
  private enum CodingKeys: CodingKey { case name, type }

  /// Reads what follows an option.
  ///
  /// - Parameter option: The option, for what is said about a mistake.
  package init(_ text: String, option: String) throws(RequestProblem) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw RequestProblem("'\(text)' has no type. Write it as in \(option) title:String.")
    }
    name = parts[0].trimmed
    guard Self.isPropertyName(name) else {
      throw RequestProblem("'\(name)' in \(option) \(text) is not the name of a property, as 'title' is.")
    }
    // With spaces, since `=.` would be an operator.
    let halves = parts[1].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let property = PropertyText("\(name): \(halves.joined(separator: " = "))") else {
      throw RequestProblem(
        "'\(parts[1].trimmed)' in \(option) \(text) is not a type. Write it as in \(option) title:String.")
    }
    if property.containsFunction {
      throw RequestProblem(
        "'\(text)' is a closure, which could not be tested or mocked. Hand over a protocol, or tell the listener.")
    }
    if property.isOpaque {
      throw RequestProblem("'\(property.type)' is no type of a property. Did you mean '\(name):any …'?")
    }
    if property.contradictsType {
      throw RequestProblem(
        "'\(property.value ?? "")' in \(option) \(text) is not a value of the type '\(property.type)'.")
    }
    if let value = property.value, value.contains(where: \.isNewline) {
      throw RequestProblem(
        "The value of '\(name)' in \(option) has several lines. Write it on one, or declare it in a file of the app and give its name."
      )
    }
    type = property.type
    value = property.value
    namesOfType = property.typeNames
    namesOfValue = property.valueNames
    isSaved = property.isPlain && property.typeNames.names.allSatisfy { !KnownTypes.unsaved.contains($0.text) }
  }

  /// The names of types that the type is made of, without those inside of them.
  package var typeNames: [String] { namesOfType.names.map(\.root) }

  /// The names of the type and of the value, likewise.
  package var allNames: [String] { typeNames + (namesOfValue?.names.map(\.root) ?? []) }

  private static func isPropertyName(_ name: String) -> Bool {
    guard let first = name.first, first.isLowercase, first.isASCII else { return false }
    guard
      name.utf8.allSatisfy({ byte in
        byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
      })
    else { return false }
    return PropertyText.isIdentifier(name)
  }

  /// Returns the name of a property as it is declared: in backticks where it is a word of Swift.
  package static func declared(_ name: String) -> String { PropertyText.isIdentifier(name) ? name : "`\(name)`" }
}

extension String {
  package var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
