/// Source that grows line by line: `block("class A") { $0.add("var b = 1") }` becomes
///
///     class A {
///       var b = 1
///     }
struct IndentedText {
  /// As UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The declarations that the source needs besides imports.
  var needs: MockNeeds = []
  private var depth = 0

  /// Begins anew, in the same memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needs = []
  }

  /// Adds a line; an empty one stays empty.
  mutating func add(_ line: String = "") {
    if !line.isEmpty { for _ in 0..<depth { bytes += "  ".utf8 } }
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds `head {`, what the closure adds one step deeper, and `}`.
  mutating func block(_ head: String, _ body: (inout IndentedText) -> Void) {
    add(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    add("}")
  }

  /// Adds what the closure adds inside `#if`, if there is a condition: `#if (DEBUG) && (os(Linux))`.
  mutating func conditional(_ conditions: [String], _ body: (inout IndentedText) -> Void) {
    guard !conditions.isEmpty else { return body(&self) }
    add("#if \(conditions.count == 1 ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " && "))")
    body(&self)
    add("#endif")
  }
}

/// The declarations that a mock uses and that are not in it.
struct MockNeeds: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// `MockStub`, which is written once a file.
  static let stub = MockNeeds(rawValue: 1)
  /// `MockDefaults`, which is written once a file.
  static let defaults = MockNeeds(rawValue: 2)
  /// Types of Riblets.
  static let riblets = MockNeeds(rawValue: 4)
  /// `MockView`, which is written once a file.
  static let view = MockNeeds(rawValue: 8)
  /// `MockScope`, which is written once a file.
  static let scope = MockNeeds(rawValue: 16)
}

extension Sequence {
  /// `a, b` of texts that the closure makes of the elements; those without a text are left out.
  func list(_ text: (Element) -> String?) -> String { compactMap(text).joined(separator: ", ") }
}
