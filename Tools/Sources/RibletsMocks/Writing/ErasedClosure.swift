import RibletsSource

/// Wraps closures whose types mention generic parameters, so that they can be called with values of any type.
///
/// `body` of the type `(Product) -> Void` becomes `{ value0 in body(value0 as! Product) }` of the type `(Any) -> Void`.
struct ErasedClosure {
  let types: ErasedTypes

  /// An expression that makes a closure of a handler's type from one of the member's type; the name itself if there is
  /// nothing to wrap, and `nil` if it cannot be done.
  func erasing(_ name: String, _ type: SourceType, depth: Int = 0) -> String? {
    wrapping(name, type, depth) { parameter, type in unerased(parameter, type, depth: depth + 1) }
  }

  /// An expression of the member's type from a value of a handler's type.
  private func unerased(_ name: String, _ type: SourceType, depth: Int) -> String? {
    guard types.isGeneric(type) else { return name }
    guard case .function(_, _, let result) = type.unattributed else { return "\(name) as! \(type.unattributed.text)" }
    let wrapped = wrapping(name, type, depth) { parameter, type in erasing(parameter, type, depth: depth + 1) }
    guard let wrapped, types.isGeneric(result) else { return wrapped }
    return String(wrapped.dropLast(2)) + " as! \(result.text) }"
  }

  private func wrapping(
    _ name: String, _ type: SourceType, _ depth: Int, _ argument: (String, SourceType) -> String?
  ) -> String? {
    guard case .function(let parameters, let effects, _) = type.unattributed else { return name }
    guard parameters.contains(where: { types.isGeneric($0.type) }) || depth > 0 else { return name }
    var lines: [String] = []
    var arguments: [String] = []
    let names = parameters.indices.map { depth == 0 ? "value\($0)" : "value\(depth)\($0)" }
    for (value, parameter) in zip(names, parameters) {
      if parameter.isVariadic || !parameter.type.words.allSatisfy({ ["@escaping", "inout"].contains($0) }) {
        return nil
      }
      if case .packExpansion = parameter.type { return nil }
      if parameter.type.words.contains("inout") {
        guard types.isGeneric(parameter.type) else {
          arguments.append("&" + value)
          continue
        }
        if case .function = parameter.type.unattributed { return nil }
        if depth > 0 { return nil }
        lines.append("var \(value)Typed = \(value) as! \(parameter.type.unattributed.text)")
        lines.append("defer { \(value) = \(value)Typed }")
        arguments.append("&\(value)Typed")
      } else {
        guard let adapted = argument(value, parameter.type) else { return nil }
        arguments.append(adapted)
      }
    }
    let call = "\(effects.call)\(name)(\(arguments.joined(separator: ", ")))"
    let body = lines.isEmpty ? call : (lines + ["return " + call]).joined(separator: "; ")
    // What a closure throws is inferred to be any error.
    let throwing = if case .only(let error) = effects.throwing, !types.isGeneric(error) { effects.text } else { "" }
    if names.isEmpty { return throwing.isEmpty ? "{ \(body) }" : "{ ()\(throwing) in \(body) }" }
    return "{ \(names.joined(separator: ", "))\(throwing) in \(body) }"
  }
}

extension SourceEffects {
  /// The keywords before a call: `try await ` of `async throws`.
  var call: String { (throwing == .nothing ? "" : "try ") + (isAsync ? "await " : "") }
}
