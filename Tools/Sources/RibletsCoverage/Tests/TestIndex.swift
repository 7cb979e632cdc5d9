/// The tests of a package by what their suites are named after.
///
/// `OffGameRouterTests` and `OffGameRouterSpec` test the router of `OffGame`; `PlayerViewTests` a file `PlayerView.swift`
/// in it. What has `Snapshot` before the end compares pictures: `OffGameViewSnapshotTests`, or `OffGameSnapshotTests`
/// for short.
struct TestIndex {
  private let tests: [TestIdentifier]
  /// Places in ``tests``, so that an app of a thousand riblets need not look at all tests for each role.
  private let placesBySubject: [String: [Int]]

  init(_ tests: [TestIdentifier]) {
    self.tests = tests
    var places: [String: [Int]] = [:]
    for (place, test) in tests.enumerated() {
      for suite in test.suites {
        guard let subject = Self.subject(of: suite) else { continue }
        places[subject, default: []].append(place)
        guard subject.hasSuffix(Self.snapshot) else { continue }
        places[String(subject.dropLast(Self.snapshot.count)), default: []].append(place)
      }
    }
    placesBySubject = places
  }

  private static let snapshot = "Snapshot"
  private static let endings = ["Tests", "Spec", "Specs"]

  /// The own tests of a role, in the order of the list.
  ///
  /// - Parameter alone: Whether no other target has a riblet of this name; then its tests may be in any test target.
  func ownTests(of role: Role, of riblet: Riblet, alone: Bool) -> [TestIdentifier] {
    var subjects = Set(role.suffixes.map { riblet.identity.name + $0 })
    for path in riblet.files[role] ?? [] {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      subjects.insert(String(name.prefix { $0 != "." && $0 != "+" }))
    }
    if role == .view { subjects.insert(riblet.identity.name + Self.snapshot) }
    let places = Set(subjects.flatMap { placesBySubject[$0] ?? [] })
    let module = riblet.identity.target + "Tests"
    return places.sorted().map { tests[$0] }.filter { alone || $0.module == module }
  }

  static func isSnapshot(_ test: TestIdentifier) -> Bool {
    test.suites.contains { suite in
      suite.hasSuffix(snapshot + "s") || subject(of: suite)?.hasSuffix(snapshot) == true
    }
  }

  /// Returns the name of the code that a suite tests: `OffGameRouter` for `OffGameRouterTests`.
  private static func subject(of suite: String) -> String? {
    endings.first { suite.hasSuffix($0) }.map { String(suite.dropLast($0.count)) }
  }
}
