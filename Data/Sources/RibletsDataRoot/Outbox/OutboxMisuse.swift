public import Riblets

/// A misuse of an ``Outbox``, which the tree's reporter gets as a `Diagnosis`.
///
/// ```swift
/// if case .misused(let misuse as OutboxMisuse) = diagnosis.kind { log(misuse.problem) }
/// ```
///
/// See `Documentation/Troubleshooting.md`.
public enum OutboxMisuse: Diagnosis.Misuse, Equatable {
  /// The outbox was run while another run had not ended. The second run did nothing. Run it
  /// once, in the root riblet.
  case runsAlready(domain: String)

  /// The violated rule, in one line: `Cannot run the outbox of 'Menu': it runs already.`
  public var problem: String {
    switch self {
    case .runsAlready(let domain): "Cannot run the outbox of '\(domain)': it runs already."
    }
  }

  /// The advice: run the outbox once, in the root riblet.
  public var fix: String {
    switch self {
    case .runsAlready: "Run it once, in the root riblet. A run ends when its task is cancelled."
    }
  }
}
