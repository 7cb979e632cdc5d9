public import RibletsSnapshot
public import Testing

/// Fails the test when a screen differs from its two snapshots: text and SVG.
///
/// ```swift
/// @Test func `a new game`() {
///   assertViewSnapshots(of: BoardViewController(), named: "empty")
/// }
/// ```
///
/// The first run writes the files and fails, so that you review them. See `Documentation/Snapshots.md`.
///
/// - Parameters:
///   - screen: A window, a view controller, a frame, a node or a ``Screen``; it is rendered once.
///   - size: The size of the screen.
///   - appearance: The appearance that the user has chosen, light or dark.
///   - name: The name that distinguishes several snapshots of one test; required from the second on.
///   - record: The mode of recording.
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

/// Fails a parameterised test when a screen differs from the snapshots for one of its arguments.
///
/// ```swift
/// @MainActor @Test(arguments: Language.allCases) func `the receipt`(language: Language) {
///   assertViewSnapshots(of: ReceiptViewController(language), for: language)
/// }
/// ```
///
/// - Parameters:
///   - screen: A window, a view controller, a frame, a node or a ``Screen``; it is rendered once.
///   - size: The size of the screen.
///   - appearance: The appearance that the user has chosen, light or dark.
///   - argument: The test's argument; a tuple when it has several.
///   - name: The name that distinguishes several snapshots of one test and argument.
///   - record: The mode of recording.
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
