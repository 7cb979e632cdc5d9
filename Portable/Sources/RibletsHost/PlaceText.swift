import Riblets

/// JSON of untyped data. Foundation's coders would make each app that links this module link Foundation.
extension PlainValue {
  /// The value as JSON, with sorted keys: the same value has the same text.
  var json: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ",")
        + "}"
    }
  }

  /// `a "b"` → `"a \"b\""`
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Reads JSON.
  ///
  /// - Throws: ``PlaceTextError`` for another text, or one that is nested deeper than 512 levels.
  init(json bytes: [UInt8]) throws(PlaceTextError) {
    var reader = PlaceTextReader(bytes: bytes)
    self = try reader.value(depth: 0)
    guard reader.next == nil else { throw reader.problem("The text goes on after its value.") }
  }
}

/// The place and the reason at which a text is not JSON.
struct PlaceTextError: Error, CustomStringConvertible {
  let description: String
}

private struct PlaceTextReader {
  let bytes: [UInt8]
  var place = 0

  func problem(_ text: String) -> PlaceTextError { PlaceTextError(description: "\(text) (byte \(place + 1))") }

  /// The next byte that is not white space, which is skipped.
  var next: UInt8? {
    mutating get {
      while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
      return place < bytes.count ? bytes[place] : nil
    }
  }

  mutating func value(depth: Int) throws(PlaceTextError) -> PlainValue {
    // Reading is recursive, and a damaged file must not overflow the stack.
    guard depth <= 512 else { throw problem("The text is nested too deep.") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    default: return try word()
    }
  }

  private mutating func object(_ depth: Int) throws(PlaceTextError) -> PlainValue {
    var members: [String: PlainValue] = [:]
    place += 1
    guard !take("}") else { return .object(members) }
    repeat {
      guard next == UInt8(ascii: "\"") else { throw problem("A name in quotation marks is missing.") }
      let name = try string()
      guard take(":") else { throw problem("A ':' is missing.") }
      members[name] = try value(depth: depth + 1)
    } while take(",")
    guard take("}") else { throw problem("A '}' is missing.") }
    return .object(members)
  }

  private mutating func array(_ depth: Int) throws(PlaceTextError) -> PlainValue {
    var values: [PlainValue] = []
    place += 1
    guard !take("]") else { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw problem("A ']' is missing.") }
    return .array(values)
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private mutating func word() throws(PlaceTextError) -> PlainValue {
    let rest = bytes[place...]
    let word = String(decoding: rest.prefix { !",]}:\" \t\r\n".utf8.contains($0) }, as: UTF8.self)
    guard let value = Self.value(of: word) else {
      throw problem(word.isEmpty ? "A value is missing." : "'\(word)' is not a value.")
    }
    place += word.utf8.count
    return value
  }

  private static func value(of word: String) -> PlainValue? {
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      if let integer = Int64(word) { return .integer(integer) }
      // `Double` also reads "nan" and "0x1p4".
      guard word.utf8.allSatisfy("+-.0123456789eE".utf8.contains), let number = Double(word), number.isFinite
      else { return nil }
      return Int64(exactly: number).map { .integer($0) } ?? .number(number)
    }
  }

  private mutating func string() throws(PlaceTextError) -> String {
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escaped()).utf8)
      default: text.append(byte)
      }
    }
    throw problem("A text has no end.")
  }

  /// Reads the rest of an escape: `n` of `\n`, or `d83d\ude00` of an emoji.
  private mutating func escaped() throws(PlaceTextError) -> Unicode.Scalar {
    guard place < bytes.count else { throw problem("A text has no end.") }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      let first = try unit()
      if let scalar = Unicode.Scalar(first) { return scalar }
      guard bytes[place...].starts(with: "\\u".utf8) else { throw problem("A half of a character is missing.") }
      place += 2
      let second = try unit()
      guard UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second) else {
        throw problem("These are not two halves of a character.")
      }
      return UTF16.decode(UTF16.EncodedScalar([first, second]))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    default: throw problem("There is no such escape in JSON.")
    }
  }

  private mutating func unit() throws(PlaceTextError) -> UInt16 {
    let digits = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.first != "+", digits.first != "-", let unit = UInt16(digits, radix: 16) else {
      throw problem("Four hexadecimal digits are missing.")
    }
    place += 4
    return unit
  }
}
