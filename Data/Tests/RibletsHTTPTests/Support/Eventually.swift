/// Waits until something is so; a test whose time is over does not wait any more.
func eventually(_ isSo: () -> Bool) async throws {
  while !isSo() {
    try Task.checkCancellation()
    await Task.yield()
  }
}
