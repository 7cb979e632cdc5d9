import Testing

/// Which assertion of this process asks for which snapshot, so that no two ask for one.
@MainActor final class SnapshotClaims {
  struct Claim: Equatable {
    let path: String
    let test: TestIdentity
    let location: SourceLocation
  }

  static let ofThisProcess = SnapshotClaims(isRepeated: SnapshotClaims.runIsRepeated(CommandLine.arguments))

  private var claims: [String: Claim] = [:]
  private let isRepeated: Bool

  /// - Parameter isRepeated: Whether the run repeats its tests; then an assertion may claim its own again.
  init(isRepeated: Bool) {
    self.isRepeated = isRepeated
  }

  /// Claims a snapshot for an assertion.
  ///
  /// - Returns: The claim that came before, when there is one: the snapshot then belongs to it.
  func claim(_ place: SnapshotPlace, test: TestIdentity, location: SourceLocation) -> Claim? {
    // Two names that differ in case only are one file on most Macs.
    let key = place.path.composed.lowercased()
    let claim = Claim(path: place.path, test: test, location: location)
    guard let earlier = claims[key] else {
      claims[key] = claim
      return nil
    }
    return isRepeated && earlier == claim ? nil : earlier
  }

  static func runIsRepeated(_ arguments: [String]) -> Bool {
    arguments.contains { $0.hasPrefix("--repetitions") || $0.hasPrefix("--repeat-until") }
  }
}
