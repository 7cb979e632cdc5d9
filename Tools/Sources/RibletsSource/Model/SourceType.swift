/// A type as it is written in source, taken apart.
public indirect enum SourceType: Hashable, Sendable {
  /// `Int`, `Array<Int>`, with its generic arguments.
  case named(String, [SourceType])
  /// `Outer.Inner`.
  case member(SourceType, String, [SourceType])
  /// `Int?`.
  case optional(SourceType)
  /// `Int!`.
  case unwrapped(SourceType)
  /// `[Int]`.
  case array(SourceType)
  /// `[String: Int]`.
  case dictionary(SourceType, SourceType)
  /// `(Int, name: String)`; empty for `()`.
  case tuple([SourceTupleElement])
  /// `(Int) async throws -> String`.
  case function([SourceTupleElement], SourceEffects, SourceType)
  /// `some P`.
  case opaque(SourceType)
  /// `any P`.
  case existential(SourceType)
  /// `A & B`.
  case composition([SourceType])
  /// `P.Type` and `P.Protocol`.
  case metatype(SourceType, String)
  /// `repeat each T`.
  case packExpansion(SourceType)
  /// `each T`.
  case packElement(SourceType)
  /// `~Copyable`.
  case suppressed(SourceType)
  /// `@escaping @Sendable () -> Void`, `inout Int`, `sending Value`: specifiers and attributes in order.
  case attributed([String], SourceType)
  /// Whatever else there is, as it was written.
  case verbatim(String)
}

/// An element of a tuple type, or a parameter of a function type.
public struct SourceTupleElement: Hashable, Sendable {
  /// The first name, as it was written.
  public var label: String?
  /// The second name, as it was written.
  public var name: String?
  /// The element's type.
  public var type: SourceType
  /// True if three dots follow the type.
  public var isVariadic: Bool

  /// Makes an element.
  public init(label: String? = nil, name: String? = nil, type: SourceType, isVariadic: Bool = false) {
    self.label = label
    self.name = name
    self.type = type
    self.isVariadic = isVariadic
  }

  var text: String {
    let names = [label, name].compactMap { $0 }.joined(separator: " ")
    return (names.isEmpty ? "" : names + ": ") + type.text + (isVariadic ? "..." : "")
  }
}

/// The effects of a declaration: suspending, and throwing errors.
public struct SourceEffects: Hashable, Sendable {
  /// The errors that a declaration says it may throw.
  public enum Throwing: Hashable, Sendable {
    case nothing
    case anything
    case only(SourceType)
    case whatArgumentsThrow

    /// Reads the type in parentheses: `throws(Never)` throws nothing.
    init(_ error: SourceType) {
      switch error {
      case .named("Never", []): self = .nothing
      case .existential(.named("Error", [])), .named("Error", []): self = .anything
      default: self = .only(error)
      }
    }
  }

  /// True if it is `async`.
  public var isAsync: Bool
  /// The errors that it says it may throw.
  public var throwing: Throwing

  /// Makes effects; none unless told.
  public init(isAsync: Bool = false, throwing: Throwing = .nothing) {
    self.isAsync = isAsync
    self.throwing = throwing
  }

  /// The keywords, with a space before each.
  public var text: String {
    let throwing =
      switch throwing {
      case .nothing: ""
      case .anything: " throws"
      case .only(let type): " throws(\(type.text))"
      case .whatArgumentsThrow: " rethrows"
      }
    return (isAsync ? " async" : "") + throwing
  }
}
