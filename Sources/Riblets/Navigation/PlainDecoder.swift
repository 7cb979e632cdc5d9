extension PlainValue {
  /// Decodes a value.
  ///
  /// ```swift
  /// let id: Int = try entry.arguments.decoded()
  /// ```
  ///
  /// - Throws: `DecodingError`, or the error of the type's `init(from:)`.
  public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try decoded(as: type, at: [])
  }

  fileprivate func decoded<Value: Decodable>(as type: Value.Type, at path: [any CodingKey]) throws -> Value {
    if let plain = self as? Value { return plain }
    let decoder = PlainDecoder(value: self, codingPath: path)
    if let value = try decoder.literal(as: type) { return value }
    return try Value(from: decoder)
  }
}

/// A decoder of one value, which is also its single-value container.
private struct PlainDecoder: Decoder, SingleValueDecodingContainer {
  let value: PlainValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch([String: PlainValue].self) }
    return KeyedDecodingContainer(PlainKeyedDecoding(members: members, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([PlainValue].self) }
    return PlainUnkeyedDecoding(elements: elements, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value.decoded(as: type, at: codingPath) }

  /// Returns the value of a type that has a literal; `nil` for other types.
  func literal<Value>(as type: Value.Type) throws -> Value? {
    switch type {
    case is String.Type:
      guard case .string(let text) = value else { throw mismatch(type) }
      return text as? Value
    case is Bool.Type:
      guard case .bool(let bool) = value else { throw mismatch(type) }
      return bool as? Value
    case is Double.Type: return try number() as? Value
    case is Float.Type: return Float(try number()) as? Value
    case let integer as any FixedWidthInteger.Type: return try self.integer(integer) as? Value
    default: return nil
    }
  }

  private func number() throws -> Double {
    switch value {
    case .integer(let integer): return Double(integer)
    case .number(let number): return number
    case .string(let text):
      // Infinity and NaN.
      if let number = Double(text), !number.isFinite { return number }
      throw mismatch(Double.self)
    case .null, .bool, .array, .object: throw mismatch(Double.self)
    }
  }

  private func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws -> Integer {
    switch value {
    case .integer(let integer):
      if let exact = Integer(exactly: integer) { return exact }
    case .string(let text):
      // Values that do not fit into 64 bits with a sign.
      if let exact = Integer(text), Int64(exactly: exact) == nil { return exact }
    case .null, .bool, .number, .array, .object: break
    }
    throw mismatch(type)
  }

  private func mismatch(_ type: any Any.Type) -> DecodingError {
    .typeMismatch(
      type, DecodingError.Context(codingPath: codingPath, debugDescription: "'\(value)' cannot be read as '\(type)'."))
  }
}

private struct PlainKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: PlainValue]
  let codingPath: [any CodingKey]

  var allKeys: [Key] { members.keys.sorted().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key) == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try member(key).decoded(as: type, at: codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try nested(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder {
    let key = PlainKey(stringValue: "super")
    return PlainDecoder(value: members[key.stringValue] ?? .null, codingPath: codingPath + [key])
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try nested(key) }

  private func nested(_ key: Key) throws -> PlainDecoder {
    PlainDecoder(value: try member(key), codingPath: codingPath + [key])
  }

  private func member(_ key: Key) throws -> PlainValue {
    if let value = members[key.stringValue] { return value }
    throw DecodingError.keyNotFound(
      key, DecodingError.Context(codingPath: codingPath, debugDescription: "There is no '\(key.stringValue)'."))
  }
}

private struct PlainUnkeyedDecoding: UnkeyedDecodingContainer {
  let elements: [PlainValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(elements: [PlainValue], codingPath: [any CodingKey]) {
    self.elements = elements
    self.codingPath = codingPath
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try element(Optional<PlainValue>.self) == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try element(type).decoded(as: type, at: path)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
    try nested().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try nested().unkeyedContainer() }
  mutating func superDecoder() throws -> any Decoder { try nested() }

  private var path: [any CodingKey] { codingPath + [PlainKey(intValue: currentIndex)] }

  private mutating func nested() throws -> PlainDecoder {
    let decoder = PlainDecoder(value: try element(PlainValue.self), codingPath: path)
    currentIndex += 1
    return decoder
  }

  private func element(_ type: any Any.Type) throws -> PlainValue {
    if !isAtEnd { return elements[currentIndex] }
    throw DecodingError.valueNotFound(
      type, DecodingError.Context(codingPath: path, debugDescription: "The list ends after \(elements.count) elements.")
    )
  }
}
