/// The types of Riblets, by the module that has them: what is imported for a package has to be used in what it sees.
enum KitTypes {
  static let byModule: [String: Set<String>] = [
    "Riblets": [
      "Animations", "AnyComponent", "BackHandling", "BoundTask", "BoundWork", "Buildable", "Builder", "CallSite",
      "ChildBuilders", "ChildRoute", "Component", "ComponentizedBuilder", "ContainerViewControllable", "Dependency",
      "Diagnosis", "DiagnosisReporter", "EmptyComponent", "EmptyDependency", "EventStream", "FormerRoute",
      "InactivityPolicy", "Interactable", "Interactor", "LaunchRouter", "LaunchRouting", "Leak", "LeakDetector",
      "LeakPolicy", "LeaveListening", "LifecycleBound", "LinkArguments", "LinkCatalogue", "LinkDeciding",
      "LinkDecision", "LinkDestination", "LinkFailure", "LinkPath", "LinkProblem", "MoveTransition",
      "MultiStageComponentizedBuilder", "MutableEventStream", "MutableStateStream", "Navigating", "NavigationAlert",
      "NavigationError", "NavigationMisuse", "NavigationMove", "NavigationState", "Observed", "PlacedAlert",
      "PlacedView", "PlainValue", "Presentable", "PresentableInteractor", "PresentationMisuse", "Presenter",
      "RibletClock", "RibletEvent", "RibletNode", "RibletPath", "RibletRuntime", "Route", "RouteAction",
      "RouteContainer", "RouteID", "Router", "Routing", "ScheduledAction", "ScreenContents", "ScreenHosting",
      "ScreenTransition", "Shown", "SimpleComponentizedBuilder", "SimpleMultiStageComponentizedBuilder", "StateSaving",
      "StateStorage", "StateStream", "Step", "StopReason", "StreamEndedError", "StreamOrigin", "StreamStorage",
      "StreamValues", "Subscription", "SystemClock", "TaskPolicy", "TreeSnapshot", "ValueBuffering", "ViewControllable",
      "ViewPresence", "ViewPresenceReporting", "ViewableRouter", "ViewableRouting", "WhenCovered", "WorkEnd",
      "WorkScope", "Worker", "WorkerRun", "Workflow", "WorkflowError", "WorkflowOutcome", "WorkflowProgress",
      "WorkflowRun", "Working",
    ],
    "RibletsData": [
      "CachedFetchQuery", "DataDomain", "DataOrigin", "DataProvider", "DataProviding", "DataRequest", "DataStoreError",
      "FetchPolicy", "FetchQuery", "IdempotencyKey", "KeptChange", "KeptMutateQuery", "Known", "LoadFailure", "Loaded",
      "LoadedPages", "Model", "ModelNotFoundError", "ModelQuery", "MutateQuery", "OfflineError", "OutboxError",
      "OutboxState", "Page", "PageOf", "PagedList", "PagedQuery", "Predictions", "RemoteChange", "RemoteDataDomain",
      "RemoteFetchQuery", "RemoteMutateQuery", "RemoteQueryError", "Repetition", "RequestMeter", "RequestPriority",
      "Resolution", "RetryAdvice", "RetryAdvising", "Returns", "StoredCopy", "TouchedQueries",
    ],
    "RibletsMVVM": [
      "BindableView", "Coordinating", "Coordinator", "CoordinatorMisuse", "Lifetime", "LifetimeBound", "Screen",
      "ViewModel", "ViewModelMisuse",
    ],
    "RibletsSwiftUI": [
      "LaunchView", "NavigationScreen", "RouteTabScreen", "Screen", "ScreenView", "StateModel", "StateScreen",
      "WindowScreen",
    ],
    "RibletsUIKit": [
      "NavigationController", "RouteTabBarController", "UIViewControllable", "ViewControllerMisuse", "ViewTransition",
      "WindowScreen",
    ],
    "RibletsViews": [
      "AlertController", "Button", "Card", "Divider", "Embedded", "EmptyView", "Frame", "Grid", "Group", "HStack",
      "Image", "Input", "InputError", "List", "NavigationController", "Node", "PresentationStyle", "ProgressBar",
      "Spacer", "StatePresentable", "StateViewController", "Text", "TextField", "Toggle", "Transition", "VStack",
      "View", "ViewBuilder", "ViewController", "ViewMisuse", "Window", "WindowScreen",
    ],
  ]
}
