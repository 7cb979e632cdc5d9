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
    "AlertController", "Answer", "AnswerExcerpt", "AppTester", "ArgumentText", "BearerAuthentication", "BoundTask",
    "BoundWork", "BuilderTester", "Button", "Calls", "CallSite", "CallToken", "Card", "ColdSource", "Commit",
    "Contract", "ContractError", "CoordinatorMisuse", "CoordinatorTester", "DatabaseChange", "DataOrigin", "DataPage",
    "DataProviderStub", "DataRequest", "DataStoreError", "Diagnosis", "DiagnosisReporter", "Disposables", "DisposeBag",
    "Divider", "Embedded", "EmptyView", "EventStream", "Example", "FetchPolicy", "Frame", "Grid", "Group", "HotSource",
    "HotStateSource", "HStack", "HTMLDocument", "HTTPAnswer", "HTTPBody", "HTTPBodyWriter", "HTTPCache", "HTTPClient",
    "HTTPError", "HTTPFields", "HTTPLimits", "HTTPLogEntry", "HTTPMethod", "HTTPOrigin", "HTTPQueryItem",
    "HTTPRedaction", "HTTPRequest", "HTTPResponse", "IdempotencyKey", "InactivityPolicy", "Input", "InputError",
    "InteractorTester", "JSONCoding", "JSONRequest", "KeptChange", "KnownValue", "LeakDetector", "LeakPolicy",
    "Lifetime", "LineDifference", "LinkArguments", "LinkDecision", "LinkDestination", "LinkFailure", "LinkPath",
    "LinkProblem", "List", "LoadedPages", "LoadFailure", "LoadState", "MainScheduler", "Markup", "MemoryOutbox",
    "MemoryStore", "ModelNotFoundError", "ModelTables", "MonkeyRun", "MultiStageComponentizedBuilder",
    "MutableEventStream", "MutableStateStream", "MutationRetry", "NavigationAlert", "NavigationController",
    "NavigationError", "NavigationMisuse", "NavigationMove", "NavigationState", "NavigationTransitionHandle",
    "NoContent", "Node", "OfflineError", "Outbox", "OutboxError", "OutboxMisuse", "OutboxState", "PagedList",
    "PagedQueryStub", "PageOf", "PlacedAlert", "PlacedView", "PlainValue", "PortableWindowHost", "Predictions",
    "PresentationMisuse", "PresentationStyle", "PresenterTester", "ProgressBar", "QueryStub", "RecordedPeriod",
    "Recorder", "RemoteConnection", "RemoteQueryError", "RequestMeter", "RequestPriority", "Resolution", "ResultProof",
    "RetryAdvice", "RetryPolicy", "RibletAnimations", "RibletEvent", "RibletLeak", "RibletNode", "RibletPath",
    "RibletRuntime", "RootDataProvider", "Route", "RouteAction", "RouterLifecycle", "RouterTester", "ScheduledAction",
    "Screen", "ScreenContents", "ScreenProblem", "ScriptedAnswers", "ServerAnswer", "ServerDouble", "ServerDoubleError",
    "ServerFeed", "ServerGate", "ServerRequest", "ServerSentEvent", "ServerSentEvents", "ServerSentUpdate",
    "ServerSentUpdates", "Shown", "SimpleMultiStageComponentizedBuilder", "SnapshotDifference", "SnapshotForm",
    "SnapshotRecordMode", "SnapshotsTrait", "SnapshotStrategy", "Spacer", "SQLiteOutbox", "SQLiteStore", "StateStorage",
    "StateStream", "StateViewController", "Step", "StopReason", "StoredChange", "StoredCopy", "StoredText",
    "StreamConnection", "StreamEndedError", "StreamOrigin", "StreamStorage", "StreamValues", "Stub",
    "SubjectLifetimeScope", "SystemClock", "TaskPolicy", "TerminalError", "TerminalExit", "TerminalHost", "TestClock",
    "TestScheduler", "TestScope", "TestScopeTrait", "TextField", "TimedEvent", "Toggle", "TouchedQueries",
    "TrackedRead", "Transition", "TransportStub", "TreeSnapshot", "UnreadableSnapshot", "UnstubbedCall",
    "UnstubbedQuery", "URLSessionTransport", "ValueBuffering", "ViewAppearance", "ViewBuilder", "ViewMisuse",
    "ViewModelMisuse", "ViewModelScreen", "ViewModelTester", "ViewPresence", "ViewSize", "VStack", "WebHost",
    "WebHostError", "WhenCovered", "Window", "WorkEnd", "WorkerRun", "WorkerTester", "WorkflowError", "WorkflowOutcome",
    "WorkflowProgress", "WorkflowRun", "WorkflowTester", "WorkScope",
  ]
}
