/// Listens to a candidate and writes down what was said.
/// @mockable
@MainActor
public protocol Transcriber: AnyObject, Sendable {
  /// Begins to listen.
  func start() async throws
  /// Ends listening, and returns the words since ``start()``.
  func stop() async throws -> String
}
