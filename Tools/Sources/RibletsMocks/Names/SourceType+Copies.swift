import RibletsSource

extension ProtocolIndex {
  /// Returns true if a type cannot be copied, as far as its declaration was read.
  ///
  /// - Parameter uncopied: Generic parameters that need not be copyable.
  func isNoncopyable(_ type: SourceType, besides uncopied: Set<String> = []) -> Bool {
    switch type {
    case .named(let name, []) where uncopied.contains(name): true
    case .named("Optional", let parts), .named("Result", let parts):
      parts.contains { isNoncopyable($0, besides: uncopied) }
    case .named(let name, _), .member(_, let name, _):
      self.type(named: name)?.isNoncopyable ?? Self.uncopiedTypes.contains(name)
    case .attributed(_, let base), .optional(let base): isNoncopyable(base, besides: uncopied)
    case .existential(let base): base.isSuppressingCopies
    default: false
    }
  }

  /// Those of the standard library that have no form that can be copied.
  private static let uncopiedTypes: Set<String> = ["Atomic", "AtomicLazyReference", "Mutex"]
}

extension [SourceGenericParameter] {
  /// The names of those that need not be copyable.
  func uncopiedNames(_ requirements: [SourceRequirement]) -> Set<String> {
    let bounded = lazy.filter { $0.bound?.isSuppressingCopies ?? false }.map(\.name)
    return Set(bounded).union(requirements.filter { !$0.isSameType && $0.right.isSuppressingCopies }.map(\.left.text))
  }
}

extension SourceType {
  /// True if it, or a part of it, is `~Copyable`.
  fileprivate var isSuppressingCopies: Bool {
    contains { if case .suppressed(.named("Copyable", [])) = $0 { true } else { false } }
  }
}
