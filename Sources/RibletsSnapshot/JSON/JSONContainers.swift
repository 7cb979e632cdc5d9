struct JSONKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  let codingPath: [any CodingKey]

  mutating func encodeNil(forKey key: Key) {
    node.setMember(key.stringValue, JSONNode(.literal("null")))
  }

  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    node.setMember(key.stringValue, try .encoding(value, at: codingPath + [key]))
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(forKey: key).container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(forKey: key).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    encoder(forKey: PlainKey(stringValue: "super"))
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    encoder(forKey: key)
  }

  private func encoder(forKey key: any CodingKey) -> JSONTreeEncoder {
    JSONTreeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
  }
}

struct JSONUnkeyedContainer: UnkeyedEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]

  var count: Int { node.count }

  mutating func encodeNil() {
    node.append(JSONNode(.literal("null")))
  }

  mutating func encode(_ value: some Encodable) throws {
    node.append(try .encoding(value, at: codingPath + [PlainKey(intValue: count)]))
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
    encoderOfNext().container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoderOfNext().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    encoderOfNext()
  }

  private func encoderOfNext() -> JSONTreeEncoder {
    let key = PlainKey(intValue: count)
    let next = JSONNode()
    node.append(next)
    return JSONTreeEncoder(node: next, codingPath: codingPath + [key])
  }
}

struct JSONSingleValueContainer: SingleValueEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]

  mutating func encodeNil() {
    node.content = .literal("null")
  }

  mutating func encode(_ value: some Encodable) throws {
    node.content = try JSONNode.encoding(value, at: codingPath).content
  }
}

/// A key that no type declares: a position, or `super`.
private struct PlainKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "[\(intValue)]"
    self.intValue = intValue
  }
}
