import RibletsSource

/// How a parameter of a member appears in its mock.
struct ParameterPlan {
  /// As the member declares it.
  let declaration: String
  let label: String
  /// As the member's body calls it.
  let local: String
  /// Its type in the handler; `nil` if no handler can have it.
  var handlerType: String?
  /// What the handler is called with.
  var argument: String
  /// The type in which it is kept; `nil` if it cannot be.
  var keptType: String?
  /// What is kept.
  var kept: String
  /// What the ledger is given.
  var note: String
  /// What comes first in the body.
  var prologue: [String] = []

  init(
    _ parameter: SourceParameter, at place: Int, types: ErasedTypes, reserved: Set<String>, isSubscript: Bool
  ) {
    let plain = (parameter.name ?? parameter.label).plainIdentifier
    var local = plain == "_" ? "arg\(place)" : plain
    while reserved.contains(local) { local += "_" }
    self.local = local.escapedIdentifier
    label = isSubscript && parameter.name == nil ? "_" : parameter.label.plainIdentifier.inQuotes
    // One name of a subscript's parameter is no label; two equal ones are.
    let isOneName = isSubscript ? parameter.name == nil : parameter.label.plainIdentifier == local
    let oneName = isSubscript ? self.local : parameter.label
    let names = isOneName ? oneName : "\(parameter.label) \(self.local)"
    declaration = "\(names): \(parameter.type.text)\(parameter.isVariadic ? "..." : "")"
    argument = self.local
    kept = self.local
    note = self.local
    plan(parameter, types)
  }

  private mutating func plan(_ parameter: SourceParameter, _ types: ErasedTypes) {
    let type = parameter.type
    let words = type.words
    let erased = types.erased(type)
    handlerType = parameter.isVariadic ? "[\(erased.text)]" : erased.isVoid ? "()" : erased.text
    keptType = handlerType
    if case .packExpansion = type { return planPack() }
    if words.contains("borrowing") || words.contains("consuming") || types.isNonescapable(type) {
      return planOwned(type, types)
    }
    if case .optional(let inner) = erased, inner.isOptional { note = local + " as Any" }
    if let function = types.function(behind: type) { return planClosure(type, function, types) }
    if words.contains("inout") { planChanging(type, types) }
  }

  private mutating func planPack() {
    let elements = local.plainIdentifier.asWord + "Elements"
    prologue = ["var \(elements): [Any] = []", "repeat \(elements).append(each \(local))"]
    (argument, kept, note) = (elements, elements, elements)
    (handlerType, keptType) = ("[Any]", "[Any]")
  }

  private mutating func planOwned(_ type: SourceType, _ types: ErasedTypes) {
    keptType = nil
    note = "ArgumentText(\"\(local.plainIdentifier.inQuotes)\")"
    if types.isGeneric(type) {
      handlerType = nil
    } else {
      handlerType = type.text
    }
  }

  private mutating func planChanging(_ type: SourceType, _ types: ErasedTypes) {
    handlerType = "inout " + types.erased(type).text
    argument = "&" + local
    guard types.isGeneric(type), case .attributed(_, let base) = type else { return }
    let name = local.plainIdentifier.asWord + "Erased"
    prologue = ["var \(name): \(types.erased(type).text) = \(local)", "defer { \(local) = \(name) as! \(base.text) }"]
    argument = "&" + name
  }

  private mutating func planClosure(
    _ type: SourceType, _ function: (parameters: [SourceTupleElement], effects: SourceEffects), _ types: ErasedTypes
  ) {
    note = "ArgumentText.closure"
    let escapes = type.words.contains("@escaping")
    let erased = types.erased(type)
    handlerType = (escapes ? "@escaping " : "") + erased.text
    keptType = escapes ? erased.text : nil
    let effects = (function.effects.throwing == .nothing ? "" : "try ") + (function.effects.isAsync ? "await " : "")
    if type.words.contains("@autoclosure") {
      argument = "{ \(effects)\(local)() }"
    } else if function.parameters.contains(where: { types.isGeneric($0.type) }) {
      let names = function.parameters.indices.map { "value\($0)" }
      let values = zip(names, function.parameters).map { name, parameter in
        types.isGeneric(parameter.type) ? "\(name) as! \(parameter.type.text)" : name
      }
      argument = "{ \(names.joined(separator: ", ")) in \(effects)\(local)(\(values.joined(separator: ", "))) }"
    }
    kept = argument
  }
}
