import RibletsSource

extension ProtocolReport {
  mutating func hasNoSubject(_ member: ResolvedMember) {
    warn(
      at: origin.marks.position,
      """
      The annotation gives '\(member.plainName)' a subject, but only a property that is an Observable of RxSwift or \
      an AnyPublisher of Combine can have one of that library. Leave it out.
      """)
  }

  /// - Parameter kind: In words: "member".
  mutating func hasNone(of name: String, _ kind: String) {
    warn(
      at: origin.marks.position,
      "The annotation names '\(name)', but '\(origin.name)' has no such \(kind). Correct the name, or leave it out.")
  }

  /// Names in the annotation that are of nothing.
  mutating func reviewAnnotation(of mock: ResolvedMock) {
    guard annotation.namesParts || mock.members.contains(where: { $0.modifier == "weak" }) else { return }
    let members = Set(mock.members.map(\.plainName))
    let names = annotation.histories.union(annotation.modifiers.keys).union(annotation.subjects.keys)
      .subtracting(members).subtracting(["all"]).sorted()
    let types = Set(annotation.aliases.keys).subtracting(mock.aliases.map(\.name)).sorted()
    guard !mock.hasUnknownParents else { return }
    for name in names { hasNone(of: name, "member") }
    for name in types { hasNone(of: name, "associated type") }
    for member in mock.members where member.modifier == "weak" {
      if case .property(let property) = member.kind, property.type.isOptional { continue }
      warn(
        at: origin.marks.position,
        "'\(member.plainName)' cannot be weak in the mock: only a property of an optional type can.")
    }
  }
}
