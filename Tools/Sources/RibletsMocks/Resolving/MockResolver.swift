import RibletsSource

/// Makes the flat model of a mock: members of inherited protocols, isolation, bounds, what associated types are.
struct MockResolver {
  let origin: SourceProtocol
  let annotation: MockAnnotation
  let index: ProtocolIndex
  let options: MockOptions

  /// Fills a mock; names of its parts come afterwards.
  func resolve(_ mock: ResolvedMock, _ report: inout ProtocolReport) {
    let walk = InheritanceWalk(from: origin, to: mock, report)
    report = walk.report
    leave(walk.superclassMembers, of: mock, &report)
    if mock.isolation == .none, index.isGloballyIsolated(origin) == nil, mock.standard.contains("Actor") {
      mock.isolation = .actor
    }
    if mock.isolation == .none, mock.standard.contains("Sendable") { mock.isSendable = true }
    freeMembers(of: mock)
    mock.isExplicitlyFree = origin.marks.has("nonisolated") || mock.superclass == "NSObject"
    TypeChoice(
      mock: mock, types: walk.types, origin: origin, annotation: annotation, index: index, options: options
    ).choose(&report)
  }

  /// Leaves members to the superclass that it has, too.
  private func leave(_ names: Set<String>, of mock: ResolvedMock, _ report: inout ProtocolReport) {
    guard !names.isEmpty else { return }
    for member in mock.members where member.mayOverride && names.contains(member.plainName) {
      report.isOfSuperclass(member, mock.superclass ?? "")
    }
    mock.members.removeAll { $0.mayOverride && names.contains($0.plainName) }
  }

  /// In a mock on an actor, members of protocols that belong to none can be called from anywhere.
  private func freeMembers(of mock: ResolvedMock) {
    guard mock.isolation != .none else { return }
    for member in mock.members where member.isFree {
      if case .initializer = member.kind { continue }
      let isPlaced = member.marks.isNonisolated || member.marks.attributes.contains { index.isGlobalActor($0.name) }
      if !isPlaced { member.marks.modifiers.append("nonisolated") }
    }
  }

  // MARK: What the annotation chooses

  /// Gives members, which have their names, what the annotation says of them, or the style of riblets.
  func annotate(_ mock: ResolvedMock, _ report: inout ProtocolReport) {
    for member in mock.members {
      member.modifier = annotation.modifiers[member.plainName] ?? (pointsUp(member, mock) ? "weak" : nil)
      member.keepsHistory =
        !options.isPlain || options.keepsHistory || member.isMove || annotation.histories.contains(member.plainName)
    }
    chooseSubjects(of: mock, &report)
  }

  /// Returns true if a member refers to the owner of the riblet's part, so that a strong reference would be a leak.
  private func pointsUp(_ member: ResolvedMember, _ mock: ResolvedMock) -> Bool {
    guard !options.isPlain, mock.isolation == .globalActor("MainActor"), let bound = member.kind.owner else {
      return false
    }
    return index.isClassBound(bound, for: origin)
  }

  /// Puts the subjects of the annotation behind properties of streams.
  private func chooseSubjects(of mock: ResolvedMock, _ report: inout ProtocolReport) {
    guard !annotation.subjects.isEmpty else { return }
    for member in mock.members {
      guard case .property(let property) = member.kind else { continue }
      let own = annotation.subjects[member.plainName]
      guard let subject = own ?? annotation.subjects["all"] else { continue }
      let isPossible = !member.isStatic && property.accessors.effects == SourceEffects()
      guard isPossible, subject.elements(of: property.type) != nil else {
        if own != nil { report.hasNoSubject(member) }
        continue
      }
      member.subject = subject
      guard case .published(let source) = subject else { continue }
      if let found = mock.members.first(where: { $0.plainName == source && $0.isProperty }) {
        found.streams.append(member.identifier)
      } else {
        report.hasNone(of: source, "property")
      }
    }
  }
}
