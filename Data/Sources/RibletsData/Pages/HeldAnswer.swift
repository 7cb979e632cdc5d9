/// An answer that is shown after the observation of its query has ended, such as a page of a list.
///
/// Made by a ``DataExecutor``. As long as it is held, what is predicted of it is kept for it.
@MainActor
package protocol HeldAnswer<Value>: AnyObject {
  associatedtype Value: Sendable

  /// True if what is predicted of the answer has changed since ``predicted(_:)``.
  var isOutdated: Bool { get }
  /// True if a mutation has touched the answer.
  var isStale: Bool { get set }

  /// Adds what is predicted of the answer; `nil` if nothing is.
  ///
  /// - Parameter answer: The answer as the server gave it.
  func predicted(_ answer: @autoclosure () -> Value) -> Value?

  /// Holds the answer again after ``release()``.
  func hold()

  /// Ends the hold.
  func release()
}
