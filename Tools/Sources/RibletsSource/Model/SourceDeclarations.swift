/// The beginning of a part of a source, counted as compilers do: lines from 1, columns from 1 in bytes.
public struct SourcePosition: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  /// The file, as it was asked for.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes.
  public var column: Int

  /// As compilers print it.
  public var description: String { "\(file):\(line):\(column)" }

  /// Makes a position.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// The access level of a declaration.
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
  /// The kinds of generic parameters.
  public enum Kind: String, Hashable, Sendable {
    case type = ""
    case pack = "each"
    case value = "let"
  }

  /// Its name.
  public var name: String
  /// A type, a pack of types, or a value.
  public var kind: Kind
  /// The type after the colon, if there is one.
  public var bound: SourceType?

  /// The parameter as source.
  public var text: String {
    (kind == .type ? "" : kind.rawValue + " ") + name + (bound.map { ": \($0.text)" } ?? "")
  }
}

/// A requirement of a where clause.
public struct SourceRequirement: Hashable, Sendable {
  /// True if the sides are the same type; otherwise the left conforms to, or inherits from, the right.
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

/// A parameter of a function, subscript or initializer.
public struct SourceParameter: Hashable, Sendable {
  /// The label that callers write, as it was written: `_` for none.
  public var label: String
  /// The name that the body uses, where that differs.
  public var name: String?
  /// Its type, specifiers and attributes included.
  public var type: SourceType
  /// True if three dots follow the type.
  public var isVariadic: Bool
  /// True if it has a default value.
  public var hasDefault = false
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

/// The surroundings and marks that any declaration has.
public struct SourceMarks: Hashable, Sendable {
  /// The place where it begins, after comments.
  public var position: SourcePosition
  /// The lines of the comments directly before it, without markers.
  public var comments: [String]
  /// Its attributes in order.
  public var attributes: [SourceAttribute]
  /// Its modifiers in order, with details: `private(set)`, `nonisolated`.
  public var modifiers: [String]
  /// The conditions that have to hold for it to be compiled, outermost first: those of `#if` around it.
  public var conditions: [String]

  /// Its access, where it says so.
  public var access: SourceAccess? { modifiers.lazy.compactMap { SourceAccess(rawValue: $0) }.first }

  /// Returns true if it has a modifier.
  public func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }

  /// The lines of a comment without its markers.
  static func lines(ofBlockComment text: String) -> [String] {
    let inner = text.drop { $0 == "/" || $0 == "*" }
    return inner.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasSuffix("*/") { line = line.dropLast(2) }
      return String(line.drop { $0 == "*" })
    }
  }
}
