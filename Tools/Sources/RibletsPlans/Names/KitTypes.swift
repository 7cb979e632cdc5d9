/// The types of Riblets, by the module that has them: what is imported for a package has to be used in what it sees.
package enum KitTypes {
  package static let byModule: [String: Set<String>] = [
    "Riblets": [
      "AnyComponent", "BackHandling", "BoundTask", "BoundWork", "Buildable", "Builder", "CallSite", "ChildBuilders",
      "ChildHandle", "ChildRoute", "Component", "ComponentizedBuilder", "ContainerViewControllable", "Dependency",
      "Diagnosis",
      "DiagnosisReporter", "EmptyComponent", "EmptyDependency", "EventStream", "FormerRoute", "InactivityPolicy",
      "Interactable", "Interactor", "LaunchRouter", "LaunchRouting", "LeakDetector", "LeakPolicy", "LeaveListening",
      "LifecycleBound", "LinkArguments", "LinkCatalogue", "LinkDeciding", "LinkDecision", "LinkDestination",
      "LinkFailure", "LinkOpening", "LinkPath", "LinkProblem", "MutableEventStream", "MutableStateStream", "Navigating",
      "NavigationAlert", "NavigationError", "NavigationMisuse", "NavigationMove", "NavigationState",
      "NavigationTransitionHandle", "Observed", "PlacedAlert", "PlacedView", "PlainValue", "Presentable",
      "PresentableInteractor", "PresentationMisuse", "Presenter", "RibletAnimations", "RibletClock", "RibletEvent",
      "RibletLeak", "RibletNode", "RibletPath", "RibletRuntime", "Route", "RouteAction", "RouteContainer", "RouteID",
      "Router", "Routing", "ScheduledAction", "ScreenContents", "ScreenHosting", "ScreenTransition", "Shown",
      "SimpleComponentizedBuilder", "StateSaving", "StateStorage", "StateStream", "Step", "StopReason",
      "StreamConnection", "StreamEndedError", "StreamOrigin", "StreamStorage", "StreamValues", "SystemClock",
      "TaskPolicy", "TreeSnapshot", "ValueBuffering", "ViewControllable", "ViewPresence", "ViewPresenceReporting",
      "ViewableRouter", "ViewableRouting", "WhenCovered", "WorkEnd", "WorkScope", "Worker", "WorkerRun", "Workflow",
      "WorkflowError", "WorkflowOutcome", "WorkflowProgress", "WorkflowRun", "Working",
    ],
    "RibletsData": [
      "CachedFetchQuery", "DataDomain", "DataModel", "DataOrigin", "DataPage", "DataProvider", "DataProviding",
      "DataRequest", "DataStoreError", "FetchPolicy", "FetchQuery", "IdempotencyKey", "KeptChange", "KeptMutateQuery",
      "KnownValue", "LoadFailure", "LoadState", "LoadedPages", "ModelNotFoundError", "ModelQuery", "MutateQuery",
      "MutationRetry", "OfflineError", "OutboxError", "OutboxState", "PageOf", "PagedList", "PagedQuery",
      "Predictions", "RemoteChange", "RemoteDataDomain", "RemoteFetchQuery", "RemoteMutateQuery", "RemoteQueryError",
      "RequestMeter", "RequestPriority", "Resolution", "ResultProof", "RetryAdvice", "RetryAdvising", "StoredCopy",
      "TouchedQueries",
    ],
    "RibletsMVVM": [
      "BindableView", "Coordinating", "Coordinator", "CoordinatorMisuse", "Lifetime", "LifetimeBound", "ViewModel",
      "ViewModelMisuse", "ViewModelScreen",
    ],
    "RibletsSwiftUI": [
      "LaunchView", "NavigationScreen", "RouteTabScreen", "Screen", "ScreenMisuse", "ScreenView", "StateModel",
      "StateScreen", "SwiftUIWindowHost",
    ],
    "RibletsUIKit": [
      "RibletNavigationController", "RouteTabBarController", "SheetConfiguring", "UIKitWindowHost",
      "UIViewControllable", "ViewControllerMisuse", "ViewTransition",
    ],
    "RibletsViews": [
      "AlertController", "Button", "Card", "Divider", "Embedded", "EmptyView", "Frame", "Grid", "Group", "HStack",
      "Image", "Input", "InputError", "List", "NavigationController", "Node", "PortableWindowHost",
      "PresentationStyle", "ProgressBar", "Spacer", "StatePresentable", "StateViewController", "Text", "TextField",
      "Toggle", "Transition", "VStack", "View", "ViewBuilder", "ViewController", "ViewMisuse", "Window",
    ],
  ]
}
