public import Testing

/// Fails the test when a value is not what its snapshot says.
///
/// The snapshot is the file `__Snapshots__/<test file>/<suite>.<test>.<name>.<end>` beside the test's source file, the
/// same on every machine; in a spec, the example's sentence stands in for the test. When there is none, it is recorded,
/// and the test fails once, so that a person looks at it. Several strategies make a file each.
///
/// ```swift
/// assertSnapshot(of: cart, as: .json)
/// assertSnapshot(of: receipt, as: .text, named: "in Korean")
/// ```
///
/// - Parameters:
///   - value: What the snapshot is of.
///   - strategy: How the value becomes a file, and how two files are told apart.
///   - others: Further files of the same value.
///   - name: Tells several snapshots of one test apart; required from the second on.
///   - record: When to write the snapshot. Before the trait's word, and that before `RIBLETS_SNAPSHOTS`'.
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

/// Fails a parameterised test when a value is not what the snapshot for one of its arguments says.
///
/// A test cannot learn which argument it runs for, so the assertion is told. The argument's text, as Swift Testing
/// prints it, becomes part of the file's name; for a type of your own, `CustomTestStringConvertible` chooses it.
///
/// ```swift
/// @Test(arguments: Locale.all) func receipt(locale: Locale) {
///   assertSnapshot(of: receipt(in: locale), as: .text, for: locale)
/// }
/// ```
///
/// - Parameters:
///   - value: What the snapshot is of.
///   - strategy: How the value becomes a file, and how two files are told apart.
///   - others: Further files of the same value.
///   - argument: The test's argument; a tuple when it has several.
///   - name: Tells several snapshots of one test and argument apart.
///   - record: When to write the snapshot. Before the trait's word, and that before `RIBLETS_SNAPSHOTS`'.
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
