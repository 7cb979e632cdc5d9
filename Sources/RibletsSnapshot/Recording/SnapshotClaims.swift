import Testing

/// The snapshots that assertions of this process have claimed, so that two do not use the same one.
@MainActor final class SnapshotClaims {
  struct Claim: Equatable {
    let path: String
    let test: TestIdentity
    let location: SourceLocation
  }

  static let ofThisProcess = SnapshotClaims(isRepeated: SnapshotClaims.runIsRepeated(CommandLine.arguments))

  private var claims: [String: Claim] = [:]
  private let isRepeated: Bool

  /// - Parameter isRepeated: True if the run repeats its tests; then an assertion may claim its own snapshot again.
  init(isRepeated: Bool) {
    self.isRepeated = isRepeated
  }

  /// Claims a snapshot for an assertion.
  ///
  /// - Returns: An earlier claim, to which the snapshot belongs, if there is one.
  func claim(_ place: SnapshotPlace, test: TestIdentity, location: SourceLocation) -> Claim? {
    // Names that differ only in case are the same file on most Macs.
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
