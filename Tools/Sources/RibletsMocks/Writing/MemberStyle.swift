import RibletsSource

/// Where a member's stubs are kept, and what is written in front of them.
final class MemberStyle {
  enum Storage {
    /// Properties of the mock.
    case plain
    /// Values behind locks.
    case shared
    /// Values of the running test, or of the process in a plain mock.
    case statics
  }

  let mock: ResolvedMock
  let isPlainMock: Bool
  let storage: Storage
  /// In front of what tests use: `public nonisolated `.
  let head: String
  /// In front of what only the mock uses.
  let privateHead: String
  /// In front of the type of a handler that suspends, and of one that does not.
  private let asyncHandler: String
  private let syncHandler: String
  /// In front of the member itself.
  let witnessHead: String
  /// `calls`, or what holds the calls of static members.
  let books: String
  private let availability: [String]
  /// Whether the member may not be called at all.
  let isUnavailable: Bool
  /// The global actor that a mock of the same has to be made on; `nil` for none.
  let globalActor: String?
  let isOnType: Bool

  init(_ member: ResolvedMember, of mock: ResolvedMock, index: ProtocolIndex, isPlain: Bool) {
    self.mock = mock
    isPlainMock = isPlain
    let own = member.marks.attributes.first { index.isGlobalActor($0.name) }?.name
    let typeActor: String? = if case .globalActor(let name) = mock.isolation { name } else { nil }
    let isNonisolated = member.marks.has("nonisolated") && mock.isolation != .none
    let isForeign = isNonisolated || (own != nil && own != typeActor)
    globalActor = isNonisolated ? nil : own ?? typeActor
    isOnType = !isForeign
    availability = member.marks.attributes.filter { $0.name == "available" }.map(\.text)
    isUnavailable = availability.contains { $0.contains("unavailable") }
    let isLimited = !availability.isEmpty && !availability.allSatisfy { $0.hasPrefix("@available(*") }
    storage = member.isStatic ? .statics : mock.isShared || isForeign || isLimited ? .shared : .plain
    let access = mock.access == .internal ? "" : mock.access.rawValue + " "
    let place = member.isStatic ? "static " : ""
    let needsWord = mock.isolation == .actor || isNonisolated
    let isolation = needsWord ? "nonisolated " : own.map { $0 == typeActor ? "" : "@\($0) " } ?? ""
    let available = availability.filter { !$0.contains("unavailable") }.map { $0 + " " }.joined()
    head = available + isolation + access + place
    privateHead = "private " + (needsWord || mock.isolation != .none && isForeign ? "nonisolated " : "") + place
    let isConfined = globalActor != nil
    let sendable = mock.isShared || isForeign || mock.isolation != .none ? "@Sendable " : ""
    asyncHandler = isConfined ? "@\(globalActor ?? "") " : storage == .plain ? "" : sendable
    syncHandler = isConfined ? (isForeign ? "@\(globalActor ?? "") " : "") : storage == .plain ? "" : sendable
    witnessHead = Self.witnessHead(member, index) + access
    books = member.isStatic ? "staticCalls" : mock.booksName
  }

  private static func witnessHead(_ member: ResolvedMember, _ index: ProtocolIndex) -> String {
    if member.marks.attributes.isEmpty, member.marks.modifiers.isEmpty { return "" }
    let attributes = member.marks.attributes.filter { attribute in
      ["available", "discardableResult", "Sendable", "concurrent", "_spi"].contains(attribute.name)
        || index.isGlobalActor(attribute.name)
    }
    let modifiers = member.marks.modifiers.filter { modifier in
      ["static", "class", "nonisolated", "nonisolated(nonsending)", "isolated", "prefix", "postfix"].contains(modifier)
    }
    return (attributes.map(\.text) + modifiers).map { $0 + " " }.joined()
  }

  /// What comes before the type of a handler.
  func handlerHead(_ effects: SourceEffects) -> String { effects.isAsync ? asyncHandler : syncHandler }

  /// Writes a value that a test or the mock sets.
  ///
  /// - Parameter optional: The type, of which the value is an optional.
  func optionalField(_ name: String, _ type: String, isPrivate: Bool = false, to lines: inout Lines) {
    field(name, "\(type)?", initial: "nil", isPrivate: isPrivate, to: &lines)
  }

  /// Writes a list that grows.
  func listField(_ name: String, _ type: String, isPrivate: Bool, to lines: inout Lines) {
    field(name, "[\(type)]", initial: "[]", isPrivate: isPrivate, to: &lines)
  }

  func field(
    _ name: String, _ type: String, initial: String, isPrivate: Bool, isReadOnly: Bool = false, to lines: inout Lines
  ) {
    let box = isPlainMock ? "MockStub" : "Stub"
    let front = isPrivate ? privateHead : head
    let setter = isReadOnly && !isPrivate ? "private(set) " : ""
    switch storage {
    case .plain: lines.add("\(front)\(setter)var \(name): \(type) = \(initial)")
    case .statics where !isPlainMock:
      let stub = "staticCalls.stub(\"\(name)\", \(initial) as \(type)).value"
      accessors(front + setter, name, type, stub, to: &lines)
    case .shared where !availability.isEmpty:
      if isPlainMock { lines.needs.insert(.stub) }
      lines.add("\(privateHead)let \(name)Stub = \(box)<Any?>(nil)")
      let isOptional = initial == "nil"
      lines.block("\(front)\(setter)var \(name): \(type)") { lines in
        let cast = isOptional ? String(type.dropLast()) : type
        lines.add("get { \(isOptional ? "" : "(")\(name)Stub.value as? \(cast)\(isOptional ? "" : ") ?? \(initial)") }")
        lines.add("set { \(name)Stub.value = newValue }")
      }
    case .shared, .statics:
      if isPlainMock { lines.needs.insert(.stub) }
      lines.add("\(privateHead)let \(name)Stub = \(box)<\(type)>(\(initial))")
      accessors(front + setter, name, type, name + "Stub.value", to: &lines)
    }
  }

  private func accessors(_ front: String, _ name: String, _ type: String, _ place: String, to lines: inout Lines) {
    lines.block("\(front)var \(name): \(type)") { lines in
      lines.add("get { \(place) }")
      lines.add("set { \(place) = newValue }")
    }
  }

  /// Appends to a list.
  func append(_ value: String, to list: String) -> String {
    switch storage {
    case .shared where availability.isEmpty: "\(list)Stub.update { $0.append(\(value)) }"
    case .statics where isPlainMock: "\(list)Stub.update { $0.append(\(value)) }"
    default: "\(list).append(\(value))"
    }
  }

  /// Counts a call of a plain mock.
  func increment(_ count: String) -> String {
    switch storage {
    case .shared where availability.isEmpty: "\(count)Stub.update { $0 += 1 }"
    case .statics: "\(count)Stub.update { $0 += 1 }"
    default: "\(count) += 1"
    }
  }
}
