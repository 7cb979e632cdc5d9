/// A mock as source, or the reason why there is none.
struct MadeMock: Sendable {
  /// The source of a mock.
  struct Source: Sendable {
    var bytes: [UInt8]
    var isPublic: Bool
    var needs: MockNeeds
  }

  let candidate: MockCandidate
  var name: String
  var diagnoses: [MockDiagnosis]
  /// `nil` if there could be no mock.
  var source: Source?
}
