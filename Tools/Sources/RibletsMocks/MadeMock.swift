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

/// The declarations that a mock uses and that are not in it.
struct MockNeeds: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// `MockStub`, which is written once a file.
  static let stub = MockNeeds(rawValue: 1)
  /// `MockDefaults`, which is written once a file.
  static let defaults = MockNeeds(rawValue: 2)
  /// Types of Riblets.
  static let riblets = MockNeeds(rawValue: 4)
  /// `MockView`, which is written once a file.
  static let view = MockNeeds(rawValue: 8)
}
