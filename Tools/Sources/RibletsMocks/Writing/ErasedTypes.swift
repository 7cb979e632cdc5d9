import RibletsSource

/// Writes types of members for handlers and storage, where a member's own generic parameters are not known: of
/// `func add<Product>(_ product: Product, then body: @escaping (Product) -> Void)`, the handler is `(Any, @escaping (Any) -> Void) -> Void`.
final class ErasedTypes {
  let generics: Set<String>
  /// Those of them that need not be copyable.
  private let uncopied: Set<String>
  let index: ProtocolIndex
  /// The aliases of the protocols that are mocked.
  let aliases: [String: SourceType]

  init(
    generics: Set<String>, uncopied: Set<String> = [], index: ProtocolIndex, aliases: [String: SourceType]
  ) {
    self.generics = generics
    self.uncopied = uncopied
    self.index = index
    self.aliases = aliases
  }

  private static let dropped: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "@escaping", "@autoclosure",
    "_const",
  ]

  /// Returns true if a type has generic parameters of a member, so that a handler cannot have it as it is.
  func isGeneric(_ type: SourceType) -> Bool { type.mentions(generics) }

  /// The type without a member's generic parameters, and without what only parameters may say: `inout Cart` becomes `Cart`,
  /// `some Logger` becomes `any Logger`, and `Product` becomes `Any`.
  func erased(_ type: SourceType) -> SourceType {
    switch type {
    case .attributed(let words, let base):
      let kept = words.filter { !Self.dropped.contains($0) }
      return kept.isEmpty ? erased(base) : .attributed(kept, erased(base))
    case .unwrapped(let base): return .optional(erased(base))
    case .optional(let base): return .optional(erased(base))
    case .function(let parameters, var effects, let result):
      if case .only(let error) = effects.throwing, isGeneric(error) { effects.throwing = .anything }
      let erasedParameters = parameters.map { element in
        let inner = isGeneric(element.type) ? erasedParameter(element.type) : element.type
        return SourceTupleElement(label: element.label, name: element.name, type: inner, isVariadic: element.isVariadic)
      }
      return .function(erasedParameters, effects, isGeneric(result) ? erasedValue(result) : result)
    // 'any Sequence<some Cart>' is no type.
    case .opaque(let base): return isGeneric(base) || base.hasOpaquePart ? .named("Any", []) : .existential(base)
    default:
      if isGeneric(type) { return .named("Any", []) }
      guard type.hasOpaquePart else { return type }
      if type.needsConformance { return .named("Any", []) }
      return type.replacing { part in
        switch part {
        case .opaque(let base): .existential(base)
        case .metatype(.opaque(let base), let kind): .existential(.metatype(base, kind))
        default: nil
        }
      }
    }
  }

  /// The type of a value that a closure returns, or that is set: `() -> Any` for `() -> Product`, and `Any` for
  /// `(Product) -> Void`, of which no function of erased types can be made.
  func erasedValue(_ type: SourceType) -> SourceType {
    let takesGeneric = type.contains { part in
      if case .function(let parameters, _, _) = part { parameters.contains { isGeneric($0.type) } } else { false }
    }
    return takesGeneric ? .named("Any", []) : erased(type)
  }

  /// The type that a handler returns: `Any` for `Product`, and for `(Product) -> Void`.
  ///
  /// A function with generic parameters is `Any`: no closure of erased types can be cast to it.
  func erasedResult(_ type: SourceType) -> SourceType {
    let hasFunction = type.contains { if case .function = $0 { true } else { false } }
    return hasFunction && isGeneric(type) ? .named("Any", []) : erased(type)
  }

  /// The type of a closure's parameter keeps what the closure may do with it.
  private func erasedParameter(_ type: SourceType) -> SourceType {
    let words = type.words.filter { $0 == "inout" || $0 == "@escaping" }
    return words.isEmpty ? erased(type) : .attributed(words, erased(type))
  }

  /// The function type behind a type, its attributes aside, and type aliases looked up.
  ///
  /// - Parameter depth: The number of type aliases so far; those that lead back to themselves stand for nothing.
  func function(
    behind type: SourceType, depth: Int = 0
  ) -> (parameters: [SourceTupleElement], effects: SourceEffects)? {
    switch type {
    case .attributed(_, let base): return function(behind: base, depth: depth)
    case .function(let parameters, let effects, _): return (parameters, effects)
    case .named(let name, _), .member(_, let name, _):
      let written = type.withoutArguments.text
      guard depth < 20, let target = aliases[name] ?? index.anyTarget(of: written) ?? index.anyTarget(of: name),
        target != type
      else { return nil }
      return function(behind: target, depth: depth + 1)
    default: return nil
    }
  }

  /// The value that means "nothing", as source: `0` of `Int`; `nil` for types of the sources, whatever their names are.
  func standardValue(of type: SourceType) -> String? { isOwn(type) ? nil : StandardValues.value(of: type) }

  /// Returns true for a type that the sources declare, which may have the name of a standard one.
  func isOwn(_ type: SourceType) -> Bool {
    guard case .named(let name, _) = type.unattributed else { return false }
    return index.standardName(name) != name || index.type(named: name) != nil
  }

  private static let spans: Set<String> = [
    "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
  ]

  /// Returns true if values of a type may not be kept.
  func isNonescapable(_ type: SourceType) -> Bool {
    if case .named(let name, _) = type.unattributed { Self.spans.contains(name) } else { false }
  }

  /// Returns true if a type cannot be copied, as far as its declaration was read.
  func isNoncopyable(_ type: SourceType) -> Bool { index.isNoncopyable(type, besides: uncopied) }
}
