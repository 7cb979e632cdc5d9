import SwiftParser
package import SwiftSyntax

/// A property as somebody writes it, with a type: `price: Price = Price(cents: 3)`.
package struct PropertyText: Sendable {
  /// Spaced as in source.
  package let type: String
  /// The expression behind the equals sign.
  package let value: String?
  /// True if the value is a literal that no value of the type can be written as: `count: Int = "x"`.
  package let contradictsType: Bool
  /// The names in the type.
  package let typeNames: UsedNames
  /// The names in the value.
  package let valueNames: UsedNames?
  /// True if the type is made of names, collections and optionals: without `any`, `some`, a tuple or a metatype.
  package let isPlain: Bool
  /// True if the type is, or has, `some` of something.
  package let isOpaque: Bool
  /// True if there is a function in the type.
  package let containsFunction: Bool

  /// Reads a property without `let`; `nil` if it is none, or has no type.
  package init?(_ text: String) {
    if NestingLimit.isBeyond(text) { return nil }
    let file = Parser.parse(source: "let " + text)
    guard !file.hasError, file.statements.count == 1,
      let declaration = file.statements.first?.item.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
      let binding = declaration.bindings.first, let type = binding.typeAnnotation?.type
    else { return nil }
    self.type = type.spaced
    value = binding.initializer?.value.trimmedDescription
    contradictsType = binding.initializer.map { LiteralKind.contradicts($0.value, type.spaced) } ?? false
    typeNames = UsedNames(of: type)
    valueNames = binding.initializer.map { UsedNames(of: $0.value) }
    let kinds = type.tokens(viewMode: .sourceAccurate).map(\.tokenKind)
    isPlain = kinds.allSatisfy { kind in
      switch kind {
      case .leftParen, .binaryOperator, .prefixOperator: false
      case .keyword(.any), .keyword(.some), .keyword(.Any), .keyword(.Type), .keyword(.Protocol): false
      default: true
      }
    }
    isOpaque = kinds.contains(.keyword(.some))
    containsFunction = kinds.contains(.arrow)
  }

  /// Returns a type with spaces where the formatter wants them; as it is, if it is none.
  package static func spaced(_ type: String) -> String { Self("value: " + type)?.type ?? type }

  /// The offsets of the commas of a text that are in no brackets and in no literal.
  package static func commas(in text: String) -> [Int] {
    var text = text
    return text.withUTF8 { bytes in
      var depth = 0
      return SourceTokens(bytes).tokens.filter { token in
        guard token.kind == .mark else { return false }
        switch token.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
        return token.byte == UInt8(ascii: ",") && depth == 0
      }
      .map(\.start)
    }
  }

  /// Returns true if a name needs no backticks.
  package static func isIdentifier(_ name: String) -> Bool {
    let file = Parser.parse(source: "let \(name) = 0")
    let pattern = file.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first?.pattern
    return !file.hasError && pattern?.as(IdentifierPatternSyntax.self)?.identifier.text == name
  }
}

extension TypeSyntax {
  /// The type with spaces where the formatter wants them.
  package var spaced: String {
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
}
