import RibletsPlans

/// A part of an app that `riblets new` writes besides whole riblets.
package enum PartKind: String, CaseIterable, Sendable {
  case componentExtension = "component-extension"
  case coordinator
  case pluginPoint = "plugin-point"
  case query
  case useCase = "use-case"
  case viewModel = "view-model"
  case worker
  case workflow

  /// The name of the kind in texts for people.
  package var title: String {
    switch self {
    case .componentExtension: "component extension"
    case .coordinator: "coordinator"
    case .pluginPoint: "plug-in point"
    case .query: "query"
    case .useCase: "use case"
    case .viewModel: "view model"
    case .worker: "worker"
    case .workflow: "workflow"
    }
  }

  /// The endings of the names of its types.
  var endings: [String] {
    switch self {
    case .componentExtension: []
    case .coordinator: ["Coordinating", "Coordinator", "FlowListener"]
    case .query: [""]
    case .useCase: ["", "Repository", "UseCase"]
    case .viewModel: ["Listener", "ViewController", "ViewModel"]
    case .pluginPoint: ["Plugin", "PluginBuildable", "PluginBuilder", "Plugins"]
    case .worker: ["Worker", "Working"]
    case .workflow: ["ActionableItem", "Workflow"]
    }
  }

  /// The endings that people may add to the name and that are not a part of it.
  var superfluous: [String] {
    switch self {
    case .componentExtension: []
    case .coordinator: ["Coordinator", "Flow"]
    case .query: ["Query"]
    case .useCase: ["UseCase"]
    case .viewModel: ["ViewModel", "Screen"]
    case .pluginPoint: ["PluginPoint", "Plugins", "Plugin"]
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
    case .useCase: ["repository"]
    case .viewModel: ["finishTapped", "input", "lifetime", "text", "transform"]
    case .componentExtension, .coordinator, .pluginPoint, .query: []
    }
  }
}
