import RibletsSource

/// Writes what a mock needs for protocols of the standard library, and what that of a router has besides its members:
/// `protocol Key: Equatable` becomes
/// `static func == (left: KeyMock, right: KeyMock) -> Bool { left === right }`.
struct StandardMembers {
  let mock: ResolvedMock
  let index: ProtocolIndex
  let isPlain: Bool

  private var access: String { mock.access == .internal ? "" : mock.access.rawValue + " " }
  private var free: String { mock.isolation == .none ? "" : "nonisolated " }

  private func name(_ name: String) -> String { index.standardName(name) }

  private func has(_ name: String) -> Bool { mock.members.contains { $0.plainName == name } }

  func write(to lines: inout IndentedText) {
    if mock.standard.contains("Equatable"), !has("==") {
      lines.add()
      lines.add(
        "\(free)\(access)static func == (left: \(mock.name), right: \(mock.name)) -> \(name("Bool")) { left === right }"
      )
    }
    if mock.standard.contains("Hashable"), !has("hash") {
      lines.add()
      lines.add(
        "\(free)\(access)func hash(into hasher: inout \(name("Hasher"))) { hasher.combine(\(name("ObjectIdentifier"))(self)) }"
      )
    }
    for (parent, member) in [
      ("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription"),
    ]
    where mock.standard.contains(parent) && !has(member) {
      lines.add()
      lines.add("\(free)\(access)var \(member): \(name("String")) { \"\(mock.name)\" }")
    }
    if mock.standard.contains("Encodable"), !has("encode") {
      lines.add()
      lines.add("\(free)\(access)func encode(to encoder: any \(name("Encoder"))) throws {}")
    }
    if mock.standard.contains("Decodable") { writeDecoding(to: &lines) }
    if let type = mock.identifierType, !has("id") { writeIdentifier(type.text, to: &lines) }
    if let member = mock.members.first(where: \.isMove) { writeMoves(of: member, to: &lines) }
  }

  private func writeMoves(of member: ResolvedMember, to lines: inout IndentedText) {
    guard case .function(let function) = member.kind else { return }
    let move = function.parameters[0].type.text
    let route = "Route" + move.dropFirst("NavigationMove".count)
    // Reading the list asserts nothing.
    let kept = member.identifier + (isPlain ? "ArgValues" : "Arguments")
    for (name, value) in [
      ("moves", "[\(move)] { \(member.identifier)ArgValues }"),
      ("routes", "[\(route)] { \(move).routes(after: \(kept)) }"),
      ("selected", "\(route)? { \(move).selected(after: \(kept)) }"),
    ] where !has(name) {
      lines.add()
      lines.add("\(access)var \(name): \(value)")
    }
  }

  private func writeDecoding(to lines: inout IndentedText) {
    lines.add()
    lines.block("\(free)\(access)init(from decoder: any \(name("Decoder"))) throws") { lines in
      if !isPlain { lines.add("\(mock.booksName) = \(name("Calls"))(of: \(mock.name).self)") }
      if let call = mock.superclassCall { lines.add(call) }
    }
  }

  private func writeIdentifier(_ type: String, to lines: inout IndentedText) {
    let box = isPlain ? "MockStub" : name("Stub")
    if isPlain { lines.needs.insert(.stub) }
    lines.add()
    lines.add("private \(free)let idStub = \(box)<\(type)?>(nil)")
    lines.block("\(free)\(access)var id: \(type)") { lines in
      lines.block("get") { lines in
        lines.add("guard let value = idStub.value else { fatalError(\"'id' of \(mock.name) has to be set.\") }")
        lines.add("return value")
      }
      lines.add("set { idStub.value = newValue }")
    }
  }
}
