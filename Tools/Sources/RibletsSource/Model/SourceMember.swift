/// A member of a protocol.
public struct SourceMember: Hashable, Sendable {
  /// The kinds of members; indirect, so that a copy of a member costs little.
  public indirect enum Kind: Hashable, Sendable {
    case function(SourceFunction)
    case property(SourceProperty)
    case `subscript`(SourceFunction)
    case initializer(SourceFunction)
    case associatedType(SourceAssociatedType)
    case alias(String, SourceType)
    /// A macro expansion, or anything else that cannot be known from source: its text.
    case other(String)
  }

  /// Its position, comments, attributes, modifiers and conditions.
  public var marks: SourceMarks
  /// Its kind, with the declaration itself.
  public var kind: Kind
}

extension SourceMember.Kind {
  /// The declaration of a function, a subscript or an initializer.
  public var signature: SourceFunction? {
    switch self {
    case .function(let node), .subscript(let node), .initializer(let node): node
    case .property, .associatedType, .alias, .other: nil
    }
  }
}

/// A function, an operator, a subscript or an initializer.
public struct SourceFunction: Hashable, Sendable {
  /// Its name, backticks included; `subscript` or `init` of those.
  public var name: String
  /// `?`, `!` or nothing after `init`.
  public var mark = ""
  /// Its generic parameters.
  public var generics: [SourceGenericParameter]
  /// Its parameters.
  public var parameters: [SourceParameter]
  /// `async` and `throws` of the function. For a subscript, the effects of its getter.
  public var effects: SourceEffects
  /// The type that it returns; `nil` if it does not say.
  public var result: SourceType?
  /// Its where clause.
  public var requirements: [SourceRequirement]
  /// True for a subscript that can be set.
  public var isSettable = false

  /// True if its name is an operator.
  public var isOperator: Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return first != "`" && first != "_" && !first.properties.isXIDStart
  }
}

/// A property.
public struct SourceProperty: Hashable, Sendable {
  /// Its name, backticks included.
  public var name: String
  /// Its type.
  public var type: SourceType
  /// Its accessors.
  public var accessors: SourceAccessors
}

/// The accessors that a property asks for.
public struct SourceAccessors: Hashable, Sendable {
  /// The effects of its getter: suspending, and throwing errors.
  public var effects = SourceEffects()
  /// True if it can be set.
  public var isSettable = false
}

/// An associated type.
public struct SourceAssociatedType: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// The types after the colon.
  public var bounds: [SourceType]
  /// The default type, for conforming types that name no other.
  public var standard: SourceType?
  /// Its where clause.
  public var requirements: [SourceRequirement]

  /// Makes an associated type.
  public init(name: String, bounds: [SourceType], standard: SourceType? = nil, requirements: [SourceRequirement] = []) {
    self.name = name
    self.bounds = bounds
    self.standard = standard
    self.requirements = requirements
  }
}
