package import Testing

/// The end of a trait's scope around an example of a spec.
///
/// A trait closes its scope after the test has returned. For a spec that is too late: its issues would belong to no
/// example, and would have no line but the test's. So the trait binds its end here, and the spec runner calls it when
/// the example is over and its variables are freed. The trait's own call then does nothing.
package enum EndOfExample {
  /// The end that the trait of the running test has bound.
  @TaskLocal package static var current: Closing?

  /// Closes the scope; issues without a line of their own are recorded at the given place.
  ///
  /// A type, because `withValue` of a closure crashes in optimized builds of Swift 6.3 (swiftlang/swift#88321).
  package struct Closing: Sendable {
    package let close: @MainActor @Sendable (SourceLocation) async -> Void

    package init(_ close: @escaping @MainActor @Sendable (SourceLocation) async -> Void) { self.close = close }
  }
}
