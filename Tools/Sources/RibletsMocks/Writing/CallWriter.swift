import RibletsSource

/// Writes what a function, a subscript's getter and a getter with effects have in common: the stubs that tests set, and the
/// body, which notes the call and asks the stubs.
///
/// `func load(_ id: Int) async throws -> Cart` becomes
///
///     var loadHandler: ((Int) async throws -> Cart)? = nil
///     func load(_ id: Int) async throws -> Cart {
///       let call = calls.note("load", ["_": id])
///       if let loadHandler { return try await loadHandler(id) }
final class CallWriter {
  let member: ResolvedMember
  let style: MemberStyle
  let types: ErasedTypes
  let parameters: [ParameterPlan]
  let effects: SourceEffects
  /// `nil` for nothing.
  let result: SourceType?
  let index: ProtocolIndex

  let id: String
  private let isPlain: Bool
  private let hasGenericResult: Bool
  private let kept: [ParameterPlan]
  private let keepsArguments: Bool
  /// The type of the arguments that are kept: `(id: Int, note: String)` of `func load(_ id: Int, _ note: String)`.
  private let keptType: String
  private let hasReturnValue: Bool
  private let thrown: Thrown
  /// The value that it returns where nobody has said what, and that is no failure.
  private let silentResult: String?
  /// True if the member runs wherever an argument says: its handler is one that does not suspend.
  private let isIsolatedByParameter: Bool
  /// True for `start(_:)` of a worker: the interactor holds the worker, so a mock that held the interactor would be a leak.
  private let keepsWeakly: Bool

  init(
    member: ResolvedMember, style: MemberStyle, types: ErasedTypes, parameters: [ParameterPlan], effects: SourceEffects,
    result: SourceType?
  ) {
    self.member = member
    self.style = style
    self.types = types
    self.parameters = parameters
    self.effects = effects
    self.result = result
    index = types.index
    id = member.identifier
    isPlain = style.isPlainMock
    kept = parameters.filter { $0.keptType != nil }
    keepsArguments = !kept.isEmpty && member.keepsHistory
    keptType = keepsArguments ? Self.keptType(of: kept) : ""
    keepsWeakly = keepsArguments && style.storage == .plain && member.isStart && style.mock.isWorker
    hasGenericResult = result.map(types.isGeneric) ?? false
    hasReturnValue =
      !isPlain && !hasGenericResult && (result.map { !$0.isSending && !types.isNoncopyable($0) } ?? false)
    thrown = Self.thrown(effects, parameters, types)
    silentResult =
      style.globalActor == "MainActor" && types.index.mayUseRiblets(member.marks.position.file)
      ? member.silentResult : nil
    isIsolatedByParameter = parameters.contains(where: \.isIsolation)
    // The call log notes the same text, and no object that the mock seems to hold.
    if keepsWeakly { kept[0].note = "\(index.standardName("ArgumentText"))(\"\\(type(of: \(kept[0].local)))\")" }
  }

  private static func keptType(of kept: [ParameterPlan]) -> String {
    if kept.count == 1, let type = kept[0].keptType { return element(type) }
    return "(" + kept.map { "\($0.local): \($0.keptType ?? "")" }.joined(separator: ", ") + ")"
  }

  /// A type that can be followed by a question mark or stand in brackets: `any Error` becomes `(any Error)`.
  static func element(_ type: String) -> String {
    // Most types are a name, maybe in brackets.
    guard type.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "-") })
    else { return type }
    let needs = hasOperator(type) || ["any ", "some ", "@"].contains { type.hasPrefix($0) }
    return needs && !Self.isEnclosed(type) ? "(\(type))" : type
  }

  /// Returns true if there is an arrow or an ampersand in a type: `(Int) -> Void`, `A & B`.
  private static func hasOperator(_ type: String) -> Bool {
    var last: UInt8 = 0
    for byte in type.utf8 {
      if byte == UInt8(ascii: "&"), last == UInt8(ascii: " ") { return true }
      if byte == UInt8(ascii: ">"), last == UInt8(ascii: "-") { return true }
      last = byte
    }
    return false
  }

  private static func isEnclosed(_ type: String) -> Bool {
    guard let first = type.utf8.first, "([".utf8.contains(first) else { return false }
    var depth = 0
    for (place, byte) in type.utf8.enumerated() {
      if "([".utf8.contains(byte) { depth += 1 }
      if ")]".utf8.contains(byte) { depth -= 1 }
      if depth == 0 { return place == type.utf8.count - 1 }
    }
    return false
  }

  private enum Thrown {
    case nothing
    case anything
    case only(String)
    case generic(String)
    case whatArgumentsThrow
  }

  private static func thrown(_ effects: SourceEffects, _ parameters: [ParameterPlan], _ types: ErasedTypes) -> Thrown {
    switch effects.throwing {
    case .nothing: .nothing
    case .anything: .anything
    case .only(let type): types.isGeneric(type) ? .generic(type.text) : .only(type.text)
    // Without a closure there is nothing to throw, and nothing that may.
    case .whatArgumentsThrow: parameters.contains(where: \.isClosure) ? .whatArgumentsThrow : .nothing
    }
  }

  private var errorType: String? {
    if isPlain { return nil }
    return switch thrown {
    case .anything: "any \(index.standardName("Error"))"
    case .only(let type): type
    default: nil
    }
  }

  // MARK: What tests use

  func writeStubs(to lines: inout IndentedText) {
    if isPlain {
      style.field(
        id, "CallCount", style.int, initial: "0", isPrivate: false, isReadOnly: !style.setsCounts, to: &lines)
      if keepsWeakly {
        lines.add("\(style.privateHead)var \(id)Arguments: [MockScope] = []")
        lines.add("\(style.head)var \(id)ArgValues: [\(keptType)?] { \(id)Arguments.map(\\.object) }")
      } else if keepsArguments {
        style.field(id, "ArgValues", "[\(keptType)]", initial: "[]", isPrivate: false, isReadOnly: true, to: &lines)
      }
    } else {
      if keepsArguments {
        style.listField(id, "Arguments", keepsWeakly ? "MockScope" : keptType, isPrivate: true, to: &lines)
      }
      lines.add("\(style.head)var \(id)CallCount: \(style.int) { \(style.books).count(of: \"\(id)\") }")
    }
    style.field(id, "Handler", handlerType, ("(", ")?"), initial: "nil", isPrivate: false, to: &lines)
    if hasReturnValue, let result { writeReturnValue(result, to: &lines) }
    if let errorType { style.optionalField(id, "Error", "\(Self.element(errorType))", to: &lines) }
    if keepsArguments, !isPlain { writeArguments(to: &lines) }
  }

  private func writeReturnValue(_ result: SourceType, to lines: inout IndentedText) {
    guard result.isOptional else {
      return style.optionalField(id, "ReturnValue", "\(types.erased(result).inParentheses)", to: &lines)
    }
    let type = types.erased(result).text
    style.optionalField(id, "GivenReturnValue", "\(Self.element(type))", isPrivate: true, to: &lines)
    lines.block("\(style.head)var \(id)ReturnValue: \(type)") { lines in
      lines.add("get { \(id)GivenReturnValue ?? nil }")
      lines.add("set { \(id)GivenReturnValue = .some(newValue) }")
    }
  }

  private func writeArguments(to lines: inout IndentedText) {
    lines.block("\(style.head)var \(id)ArgValues: [\(keptType)\(keepsWeakly ? "?" : "")]") { lines in
      lines.add("\(style.books).markAsserted(\"\(id)\")")
      lines.add("return \(id)Arguments\(keepsWeakly ? ".map(\\.object)" : "")")
    }
    lines.block("\(style.head)var \(id)ReceivedArguments: \(keptType)?") { lines in
      lines.add("\(style.books).markLastAsserted(\"\(id)\")")
      lines.add("return \(id)Arguments.last\(keepsWeakly ? "?.object" : "")")
    }
  }

  /// `(Int) async throws -> Cart` of `func load(_ id: Int) async throws -> Cart`.
  private var handlerType: String {
    let suspending = effects.isAsync && !isIsolatedByParameter ? " async" : ""
    let throwing =
      switch thrown {
      case .nothing: ""
      case .anything, .generic, .whatArgumentsThrow: " throws"
      case .only(let type): " throws(\(type))"
      }
    let sending = result?.isSending ?? false ? "sending " : ""
    let returned = result.map { types.erasedResult($0).text } ?? "Void"
    return
      "\(style.handlerHead(effects))(\(parameters.list { $0.handlerType }))\(suspending)\(throwing) -> \(sending)\(returned)"
  }

  /// The statement of `reset()` for the member, `loadArguments = []`; `nil` if there is none.
  var reset: String? { keepsArguments && !isPlain ? "\(id)Arguments = []" : nil }

  // MARK: The member itself

  func writeBody(to lines: inout IndentedText) {
    if style.isUnavailable { return lines.add("fatalError(\"\(id) is unavailable.\")") }
    for parameter in parameters { for line in parameter.prologue { lines.add(line) } }
    writeNote(to: &lines)
    if keepsArguments {
      if keepsWeakly { lines.needs.insert(.scope) }
      let value = kept.count == 1 ? kept[0].kept : "(\(kept.list { $0.kept }))"
      let isPublicList = isPlain && !keepsWeakly
      lines.add(
        style.append(
          keepsWeakly ? "MockScope(object: \(value))" : value, to: id, isPublicList ? "ArgValues" : "Arguments"))
    }
    writeHandlerCall(to: &lines)
    if errorType != nil { lines.add("if let \(id)Error { throw \(id)Error }") }
    if hasReturnValue, let result {
      let name = result.isOptional ? "\(id)GivenReturnValue" : "\(id)ReturnValue"
      lines.add("if let \(name) { return \(name) }")
    }
    if let result { writeFallback(result, to: &lines) }
  }

  private func writeNote(to lines: inout IndentedText) {
    if isPlain { return lines.add(style.increment(id, "CallCount")) }
    let call = result == nil || silentResult != nil ? "" : "let call = "
    let arguments =
      parameters.isEmpty ? "" : ", [\(parameters.list { "\"\($0.label)\": \($0.note)" })]"
    lines.add("\(call)\(style.books).note(\"\(id)\"\(arguments))")
  }

  private func writeHandlerCall(to lines: inout IndentedText) {
    let awaited = effects.isAsync && !isIsolatedByParameter ? "await " : ""
    let cast = hasGenericResult ? " as! \(result?.castText ?? "")" : ""
    let call = "\(id)Handler(\(parameters.list { $0.handlerType == nil ? nil : $0.argument }))\(cast)"
    switch thrown {
    case .nothing where result == nil:
      lines.add("\(awaited)\(id)Handler?(\(parameters.list { $0.handlerType == nil ? nil : $0.argument }))")
    case .nothing: lines.add("if let \(id)Handler { return \(awaited)\(call) }")
    case .anything, .only: lines.add("if let \(id)Handler { return try \(awaited)\(call) }")
    case .generic(let error):
      lines.block("if let \(id)Handler") { lines in
        lines.add("do { return try \(awaited)\(call) } catch { throw error as! \(error) }")
      }
    case .whatArgumentsThrow:
      lines.block("if let \(id)Handler") { lines in writeRethrowing("try \(awaited)\(call)", to: &lines) }
    }
  }

  /// A handler may throw what it likes, and a member that rethrows only what its arguments do: the error takes the way
  /// through a closure that throws it. In `func each(_ body: (Int) throws -> Void) rethrows`, `try eachHandler(body)` becomes
  ///
  ///     func passOn(_ body: (Int) throws -> Void, _ rescue: (any Error) throws -> Void) rethrows {
  ///       do { return try eachHandler(body) } catch { return try rescue(error) }
  ///     }
  ///     return try passOn(body, { throw $0 })
  private func writeRethrowing(_ call: String, to lines: inout IndentedText) {
    let closures = parameters.filter(\.isClosure)
    let types = closures.map { plan in "_ \(plan.local): \(plan.declaredType)" }.joined(separator: ", ")
    let suffix = effects.isAsync ? " async rethrows" : " rethrows"
    let returned = result.map { " -> \($0.text)" } ?? ""
    let head =
      "func passOn(\(types), _ rescue: (any \(index.standardName("Error"))) throws -> \(result?.text ?? "Void"))\(suffix)\(returned)"
    lines.block(head) { lines in
      lines.add("do { return \(call) } catch { return try rescue(error) }")
    }
    let names = closures.map { $0.local + ($0.declaredType.contains("@autoclosure") ? "()" : "") }.joined(
      separator: ", ")
    lines.add("return try \(effects.isAsync ? "await " : "")passOn(\(names), { throw $0 })")
  }

  /// Of a result without a stub: `return calls.unstubbed("a", call, set: "aReturnValue", "aHandler")` for an `Int`.
  private func writeFallback(_ result: SourceType, to lines: inout IndentedText) {
    if let silentResult {
      lines.needs.insert(.riblets)
      return lines.add("return \(silentResult)")
    }
    let stubs =
      "\(hasReturnValue ? "\"\(id)ReturnValue\", " : "")\(errorType == nil ? "" : "\"\(id)Error\", ")\"\(id)Handler\""
    let mock = mockOfResult(result)
    if isPlain {
      if let value = hasGenericResult && !result.isOptional ? nil : types.standardValue(of: result) {
        return lines.add("return \(value)")
      }
      if let mock { return lines.add("return \(mock)()") }
      return lines.add("fatalError(\"\(id)Handler has to be set: there is nothing that '\(id)' could return.\")")
    }
    let books = style.books
    if case .anything = thrown {
      return lines.add("throw \(books).unstubbedError(\"\(id)\", call, set: \(stubs))")
    }
    if StandardValues.isEmptyValue(result), !types.isOwn(result), !result.isSending, !types.isNoncopyable(result) {
      return lines.add("return \(books).unstubbed(\"\(id)\", call, set: \(stubs))")
    }
    if let mock {
      let made = "\(mock)(sourceLocation: \(books).sourceLocation)"
      return lines.add("return \(books).unstubbed(\"\(id)\", call, returning: \(made), set: \(stubs))")
    }
    let type = types.isNoncopyable(result) ? "Any.self" : result.writeMetatype(to: &lines)
    if !result.isSending, !types.isNoncopyable(result) {
      lines.needs.insert(.defaults)
      lines.block("if let value = MockDefaults.emptyValue(of: \(type))") { lines in
        lines.add("return \(books).unstubbed(\"\(id)\", call, returning: value, set: \(stubs))")
      }
    }
    lines.add("\(books).stopUnstubbed(\"\(id)\", call, returning: \(type), set: \(stubs))")
  }

  /// The mock of the protocol that the member returns, if it can be made here.
  private func mockOfResult(_ result: SourceType) -> String? {
    style.mockName(for: result, index: index)
  }
}

extension SourceType {
  /// The type as the target of a cast: `Int!` becomes `Int?`, and `sending Cart` becomes `Cart`.
  fileprivate var castText: String {
    if case .unwrapped(let base) = unattributed { return SourceType.optional(base).text }
    guard case .function = unattributed else { return unattributed.text }
    return SourceType.attributed(words.filter { $0 != "sending" }, unattributed).text
  }

  /// Returns the type as a value, `Int.self`. One that an expression cannot have gets a name first:
  ///
  ///     typealias Returned = (_ id: Int) -> Void
  func writeMetatype(to lines: inout IndentedText) -> String {
    guard isOnlyType || words.contains("nonisolated(nonsending)") else { return metatypeText }
    var name = "Returned"
    while mentions(name) { name += "_" }
    let type = words.contains("sending") ? unattributed : self
    lines.add("typealias \(name) = \(type.text)")
    return name + ".self"
  }

  /// True if the type can be written where a type stands, and not in an expression: `(_ id: Int) -> Void`. In the brackets of
  /// generic arguments there is a type.
  fileprivate var isOnlyType: Bool {
    switch self {
    case .named(_, let arguments):
      arguments.contains { if case .verbatim(let text) = $0 { text.hasPrefix("-") } else { false } }
    // 'Shop.Type.self' would be the metatype of 'Shop'.
    case .member(let base, let name, _): name == "`Type`" || base.isOnlyType
    case .existential(.metatype(.composition, _)), .existential(.metatype(.named("Any", []), _)): true
    case .optional(let base), .unwrapped(let base), .array(let base), .existential(let base), .opaque(let base),
      .metatype(let base, _), .packExpansion(let base), .packElement(let base), .suppressed(let base),
      .attributed(_, let base):
      base.isOnlyType
    case .dictionary(let key, let value): key.isOnlyType || value.isOnlyType
    case .tuple(let elements): elements.contains { $0.type.isOnlyType }
    case .composition(let parts): parts.contains(where: \.isOnlyType)
    case .function(let parameters, _, let result):
      result.isOnlyType || result.words.contains("sending") || parameters.contains(where: \.isOnlyInType)
    case .verbatim: false
    }
  }

  /// The type as a value: `Int.self`, `(any P).self`.
  private var metatypeText: String {
    switch self {
    case .attributed(let words, let base) where !words.contains { $0.hasPrefix("@") }: base.metatypeText
    case .unwrapped(let base): SourceType.optional(base).metatypeText
    case .tuple([]): "Void.self"
    default: inParentheses + ".self"
    }
  }
}

extension SourceTupleElement {
  /// True for a parameter that a function type in an expression cannot have: `_ id: Int`, `Int...`, `sending Cart`.
  fileprivate var isOnlyInType: Bool {
    let isSpecified =
      type.words.first.map { $0 != "inout" && !$0.hasPrefix("@") && !$0.hasPrefix("nonisolated") } ?? false
    return name != nil || isVariadic || isSpecified || type == .tuple([]) || type.unattributed.isOnlyType
  }
}

extension MemberStyle {
  /// The mock of a protocol, if there is one that can be made where the member runs: `PriceMock` for `any Price`.
  func mockName(for type: SourceType, index: ProtocolIndex) -> String? {
    let name: String
    switch type {
    case .existential(.named(let plain, [])), .named(let plain, []): name = plain
    case .existential(.member(let base, let last, [])): name = "\(base.text).\(last)"
    default: return nil
    }
    if name == mock.name { return mock.conditions.isEmpty && mock.superclass == nil ? name : nil }
    if let alias = mock.aliases.first(where: { $0.name == name }) {
      let target = index.mock(named: alias.type)
      return target.map(canMake) ?? false ? alias.type : nil
    }
    guard let found = index.found(name, in: []), let target = index.mock(of: found),
      found.plainName == name || found.qualifiedName == name, canMake(target)
    else { return nil }
    return target.name
  }

  private func canMake(_ target: MockTarget) -> Bool {
    target.isSimple && (target.globalActor == nil || target.globalActor == globalActor)
  }
}
