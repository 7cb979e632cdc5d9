extension SourceType {
  /// The type as source, in one line and one spacing.
  public var text: String {
    switch self {
    // Most types are a name.
    case .named(let name, []): name
    case .named(let name, let arguments): name + Self.text(ofArguments: arguments)
    case .member(let base, let name, let arguments):
      base.inParentheses + "." + name + Self.text(ofArguments: arguments)
    case .optional(let base): base.inParentheses + "?"
    case .unwrapped(let base): base.inParentheses + "!"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .tuple(let elements): "(\(elements.map(\.text).joined(separator: ", ")))"
    case .function(let parameters, let effects, let result):
      "(\(parameters.map(\.text).joined(separator: ", ")))\(effects.text) -> \(result.text)"
    case .opaque(let base): "some " + base.text
    case .existential(let base): "any " + base.text
    case .composition(let parts): parts.map(\.inParentheses).joined(separator: " & ")
    case .metatype(let base, let kind): base.inParentheses + "." + kind
    case .packExpansion(let pattern): "repeat " + pattern.text
    case .packElement(let base): "each " + base.text
    case .suppressed(let base): "~" + base.text
    case .attributed(let words, let base): words.map { $0 + " " }.joined() + base.text
    case .verbatim(let verbatim): verbatim
    }
  }

  private static func text(ofArguments arguments: [SourceType]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(\.text).joined(separator: ", "))>"
  }

  /// The type with parentheses where something that follows would otherwise bind to a part of it.
  public var inParentheses: String { needsParentheses ? "(\(text))" : text }

  private var needsParentheses: Bool {
    switch self {
    case .function, .opaque, .existential, .composition, .attributed, .packElement, .packExpansion, .suppressed: true
    default: false
    }
  }
}

extension SourceType {
  /// The type with each of its parts replaced; the closure answers `nil` for what stays.
  ///
  /// A part that is replaced is not looked into.
  public func replacing(_ replacement: (SourceType) -> SourceType?) -> SourceType {
    if let replaced = replacement(self) { return replaced }
    func of(_ type: SourceType) -> SourceType { type.replacing(replacement) }
    func of(_ elements: [SourceTupleElement]) -> [SourceTupleElement] {
      elements.map { .init(label: $0.label, name: $0.name, type: of($0.type), isVariadic: $0.isVariadic) }
    }
    switch self {
    case .named(let name, let arguments): return .named(name, arguments.map(of))
    case .member(let base, let name, let arguments): return .member(of(base), name, arguments.map(of))
    case .optional(let base): return .optional(of(base))
    case .unwrapped(let base): return .unwrapped(of(base))
    case .array(let element): return .array(of(element))
    case .dictionary(let key, let value): return .dictionary(of(key), of(value))
    case .tuple(let elements): return .tuple(of(elements))
    case .function(let parameters, var effects, let result):
      if case .only(let error) = effects.throwing { effects.throwing = .only(of(error)) }
      return .function(of(parameters), effects, of(result))
    case .opaque(let base): return .opaque(of(base))
    case .existential(let base): return .existential(of(base))
    case .composition(let parts): return .composition(parts.map(of))
    case .metatype(let base, let kind): return .metatype(of(base), kind)
    case .packExpansion(let pattern): return .packExpansion(of(pattern))
    case .packElement(let base): return .packElement(of(base))
    case .suppressed(let base): return .suppressed(of(base))
    case .attributed(let words, let base): return .attributed(words, of(base))
    case .verbatim: return self
    }
  }

  /// Returns true if the type, or a part of it, is as asked.
  public func contains(_ isWanted: (SourceType) -> Bool) -> Bool {
    if isWanted(self) { return true }
    switch self {
    case .verbatim: return false
    case .named(_, let arguments): return arguments.contains { $0.contains(isWanted) }
    case .member(let base, _, let arguments):
      return base.contains(isWanted) || arguments.contains { $0.contains(isWanted) }
    case .optional(let base), .unwrapped(let base), .array(let base), .opaque(let base), .existential(let base),
      .metatype(let base, _), .packExpansion(let base), .packElement(let base), .suppressed(let base),
      .attributed(_, let base):
      return base.contains(isWanted)
    case .dictionary(let key, let value): return key.contains(isWanted) || value.contains(isWanted)
    case .tuple(let elements): return elements.contains { $0.type.contains(isWanted) }
    case .composition(let parts): return parts.contains { $0.contains(isWanted) }
    case .function(let parameters, let effects, let result):
      if case .only(let error) = effects.throwing, error.contains(isWanted) { return true }
      return parameters.contains { $0.type.contains(isWanted) } || result.contains(isWanted)
    }
  }

  /// Returns true if the type, or a part of it, is this name.
  public func mentions(_ name: String) -> Bool {
    contains { part in
      if case .named(name, _) = part { true } else { false }
    }
  }

  /// Returns true if the type, or a part of it, is a name without generic arguments that is among these.
  public func mentions(_ names: Set<String>) -> Bool {
    !names.isEmpty
      && contains { part in
        if case .named(let name, _) = part { names.contains(name) } else { false }
      }
  }
}
