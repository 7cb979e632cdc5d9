/// Where something begins, counted as compilers do: lines from 1, columns from 1 in bytes.
public struct SourcePosition: Hashable, Codable, Sendable {
  /// The file, as it was asked for.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes.
  public var column: Int

  /// Makes a position.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Who may see a declaration.
public enum SourceAccess: String, Hashable, Sendable, Comparable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }

  public static func < (left: SourceAccess, right: SourceAccess) -> Bool { left.rank < right.rank }
}

/// An attribute such as `@available(iOS 18, *)`.
public struct SourceAttribute: Hashable, Sendable {
  /// The name without the at sign.
  public var name: String
  /// All of it, at sign and arguments included.
  public var text: String

  /// Makes an attribute.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// A generic parameter.
public struct SourceGenericParameter: Hashable, Sendable {
  /// What kind of parameter it is.
  public enum Kind: String, Hashable, Sendable {
    case type = ""
    case pack = "each"
    case value = "let"
  }

  /// Its name.
  public var name: String
  /// A type, a pack of types, or a value.
  public var kind: Kind
  /// What follows the colon.
  public var bound: SourceType?

  /// The parameter as source.
  public var text: String {
    (kind == .type ? "" : kind.rawValue + " ") + name + (bound.map { ": \($0.text)" } ?? "")
  }
}

/// A requirement of a where clause.
public struct SourceRequirement: Hashable, Sendable {
  /// Whether the sides are the same type; otherwise the left conforms to, or inherits from, the right.
  public var isSameType: Bool
  /// The left side.
  public var left: SourceType
  /// The right side.
  public var right: SourceType

  /// Makes a requirement.
  public init(isSameType: Bool, left: SourceType, right: SourceType) {
    self.isSameType = isSameType
    self.left = left
    self.right = right
  }

  /// The requirement as source.
  public var text: String { left.text + (isSameType ? " == " : ": ") + right.text }
}

/// A parameter of a function, subscript or initialiser.
public struct SourceParameter: Hashable, Sendable {
  /// What callers write, as it was written: `_` for nothing.
  public var label: String
  /// What the body calls it, where that differs.
  public var name: String?
  /// Its type, specifiers and attributes included.
  public var type: SourceType
  /// Whether three dots follow the type.
  public var isVariadic: Bool
}

/// A type or extension around a declaration, outermost first.
public struct SourceScope: Hashable, Sendable {
  /// Its name; for an extension the type that is extended.
  public var name: String
  /// The keyword that it begins with.
  public var keyword: String
  /// Its generic parameters' names.
  public var generics: [String]
  /// Its access, where it says so.
  public var access: SourceAccess?
}

/// What surrounds and marks any declaration.
public struct SourceMarks: Hashable, Sendable {
  /// Where it begins, after comments.
  public var position: SourcePosition
  /// The lines of the comments directly before it, without markers.
  public var comments: [String]
  /// Its attributes in order.
  public var attributes: [SourceAttribute]
  /// Its modifiers in order, with details: `private(set)`, `nonisolated`.
  public var modifiers: [String]
  /// What all has to hold for it to be compiled, outermost first: the conditions of `#if` around it.
  public var conditions: [String]

  /// Its access, where it says so.
  public var access: SourceAccess? { modifiers.lazy.compactMap { SourceAccess(rawValue: $0) }.first }

  /// Whether it has a modifier.
  public func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }
}
