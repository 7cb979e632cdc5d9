public import RibletsSnapshot
public import Testing

/// Fails the test when a screen is not what its two snapshots say: its text and its vectors.
///
/// ```swift
/// @Test func `a new game`() {
///   assertViewSnapshots(of: BoardViewController(), named: "empty")
/// }
/// ```
///
/// - Parameters:
///   - screen: A window, a view controller, a frame, a node or a ``Screen``; it is looked at once.
///   - size: The size of the screen.
///   - appearance: Which colours a person has chosen.
///   - name: Tells several snapshots of one test apart; required from the second on.
///   - record: When to write the snapshots.
@MainActor
public func assertViewSnapshots(
  of screen: some ScreenShowing,
  size: ViewSize = .phone,
  appearance: ViewAppearance = .light,
  named name: String? = nil,
  record: SnapshotRecordMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  assertSnapshot(
    of: SeenScreen(screen), as: .viewText, .svg(size: size, appearance: appearance), named: name, record: record,
    sourceLocation: sourceLocation)
}

/// Fails a parameterised test when a screen is not what the snapshots for one of its arguments say.
///
/// - Parameters:
///   - screen: A window, a view controller, a frame, a node or a ``Screen``; it is looked at once.
///   - size: The size of the screen.
///   - appearance: Which colours a person has chosen.
///   - argument: The test's argument; a tuple when it has several.
///   - name: Tells several snapshots of one test and argument apart.
///   - record: When to write the snapshots.
@MainActor
public func assertViewSnapshots(
  of screen: some ScreenShowing,
  size: ViewSize = .phone,
  appearance: ViewAppearance = .light,
  for argument: some Any,
  named name: String? = nil,
  record: SnapshotRecordMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  assertSnapshot(
    of: SeenScreen(screen), as: .viewText, .svg(size: size, appearance: appearance), for: argument,
    named: name, record: record, sourceLocation: sourceLocation)
}
