/// Source that grows line by line, indented.
struct Lines: ~Copyable {
  // In memory of its own: an array would ask with each piece whether it is shared.
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// In bytes.
  private(set) var count = 0
  /// The declarations that the source needs besides imports.
  var needs: MockNeeds = []
  private var depth = 0

  init() {
    capacity = 1 << 14
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// The bytes are only there while the closure runs.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  /// Begins anew, in the same memory.
  mutating func removeAll() {
    count = 0
    needs = []
  }

  /// Adds an empty line.
  mutating func add() { add("") }

  /// Adds a line; an empty one stays empty.
  mutating func add(_ line: LineText) { add(line, then: "\n") }

  /// Adds `head {`, what the closure adds one step deeper, and `}`.
  mutating func block(_ head: LineText, _ body: (inout Lines) -> Void) {
    add(head, then: " {\n")
    depth += 1
    body(&self)
    depth -= 1
    add("}", then: "\n")
  }

  private mutating func add(_ line: LineText, then end: StaticString) {
    let indent = line.isEmpty ? 0 : 2 * depth
    let needed = count + indent + line.count + end.utf8CodeUnitCount
    if needed > capacity { grow(to: needed) }
    (start + count).update(repeating: UInt8(ascii: " "), count: indent)
    count += indent
    if let first = line.bytes.baseAddress { (start + count).update(from: first, count: line.count) }
    count += line.count
    (start + count).update(from: end.utf8Start, count: end.utf8CodeUnitCount)
    count = needed
  }

  private mutating func grow(to needed: Int) {
    capacity = max(needed, capacity * 2)
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    new.update(from: start, count: count)
    start.deallocate()
    start = new
  }

  /// Adds what the closure adds inside `#if`, if there is a condition.
  mutating func conditional(_ conditions: [String], _ body: (inout Lines) -> Void) {
    guard !conditions.isEmpty else { return body(&self) }
    let condition = conditions.count == 1 ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " && ")
    add("#if \(condition)")
    body(&self)
    add("#endif")
  }
}
