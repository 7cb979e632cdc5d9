import SwiftParser
import SwiftSyntax

/// Something that a riblet is given: `price:Price`, or `price:Price=Price(cents: 3)` with a value to begin with.
package struct TypedItem: Hashable, Encodable, Sendable {
  package let name: String
  /// Spaced as in source.
  package let type: String
  /// An expression that makes a value of the type, if one was given.
  package let value: String?
  /// The names of types that the type is made of.
  package let typeNames: [String]
  /// True if the type is `any` of something.
  package let isExistential: Bool

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
    let source = "let \(name): \(halves.joined(separator: " = "))"
    guard let binding = Self.binding(in: source), let type = binding.typeAnnotation?.type else {
      throw RequestProblem(
        "'\(parts[1].trimmed)' in \(option) \(text) is not a type. Write it as in \(option) title:String.")
    }
    if type.containsFunction {
      throw RequestProblem(
        "'\(text)' is a closure, which could not be tested or mocked. Hand over a protocol, or tell the listener.")
    }
    self.type = type.spaced
    value = binding.initializer?.value.trimmedDescription
    typeNames = type.names
    isExistential = type.is(SomeOrAnyTypeSyntax.self)
  }

  private static func binding(in source: String) -> PatternBindingSyntax? {
    let file = Parser.parse(source: source)
    guard !file.hasError, file.statements.count == 1,
      let declaration = file.statements.first?.item.as(VariableDeclSyntax.self), declaration.bindings.count == 1
    else { return nil }
    return declaration.bindings.first
  }

  private static func isPropertyName(_ name: String) -> Bool {
    guard let first = name.first, first.isLowercase, first.isASCII else { return false }
    guard
      name.utf8.allSatisfy({ byte in
        byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
      })
    else { return false }
    return Self.isIdentifier(name)
  }

  /// Returns the name of a property as it is declared: in backticks where it is a word of Swift.
  static func declared(_ name: String) -> String { isIdentifier(name) ? name : "`\(name)`" }

  private static func isIdentifier(_ name: String) -> Bool {
    let file = Parser.parse(source: "let \(name) = 0")
    let pattern = file.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first?.pattern
    return !file.hasError && pattern?.as(IdentifierPatternSyntax.self)?.identifier.text == name
  }
}

extension TypeSyntax {
  fileprivate var containsFunction: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow }
  }

  /// The type with spaces where the formatter wants them.
  var spaced: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .comma, .colon: text += token.text + " "
      case .keyword(.any), .keyword(.some): text += token.text + " "
      case .binaryOperator: text += " \(token.text) "
      default: text += token.text
      }
    }
    return text
  }

  /// The names of types in it, without the members of others.
  fileprivate var names: [String] {
    tokens(viewMode: .sourceAccurate).filter { token in
      if case .identifier = token.tokenKind { token.parent?.is(IdentifierTypeSyntax.self) == true } else { false }
    }
    .map(\.text)
  }
}

extension String {
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
