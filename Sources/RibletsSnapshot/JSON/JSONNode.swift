/// A node of JSON between an `Encodable` and text.
///
/// A class, because an encoder returns containers first and fills them later.
final class JSONNode {
  enum Content {
    /// Nothing was encoded yet.
    case nothing
    /// `null`, `true`, a number or a quoted string, as it is written.
    case literal(String)
    case array([JSONNode])
    case object([String: JSONNode])
  }

  var content: Content

  init(_ content: Content = .nothing) {
    self.content = content
  }

  /// Returns the node of a key, made on first use.
  func member(_ key: String) -> JSONNode {
    guard case .object(var members) = content else { preconditionFailure("A keyed container of something else") }
    if let known = members[key] { return known }
    let node = JSONNode()
    members[key] = node
    content = .object(members)
    return node
  }

  func setMember(_ key: String, _ node: JSONNode) {
    guard case .object(var members) = content else { preconditionFailure("A keyed container of something else") }
    content = .nothing
    members[key] = node
    content = .object(members)
  }

  func append(_ node: JSONNode) {
    guard case .array(var elements) = content else { preconditionFailure("An unkeyed container of something else") }
    content = .nothing
    elements.append(node)
    content = .array(elements)
  }

  var count: Int {
    if case .array(let elements) = content { elements.count } else { 0 }
  }
}

extension JSONNode {
  /// Returns the text, indented by two spaces for each level, with object keys in the order of their Unicode scalars.
  func text(indent: String = "") -> String {
    switch content {
    case .nothing: return "{}"
    case .literal(let text): return text
    case .array(let elements):
      return Self.block("[", elements.map { $0.text(indent: indent + "  ") }, "]", indent: indent)
    case .object(let members):
      let lines = members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
        .map { "\(Self.quoted($0.key)): \($0.value.text(indent: indent + "  "))" }
      return Self.block("{", lines, "}", indent: indent)
    }
  }

  private static func block(_ open: String, _ lines: [String], _ close: String, indent: String) -> String {
    guard !lines.isEmpty else { return open + close }
    let inner = lines.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(open)\n\(inner)\n\(indent)\(close)"
  }

  /// Returns a JSON string. Invisible characters are escaped; letters of all languages are unchanged.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isUnseen: result += scalar.utf16.map(escaped).joined()
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
