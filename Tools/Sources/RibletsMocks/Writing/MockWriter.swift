import RibletsSource

/// Writes a mock: `public protocol CartService: Sendable` becomes
/// `public nonisolated final class CartServiceMock: CartService, Mock`, with an initializer, the call log and all members.
struct MockWriter {
  let mock: ResolvedMock
  let index: ProtocolIndex
  let options: MockOptions

  private var isPlain: Bool { options.isPlain }
  private var access: String { mock.access == .internal ? "" : mock.access.rawValue + " " }
  private let writers: [MemberWriter]

  init(mock: ResolvedMock, index: ProtocolIndex, options: MockOptions) {
    self.mock = mock
    self.index = index
    self.options = options
    let types = ErasedTypes(generics: [], index: index, aliases: mock.givenAliases)
    var last: MemberStyle?
    writers = mock.members.map { member in
      // Members that are marked alike are written alike.
      let style =
        last.flatMap { $0.fits(member) ? $0 : nil }
        ?? MemberStyle(member, of: mock, index: index, options: options)
      last = style
      return MemberWriter(member, style: style, types: types)
    }
  }

  private var callsType: String { index.standardName("Calls") }

  func write(to lines: inout IndentedText) {
    lines.add()
    lines.conditional(mock.conditions) { lines in
      if let scope = mock.scope { writeNested(in: scope, to: &lines) } else { writeClass(to: &lines) }
      if mock.isIsolatedByParents {
        writeIsolatedConformance(to: &lines)
      } else if conformsInExtension {
        writeConformance(to: &lines)
      }
    }
  }

  /// Writes the mock into the scope of its protocol, which its members' types need, and an alias of the usual name:
  /// `protocol Cart` in `enum Shop` becomes
  ///
  ///     extension Shop {
  ///       final class CartMock: Shop.Cart, Mock {
  ///       }
  ///     }
  ///     typealias CartMock = Shop.CartMock
  private func writeNested(in scope: String, to lines: inout IndentedText) {
    for attribute in mock.attributes { lines.add(attribute) }
    lines.block("extension \(scope)") { writeClass(to: &$0) }
    for attribute in mock.attributes { lines.add(attribute) }
    lines.add("\(access)typealias \(mock.name) = \(scope).\(mock.name)")
  }

  private func writeClass(to lines: inout IndentedText) {
    for attribute in mock.attributes { lines.add(attribute) }
    if case .globalActor(let actor) = mock.isolation { lines.add("@\(actor)") }
    lines.block(head) { lines in
      if !isPlain { lines.add("\(access)nonisolated let \(mock.booksName): \(callsType)") }
      for alias in mock.aliases {
        lines.conditional(alias.conditions) { $0.add("\(access)typealias \(alias.name) = \(alias.type)") }
      }
      writeInitializer(to: &lines)
      if !isPlain { writeBooks(to: &lines) }
      StandardMembers(mock: mock, index: index, isPlain: isPlain).write(to: &lines)
      for writer in writers {
        lines.add()
        writer.write(to: &lines)
      }
    }
  }

  /// True if the class cannot name the protocol.
  private var conformsInExtension: Bool { mock.isIsolatedByParents || isActorWithInitializers }

  /// In an actor that names the protocol, the compiler infers `nonisolated` for an initializer of the protocol, and then
  /// reports it as an error. This happens only if the compiler checks code that uses the mock before the mock.
  private var isActorWithInitializers: Bool {
    mock.isolation == .actor
      && mock.members.contains { if case .initializer = $0.kind { true } else { false } }
  }

  private func writeConformance(to lines: inout IndentedText) {
    for attribute in mock.attributes { lines.add(attribute) }
    lines.add("extension \(mock.name): \(mock.conformance) {}")
  }

  /// Swift 5 does not hand a global actor down to the members of protocols that inherit from one on it.
  private func writeIsolatedConformance(to lines: inout IndentedText) {
    lines.add("#if swift(>=6)")
    writeConformance(to: &lines)
    lines.add("#else")
    for attribute in mock.attributes { lines.add(attribute) }
    lines.add("extension \(mock.name): @preconcurrency \(mock.conformance) {}")
    lines.add("#endif")
  }

  private var head: String {
    // Also where a module puts everything on the main actor unless told otherwise.
    let isFree = mock.isolation == .none && !mock.hasUnknownParents && (mock.superclass == nil || mock.isExplicitlyFree)
    let keyword = mock.isolation == .actor ? "actor" : isFree ? "nonisolated final class" : "final class"
    var parents = conformsInExtension ? [] : [mock.conformance]
    if let superclass = mock.superclass { parents.insert(superclass, at: 0) }
    if !isPlain, mock.booksName == "calls" { parents.append(index.standardName("Mock")) }
    if case .globalActor = mock.isolation {
      parents += Self.free.filter(mock.standard.contains).map { "nonisolated \($0)" }
    }
    if mock.isSendable, isPlain || mock.superclass != nil || hasWeak { parents.append("@unchecked Sendable") }
    let generics = mock.generics.isEmpty ? "" : "<" + mock.generics.joined(separator: ", ") + ">"
    let needs = mock.requirements.isEmpty ? "" : " where " + mock.requirements.map(\.text).joined(separator: ", ")
    let list = parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")
    return "\(access)\(keyword) \(mock.name)\(generics)\(list)\(needs)"
  }

  /// Conformances that do not belong to the mock's actor, also where such are inferred.
  private static let free = [
    "Equatable", "Hashable", "Encodable", "Decodable", "CustomStringConvertible", "CustomDebugStringConvertible",
  ]

  private var hasWeak: Bool { mock.members.contains { $0.modifier == "weak" } }

  /// `var total: Int { get }` becomes `init(total: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation)`.
  private func writeInitializer(to lines: inout IndentedText) {
    var labels: [String] = []
    var properties = writers.compactMap { writer -> (declaration: String, assignment: String)? in
      let member = writer.member
      guard case .property(let property) = member.kind, property.accessors.effects == SourceEffects(),
        let parameter = writer.propertyWriter(property).initialParameter
      else { return nil }
      labels.append(property.name.plainIdentifier)
      return parameter
    }
    let ownsEmpty = mock.members.contains { member in
      if case .initializer(let node) = member.kind { node.parameters.isEmpty } else { false }
    }
    // Both initializers would be the same one.
    let isTaken =
      isPlain
      && mock.members.contains { member in
        guard case .initializer(let node) = member.kind, !node.parameters.isEmpty else { return false }
        return node.parameters.map(\.label.plainIdentifier) == labels
      }
    if isTaken { properties = [] }
    if isPlain, properties.isEmpty, ownsEmpty { return }
    let location =
      isPlain
      ? ""
      : "\(properties.isEmpty ? "" : ", ")sourceLocation: \(index.standardName("SourceLocation")) = #_sourceLocation"
    let required = mock.requiredInitializers
    let isEmpty = isPlain && properties.isEmpty
    let isRequired = isEmpty && required.contains { $0.parameters.isEmpty }
    let overrides = isEmpty && mock.superclassCall == "super.init()" && mock.overridesInitializer
    let override = isRequired ? "required " : overrides ? "override " : ""
    lines.add()
    lines.block("\(override)\(access)init(\(properties.list { $0.declaration })\(location))") { lines in
      if !isPlain {
        lines.add("\(mock.booksName) = \(callsType)(of: \(mock.name).self, sourceLocation: sourceLocation)")
      }
      for property in properties { lines.add(property.assignment) }
      if let call = mock.superclassCall { lines.add(call) }
    }
    for node in required where !(isRequired && node.parameters.isEmpty) && !asksFor(node) {
      lines.add()
      writeRequired(node, to: &lines)
    }
    if mock.isCoded {
      lines.add()
      lines.block("\(access)required init?(coder: \(index.standardName("NSCoder")))") {
        $0.add("fatalError(\"Mocks are not loaded.\")")
      }
    }
  }

  /// Returns true if the protocol has this initializer, too.
  private func asksFor(_ node: SourceFunction) -> Bool {
    mock.members.contains { member in
      if case .initializer(let own) = member.kind {
        own.parameters.map(\.label) == node.parameters.map(\.label)
      } else {
        false
      }
    }
  }

  /// `required init(frame: CGRect)` of the superclass becomes one that calls `super.init(frame: frame)`.
  private func writeRequired(_ node: SourceFunction, to lines: inout IndentedText) {
    let types = ErasedTypes(generics: [], index: index, aliases: mock.givenAliases)
    let plans = node.parameters.enumerated().map { place, parameter in
      ParameterPlan(
        parameter, at: place, types: types, reserved: ReservedNames(id: "init"), isSubscript: false)
    }
    let arguments = zip(node.parameters, plans).map { parameter, plan in
      parameter.label == "_" ? plan.local : "\(parameter.label): \(plan.local)"
    }
    let effects = node.effects
    let call = "\(effects.call)super.init(\(arguments.joined(separator: ", ")))"
    lines.block("\(access)required init\(node.mark)(\(plans.list { $0.declaration }))\(effects.text)") { lines in
      if !isPlain { lines.add("\(mock.booksName) = \(callsType)(of: \(mock.name).self)") }
      lines.add(call)
    }
  }

  private func writeBooks(to lines: inout IndentedText) {
    if mock.members.contains(where: \.isStatic) {
      let isolation = mock.isolation == .none ? "" : "nonisolated "
      lines.add()
      lines.add("\(isolation)\(access)static var staticCalls: \(callsType) { .ofStatics(of: \(mock.name).self) }")
    }
    guard !mock.members.contains(where: { $0.plainName == "reset" || $0.identifier == "reset" }) else { return }
    lines.add()
    lines.block("\(mock.isolation == .actor ? "nonisolated " : "")\(access)func reset()") { lines in
      lines.add("\(mock.booksName).reset()")
      for writer in writers where !writer.member.isStatic && writer.style.isResettable {
        if let reset = writer.reset { lines.conditional(writer.member.marks.conditions) { $0.add(reset) } }
      }
    }
  }
}

extension MemberStyle {
  /// True if the mock's own `reset()` can reach the member's arguments.
  var isResettable: Bool { isOnType || globalActor == nil }
}
