import RibletsPlans

/// The types of Riblets, by the module that has them: what is imported for a package has to be used in what it sees.
enum KitTypes {
  static let byModule: [String: Set<String>] = [
    "Riblets": [
      "AnyComponent", "BoundTask", "BoundWork", "Buildable", "Builder", "CallSite", "ChildBuilders", "ChildEdge",
      "Component", "ComponentizedBuilder", "ContainerViewControllable", "Dependency", "Diagnosis",
      "DiagnosisReporter", "EmptyComponent", "EmptyDependency", "EventStream", "InactivityPolicy", "Interactable",
      "Interactor", "LaunchRouter", "LaunchRouting", "Leak", "LeakDetector", "LeakPolicy", "LifecycleBound",
      "MultiStageComponentizedBuilder", "MutableEventStream", "MutableStateStream", "Observed", "Presentable",
      "PresentableInteractor", "PresentationMisuse", "Presenter", "RibletClock", "RibletEvent", "RibletNode",
      "RibletPath", "RibletRuntime",
      "Router", "Routing", "ScheduledAction", "SimpleComponentizedBuilder", "SimpleMultiStageComponentizedBuilder",
      "StateStorage", "StateStream", "Step", "StopReason", "StreamEndedError", "StreamOrigin", "StreamStorage",
      "StreamValues", "Subscription", "SystemClock", "TaskPolicy", "TreeSnapshot", "ValueBuffering",
      "ViewControllable", "ViewPresence", "ViewPresenceReporting", "ViewableRouter", "ViewableRouting", "WorkEnd",
      "WorkScope", "Worker", "WorkerRun", "Workflow", "WorkflowError", "WorkflowOutcome", "WorkflowProgress",
      "WorkflowRun", "Working",
    ],
    "RibletsData": [
      "DataDomain", "DataProvider", "DataProviding", "DataStoreError", "FetchQuery", "Model", "ModelNotFoundError",
      "ModelQuery", "MutateQuery", "Returns",
    ],
    "RibletsMVVM": [
      "BindableView", "Coordinating", "Coordinator", "CoordinatorMisuse", "Lifetime", "LifetimeBound", "Screen",
      "ViewModel", "ViewModelMisuse",
    ],
    "RibletsSwiftUI": [
      "LaunchView", "NavigationScreen", "Screen", "ScreenView", "StateModel", "StateScreen",
    ],
    "RibletsUIKit": [
      "NavigationController", "UIViewControllable", "ViewControllerMisuse", "ViewTransition",
    ],
    "RibletsViews": [
      "AlertController", "Button", "Card", "Divider", "Embedded", "EmptyView", "Frame", "Grid", "Group", "HStack",
      "Image", "Input", "InputError", "List", "NavigationController", "Node", "PresentationStyle", "ProgressBar",
      "Spacer", "StatePresentable", "StateViewController", "Text", "TextField", "Toggle", "Transition", "VStack",
      "View", "ViewBuilder", "ViewController", "ViewMisuse", "Window",
    ],
  ]
}
