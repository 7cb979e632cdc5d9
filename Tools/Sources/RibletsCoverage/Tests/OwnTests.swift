/// The suites that count as the own tests of one role of one riblet, by their names.
///
/// `OffGameRouterTests` and `OffGameRouterSpec` test the router of `OffGame`; `PlayerViewTests` a file `PlayerView.swift`
/// in it. What has `Snapshot` before the end compares pictures: `OffGameViewSnapshotTests`, or `OffGameSnapshotTests`
/// for short.
struct OwnTests {
  private let subjects: Set<String>
  private let testsModule: String?

  /// - Parameter alone: Whether no other target has a riblet of this name; then its tests may be in any test target.
  init(_ role: Role, of riblet: Riblet, alone: Bool) {
    var subjects = Set(role.suffixes.map { riblet.identity.name + $0 })
    for path in riblet.files[role] ?? [] {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      subjects.insert(String(name.prefix { $0 != "." && $0 != "+" }))
    }
    if role == .view { subjects.insert(riblet.identity.name + Self.snapshot) }
    self.subjects = subjects
    testsModule = alone ? nil : riblet.identity.target + "Tests"
  }

  private static let snapshot = "Snapshot"
  private static let endings = ["Tests", "Spec", "Specs"]

  func contains(_ test: TestIdentifier) -> Bool {
    if let testsModule, test.module != testsModule { return false }
    return test.suites.contains { suite in
      guard let subject = Self.subject(of: suite) else { return false }
      return subjects.contains(subject)
        || subject.hasSuffix(Self.snapshot) && subjects.contains(withoutSnapshot(subject))
    }
  }

  private func withoutSnapshot(_ subject: String) -> String { String(subject.dropLast(Self.snapshot.count)) }

  /// What the suite tests, by its name: `OffGameRouter` for `OffGameRouterTests`.
  private static func subject(of suite: String) -> String? {
    endings.first { suite.hasSuffix($0) }.map { String(suite.dropLast($0.count)) }
  }

  static func isSnapshot(_ test: TestIdentifier) -> Bool {
    test.suites.contains { suite in
      suite.hasSuffix(snapshot + "s") || subject(of: suite)?.hasSuffix(snapshot) == true
    }
  }
}
