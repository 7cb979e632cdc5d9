import RibletsSource

/// Writes a property whose getter neither suspends nor throws: `var total: Int { get }` becomes
///
///     private var totalValue: Int? = nil
///     var total: Int {
///       get { totalValue ?? calls.unstubbed("total", set: "total") }
///       set {
///         totalValue = newValue
///       }
///     }
final class PropertyWriter {
  let member: ResolvedMember
  let property: SourceProperty
  let type: SourceType
  let style: MemberStyle
  let index: ProtocolIndex

  private let id: String
  private let isPlain: Bool
  private let types: ErasedTypes
  private let optionalType: String

  init(member: ResolvedMember, property: SourceProperty, type: SourceType, style: MemberStyle, types: ErasedTypes) {
    self.member = member
    self.property = property
    self.type = type
    self.style = style
    index = types.index
    self.types = types
    id = member.identifier
    isPlain = style.isPlainMock
    let erased = types.erased(type)
    optionalType = type.isOptional ? erased.text : erased.inParentheses + "?"
  }

  private var subjectWriter: SubjectWriter? {
    member.subject.map {
      SubjectWriter(subject: $0, member: member, property: property, type: type, style: style, types: types)
    }
  }

  /// The parameter of the mock's own initializer that sets it, `total: Int? = nil`, and the statement, `totalValue = total`;
  /// `nil` if there is none.
  var initialParameter: (declaration: String, assignment: String)? {
    if let subjectWriter { return subjectWriter.initialParameter }
    guard !member.isStatic, member.marks.conditions.isEmpty, style.isResettable, stream == nil,
      !member.marks.attributes.contains(where: { $0.name == "available" }),
      isPlain || property.name.plainIdentifier != "sourceLocation"
    else { return nil }
    let local = property.name.plainIdentifier.escapedIdentifier
    let standIn = standIn.map { " ?? \($0)" } ?? ""
    if !member.streams.isEmpty {
      return ("\(local): \(optionalType) = nil", "if let \(local) { self.\(property.name) = \(local) }")
    }
    let assignment =
      if isStored {
        "self.\(property.name) = \(local)\(standIn)"
      } else if style.storage == .shared {
        "\(id)ValueStub.value = \(local)\(standIn)"
      } else {
        "\(id)Value = \(local)\(standIn)"
      }
    return ("\(local): \(optionalType) = nil", assignment)
  }

  /// The stand-in for a part that a riblet always has, in the mock of its router: the tree asks for it.
  private var standIn: String? {
    guard style.storage == .plain, style.globalActor == "MainActor", !member.isStatic,
      index.mayUseRiblets(member.marks.position.file)
    else { return nil }
    return StandardValues.standIn(for: property.name, type)
  }

  /// True if it is a stored property of its own name.
  private var isStored: Bool {
    member.streams.isEmpty && type.isOptional && (style.storage == .plain || isWeak) || standIn != nil
  }

  private var isWeak: Bool { member.modifier == "weak" && type.isOptional && !member.isStatic }

  /// The mutable stream behind a stream of the runtime: of `StateStream<Bool>`, `MutableStateStream<Bool>` and `false`.
  private var stream: (type: String, value: String)? {
    guard !property.accessors.isSettable, !member.isStatic, style.globalActor == "MainActor", !isPlain,
      index.mayUseRiblets(member.marks.position.file)
    else { return nil }
    guard case .named(let name, let arguments) = type, arguments.count == 1 else { return nil }
    if name == "EventStream" { return ("MutableEventStream<\(arguments[0].text)>", "") }
    guard name == "StateStream", let value = types.standardValue(of: arguments[0]) else { return nil }
    return ("MutableStateStream<\(arguments[0].text)>", value)
  }

  func write(to lines: inout IndentedText) {
    if style.isUnavailable {
      return lines.block("\(style.witnessHead)var \(property.name): \(type.text)") { lines in
        lines.add("get { fatalError(\"\(id) is unavailable.\") }")
        if property.accessors.isSettable { lines.add("set {}") }
      }
    }
    if let subjectWriter { return subjectWriter.write(to: &lines) }
    if let stream { return write(stream, to: &lines) }
    if property.accessors.isSettable {
      if isPlain {
        style.field(
          id, "SetCallCount", style.int, initial: "0", isPrivate: false, isReadOnly: !style.setsCounts, to: &lines)
      } else {
        lines.add("\(style.head)var \(id)SetCallCount: \(style.int) { \(style.books).count(of: \"\(id)Set\") }")
      }
    }
    if let standIn, initialParameter != nil {
      lines.needs.insert(.riblets)
      if standIn == "MockView()" { lines.needs.insert(.view) }
    }
    if isStored { writeStored(to: &lines) } else { writeComputed(to: &lines) }
  }

  private func write(_ stream: (type: String, value: String), to lines: inout IndentedText) {
    lines.needs.insert(.riblets)
    let name = "mutable" + id.prefix(1).uppercased() + id.dropFirst()
    lines.add("\(style.head)let \(name) = \(stream.type)(\(stream.value))")
    lines.add("\(style.head)var \(property.name): \(type.text) { \(name).stream }")
  }

  private var note: String? {
    guard property.accessors.isSettable else { return nil }
    if isPlain { return style.increment(id, "SetCallCount") }
    if case .optional(let inner) = type, inner.isOptional {
      return "\(style.books).note(\"\(id)Set\", [\"_\": newValue as Any])"
    }
    let closure = "\(index.standardName("ArgumentText")).closure"
    let value = types.function(behind: type) == nil ? "newValue" : closure
    return "\(style.books).note(\"\(id)Set\", [\"_\": \(value)])"
  }

  /// `weak var listener: (any CartListener)?` with a `didSet` that notes what is set.
  private func writeStored(to lines: inout IndentedText) {
    // A weak reference is not locked: it is read and written by the runtime as a whole.
    let head = "\(style.head.replacingIsolation)\(isWeak ? "weak " : "")var \(property.name): \(type.text)"
    guard let note else { return lines.add(head) }
    lines.block(head) { lines in
      lines.add("didSet { \(note.replacingNewValue(with: property.name)) }")
    }
  }

  private var head: String {
    // In an actor, so that a test needs no `await`.
    let isFree = style.mock.isolation == .actor && !member.isStatic && style.globalActor == nil
    let isolation = isFree && !member.marks.has("nonisolated") ? "nonisolated " : ""
    return style.witnessAttributes + isolation + style.witnessModifiers
  }

  private func writeComputed(to lines: inout IndentedText) {
    style.field(id, "Value", optionalType, initial: "nil", isPrivate: true, to: &lines)
    lines.block("\(head)var \(property.name): \(type.text)") { lines in
      if type.isOptional {
        lines.add("get { \(id)Value }")
      } else {
        writeGetter(to: &lines)
      }
      lines.block("set") { lines in
        if let note { lines.add(note) }
        lines.add("\(id)Value = newValue")
        for stream in member.streams { lines.add("\(stream)Subject.send(newValue)") }
      }
    }
  }

  private func writeGetter(to lines: inout IndentedText) {
    let mock = style.mockName(for: type, index: index)
    if isPlain {
      let value = types.standardValue(of: type) ?? mock.map { $0 + "()" }
      let failure = "fatalError(\"'\(id)' has to be set: there is nothing that it could return.\")"
      if let value { return lines.add("get { \(id)Value ?? \(value) }") }
      return lines.block("get") { lines in
        lines.add("guard let \(id)Value else { \(failure) }")
        lines.add("return \(id)Value")
      }
    }
    let books = style.books
    if StandardValues.isEmptyValue(type), !types.isOwn(type) {
      return lines.add("get { \(id)Value ?? \(books).unstubbed(\"\(id)\", set: \"\(id)\") }")
    }
    lines.block("get") { lines in
      lines.add("if let \(id)Value { return \(id)Value }")
      if let mock {
        let made = "\(mock)(sourceLocation: \(books).sourceLocation)"
        return lines.add("return \(books).unstubbed(\"\(id)\", returning: \(made), set: \"\(id)\")")
      }
      lines.needs.insert(.defaults)
      let metatype = type.writeMetatype(to: &lines)
      lines.block("if let value = MockDefaults.emptyValue(of: \(metatype))") { lines in
        lines.add("return \(books).unstubbed(\"\(id)\", returning: value, set: \"\(id)\")")
      }
      lines.add("\(books).stopUnstubbed(\"\(id)\", returning: \(metatype), set: \"\(id)\")")
    }
  }
}

extension String {
  fileprivate func replacingNewValue(with name: String) -> String {
    for end in ["newValue])", "newValue as Any])"] where hasSuffix("[\"_\": " + end) {
      return String(dropLast(end.count)) + name + end.dropFirst("newValue".count)
    }
    return self
  }

  fileprivate var replacingIsolation: String {
    hasPrefix("nonisolated ") ? "nonisolated(unsafe) " + dropFirst("nonisolated ".count) : self
  }
}
