extension PlainValue {
  /// Encodes any value as untyped data, without JSON text in between.
  ///
  /// ```swift
  /// let arguments = try PlainValue(encoding: ["player": "Ann"])
  /// ```
  ///
  /// - Throws: The error of the value's `encode(to:)`.
  public init(encoding value: some Encodable) throws {
    self = try PlainBox.plain(value, at: [])
  }
}

/// The destination of a value that is being encoded: containers fill it, also after they were returned.
private final class PlainBox {
  enum Content {
    case nothing
    case value(PlainValue)
    case array([PlainBox])
    case object([String: PlainBox])
  }

  var content = Content.nothing

  var plain: PlainValue {
    switch content {
    case .nothing: .null
    case .value(let value): value
    case .array(let boxes): .array(boxes.map(\.plain))
    case .object(let boxes): .object(boxes.mapValues(\.plain))
    }
  }

  static func plain(_ value: some Encodable, at path: [any CodingKey]) throws -> PlainValue {
    switch value {
    case let value as PlainValue: return value
    case let value as String: return .string(value)
    case let value as Bool: return .bool(value)
    case let value as Double: return PlainValue(value)
    case let value as Float: return PlainValue(Double(value))
    case let value as any FixedWidthInteger: return PlainValue(value)
    default:
      let box = PlainBox()
      try value.encode(to: PlainEncoder(box: box, codingPath: path))
      return box.plain
    }
  }

  func member(_ key: any CodingKey) -> PlainBox {
    let box = PlainBox()
    guard case .object(var members) = content else {
      content = .object([key.stringValue: box])
      return box
    }
    // Not shared while it grows, so that it is not copied.
    content = .nothing
    members[key.stringValue] = box
    content = .object(members)
    return box
  }

  func element() -> PlainBox {
    let box = PlainBox()
    guard case .array(var elements) = content else {
      content = .array([box])
      return box
    }
    content = .nothing
    elements.append(box)
    content = .array(elements)
    return box
  }
}

private struct PlainEncoder: Encoder {
  let box: PlainBox
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .object = box.content {} else { box.content = .object([:]) }
    return KeyedEncodingContainer(PlainKeyedEncoding<Key>(box: box, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .array = box.content {} else { box.content = .array([]) }
    return PlainUnkeyedEncoding(box: box, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    PlainSingleEncoding(box: box, codingPath: codingPath)
  }
}

private struct PlainKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let box: PlainBox
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) { box.member(key).content = .value(.null) }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    let plain = try PlainBox.plain(value, at: codingPath + [key])
    box.member(key).content = .value(plain)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested>
  {
    nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { nested(key).unkeyedContainer() }

  func superEncoder() -> any Encoder { nested(PlainKey(stringValue: "super")) }
  func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

  private func nested(_ key: any CodingKey) -> PlainEncoder {
    PlainEncoder(box: box.member(key), codingPath: codingPath + [key])
  }
}

private struct PlainUnkeyedEncoding: UnkeyedEncodingContainer {
  let box: PlainBox
  let codingPath: [any CodingKey]

  var count: Int {
    guard case .array(let elements) = box.content else { return 0 }
    return elements.count
  }

  func encodeNil() { box.element().content = .value(.null) }

  func encode(_ value: some Encodable) throws {
    let plain = try PlainBox.plain(value, at: codingPath + [PlainKey(intValue: count)])
    box.element().content = .value(plain)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    nested().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }
  func superEncoder() -> any Encoder { nested() }

  private func nested() -> PlainEncoder {
    let key = PlainKey(intValue: count)
    return PlainEncoder(box: box.element(), codingPath: codingPath + [key])
  }
}

private struct PlainSingleEncoding: SingleValueEncodingContainer {
  let box: PlainBox
  let codingPath: [any CodingKey]

  func encodeNil() { box.content = .value(.null) }

  func encode(_ value: some Encodable) throws { box.content = .value(try PlainBox.plain(value, at: codingPath)) }
}

/// The key of a member, or of an element by its index.
struct PlainKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}
