import RibletsPlans

/// A part of an app that `riblets new` writes besides whole riblets.
package enum PartKind: String, CaseIterable, Sendable {
  case coordinator
  case query
  case viewModel = "view-model"
  case worker
  case workflow

  /// The name of the kind in texts for people.
  package var title: String {
    switch self {
    case .coordinator: "coordinator"
    case .query: "query"
    case .viewModel: "view model"
    case .worker: "worker"
    case .workflow: "workflow"
    }
  }

  /// The endings of the names of its types.
  var endings: [String] {
    switch self {
    case .coordinator: ["Coordinating", "Coordinator", "FlowListener"]
    case .query: [""]
    case .viewModel: ["Listener", "ViewController", "ViewModel"]
    case .worker: ["Worker", "Working"]
    case .workflow: ["ActionableItem", "Workflow"]
    }
  }

  /// The endings that people may add to the name and that are not a part of it.
  var superfluous: [String] {
    switch self {
    case .coordinator: ["Coordinator", "Flow"]
    case .query: ["Query"]
    case .viewModel: ["ViewModel", "Screen"]
    case .worker: ["Worker", "Working"]
    case .workflow: ["Workflow"]
    }
  }

  /// The names that the types of the part have already, or use in what is generated.
  var taken: Set<String> {
    switch self {
    case .worker:
      [
        "currentRun", "done", "isRunning", "isStarted", "isStartedStream", "pause", "rounds", "round", "run", "start",
        "stop",
      ]
    case .workflow: ["item", "onStep", "run", "root", "start"]
    case .viewModel: ["finishTapped", "input", "lifetime", "text", "transform"]
    case .coordinator, .query: []
    }
  }
}
