import RibletsTesting
import Testing

// Mocks in the shape of generated ones that may be used from any thread.

protocol PriceService: Sendable {
  var currency: String { get set }
  func price(of item: String) -> Int
  func refresh() async throws -> Int
  func didSell(_ item: String)
}

final class PriceServiceMock: PriceService, Mock {
  let calls: Calls

  init(currency: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: PriceServiceMock.self, sourceLocation: sourceLocation)
    currencyValue = Stub(currency)
  }

  func reset() {
    calls.reset()
    priceArguments.value = []
    didSellArguments.value = []
  }

  private let currencyValue: Stub<String?>
  var currencySetCallCount: Int { calls.count(of: "currencySet") }
  var currency: String {
    get { currencyValue.value ?? calls.unstubbed("currency", set: "currency") }
    set {
      calls.note("currencySet", ["_": newValue])
      currencyValue.value = newValue
    }
  }

  private let priceArguments = Stub<[String]>([])
  private let priceHandlerStub = Stub<(@Sendable (String) -> Int)?>(nil)
  private let priceReturnValueStub = Stub<Int?>(nil)
  var priceCallCount: Int { calls.count(of: "price") }
  var priceHandler: (@Sendable (String) -> Int)? {
    get { priceHandlerStub.value }
    set { priceHandlerStub.value = newValue }
  }
  var priceReturnValue: Int? {
    get { priceReturnValueStub.value }
    set { priceReturnValueStub.value = newValue }
  }
  var priceArgValues: [String] {
    calls.markAsserted("price")
    return priceArguments.value
  }
  func price(of item: String) -> Int {
    let call = calls.note("price", ["of": item])
    priceArguments.update { $0.append(item) }
    if let priceHandler { return priceHandler(item) }
    if let priceReturnValue { return priceReturnValue }
    return calls.unstubbed("price", call, set: "priceReturnValue", "priceHandler")
  }

  private let refreshHandlerStub = Stub<(@Sendable () async throws -> Int)?>(nil)
  private let refreshReturnValueStub = Stub<Int?>(nil)
  private let refreshErrorStub = Stub<(any Error)?>(nil)
  var refreshCallCount: Int { calls.count(of: "refresh") }
  var refreshHandler: (@Sendable () async throws -> Int)? {
    get { refreshHandlerStub.value }
    set { refreshHandlerStub.value = newValue }
  }
  var refreshReturnValue: Int? {
    get { refreshReturnValueStub.value }
    set { refreshReturnValueStub.value = newValue }
  }
  var refreshError: (any Error)? {
    get { refreshErrorStub.value }
    set { refreshErrorStub.value = newValue }
  }
  func refresh() async throws -> Int {
    let call = calls.note("refresh")
    if let refreshHandler { return try await refreshHandler() }
    if let refreshError { throw refreshError }
    if let refreshReturnValue { return refreshReturnValue }
    throw calls.unstubbedError("refresh", call, set: "refreshReturnValue", "refreshError", "refreshHandler")
  }

  private let didSellArguments = Stub<[String]>([])
  private let didSellHandlerStub = Stub<(@Sendable (String) -> Void)?>(nil)
  var didSellCallCount: Int { calls.count(of: "didSell") }
  var didSellHandler: (@Sendable (String) -> Void)? {
    get { didSellHandlerStub.value }
    set { didSellHandlerStub.value = newValue }
  }
  var didSellArgValues: [String] {
    calls.markAsserted("didSell")
    return didSellArguments.value
  }
  func didSell(_ item: String) {
    calls.note("didSell", ["_": item])
    didSellArguments.update { $0.append(item) }
    didSellHandler?(item)
  }
}

protocol BasketStore: Actor {
  func save(_ item: String) -> Bool
}

actor BasketStoreMock: BasketStore, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: BasketStoreMock.self, sourceLocation: sourceLocation)
  }

  nonisolated func reset() {
    calls.reset()
    saveArguments.value = []
  }

  // Stubs and counts are nonisolated, so that a test needs no `await` for them.
  private nonisolated let saveArguments = Stub<[String]>([])
  private nonisolated let saveHandlerStub = Stub<(@Sendable (String) -> Bool)?>(nil)
  private nonisolated let saveReturnValueStub = Stub<Bool?>(nil)
  nonisolated var saveCallCount: Int { calls.count(of: "save") }
  nonisolated var saveHandler: (@Sendable (String) -> Bool)? {
    get { saveHandlerStub.value }
    set { saveHandlerStub.value = newValue }
  }
  nonisolated var saveReturnValue: Bool? {
    get { saveReturnValueStub.value }
    set { saveReturnValueStub.value = newValue }
  }
  nonisolated var saveArgValues: [String] {
    calls.markAsserted("save")
    return saveArguments.value
  }
  func save(_ item: String) -> Bool {
    let call = calls.note("save", ["_": item])
    saveArguments.update { $0.append(item) }
    if let saveHandler { return saveHandler(item) }
    if let saveReturnValue { return saveReturnValue }
    return calls.unstubbed("save", call, set: "saveReturnValue", "saveHandler")
  }
}
