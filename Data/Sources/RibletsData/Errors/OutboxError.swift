/// The reason why a change was not saved in the outbox, or not discarded.
///
/// `enqueue` and `discard` throw it. Nothing has changed then. See `Documentation/OfflineChanges.md`.
///
/// ```swift
/// do { try await menu.discard(change.id) } catch OutboxError.beingSent { showSending() }
/// ```
public enum OutboxError: Error, Hashable, CustomStringConvertible {
  /// The provider was made without an outbox. Make it with `provider(for:through:)`.
  case noOutbox(query: String, domain: String)
  /// The outbox does not list the query's type, and could not read the change after a restart. Add the type where you
  /// make the outbox.
  case unlisted(query: String, domain: String)
  /// The change is on its way, and the server may make it. Wait for its end, then enqueue a change that undoes it.
  case beingSent(query: String, domain: String)
  /// The user of the app has changed, and `resume(for:)` of the outbox was not called for the next one.
  case paused(query: String, domain: String)

  /// The failure, its query and domain, and how to fix it, over two lines. For logs, not for the user.
  public var description: String {
    switch self {
    case .noOutbox(let query, let domain):
      """
      The change \(query) of \(domain) cannot be kept: its provider has no outbox.

      Make the provider with `provider(for: \(domain).self, through: outbox)`.
      """
    case .unlisted(let query, let domain):
      """
      The change \(query) of \(domain) cannot be kept: the outbox could not read it after a restart.

      Name its type where the outbox is made: `Outbox(\(domain).self, keeping: \(query).self, …)`.
      """
    case .beingSent(let query, let domain):
      """
      The change \(query) of \(domain) cannot be discarded: it is being sent, and the server may make it.

      Wait until it has ended. If the server made it, enqueue a change that undoes it.
      """
    case .paused(let query, let domain):
      """
      The change \(query) of \(domain) cannot be kept: the user has changed, and nobody has said whose changes the outbox holds.

      Call `resume(for:)` of the outbox when the next user has signed in.
      """
    }
  }
}
