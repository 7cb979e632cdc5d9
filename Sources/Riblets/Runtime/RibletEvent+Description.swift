extension RibletEvent: CustomStringConvertible {
  /// One line for a log: the riblet's path, then the event.
  ///
  /// ```swift
  /// runtime.events.sink { print($0) }  // Root/LoggedIn attached
  /// ```
  public var description: String {
    let place = path.map { "\($0) " } ?? ""
    return place + Self.phrase(kind)
  }

  private static func phrase(_ kind: Kind) -> String {
    switch kind {
    case .attached: "attached"
    case .detached: "detached"
    case .activated: "became active"
    case .deactivated: "became inactive"
    case .loaded: "loaded"
    case .workStarted(let work): "started \(work)"
    case .workEnded(let work, let end): "\(end == .finished ? "finished" : "cancelled") \(work)"
    case .workflow(let progress): "\(progress)"
    case .library(let event): "\(event)"
    case .leaked(let leak): "leaked its \(leak.role.name) '\(leak.object)'"
    case .diagnosed(let diagnosis): "diagnosed: \(diagnosis.description.prefix { $0 != "\n" })"
    }
  }
}

extension BoundWork: CustomStringConvertible {
  /// The kind, the name if there is one, and the line: `task 'search' at Shop/SearchInteractor.swift:31`.
  public var description: String {
    var text = kind.name
    if let name { text += " '\(name)'" }
    if let site { text += " at \(site)" }
    return text
  }
}

extension BoundWork.Kind {
  /// Spelled out, since a build without reflection metadata does not know the names of its cases.
  fileprivate var name: String {
    switch self {
    case .observation: "observation"
    case .task: "task"
    case .worker: "worker"
    case .workflow: "workflow"
    case .subscription: "subscription"
    }
  }
}

extension WorkflowProgress: CustomStringConvertible {
  /// The workflow and its stage, as in `workflow LaunchGame took step 1`.
  public var description: String {
    switch stage {
    case .started: "workflow \(workflow) started"
    case .step(let number): "workflow \(workflow) took step \(number)"
    case .completed: "workflow \(workflow) completed"
    case .cancelled: "workflow \(workflow) was cancelled"
    case .failed: "workflow \(workflow) failed"
    }
  }
}
