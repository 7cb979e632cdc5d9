import RibletsSource

/// The facts that a mock needs about protocols and classes of the standard library, of platforms and of Riblets.
package enum StandardProtocols {
  /// The requirements of `Navigating` that a mock computes from its moves, and that are not in ``source``: ``StandardMembers`` writes
  /// them.
  package static let ofMoves: Set<String> = ["routes", "selected"]

  /// Ask nothing of a class, or what a class has anyway.
  static let markers: Set<String> = [
    "AnyObject", "class", "Any", "Sendable", "SendableMetatype", "Copyable", "Escapable", "Identifiable", "Actor",
    "AnyActor", "Error", "LocalizedError", "ObservableObject", "Observable", "NSObjectProtocol", "Hashable",
    "Equatable", "Codable", "Encodable", "Decodable", "CustomStringConvertible", "CustomDebugStringConvertible",
    "CustomNSError",
  ]

  /// The standard protocols that each of these implies.
  static let implied: [String: [String]] = [
    "Hashable": ["Equatable"], "Codable": ["Encodable", "Decodable"], "Error": ["Sendable"],
    "LocalizedError": ["Error", "Sendable"], "CustomNSError": ["Error", "Sendable"],
    "Actor": ["Sendable", "AnyObject"], "Comparable": ["Equatable"],
  ]

  /// The protocols that ask for more than a mock can answer.
  static let unmockable: Set<String> = [
    "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "BitwiseCopyable", "CVarArg", "Clock",
    "Collection",
    "DistributedActor", "DurationProtocol", "Executor", "FixedWidthInteger", "FloatingPoint", "GlobalActor",
    "InstantProtocol", "LazySequenceProtocol", "MutableCollection", "Numeric", "OptionSet", "RandomAccessCollection",
    "RandomNumberGenerator", "RangeReplaceableCollection", "RecoverableError", "SIMD", "SerialExecutor", "SetAlgebra",
    "SignedInteger", "SignedNumeric", "Strideable", "StringProtocol", "TaskExecutor", "UnsignedInteger",
  ]

  /// Classes that protocols are bound to, and how they are made.
  static let classes: [String: String] = [
    "NSObject": "super.init()", "NSObjectProtocol": "super.init()",
    "UIViewController": "super.init(nibName: nil, bundle: nil)", "UIView": "super.init(frame: .zero)",
    "UIControl": "super.init(frame: .zero)", "UIResponder": "super.init()",
    "NSViewController": "super.init(nibName: nil, bundle: nil)", "NSView": "super.init(frame: .zero)",
  ]

  /// The classes that load from storyboards, and need an initializer for that.
  static let coded: Set<String> = ["UIViewController", "UIView", "UIControl", "NSViewController", "NSView"]

  /// Protocols that apps inherit from and whose source is not at hand: those of the standard library that ask
  /// something, and those of Riblets.
  package static let source = """
    protocol Comparable: Equatable {
      static func < (lhs: Self, rhs: Self) -> Bool
    }
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence<Element> {
      associatedtype Element
      func makeIterator() -> AnyIterator<Element>
    }
    protocol AsyncSequence<Element> {
      associatedtype Element
      func makeAsyncIterator() -> AsyncStream<Element>.AsyncIterator
    }
    protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol CaseIterable {
      static var allCases: [Self] { get }
    }
    protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: String)
    }
    protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      var stringValue: String { get }
      init?(stringValue: String)
      var intValue: Int? { get }
      init?(intValue: Int)
    }
    protocol CustomReflectable {
      var customMirror: Mirror { get }
    }
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (lhs: Self, rhs: Self) -> Self
      static func - (lhs: Self, rhs: Self) -> Self
    }
    protocol ExpressibleByStringLiteral {
      init(stringLiteral value: String)
    }
    protocol ExpressibleByIntegerLiteral {
      init(integerLiteral value: Int)
    }
    protocol ExpressibleByFloatLiteral {
      init(floatLiteral value: Double)
    }
    protocol ExpressibleByBooleanLiteral {
      init(booleanLiteral value: Bool)
    }
    protocol TextOutputStream {
      mutating func write(_ string: String)
    }
    @MainActor protocol Routing: AnyObject, Sendable {
      var interactable: any Interactable { get }
      var children: [any Routing] { get }
      func load()
      func attachChild(_ child: any Routing)
      func detachChild(_ child: any Routing)
    }
    @MainActor protocol ViewableRouting: Routing {
      var viewControllable: any ViewControllable { get }
    }
    @MainActor protocol LaunchRouting: ViewableRouting {
      func launch(in runtime: RibletRuntime?)
      func terminate()
    }
    @MainActor protocol Navigating<Origin>: Routing {
      associatedtype Origin
      @discardableResult func navigate(_ move: NavigationMove<Origin>) -> NavigationTransitionHandle
      func child(at id: RouteID<Origin>) async throws -> any Interactable
      func ask(_ question: NavigationAlert) async throws -> NavigationAlert.Answer?
      func isEnabled(_ route: Route<Origin>) -> Bool
    }
    @MainActor protocol Interactable: AnyObject, Sendable {
      var isActive: Bool { get }
      var isActiveStream: StateStream<Bool> { get }
      func activate()
      func deactivate()
    }
    @MainActor protocol Working: AnyObject, Sendable {
      var isStarted: Bool { get }
      var isStartedStream: StateStream<Bool> { get }
      var isRunning: Bool { get }
      func start(_ interactorScope: any Interactable)
      func stop()
    }
    @MainActor protocol Presentable: AnyObject, Sendable {}
    @MainActor protocol ViewControllable: AnyObject, Sendable {}
    @MainActor protocol Buildable: AnyObject, Sendable {}
    @MainActor protocol Dependency: AnyObject, Sendable {}
    @MainActor protocol EmptyDependency: Dependency {}
    """

  /// The same as models, by their names. Their files have no path.
  private static let all = Dictionary(
    uniqueKeysWithValues: SourceFile(parsing: Array(source.utf8), path: "").protocols.map { ($0.name, $0) })

  /// The protocols of a name, `Routing`, or of a name with its module, `Swift.Sequence`.
  static func found(_ name: String) -> SourceProtocol? {
    if let found = all[name] { return found }
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { all[String(name[name.utf8.index(after: $0)...])] }
  }

  /// The names of Riblets' protocols.
  static let ofRiblets = Set(all.values.filter(\.isOfRiblets).map(\.name))
}

extension SourceProtocol {
  /// True if it is one of ``StandardProtocols``.
  var isStandard: Bool { marks.position.file.isEmpty }

  /// True if it is one of ``StandardProtocols``, and of Riblets.
  var isOfRiblets: Bool { isStandard && marks.attributes.contains { $0.name == "MainActor" } }
}
