import RibletsSource

/// Writes a property of a stream with the subject behind it, as mockolo names it: `names: AnyPublisher<String, Never>` with
/// `combine: names = PassthroughSubject` becomes
///
///     private(set) var namesSubject = PassthroughSubject<String, Never>()
///     var names: AnyPublisher<String, Never> { namesSubject.eraseToAnyPublisher() }
struct SubjectWriter {
  let subject: MockSubject
  let member: ResolvedMember
  let property: SourceProperty
  let type: SourceType
  let style: MemberStyle
  let types: ErasedTypes

  private var id: String { member.identifier }
  private var name: String { "\(id)Subject" }

  /// Streams are handed to any thread, and look after themselves.
  private var front: String {
    style.storage == .plain ? style.head : "nonisolated(unsafe) " + style.head.replacing("nonisolated ", with: "")
  }

  /// The type of the subject, and the expression that makes it, `ReplaySubject<Int>` and `.create(bufferSize: 1)`; no
  /// expression if it needs a value that is not known.
  private var parts: (type: String, value: String?) {
    guard let elements = subject.elements(of: type) else { return ("Never", nil) }
    let arguments = elements.map(\.text).joined(separator: ", ")
    let empty = types.standardValue(of: elements[0])
    return switch subject {
    case .rx("ReplaySubject"): ("ReplaySubject<\(arguments)>", ".create(bufferSize: 1)")
    case .rx("BehaviorSubject"): ("BehaviorSubject<\(arguments)>", empty.map { "(value: \($0))" })
    case .rx(let name): ("\(name)<\(arguments)>", "()")
    case .combine("CurrentValueSubject"): ("CurrentValueSubject<\(arguments)>", empty.map { "(\($0))" })
    case .combine(let name): ("\(name)<\(arguments)>", "()")
    case .published:
      ("CurrentValueSubject<\(SourceType.optional(elements[0]).text), \(elements[1].text)>", "(nil)")
    }
  }

  /// The parameter of the mock's own initializer that sets it; `nil` if there is none.
  var initialParameter: (declaration: String, assignment: String)? {
    guard case .rx = subject, style.isResettable else { return nil }
    let local = property.name.plainIdentifier.escapedIdentifier
    return ("\(local): \(type.text)? = nil", "if let \(local) { self.\(property.name) = \(local) }")
  }

  func write(to lines: inout IndentedText) {
    let (subjectType, value) = parts
    let declaration = value.map { " = \(subjectType)\($0)" } ?? ": \(subjectType)!"
    guard case .rx = subject else {
      lines.add("\(front)\(value == nil ? "" : "private(set) ")var \(name)\(declaration)")
      let values = if case .published = subject { ".compactMap { $0 }" } else { "" }
      return lines.add(
        "\(style.witnessHead)var \(property.name): \(type.text) { \(name)\(values).eraseToAnyPublisher() }")
    }
    lines.add("\(front)private(set) var \(name)SetCallCount: \(style.int) = 0")
    lines.add("\(front)var _\(id): \(type.text)? { didSet { \(name)SetCallCount += 1 } }")
    lines.add("\(front)var \(name)\(declaration) { didSet { \(name)SetCallCount += 1 } }")
    lines.block("\(style.witnessHead)var \(property.name): \(type.text)") { lines in
      lines.add("get { _\(id) ?? \(name) }")
      lines.block("set") { lines in
        lines.add(
          "if let subject = newValue as? \(subjectType) { \(name) = subject } else { _\(id) = newValue }")
      }
    }
  }
}
