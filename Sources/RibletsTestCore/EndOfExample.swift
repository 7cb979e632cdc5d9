package import Testing

/// The end of a trait's scope around an example of a spec.
///
/// A trait closes its scope after the test has returned. For a spec that is too late: its issues would belong to no
/// example, and would have no line but the test's. So the trait binds its end here, and the spec runner calls it when
/// the example is over and its variables are freed. The trait's own call then does nothing.
package enum EndOfExample {
  /// Closes the scope; issues without a line of their own are recorded at the given place.
  @TaskLocal package static var close: (@MainActor @Sendable (SourceLocation) async -> Void)?
}
