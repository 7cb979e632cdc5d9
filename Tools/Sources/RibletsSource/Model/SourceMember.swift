/// A member of a protocol.
public struct SourceMember: Hashable, Sendable {
  /// The kinds of members; indirect, so that a copy of a member costs little.
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

  /// Its position, comments, attributes, modifiers and conditions.
  public var marks: SourceMarks
  /// Its kind, with the declaration itself.
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
  /// Its effects: suspending, and throwing errors.
  public var effects: SourceEffects
  /// The type that it returns; `nil` if it does not say.
  public var result: SourceType?

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

/// The accessors that a property or subscript asks for.
public struct SourceAccessors: Hashable, Sendable {
  /// The effects of its getter: suspending, and throwing errors.
  public var effects = SourceEffects()
  /// True if it can be set.
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
  /// The type that it returns.
  public var result: SourceType
  /// Its accessors.
  public var accessors: SourceAccessors
}

/// An initializer.
public struct SourceInitializer: Hashable, Sendable {
  /// Its position, comments, attributes, modifiers and conditions.
  public var marks: SourceMarks
  /// `?`, `!` or nothing.
  public var mark: String
  /// Its generic parameters.
  public var generics: [SourceGenericParameter]
  /// Its where clause.
  public var requirements: [SourceRequirement]
  /// Its parameters.
  public var parameters: [SourceParameter]
  /// Its effects: suspending, and throwing errors.
  public var effects: SourceEffects
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
