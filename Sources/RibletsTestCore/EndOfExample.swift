package import Testing

/// The end of what a trait opened around an example of a spec.
///
/// A trait closes its scope after the test has returned. For a spec that is too late: what the scope finds would be
/// booked to no example, and would have no line but the test's. So the trait binds its end here, and the spec runner
/// calls it when the example is over and its variables are gone. The trait's own call then finds nothing to do.
package enum EndOfExample {
  /// Closes the scope; what it finds and has no line of its own for is recorded at the given place.
  @TaskLocal package static var close: (@MainActor @Sendable (SourceLocation) async -> Void)?
}
