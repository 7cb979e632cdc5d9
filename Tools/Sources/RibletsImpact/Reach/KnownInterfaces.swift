/// The types and protocols of other packages whose use is known: an extension of another one may be a protocol's that has any
/// requirement.
enum KnownInterfaces {
  /// Types that are no protocols, by the last part of their path: `Name` of `Notification.Name`.
  static let types: Set<String> = [
    "Animation", "AnyComponent", "AnyTransition", "Array", "AsyncStream", "AsyncThrowingStream",
    "AttributedString", "Binding", "Bool", "Builder", "Bundle", "CALayer", "Calendar", "CGFloat", "CGPoint", "CGRect",
    "CGSize", "Character", "CharacterSet", "ChildBuilders", "ClosedRange", "Color", "Component", "ComponentizedBuilder",
    "ContiguousArray", "Coordinator", "Data", "DataProvider", "Date", "DateComponents", "DateFormatter", "DateInterval",
    "Decimal", "Dictionary", "DispatchQueue", "Double", "Duration", "EdgeInsets", "EmptyComponent", "EnvironmentValues",
    "FileManager", "Float", "Font", "HTTPURLResponse", "Image", "IndexPath", "IndexSet", "Int", "Int16", "Int32",
    "Int64", "Int8", "Interactor", "JSONDecoder", "JSONEncoder", "KeyPath", "LaunchRouter", "LinkCatalogue", "Locale",
    "Measurement", "Name", "Never", "Notification", "NotificationCenter", "NSAttributedString",
    "NSLayoutConstraint", "NSMutableAttributedString", "NSNumber", "NSObject", "NSPredicate", "NSRegularExpression",
    "NSString", "NumberFormatter", "ObjectIdentifier", "Optional", "PresentableInteractor", "Presenter", "ProcessInfo",
    "Range", "Result", "RibletNavigationController", "RouteID", "Router", "RouteTabBarController", "Set",
    "SimpleComponentizedBuilder", "StaticString", "String", "Substring", "Task", "Text", "Timer", "TimeZone",
    "UIAlertController", "UIApplication", "UIBarButtonItem", "UIButton", "UICollectionView", "UICollectionViewCell",
    "UIColor", "UIControl", "UIDevice", "UIEdgeInsets", "UIFont", "UIImage", "UIImageView", "UILabel",
    "UINavigationController", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UIScreen", "UIScrollView", "UIStackView",
    "UITabBarController", "UITableView", "UITableViewCell", "UITableViewController", "UITextField", "UITextView",
    "UIView", "UIViewController", "UIWindow", "URL", "URLComponents", "URLRequest", "URLSession", "UserDefaults",
    "UUID", "ViewableRouter", "ViewController", "Worker", "Workflow", "XCTestCase",
  ]

  /// Protocols all of whose requirements are among ``requirements``.
  static let protocols = protocolsOfPlatforms.union(protocolsOfRiblets)

  private static let protocolsOfPlatforms: Set<String> = [
    "Actor", "Any", "AnyObject", "App", "AsyncSequence", "BidirectionalCollection", "BinaryFloatingPoint",
    "BinaryInteger", "BitwiseCopyable", "ButtonStyle", "CaseIterable", "Codable", "CodingKey", "Collection",
    "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "CustomTestArgumentEncodable",
    "CustomTestReflectable", "CustomTestStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
    "FixedWidthInteger", "FloatingPoint", "Hashable", "Identifiable", "LocalizedError", "MutableCollection",
    "Numeric", "ObservableObject", "OptionSet", "RandomAccessCollection", "RangeReplaceableCollection",
    "RawRepresentable", "Sendable", "Sequence", "SetAlgebra", "SignedInteger", "SignedNumeric", "Strideable",
    "StringProtocol", "SuiteTrait", "TestScoping", "TestTrait", "Trait", "UnsignedInteger", "View", "ViewModifier",
  ]

  private static let protocolsOfRiblets: Set<String> = [
    "BackHandling", "BindableView", "Buildable", "CachedFetchQuery", "ChildRoute", "ContainerViewControllable",
    "Coordinating", "DataDomain", "DataModel", "DataProviding", "DataStore", "Dependency", "EmptyDependency",
    "EmptyValue", "FetchQuery", "FormerRoute", "HTTPTransport", "Interactable", "KeptMutateQuery", "LaunchRouting",
    "LeaveListening", "LifecycleBound", "LifetimeBound", "LinkDeciding", "LinkOpening", "Mock", "ModelQuery",
    "MutateQuery", "Navigating", "Observed", "OutboxStorage", "PagedQuery", "Presentable", "RemoteChange",
    "RemoteDataDomain", "RemoteFetchQuery", "RemoteMutateQuery", "RetryAdvising", "RibletClock", "RouteContainer",
    "Routing", "ScreenHosting", "ScreenShowing", "ScreenTransition", "Spec", "StatePresentable", "StateSaving",
    "UIViewControllable", "ViewableRouting", "ViewControllable", "ViewModel", "ViewPresenceReporting", "Working",
  ]

  /// The names that another package may have, too, for a protocol or a class of its own.
  static let ofRiblets = protocolsOfRiblets.union(RibletsInterfaces.types).union([
    "AnyComponent", "Builder", "ChildBuilders", "Component", "ComponentizedBuilder", "Coordinator", "DataProvider",
    "EmptyComponent", "Interactor", "LaunchRouter", "LinkCatalogue", "PresentableInteractor", "Presenter",
    "RibletNavigationController", "RouteID", "Router", "RouteTabBarController", "SimpleComponentizedBuilder",
    "ViewableRouter", "ViewController", "Worker", "Workflow",
  ])

  /// The names of requirements of ``protocols``, which callers in other packages use without a name in the app.
  static let requirements: Set<String> = [
    "abs", "activate", "addingReportingOverflow", "addProduct", "advanced", "aggregate", "allCases", "append",
    "arrange", "ask", "asTypeErased", "attachChild", "base", "bigEndian", "bind", "bitWidth", "body", "build",
    "byteSwapped", "calls", "changes", "child", "children", "codingPath", "comments", "connect", "contains", "copy",
    "count", "customTestMirror", "dataProvider", "deactivate", "deadline", "debugDescription", "decide", "decode",
    "description", "detachChild", "distance", "dividedReportingOverflow", "dividingFullWidth", "emptyValue", "encode",
    "encodeTestArgument", "endIndex", "errorDescription", "exponent", "exponentBitPattern", "facts", "failureReason",
    "fetch", "fetchCopy", "finished", "fix", "floatingPointClass", "former", "formIndex", "formIntersection",
    "formRemainder", "formSquareRoot", "formSymmetricDifference", "formTruncatingRemainder", "formUnion", "goBack",
    "greatestFiniteMagnitude", "hash", "hashValue", "helpAnchor", "hide", "holdsStacks", "icon", "id", "index",
    "indices", "infinity", "input", "insert", "interactable", "intersection", "intValue", "isActive",
    "isActiveStream", "isCanonical", "isDisjoint", "isEmpty", "isEnabled", "isEqual", "isFinite", "isInfinite",
    "isLess", "isLessThanOrEqualTo", "isNaN", "isNormal", "isRecursive", "isReleasedWhenCovered", "isRunning",
    "isSignalingNaN", "isSigned", "isSignMinus", "isStarted", "isStartedStream", "isSubnormal", "isSubset",
    "isSuperset", "isTotallyOrdered", "isZero", "keep", "keptName", "key", "launch", "leadingZeroBitCount",
    "leastNonzeroMagnitude", "leastNormalMagnitude", "lifetime", "littleEndian", "load", "lowercased", "magnitude",
    "main", "makeAsyncIterator", "makeBody", "makeIterator", "max", "maximum", "migrate", "min", "minimum",
    "modelName", "multipliedFullWidth", "multipliedReportingOverflow", "mutate", "nan", "navigate", "negate", "next",
    "nextDown", "nextUp", "node", "nonzeroBitCount", "now", "objectWillChange", "page", "partition", "pi", "place",
    "policy", "popFirst", "popLast", "predict", "prepare", "presence", "problem", "provideScope",
    "quotientAndRemainder", "radix", "rawValue", "read", "recoverySuggestion", "remainder",
    "remainderReportingOverflow", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "replace",
    "replaceSubrange", "reserveCapacity", "resolution", "retry", "retryAdvice", "riblet", "round", "rounded", "route",
    "routes", "savedState", "schedule", "scopeProvider", "screen", "selected", "send", "show", "shown", "sign",
    "signalingNaN", "significand", "significandBitPattern", "significandWidth", "signum", "spec", "squareRoot",
    "start", "startIndex", "stop", "stringValue", "subscribe", "subtract", "subtracting",
    "subtractingReportingOverflow", "swapAt", "symmetricDifference", "terminate", "testDescription", "title",
    "touches", "trackedRead", "trailingZeroBitCount", "transform", "truncatingRemainder", "uiviewController", "ulp",
    "underestimatedCount", "unicodeScalars", "union", "unownedExecutor", "update", "uppercased", "userDidLeave",
    "userDidTryToLeave", "utf16", "utf8", "version", "viewControllable", "whenChangedElsewhere", "whenCovered",
    "withContiguousMutableStorageIfAvailable", "withContiguousStorageIfAvailable", "withCString", "words",
    "workScope", "write", "zero",
  ]

  /// The names that the compiler calls without writing them: for interpolations, builders, wrappers, loops.
  static let calledByCompiler: Set<String> = [
    "appendInterpolation", "appendLiteral", "buildArray", "buildBlock", "buildEither", "buildExpression",
    "buildFinalResult", "buildIf", "buildLimitedAvailability", "buildOptional", "buildPartialBlock", "callAsFunction",
    "dynamicallyCall", "dynamicMember", "makeAsyncIterator", "makeIterator", "next", "projectedValue", "wrappedValue",
  ]

  /// The first labels of initializers that the compiler calls for literals, wrappers and coding.
  static let labelsOfCompiler: Set<String> = [
    "arrayLiteral", "booleanLiteral", "dictionaryLiteral", "extendedGraphemeClusterLiteral", "floatLiteral", "from",
    "integerLiteral", "nilLiteral", "projectedValue", "stringInterpolation", "stringLiteral", "unicodeScalarLiteral",
    "wrappedValue",
  ]

  /// Modules that open no file that the app's code does not name by ``FileFacts``.
  static let modulesThatReadNothing: Set<String> = [
    "_Concurrency", "_StringProcessing", "AppKit", "ArgumentParser", "Builtin", "Combine", "CoreFoundation",
    "CoreGraphics", "CryptoKit", "Darwin", "Dispatch", "Distributed", "FlyingFox", "FlyingSocks", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "Glibc", "GRDB", "Musl", "Nimble",
    "ObjectiveC", "Observation", "os", "QuartzCore", "Quick", "RegexBuilder", "RIBs", "RxCocoa", "RxRelay", "RxSwift",
    "Swift", "SwiftUI", "Synchronization", "Testing", "UIKit", "XCTest",
  ]
}
