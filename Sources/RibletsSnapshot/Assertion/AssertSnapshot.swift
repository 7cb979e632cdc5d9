public import Testing

/// Fails the test when a value differs from its snapshot.
///
/// The snapshot is the file `__Snapshots__/<test file>/<suite>.<test>.<name>.<end>` beside the test's source file, the
/// same on every machine; in a spec, the example's sentence is the name of the test. A missing snapshot is recorded,
/// and the test fails once, so that the file is reviewed. Several strategies make a file each.
///
/// ```swift
/// assertSnapshot(of: cart, as: .json)
/// assertSnapshot(of: receipt, as: .text, named: "in Korean")
/// ```
///
/// See `Documentation/Snapshots.md`.
///
/// - Parameters:
///   - value: The value to compare.
///   - strategy: The conversion of the value to a file, and the comparison of two files.
///   - others: Strategies for further files of the same value.
///   - name: The name that distinguishes several snapshots of one test; required from the second on.
///   - record: The mode of recording. It takes precedence over the trait's, and that over `RIBLETS_SNAPSHOTS`.
@MainActor public func assertSnapshot<Value>(
  of value: Value,
  as strategy: SnapshotStrategy<Value>,
  _ others: SnapshotStrategy<Value>...,
  named name: String? = nil,
  record: SnapshotRecordMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  SnapshotAssertion(argument: nil, name: name, record: record, location: sourceLocation)
    .check(value, as: [strategy] + others)
}

/// Fails a parameterised test when a value differs from the snapshot for one of its arguments.
///
/// A test cannot ask Swift Testing for its argument, so it is passed to the assertion. The argument's text, as Swift
/// Testing prints it, becomes part of the file's name; for a type of your own, `CustomTestStringConvertible` defines
/// it.
///
/// ```swift
/// @MainActor @Test(arguments: Language.allCases) func receipt(language: Language) {
///   assertSnapshot(of: receipt(in: language), as: .text, for: language)
/// }
/// ```
///
/// - Parameters:
///   - value: The value to compare.
///   - strategy: The conversion of the value to a file, and the comparison of two files.
///   - others: Strategies for further files of the same value.
///   - argument: The test's argument; a tuple when it has several.
///   - name: The name that distinguishes several snapshots of one test and argument.
///   - record: The mode of recording. It takes precedence over the trait's, and that over `RIBLETS_SNAPSHOTS`.
@MainActor public func assertSnapshot<Value>(
  of value: Value,
  as strategy: SnapshotStrategy<Value>,
  _ others: SnapshotStrategy<Value>...,
  for argument: some Any,
  named name: String? = nil,
  record: SnapshotRecordMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = (argument as? any StringProtocol).map { String($0) } ?? String(describingForTest: argument)
  SnapshotAssertion(argument: text, name: name, record: record, location: sourceLocation)
    .check(value, as: [strategy] + others)
}
