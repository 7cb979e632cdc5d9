/// The types and functions of others that items can name, by the module that files import for them.
package enum KnownTypes {
  package static let swift: Set<String> = values.swift.union(protocols.swift).union([
    "Any", "AnyHashable", "AnyKeyPath", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "CancellationError",
    "Character", "CollectionOfOne", "ContinuousClock", "EmptyCollection", "KeyPath", "MainActor",
    "ObjectIdentifier", "PartialKeyPath", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
    "ReferenceWritableKeyPath", "Regex", "Result", "StaticString", "Substring", "SuspendingClock",
    "SystemRandomNumberGenerator", "Task", "TaskPriority", "Unicode", "Void", "WritableKeyPath",
  ])
  package static let foundation: Set<String> = values.foundation.union(protocols.foundation).union([
    "AttributedString", "Bundle", "ByteCountFormatter", "CGPoint", "CGRect", "CGSize", "DateComponentsFormatter",
    "DateFormatter", "DateIntervalFormatter", "Dimension", "FileHandle", "FileManager", "Formatter",
    "ISO8601DateFormatter", "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Measurement",
    "MeasurementFormatter", "NSArray", "NSCache", "NSData", "NSDate", "NSDictionary", "NSError", "NSLock", "NSNumber",
    "NSObject", "NSRange", "NSRecursiveLock", "NSRegularExpression", "NSSet", "NSString", "Notification",
    "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "OutputStream",
    "PersonNameComponentsFormatter",
    "Pipe", "Process", "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "Scanner",
    "Thread", "Timer", "URLQueryItem", "Unit", "UnitAngle", "UnitArea", "UnitDuration", "UnitLength", "UnitMass",
    "UnitSpeed", "UnitTemperature", "UnitVolume", "UndoManager", "UserDefaults",
  ])
  package static let riblets = KitTypes.byModule["Riblets"] ?? []
  /// The types that are Foundation's on Apple's platforms, and in a module of their own on others.
  package static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionUploadTask", "URLSessionWebSocketTask", "URLSessionDataDelegate", "URLSessionDelegate",
    "URLSessionTaskDelegate",
  ]
  /// The module that has ``networking`` where Foundation does not. Files import it under a condition.
  package static let networkingModule = "FoundationNetworking"

  /// Types of smaller modules.
  private static let others = [
    "Atomic": "Synchronization", "Mutex": "Synchronization", "DispatchGroup": "Dispatch", "DispatchQueue": "Dispatch",
    "DispatchSemaphore": "Dispatch", "DispatchTime": "Dispatch", "ObservationRegistrar": "Observation",
  ]

  private static let functions = (
    swift: Set([
      "abs", "fatalError", "max", "min", "numericCast", "print", "repeatElement", "sequence", "stride", "type",
      "withUnsafeBytes", "zip", "#file", "#fileID", "#filePath", "#function", "#line", "#column",
    ]),
    foundation: Set([
      "acos", "asin", "atan", "atan2", "ceil", "cos", "exp", "floor", "hypot", "log", "log10", "log2", "pow", "round",
      "sin", "sqrt", "tan", "NSLocalizedString", "NSHomeDirectory", "NSTemporaryDirectory", "#Predicate", "#Expression",
    ])
  )

  /// Types without protocols of which a route can keep values.
  private static let values = (
    swift: Set([
      "Array", "Bool", "ClosedRange", "ContiguousArray", "Dictionary", "Double", "Duration", "Float", "Float16", "Int",
      "Int128", "Int16", "Int32", "Int64", "Int8", "Never", "Optional", "Range", "Set", "String", "UInt", "UInt128",
      "UInt16", "UInt32", "UInt64", "UInt8",
    ]),
    foundation: Set([
      "CGFloat", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath",
      "IndexSet", "Locale", "PersonNameComponents", "TimeInterval", "TimeZone", "URL", "URLComponents", "UUID",
    ])
  )

  private static let protocols = (
    swift: Set([
      "Actor", "AnyObject", "AsyncSequence", "BidirectionalCollection", "CaseIterable", "Clock", "Codable",
      "Collection", "Comparable", "CustomStringConvertible", "Decodable", "Decoder", "Encodable", "Encoder",
      "Equatable",
      "Error", "Executor", "Hashable", "Identifiable", "RandomAccessCollection", "RandomNumberGenerator",
      "RawRepresentable", "Sendable", "Sequence", "StringProtocol",
    ]),
    foundation: Set(["ContiguousBytes", "DataProtocol", "LocalizedError", "NSCopying", "SortComparator"]),
    riblets: Set([
      "BackHandling", "Buildable", "ChildRoute", "ContainerViewControllable", "Dependency", "EmptyDependency",
      "FormerRoute", "Interactable", "LaunchRouting", "LeaveListening", "LifecycleBound", "LinkDeciding", "LinkOpening",
      "Navigating",
      "Observed", "Presentable", "RibletClock", "RouteContainer", "Routing", "ScreenHosting", "ScreenTransition",
      "StateSaving", "ViewControllable", "ViewPresenceReporting", "ViewableRouting", "Working",
    ])
  )

  /// The numbers of generic arguments, where there are some.
  private static let arguments = [
    "Array": 1, "ArraySlice": 1, "AsyncStream": 1, "AsyncThrowingStream": 2, "ClosedRange": 1, "CollectionOfOne": 1,
    "ContiguousArray": 1, "Dictionary": 2, "EmptyCollection": 1, "EventStream": 1, "KeyPath": 2, "Measurement": 1,
    "MutableEventStream": 1, "MutableStateStream": 1, "NSCache": 2, "Optional": 1, "PartialKeyPath": 1,
    "PartialRangeFrom": 1, "PartialRangeThrough": 1, "PartialRangeUpTo": 1, "Range": 1, "ReferenceWritableKeyPath": 2,
    "Regex": 1, "Result": 2, "Set": 1, "StateStream": 1, "Task": 2, "WritableKeyPath": 2, "Atomic": 1, "Mutex": 1,
  ]

  /// Those that are not `Codable` and `Hashable`, so that no route keeps them.
  package static let unsaved: Set<String> = riblets.union(protocols.swift).union(protocols.foundation)
    .union(networking).union(others.keys)
    .union(foundation.filter { $0.hasPrefix("NS") || $0.hasSuffix("Formatter") || $0.hasSuffix("coder") })
    .union([
      "AnyHashable", "AnyKeyPath", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "Bundle", "Character",
      "ContinuousClock", "FileManager", "KeyPath", "Notification", "ObjectIdentifier", "Process", "Result",
      "StaticString", "Substring", "SuspendingClock", "Task", "Thread", "Timer", "UserDefaults", "Void",
    ])

  /// The types inside of others of which a route can keep values.
  private static let innerValues: Set<String> = [
    "ContinuousClock.Instant", "Locale.Currency", "Locale.Language", "Locale.Region", "SuspendingClock.Instant",
  ]

  // MARK: Questions

  /// The module that files import for a type; `nil` for one that nobody knows.
  ///
  ///     Int → Swift, Date → Foundation, URLSession → FoundationNetworking
  package static func module(ofType name: String) -> String? {
    if swift.contains(name) { return "Swift" }
    if riblets.contains(name) { return "Riblets" }
    if networking.contains(name) { return networkingModule }
    return foundation.contains(name) ? "Foundation" : others[name]
  }

  /// The module that files import for a function, or for a macro with its sign.
  package static func module(ofFunction name: String) -> String? {
    if functions.swift.contains(name) { return "Swift" }
    return functions.foundation.contains(name) ? "Foundation" : nil
  }

  /// True for the module of a type or a function here.
  package static func isModule(_ name: String) -> Bool {
    ["Swift", "Foundation", "Riblets", networkingModule].contains(name) || others.values.contains(name)
  }

  package static func isProtocol(_ name: String) -> Bool {
    protocols.swift.contains(name) || protocols.foundation.contains(name) || protocols.riblets.contains(name)
      || networking.contains(name) && name.hasSuffix("Delegate")
  }

  /// The number of generic arguments that a type takes; `nil` for one that is not known so well.
  package static func arguments(of name: String) -> Int? { arguments[name] ?? (riblets.contains(name) ? nil : 0) }

  /// Returns true if a route can keep values of a type: `Date`, `Locale.Region`.
  package static func isValue(_ type: String) -> Bool {
    values.swift.contains(type) || values.foundation.contains(type) || innerValues.contains(type)
  }

  /// Returns true if a type is of Swift, Foundation or Riblets.
  package static func contains(_ name: String) -> Bool { module(ofType: name) != nil }

  /// The names of all types.
  package static var all: [String] { Array(swift.union(foundation).union(networking)) }
}
