import RibletsTesting
import Testing

// Mocks in exactly the shape in which a generator writes them; Documentation/Mocks.md explains each member.
// They live on the main actor. GeneratedShape+Concurrent.swift has those that do not.

@MainActor
protocol LobbyListener: AnyObject, Sendable {
  func didChoose(game: String)
}

@MainActor
protocol LobbyPresentable: AnyObject, Sendable {
  var listener: (any LobbyListener)? { get set }
  var title: String { get }
  func show(_ games: [String], animated: Bool)
  func close()
  func score(of player: String) -> Int
  func best(among players: [String]) -> String?
  func buy(_ item: String) throws(LobbyError) -> Int
  func load(_ page: Int) async throws -> [String]
  func convert<Value: Sendable>(_ value: Value) -> Value
  func sort(_ list: inout [Int], by areInOrder: (Int, Int) -> Bool)
  func onClose(_ action: @escaping @MainActor () -> Void)
  func child(named name: String) -> any LobbyPresentable
  func theme() -> LobbyTheme
  static func makeName() -> String
}

enum LobbyError: Error, Equatable {
  case soldOut
}

struct LobbyTheme: Equatable {
  let tint: Int
}

final class LobbyListenerMock: LobbyListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: LobbyListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    didChooseArguments = []
  }

  private var didChooseArguments: [String] = []
  var didChooseCallCount: Int { calls.count(of: "didChoose") }
  var didChooseHandler: ((String) -> Void)?
  var didChooseArgValues: [String] {
    calls.markAsserted("didChoose")
    return didChooseArguments
  }
  var didChooseReceivedArguments: String? {
    calls.markLastAsserted("didChoose")
    return didChooseArguments.last
  }
  func didChoose(game: String) {
    calls.note("didChoose", ["game": game])
    didChooseArguments.append(game)
    didChooseHandler?(game)
  }
}

final class LobbyPresentableMock: LobbyPresentable, Mock {
  nonisolated let calls: Calls

  init(title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: LobbyPresentableMock.self, sourceLocation: sourceLocation)
    titleValue = title
  }

  func reset() {
    calls.reset()
    showArguments = []
    scoreArguments = []
    bestArguments = []
    buyArguments = []
    loadArguments = []
    childArguments = []
  }

  // A property that can be set: each set is a call. Weak where the annotation says so.
  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any LobbyListener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }

  // A property that can only be read.
  private var titleValue: String?
  var title: String {
    get { titleValue ?? calls.unstubbed("title", set: "title") }
    set { titleValue = newValue }
  }

  // Returns nothing.
  private var showArguments: [(games: [String], animated: Bool)] = []
  var showCallCount: Int { calls.count(of: "show") }
  var showHandler: (([String], Bool) -> Void)?
  var showArgValues: [(games: [String], animated: Bool)] {
    calls.markAsserted("show")
    return showArguments
  }
  var showReceivedArguments: (games: [String], animated: Bool)? {
    calls.markLastAsserted("show")
    return showArguments.last
  }
  func show(_ games: [String], animated: Bool) {
    calls.note("show", ["_": games, "animated": animated])
    showArguments.append((games, animated))
    showHandler?(games, animated)
  }

  // Takes nothing and returns nothing.
  var closeCallCount: Int { calls.count(of: "close") }
  var closeHandler: (() -> Void)?
  func close() {
    calls.note("close")
    closeHandler?()
  }

  // Returns what has an empty value.
  private var scoreArguments: [String] = []
  var scoreCallCount: Int { calls.count(of: "score") }
  var scoreHandler: ((String) -> Int)?
  var scoreReturnValue: Int?
  var scoreArgValues: [String] {
    calls.markAsserted("score")
    return scoreArguments
  }
  var scoreReceivedArguments: String? {
    calls.markLastAsserted("score")
    return scoreArguments.last
  }
  func score(of player: String) -> Int {
    let call = calls.note("score", ["of": player])
    scoreArguments.append(player)
    if let scoreHandler { return scoreHandler(player) }
    if let scoreReturnValue { return scoreReturnValue }
    return calls.unstubbed("score", call, set: "scoreReturnValue", "scoreHandler")
  }

  // Returns an optional: nil is a value too, once a test has set it.
  private var bestArguments: [[String]] = []
  private var isBestReturnValueSet = false
  var bestCallCount: Int { calls.count(of: "best") }
  var bestHandler: (([String]) -> String?)?
  var bestReturnValue: String? {
    didSet { isBestReturnValueSet = true }
  }
  var bestArgValues: [[String]] {
    calls.markAsserted("best")
    return bestArguments
  }
  func best(among players: [String]) -> String? {
    let call = calls.note("best", ["among": players])
    bestArguments.append(players)
    if let bestHandler { return bestHandler(players) }
    if isBestReturnValueSet { return bestReturnValue }
    return calls.unstubbed("best", call, set: "bestReturnValue", "bestHandler")
  }

  // Throws a type that the mock cannot make: it returns an empty value if nobody said what to do.
  private var buyArguments: [String] = []
  var buyCallCount: Int { calls.count(of: "buy") }
  var buyHandler: ((String) throws(LobbyError) -> Int)?
  var buyReturnValue: Int?
  var buyError: LobbyError?
  var buyArgValues: [String] {
    calls.markAsserted("buy")
    return buyArguments
  }
  func buy(_ item: String) throws(LobbyError) -> Int {
    let call = calls.note("buy", ["_": item])
    buyArguments.append(item)
    if let buyHandler { return try buyHandler(item) }
    if let buyError { throw buyError }
    if let buyReturnValue { return buyReturnValue }
    return calls.unstubbed("buy", call, set: "buyReturnValue", "buyError", "buyHandler")
  }

  // Async, and throws anything.
  private var loadArguments: [Int] = []
  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: ((Int) async throws -> [String])?
  var loadReturnValue: [String]?
  var loadError: (any Error)?
  var loadArgValues: [Int] {
    calls.markAsserted("load")
    return loadArguments
  }
  func load(_ page: Int) async throws -> [String] {
    let call = calls.note("load", ["_": page])
    loadArguments.append(page)
    if let loadHandler { return try await loadHandler(page) }
    if let loadError { throw loadError }
    if let loadReturnValue { return loadReturnValue }
    throw calls.unstubbedError("load", call, set: "loadReturnValue", "loadError", "loadHandler")
  }

  // Generic: the handler sees values of any type. There is no empty value of a type that nobody knows.
  var convertCallCount: Int { calls.count(of: "convert") }
  var convertHandler: ((Any) -> Any)?
  func convert<Value: Sendable>(_ value: Value) -> Value {
    let call = calls.note("convert", ["_": value])
    if let convertHandler, let converted = convertHandler(value) as? Value { return converted }
    calls.stopUnstubbed("convert", call, returning: Value.self, set: "convertHandler")
  }

  // inout and a closure that does not escape.
  var sortCallCount: Int { calls.count(of: "sort") }
  var sortHandler: ((inout [Int], (Int, Int) -> Bool) -> Void)?
  func sort(_ list: inout [Int], by areInOrder: (Int, Int) -> Bool) {
    calls.note("sort", ["_": list, "by": ArgumentText.closure])
    sortHandler?(&list, areInOrder)
  }

  // A closure that escapes is kept like any argument.
  private var onCloseArguments: [@MainActor () -> Void] = []
  var onCloseCallCount: Int { calls.count(of: "onClose") }
  var onCloseHandler: ((@escaping @MainActor () -> Void) -> Void)?
  var onCloseReceivedArguments: (@MainActor () -> Void)? {
    calls.markLastAsserted("onClose")
    return onCloseArguments.last
  }
  func onClose(_ action: @escaping @MainActor () -> Void) {
    calls.note("onClose", ["_": ArgumentText.closure])
    onCloseArguments.append(action)
    onCloseHandler?(action)
  }

  // Returns a protocol that has a generated mock.
  private var childArguments: [String] = []
  var childCallCount: Int { calls.count(of: "child") }
  var childHandler: ((String) -> any LobbyPresentable)?
  var childReturnValue: (any LobbyPresentable)?
  func child(named name: String) -> any LobbyPresentable {
    let call = calls.note("child", ["named": name])
    childArguments.append(name)
    if let childHandler { return childHandler(name) }
    if let childReturnValue { return childReturnValue }
    return calls.unstubbed(
      "child", call, returning: LobbyPresentableMock(sourceLocation: calls.sourceLocation),
      set: "childReturnValue", "childHandler")
  }

  // Returns what has no empty value.
  var themeCallCount: Int { calls.count(of: "theme") }
  var themeHandler: (() -> LobbyTheme)?
  var themeReturnValue: LobbyTheme?
  func theme() -> LobbyTheme {
    let call = calls.note("theme")
    if let themeHandler { return themeHandler() }
    if let themeReturnValue { return themeReturnValue }
    calls.stopUnstubbed("theme", call, returning: LobbyTheme.self, set: "themeReturnValue", "themeHandler")
  }

  // Static members: books and stubs of the running test.
  static var staticCalls: Calls { .ofStatics(of: LobbyPresentableMock.self) }
  static var makeNameCallCount: Int { staticCalls.count(of: "makeName") }
  static var makeNameHandler: (() -> String)? {
    get { staticCalls.stub("makeNameHandler", nil as (() -> String)?).value }
    set { staticCalls.stub("makeNameHandler", nil as (() -> String)?).value = newValue }
  }
  static var makeNameReturnValue: String? {
    get { staticCalls.stub("makeNameReturnValue", nil as String?).value }
    set { staticCalls.stub("makeNameReturnValue", nil as String?).value = newValue }
  }
  static func makeName() -> String {
    let call = staticCalls.note("makeName")
    if let makeNameHandler { return makeNameHandler() }
    if let makeNameReturnValue { return makeNameReturnValue }
    return staticCalls.unstubbed("makeName", call, set: "makeNameReturnValue", "makeNameHandler")
  }
}
