import RibletsSource

/// The names of all mocks, and their order.
struct MockNaming: Sendable {
  /// In the order of the input.
  private(set) var candidates: [NamedCandidate] = []
  /// Their places in the order of their names.
  private(set) var order: [Int] = []
  /// The imports and modules that mocks take over from the files of their protocols, by their hashes.
  private(set) var surroundings: [UInt64: MockSurroundings] = [:]
  /// The problems with names and annotations.
  private(set) var diagnoses: [MockDiagnosis] = []
  /// True if all mocks that were asked for have names of their own, and nothing was wrong with an annotation.
  private(set) var isWhole = false

  private let annotation: String

  /// Names mocks after their protocols; equal names get those of the types around them.
  init(_ found: [MockCandidate], _ options: MockOptions) {
    annotation = options.annotation
    diagnoses = found.flatMap(\.annotation.complaints)
    name(found)
    let names = candidates
    order = names.indices.sorted { (names[$0].name, $0) < (names[$1].name, $1) }
    for candidate in found where surroundings[candidate.surroundingsHash] == nil {
      surroundings[candidate.surroundingsHash] = candidate.surroundings
    }
  }

  private mutating func name(_ found: [MockCandidate]) {
    var counts: [UInt64: Int] = [:]
    if found.contains(where: \.isNested) {
      for candidate in found { counts[candidate.protocolName, default: 0] += 1 }
    }
    var owners: [String: Int] = [:]
    owners.reserveCapacity(found.count)
    candidates.reserveCapacity(found.count)
    for (place, candidate) in found.enumerated() {
      let origin = candidate.origin
      let name = candidate.mockName(isAmbiguous: candidate.isNested && counts[candidate.protocolName, default: 0] > 1)
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
    isWhole = diagnoses.isEmpty && owners.count == candidates.count
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
