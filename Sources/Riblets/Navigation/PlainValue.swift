/// Untyped data, as in JSON: the arguments of a route, or the state of an interactor, in a saved state.
///
/// A number without a fraction is an integer, whatever its type was, so that a value is the same after a round trip
/// through JSON.
///
/// You meet it in ``ChildRoute/migrate(_:from:)`` and in ``NavigationState``. See `Documentation/Routes.md`.
///
/// ```swift
/// guard case .object(var members) = arguments else { return arguments }
/// members["player"] = .string("Ann")
/// return .object(members)
/// ```
public enum PlainValue: Hashable, Sendable {
  /// The absence of a value: JSON's `null`. Members that are `nil` are usually left out instead.
  case null
  /// `true` or `false`. It is never read as a number.
  case bool(Bool)
  /// A number without a fraction, whatever its type was: `7`, and also `7.0`.
  case integer(Int64)
  /// A finite number with a fraction, or beyond 64 bits, such as `2.5`.
  case number(Double)
  /// A text, such as `.string("Ann")`; also an infinite number, which JSON does not have.
  case string(String)
  /// A list in its order, such as `.array([.integer(1), .null])`. It can have several types.
  indirect case array([PlainValue])
  /// Members by their names, such as `.object(["id": .integer(7)])`, without order. The arguments of a route are an
  /// object.
  indirect case object([String: PlainValue])

  /// Makes an integer of a number that has no fraction, and a text of one that JSON cannot hold.
  init(_ number: Double) {
    if let integer = Int64(exactly: number) {
      self = .integer(integer)
    } else if number.isFinite {
      self = .number(number)
    } else {
      self = .string("\(number)")
    }
  }

  init(_ integer: some BinaryInteger) {
    if let integer = Int64(exactly: integer) { self = .integer(integer) } else { self = .string("\(integer)") }
  }
}

extension PlainValue: CustomStringConvertible {
  /// The value without quotation marks; an object as `(id: 7, name: Ann)`, sorted by keys.
  public var description: String {
    switch self {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): value
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let values):
      "(" + values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + ")"
    }
  }

  /// True for a value without content: null, or an object without members.
  var isEmpty: Bool { self == .null || self == .object([:]) }
}

extension PlainValue: Codable {
  /// Reads any JSON value. A number without a fraction becomes an ``integer(_:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self.init(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([PlainValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: PlainValue].self))
    }
  }

  /// Writes the value itself, without a wrapper: `{"id": 7}` for an object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
