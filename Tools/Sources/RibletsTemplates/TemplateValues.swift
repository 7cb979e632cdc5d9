package import RibletsPlans

/// The values that a template is rendered with, by the keys that it names them with.
package struct TemplateValues {
  /// Texts, flags, lists and dictionaries, as templates know them.
  private(set) var values: [String: Any] = [:]

  /// Takes the properties of contexts, which are the keys; where two have one, that of the later context counts.
  ///
  /// A text that is `nil` is empty, so that a template may ask for it.
  ///
  /// - Throws: ``RequestProblem`` for a context that cannot be encoded as properties.
  package init(_ contexts: any Encodable & Sendable...) throws(RequestProblem) {
    for context in contexts { try add(context) }
  }

  /// Adds the properties of a context, in the place of those of the same keys.
  package mutating func add(_ context: some Encodable & Sendable) throws(RequestProblem) {
    let encoded = EncodedValue()
    do { try context.encode(to: encoded) } catch {
      throw RequestProblem("Cannot render a template with '\(type(of: context))': \(error)")
    }
    values.merge(encoded.fields.mapValues(\.value)) { $1 }
  }
}

/// A value as it is encoded: one, a list, or some by keys.
private final class EncodedValue: Encoder {
  var single: Any?
  var list: [EncodedValue]?
  var fields: [String: EncodedValue] = [:]
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  var value: Any { single ?? list.map { $0.map(\.value) } ?? fields.mapValues(\.value) }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Fields(encoded: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    list = []
    return List(encoded: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoded: self) }

  private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoded: EncodedValue
    var codingPath: [any CodingKey] { [] }

    private func added(_ key: Key) -> EncodedValue {
      let value = EncodedValue()
      encoded.fields[key.stringValue] = value
      return value
    }

    func encodeNil(forKey key: Key) { added(key).single = "" }
    func encodeIfPresent(_ value: String?, forKey key: Key) { added(key).single = value ?? "" }
    func encode(_ value: some Encodable, forKey key: Key) throws { try value.encode(to: added(key)) }

    func nestedContainer<K>(keyedBy type: K.Type, forKey key: Key) -> KeyedEncodingContainer<K> {
      added(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { added(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { encoded }
    func superEncoder(forKey key: Key) -> any Encoder { added(key) }
  }

  private struct List: UnkeyedEncodingContainer {
    let encoded: EncodedValue
    var codingPath: [any CodingKey] { [] }
    var count: Int { encoded.list?.count ?? 0 }

    private func added() -> EncodedValue {
      let value = EncodedValue()
      encoded.list?.append(value)
      return value
    }

    func encodeNil() { added().single = "" }
    func encode(_ value: some Encodable) throws { try value.encode(to: added()) }
    func nestedContainer<K>(keyedBy type: K.Type) -> KeyedEncodingContainer<K> { added().container(keyedBy: type) }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { added().unkeyedContainer() }
    func superEncoder() -> any Encoder { added() }
  }

  private struct Single: SingleValueEncodingContainer {
    let encoded: EncodedValue
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { encoded.single = "" }
    func encode(_ value: some Encodable) { encoded.single = value }
  }
}
