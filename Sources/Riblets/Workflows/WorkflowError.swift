/// The failure of a workflow that could not continue.
///
/// ``Workflow/run(from:deadline:fileID:line:)`` throws it, and ``Workflow/didFail(_:)`` gets it. See
/// `Documentation/Workflows.md`.
///
/// ```swift
/// override func didFail(_ error: any Error) {
///   if case WorkflowError.deadlineExceeded = error { showOffline() }
/// }
/// ```
public enum WorkflowError: Error, Hashable, CustomStringConvertible {
  /// The current step of one of a workflow's chains, as the description of the error shows it.
  ///
  /// ```swift
  /// if case .deadlineExceeded(_, _, let places) = error { log(places.map(\.step)) }
  /// ```
  public struct Place: Hashable, Sendable {
    /// The number of the step, counted from 0 along the chain: 1 for the second `onStep`.
    public let step: Int
    /// The line that added the step, for example `Shop/LaunchGameWorkflow.swift:7`; `nil` if it is not known.
    public let site: CallSite?
    /// The type of the item whose riblet was not active, such as `LoggedInActionableItem`; `nil` if the step itself
    /// had begun.
    public let awaitedItem: String?
  }

  /// The workflow had not completed at its deadline; the places are the current steps of its chains. Look at why the step waits.
  case deadlineExceeded(workflow: String, deadline: Duration, [Place])
  /// The item of the next step was freed while the step waited for its riblet to become active. Return an item that
  /// stays attached.
  case itemGone(workflow: String, Place?)

  /// The problem, each waiting step with its line, and the advice:
  /// `'LaunchGame' did not complete within 5.0 seconds. …`.
  public var description: String {
    switch self {
    case .deadlineExceeded(let workflow, let deadline, let places):
      """
      '\(workflow)' did not complete within \(deadline).

      \(places.isEmpty ? "  No step has begun" : places.map(\.text).joined(separator: "\n"))

      Look at why the step waits: a riblet that is never attached, a value that is never sent. If it only needs longer, \
      start the workflow with a later deadline.
      """
    case .itemGone(let workflow, let place):
      """
      '\(workflow)' cannot go on: the riblet of its next step is gone.

      \(place?.text ?? "")

      Let the step before return an item of a riblet that stays attached, and attach it before the step returns.
      """
    }
  }
}

extension WorkflowError.Place {
  fileprivate var text: String {
    let doing = awaitedItem.map { "waits for '\($0)' to become active" } ?? "has not returned"
    let place = "  Step \(step) \(doing)"
    guard let site else { return place }
    return "\(place), at \(site)"
  }
}
