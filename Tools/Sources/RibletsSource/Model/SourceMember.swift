/// A member of a protocol.
public struct SourceMember: Hashable, Sendable {
  /// What it is; indirect, so that a copy of a member costs little.
  public indirect enum Kind: Hashable, Sendable {
    case function(SourceFunction)
    case property(SourceProperty)
    case `subscript`(SourceSubscript)
    case initializer(SourceInitializer)
    case associatedType(SourceAssociatedType)
    case alias(String, SourceType)
    /// A macro expansion, or anything else that cannot be known from source: its text.
    case other(String)
  }

  /// What surrounds and marks it.
  public var marks: SourceMarks
  /// What it is.
  public var kind: Kind
}

/// A function or an operator.
public struct SourceFunction: Hashable, Sendable {
  /// Its name, backticks included.
  public var name: String
  /// Its generic parameters.
  public var generics: [SourceGenericParameter]
  /// Its where clause.
  public var requirements: [SourceRequirement]
  /// Its parameters.
  public var parameters: [SourceParameter]
  /// What it throws, and whether it suspends.
  public var effects: SourceEffects
  /// What it returns; `nil` if it does not say.
  public var result: SourceType?

  /// Whether its name is an operator.
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

/// What a property or subscript asks for.
public struct SourceAccessors: Hashable, Sendable {
  /// What its getter throws, and whether it suspends.
  public var effects = SourceEffects()
  /// Whether it can be set.
  public var isSettable = false
}

/// A subscript.
public struct SourceSubscript: Hashable, Sendable {
  /// Its generic parameters.
  public var generics: [SourceGenericParameter]
  /// Its where clause.
  public var requirements: [SourceRequirement]
  /// Its parameters.
  public var parameters: [SourceParameter]
  /// What it returns.
  public var result: SourceType
  /// Its accessors.
  public var accessors: SourceAccessors
}

/// An initialiser.
public struct SourceInitializer: Hashable, Sendable {
  /// What surrounds and marks it.
  public var marks: SourceMarks
  /// `?`, `!` or nothing.
  public var mark: String
  /// Its generic parameters.
  public var generics: [SourceGenericParameter]
  /// Its where clause.
  public var requirements: [SourceRequirement]
  /// Its parameters.
  public var parameters: [SourceParameter]
  /// What it throws, and whether it suspends.
  public var effects: SourceEffects
}

/// An associated type.
public struct SourceAssociatedType: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// What follows the colon.
  public var bounds: [SourceType]
  /// What it is unless a conforming type says otherwise.
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
