import RibletsSource

extension SourceType {
  /// True if a part of it is `some …`.
  var hasOpaquePart: Bool { contains { if case .opaque = $0 { true } else { false } } }

  /// True if a part that is `some …` has to conform to something, as a key of a dictionary has.
  var needsConformance: Bool {
    contains { part in
      switch part {
      case .dictionary(let key, _): key.hasOpaquePart
      case .named(_, let arguments), .member(_, _, let arguments): arguments.contains(where: \.hasOpaquePart)
      default: false
      }
    }
  }

  /// Specifiers and attributes around the type.
  var words: [String] {
    if case .attributed(let words, let base) = self { words + base.words } else { [] }
  }

  /// An optional, or one that is unwrapped by itself.
  var isOptional: Bool {
    switch self {
    case .optional, .unwrapped: true
    case .named("Optional", _): true
    case .attributed(_, let base): base.isOptional
    default: false
    }
  }

  /// Nothing: `Void` or `()`.
  var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    case .named("Void", []), .member(.named("Swift", []), "Void", []): true
    default: false
    }
  }

  /// True if its value may only be given away whole.
  var isSending: Bool {
    if case .attributed(let words, let base) = self { words.contains("sending") || base.isSending } else { false }
  }
}

extension SourceType {
  /// The type without specifiers and attributes.
  var unattributed: SourceType {
    if case .attributed(_, let base) = self { base.unattributed } else { self }
  }

  /// The type as the element of a list.
  var inBrackets: String {
    if case .attributed(let words, .function) = self, !words.isEmpty { inParentheses } else { text }
  }
}
