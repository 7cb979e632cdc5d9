import RibletsSource

/// A parameter of a member as it appears in its mock: `then body: @escaping (Product) -> Void`, with `Product` generic, becomes
///
/// * in the handler's type `@escaping (Any) -> Void`, and among the arguments that are kept `(Any) -> Void`,
/// * in the call of the handler `{ value0 in body(value0 as! Product) }`,
/// * in the call log `ArgumentText.closure`.
final class ParameterPlan {
  /// As the member declares it.
  let declaration: String
  /// The type as the member declares it.
  let declaredType: String
  /// True if it is `isolated`, and so says where the member runs.
  let isIsolation: Bool
  let label: String
  /// As the member's body calls it.
  let local: String
  /// Its type in the handler; `nil` if no handler can have it.
  var handlerType: String?
  /// The argument that the handler is called with.
  var argument: String
  /// The type in which it is kept; `nil` if it cannot be.
  var keptType: String?
  /// The expression whose value is kept.
  var kept: String
  /// The expression whose value is noted in the ledger.
  var note: String
  /// True for a function, of which the ledger keeps no value.
  private(set) var isClosure = false
  /// The statements that come first in the body.
  var prologue: [String] = []

  init(
    _ parameter: SourceParameter, at place: Int, types: ErasedTypes, reserved: ReservedNames, isSubscript: Bool
  ) {
    let plain = (parameter.name ?? parameter.label).plainIdentifier
    var local = plain == "_" ? "arg\(place)" : plain
    while reserved.contains(local) { local += "_" }
    self.local = local.escapedIdentifier
    label = isSubscript && parameter.name == nil ? "_" : parameter.label.plainIdentifier.inQuotes
    // One name of a subscript's parameter is no label; two equal ones are.
    let isOneName = isSubscript ? parameter.name == nil : parameter.label.plainIdentifier == local
    let oneName = isSubscript ? self.local : parameter.label
    declaredType = parameter.isVariadic ? parameter.type.text + "..." : parameter.type.text
    declaration =
      isOneName ? "\(oneName): \(declaredType)" : "\(parameter.label) \(self.local): \(declaredType)"
    isIsolation = parameter.type.words.contains("isolated")
    argument = self.local
    kept = self.local
    note = self.local
    plan(parameter, types)
  }

  private func plan(_ parameter: SourceParameter, _ types: ErasedTypes) {
    let type = parameter.type
    let words = type.words
    let erased = types.erased(type)
    if parameter.isVariadic {
      handlerType = "[\(erased.inBrackets)]"
    } else if case .named(let name, []) = type, case .named(name, []) = erased {
      handlerType = name == "Void" ? "()" : declaredType
    } else {
      handlerType = erased.isVoid ? "()" : erased.text
    }
    keptType = handlerType
    if parameter.isVariadic { return }
    if case .packExpansion(let pattern) = type {
      let isClosure = pattern.contains { if case .function = $0 { true } else { false } }
      if !isClosure { return planPack() }
      note = "\(types.index.standardName("ArgumentText")).closure"
      return dropValue()
    }
    if words.contains("borrowing") || words.contains("consuming") || types.isNonescapable(type)
      || types.isNoncopyable(type)
    {
      return planOwned(type, types)
    }
    if case .optional(let inner) = erased, inner.isOptional { note = local + " as Any" }
    // What a handler put there would not be of the caller's type.
    if words.contains("inout"), type.hasOpaquePart { return dropValue() }
    if words.contains("inout") { return planChanging(type, types) }
    if let function = types.function(behind: type) { return planClosure(type, function, types) }
    if case .optional(let inner) = type.unattributed, case .function = inner.unattributed, types.isGeneric(inner) {
      planOptionalClosure(inner, types)
    }
  }

  /// `_ value: repeat each T` becomes `repeat valueElements.append(each value)` before the body, and `[Any]` for the handler.
  private func planPack() {
    let elements = local.plainIdentifier.asWord + "Elements"
    prologue = ["var \(elements): [Any] = []", "repeat \(elements).append(each \(local))"]
    (argument, kept, note) = (elements, elements, elements)
    (handlerType, keptType) = ("[Any]", "[Any]")
  }

  /// `_ image: consuming Image` becomes `consuming Image` for the handler, and is kept nowhere.
  private func planOwned(_ type: SourceType, _ types: ErasedTypes) {
    keptType = nil
    note = "\(types.index.standardName("ArgumentText"))(\"\(local.plainIdentifier.inQuotes)\")"
    handlerType = types.isGeneric(type) ? nil : type.text
    if handlerType == nil { return }
    if type.hasOpaquePart {
      // An existential is a copy; what cannot be copied is none.
      let isCopied = !type.contains { if case .suppressed = $0 { true } else { false } }
      handlerType = isCopied ? types.erased(type.unattributed).text : nil
      if isCopied, type.words.contains("borrowing") { argument = "copy " + local }
    }
    if type.words.contains("inout") { argument = "&" + local }
  }

  /// `_ cart: inout Cart` becomes `inout Cart` for the handler, which is called with `&cart`.
  private func planChanging(_ type: SourceType, _ types: ErasedTypes) {
    handlerType = "inout " + types.erased(type).text
    argument = "&" + local
    if type.isSending {
      // Nothing may keep what is given away again at the end.
      (handlerType, keptType) = ("inout sending " + types.erased(type).text, nil)
      note = "\(types.index.standardName("ArgumentText"))(\"\(local.plainIdentifier.inQuotes)\")"
    }
    if types.function(behind: type) != nil { noteClosure(types) }
    guard types.isGeneric(type), case .attributed(_, let base) = type else { return }
    let name = local.plainIdentifier.asWord + "Erased"
    prologue = ["var \(name): \(types.erased(type).text) = \(local)", "defer { \(local) = \(name) as! \(base.text) }"]
    argument = "&" + name
  }

  private func planClosure(
    _ type: SourceType, _ function: (parameters: [SourceTupleElement], effects: SourceEffects), _ types: ErasedTypes
  ) {
    noteClosure(types)
    let escapes = type.words.contains("@escaping")
    let erased = types.erased(type)
    handlerType = escapes ? erased.escapingText : erased.text
    keptType = escapes ? erased.text : nil
    if type.words.contains("@autoclosure") {
      argument = "{ \(function.effects.call)\(local)() }"
    } else if types.isGeneric(type) {
      guard case .function = type.unattributed else { return planGenericAlias(escapes: escapes) }
      // A closure around one that does not escape may not be given to another one that does not.
      if !escapes, function.parameters.contains(where: { types.isGeneric($0.type) && $0.type.isNonescapingFunction }) {
        return dropValue()
      }
      guard let adapted = ErasedClosure(types: types).erasing(local, type) else { return dropValue() }
      argument = adapted
    }
    kept = argument
  }

  private func noteClosure(_ types: ErasedTypes) {
    isClosure = true
    note = "\(types.index.standardName("ArgumentText")).closure"
  }

  /// An alias with a generic argument: nobody knows which parts of it to erase.
  private func planGenericAlias(escapes: Bool) {
    if !escapes { return dropValue() }
    (handlerType, keptType) = ("Any", "Any")
  }

  /// The handler does without it: it cannot be called with values of any type.
  private func dropValue() {
    handlerType = nil
    keptType = nil
  }

  /// `_ body: ((T) -> Void)?` becomes `body.map { body in { value0 in body(value0 as! T) } }`.
  private func planOptionalClosure(_ inner: SourceType, _ types: ErasedTypes) {
    noteClosure(types)
    guard let adapted = ErasedClosure(types: types).erasing("body", inner) else { return dropValue() }
    // Swift 6.3.1 crashes over a closure in a closure that throws errors of one type.
    if adapted.contains(" throws(") { return dropValue() }
    // What the closure is has to be said where it is more than a function.
    let type = inner.words.isEmpty ? "" : "-> \(types.erased(inner).text) "
    argument = "\(local).map { body \(type)in \(adapted) }"
    kept = argument
  }
}

extension SourceType {
  /// True for the type of a parameter that is a closure and does not escape.
  fileprivate var isNonescapingFunction: Bool {
    if case .function = unattributed { !words.contains("@escaping") } else { false }
  }

  /// The type of a closure that escapes, as a parameter has it, specifiers before attributes: `@Sendable () -> Void` becomes
  /// `@escaping @Sendable () -> Void`.
  fileprivate var escapingText: String {
    guard case .attributed(let words, let base) = self else { return "@escaping " + text }
    let specifiers = words.prefix { !$0.hasPrefix("@") }
    let rest = words.dropFirst(specifiers.count)
    return (specifiers + ["@escaping"] + rest).joined(separator: " ") + " " + base.text
  }
}
