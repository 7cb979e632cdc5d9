import RibletsSource

/// The storage of a member's stubs, and the words that are written in front of them.
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
  private let attributes: [SourceAttribute]
  private let modifiers: [String]
  let storage: Storage
  /// In front of what tests use: `public nonisolated `.
  let head: String
  /// In front of what only the mock uses: `private nonisolated `.
  let privateHead: String
  /// In front of the type of a handler that suspends, and of one that does not: `@Sendable `.
  private let asyncHandler: String
  private let syncHandler: String
  private let stubType: String
  /// In front of the member itself: `@MainActor `, `static public `.
  let witnessAttributes: String
  let witnessModifiers: String
  var witnessHead: String { witnessAttributes + witnessModifiers }
  /// `calls`, or what holds the calls of static members.
  let books: String
  private let availability: [String]
  /// True if the member may not be called at all.
  let isUnavailable: Bool
  /// The global actor that a mock of the same has to be made on; `nil` for none.
  let globalActor: String?
  let isOnType: Bool

  /// The type of counts.
  let int: String
  /// True if tests can set the counts.
  let setsCounts: Bool

  init(_ member: ResolvedMember, of mock: ResolvedMock, index: ProtocolIndex, options: MockOptions) {
    let isPlain = options.isPlain
    self.mock = mock
    isPlainMock = isPlain
    int = index.standardName("Int")
    setsCounts = options.setsCallCounts
    attributes = member.marks.attributes
    modifiers = member.marks.modifiers
    let own = member.marks.attributes.first { index.isGlobalActor($0.name) }?.name
    let typeActor: String? = if case .globalActor(let name) = mock.isolation { name } else { nil }
    let isNonisolated = member.marks.isNonisolated && mock.isolation != .none
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
    // What does not leave the caller's isolation is not sent to a handler either.
    let isKept = member.marks.has("nonisolated(nonsending)") || mock.isolation == .actor && !isNonisolated
    let nonsending = isKept ? "nonisolated(nonsending) " : ""
    asyncHandler = isConfined ? "@\(globalActor ?? "") " : nonsending + (storage == .plain ? "" : sendable)
    syncHandler = isConfined ? (isForeign ? "@\(globalActor ?? "") " : "") : storage == .plain ? "" : sendable
    let (attributes, modifiers) = Self.witnessHead(member, index)
    witnessAttributes = attributes
    witnessModifiers = modifiers + access
    stubType = storage == .plain || isPlain ? "Stub" : index.standardName("Stub")
    books = member.isStatic ? "staticCalls" : mock.booksName
  }

  /// Returns true if it is the style of another member, too.
  func fits(_ member: ResolvedMember) -> Bool {
    attributes == member.marks.attributes && modifiers == member.marks.modifiers
  }

  private static func witnessHead(_ member: ResolvedMember, _ index: ProtocolIndex) -> (String, String) {
    func row(_ words: [String]) -> String { words.map { $0 + " " }.joined() }
    let attributes = member.marks.attributes.filter { attribute in
      ["available", "discardableResult", "Sendable", "concurrent", "_spi"].contains(attribute.name)
        || index.isGlobalActor(attribute.name)
    }
    let modifiers = member.marks.modifiers.filter { modifier in
      ["static", "class", "nonisolated", "nonisolated(nonsending)", "isolated", "prefix", "postfix"].contains(modifier)
    }
    return (row(attributes.map(\.text)), row(modifiers))
  }

  /// Returns the words before the type of a handler.
  func handlerHead(_ effects: SourceEffects) -> String { effects.isAsync ? asyncHandler : syncHandler }

  /// Writes a value that a test or the mock sets: `var loadError: (any Error)? = nil`.
  ///
  /// - Parameter optional: The type, of which the value is an optional.
  func optionalField(
    _ id: String, _ suffix: String, _ type: String, isPrivate: Bool = false, to lines: inout IndentedText
  ) {
    field(id, suffix, type, ("", "?"), initial: "nil", isPrivate: isPrivate, to: &lines)
  }

  /// Writes a list that grows: `private var closeArguments: [String] = []`.
  func listField(_ id: String, _ suffix: String, _ type: String, isPrivate: Bool, to lines: inout IndentedText) {
    field(id, suffix, type, ("[", "]"), initial: "[]", isPrivate: isPrivate, to: &lines)
  }

  /// - Parameters:
  ///   - id: What the name of the field begins with.
  ///   - suffix: The rest of its name.
  ///   - around: What stands before and after the type.
  func field(
    _ id: String, _ suffix: String, _ type: String, _ around: (String, String) = ("", ""),
    initial: String, isPrivate: Bool, isReadOnly: Bool = false, to lines: inout IndentedText
  ) {
    let setter = isReadOnly && !isPrivate ? "private(set) " : ""
    let front = isPrivate ? privateHead : head
    if storage == .plain {
      return lines.add("\(front)\(setter)var \(id)\(suffix): \(around.0)\(type)\(around.1) = \(initial)")
    }
    let whole = "\(around.0)\(type)\(around.1)"
    boxedField("\(id)\(suffix)", whole, initial: initial, front + setter, to: &lines)
  }

  /// A field that is not simply a property of the mock: `var aHandler: (@Sendable () -> Int)? = nil` becomes
  ///
  ///     private let aHandlerStub = Stub<(@Sendable () -> Int)?>(nil)
  ///     var aHandler: (@Sendable () -> Int)? {
  ///       get { aHandlerStub.value }
  ///       set { aHandlerStub.value = newValue }
  ///     }
  private func boxedField(
    _ name: String, _ type: String, initial: String, _ front: String, to lines: inout IndentedText
  ) {
    let box = isPlainMock ? "MockStub" : stubType
    switch storage {
    case .plain: break
    case .statics where !isPlainMock:
      let stub = "staticCalls.stub(\"\(name)\", \(initial) as \(type)).value"
      accessors(front, name, type, stub, to: &lines)
    case .shared where !availability.isEmpty:
      if isPlainMock { lines.needs.insert(.stub) }
      lines.add("\(privateHead)let \(name)Stub = \(box)<Any?>(nil)")
      let isOptional = initial == "nil"
      lines.block("\(front)var \(name): \(type)") { lines in
        let cast = isOptional ? String(type.dropLast()) : type
        lines.add("get { \(isOptional ? "" : "(")\(name)Stub.value as? \(cast)\(isOptional ? "" : ") ?? \(initial)") }")
        lines.add("set { \(name)Stub.value = newValue }")
      }
    case .shared, .statics:
      if isPlainMock { lines.needs.insert(.stub) }
      // In an expression, such an attribute is none, and '<-' is an operator.
      let value =
        type.contains("nonisolated(nonsending)") || type.contains("<-")
        ? ": \(box)<\(type)> = \(box)(\(initial))" : " = \(box)<\(type)>(\(initial))"
      lines.add("\(privateHead)let \(name)Stub\(value)")
      accessors(front, name, type, name + "Stub.value", to: &lines)
    }
  }

  private func accessors(_ front: String, _ name: String, _ type: String, _ place: String, to lines: inout IndentedText)
  {
    lines.block("\(front)var \(name): \(type)") { lines in
      lines.add("get { \(place) }")
      lines.add("set { \(place) = newValue }")
    }
  }

  /// Appends to a list: `closeArguments.append(note)`, or `closeArgumentsStub.update { $0.append(note) }` behind a lock.
  func append(_ value: String, to id: String, _ suffix: String) -> String {
    switch storage {
    case .shared where availability.isEmpty: "\(id)\(suffix)Stub.update { $0.append(\(value)) }"
    case .statics where isPlainMock: "\(id)\(suffix)Stub.update { $0.append(\(value)) }"
    default: "\(id)\(suffix).append(\(value))"
    }
  }

  /// Counts a call of a plain mock: `closeCallCount += 1`, or `closeCallCountStub.update { $0 += 1 }` behind a lock.
  func increment(_ id: String, _ suffix: String) -> String {
    switch storage {
    case .shared where availability.isEmpty: "\(id)\(suffix)Stub.update { $0 += 1 }"
    case .statics: "\(id)\(suffix)Stub.update { $0 += 1 }"
    default: "\(id)\(suffix) += 1"
    }
  }
}
