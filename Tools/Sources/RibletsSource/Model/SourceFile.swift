/// The declarations of a Swift file, as far as they were asked for.
public struct SourceFile: Hashable, Sendable {
  /// The path, as it was asked for.
  public var path: String
  /// The module that it belongs to, if somebody knows.
  public var module: String?
  /// Its imports in order.
  public var imports: [SourceImport] = []
  /// Its protocols in order, those in types and extensions included.
  public var protocols: [SourceProtocol] = []
  /// Its type aliases that are not members of protocols.
  public var aliases: [SourceAlias] = []
  /// Its classes, structures, enumerations and actors.
  public var types: [SourceNominalType] = []
}

/// An import.
public struct SourceImport: Hashable, Sendable {
  /// The module, or what of it: `Foundation`, `struct Foundation.URL`.
  public var name: String
  /// Its access, where it says so.
  public var access: SourceAccess?
  /// Its attributes in order.
  public var attributes: [String]
  /// The conditions of `#if` around it, outermost first.
  public var conditions: [String]
  /// The place where it begins, attributes and modifiers included; of an outline alone.
  public var position = SourcePosition(file: "", line: 1, column: 1)
  /// The offsets of its bytes in the file, likewise.
  public var bytes = 0..<0

  /// The module: `Foundation` of `struct Foundation.URL`.
  public var moduleName: String {
    let path = name.utf8.split(separator: UInt8(ascii: " ")).last ?? ""[...].utf8
    return String(Substring(path.prefix { $0 != UInt8(ascii: ".") }))
  }

  /// Makes an import.
  public init(
    name: String, access: SourceAccess? = nil, attributes: [String] = [], conditions: [String] = []
  ) {
    self.name = name
    self.access = access
    self.attributes = attributes
    self.conditions = conditions
  }
}

/// A type alias.
public struct SourceAlias: Hashable, Sendable {
  /// Its position, comments, attributes, modifiers and conditions.
  public var marks: SourceMarks
  /// Its name.
  public var name: String
  /// The type that it stands for.
  public var type: SourceType
  /// True if it has generic parameters.
  public var isGeneric: Bool
  /// Types and extensions around it, outermost first.
  public var scopes: [SourceScope]
}

/// A class, structure, enumeration or actor.
public struct SourceNominalType: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// The keyword it begins with.
  public var keyword: String
  /// The types after the colon.
  public var inherited: [SourceType]
  /// Its initializers; only of classes.
  public var initializers: [SourceMember]
  /// The names of functions and variables that subclasses inherit; only of classes.
  public var memberNames: [String] = []
  /// True if `~Copyable` is among the types after the colon.
  public var isNoncopyable: Bool { inherited.contains(.suppressed(.named("Copyable", []))) }
  /// Its attributes.
  public var attributes: [SourceAttribute]
  /// The names of the types around it, with dots between; empty at the top of a file.
  public var scope = ""
}

/// A protocol.
public struct SourceProtocol: Hashable, Sendable {
  /// Its position, comments, attributes, modifiers and conditions.
  public var marks: SourceMarks
  /// Its name, backticks included.
  public var name: String
  /// Types and extensions around it, outermost first.
  public var scopes: [SourceScope]
  /// True if it is declared in the body of a function.
  public var isLocal = false
  /// Its primary associated types.
  public var primaryAssociatedTypes: [String]
  /// The types after the colon.
  public var inherited: [SourceType]
  /// Its where clause.
  public var requirements: [SourceRequirement]
  /// Its members in order.
  public var members: [SourceMember]
  /// The errors that the parser found in it.
  public var errors: [SourceSyntaxError]
  /// True if it stands for a type alias of a composition.
  public var isAlias = false
}

extension SourceProtocol {
  /// The protocol that a type alias of a composition stands for: one without members of its own.
  public init(composition name: String, _ type: SourceType, _ marks: SourceMarks, _ scopes: [SourceScope]) {
    self.init(
      marks: marks, name: name, scopes: scopes, primaryAssociatedTypes: [], inherited: [type], requirements: [],
      members: [], errors: [], isAlias: true)
  }
}

/// Something that the parser could not understand.
public struct SourceSyntaxError: Hashable, Sendable {
  /// The place of the error.
  public var position: SourcePosition
  /// The description of the error, as the end of a sentence.
  public var text: String

  static let conflict = "it has the markers of a conflict"

  /// True if git left the markers of a conflict there.
  public var isConflict: Bool { text == Self.conflict }
}
