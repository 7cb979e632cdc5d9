/// A wait for a child, or a question, that ended without a result.
///
/// ``Navigating/child(at:)``, `Navigating.item(at:as:)` and ``Navigating/ask(_:)`` throw it. See
/// `Documentation/Routes.md`.
///
/// ```swift
/// do { try await router.item(at: .menu, as: (any MenuActionableItem).self) } catch let error as NavigationError { log(error) }
/// ```
public enum NavigationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The child was attached, but its interactor is not of the wanted type. Make the interactor conform to it.
  case noItem(child: String, wanted: String)
  /// The riblet was deactivated before the child was attached. Start the wait in work that is bound to the riblet.
  case ended(waitingFor: String)
  /// The riblet that asks is not on the screen, so that nobody can answer. Ask in a riblet that is shown.
  case hidden(riblet: String)

  /// The problem and its fix, in one line, for logs:
  /// `Cannot wait for 'Menu' any longer: its parent was deactivated. …`.
  public var description: String {
    switch self {
    case .noItem(let child, let wanted):
      "The interactor of '\(child)' is not a '\(wanted)'. Make it conform to it, or wait for another child."
    case .ended(let child):
      "Cannot wait for '\(child)' any longer: its parent was deactivated. Start the wait while the parent is active."
    case .hidden(let riblet):
      "'\(riblet)' cannot ask: it is hidden, or below a hidden riblet. Ask in a riblet that is shown."
    }
  }
}
