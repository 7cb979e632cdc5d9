import RibletsSource

/// Writes a member of a mock with everything around it: `func load()` becomes
///
///     var loadCallCount: Int { calls.count(of: "load") }
///     var loadHandler: (() -> Void)? = nil
///     func load() {
///       calls.note("load")
///       loadHandler?()
///     }
final class MemberWriter {
  let member: ResolvedMember
  let mock: ResolvedMock
  let style: MemberStyle
  private let plainTypes: ErasedTypes
  /// The writer of the member's calls; `nil` if it has none.
  private var caller: CallWriter?
  private var knownPropertyWriter: PropertyWriter?
  private var isPlain: Bool { style.isPlainMock }
  private var id: String { member.identifier }

  /// - Parameter types: Writes types where there are no generic parameters.
  init(_ member: ResolvedMember, style: MemberStyle, types: ErasedTypes) {
    self.member = member
    self.style = style
    mock = style.mock
    plainTypes = types
    caller = makeCaller()
  }

  func write(to lines: inout IndentedText) {
    lines.conditional(member.marks.conditions) { lines in
      switch member.kind {
      case .function(let function): write(function, to: &lines)
      case .property(let property): write(property, to: &lines)
      case .subscript(let node): write(subscript: node, to: &lines)
      case .initializer(let node): write(initializer: node, to: &lines)
      case .associatedType, .alias, .other: break
      }
    }
  }

  /// The statement of `reset()` for the member; `nil` if there is none.
  var reset: String? { caller?.reset }

  // MARK: Types

  /// `Self` is the mock: `static func make() -> Self` becomes `static func make() -> CartServiceMock`.
  private func own(_ type: SourceType) -> SourceType {
    // Most types are as they are.
    guard type.mentions("Self") || !mock.outerTypes.isEmpty else { return type }
    return type.replacing { part in
      // A generic parameter of the mock is no member of it.
      if case .member(.named("Self", []), let name, []) = part, mock.isOpen(name) { return .named(name, []) }
      guard case .named(let name, let arguments) = part else { return nil }
      if name == "Self", arguments.isEmpty { return .named(mock.name, []) }
      guard case .named(let qualified, _) = mock.outerTypes[name] else { return nil }
      return .named(qualified, arguments.map(own))
    }
  }

  private func own(_ parameters: [SourceParameter]) -> [SourceParameter] {
    guard !mock.outerTypes.isEmpty || parameters.contains(where: { $0.type.mentions("Self") }) else {
      return parameters
    }
    return parameters.map { parameter in
      var copy = parameter
      copy.type = own(parameter.type)
      return copy
    }
  }

  private func own(_ effects: SourceEffects) -> SourceEffects {
    guard case .only(let type) = effects.throwing else { return effects }
    return SourceEffects(isAsync: effects.isAsync, throwing: .only(own(type)))
  }

  private func types(_ generics: [SourceGenericParameter], _ requirements: [SourceRequirement]) -> ErasedTypes {
    guard !generics.isEmpty else { return plainTypes }
    return ErasedTypes(
      generics: Set(generics.map(\.name)), uncopied: generics.uncopiedNames(requirements), index: plainTypes.index,
      aliases: mock.givenAliases)
  }

  private func plans(_ parameters: [SourceParameter], _ types: ErasedTypes, isSubscript: Bool = false)
    -> [ParameterPlan]
  {
    let reserved = ReservedNames(id: id)
    return own(parameters).enumerated().map { place, parameter in
      ParameterPlan(parameter, at: place, types: types, reserved: reserved, isSubscript: isSubscript)
    }
  }

  private func makeCaller() -> CallWriter? {
    switch member.kind {
    case .function(let node), .subscript(let node):
      let types = types(node.generics, node.requirements)
      let isSubscript = node.name == "subscript"
      let result = node.result.map(own).flatMap { $0.isVoid && !isSubscript ? nil : $0 }
      return CallWriter(
        member: member, style: style, types: types, parameters: plans(node.parameters, types, isSubscript: isSubscript),
        effects: own(node.effects), result: result)
    case .property(let property) where property.accessors.effects != SourceEffects():
      return CallWriter(
        member: member, style: style, types: plainTypes, parameters: [], effects: own(property.accessors.effects),
        result: own(property.type))
    default: return nil
    }
  }

  /// `<Product: Priced>`.
  private func generics(_ generics: [SourceGenericParameter]) -> String {
    generics.isEmpty ? "" : "<\(generics.list { $0.text })>"
  }

  /// ` where Product: Priced`.
  private func requirements(_ list: [SourceRequirement]) -> String {
    guard !list.isEmpty else { return "" }
    let texts = list.map { need in
      SourceRequirement(isSameType: need.isSameType, left: own(need.left), right: own(need.right)).text
    }
    return " where \(texts.joined(separator: ", "))"
  }

  // MARK: Kinds

  private func write(_ function: SourceFunction, to lines: inout IndentedText) {
    guard let caller else { return }
    if !style.isUnavailable { caller.writeStubs(to: &lines) }
    let result = function.result.map { " -> \(own($0).text)" } ?? ""
    let space = function.isOperator ? " " : ""
    let head =
      "\(style.witnessHead)func \(function.name)\(space)\(generics(function.generics))(\(caller.parameters.list { $0.declaration }))"
    lines.block("\(head)\(own(function.effects).text)\(result)\(requirements(function.requirements))") { lines in
      caller.writeBody(to: &lines)
    }
  }

  private func write(_ property: SourceProperty, to lines: inout IndentedText) {
    if let caller {
      caller.writeStubs(to: &lines)
      lines.block("\(style.witnessHead)var \(property.name): \(own(property.type).text)") { lines in
        lines.block("get\(own(property.accessors.effects).text)") { caller.writeBody(to: &$0) }
      }
    } else {
      propertyWriter(property).write(to: &lines)
    }
  }

  /// Returns the writer of a property of the member's own whose getter neither suspends nor throws.
  func propertyWriter(_ property: SourceProperty) -> PropertyWriter {
    if let knownPropertyWriter { return knownPropertyWriter }
    let writer = PropertyWriter(
      member: member, property: property, type: own(property.type), style: style, types: plainTypes)
    knownPropertyWriter = writer
    return writer
  }

  private func write(subscript node: SourceFunction, to lines: inout IndentedText) {
    guard let caller, let result = node.result.map(own) else { return }
    caller.writeStubs(to: &lines)
    let types = types(node.generics, node.requirements)
    if node.isSettable { writeSetterStubs(caller, types.erasedValue(result).text, to: &lines) }
    let head =
      "\(style.witnessHead)subscript\(generics(node.generics))(\(caller.parameters.list { $0.declaration })) -> \(result.text)"
    lines.block("\(head)\(requirements(node.requirements))") { lines in
      lines.block("get\(own(node.effects).text)") { caller.writeBody(to: &$0) }
      guard node.isSettable else { return }
      lines.block("set") { lines in
        for line in caller.parameters.flatMap(\.prologue) { lines.add(line) }
        let notes = caller.parameters.map { "\"\($0.label)\": \($0.note)" } + ["\"newValue\": newValue"]
        let note = "\(style.books).note(\"\(id)Set\", [\(notes.joined(separator: ", "))])"
        lines.add(isPlain ? style.increment(id, "SetCallCount") : note)
        lines.add("\(id)SetHandler?(\((caller.parameters.map(\.argument) + ["newValue"]).joined(separator: ", ")))")
      }
    }
  }

  private func writeSetterStubs(_ caller: CallWriter, _ result: String, to lines: inout IndentedText) {
    if isPlain {
      style.field(
        id, "SetCallCount", style.int, initial: "0", isPrivate: false, isReadOnly: !style.setsCounts, to: &lines)
    } else {
      lines.add("\(style.head)var \(id)SetCallCount: \(style.int) { \(style.books).count(of: \"\(id)Set\") }")
    }
    let arguments = (caller.parameters.compactMap(\.handlerType) + [result]).joined(separator: ", ")
    style.optionalField(id, "SetHandler", "(\(style.handlerHead(SourceEffects()))(\(arguments)) -> Void)", to: &lines)
  }

  private func write(initializer node: SourceFunction, to lines: inout IndentedText) {
    let types = types(node.generics, node.requirements)
    let plans = plans(node.parameters, types)
    let isOverride = mock.superclass != nil && node.parameters.isEmpty
    let front = style.witnessHead + (mock.isolation == .actor ? "" : isOverride ? "override " : "required ")
    let parameters = plans.list { $0.declaration }
    let head = "\(front)init\(node.mark)\(generics(node.generics))(\(parameters))\(own(node.effects).text)"
    lines.block("\(head)\(requirements(node.requirements))") { lines in
      for line in plans.flatMap(\.prologue) { lines.add(line) }
      if !isPlain { lines.add("\(mock.booksName) = \(plainTypes.index.standardName("Calls"))(of: \(mock.name).self)") }
      if let call = mock.superclassCall { lines.add(call) }
      guard !isPlain else { return }
      let notes = plans.map { "\"\($0.label)\": \($0.note)" }.joined(separator: ", ")
      lines.add("\(mock.booksName).note(\"\(id)\"\(notes.isEmpty ? "" : ", [\(notes)]"))")
    }
  }
}

/// Names that parameters cannot have, since the body of a member uses them: `call` becomes `call_`.
struct ReservedNames {
  /// The beginning of the names of the member's stubs.
  let id: String

  private static let fixed = ["calls", "mockCalls", "mockCalls_", "staticCalls", "call", "newValue"]
  private static let suffixes = ["Handler", "Error", "ReturnValue", "Arguments"]

  func contains(_ name: String) -> Bool {
    if Self.fixed.contains(name) { return true }
    guard name.utf8.count > id.utf8.count, name.hasPrefix(id) else { return false }
    return Self.suffixes.contains { $0 == name.dropFirst(id.count) }
  }
}
