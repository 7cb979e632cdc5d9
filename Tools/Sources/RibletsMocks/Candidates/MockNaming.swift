import RibletsSource

/// The names of all mocks, and their order.
struct MockNaming: Sendable {
  /// In the order of the input.
  private(set) var candidates: [NamedCandidate] = []
  /// Their places in the order of their names.
  private(set) var order: [Int] = []
  /// The problems with names and annotations.
  private(set) var diagnoses: [MockDiagnosis] = []

  private let annotation: String

  /// Names mocks after their protocols; equal names get those of the types around them.
  init(_ found: [MockCandidate], _ options: MockOptions) {
    annotation = options.annotation
    diagnoses = found.flatMap(\.annotation.complaints)
    name(found)
    let names = candidates
    order = names.indices.sorted { (names[$0].name, $0) < (names[$1].name, $1) }
  }

  private mutating func name(_ found: [MockCandidate]) {
    var counts: [String: Int] = [:]
    if found.contains(where: \.isNested) {
      for candidate in found { counts[candidate.origin.plainName, default: 0] += 1 }
    }
    var owners: [String: Int] = [:]
    owners.reserveCapacity(found.count)
    candidates.reserveCapacity(found.count)
    for (place, candidate) in found.enumerated() {
      let origin = candidate.origin
      let name = candidate.mockName(isAmbiguous: candidate.isNested && counts[origin.plainName, default: 0] > 1)
      guard let number = owners[name] else {
        owners[name] = place
        candidates.append(NamedCandidate(candidate: candidate, name: name))
        continue
      }
      let owner = found[number]
      if !origin.marks.conditions.isEmpty, origin.marks.conditions != owner.origin.marks.conditions {
        candidates.append(NamedCandidate(candidate: candidate, name: name))
        continue
      }
      diagnoses.append(twice(name, origin, owner))
    }
  }

  private func twice(_ name: String, _ origin: SourceProtocol, _ owner: MockCandidate) -> MockDiagnosis {
    let place = owner.origin.marks.position
    return MockDiagnosis(
      .error, at: origin.marks.position,
      """
      There would be two mocks '\(name)': the other is of '\(owner.qualifiedName)' at \
      \(place.file):\(place.line). Name this one: @\(annotation)(override: name = …).
      """)
  }
}
