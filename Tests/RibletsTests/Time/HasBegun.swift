import Testing

/// Waits until something that was started has come as far as a condition says.
///
/// For what no ledger sees: a task that waits in something foreign, an end that comes from another thread.
@MainActor
func hasBegun(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
  var turns = 0
  while !condition(), turns < 100_000 {
    turns += 1
    await Task.yield()
  }
  #expect(condition(), "the task has not begun after \(turns) turns", sourceLocation: sourceLocation)
}
