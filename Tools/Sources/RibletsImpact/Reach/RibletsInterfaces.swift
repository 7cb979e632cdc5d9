/// The public types of Riblets that are no protocols, besides those among ``KnownInterfaces``.
///
/// Many have a name that another package may have, too: they are known in files that import a module of Riblets.
enum RibletsInterfaces {
  /// The modules of Riblets that an app and its tests use. Their code reaches no code of an app that the app does not give it.
  static let modules: Set<String> = [
    "Riblets", "RibletsData", "RibletsDataRoot", "RibletsDataTesting", "RibletsGRDB", "RibletsHTTP",
    "RibletsHTTPTesting", "RibletsMVVM", "RibletsMVVMTesting", "RibletsPorting", "RibletsSnapshot", "RibletsSpec",
    "RibletsSwiftUI", "RibletsTerminal", "RibletsTestCore", "RibletsTesting", "RibletsUIKit", "RibletsViews",
    "RibletsViewsSnapshot", "RibletsViewsTesting", "RibletsWeb",
  ]

  static let types: Set<String> = [
    "AlertController", "Answer", "AnswerExcerpt", "AppTester", "ArgumentText", "BearerAuthentication", "BehaviorRelay",
    "BehaviorSubject", "BoundTask", "BoundWork", "BuilderTester", "Button", "Calls", "CallSite", "CallToken", "Card",
    "ColdSource", "Commit", "Completable", "Contract", "ContractError", "CoordinatorMisuse", "CoordinatorTester",
    "DatabaseChange", "DataOrigin", "DataPage", "DataProviderStub", "DataRequest", "DataStoreError", "Diagnosis",
    "DiagnosisReporter", "Disposable", "Disposables", "DisposeBag", "Divider", "Driver", "Embedded", "EmptyView",
    "EventStream", "Example", "FetchPolicy", "Frame", "Grid", "Group", "HotSource", "HotStateSource", "HStack",
    "HTTPAnswer", "HTTPBody", "HTTPBodyWriter", "HTTPCache", "HTTPClient", "HTTPError", "HTTPFields", "HTTPLimits",
    "HTTPLogEntry", "HTTPMethod", "HTTPOrigin", "HTTPQueryItem", "HTTPRedaction", "HTTPRequest", "HTTPResponse",
    "IdempotencyKey", "InactivityPolicy", "Input", "InputError", "InteractorTester", "JSONCoding", "JSONRequest",
    "KeptChange", "KnownValue", "LaunchView", "LeakDetector", "LeakPolicy", "Lifetime", "LineDifference",
    "LinkArguments", "LinkDecision", "LinkDestination", "LinkFailure", "LinkPath", "LinkProblem", "List", "LoadedPages",
    "LoadFailure", "LoadState", "MainScheduler", "MemoryOutbox", "MemoryStore", "ModelNotFoundError", "ModelTables",
    "MonkeyRun", "MultiStageComponentizedBuilder", "MutableEventStream", "MutableStateStream", "MutationRetry",
    "NavigationAlert", "NavigationController", "NavigationError", "NavigationMisuse", "NavigationMove",
    "NavigationScreen", "NavigationState", "NavigationTransitionHandle", "NoContent", "Node", "Observable",
    "OfflineError", "Outbox", "OutboxError", "OutboxMisuse", "OutboxState", "PagedList", "PagedQueryStub", "PageOf",
    "PlacedAlert", "PlacedView", "PlainValue", "PortableWindowHost", "Predictions", "PresentationMisuse",
    "PresentationStyle", "PresenterTester", "ProgressBar", "PublishRelay", "PublishSubject", "QueryStub", "Recorded",
    "RecordedPeriod", "Recorder", "RemoteConnection", "RemoteQueryError", "ReplaySubject", "RequestMeter",
    "RequestPriority", "Resolution", "ResultProof", "RetryAdvice", "RetryPolicy", "RibletAnimations", "RibletEvent",
    "RibletLeak", "RibletNode", "RibletPath", "RibletRuntime", "RootDataProvider", "Route", "RouteAction",
    "RouterLifecycle", "RouterTester", "RouteTabScreen", "ScheduledAction", "SchedulerType", "Screen", "ScreenContents",
    "ScreenProblem", "ScreenView", "ScriptedAnswers", "ServerAnswer", "ServerDouble", "ServerDoubleError", "ServerFeed",
    "ServerGate", "ServerRequest", "ServerSentEvent", "ServerSentEvents", "ServerSentUpdate", "ServerSentUpdates",
    "Shown", "SimpleMultiStageComponentizedBuilder", "Single", "SnapshotDifference", "SnapshotForm",
    "SnapshotRecordMode", "SnapshotsTrait", "SnapshotStrategy", "Spacer", "SQLiteOutbox", "SQLiteStore", "StateModel",
    "StateScreen", "StateStorage", "StateStream", "StateViewController", "Step", "StopReason", "StoredChange",
    "StoredCopy", "StoredText", "StreamConnection", "StreamEndedError", "StreamOrigin", "StreamStorage", "StreamValues",
    "Stub", "SubjectLifetimeScope", "SwiftUIWindowHost", "SystemClock", "TaskPolicy", "TerminalError", "TerminalExit",
    "TerminalHost", "TestableObservable", "TestableObserver", "TestClock", "TestScheduler", "TestScope",
    "TestScopeTrait", "TextField", "TimedEvent", "Toggle", "TouchedQueries", "TrackedRead", "Transition",
    "TransportStub", "TreeSnapshot", "UIKitWindowHost", "UnreadableSnapshot", "UnstubbedCall", "UnstubbedQuery",
    "URLSessionTransport", "ValueBuffering", "ViewAppearance", "ViewBuilder", "ViewControllerMisuse", "ViewMisuse",
    "ViewModelMisuse", "ViewModelScreen", "ViewModelTester", "ViewPresence", "ViewSize", "ViewTransition", "VStack",
    "WebHost", "WebHostError", "WhenCovered", "Window", "WorkEnd", "WorkerRun", "WorkerTester", "WorkflowError",
    "WorkflowOutcome", "WorkflowProgress", "WorkflowRun", "WorkflowTester", "WorkScope",
  ]
}
