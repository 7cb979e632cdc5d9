/// Encodes an `Encodable` as a tree of JSON nodes.
///
/// Foundation's encoder writes sets in another order in each process, and sorts keys and formats empty arrays
/// differently on a Mac and on Linux. A snapshot has the same bytes on all systems.
struct JSONTreeEncoder: Encoder {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(node: JSONNode, codingPath: [any CodingKey] = []) {
    self.node = node
    self.codingPath = codingPath
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .object = node.content {} else { node.content = .object([:]) }
    return KeyedEncodingContainer(JSONKeyedContainer<Key>(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .array = node.content {} else { node.content = .array([]) }
    return JSONUnkeyedContainer(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONSingleValueContainer(node: node, codingPath: codingPath)
  }
}

extension JSONNode {
  /// Returns the node of a value, for a whole snapshot and for each nested value.
  static func encoding(_ value: some Encodable, at codingPath: [any CodingKey] = []) throws -> JSONNode {
    if let literal = try literal(value, at: codingPath) { return JSONNode(.literal(literal)) }
    let node = JSONNode()
    try value.encode(to: JSONTreeEncoder(node: node, codingPath: codingPath))
    if let collection = value as? any WithoutOrder {
      node.sortElements(groupsOf: type(of: collection).elementsOfAnEntry)
    }
    return node
  }

  /// Returns the literal of a value without a container: of a type that `Encoder` has a method for.
  static func literal(_ value: some Encodable, at codingPath: [any CodingKey]) throws -> String? {
    switch value {
    case let value as String: quoted(value)
    case let value as Bool: value ? "true" : "false"
    case let value as Double: try number(value, at: codingPath)
    case let value as Float: try number(value, at: codingPath)
    case let value as any FixedWidthInteger: String(value)
    default: nil
    }
  }

  /// Returns the shortest digits that read back as the same number.
  private static func number(
    _ value: some BinaryFloatingPoint & LosslessStringConvertible & Encodable, at path: [any CodingKey]
  ) throws -> String {
    guard value.isFinite else {
      let place = path.isEmpty ? "the value itself" : path.map(\.stringValue).joined(separator: ".")
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: path,
          debugDescription: "JSON has no \(value), which stands at \(place); snapshot it as text, or leave it out."))
    }
    return value.description
  }
}
