public import Riblets

/// A misuse of an ``Outbox``, as a tree's reporter gets it.
public enum OutboxMisuse: Diagnosis.Misuse, Equatable {
  /// The outbox was run while a run of it had not ended. The second run does nothing.
  case runsAlready(domain: String)

  public var problem: String {
    switch self {
    case .runsAlready(let domain): "Cannot run the outbox of '\(domain)': it runs already."
    }
  }

  public var fix: String {
    switch self {
    case .runsAlready: "Run it once, in the root riblet. A run ends when its task is cancelled."
    }
  }
}
