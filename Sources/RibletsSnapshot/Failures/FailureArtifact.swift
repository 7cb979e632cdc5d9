/// A file of a failure.
enum FailureArtifact: String, CaseIterable {
  case expected, actual
  /// The difference of texts.
  case lines

  func fileName(for place: SnapshotPlace) -> String {
    switch self {
    case .expected, .actual: "\(place.stem).\(rawValue).\(place.pathExtension)"
    case .lines: "\(place.stem).\(place.pathExtension).diff"
    }
  }

  /// Returns all artifacts, with nil for those that this failure does not have, since an older one may have written
  /// them.
  static func files(of entry: FailureEntry) -> [(FailureArtifact, [UInt8]?)] {
    [
      (.expected, entry.expected),
      (.actual, entry.actual),
      (.lines, lines(of: entry)),
    ]
  }

  private static func lines(of entry: FailureEntry) -> [UInt8]? {
    guard let expected = entry.expected, let actual = entry.actual else { return nil }
    let difference = LineDifference(expected: expected, actual: actual)
    return Array((UnifiedDifference(limit: .max).text(of: difference) + "\n").utf8)
  }
}
