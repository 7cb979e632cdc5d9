// Made by riblets mock. What is changed here is lost.
// swift-format-ignore-file
// swiftlint:disable all

import Foundation
@_spi(Hidden) @testable public import MockSamples
import Riblets

public nonisolated final class Ac01PublicMock: Ac01Public {

  public init(name: String? = nil) {
    nameValue = name
  }

  public private(set) var goCallCount: Int = 0
  public private(set) var goArgValues: [Int] = []
  public var goHandler: ((Int) -> Int)? = nil
  public func go(_ value: Int) -> Int {
    goCallCount += 1
    goArgValues.append(value)
    if let goHandler { return goHandler(value) }
    return 0
  }

  public private(set) var nameSetCallCount: Int = 0
  private var nameValue: String? = nil
  public var name: String {
    get { nameValue ?? "" }
    set {
      nameSetCallCount += 1
      nameValue = newValue
    }
  }
}

nonisolated final class Ac02PackageMock: Ac02Package {

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Int)? = nil
  func go() -> Int {
    goCallCount += 1
    if let goHandler { return goHandler() }
    return 0
  }
}

nonisolated final class An02ModuleMock: MockSamples.An02Module {

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }
}

nonisolated final class An03HistoryMock: An03History {

  init() {
  }

  private(set) var goCallCount: Int = 0
  private(set) var goArgValues: [Int] = []
  var goHandler: ((Int) -> Void)? = nil
  func go(_ value: Int) {
    goCallCount += 1
    goArgValues.append(value)
    goHandler?(value)
  }

  private(set) var stayCallCount: Int = 0
  private(set) var stayArgValues: [Int] = []
  var stayHandler: ((Int) -> Void)? = nil
  func stay(_ value: Int) {
    stayCallCount += 1
    stayArgValues.append(value)
    stayHandler?(value)
  }
}

nonisolated final class An04BlockMock: An04Block {
  typealias Item = Int

  init() {
  }

  private(set) var goCallCount: Int = 0
  private(set) var goArgValues: [Item] = []
  var goHandler: ((Item) -> Void)? = nil
  func go(_ value: Item) {
    goCallCount += 1
    goArgValues.append(value)
    goHandler?(value)
  }
}

nonisolated final class As01PlainMock<Item>: As01Plain {

  init() {
  }

  private(set) var putCallCount: Int = 0
  private(set) var putArgValues: [Item] = []
  var putHandler: ((Item) -> Void)? = nil
  func put(_ item: Item) {
    putCallCount += 1
    putArgValues.append(item)
    putHandler?(item)
  }

  private(set) var getCallCount: Int = 0
  var getHandler: (() -> Item)? = nil
  func get() -> Item {
    getCallCount += 1
    if let getHandler { return getHandler() }
    fatalError("getHandler has to be set: there is nothing that 'get' could return.")
  }
}

nonisolated final class As02GivenMock: As02Given {
  typealias Item = String

  init() {
  }

  private(set) var putCallCount: Int = 0
  private(set) var putArgValues: [Item] = []
  var putHandler: ((Item) -> Void)? = nil
  func put(_ item: Item) {
    putCallCount += 1
    putArgValues.append(item)
    putHandler?(item)
  }

  private(set) var getCallCount: Int = 0
  var getHandler: (() -> Item)? = nil
  func get() -> Item {
    getCallCount += 1
    if let getHandler { return getHandler() }
    fatalError("getHandler has to be set: there is nothing that 'get' could return.")
  }
}

nonisolated final class As03PrimaryMock<Item>: As03Primary {

  init(items: [Item]? = nil) {
    itemsValue = items
  }

  private var itemsValue: [Item]? = nil
  var items: [Item] {
    get { itemsValue ?? [] }
    set {
      itemsValue = newValue
    }
  }
}

nonisolated final class As04BoundMock<Key: Hashable>: As04Bound {

  init() {
  }

  private(set) var findCallCount: Int = 0
  private(set) var findArgValues: [Key] = []
  var findHandler: ((Key) -> Bool)? = nil
  func find(_ key: Key) -> Bool {
    findCallCount += 1
    findArgValues.append(key)
    if let findHandler { return findHandler(key) }
    return false
  }
}

nonisolated final class As05StandardMock: As05Standard {
  typealias Item = Int

  init() {
  }

  private(set) var getCallCount: Int = 0
  var getHandler: (() -> Item)? = nil
  func get() -> Item {
    getCallCount += 1
    if let getHandler { return getHandler() }
    fatalError("getHandler has to be set: there is nothing that 'get' could return.")
  }
}

nonisolated final class As06WhereMock: As06Where {
  typealias Item = Price

  init() {
  }

  private(set) var getCallCount: Int = 0
  var getHandler: (() -> Item)? = nil
  func get() -> Item {
    getCallCount += 1
    if let getHandler { return getHandler() }
    fatalError("getHandler has to be set: there is nothing that 'get' could return.")
  }
}

nonisolated final class As07CodableMock<Model: Codable & Sendable>: As07Codable {

  init() {
  }

  private(set) var loadCallCount: Int = 0
  var loadHandler: (() throws -> Model)? = nil
  func load() throws -> Model {
    loadCallCount += 1
    if let loadHandler { return try loadHandler() }
    fatalError("loadHandler has to be set: there is nothing that 'load' could return.")
  }
}

nonisolated final class As08MockMock<Child: Fn01Nothing>: As08Mock {

  init() {
  }

  private(set) var childCallCount: Int = 0
  var childHandler: (() -> Child)? = nil
  func child() -> Child {
    childCallCount += 1
    if let childHandler { return childHandler() }
    fatalError("childHandler has to be set: there is nothing that 'child' could return.")
  }
}

nonisolated final class As09CollectionMock<Items: Collection>: As09Collection where Items.Element == String {

  init(items: Items? = nil) {
    itemsValue = items
  }

  private var itemsValue: Items? = nil
  var items: Items {
    get {
      guard let itemsValue else { fatalError("'items' has to be set: there is nothing that it could return.") }
      return itemsValue
    }
    set {
      itemsValue = newValue
    }
  }
}

nonisolated final class As10NumberMock<Number: BinaryInteger>: As10Number {

  init() {
  }

  private(set) var addCallCount: Int = 0
  private(set) var addArgValues: [Number] = []
  var addHandler: ((Number) -> Number)? = nil
  func add(_ number: Number) -> Number {
    addCallCount += 1
    addArgValues.append(number)
    if let addHandler { return addHandler(number) }
    fatalError("addHandler has to be set: there is nothing that 'add' could return.")
  }
}

nonisolated final class As11InheritedPrimaryMock: As11InheritedPrimary {
  typealias Item = Int

  init(items: [Item]? = nil) {
    itemsValue = items
  }

  private(set) var moreCallCount: Int = 0
  var moreHandler: (() -> Void)? = nil
  func more() {
    moreCallCount += 1
    moreHandler?()
  }

  private var itemsValue: [Item]? = nil
  var items: [Item] {
    get { itemsValue ?? [] }
    set {
      itemsValue = newValue
    }
  }
}

nonisolated final class As12AliasMock: As12Alias {
  typealias Name = String

  init() {
  }

  private(set) var putCallCount: Int = 0
  private(set) var putArgValues: [Name] = []
  var putHandler: ((Name) -> Name)? = nil
  func put(_ name: Name) -> Name {
    putCallCount += 1
    putArgValues.append(name)
    if let putHandler { return putHandler(name) }
    fatalError("putHandler has to be set: there is nothing that 'put' could return.")
  }
}

nonisolated final class As13SendableItemMock<Item: Sendable>: As13SendableItem, @unchecked Sendable {

  init() {
  }

  private let putCallCountStub = MockStub<Int>(0)
  private(set) var putCallCount: Int {
    get { putCallCountStub.value }
    set { putCallCountStub.value = newValue }
  }
  private let putArgValuesStub = MockStub<[Item]>([])
  private(set) var putArgValues: [Item] {
    get { putArgValuesStub.value }
    set { putArgValuesStub.value = newValue }
  }
  private let putHandlerStub = MockStub<(@Sendable (Item) -> Void)?>(nil)
  var putHandler: (@Sendable (Item) -> Void)? {
    get { putHandlerStub.value }
    set { putHandlerStub.value = newValue }
  }
  func put(_ item: Item) {
    putCallCountStub.update { $0 += 1 }
    putArgValuesStub.update { $0.append(item) }
    putHandler?(item)
  }
}

nonisolated final class As14TwoGivenMock: As14TwoGiven {
  typealias A = [String: Int]
  typealias B = (Int, Int)

  init() {
  }

  private(set) var putCallCount: Int = 0
  private(set) var putArgValues: [(a: A, b: B)] = []
  var putHandler: ((A, B) -> Void)? = nil
  func put(_ a: A, _ b: B) {
    putCallCount += 1
    putArgValues.append((a, b))
    putHandler?(a, b)
  }
}

nonisolated final class At01LookupMock: At01Lookup {

  init() {
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [String] = []
  var subscriptHandler: ((String) -> Int)? = nil
  subscript(dynamicMember name: String) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgValues.append(name)
      if let subscriptHandler { return subscriptHandler(name) }
      return 0
    }
  }
}

@available(macOS 99, iOS 99, *)
nonisolated final class Av01ProtocolMock: Av01Protocol {

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }
}

nonisolated final class Av02MembersMock: Av02Members {

  init() {
  }

  private let goCallCountStub = MockStub<Any?>(nil)
  @available(macOS 99, iOS 99, *) private(set) var goCallCount: Int {
    get { (goCallCountStub.value as? Int) ?? 0 }
    set { goCallCountStub.value = newValue }
  }
  private let goArgValuesStub = MockStub<Any?>(nil)
  @available(macOS 99, iOS 99, *) private(set) var goArgValues: [Int] {
    get { (goArgValuesStub.value as? [Int]) ?? [] }
    set { goArgValuesStub.value = newValue }
  }
  private let goHandlerStub = MockStub<Any?>(nil)
  @available(macOS 99, iOS 99, *) var goHandler: ((Int) -> Int)? {
    get { goHandlerStub.value as? ((Int) -> Int) }
    set { goHandlerStub.value = newValue }
  }
  @available(macOS 99, iOS 99, *) func go(_ value: Int) -> Int {
    goCallCount += 1
    goArgValues.append(value)
    if let goHandler { return goHandler(value) }
    return 0
  }

  private(set) var stayCallCount: Int = 0
  var stayHandler: (() -> Void)? = nil
  func stay() {
    stayCallCount += 1
    stayHandler?()
  }
}

nonisolated final class Av03DeprecatedMock: Av03Deprecated {

  init() {
  }

  @available(*, deprecated, message: "Old.") private(set) var oldCallCount: Int = 0
  @available(*, deprecated, message: "Old.") var oldHandler: (() -> Int)? = nil
  @available(*, deprecated, message: "Old.") func old() -> Int {
    oldCallCount += 1
    if let oldHandler { return oldHandler() }
    return 0
  }
}

nonisolated final class Cl01PlainMock: Cl01Plain {

  init() {
  }

  private(set) var eachCallCount: Int = 0
  var eachHandler: (((Int) -> Void) -> Void)? = nil
  func each(_ body: (Int) -> Void) {
    eachCallCount += 1
    eachHandler?(body)
  }
}

nonisolated final class Cl02EscapingMock: Cl02Escaping {

  init() {
  }

  private(set) var laterCallCount: Int = 0
  private(set) var laterArgValues: [((Int) -> String)] = []
  var laterHandler: ((@escaping (Int) -> String) -> Void)? = nil
  func later(_ body: @escaping (Int) -> String) {
    laterCallCount += 1
    laterArgValues.append(body)
    laterHandler?(body)
  }
}

nonisolated final class Cl03OptionalMock: Cl03Optional {

  init() {
  }

  private(set) var maybeCallCount: Int = 0
  private(set) var maybeArgValues: [(((Int) -> Void)?)] = []
  var maybeHandler: ((((Int) -> Void)?) -> Void)? = nil
  func maybe(_ body: ((Int) -> Void)?) {
    maybeCallCount += 1
    maybeArgValues.append(body)
    maybeHandler?(body)
  }
}

nonisolated final class Cl04SendableMock: Cl04Sendable {

  init() {
  }

  private(set) var sendCallCount: Int = 0
  private(set) var sendArgValues: [(@Sendable (Int) async throws -> Void)] = []
  var sendHandler: ((@escaping @Sendable (Int) async throws -> Void) -> Void)? = nil
  func send(_ body: @escaping @Sendable (Int) async throws -> Void) {
    sendCallCount += 1
    sendArgValues.append(body)
    sendHandler?(body)
  }
}

nonisolated final class Cl05MainActorMock: Cl05MainActor {

  init() {
  }

  private(set) var onMainCallCount: Int = 0
  private(set) var onMainArgValues: [(@MainActor () -> Void)] = []
  var onMainHandler: ((@escaping @MainActor () -> Void) -> Void)? = nil
  func onMain(_ body: @escaping @MainActor () -> Void) {
    onMainCallCount += 1
    onMainArgValues.append(body)
    onMainHandler?(body)
  }
}

nonisolated final class Cl06AutoclosureMock: Cl06Autoclosure {

  init() {
  }

  private(set) var checkCallCount: Int = 0
  private(set) var checkArgValues: [(() -> String)] = []
  var checkHandler: ((() -> Bool, @escaping () -> String) -> Void)? = nil
  func check(_ condition: @autoclosure () -> Bool, _ text: @autoclosure @escaping () -> String) {
    checkCallCount += 1
    checkArgValues.append({ text() })
    checkHandler?({ condition() }, { text() })
  }
}

nonisolated final class Cl07ThrowingAutoclosureMock: Cl07ThrowingAutoclosure {

  init() {
  }

  private(set) var checkCallCount: Int = 0
  var checkHandler: ((() throws -> Bool) throws -> Void)? = nil
  func check(_ condition: @autoclosure () throws -> Bool) throws {
    checkCallCount += 1
    if let checkHandler { return try checkHandler({ try condition() }) }
  }
}

nonisolated final class Cl08ResultMock: Cl08Result {

  init() {
  }

  private(set) var makeCallCount: Int = 0
  var makeHandler: (() -> (Int) -> String)? = nil
  func make() -> (Int) -> String {
    makeCallCount += 1
    if let makeHandler { return makeHandler() }
    fatalError("makeHandler has to be set: there is nothing that 'make' could return.")
  }
}

nonisolated final class Cl09PropertyMock: Cl09Property {

  init(action: ((Int) -> Void)? = nil) {
    actionValue = action
  }

  private(set) var actionSetCallCount: Int = 0
  private var actionValue: ((Int) -> Void)? = nil
  var action: (Int) -> Void {
    get {
      guard let actionValue else { fatalError("'action' has to be set: there is nothing that it could return.") }
      return actionValue
    }
    set {
      actionSetCallCount += 1
      actionValue = newValue
    }
  }
}

nonisolated final class Cl10OptionalPropertyMock: Cl10OptionalProperty {

  init(action: (() -> Void)? = nil) {
    self.action = action
  }

  private(set) var actionSetCallCount: Int = 0
  var action: (() -> Void)? {
    didSet { actionSetCallCount += 1 }
  }
}

nonisolated final class Cl11AliasMock: Cl11Alias {

  init() {
  }

  private(set) var loadCallCount: Int = 0
  private(set) var loadArgValues: [Completion] = []
  var loadHandler: ((@escaping Completion) -> Void)? = nil
  func load(_ done: @escaping Completion) {
    loadCallCount += 1
    loadArgValues.append(done)
    loadHandler?(done)
  }

  private(set) var nowCallCount: Int = 0
  var nowHandler: ((Completion) -> Void)? = nil
  func now(_ done: Completion) {
    nowCallCount += 1
    nowHandler?(done)
  }
}

nonisolated final class Cl12SeveralMock: Cl12Several {

  init() {
  }

  private(set) var loadCallCount: Int = 0
  private(set) var loadArgValues: [(key: String, then: (Result<Int, any Error>) -> Void)] = []
  var loadHandler: ((String, @escaping (Result<Int, any Error>) -> Void, () -> Void) -> Void)? = nil
  func load(_ key: String, then: @escaping (Result<Int, any Error>) -> Void, otherwise: () -> Void) {
    loadCallCount += 1
    loadArgValues.append((key, then))
    loadHandler?(key, then, otherwise)
  }
}

nonisolated final class Cl13InoutMock: Cl13Inout {

  init() {
  }

  private(set) var changeCallCount: Int = 0
  var changeHandler: (((inout Int, String) -> Void) -> Void)? = nil
  func change(_ body: (inout Int, String) -> Void) {
    changeCallCount += 1
    changeHandler?(body)
  }
}

nonisolated final class Cl14NestedMock: Cl14Nested {

  init() {
  }

  private(set) var nestCallCount: Int = 0
  private(set) var nestArgValues: [((@escaping () -> Void) -> Void)] = []
  var nestHandler: ((@escaping (@escaping () -> Void) -> Void) -> Void)? = nil
  func nest(_ body: @escaping (@escaping () -> Void) -> Void) {
    nestCallCount += 1
    nestArgValues.append(body)
    nestHandler?(body)
  }
}

nonisolated final class Cl15DictionaryMock: Cl15Dictionary {

  init() {
  }

  private(set) var tableCallCount: Int = 0
  private(set) var tableArgValues: [[String: () -> Void]] = []
  var tableHandler: (([String: () -> Void]) -> Void)? = nil
  func table(_ actions: [String: () -> Void]) {
    tableCallCount += 1
    tableArgValues.append(actions)
    tableHandler?(actions)
  }
}

nonisolated final class Cl16TypedThrowsMock: Cl16TypedThrows {

  init() {
  }

  private(set) var runCallCount: Int = 0
  var runHandler: ((() throws(ShopError) -> Int) -> Void)? = nil
  func run(_ body: () throws(ShopError) -> Int) {
    runCallCount += 1
    runHandler?(body)
  }
}

nonisolated final class Cl17AsyncAutoclosureMock: Cl17AsyncAutoclosure {

  init() {
  }

  private(set) var runCallCount: Int = 0
  var runHandler: ((() async -> Int) async -> Void)? = nil
  func run(_ body: @autoclosure () async -> Int) async {
    runCallCount += 1
    await runHandler?({ await body() })
  }
}

#if os(Linux) || os(macOS)
nonisolated final class Co01ConditionMock: Co01Condition {

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }
}
#endif

#if !(os(Linux) || os(macOS))
nonisolated final class Co01ConditionMock: Co01Condition {

  init() {
  }

  private(set) var goElsewhereCallCount: Int = 0
  var goElsewhereHandler: (() -> Void)? = nil
  func goElsewhere() {
    goElsewhereCallCount += 1
    goElsewhereHandler?()
  }
}
#endif

nonisolated final class Co02MembersMock: Co02Members {

  init() {
  }

  #if os(Linux)
  private(set) var onLinuxCallCount: Int = 0
  var onLinuxHandler: (() -> Int)? = nil
  func onLinux() -> Int {
    onLinuxCallCount += 1
    if let onLinuxHandler { return onLinuxHandler() }
    return 0
  }
  #endif

  #if !(os(Linux)) && (os(macOS))
  private(set) var onMacCallCount: Int = 0
  var onMacHandler: (() -> Int)? = nil
  func onMac() -> Int {
    onMacCallCount += 1
    if let onMacHandler { return onMacHandler() }
    return 0
  }
  #endif

  #if !(os(Linux)) && !(os(macOS))
  private(set) var elsewhereCallCount: Int = 0
  var elsewhereHandler: (() -> Int)? = nil
  func elsewhere() -> Int {
    elsewhereCallCount += 1
    if let elsewhereHandler { return elsewhereHandler() }
    return 0
  }
  #endif

  private(set) var everywhereCallCount: Int = 0
  var everywhereHandler: (() -> Void)? = nil
  func everywhere() {
    everywhereCallCount += 1
    everywhereHandler?()
  }
}

nonisolated final class Co03SameNameMock: Co03SameName {

  init() {
  }

  #if DEBUG
  private(set) var goCallCount: Int = 0
  private(set) var goArgValues: [Int] = []
  var goHandler: ((Int) -> Void)? = nil
  func go(_ value: Int) {
    goCallCount += 1
    goArgValues.append(value)
    goHandler?(value)
  }
  #endif

  #if !(DEBUG)
  private(set) var goCallCount: Int = 0
  private(set) var goArgValues: [Int] = []
  var goHandler: ((Int) -> Void)? = nil
  func go(_ value: Int) {
    goCallCount += 1
    goArgValues.append(value)
    goHandler?(value)
  }
  #endif
}

nonisolated final class Co04PropertyMock: Co04Property {

  init() {
  }

  #if !os(Windows)
  private(set) var numberSetCallCount: Int = 0
  private var numberValue: Int? = nil
  var number: Int {
    get { numberValue ?? 0 }
    set {
      numberSetCallCount += 1
      numberValue = newValue
    }
  }
  #endif
}

nonisolated final class Cx01Mock: Cx01 {

  init() {
  }

  private(set) var fCallCount: Int = 0
  private(set) var fArgValues: [(any Sequence<Int> & Sendable)] = []
  var fHandler: ((any Sequence<Int> & Sendable) -> Void)? = nil
  func f(_ x: some Sequence<Int> & Sendable) {
    fCallCount += 1
    fArgValues.append(x)
    fHandler?(x)
  }

  private(set) var gCallCount: Int = 0
  var gHandler: (() -> [any Error])? = nil
  func g() -> [any Error] {
    gCallCount += 1
    if let gHandler { return gHandler() }
    return []
  }

  private(set) var hCallCount: Int = 0
  private(set) var hArgValues: [Result<Int, any Error>] = []
  var hHandler: ((Result<Int, any Error>) -> Result<Void, any Error>)? = nil
  func h(_ a: Result<Int, any Error>) -> Result<Void, any Error> {
    hCallCount += 1
    hArgValues.append(a)
    if let hHandler { return hHandler(a) }
    fatalError("hHandler has to be set: there is nothing that 'h' could return.")
  }
}

nonisolated final class Cx02Mock<Element: Sendable & Equatable>: Cx02 {

  init() {
  }

  private(set) var elementCallCount: Int = 0
  var elementHandler: (() -> Element?)? = nil
  func element() -> Element? {
    elementCallCount += 1
    if let elementHandler { return elementHandler() }
    return nil
  }
}

nonisolated final class Cx03Mock: Cx03 {

  init(url: URL? = nil) {
    urlValue = url
  }

  private(set) var aCallCount: Int = 0
  private(set) var aArgValues: [(((Result<Data, any Error>) -> Void)?)] = []
  var aHandler: ((((Result<Data, any Error>) -> Void)?) -> Void)? = nil
  func a(completion: ((Result<Data, any Error>) -> Void)?) {
    aCallCount += 1
    aArgValues.append(completion)
    aHandler?(completion)
  }

  private var urlValue: URL? = nil
  var url: URL {
    get {
      guard let urlValue else { fatalError("'url' has to be set: there is nothing that it could return.") }
      return urlValue
    }
    set {
      urlValue = newValue
    }
  }

  private(set) var dateCallCount: Int = 0
  var dateHandler: (() -> Date)? = nil
  func date() -> Date {
    dateCallCount += 1
    if let dateHandler { return dateHandler() }
    fatalError("dateHandler has to be set: there is nothing that 'date' could return.")
  }
}

public nonisolated final class Cx04Mock: Cx04, @unchecked Sendable {

  public init() {
  }

  private static let sharedValueStub = MockStub<Cx04Mock?>(nil)
  private static var sharedValue: Cx04Mock? {
    get { sharedValueStub.value }
    set { sharedValueStub.value = newValue }
  }
  static public var shared: Cx04Mock {
    get { sharedValue ?? Cx04Mock() }
    set {
      sharedValue = newValue
    }
  }

  private let withCallCountStub = MockStub<Int>(0)
  public private(set) var withCallCount: Int {
    get { withCallCountStub.value }
    set { withCallCountStub.value = newValue }
  }
  private let withArgValuesStub = MockStub<[Int]>([])
  public private(set) var withArgValues: [Int] {
    get { withArgValuesStub.value }
    set { withArgValuesStub.value = newValue }
  }
  private let withHandlerStub = MockStub<(@Sendable (Int) -> Cx04Mock)?>(nil)
  public var withHandler: (@Sendable (Int) -> Cx04Mock)? {
    get { withHandlerStub.value }
    set { withHandlerStub.value = newValue }
  }
  public func with(_ x: Int) -> Cx04Mock {
    withCallCountStub.update { $0 += 1 }
    withArgValuesStub.update { $0.append(x) }
    if let withHandler { return withHandler(x) }
    return Cx04Mock()
  }
}

nonisolated final class Cx05Mock: Cx05 {

  init() {
  }

  private(set) var fCallCount: Int = 0
  private(set) var fArgValues: [Any] = []
  var fHandler: ((Any) -> Void)? = nil
  func f<T>(_ t: T) where T: Collection, T.Element == Int {
    fCallCount += 1
    fArgValues.append(t)
    fHandler?(t)
  }

  private(set) var gCallCount: Int = 0
  private(set) var gArgValues: [Any] = []
  var gHandler: ((Any) async throws -> Any)? = nil
  func g<T>(_ t: T.Type) async throws -> [String: T] {
    gCallCount += 1
    gArgValues.append(t)
    if let gHandler { return try await gHandler(t) as! [String: T] }
    fatalError("gHandler has to be set: there is nothing that 'g' could return.")
  }
}

@MainActor
final class Cx06Mock: Cx06 {

  init(delegate: (any CxDelegate)? = nil) {
    self.delegate = delegate
  }

  private(set) var delegateSetCallCount: Int = 0
  var delegate: (any CxDelegate)? {
    didSet { delegateSetCallCount += 1 }
  }

  private(set) var fCallCount: Int = 0
  var fHandler: (@MainActor () async -> (Int, String))? = nil
  func f() async -> (Int, String) {
    fCallCount += 1
    if let fHandler { return await fHandler() }
    return (0, "")
  }

  private(set) var withCallCount: Int = 0
  var withHandler: (@MainActor (@MainActor (Int) async -> Void) async -> Void)? = nil
  func with(_ a: @MainActor (Int) async -> Void) async {
    withCallCount += 1
    await withHandler?(a)
  }
}

nonisolated final class Cx07Mock: Cx07 {

  init(x: Int? = nil) {
    xValue = x
  }

  private(set) var xSetCallCount: Int = 0
  private var xValue: Int? = nil
  var x: Int {
    get { xValue ?? 0 }
    set {
      xSetCallCount += 1
      xValue = newValue
    }
  }

  private(set) var yCallCount: Int = 0
  var yHandler: (() -> Void)? = nil
  func y() {
    yCallCount += 1
    yHandler?()
  }

  private(set) var zCallCount: Int = 0
  var zHandler: (() throws -> () -> Void)? = nil
  func z() throws -> () -> Void {
    zCallCount += 1
    if let zHandler { return try zHandler() }
    fatalError("zHandler has to be set: there is nothing that 'z' could return.")
  }

  private(set) var wCallCount: Int = 0
  private(set) var wArgValues: [((inout Int) throws -> Void)] = []
  var wHandler: ((@escaping (inout Int) throws -> Void) -> Void)? = nil
  func w(_ x: @escaping (inout Int) throws -> Void) {
    wCallCount += 1
    wArgValues.append(x)
    wHandler?(x)
  }
}

nonisolated final class Cx08Mock: Cx08 {
  typealias Element = Int

  init() {
  }

  private(set) var makeIteratorCallCount: Int = 0
  var makeIteratorHandler: (() -> AnyIterator<Element>)? = nil
  func makeIterator() -> AnyIterator<Element> {
    makeIteratorCallCount += 1
    if let makeIteratorHandler { return makeIteratorHandler() }
    fatalError("makeIteratorHandler has to be set: there is nothing that 'makeIterator' could return.")
  }

  private(set) var nextCallCount: Int = 0
  var nextHandler: (() -> Element?)? = nil
  func next() -> Element? {
    nextCallCount += 1
    if let nextHandler { return nextHandler() }
    return nil
  }
}

actor Cx09Mock: Cx09 {

  init(z: String? = nil) {
    zValueStub.value = z
  }

  private nonisolated let fCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var fCallCount: Int {
    get { fCallCountStub.value }
    set { fCallCountStub.value = newValue }
  }
  private nonisolated let fArgValuesStub = MockStub<[Int]>([])
  nonisolated private(set) var fArgValues: [Int] {
    get { fArgValuesStub.value }
    set { fArgValuesStub.value = newValue }
  }
  private nonisolated let fHandlerStub: MockStub<(nonisolated(nonsending) @Sendable (Int) async throws -> [Int])?> = MockStub(nil)
  nonisolated var fHandler: (nonisolated(nonsending) @Sendable (Int) async throws -> [Int])? {
    get { fHandlerStub.value }
    set { fHandlerStub.value = newValue }
  }
  func f(_ x: Int) async throws -> [Int] {
    fCallCountStub.update { $0 += 1 }
    fArgValuesStub.update { $0.append(x) }
    if let fHandler { return try await fHandler(x) }
    return []
  }

  private nonisolated let yCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var yCallCount: Int {
    get { yCallCountStub.value }
    set { yCallCountStub.value = newValue }
  }
  private nonisolated let yHandlerStub: MockStub<(nonisolated(nonsending) @Sendable () async -> Int)?> = MockStub(nil)
  nonisolated var yHandler: (nonisolated(nonsending) @Sendable () async -> Int)? {
    get { yHandlerStub.value }
    set { yHandlerStub.value = newValue }
  }
  var y: Int {
    get async {
      yCallCountStub.update { $0 += 1 }
      if let yHandler { return await yHandler() }
      return 0
    }
  }

  private nonisolated let zValueStub = MockStub<String?>(nil)
  private nonisolated var zValue: String? {
    get { zValueStub.value }
    set { zValueStub.value = newValue }
  }
  nonisolated var z: String {
    get { zValue ?? "" }
    set {
      zValue = newValue
    }
  }
}

nonisolated final class Cx10Mock: Cx10 {

  init() {
  }

  private(set) var aCallCount: Int = 0
  private(set) var aArgValues: [Int] = []
  var aHandler: ((Int) -> Void)? = nil
  func a(_ x: Int) {
    aCallCount += 1
    aArgValues.append(x)
    aHandler?(x)
  }

  private(set) var aXCallCount: Int = 0
  private(set) var aXArgValues: [(x: Int, y: Int)] = []
  var aXHandler: ((Int, Int) -> Void)? = nil
  func a(_ x: Int, _ y: Int) {
    aXCallCount += 1
    aXArgValues.append((x, y))
    aXHandler?(x, y)
  }

  private(set) var aXIntCallCount: Int = 0
  private(set) var aXIntArgValues: [Int] = []
  var aXIntHandler: ((Int) -> Int)? = nil
  func a(_ x: Int) -> Int {
    aXIntCallCount += 1
    aXIntArgValues.append(x)
    if let aXIntHandler { return aXIntHandler(x) }
    return 0
  }

  private(set) var bCallCount: Int = 0
  private(set) var bArgValues: [[Int]?] = []
  var bHandler: (([Int]?, (Int) -> Void) -> Void)? = nil
  func b(x: [Int]?, y: (Int) -> Void) {
    bCallCount += 1
    bArgValues.append(x)
    bHandler?(x, y)
  }
}

nonisolated final class Cx11Mock: Cx11 {

  init(value: Int? = nil) {
    valueValue = value
  }

  static func == (left: Cx11Mock, right: Cx11Mock) -> Bool { left === right }

  private var valueValue: Int? = nil
  var value: Int {
    get { valueValue ?? 0 }
    set {
      valueValue = newValue
    }
  }

  private static let lessThanCallCountStub = MockStub<Int>(0)
  static private(set) var lessThanCallCount: Int {
    get { lessThanCallCountStub.value }
    set { lessThanCallCountStub.value = newValue }
  }
  private static let lessThanArgValuesStub = MockStub<[(lhs: Cx11Mock, rhs: Cx11Mock)]>([])
  static private(set) var lessThanArgValues: [(lhs: Cx11Mock, rhs: Cx11Mock)] {
    get { lessThanArgValuesStub.value }
    set { lessThanArgValuesStub.value = newValue }
  }
  private static let lessThanHandlerStub = MockStub<((Cx11Mock, Cx11Mock) -> Bool)?>(nil)
  static var lessThanHandler: ((Cx11Mock, Cx11Mock) -> Bool)? {
    get { lessThanHandlerStub.value }
    set { lessThanHandlerStub.value = newValue }
  }
  static func < (lhs: Cx11Mock, rhs: Cx11Mock) -> Bool {
    lessThanCallCountStub.update { $0 += 1 }
    lessThanArgValuesStub.update { $0.append((lhs, rhs)) }
    if let lessThanHandler { return lessThanHandler(lhs, rhs) }
    return false
  }
}

nonisolated final class Cx12Mock: Cx12, @unchecked Sendable {

  init(title: String? = nil) {
    titleValueStub.value = title
  }

  private let titleValueStub = MockStub<String?>(nil)
  private var titleValue: String? {
    get { titleValueStub.value }
    set { titleValueStub.value = newValue }
  }
  var title: String {
    get { titleValue ?? "" }
    set {
      titleValue = newValue
    }
  }
}

nonisolated final class Cx13Mock<S: AsyncSequence>: Cx13 where S.Element == Int {

  init() {
  }

  private(set) var streamCallCount: Int = 0
  var streamHandler: (() -> S)? = nil
  func stream() -> S {
    streamCallCount += 1
    if let streamHandler { return streamHandler() }
    fatalError("streamHandler has to be set: there is nothing that 'stream' could return.")
  }
}

nonisolated final class Cx14Mock: Cx14, @unchecked Sendable {

  init(handler: (@Sendable (Int) -> Void)? = nil) {
    handlerValueStub.value = handler
  }

  private let handlerSetCallCountStub = MockStub<Int>(0)
  private(set) var handlerSetCallCount: Int {
    get { handlerSetCallCountStub.value }
    set { handlerSetCallCountStub.value = newValue }
  }
  private let handlerValueStub = MockStub<(@Sendable (Int) -> Void)?>(nil)
  private var handlerValue: (@Sendable (Int) -> Void)? {
    get { handlerValueStub.value }
    set { handlerValueStub.value = newValue }
  }
  var handler: @Sendable (Int) -> Void {
    get {
      guard let handlerValue else { fatalError("'handler' has to be set: there is nothing that it could return.") }
      return handlerValue
    }
    set {
      handlerSetCallCountStub.update { $0 += 1 }
      handlerValue = newValue
    }
  }

  private let eachCallCountStub = MockStub<Int>(0)
  private(set) var eachCallCount: Int {
    get { eachCallCountStub.value }
    set { eachCallCountStub.value = newValue }
  }
  private let eachHandlerStub = MockStub<(@Sendable ((Int) async throws -> Void) async throws -> Int)?>(nil)
  var eachHandler: (@Sendable ((Int) async throws -> Void) async throws -> Int)? {
    get { eachHandlerStub.value }
    set { eachHandlerStub.value = newValue }
  }
  func each(_ body: (Int) async throws -> Void) async rethrows -> Int {
    eachCallCountStub.update { $0 += 1 }
    if let eachHandler {
      func passOn(_ body: (Int) async throws -> Void, _ rescue: (any Error) throws -> Int) async rethrows -> Int {
        do { return try await eachHandler(body) } catch { return try rescue(error) }
      }
      return try await passOn(body, { throw $0 })
    }
    return 0
  }
}

nonisolated final class Cx15Mock: Cx15 {

  init() {
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [Any] = []
  var subscriptHandler: ((Any) -> Any)? = nil
  subscript<T>(dynamicMember keyPath: KeyPath<Int, T>) -> T {
    get {
      subscriptCallCount += 1
      subscriptArgValues.append(keyPath)
      if let subscriptHandler { return subscriptHandler(keyPath) as! T }
      fatalError("subscriptHandler has to be set: there is nothing that 'subscript' could return.")
    }
  }

  private(set) var subscriptICallCount: Int = 0
  private(set) var subscriptIArgValues: [Int] = []
  var subscriptIHandler: ((Int, () -> Int) -> Int)? = nil
  private(set) var subscriptISetCallCount: Int = 0
  var subscriptISetHandler: ((Int, () -> Int, Int) -> Void)? = nil
  subscript(i: Int, default d: @autoclosure () -> Int) -> Int {
    get {
      subscriptICallCount += 1
      subscriptIArgValues.append(i)
      if let subscriptIHandler { return subscriptIHandler(i, { d() }) }
      return 0
    }
    set {
      subscriptISetCallCount += 1
      subscriptISetHandler?(i, { d() }, newValue)
    }
  }
}

nonisolated final class Cx16Mock: Cx16 {

  init(Type: Int? = nil) {
    TypeValue = Type
  }

  private(set) var initCallCount: Int = 0
  private(set) var initArgValues: [Int] = []
  var initHandler: ((Int) -> Void)? = nil
  func `init`(_ x: Int) {
    initCallCount += 1
    initArgValues.append(x)
    initHandler?(x)
  }

  private(set) var selfCallCount: Int = 0
  var selfHandler: (() -> Int)? = nil
  func `self`() -> Int {
    selfCallCount += 1
    if let selfHandler { return selfHandler() }
    return 0
  }

  private var TypeValue: Int? = nil
  var `Type`: Int {
    get { TypeValue ?? 0 }
    set {
      TypeValue = newValue
    }
  }
}

nonisolated final class Cx17Mock: Cx17 {

  init(v: Int? = nil) {
    vValue = v
  }

  required init() {
  }

  required init?(x: Int) {
  }

  required init<T>(y: T) throws {
  }

  private var vValue: Int? = nil
  var v: Int {
    get { vValue ?? 0 }
    set {
      vValue = newValue
    }
  }
}

nonisolated final class Cx18Mock: Cx18 {

  init() {
  }

  private(set) var fCallCount: Int = 0
  private(set) var fArgValues: [(a: Int, b: Int, c: [Int])] = []
  var fHandler: ((Int, Int, [Int]) -> Int)? = nil
  func f(a: Int, a b: Int, _ c: Int...) -> Int {
    fCallCount += 1
    fArgValues.append((a, b, c))
    if let fHandler { return fHandler(a, b, c) }
    return 0
  }

  private(set) var gCallCount: Int = 0
  private(set) var gArgValues: [Int] = []
  var gHandler: (((Int) -> Void, inout Int) -> Void)? = nil
  func g(_ arg0: (Int) -> Void, _ arg1: inout Int) {
    gCallCount += 1
    gArgValues.append(arg1)
    gHandler?(arg0, &arg1)
  }
}

nonisolated final class Cx19Mock: Cx19 {

  init() {
  }

  private(set) var fCallCount: Int = 0
  var fHandler: (() -> Never)? = nil
  func f() -> Never {
    fCallCount += 1
    if let fHandler { return fHandler() }
    fatalError("fHandler has to be set: there is nothing that 'f' could return.")
  }

  private(set) var gCallCount: Int = 0
  var gHandler: (() throws -> Never)? = nil
  func g() throws -> Never {
    gCallCount += 1
    if let gHandler { return try gHandler() }
    fatalError("gHandler has to be set: there is nothing that 'g' could return.")
  }
}

nonisolated final class Cx20Mock: Cx20 {

  init(z: Int?? = nil) {
    self.z = z
  }

  private(set) var fCallCount: Int = 0
  private(set) var fArgValues: [(x: Int?, y: Int??)] = []
  var fHandler: ((Int?, Int??) -> Int??)? = nil
  func f(x: Int?, y: Int??) -> Int?? {
    fCallCount += 1
    fArgValues.append((x, y))
    if let fHandler { return fHandler(x, y) }
    return nil
  }

  private(set) var zSetCallCount: Int = 0
  var z: Int?? {
    didSet { zSetCallCount += 1 }
  }
}

nonisolated final class Cx21Mock: Cx21 {

  init() {
  }

  private(set) var fCallCount: Int = 0
  var fHandler: (() -> Int)? = nil
  func f() -> Int {
    fCallCount += 1
    if let fHandler { return fHandler() }
    return 0
  }
}

nonisolated final class Cx22Mock: Cx22 {

  init() {
  }

  private(set) var fCallCount: Int = 0
  var fHandler: ((Span<Int>) -> Void)? = nil
  func f(_ s: Span<Int>) {
    fCallCount += 1
    fHandler?(s)
  }
}

nonisolated final class Cx23Mock: Cx23 {

  init() {
  }

  private(set) var fCallCount: Int = 0
  private(set) var fArgValues: [Any] = []
  var fHandler: ((Any) -> Int)? = nil
  func f<let n: Int>(_ a: InlineArray<n, Int>) -> Int {
    fCallCount += 1
    fArgValues.append(a)
    if let fHandler { return fHandler(a) }
    return 0
  }
}

nonisolated final class Cx30WeakSendableMock: Cx30WeakSendable, @unchecked Sendable {

  init(owner: (any CxDelegate & Sendable)? = nil) {
    self.owner = owner
  }

  private let ownerSetCallCountStub = MockStub<Int>(0)
  private(set) var ownerSetCallCount: Int {
    get { ownerSetCallCountStub.value }
    set { ownerSetCallCountStub.value = newValue }
  }
  weak var owner: (any CxDelegate & Sendable)? {
    didSet { ownerSetCallCountStub.update { $0 += 1 } }
  }
}

actor Cx31WeakActorMock: Cx31WeakActor {

  init(owner: (any CxDelegate & Sendable)? = nil) {
    self.owner = owner
  }

  nonisolated(unsafe) weak var owner: (any CxDelegate & Sendable)?
}

nonisolated final class Cx32StackedMock<Item: Hashable>: Cx32Stacked {

  init() {
  }

  private(set) var hashCallCount: Int = 0
  private(set) var hashArgValues: [Item] = []
  var hashHandler: ((Item) -> Int)? = nil
  func hash(_ item: Item) -> Int {
    hashCallCount += 1
    hashArgValues.append(item)
    if let hashHandler { return hashHandler(item) }
    return 0
  }

  private(set) var itemsCallCount: Int = 0
  var itemsHandler: (() -> [Item])? = nil
  func items() -> [Item] {
    itemsCallCount += 1
    if let itemsHandler { return itemsHandler() }
    return []
  }
}

nonisolated final class Ef01AsyncMock: Ef01Async {

  init() {
  }

  private(set) var loadCallCount: Int = 0
  var loadHandler: (() async -> Void)? = nil
  func load() async {
    loadCallCount += 1
    await loadHandler?()
  }
}

nonisolated final class Ef02AsyncResultMock: Ef02AsyncResult {

  init() {
  }

  private(set) var loadCallCount: Int = 0
  private(set) var loadArgValues: [Int] = []
  var loadHandler: ((Int) async -> [String])? = nil
  func load(_ page: Int) async -> [String] {
    loadCallCount += 1
    loadArgValues.append(page)
    if let loadHandler { return await loadHandler(page) }
    return []
  }
}

nonisolated final class Ef03ThrowsMock: Ef03Throws {

  init() {
  }

  private(set) var saveCallCount: Int = 0
  var saveHandler: (() throws -> Void)? = nil
  func save() throws {
    saveCallCount += 1
    if let saveHandler { return try saveHandler() }
  }
}

nonisolated final class Ef04ThrowsResultMock: Ef04ThrowsResult {

  init() {
  }

  private(set) var saveCallCount: Int = 0
  private(set) var saveArgValues: [String] = []
  var saveHandler: ((String) throws -> Int)? = nil
  func save(_ item: String) throws -> Int {
    saveCallCount += 1
    saveArgValues.append(item)
    if let saveHandler { return try saveHandler(item) }
    return 0
  }
}

nonisolated final class Ef05AsyncThrowsMock: Ef05AsyncThrows {

  init() {
  }

  private(set) var loadCallCount: Int = 0
  private(set) var loadArgValues: [Int] = []
  var loadHandler: ((Int) async throws -> Price)? = nil
  func load(_ page: Int) async throws -> Price {
    loadCallCount += 1
    loadArgValues.append(page)
    if let loadHandler { return try await loadHandler(page) }
    fatalError("loadHandler has to be set: there is nothing that 'load' could return.")
  }
}

nonisolated final class Ef06TypedThrowsMock: Ef06TypedThrows {

  init() {
  }

  private(set) var buyCallCount: Int = 0
  private(set) var buyArgValues: [String] = []
  var buyHandler: ((String) throws(ShopError) -> Int)? = nil
  func buy(_ item: String) throws(ShopError) -> Int {
    buyCallCount += 1
    buyArgValues.append(item)
    if let buyHandler { return try buyHandler(item) }
    return 0
  }
}

nonisolated final class Ef07TypedThrowsVoidMock: Ef07TypedThrowsVoid {

  init() {
  }

  private(set) var buyCallCount: Int = 0
  private(set) var buyArgValues: [String] = []
  var buyHandler: ((String) throws(ShopError) -> Void)? = nil
  func buy(_ item: String) throws(ShopError) {
    buyCallCount += 1
    buyArgValues.append(item)
    if let buyHandler { return try buyHandler(item) }
  }
}

nonisolated final class Ef08AsyncTypedThrowsMock: Ef08AsyncTypedThrows {

  init() {
  }

  private(set) var buyCallCount: Int = 0
  private(set) var buyArgValues: [String] = []
  var buyHandler: ((String) async throws(ShopError) -> Price?)? = nil
  func buy(_ item: String) async throws(ShopError) -> Price? {
    buyCallCount += 1
    buyArgValues.append(item)
    if let buyHandler { return try await buyHandler(item) }
    return nil
  }
}

nonisolated final class Ef09ThrowsNeverMock: Ef09ThrowsNever {

  init() {
  }

  private(set) var safeCallCount: Int = 0
  var safeHandler: (() -> Int)? = nil
  func safe() -> Int {
    safeCallCount += 1
    if let safeHandler { return safeHandler() }
    return 0
  }
}

nonisolated final class Ef10ThrowsAnyMock: Ef10ThrowsAny {

  init() {
  }

  private(set) var unsafeCallCount: Int = 0
  var unsafeHandler: (() throws -> Int)? = nil
  func unsafe() throws -> Int {
    unsafeCallCount += 1
    if let unsafeHandler { return try unsafeHandler() }
    return 0
  }
}

nonisolated final class Ef11RethrowsMock: Ef11Rethrows {

  init() {
  }

  private(set) var eachCallCount: Int = 0
  var eachHandler: (((Int) throws -> Void) throws -> Void)? = nil
  func each(_ body: (Int) throws -> Void) rethrows {
    eachCallCount += 1
    if let eachHandler {
      func passOn(_ body: (Int) throws -> Void, _ rescue: (any Error) throws -> Void) rethrows {
        do { return try eachHandler(body) } catch { return try rescue(error) }
      }
      return try passOn(body, { throw $0 })
    }
  }
}

nonisolated final class Ef12RethrowsResultMock: Ef12RethrowsResult {

  init() {
  }

  private(set) var mapCallCount: Int = 0
  var mapHandler: (((Int) throws -> Any) throws -> Any)? = nil
  func map<T>(_ body: (Int) throws -> T) rethrows -> [T] {
    mapCallCount += 1
    if let mapHandler {
      func passOn(_ body: (Int) throws -> T, _ rescue: (any Error) throws -> [T]) rethrows -> [T] {
        do { return try mapHandler(body) as! [T] } catch { return try rescue(error) }
      }
      return try passOn(body, { throw $0 })
    }
    fatalError("mapHandler has to be set: there is nothing that 'map' could return.")
  }
}

nonisolated final class Ef13AsyncRethrowsMock: Ef13AsyncRethrows {

  init() {
  }

  private(set) var eachCallCount: Int = 0
  var eachHandler: (((Int) async throws -> Void) async throws -> Void)? = nil
  func each(_ body: (Int) async throws -> Void) async rethrows {
    eachCallCount += 1
    if let eachHandler {
      func passOn(_ body: (Int) async throws -> Void, _ rescue: (any Error) throws -> Void) async rethrows {
        do { return try await eachHandler(body) } catch { return try rescue(error) }
      }
      return try await passOn(body, { throw $0 })
    }
  }
}

nonisolated final class Ef14GenericErrorMock: Ef14GenericError {

  init() {
  }

  private(set) var readCallCount: Int = 0
  var readHandler: (((Int) throws -> Any) throws -> Any)? = nil
  func read<T, E: Error>(_ body: (Int) throws(E) -> T) throws(E) -> T {
    readCallCount += 1
    if let readHandler {
      do { return try readHandler(body) as! T } catch { throw error as! E }
    }
    fatalError("readHandler has to be set: there is nothing that 'read' could return.")
  }
}

nonisolated final class Ef15AssociatedErrorMock<Failure: Error>: Ef15AssociatedError {

  init() {
  }

  private(set) var runCallCount: Int = 0
  var runHandler: (() throws(Failure) -> Int)? = nil
  func run() throws(Failure) -> Int {
    runCallCount += 1
    if let runHandler { return try runHandler() }
    return 0
  }
}

nonisolated final class Ef16GetterMock: Ef16Getter {

  init() {
  }

  private(set) var valueCallCount: Int = 0
  var valueHandler: (() throws -> Int)? = nil
  var value: Int {
    get throws {
      valueCallCount += 1
      if let valueHandler { return try valueHandler() }
      return 0
    }
  }
}

nonisolated final class Ef17AsyncGetterMock: Ef17AsyncGetter {

  init() {
  }

  private(set) var valueCallCount: Int = 0
  var valueHandler: (() async -> Int)? = nil
  var value: Int {
    get async {
      valueCallCount += 1
      if let valueHandler { return await valueHandler() }
      return 0
    }
  }
}

nonisolated final class Ef18AsyncThrowsGetterMock: Ef18AsyncThrowsGetter {

  init() {
  }

  private(set) var valueCallCount: Int = 0
  var valueHandler: (() async throws -> Price)? = nil
  var value: Price {
    get async throws {
      valueCallCount += 1
      if let valueHandler { return try await valueHandler() }
      fatalError("valueHandler has to be set: there is nothing that 'value' could return.")
    }
  }
}

nonisolated final class Ef19TypedGetterMock: Ef19TypedGetter {

  init() {
  }

  private(set) var valueCallCount: Int = 0
  var valueHandler: (() throws(ShopError) -> Int)? = nil
  var value: Int {
    get throws(ShopError) {
      valueCallCount += 1
      if let valueHandler { return try valueHandler() }
      return 0
    }
  }
}

nonisolated final class Ef20AsyncSequenceMock: Ef20AsyncSequence {

  init(words: AsyncThrowingStream<String, any Error>? = nil) {
    wordsValue = words
  }

  private(set) var numbersCallCount: Int = 0
  var numbersHandler: (() -> AsyncStream<Int>)? = nil
  func numbers() -> AsyncStream<Int> {
    numbersCallCount += 1
    if let numbersHandler { return numbersHandler() }
    return AsyncStream<Int> { $0.finish() }
  }

  private var wordsValue: AsyncThrowingStream<String, any Error>? = nil
  var words: AsyncThrowingStream<String, any Error> {
    get { wordsValue ?? AsyncThrowingStream<String, any Error> { $0.finish() } }
    set {
      wordsValue = newValue
    }
  }
}

nonisolated final class Ef21OverloadedMock: Ef21Overloaded {

  init() {
  }

  private(set) var loadCallCount: Int = 0
  var loadHandler: (() throws -> Int)? = nil
  func load() throws -> Int {
    loadCallCount += 1
    if let loadHandler { return try loadHandler() }
    return 0
  }

  private(set) var loadPageCallCount: Int = 0
  private(set) var loadPageArgValues: [Int] = []
  var loadPageHandler: ((Int) async throws -> Int)? = nil
  func load(_ page: Int) async throws -> Int {
    loadPageCallCount += 1
    loadPageArgValues.append(page)
    if let loadPageHandler { return try await loadPageHandler(page) }
    return 0
  }
}

nonisolated final class Fn01NothingMock: Fn01Nothing {

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }
}

nonisolated final class Fn02OneArgumentMock: Fn02OneArgument {

  init() {
  }

  private(set) var goCallCount: Int = 0
  private(set) var goArgValues: [String] = []
  var goHandler: ((String) -> Void)? = nil
  func go(to place: String) {
    goCallCount += 1
    goArgValues.append(place)
    goHandler?(place)
  }
}

nonisolated final class Fn03ManyArgumentsMock: Fn03ManyArguments {

  init() {
  }

  private(set) var goCallCount: Int = 0
  private(set) var goArgValues: [(start: String, end: String, speed: Int)] = []
  var goHandler: ((String, String, Int) -> Void)? = nil
  func go(from start: String, to end: String, _ speed: Int) {
    goCallCount += 1
    goArgValues.append((start, end, speed))
    goHandler?(start, end, speed)
  }
}

nonisolated final class Fn04ResultMock: Fn04Result {

  init() {
  }

  private(set) var countCallCount: Int = 0
  var countHandler: (() -> Int)? = nil
  func count() -> Int {
    countCallCount += 1
    if let countHandler { return countHandler() }
    return 0
  }
}

nonisolated final class Fn05OptionalResultMock: Fn05OptionalResult {

  init() {
  }

  private(set) var findCallCount: Int = 0
  private(set) var findArgValues: [String] = []
  var findHandler: ((String) -> String?)? = nil
  func find(_ key: String) -> String? {
    findCallCount += 1
    findArgValues.append(key)
    if let findHandler { return findHandler(key) }
    return nil
  }
}

nonisolated final class Fn06UnknownResultMock: Fn06UnknownResult {

  init() {
  }

  private(set) var priceCallCount: Int = 0
  private(set) var priceArgValues: [String] = []
  var priceHandler: ((String) -> Price)? = nil
  func price(of item: String) -> Price {
    priceCallCount += 1
    priceArgValues.append(item)
    if let priceHandler { return priceHandler(item) }
    fatalError("priceHandler has to be set: there is nothing that 'price' could return.")
  }
}

nonisolated final class Fn07MockResultMock: Fn07MockResult {

  init() {
  }

  private(set) var makeCallCount: Int = 0
  var makeHandler: (() -> any Fn01Nothing)? = nil
  func make() -> any Fn01Nothing {
    makeCallCount += 1
    if let makeHandler { return makeHandler() }
    return Fn01NothingMock()
  }
}

nonisolated final class Fn08TupleMock: Fn08Tuple {

  init() {
  }

  private(set) var pairCallCount: Int = 0
  private(set) var pairArgValues: [(x: Int, y: Int)] = []
  var pairHandler: (((x: Int, y: Int)) -> (Int, name: String))? = nil
  func pair(_ point: (x: Int, y: Int)) -> (Int, name: String) {
    pairCallCount += 1
    pairArgValues.append(point)
    if let pairHandler { return pairHandler(point) }
    return (0, "")
  }
}

nonisolated final class Fn09CollectionsMock: Fn09Collections {

  init() {
  }

  private(set) var allCallCount: Int = 0
  private(set) var allArgValues: [(list: [Int], table: [String: [Int]], set: Set<String>)] = []
  var allHandler: (([Int], [String: [Int]], Set<String>) -> [String: Int])? = nil
  func all(_ list: [Int], _ table: [String: [Int]], _ set: Set<String>) -> [String: Int] {
    allCallCount += 1
    allArgValues.append((list, table, set))
    if let allHandler { return allHandler(list, table, set) }
    return [:]
  }
}

nonisolated final class Fn10VariadicMock: Fn10Variadic {

  init() {
  }

  private(set) var sumCallCount: Int = 0
  private(set) var sumArgValues: [[Int]] = []
  var sumHandler: (([Int]) -> Int)? = nil
  func sum(_ numbers: Int...) -> Int {
    sumCallCount += 1
    sumArgValues.append(numbers)
    if let sumHandler { return sumHandler(numbers) }
    return 0
  }
}

nonisolated final class Fn11InoutMock: Fn11Inout {

  init() {
  }

  private(set) var growCallCount: Int = 0
  private(set) var growArgValues: [(number: Int, step: Int)] = []
  var growHandler: ((inout Int, Int) -> Void)? = nil
  func grow(_ number: inout Int, by step: Int) {
    growCallCount += 1
    growArgValues.append((number, step))
    growHandler?(&number, step)
  }
}

nonisolated final class Fn12VoidMock: Fn12Void {

  init() {
  }

  private(set) var doneCallCount: Int = 0
  private(set) var doneArgValues: [()] = []
  var doneHandler: ((()) -> Void)? = nil
  func done(_ value: Void) -> Void {
    doneCallCount += 1
    doneArgValues.append(value)
    doneHandler?(value)
  }
}

nonisolated final class Fn13DiscardableMock: Fn13Discardable {

  init() {
  }

  private(set) var saveCallCount: Int = 0
  var saveHandler: (() -> Bool)? = nil
  @discardableResult func save() -> Bool {
    saveCallCount += 1
    if let saveHandler { return saveHandler() }
    return false
  }
}

nonisolated final class Fn14OverloadsMock: Fn14Overloads {

  init() {
  }

  private(set) var displayCallCount: Int = 0
  var displayHandler: (() -> Void)? = nil
  func display() {
    displayCallCount += 1
    displayHandler?()
  }

  private(set) var displayXCallCount: Int = 0
  private(set) var displayXArgValues: [Int] = []
  var displayXHandler: ((Int) -> Void)? = nil
  func display(x: Int) {
    displayXCallCount += 1
    displayXArgValues.append(x)
    displayXHandler?(x)
  }

  private(set) var displayYCallCount: Int = 0
  private(set) var displayYArgValues: [Int] = []
  var displayYHandler: ((Int) -> Void)? = nil
  func display(y: Int) {
    displayYCallCount += 1
    displayYArgValues.append(y)
    displayYHandler?(y)
  }

  private(set) var updateCallCount: Int = 0
  var updateHandler: (() -> Void)? = nil
  func update() {
    updateCallCount += 1
    updateHandler?()
  }

  private(set) var updateIntCallCount: Int = 0
  var updateIntHandler: (() -> Int)? = nil
  func update() -> Int {
    updateIntCallCount += 1
    if let updateIntHandler { return updateIntHandler() }
    return 0
  }

  private(set) var updateArgCallCount: Int = 0
  private(set) var updateArgArgValues: [Int] = []
  var updateArgHandler: ((Int) -> Void)? = nil
  func update(arg: Int) {
    updateArgCallCount += 1
    updateArgArgValues.append(arg)
    updateArgHandler?(arg)
  }

  private(set) var updateArgFloatCallCount: Int = 0
  private(set) var updateArgFloatArgValues: [Float] = []
  var updateArgFloatHandler: ((Float) -> Void)? = nil
  func update(arg: Float) {
    updateArgFloatCallCount += 1
    updateArgFloatArgValues.append(arg)
    updateArgFloatHandler?(arg)
  }
}

nonisolated final class Fn15UnlabeledMock: Fn15Unlabeled {

  init() {
  }

  private(set) var addCallCount: Int = 0
  private(set) var addArgValues: [(arg0: Int, arg1: String)] = []
  var addHandler: ((Int, String) -> Void)? = nil
  func add(_ arg0: Int, _ arg1: String) {
    addCallCount += 1
    addArgValues.append((arg0, arg1))
    addHandler?(arg0, arg1)
  }
}

nonisolated final class Fn16KeywordsMock: Fn16Keywords {

  init() {
  }

  private(set) var defaultCallCount: Int = 0
  private(set) var defaultArgValues: [(`for`: Int, `in`: String, place: Bool)] = []
  var defaultHandler: ((Int, String, Bool) -> Void)? = nil
  func `default`(for: Int, in: String, where place: Bool) {
    defaultCallCount += 1
    defaultArgValues.append((`for`, `in`, place))
    defaultHandler?(`for`, `in`, place)
  }

  private(set) var repeatCallCount: Int = 0
  private(set) var repeatArgValues: [Int] = []
  var repeatHandler: ((Int) -> Int)? = nil
  func `repeat`(_ `class`: Int) -> Int {
    repeatCallCount += 1
    repeatArgValues.append(`class`)
    if let repeatHandler { return repeatHandler(`class`) }
    return 0
  }
}

nonisolated final class Fn17ShadowsMock: Fn17Shadows {

  init() {
  }

  private(set) var logCallCount: Int = 0
  private(set) var logArgValues: [(calls_: Int, call_: String, logHandler_: Bool)] = []
  var logHandler: ((Int, String, Bool) -> Int)? = nil
  func log(calls calls_: Int, call call_: String, logHandler logHandler_: Bool) -> Int {
    logCallCount += 1
    logArgValues.append((calls_, call_, logHandler_))
    if let logHandler { return logHandler(calls_, call_, logHandler_) }
    return 0
  }
}

nonisolated final class Fn18MutatingMock: Fn18Mutating {

  init() {
  }

  private(set) var nextCallCount: Int = 0
  var nextHandler: (() -> Int?)? = nil
  func next() -> Int? {
    nextCallCount += 1
    if let nextHandler { return nextHandler() }
    return nil
  }
}

nonisolated final class Fn19AnyMock: Fn19Any {

  init() {
  }

  private(set) var takeCallCount: Int = 0
  private(set) var takeArgValues: [(value: Any, object: AnyObject?)] = []
  var takeHandler: ((Any, AnyObject?) -> Any?)? = nil
  func take(_ value: Any, _ object: AnyObject?) -> Any? {
    takeCallCount += 1
    takeArgValues.append((value, object))
    if let takeHandler { return takeHandler(value, object) }
    return nil
  }
}

nonisolated final class Fn20MetatypeMock: Fn20Metatype {

  init() {
  }

  private(set) var registerCallCount: Int = 0
  private(set) var registerArgValues: [(type: Any.Type, known: Int.Type)] = []
  var registerHandler: ((Any.Type, Int.Type) -> Any.Type?)? = nil
  func register(_ type: Any.Type, _ known: Int.Type) -> Any.Type? {
    registerCallCount += 1
    registerArgValues.append((type, known))
    if let registerHandler { return registerHandler(type, known) }
    return nil
  }
}

nonisolated final class Fn21OverloadsByTypeMock: Fn21OverloadsByType {

  init() {
  }

  private(set) var showCallCount: Int = 0
  private(set) var showArgValues: [Int] = []
  var showHandler: ((Int) -> Void)? = nil
  func show(_ value: Int) {
    showCallCount += 1
    showArgValues.append(value)
    showHandler?(value)
  }

  private(set) var showValueCallCount: Int = 0
  private(set) var showValueArgValues: [String] = []
  var showValueHandler: ((String) -> Void)? = nil
  func show(_ value: String) {
    showValueCallCount += 1
    showValueArgValues.append(value)
    showValueHandler?(value)
  }

  private(set) var showValueStringCallCount: Int = 0
  private(set) var showValueStringArgValues: [[String]] = []
  var showValueStringHandler: (([String]) -> Void)? = nil
  func show(_ value: [String]) {
    showValueStringCallCount += 1
    showValueStringArgValues.append(value)
    showValueStringHandler?(value)
  }

  private(set) var showValueIntOptionalCallCount: Int = 0
  private(set) var showValueIntOptionalArgValues: [Int?] = []
  var showValueIntOptionalHandler: ((Int?) -> Void)? = nil
  func show(value: Int?) {
    showValueIntOptionalCallCount += 1
    showValueIntOptionalArgValues.append(value)
    showValueIntOptionalHandler?(value)
  }
}

nonisolated final class Fn22LabelInNameMock: Fn22LabelInName {

  init() {
  }

  private(set) var openCallCount: Int = 0
  private(set) var openArgValues: [String] = []
  var openHandler: ((String) -> Void)? = nil
  func open(url: String) {
    openCallCount += 1
    openArgValues.append(url)
    openHandler?(url)
  }

  private(set) var openURLCallCount: Int = 0
  private(set) var openURLArgValues: [String] = []
  var openURLHandler: ((String) -> Void)? = nil
  func openURL(url: String) {
    openURLCallCount += 1
    openURLArgValues.append(url)
    openURLHandler?(url)
  }

  private(set) var openURLIntCallCount: Int = 0
  private(set) var openURLIntArgValues: [Int] = []
  var openURLIntHandler: ((Int) -> Void)? = nil
  func openURL(_ url: Int) {
    openURLIntCallCount += 1
    openURLIntArgValues.append(url)
    openURLIntHandler?(url)
  }
}

nonisolated final class Fn23RawMock: Fn23Raw {

  init() {
  }

  private(set) var opensADoorCallCount: Int = 0
  var opensADoorHandler: (() -> Int)? = nil
  func `opens a door`() -> Int {
    opensADoorCallCount += 1
    if let opensADoorHandler { return opensADoorHandler() }
    return 0
  }
}

nonisolated final class Fn24ResetAndCallsMock: Fn24ResetAndCalls {

  init(calls: Int? = nil) {
    callsValue = calls
  }

  private(set) var resetCallCount: Int = 0
  var resetHandler: (() -> Void)? = nil
  func reset() {
    resetCallCount += 1
    resetHandler?()
  }

  private var callsValue: Int? = nil
  var calls: Int {
    get { callsValue ?? 0 }
    set {
      callsValue = newValue
    }
  }
}

nonisolated final class Fn25NestedMock: Fn25Nested {

  init() {
  }

  private(set) var deepCallCount: Int = 0
  private(set) var deepArgValues: [[[String: (Int, [Price?])]]?] = []
  var deepHandler: (([[String: (Int, [Price?])]]?) -> [Price])? = nil
  func deep(_ value: [[String: (Int, [Price?])]]?) -> [Price] {
    deepCallCount += 1
    deepArgValues.append(value)
    if let deepHandler { return deepHandler(value) }
    return []
  }
}

nonisolated final class Fn26PropertyAndFunctionMock: Fn26PropertyAndFunction {

  init(size: Int? = nil) {
    sizeValue = size
  }

  private var sizeValue: Int? = nil
  var size: Int {
    get { sizeValue ?? 0 }
    set {
      sizeValue = newValue
    }
  }

  private(set) var sizeOfCallCount: Int = 0
  private(set) var sizeOfArgValues: [String] = []
  var sizeOfHandler: ((String) -> Int)? = nil
  func size(of item: String) -> Int {
    sizeOfCallCount += 1
    sizeOfArgValues.append(item)
    if let sizeOfHandler { return sizeOfHandler(item) }
    return 0
  }
}

nonisolated final class Fn27UnwrappedMock: Fn27Unwrapped {

  init() {
  }

  private(set) var riskyCallCount: Int = 0
  private(set) var riskyArgValues: [Int?] = []
  var riskyHandler: ((Int?) -> String?)? = nil
  func risky(_ value: Int!) -> String! {
    riskyCallCount += 1
    riskyArgValues.append(value)
    if let riskyHandler { return riskyHandler(value) }
    return nil
  }
}

nonisolated final class Fn28OwnershipMock: Fn28Ownership {

  init() {
  }

  private(set) var borrowCallCount: Int = 0
  var borrowHandler: ((borrowing Ticket) -> Void)? = nil
  func borrow(_ ticket: borrowing Ticket) {
    borrowCallCount += 1
    borrowHandler?(ticket)
  }

  private(set) var consumeCallCount: Int = 0
  var consumeHandler: ((consuming Ticket) -> Int)? = nil
  func consume(_ ticket: consuming Ticket) -> Int {
    consumeCallCount += 1
    if let consumeHandler { return consumeHandler(ticket) }
    return 0
  }
}

nonisolated final class Fn29NoncopyableMock: Fn29Noncopyable {

  init() {
  }

  private(set) var ticketCallCount: Int = 0
  var ticketHandler: (() -> Ticket)? = nil
  func ticket() -> Ticket {
    ticketCallCount += 1
    if let ticketHandler { return ticketHandler() }
    fatalError("ticketHandler has to be set: there is nothing that 'ticket' could return.")
  }
}

nonisolated final class Fn30ObjectMock: Fn30Object {

  init() {
  }

  private(set) var fillCallCount: Int = 0
  private(set) var fillArgValues: [Basket] = []
  var fillHandler: ((Basket) -> Basket)? = nil
  func fill(_ basket: Basket) -> Basket {
    fillCallCount += 1
    fillArgValues.append(basket)
    if let fillHandler { return fillHandler(basket) }
    fatalError("fillHandler has to be set: there is nothing that 'fill' could return.")
  }
}

nonisolated final class Fn31HandlerNamesMock: Fn31HandlerNames {

  init(goHandler: Int? = nil) {
    goHandlerValue = goHandler
  }

  private(set) var goHandlerSetCallCount: Int = 0
  private var goHandlerValue: Int? = nil
  var goHandler: Int {
    get { goHandlerValue ?? 0 }
    set {
      goHandlerSetCallCount += 1
      goHandlerValue = newValue
    }
  }

  private(set) var go1CallCount: Int = 0
  var go1Handler: (() -> Void)? = nil
  func go() {
    go1CallCount += 1
    go1Handler?()
  }
}

nonisolated final class Fn32OwnEmptyValueMock: Fn32OwnEmptyValue {

  init() {
  }

  private(set) var totalCallCount: Int = 0
  var totalHandler: (() -> Money)? = nil
  func total() -> Money {
    totalCallCount += 1
    if let totalHandler { return totalHandler() }
    fatalError("totalHandler has to be set: there is nothing that 'total' could return.")
  }
}

nonisolated final class Fn33RawArgumentsMock: Fn33RawArguments {

  init(`the key`: Int? = nil) {
    theKeyValue = `the key`
  }

  private(set) var turnTheKeyCallCount: Int = 0
  private(set) var turnTheKeyArgValues: [Int] = []
  var turnTheKeyHandler: ((Int) -> Int)? = nil
  func `turn the key`(`how far`: Int) -> Int {
    turnTheKeyCallCount += 1
    turnTheKeyArgValues.append(`how far`)
    if let turnTheKeyHandler { return turnTheKeyHandler(`how far`) }
    return 0
  }

  private(set) var theKeySetCallCount: Int = 0
  private var theKeyValue: Int? = nil
  var `the key`: Int {
    get { theKeyValue ?? 0 }
    set {
      theKeySetCallCount += 1
      theKeyValue = newValue
    }
  }
}

extension Forest {
  nonisolated final class ForestTreeMock: Forest.Tree {

    init() {
    }

    private(set) var fallCallCount: Int = 0
    var fallHandler: (() -> Void)? = nil
    func fall() {
      fallCallCount += 1
      fallHandler?()
    }
  }
}
typealias ForestTreeMock = Forest.ForestTreeMock

extension Garden {
  nonisolated final class GardenTreeMock: Garden.Tree {

    init() {
    }

    private(set) var growCallCount: Int = 0
    var growHandler: (() -> Int)? = nil
    func grow() -> Int {
      growCallCount += 1
      if let growHandler { return growHandler() }
      return 0
    }
  }
}
typealias GardenTreeMock = Garden.GardenTreeMock

nonisolated final class Ge01ArgumentMock: Ge01Argument {

  init() {
  }

  private(set) var putCallCount: Int = 0
  private(set) var putArgValues: [Any] = []
  var putHandler: ((Any) -> Void)? = nil
  func put<T>(_ value: T) {
    putCallCount += 1
    putArgValues.append(value)
    putHandler?(value)
  }
}

nonisolated final class Ge02ResultMock: Ge02Result {

  init() {
  }

  private(set) var getCallCount: Int = 0
  private(set) var getArgValues: [Any] = []
  var getHandler: ((Any) -> Any)? = nil
  func get<T>(_ type: T.Type) -> T {
    getCallCount += 1
    getArgValues.append(type)
    if let getHandler { return getHandler(type) as! T }
    fatalError("getHandler has to be set: there is nothing that 'get' could return.")
  }
}

nonisolated final class Ge03BothMock: Ge03Both {

  init() {
  }

  private(set) var convertCallCount: Int = 0
  private(set) var convertArgValues: [(value: Any, type: Any)] = []
  var convertHandler: ((Any, Any) -> Any?)? = nil
  func convert<In: Sendable, Out>(_ value: In, to type: Out.Type) -> Out? {
    convertCallCount += 1
    convertArgValues.append((value, type))
    if let convertHandler { return convertHandler(value, type) as! Out? }
    return nil
  }
}

nonisolated final class Ge04WhereMock: Ge04Where {

  init() {
  }

  private(set) var compareCallCount: Int = 0
  private(set) var compareArgValues: [(a: Any, b: Any)] = []
  var compareHandler: ((Any, Any) -> Bool)? = nil
  func compare<T>(_ a: T, _ b: T) -> Bool where T: Comparable {
    compareCallCount += 1
    compareArgValues.append((a, b))
    if let compareHandler { return compareHandler(a, b) }
    return false
  }
}

nonisolated final class Ge05NestedMock: Ge05Nested {

  init() {
  }

  private(set) var allCallCount: Int = 0
  private(set) var allArgValues: [(values: Any, table: Any?)] = []
  var allHandler: ((Any, Any?) -> Any)? = nil
  func all<T>(_ values: [T], _ table: [String: T]?) -> [T] {
    allCallCount += 1
    allArgValues.append((values, table))
    if let allHandler { return allHandler(values, table) as! [T] }
    fatalError("allHandler has to be set: there is nothing that 'all' could return.")
  }
}

nonisolated final class Ge06ClosureMock: Ge06Closure {

  init() {
  }

  private(set) var mapCallCount: Int = 0
  private(set) var mapArgValues: [Any] = []
  var mapHandler: ((Any, (Any) -> Any) -> Any)? = nil
  func map<T, U>(_ value: T, _ change: (T) -> U) -> U {
    mapCallCount += 1
    mapArgValues.append(value)
    if let mapHandler { return mapHandler(value, { value0 in change(value0 as! T) }) as! U }
    fatalError("mapHandler has to be set: there is nothing that 'map' could return.")
  }
}

nonisolated final class Ge07EscapingClosureMock: Ge07EscapingClosure {

  init() {
  }

  private(set) var laterCallCount: Int = 0
  private(set) var laterArgValues: [(value: Any, done: (Any) -> Void)] = []
  var laterHandler: ((Any, @escaping (Any) -> Void) -> Void)? = nil
  func later<T>(_ value: T, _ done: @escaping (T) -> Void) {
    laterCallCount += 1
    laterArgValues.append((value, { value0 in done(value0 as! T) }))
    laterHandler?(value, { value0 in done(value0 as! T) })
  }
}

nonisolated final class Ge08InoutMock: Ge08Inout {

  init() {
  }

  private(set) var swapCallCount: Int = 0
  private(set) var swapArgValues: [(a: Any, b: Any)] = []
  var swapHandler: ((inout Any, inout Any) -> Void)? = nil
  func swap<T>(_ a: inout T, _ b: inout T) {
    var aErased: Any = a
    defer { a = aErased as! T }
    var bErased: Any = b
    defer { b = bErased as! T }
    swapCallCount += 1
    swapArgValues.append((a, b))
    swapHandler?(&aErased, &bErased)
  }
}

nonisolated final class Ge09SomeMock: Ge09Some {

  init() {
  }

  private(set) var takeCallCount: Int = 0
  private(set) var takeArgValues: [(value: any Equatable, list: [any Hashable])] = []
  var takeHandler: ((any Equatable, [any Hashable]) -> Void)? = nil
  func take(_ value: some Equatable, _ list: [some Hashable]) {
    takeCallCount += 1
    takeArgValues.append((value, list))
    takeHandler?(value, list)
  }
}

nonisolated final class Ge10SomeCollectionMock: Ge10SomeCollection {

  init() {
  }

  private(set) var takeCallCount: Int = 0
  private(set) var takeArgValues: [(any Collection<Int>)] = []
  var takeHandler: ((any Collection<Int>) -> Int)? = nil
  func take(_ values: some Collection<Int>) -> Int {
    takeCallCount += 1
    takeArgValues.append(values)
    if let takeHandler { return takeHandler(values) }
    return 0
  }
}

nonisolated final class Ge11AnyMock: Ge11Any {

  init() {
  }

  private(set) var takeCallCount: Int = 0
  private(set) var takeArgValues: [(value: any Equatable, both: any Hashable & Sendable)] = []
  var takeHandler: ((any Equatable, any Hashable & Sendable) -> any Equatable)? = nil
  func take(_ value: any Equatable, _ both: any Hashable & Sendable) -> any Equatable {
    takeCallCount += 1
    takeArgValues.append((value, both))
    if let takeHandler { return takeHandler(value, both) }
    fatalError("takeHandler has to be set: there is nothing that 'take' could return.")
  }
}

nonisolated final class Ge12PackMock: Ge12Pack {

  init() {
  }

  private(set) var allCallCount: Int = 0
  private(set) var allArgValues: [[Any]] = []
  var allHandler: (([Any]) -> Void)? = nil
  func all<each T>(_ values: repeat each T) {
    var valuesElements: [Any] = []
    repeat valuesElements.append(each values)
    allCallCount += 1
    allArgValues.append(valuesElements)
    allHandler?(valuesElements)
  }
}

nonisolated final class Ge13PackResultMock: Ge13PackResult {

  init() {
  }

  private(set) var allCallCount: Int = 0
  private(set) var allArgValues: [[Any]] = []
  var allHandler: (([Any]) -> Any)? = nil
  func all<each T>(_ values: repeat each T) -> (repeat each T) {
    var valuesElements: [Any] = []
    repeat valuesElements.append(each values)
    allCallCount += 1
    allArgValues.append(valuesElements)
    if let allHandler { return allHandler(valuesElements) as! (repeat each T) }
    fatalError("allHandler has to be set: there is nothing that 'all' could return.")
  }
}

nonisolated final class Ge14OverloadsMock: Ge14Overloads {

  init() {
  }

  private(set) var loadCallCount: Int = 0
  private(set) var loadArgValues: [Any] = []
  var loadHandler: ((Any) -> Any)? = nil
  func load<T>(_ value: T) -> T {
    loadCallCount += 1
    loadArgValues.append(value)
    if let loadHandler { return loadHandler(value) as! T }
    fatalError("loadHandler has to be set: there is nothing that 'load' could return.")
  }

  private(set) var loadValueCallCount: Int = 0
  private(set) var loadValueArgValues: [Any] = []
  var loadValueHandler: ((Any) -> Any)? = nil
  func load<T>(_ value: T) -> [T] {
    loadValueCallCount += 1
    loadValueArgValues.append(value)
    if let loadValueHandler { return loadValueHandler(value) as! [T] }
    fatalError("loadValueHandler has to be set: there is nothing that 'loadValue' could return.")
  }

  private(set) var loadValueIntCallCount: Int = 0
  private(set) var loadValueIntArgValues: [Int] = []
  var loadValueIntHandler: ((Int) -> Void)? = nil
  func load(_ value: Int) {
    loadValueIntCallCount += 1
    loadValueIntArgValues.append(value)
    loadValueIntHandler?(value)
  }
}

nonisolated final class Ge15AsyncMock: Ge15Async {

  init() {
  }

  private(set) var loadCallCount: Int = 0
  private(set) var loadArgValues: [Any] = []
  var loadHandler: ((Any) async throws -> Any)? = nil
  func load<T: Decodable & Sendable>(_ type: T.Type) async throws -> T {
    loadCallCount += 1
    loadArgValues.append(type)
    if let loadHandler { return try await loadHandler(type) as! T }
    fatalError("loadHandler has to be set: there is nothing that 'load' could return.")
  }
}

nonisolated final class Ge16DecodableMock: Ge16Decodable {

  init() {
  }

  private(set) var decodeCallCount: Int = 0
  private(set) var decodeArgValues: [(type: Any, text: String)] = []
  var decodeHandler: ((Any, String) throws -> Any)? = nil
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    decodeCallCount += 1
    decodeArgValues.append((type, text))
    if let decodeHandler { return try decodeHandler(type, text) as! T }
    fatalError("decodeHandler has to be set: there is nothing that 'decode' could return.")
  }
}

nonisolated final class Ge17SameTypeMock: Ge17SameType {

  init() {
  }

  private(set) var putCallCount: Int = 0
  private(set) var putArgValues: [Any] = []
  var putHandler: ((Any) -> Void)? = nil
  func put<S: Sequence>(_ values: S) where S.Element == Int {
    putCallCount += 1
    putArgValues.append(values)
    putHandler?(values)
  }
}

nonisolated final class Ge18OptionalMock: Ge18Optional {

  init() {
  }

  private(set) var maybeCallCount: Int = 0
  private(set) var maybeArgValues: [Any?] = []
  var maybeHandler: ((Any?) -> Any?)? = nil
  func maybe<T>(_ value: T?) -> T? {
    maybeCallCount += 1
    maybeArgValues.append(value)
    if let maybeHandler { return maybeHandler(value) as! T? }
    return nil
  }
}

nonisolated final class Ge19VariadicMock: Ge19Variadic {

  init() {
  }

  private(set) var allCallCount: Int = 0
  private(set) var allArgValues: [[Any]] = []
  var allHandler: (([Any]) -> Int)? = nil
  func all<T>(_ values: T...) -> Int {
    allCallCount += 1
    allArgValues.append(values)
    if let allHandler { return allHandler(values) }
    return 0
  }
}

nonisolated final class Ge20NoncopyableMock: Ge20Noncopyable {

  init() {
  }

  private(set) var holdCallCount: Int = 0
  var holdHandler: (() -> Void)? = nil
  func hold<T: ~Copyable>(_ value: borrowing T) {
    holdCallCount += 1
    holdHandler?()
  }
}

nonisolated final class Ih01ParentMock: Ih01Parent {

  init() {
  }

  private(set) var parentCallCount: Int = 0
  var parentHandler: (() -> Int)? = nil
  func parent() -> Int {
    parentCallCount += 1
    if let parentHandler { return parentHandler() }
    return 0
  }
}

nonisolated final class Ih02ChildMock: Ih02Child {

  init() {
  }

  private(set) var childCallCount: Int = 0
  var childHandler: (() -> Void)? = nil
  func child() {
    childCallCount += 1
    childHandler?()
  }

  private(set) var parentCallCount: Int = 0
  var parentHandler: (() -> Int)? = nil
  func parent() -> Int {
    parentCallCount += 1
    if let parentHandler { return parentHandler() }
    return 0
  }
}

nonisolated final class Ih04OfUnmarkedMock: Ih04OfUnmarked {

  init(flag: Bool? = nil) {
    flagValue = flag
  }

  private(set) var ownCallCount: Int = 0
  var ownHandler: (() -> Void)? = nil
  func own() {
    ownCallCount += 1
    ownHandler?()
  }

  private(set) var unmarkedCallCount: Int = 0
  private(set) var unmarkedArgValues: [Int] = []
  var unmarkedHandler: ((Int) -> String)? = nil
  func unmarked(_ value: Int) -> String {
    unmarkedCallCount += 1
    unmarkedArgValues.append(value)
    if let unmarkedHandler { return unmarkedHandler(value) }
    return ""
  }

  private var flagValue: Bool? = nil
  var flag: Bool {
    get { flagValue ?? false }
    set {
      flagValue = newValue
    }
  }
}

nonisolated final class Ih05DiamondMock: Ih05Diamond {

  init(flag: Bool? = nil) {
    flagValue = flag
  }

  private(set) var childCallCount: Int = 0
  var childHandler: (() -> Void)? = nil
  func child() {
    childCallCount += 1
    childHandler?()
  }

  private(set) var parentCallCount: Int = 0
  var parentHandler: (() -> Int)? = nil
  func parent() -> Int {
    parentCallCount += 1
    if let parentHandler { return parentHandler() }
    return 0
  }

  private(set) var ownCallCount: Int = 0
  var ownHandler: (() -> Void)? = nil
  func own() {
    ownCallCount += 1
    ownHandler?()
  }

  private(set) var unmarkedCallCount: Int = 0
  private(set) var unmarkedArgValues: [Int] = []
  var unmarkedHandler: ((Int) -> String)? = nil
  func unmarked(_ value: Int) -> String {
    unmarkedCallCount += 1
    unmarkedArgValues.append(value)
    if let unmarkedHandler { return unmarkedHandler(value) }
    return ""
  }

  private var flagValue: Bool? = nil
  var flag: Bool {
    get { flagValue ?? false }
    set {
      flagValue = newValue
    }
  }
}

nonisolated final class Ih06CompositionMock: Ih06Composition {

  init(flag: Bool? = nil) {
    flagValue = flag
  }

  private(set) var ownCallCount: Int = 0
  var ownHandler: (() -> Void)? = nil
  func own() {
    ownCallCount += 1
    ownHandler?()
  }

  private(set) var parentCallCount: Int = 0
  var parentHandler: (() -> Int)? = nil
  func parent() -> Int {
    parentCallCount += 1
    if let parentHandler { return parentHandler() }
    return 0
  }

  private(set) var unmarkedCallCount: Int = 0
  private(set) var unmarkedArgValues: [Int] = []
  var unmarkedHandler: ((Int) -> String)? = nil
  func unmarked(_ value: Int) -> String {
    unmarkedCallCount += 1
    unmarkedArgValues.append(value)
    if let unmarkedHandler { return unmarkedHandler(value) }
    return ""
  }

  private var flagValue: Bool? = nil
  var flag: Bool {
    get { flagValue ?? false }
    set {
      flagValue = newValue
    }
  }
}

nonisolated final class Ih07AliasMock: Ih07Alias {

  init(flag: Bool? = nil) {
    flagValue = flag
  }

  private(set) var ownCallCount: Int = 0
  var ownHandler: (() -> Void)? = nil
  func own() {
    ownCallCount += 1
    ownHandler?()
  }

  private(set) var parentCallCount: Int = 0
  var parentHandler: (() -> Int)? = nil
  func parent() -> Int {
    parentCallCount += 1
    if let parentHandler { return parentHandler() }
    return 0
  }

  private(set) var unmarkedCallCount: Int = 0
  private(set) var unmarkedArgValues: [Int] = []
  var unmarkedHandler: ((Int) -> String)? = nil
  func unmarked(_ value: Int) -> String {
    unmarkedCallCount += 1
    unmarkedArgValues.append(value)
    if let unmarkedHandler { return unmarkedHandler(value) }
    return ""
  }

  private var flagValue: Bool? = nil
  var flag: Bool {
    get { flagValue ?? false }
    set {
      flagValue = newValue
    }
  }
}

nonisolated final class Ih08AliasItselfMock: Ih08AliasItself {

  init(flag: Bool? = nil) {
    flagValue = flag
  }

  private(set) var parentCallCount: Int = 0
  var parentHandler: (() -> Int)? = nil
  func parent() -> Int {
    parentCallCount += 1
    if let parentHandler { return parentHandler() }
    return 0
  }

  private(set) var unmarkedCallCount: Int = 0
  private(set) var unmarkedArgValues: [Int] = []
  var unmarkedHandler: ((Int) -> String)? = nil
  func unmarked(_ value: Int) -> String {
    unmarkedCallCount += 1
    unmarkedArgValues.append(value)
    if let unmarkedHandler { return unmarkedHandler(value) }
    return ""
  }

  private var flagValue: Bool? = nil
  var flag: Bool {
    get { flagValue ?? false }
    set {
      flagValue = newValue
    }
  }
}

nonisolated final class Ih09HashableMock: Ih09Hashable {

  init() {
  }

  static func == (left: Ih09HashableMock, right: Ih09HashableMock) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }
}

nonisolated final class Ih10CodableMock: Ih10Codable {

  init(name: String? = nil) {
    nameValue = name
  }

  func encode(to encoder: any Encoder) throws {}

  init(from decoder: any Decoder) throws {
  }

  private var nameValue: String? = nil
  var name: String {
    get { nameValue ?? "" }
    set {
      nameValue = newValue
    }
  }
}

nonisolated final class Ih11IdentifiableMock: Ih11Identifiable {

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }
}

nonisolated final class Ih12IdentifiableByMock: Ih12IdentifiableBy {

  init() {
  }

  private let idStub = MockStub<String?>(nil)
  var id: String {
    get {
      guard let value = idStub.value else { fatalError("'id' of Ih12IdentifiableByMock has to be set.") }
      return value
    }
    set { idStub.value = newValue }
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }
}

nonisolated final class Ih13DescribedMock: Ih13Described {

  init() {
  }

  var description: String { "Ih13DescribedMock" }

  var debugDescription: String { "Ih13DescribedMock" }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }
}

@MainActor
final class Ih14MainActorStandardMock: Ih14MainActorStandard, nonisolated Equatable, nonisolated Hashable, nonisolated Encodable, nonisolated Decodable, nonisolated CustomStringConvertible {

  init() {
  }

  nonisolated static func == (left: Ih14MainActorStandardMock, right: Ih14MainActorStandardMock) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  nonisolated var description: String { "Ih14MainActorStandardMock" }

  nonisolated func encode(to encoder: any Encoder) throws {}

  nonisolated init(from decoder: any Decoder) throws {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }
}

nonisolated final class Ih15SendableStandardMock: Ih15SendableStandard, @unchecked Sendable {

  init() {
  }

  static func == (left: Ih15SendableStandardMock, right: Ih15SendableStandardMock) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func encode(to encoder: any Encoder) throws {}

  init(from decoder: any Decoder) throws {
  }

  private let goCallCountStub = MockStub<Int>(0)
  private(set) var goCallCount: Int {
    get { goCallCountStub.value }
    set { goCallCountStub.value = newValue }
  }
  private let goHandlerStub = MockStub<(@Sendable () -> Int)?>(nil)
  var goHandler: (@Sendable () -> Int)? {
    get { goHandlerStub.value }
    set { goHandlerStub.value = newValue }
  }
  func go() -> Int {
    goCallCountStub.update { $0 += 1 }
    if let goHandler { return goHandler() }
    return 0
  }
}

nonisolated final class Ih16ClassMock: Ih16Class {

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }
}

nonisolated final class Ih17SuperclassMock: Device, Ih17Superclass {

  override init() {
    super.init()
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Int)? = nil
  func go() -> Int {
    goCallCount += 1
    if let goHandler { return goHandler() }
    return 0
  }
}

nonisolated final class Ih18SelfSuperclassMock: NamedDevice, Ih18SelfSuperclass {

  init(number: Int? = nil) {
    numberValue = number
    super.init()
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }

  private var numberValue: Int? = nil
  var number: Int {
    get { numberValue ?? 0 }
    set {
      numberValue = newValue
    }
  }
}

@MainActor
final class Ih19ScreenMock: Screen {

  override init() {
    super.init()
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Int)? = nil
  func go() -> Int {
    goCallCount += 1
    if let goHandler { return goHandler() }
    return 0
  }
}
#if swift(>=6)
extension Ih19ScreenMock: Ih19Screen {}
#else
extension Ih19ScreenMock: @preconcurrency Ih19Screen {}
#endif

nonisolated final class Ih20OverriddenMock: Ih20Overridden {

  init() {
  }

  private(set) var parentCallCount: Int = 0
  var parentHandler: (() -> Int)? = nil
  func parent() -> Int {
    parentCallCount += 1
    if let parentHandler { return parentHandler() }
    return 0
  }

  private(set) var parentStringCallCount: Int = 0
  var parentStringHandler: (() -> String)? = nil
  func parent() -> String {
    parentStringCallCount += 1
    if let parentStringHandler { return parentStringHandler() }
    return ""
  }
}

nonisolated final class Ih21SettableMock: Ih21Settable {

  init(number: Int? = nil) {
    numberValue = number
  }

  private(set) var numberSetCallCount: Int = 0
  private var numberValue: Int? = nil
  var number: Int {
    get { numberValue ?? 0 }
    set {
      numberSetCallCount += 1
      numberValue = newValue
    }
  }
}

nonisolated final class Ih22IteratorMock: Ih22Iterator {
  typealias Element = Int

  init() {
  }

  private(set) var nextCallCount: Int = 0
  var nextHandler: (() -> Element?)? = nil
  func next() -> Element? {
    nextCallCount += 1
    if let nextHandler { return nextHandler() }
    return nil
  }
}

nonisolated final class Ih23ErrorMock: Ih23Error, @unchecked Sendable {

  init(code: Int? = nil) {
    codeValueStub.value = code
  }

  static func == (left: Ih23ErrorMock, right: Ih23ErrorMock) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private let codeValueStub = MockStub<Int?>(nil)
  private var codeValue: Int? {
    get { codeValueStub.value }
    set { codeValueStub.value = newValue }
  }
  var code: Int {
    get { codeValue ?? 0 }
    set {
      codeValue = newValue
    }
  }
}

nonisolated final class Ih24OutputMock: Ih24Output {

  init() {
  }

  private(set) var flushCallCount: Int = 0
  var flushHandler: (() -> Void)? = nil
  func flush() {
    flushCallCount += 1
    flushHandler?()
  }

  private(set) var writeCallCount: Int = 0
  private(set) var writeArgValues: [String] = []
  var writeHandler: ((String) -> Void)? = nil
  func write(_ string: String) {
    writeCallCount += 1
    writeArgValues.append(string)
    writeHandler?(string)
  }
}

nonisolated final class Ih25SequenceMock: Ih25Sequence {
  typealias Element = String

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }

  private(set) var makeIteratorCallCount: Int = 0
  var makeIteratorHandler: (() -> AnyIterator<Element>)? = nil
  func makeIterator() -> AnyIterator<Element> {
    makeIteratorCallCount += 1
    if let makeIteratorHandler { return makeIteratorHandler() }
    fatalError("makeIteratorHandler has to be set: there is nothing that 'makeIterator' could return.")
  }
}

nonisolated final class Ih26AsyncSequenceMock: Ih26AsyncSequence {
  typealias Element = Int

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }

  private(set) var makeAsyncIteratorCallCount: Int = 0
  var makeAsyncIteratorHandler: (() -> AsyncStream<Element>.AsyncIterator)? = nil
  func makeAsyncIterator() -> AsyncStream<Element>.AsyncIterator {
    makeAsyncIteratorCallCount += 1
    if let makeAsyncIteratorHandler { return makeAsyncIteratorHandler() }
    fatalError("makeAsyncIteratorHandler has to be set: there is nothing that 'makeAsyncIterator' could return.")
  }
}

nonisolated final class Ih27ObjectMock: NSObject, Ih27Object {

  override init() {
    super.init()
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Int)? = nil
  func go() -> Int {
    goCallCount += 1
    if let goHandler { return goHandler() }
    return 0
  }
}

@MainActor
final class Ih30RouterMock: Ih30Router {

  init(viewControllable: (any ViewControllable)? = nil, interactable: (any Interactable)? = nil, children: [any Routing]? = nil) {
    self.viewControllable = viewControllable ?? MockView()
    self.interactable = interactable ?? Interactor()
    childrenValue = children
  }

  private(set) var routeToShopCallCount: Int = 0
  var routeToShopHandler: (() -> Void)? = nil
  func routeToShop() {
    routeToShopCallCount += 1
    routeToShopHandler?()
  }

  var viewControllable: any ViewControllable

  var interactable: any Interactable

  private var childrenValue: [any Routing]? = nil
  var children: [any Routing] {
    get { childrenValue ?? [] }
    set {
      childrenValue = newValue
    }
  }

  private(set) var loadCallCount: Int = 0
  var loadHandler: (() -> Void)? = nil
  func load() {
    loadCallCount += 1
    loadHandler?()
  }

  private(set) var attachChildCallCount: Int = 0
  private(set) var attachChildArgValues: [(any Routing)] = []
  var attachChildHandler: ((any Routing) -> Void)? = nil
  func attachChild(_ child: any Routing) {
    attachChildCallCount += 1
    attachChildArgValues.append(child)
    attachChildHandler?(child)
  }

  private(set) var detachChildCallCount: Int = 0
  private(set) var detachChildArgValues: [(any Routing)] = []
  var detachChildHandler: ((any Routing) -> Void)? = nil
  func detachChild(_ child: any Routing) {
    detachChildCallCount += 1
    detachChildArgValues.append(child)
    detachChildHandler?(child)
  }
}

@MainActor
final class Ih31ListenerMock: Ih31Listener {

  init() {
  }

  private(set) var didBuyCallCount: Int = 0
  var didBuyHandler: (() -> Void)? = nil
  func didBuy() {
    didBuyCallCount += 1
    didBuyHandler?()
  }
}

@MainActor
final class Ih32InteractableMock: Ih32Interactable {

  init(router: (any Ih30Router)? = nil, listener: (any Ih31Listener)? = nil, isActive: Bool? = nil, isActiveStream: StateStream<Bool>? = nil) {
    self.router = router
    self.listener = listener
    isActiveValue = isActive
    isActiveStreamValue = isActiveStream
  }

  private(set) var routerSetCallCount: Int = 0
  var router: (any Ih30Router)? {
    didSet { routerSetCallCount += 1 }
  }

  private(set) var listenerSetCallCount: Int = 0
  var listener: (any Ih31Listener)? {
    didSet { listenerSetCallCount += 1 }
  }

  private var isActiveValue: Bool? = nil
  var isActive: Bool {
    get { isActiveValue ?? false }
    set {
      isActiveValue = newValue
    }
  }

  private var isActiveStreamValue: StateStream<Bool>? = nil
  var isActiveStream: StateStream<Bool> {
    get {
      guard let isActiveStreamValue else { fatalError("'isActiveStream' has to be set: there is nothing that it could return.") }
      return isActiveStreamValue
    }
    set {
      isActiveStreamValue = newValue
    }
  }

  private(set) var activateCallCount: Int = 0
  var activateHandler: (() -> Void)? = nil
  func activate() {
    activateCallCount += 1
    activateHandler?()
  }

  private(set) var deactivateCallCount: Int = 0
  var deactivateHandler: (() -> Void)? = nil
  func deactivate() {
    deactivateCallCount += 1
    deactivateHandler?()
  }
}

@MainActor
final class Ih33StrongMock: Ih33Strong {

  init(listener: (any Ih31Listener)? = nil) {
    self.listener = listener
  }

  private(set) var listenerSetCallCount: Int = 0
  var listener: (any Ih31Listener)? {
    didSet { listenerSetCallCount += 1 }
  }
}

@MainActor
final class Ih35NoClassMock: Ih35NoClass {

  init(listener: (any Ih34Value)? = nil) {
    self.listener = listener
  }

  private(set) var listenerSetCallCount: Int = 0
  var listener: (any Ih34Value)? {
    didSet { listenerSetCallCount += 1 }
  }
}

@MainActor
final class Ih36NavigatingMock: Ih36Navigating {
  typealias Origin = any Ih36Navigating

  init(interactable: (any Interactable)? = nil, children: [any Routing]? = nil) {
    self.interactable = interactable ?? Interactor()
    childrenValue = children
  }

  var moves: [NavigationMove<Origin>] { navigateArgValues }

  private(set) var navigateCallCount: Int = 0
  private(set) var navigateArgValues: [NavigationMove<Origin>] = []
  var navigateHandler: ((NavigationMove<Origin>) -> MoveTransition)? = nil
  @discardableResult func navigate(_ move: NavigationMove<Origin>) -> MoveTransition {
    navigateCallCount += 1
    navigateArgValues.append(move)
    if let navigateHandler { return navigateHandler(move) }
    return MoveTransition()
  }

  private(set) var childCallCount: Int = 0
  private(set) var childArgValues: [RouteID<Origin>] = []
  var childHandler: (@MainActor (RouteID<Origin>) async throws -> any Interactable)? = nil
  func child(at id: RouteID<Origin>) async throws -> any Interactable {
    childCallCount += 1
    childArgValues.append(id)
    if let childHandler { return try await childHandler(id) }
    fatalError("childHandler has to be set: there is nothing that 'child' could return.")
  }

  private(set) var askCallCount: Int = 0
  private(set) var askArgValues: [NavigationAlert] = []
  var askHandler: (@MainActor (NavigationAlert) async -> NavigationAlert.Answer?)? = nil
  func ask(_ question: NavigationAlert) async -> NavigationAlert.Answer? {
    askCallCount += 1
    askArgValues.append(question)
    if let askHandler { return await askHandler(question) }
    return nil
  }

  private(set) var isEnabledCallCount: Int = 0
  private(set) var isEnabledArgValues: [Route<Origin>] = []
  var isEnabledHandler: ((Route<Origin>) -> Bool)? = nil
  func isEnabled(_ route: Route<Origin>) -> Bool {
    isEnabledCallCount += 1
    isEnabledArgValues.append(route)
    if let isEnabledHandler { return isEnabledHandler(route) }
    return true
  }

  var interactable: any Interactable

  private var childrenValue: [any Routing]? = nil
  var children: [any Routing] {
    get { childrenValue ?? [] }
    set {
      childrenValue = newValue
    }
  }

  private(set) var loadCallCount: Int = 0
  var loadHandler: (() -> Void)? = nil
  func load() {
    loadCallCount += 1
    loadHandler?()
  }

  private(set) var attachChildCallCount: Int = 0
  private(set) var attachChildArgValues: [(any Routing)] = []
  var attachChildHandler: ((any Routing) -> Void)? = nil
  func attachChild(_ child: any Routing) {
    attachChildCallCount += 1
    attachChildArgValues.append(child)
    attachChildHandler?(child)
  }

  private(set) var detachChildCallCount: Int = 0
  private(set) var detachChildArgValues: [(any Routing)] = []
  var detachChildHandler: ((any Routing) -> Void)? = nil
  func detachChild(_ child: any Routing) {
    detachChildCallCount += 1
    detachChildArgValues.append(child)
    detachChildHandler?(child)
  }
}

@MainActor
final class Ih37ShownMock {
  typealias Origin = any Ih37Shown

  init(viewControllable: (any ViewControllable)? = nil, interactable: (any Interactable)? = nil, children: [any Routing]? = nil) {
    self.viewControllable = viewControllable ?? MockView()
    self.interactable = interactable ?? Interactor()
    childrenValue = children
  }

  var moves: [NavigationMove<Origin>] { navigateArgValues }

  private(set) var finishCallCount: Int = 0
  var finishHandler: (() -> MoveTransition)? = nil
  func finish() -> MoveTransition {
    finishCallCount += 1
    if let finishHandler { return finishHandler() }
    return MoveTransition()
  }

  var viewControllable: any ViewControllable

  var interactable: any Interactable

  private var childrenValue: [any Routing]? = nil
  var children: [any Routing] {
    get { childrenValue ?? [] }
    set {
      childrenValue = newValue
    }
  }

  private(set) var loadCallCount: Int = 0
  var loadHandler: (() -> Void)? = nil
  func load() {
    loadCallCount += 1
    loadHandler?()
  }

  private(set) var attachChildCallCount: Int = 0
  private(set) var attachChildArgValues: [(any Routing)] = []
  var attachChildHandler: ((any Routing) -> Void)? = nil
  func attachChild(_ child: any Routing) {
    attachChildCallCount += 1
    attachChildArgValues.append(child)
    attachChildHandler?(child)
  }

  private(set) var detachChildCallCount: Int = 0
  private(set) var detachChildArgValues: [(any Routing)] = []
  var detachChildHandler: ((any Routing) -> Void)? = nil
  func detachChild(_ child: any Routing) {
    detachChildCallCount += 1
    detachChildArgValues.append(child)
    detachChildHandler?(child)
  }

  private(set) var navigateCallCount: Int = 0
  private(set) var navigateArgValues: [NavigationMove<Origin>] = []
  var navigateHandler: ((NavigationMove<Origin>) -> MoveTransition)? = nil
  @discardableResult func navigate(_ move: NavigationMove<Origin>) -> MoveTransition {
    navigateCallCount += 1
    navigateArgValues.append(move)
    if let navigateHandler { return navigateHandler(move) }
    return MoveTransition()
  }

  private(set) var childCallCount: Int = 0
  private(set) var childArgValues: [RouteID<Origin>] = []
  var childHandler: (@MainActor (RouteID<Origin>) async throws -> any Interactable)? = nil
  func child(at id: RouteID<Origin>) async throws -> any Interactable {
    childCallCount += 1
    childArgValues.append(id)
    if let childHandler { return try await childHandler(id) }
    fatalError("childHandler has to be set: there is nothing that 'child' could return.")
  }

  private(set) var askCallCount: Int = 0
  private(set) var askArgValues: [NavigationAlert] = []
  var askHandler: (@MainActor (NavigationAlert) async -> NavigationAlert.Answer?)? = nil
  func ask(_ question: NavigationAlert) async -> NavigationAlert.Answer? {
    askCallCount += 1
    askArgValues.append(question)
    if let askHandler { return await askHandler(question) }
    return nil
  }

  private(set) var isEnabledCallCount: Int = 0
  private(set) var isEnabledArgValues: [Route<Origin>] = []
  var isEnabledHandler: ((Route<Origin>) -> Bool)? = nil
  func isEnabled(_ route: Route<Origin>) -> Bool {
    isEnabledCallCount += 1
    isEnabledArgValues.append(route)
    if let isEnabledHandler { return isEnabledHandler(route) }
    return true
  }
}
#if swift(>=6)
extension Ih37ShownMock: Ih37Shown {}
#else
extension Ih37ShownMock: @preconcurrency Ih37Shown {}
#endif

@MainActor
final class Ih38MovesMock {
  typealias Origin = Int

  init(moves: Int? = nil, interactable: (any Interactable)? = nil, children: [any Routing]? = nil) {
    movesValue = moves
    self.interactable = interactable ?? Interactor()
    childrenValue = children
  }

  private var movesValue: Int? = nil
  var moves: Int {
    get { movesValue ?? 0 }
    set {
      movesValue = newValue
    }
  }

  private(set) var navigateCallCount: Int = 0
  private(set) var navigateArgValues: [NavigationMove<Origin>] = []
  var navigateHandler: ((NavigationMove<Origin>) -> MoveTransition)? = nil
  @discardableResult func navigate(_ move: NavigationMove<Origin>) -> MoveTransition {
    navigateCallCount += 1
    navigateArgValues.append(move)
    if let navigateHandler { return navigateHandler(move) }
    return MoveTransition()
  }

  private(set) var childCallCount: Int = 0
  private(set) var childArgValues: [RouteID<Origin>] = []
  var childHandler: (@MainActor (RouteID<Origin>) async throws -> any Interactable)? = nil
  func child(at id: RouteID<Origin>) async throws -> any Interactable {
    childCallCount += 1
    childArgValues.append(id)
    if let childHandler { return try await childHandler(id) }
    fatalError("childHandler has to be set: there is nothing that 'child' could return.")
  }

  private(set) var askCallCount: Int = 0
  private(set) var askArgValues: [NavigationAlert] = []
  var askHandler: (@MainActor (NavigationAlert) async -> NavigationAlert.Answer?)? = nil
  func ask(_ question: NavigationAlert) async -> NavigationAlert.Answer? {
    askCallCount += 1
    askArgValues.append(question)
    if let askHandler { return await askHandler(question) }
    return nil
  }

  private(set) var isEnabledCallCount: Int = 0
  private(set) var isEnabledArgValues: [Route<Origin>] = []
  var isEnabledHandler: ((Route<Origin>) -> Bool)? = nil
  func isEnabled(_ route: Route<Origin>) -> Bool {
    isEnabledCallCount += 1
    isEnabledArgValues.append(route)
    if let isEnabledHandler { return isEnabledHandler(route) }
    return true
  }

  var interactable: any Interactable

  private var childrenValue: [any Routing]? = nil
  var children: [any Routing] {
    get { childrenValue ?? [] }
    set {
      childrenValue = newValue
    }
  }

  private(set) var loadCallCount: Int = 0
  var loadHandler: (() -> Void)? = nil
  func load() {
    loadCallCount += 1
    loadHandler?()
  }

  private(set) var attachChildCallCount: Int = 0
  private(set) var attachChildArgValues: [(any Routing)] = []
  var attachChildHandler: ((any Routing) -> Void)? = nil
  func attachChild(_ child: any Routing) {
    attachChildCallCount += 1
    attachChildArgValues.append(child)
    attachChildHandler?(child)
  }

  private(set) var detachChildCallCount: Int = 0
  private(set) var detachChildArgValues: [(any Routing)] = []
  var detachChildHandler: ((any Routing) -> Void)? = nil
  func detachChild(_ child: any Routing) {
    detachChildCallCount += 1
    detachChildArgValues.append(child)
    detachChildHandler?(child)
  }
}
#if swift(>=6)
extension Ih38MovesMock: Ih38Moves {}
#else
extension Ih38MovesMock: @preconcurrency Ih38Moves {}
#endif

nonisolated final class In01PlainMock: In01Plain {

  required init() {
  }
}

nonisolated final class In02ArgumentsMock: In02Arguments {

  init() {
  }

  required init(name: String, age: Int) {
  }

  private(set) var greetCallCount: Int = 0
  var greetHandler: (() -> String)? = nil
  func greet() -> String {
    greetCallCount += 1
    if let greetHandler { return greetHandler() }
    return ""
  }
}

nonisolated final class In03FailableMock: In03Failable {

  init() {
  }

  required init?(text: String) {
  }
}

nonisolated final class In04ThrowsMock: In04Throws {

  init() {
  }

  required init(path: String) throws {
  }
}

nonisolated final class In05AsyncMock: In05Async {

  init() {
  }

  required init(page: Int) async throws {
  }
}

nonisolated final class In06GenericMock: In06Generic {

  init() {
  }

  required init<T>(_ value: T) where T: Hashable {
  }
}

nonisolated final class In07OverloadsMock: In07Overloads {

  init() {
  }

  required init(_ number: Int) {
  }

  required init(_ text: String) {
  }
}

@MainActor
final class In08MainActorMock: In08MainActor {

  init() {
  }

  required init(title: String) {
  }
}

actor In09ActorMock {

  init() {
  }

  init(title: String) {
  }
}
extension In09ActorMock: In09Actor {}

nonisolated final class In10SendableMock: In10Sendable, @unchecked Sendable {

  init() {
  }

  required init(title: String) {
  }
}

nonisolated final class In11ClosureMock: In11Closure {

  init() {
  }

  required init(_ body: @escaping () -> Void, _ check: () -> Bool) {
  }
}

@MainActor
final class Is01MainActorMock: Is01MainActor {

  init() {
  }

  private(set) var showCallCount: Int = 0
  private(set) var showArgValues: [String] = []
  var showHandler: ((String) -> Bool)? = nil
  func show(_ text: String) -> Bool {
    showCallCount += 1
    showArgValues.append(text)
    if let showHandler { return showHandler(text) }
    return false
  }
}

@MainActor
final class Is02MainActorAsyncMock: Is02MainActorAsync {

  init() {
  }

  private(set) var loadCallCount: Int = 0
  private(set) var loadArgValues: [Int] = []
  var loadHandler: (@MainActor (Int) async throws -> [String])? = nil
  func load(_ page: Int) async throws -> [String] {
    loadCallCount += 1
    loadArgValues.append(page)
    if let loadHandler { return try await loadHandler(page) }
    return []
  }

  private(set) var waitCallCount: Int = 0
  var waitHandler: (@MainActor () async -> Void)? = nil
  func wait() async {
    waitCallCount += 1
    await waitHandler?()
  }
}

@MainActor
final class Is03MainActorObjectMock: Is03MainActorObject {

  init(title: String? = nil, parent: (any Is01MainActor)? = nil) {
    titleValue = title
    self.parent = parent
  }

  private(set) var titleSetCallCount: Int = 0
  private var titleValue: String? = nil
  var title: String {
    get { titleValue ?? "" }
    set {
      titleSetCallCount += 1
      titleValue = newValue
    }
  }

  private(set) var parentSetCallCount: Int = 0
  var parent: (any Is01MainActor)? {
    didSet { parentSetCallCount += 1 }
  }
}

nonisolated final class Is04SendableMock: Is04Sendable, @unchecked Sendable {

  init() {
  }

  private let priceCallCountStub = MockStub<Int>(0)
  private(set) var priceCallCount: Int {
    get { priceCallCountStub.value }
    set { priceCallCountStub.value = newValue }
  }
  private let priceArgValuesStub = MockStub<[String]>([])
  private(set) var priceArgValues: [String] {
    get { priceArgValuesStub.value }
    set { priceArgValuesStub.value = newValue }
  }
  private let priceHandlerStub = MockStub<(@Sendable (String) -> Int)?>(nil)
  var priceHandler: (@Sendable (String) -> Int)? {
    get { priceHandlerStub.value }
    set { priceHandlerStub.value = newValue }
  }
  func price(of item: String) -> Int {
    priceCallCountStub.update { $0 += 1 }
    priceArgValuesStub.update { $0.append(item) }
    if let priceHandler { return priceHandler(item) }
    return 0
  }

  private let didSellCallCountStub = MockStub<Int>(0)
  private(set) var didSellCallCount: Int {
    get { didSellCallCountStub.value }
    set { didSellCallCountStub.value = newValue }
  }
  private let didSellArgValuesStub = MockStub<[String]>([])
  private(set) var didSellArgValues: [String] {
    get { didSellArgValuesStub.value }
    set { didSellArgValuesStub.value = newValue }
  }
  private let didSellHandlerStub = MockStub<(@Sendable (String) -> Void)?>(nil)
  var didSellHandler: (@Sendable (String) -> Void)? {
    get { didSellHandlerStub.value }
    set { didSellHandlerStub.value = newValue }
  }
  func didSell(_ item: String) {
    didSellCallCountStub.update { $0 += 1 }
    didSellArgValuesStub.update { $0.append(item) }
    didSellHandler?(item)
  }
}

nonisolated final class Is05SendablePropertyMock: Is05SendableProperty, @unchecked Sendable {

  init(currency: String? = nil, rate: Double? = nil) {
    currencyValueStub.value = currency
    rateValueStub.value = rate
  }

  private let currencySetCallCountStub = MockStub<Int>(0)
  private(set) var currencySetCallCount: Int {
    get { currencySetCallCountStub.value }
    set { currencySetCallCountStub.value = newValue }
  }
  private let currencyValueStub = MockStub<String?>(nil)
  private var currencyValue: String? {
    get { currencyValueStub.value }
    set { currencyValueStub.value = newValue }
  }
  var currency: String {
    get { currencyValue ?? "" }
    set {
      currencySetCallCountStub.update { $0 += 1 }
      currencyValue = newValue
    }
  }

  private let rateValueStub = MockStub<Double?>(nil)
  private var rateValue: Double? {
    get { rateValueStub.value }
    set { rateValueStub.value = newValue }
  }
  var rate: Double {
    get { rateValue ?? 0 }
    set {
      rateValue = newValue
    }
  }
}

nonisolated final class Is06SendableAsyncMock: Is06SendableAsync, @unchecked Sendable {

  init() {
  }

  private let refreshCallCountStub = MockStub<Int>(0)
  private(set) var refreshCallCount: Int {
    get { refreshCallCountStub.value }
    set { refreshCallCountStub.value = newValue }
  }
  private let refreshHandlerStub = MockStub<(@Sendable () async throws -> Int)?>(nil)
  var refreshHandler: (@Sendable () async throws -> Int)? {
    get { refreshHandlerStub.value }
    set { refreshHandlerStub.value = newValue }
  }
  func refresh() async throws -> Int {
    refreshCallCountStub.update { $0 += 1 }
    if let refreshHandler { return try await refreshHandler() }
    return 0
  }

  private let waitCallCountStub = MockStub<Int>(0)
  private(set) var waitCallCount: Int {
    get { waitCallCountStub.value }
    set { waitCallCountStub.value = newValue }
  }
  private let waitHandlerStub = MockStub<(@Sendable () async -> Void)?>(nil)
  var waitHandler: (@Sendable () async -> Void)? {
    get { waitHandlerStub.value }
    set { waitHandlerStub.value = newValue }
  }
  func wait() async {
    waitCallCountStub.update { $0 += 1 }
    await waitHandler?()
  }
}

actor Is07ActorMock: Is07Actor {

  init() {
  }

  private nonisolated let saveCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var saveCallCount: Int {
    get { saveCallCountStub.value }
    set { saveCallCountStub.value = newValue }
  }
  private nonisolated let saveArgValuesStub = MockStub<[String]>([])
  nonisolated private(set) var saveArgValues: [String] {
    get { saveArgValuesStub.value }
    set { saveArgValuesStub.value = newValue }
  }
  private nonisolated let saveHandlerStub = MockStub<(@Sendable (String) -> Bool)?>(nil)
  nonisolated var saveHandler: (@Sendable (String) -> Bool)? {
    get { saveHandlerStub.value }
    set { saveHandlerStub.value = newValue }
  }
  func save(_ item: String) -> Bool {
    saveCallCountStub.update { $0 += 1 }
    saveArgValuesStub.update { $0.append(item) }
    if let saveHandler { return saveHandler(item) }
    return false
  }
}

actor Is08ActorPropertyMock: Is08ActorProperty {

  init(count: Int? = nil, name: String? = nil) {
    countValueStub.value = count
    nameValueStub.value = name
  }

  private nonisolated let countValueStub = MockStub<Int?>(nil)
  private nonisolated var countValue: Int? {
    get { countValueStub.value }
    set { countValueStub.value = newValue }
  }
  nonisolated var count: Int {
    get { countValue ?? 0 }
    set {
      countValue = newValue
    }
  }

  private nonisolated let nameValueStub = MockStub<String?>(nil)
  private nonisolated var nameValue: String? {
    get { nameValueStub.value }
    set { nameValueStub.value = newValue }
  }
  nonisolated var name: String? {
    get { nameValue }
    set {
      nameValue = newValue
    }
  }
}

actor Is09ActorAsyncMock: Is09ActorAsync {

  init() {
  }

  private nonisolated let loadCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var loadCallCount: Int {
    get { loadCallCountStub.value }
    set { loadCallCountStub.value = newValue }
  }
  private nonisolated let loadHandlerStub: MockStub<(nonisolated(nonsending) @Sendable () async throws -> Int)?> = MockStub(nil)
  nonisolated var loadHandler: (nonisolated(nonsending) @Sendable () async throws -> Int)? {
    get { loadHandlerStub.value }
    set { loadHandlerStub.value = newValue }
  }
  func load() async throws -> Int {
    loadCallCountStub.update { $0 += 1 }
    if let loadHandler { return try await loadHandler() }
    return 0
  }

  private nonisolated let idCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var idCallCount: Int {
    get { idCallCountStub.value }
    set { idCallCountStub.value = newValue }
  }
  private nonisolated let idHandlerStub = MockStub<(@Sendable () -> String)?>(nil)
  nonisolated var idHandler: (@Sendable () -> String)? {
    get { idHandlerStub.value }
    set { idHandlerStub.value = newValue }
  }
  nonisolated func id() -> String {
    idCallCountStub.update { $0 += 1 }
    if let idHandler { return idHandler() }
    return ""
  }
}

@StoreActor
final class Is10GlobalActorMock: Is10GlobalActor {

  init() {
  }

  private(set) var storeCallCount: Int = 0
  private(set) var storeArgValues: [Int] = []
  var storeHandler: ((Int) -> Int)? = nil
  func store(_ value: Int) -> Int {
    storeCallCount += 1
    storeArgValues.append(value)
    if let storeHandler { return storeHandler(value) }
    return 0
  }

  private(set) var loadCallCount: Int = 0
  var loadHandler: (@StoreActor () async -> Int)? = nil
  func load() async -> Int {
    loadCallCount += 1
    if let loadHandler { return await loadHandler() }
    return 0
  }
}

@MainActor
final class Is11NonisolatedMock: Is11Nonisolated {

  init(name: String? = nil) {
    nameValueStub.value = name
  }

  private(set) var onMainCallCount: Int = 0
  var onMainHandler: (() -> Void)? = nil
  func onMain() {
    onMainCallCount += 1
    onMainHandler?()
  }

  private nonisolated let anywhereCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var anywhereCallCount: Int {
    get { anywhereCallCountStub.value }
    set { anywhereCallCountStub.value = newValue }
  }
  private nonisolated let anywhereArgValuesStub = MockStub<[Int]>([])
  nonisolated private(set) var anywhereArgValues: [Int] {
    get { anywhereArgValuesStub.value }
    set { anywhereArgValuesStub.value = newValue }
  }
  private nonisolated let anywhereHandlerStub = MockStub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var anywhereHandler: (@Sendable (Int) -> Int)? {
    get { anywhereHandlerStub.value }
    set { anywhereHandlerStub.value = newValue }
  }
  nonisolated func anywhere(_ value: Int) -> Int {
    anywhereCallCountStub.update { $0 += 1 }
    anywhereArgValuesStub.update { $0.append(value) }
    if let anywhereHandler { return anywhereHandler(value) }
    return 0
  }

  private nonisolated let nameValueStub = MockStub<String?>(nil)
  private nonisolated var nameValue: String? {
    get { nameValueStub.value }
    set { nameValueStub.value = newValue }
  }
  nonisolated var name: String {
    get { nameValue ?? "" }
    set {
      nameValue = newValue
    }
  }
}

nonisolated final class Is12MemberOnMainActorMock: Is12MemberOnMainActor {

  init() {
  }

  private let showCallCountStub = MockStub<Int>(0)
  @MainActor private(set) var showCallCount: Int {
    get { showCallCountStub.value }
    set { showCallCountStub.value = newValue }
  }
  private let showArgValuesStub = MockStub<[String]>([])
  @MainActor private(set) var showArgValues: [String] {
    get { showArgValuesStub.value }
    set { showArgValuesStub.value = newValue }
  }
  private let showHandlerStub = MockStub<(@MainActor (String) -> Void)?>(nil)
  @MainActor var showHandler: (@MainActor (String) -> Void)? {
    get { showHandlerStub.value }
    set { showHandlerStub.value = newValue }
  }
  @MainActor func show(_ text: String) {
    showCallCountStub.update { $0 += 1 }
    showArgValuesStub.update { $0.append(text) }
    showHandler?(text)
  }

  private(set) var workCallCount: Int = 0
  var workHandler: (() -> Int)? = nil
  func work() -> Int {
    workCallCount += 1
    if let workHandler { return workHandler() }
    return 0
  }

  private let titleSetCallCountStub = MockStub<Int>(0)
  @MainActor private(set) var titleSetCallCount: Int {
    get { titleSetCallCountStub.value }
    set { titleSetCallCountStub.value = newValue }
  }
  private let titleValueStub = MockStub<String?>(nil)
  private var titleValue: String? {
    get { titleValueStub.value }
    set { titleValueStub.value = newValue }
  }
  @MainActor var title: String {
    get { titleValue ?? "" }
    set {
      titleSetCallCountStub.update { $0 += 1 }
      titleValue = newValue
    }
  }
}

nonisolated final class Is13MemberOnMainActorAsyncMock: Is13MemberOnMainActorAsync {

  init() {
  }

  private let loadCallCountStub = MockStub<Int>(0)
  @MainActor private(set) var loadCallCount: Int {
    get { loadCallCountStub.value }
    set { loadCallCountStub.value = newValue }
  }
  private let loadHandlerStub = MockStub<(@MainActor () async -> Int)?>(nil)
  @MainActor var loadHandler: (@MainActor () async -> Int)? {
    get { loadHandlerStub.value }
    set { loadHandlerStub.value = newValue }
  }
  @MainActor func load() async -> Int {
    loadCallCountStub.update { $0 += 1 }
    if let loadHandler { return await loadHandler() }
    return 0
  }
}

nonisolated final class Is14IsolatedParameterMock: Is14IsolatedParameter {

  init() {
  }

  private(set) var runCallCount: Int = 0
  private(set) var runArgValues: [(actor: (any Actor)?, value: Int)] = []
  var runHandler: (((any Actor)?, Int) -> Int)? = nil
  func run(on actor: isolated (any Actor)?, _ value: Int) -> Int {
    runCallCount += 1
    runArgValues.append((actor, value))
    if let runHandler { return runHandler(actor, value) }
    return 0
  }
}

nonisolated final class Is15SendingMock: Is15Sending {

  init() {
  }

  private(set) var giveCallCount: Int = 0
  private(set) var giveArgValues: [Basket] = []
  var giveHandler: ((Basket) -> Void)? = nil
  func give(_ basket: sending Basket) {
    giveCallCount += 1
    giveArgValues.append(basket)
    giveHandler?(basket)
  }

  private(set) var takeCallCount: Int = 0
  var takeHandler: (() -> sending Basket)? = nil
  func take() -> sending Basket {
    takeCallCount += 1
    if let takeHandler { return takeHandler() }
    fatalError("takeHandler has to be set: there is nothing that 'take' could return.")
  }
}

nonisolated final class Is16ConcurrentMock: Is16Concurrent {

  init() {
  }

  private(set) var computeCallCount: Int = 0
  private(set) var computeArgValues: [Int] = []
  var computeHandler: ((Int) async -> Int)? = nil
  @concurrent func compute(_ value: Int) async -> Int {
    computeCallCount += 1
    computeArgValues.append(value)
    if let computeHandler { return await computeHandler(value) }
    return 0
  }
}

nonisolated final class Is17NonsendingMock: Is17Nonsending {

  init() {
  }

  private(set) var computeCallCount: Int = 0
  private(set) var computeArgValues: [Int] = []
  var computeHandler: (nonisolated(nonsending) (Int) async -> Int)? = nil
  nonisolated(nonsending) func compute(_ value: Int) async -> Int {
    computeCallCount += 1
    computeArgValues.append(value)
    if let computeHandler { return await computeHandler(value) }
    return 0
  }
}

nonisolated final class Is18ErrorMock: Is18Error, @unchecked Sendable {

  init(code: Int? = nil) {
    codeValueStub.value = code
  }

  private let codeValueStub = MockStub<Int?>(nil)
  private var codeValue: Int? {
    get { codeValueStub.value }
    set { codeValueStub.value = newValue }
  }
  var code: Int {
    get { codeValue ?? 0 }
    set {
      codeValue = newValue
    }
  }
}

nonisolated final class Is19SendableClosureMock: Is19SendableClosure, @unchecked Sendable {

  init() {
  }

  private let eachCallCountStub = MockStub<Int>(0)
  private(set) var eachCallCount: Int {
    get { eachCallCountStub.value }
    set { eachCallCountStub.value = newValue }
  }
  private let eachArgValuesStub = MockStub<[(@Sendable (Int) -> Void)]>([])
  private(set) var eachArgValues: [(@Sendable (Int) -> Void)] {
    get { eachArgValuesStub.value }
    set { eachArgValuesStub.value = newValue }
  }
  private let eachHandlerStub = MockStub<(@Sendable (@escaping @Sendable (Int) -> Void) -> Void)?>(nil)
  var eachHandler: (@Sendable (@escaping @Sendable (Int) -> Void) -> Void)? {
    get { eachHandlerStub.value }
    set { eachHandlerStub.value = newValue }
  }
  func each(_ body: @escaping @Sendable (Int) -> Void) {
    eachCallCountStub.update { $0 += 1 }
    eachArgValuesStub.update { $0.append(body) }
    eachHandler?(body)
  }
}

nonisolated final class Is20NonisolatedMock: Is20Nonisolated {

  init() {
  }

  private(set) var workCallCount: Int = 0
  var workHandler: (() -> Int)? = nil
  func work() -> Int {
    workCallCount += 1
    if let workHandler { return workHandler() }
    return 0
  }
}

actor Is21InheritedActorMock: Is21InheritedActor {

  init() {
  }

  private nonisolated let clearCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var clearCallCount: Int {
    get { clearCallCountStub.value }
    set { clearCallCountStub.value = newValue }
  }
  private nonisolated let clearHandlerStub = MockStub<(@Sendable () -> Void)?>(nil)
  nonisolated var clearHandler: (@Sendable () -> Void)? {
    get { clearHandlerStub.value }
    set { clearHandlerStub.value = newValue }
  }
  func clear() {
    clearCallCountStub.update { $0 += 1 }
    clearHandler?()
  }

  private nonisolated let saveCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var saveCallCount: Int {
    get { saveCallCountStub.value }
    set { saveCallCountStub.value = newValue }
  }
  private nonisolated let saveArgValuesStub = MockStub<[String]>([])
  nonisolated private(set) var saveArgValues: [String] {
    get { saveArgValuesStub.value }
    set { saveArgValuesStub.value = newValue }
  }
  private nonisolated let saveHandlerStub = MockStub<(@Sendable (String) -> Bool)?>(nil)
  nonisolated var saveHandler: (@Sendable (String) -> Bool)? {
    get { saveHandlerStub.value }
    set { saveHandlerStub.value = newValue }
  }
  func save(_ item: String) -> Bool {
    saveCallCountStub.update { $0 += 1 }
    saveArgValuesStub.update { $0.append(item) }
    if let saveHandler { return saveHandler(item) }
    return false
  }
}

@MainActor
final class Is22InheritedMainActorMock {

  init() {
  }

  private(set) var hideCallCount: Int = 0
  var hideHandler: (() -> Void)? = nil
  func hide() {
    hideCallCount += 1
    hideHandler?()
  }

  private(set) var showCallCount: Int = 0
  private(set) var showArgValues: [String] = []
  var showHandler: ((String) -> Bool)? = nil
  func show(_ text: String) -> Bool {
    showCallCount += 1
    showArgValues.append(text)
    if let showHandler { return showHandler(text) }
    return false
  }
}
#if swift(>=6)
extension Is22InheritedMainActorMock: Is22InheritedMainActor {}
#else
extension Is22InheritedMainActorMock: @preconcurrency Is22InheritedMainActor {}
#endif

@MainActor
final class Is23MainActorStaticsMock: Is23MainActorStatics {

  init() {
  }

  private static let makeCallCountStub = MockStub<Int>(0)
  static private(set) var makeCallCount: Int {
    get { makeCallCountStub.value }
    set { makeCallCountStub.value = newValue }
  }
  private static let makeHandlerStub = MockStub<(() -> Int)?>(nil)
  static var makeHandler: (() -> Int)? {
    get { makeHandlerStub.value }
    set { makeHandlerStub.value = newValue }
  }
  static func make() -> Int {
    makeCallCountStub.update { $0 += 1 }
    if let makeHandler { return makeHandler() }
    return 0
  }

  private static let sharedSetCallCountStub = MockStub<Int>(0)
  static private(set) var sharedSetCallCount: Int {
    get { sharedSetCallCountStub.value }
    set { sharedSetCallCountStub.value = newValue }
  }
  private static let sharedValueStub = MockStub<String?>(nil)
  private static var sharedValue: String? {
    get { sharedValueStub.value }
    set { sharedValueStub.value = newValue }
  }
  static var shared: String {
    get { sharedValue ?? "" }
    set {
      sharedSetCallCountStub.update { $0 += 1 }
      sharedValue = newValue
    }
  }
}

@MainActor
final class Is24MainActorMockResultMock: Is24MainActorMockResult {

  init(child2: (any Is01MainActor)? = nil) {
    child2Value = child2
  }

  private(set) var childCallCount: Int = 0
  var childHandler: (() -> any Is01MainActor)? = nil
  func child() -> any Is01MainActor {
    childCallCount += 1
    if let childHandler { return childHandler() }
    return Is01MainActorMock()
  }

  private var child2Value: (any Is01MainActor)? = nil
  var child2: any Is01MainActor {
    get { child2Value ?? Is01MainActorMock() }
    set {
      child2Value = newValue
    }
  }
}

nonisolated final class Is25MixedMockResultMock: Is25MixedMockResult {

  init() {
  }

  private let childCallCountStub = MockStub<Int>(0)
  @MainActor private(set) var childCallCount: Int {
    get { childCallCountStub.value }
    set { childCallCountStub.value = newValue }
  }
  private let childHandlerStub = MockStub<(@MainActor () -> any Is01MainActor)?>(nil)
  @MainActor var childHandler: (@MainActor () -> any Is01MainActor)? {
    get { childHandlerStub.value }
    set { childHandlerStub.value = newValue }
  }
  @MainActor func child() -> any Is01MainActor {
    childCallCountStub.update { $0 += 1 }
    if let childHandler { return childHandler() }
    return Is01MainActorMock()
  }
}

nonisolated final class Is26SendableNonSendableMock: Is26SendableNonSendable, @unchecked Sendable {

  init() {
  }

  private let basketCallCountStub = MockStub<Int>(0)
  private(set) var basketCallCount: Int {
    get { basketCallCountStub.value }
    set { basketCallCountStub.value = newValue }
  }
  private let basketHandlerStub = MockStub<(@Sendable () -> Basket)?>(nil)
  var basketHandler: (@Sendable () -> Basket)? {
    get { basketHandlerStub.value }
    set { basketHandlerStub.value = newValue }
  }
  func basket() -> Basket {
    basketCallCountStub.update { $0 += 1 }
    if let basketHandler { return basketHandler() }
    fatalError("basketHandler has to be set: there is nothing that 'basket' could return.")
  }

  private let putCallCountStub = MockStub<Int>(0)
  private(set) var putCallCount: Int {
    get { putCallCountStub.value }
    set { putCallCountStub.value = newValue }
  }
  private let putArgValuesStub = MockStub<[Basket]>([])
  private(set) var putArgValues: [Basket] {
    get { putArgValuesStub.value }
    set { putArgValuesStub.value = newValue }
  }
  private let putHandlerStub = MockStub<(@Sendable (Basket) -> Void)?>(nil)
  var putHandler: (@Sendable (Basket) -> Void)? {
    get { putHandlerStub.value }
    set { putHandlerStub.value = newValue }
  }
  func put(_ basket: Basket) {
    putCallCountStub.update { $0 += 1 }
    putArgValuesStub.update { $0.append(basket) }
    putHandler?(basket)
  }
}

nonisolated final class Is27SendableTypedMock: Is27SendableTyped, @unchecked Sendable {

  init() {
  }

  private let buyCallCountStub = MockStub<Int>(0)
  private(set) var buyCallCount: Int {
    get { buyCallCountStub.value }
    set { buyCallCountStub.value = newValue }
  }
  private let buyHandlerStub = MockStub<(@Sendable () async throws(ShopError) -> Int)?>(nil)
  var buyHandler: (@Sendable () async throws(ShopError) -> Int)? {
    get { buyHandlerStub.value }
    set { buyHandlerStub.value = newValue }
  }
  func buy() async throws(ShopError) -> Int {
    buyCallCountStub.update { $0 += 1 }
    if let buyHandler { return try await buyHandler() }
    return 0
  }
}

@MainActor
final class Is28NonisolatedAsyncMock: Is28NonisolatedAsync {

  init() {
  }

  private nonisolated let loadCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var loadCallCount: Int {
    get { loadCallCountStub.value }
    set { loadCallCountStub.value = newValue }
  }
  private nonisolated let loadHandlerStub = MockStub<(@Sendable () async throws -> Int)?>(nil)
  nonisolated var loadHandler: (@Sendable () async throws -> Int)? {
    get { loadHandlerStub.value }
    set { loadHandlerStub.value = newValue }
  }
  nonisolated func load() async throws -> Int {
    loadCallCountStub.update { $0 += 1 }
    if let loadHandler { return try await loadHandler() }
    return 0
  }
}

@MainActor
final class Is29MainActorOfFreeMock: Is29MainActorOfFree {

  init(level: Int? = nil) {
    levelValueStub.value = level
  }

  private(set) var showCallCount: Int = 0
  var showHandler: (() -> Int)? = nil
  func show() -> Int {
    showCallCount += 1
    if let showHandler { return showHandler() }
    return 0
  }

  private nonisolated let freeCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var freeCallCount: Int {
    get { freeCallCountStub.value }
    set { freeCallCountStub.value = newValue }
  }
  private nonisolated let freeArgValuesStub = MockStub<[Int]>([])
  nonisolated private(set) var freeArgValues: [Int] {
    get { freeArgValuesStub.value }
    set { freeArgValuesStub.value = newValue }
  }
  private nonisolated let freeHandlerStub = MockStub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var freeHandler: (@Sendable (Int) -> Int)? {
    get { freeHandlerStub.value }
    set { freeHandlerStub.value = newValue }
  }
  nonisolated func free(_ value: Int) -> Int {
    freeCallCountStub.update { $0 += 1 }
    freeArgValuesStub.update { $0.append(value) }
    if let freeHandler { return freeHandler(value) }
    return 0
  }

  private nonisolated let levelSetCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var levelSetCallCount: Int {
    get { levelSetCallCountStub.value }
    set { levelSetCallCountStub.value = newValue }
  }
  private nonisolated let levelValueStub = MockStub<Int?>(nil)
  private nonisolated var levelValue: Int? {
    get { levelValueStub.value }
    set { levelValueStub.value = newValue }
  }
  nonisolated var level: Int {
    get { levelValue ?? 0 }
    set {
      levelSetCallCountStub.update { $0 += 1 }
      levelValue = newValue
    }
  }
}

@MainActor
final class Is30SendableOfFreeMock: Is30SendableOfFree {

  init(level: Int? = nil) {
    levelValueStub.value = level
  }

  private(set) var showCallCount: Int = 0
  var showHandler: (() -> Void)? = nil
  func show() {
    showCallCount += 1
    showHandler?()
  }

  private nonisolated let freeCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var freeCallCount: Int {
    get { freeCallCountStub.value }
    set { freeCallCountStub.value = newValue }
  }
  private nonisolated let freeArgValuesStub = MockStub<[Int]>([])
  nonisolated private(set) var freeArgValues: [Int] {
    get { freeArgValuesStub.value }
    set { freeArgValuesStub.value = newValue }
  }
  private nonisolated let freeHandlerStub = MockStub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var freeHandler: (@Sendable (Int) -> Int)? {
    get { freeHandlerStub.value }
    set { freeHandlerStub.value = newValue }
  }
  nonisolated func free(_ value: Int) -> Int {
    freeCallCountStub.update { $0 += 1 }
    freeArgValuesStub.update { $0.append(value) }
    if let freeHandler { return freeHandler(value) }
    return 0
  }

  private nonisolated let levelSetCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var levelSetCallCount: Int {
    get { levelSetCallCountStub.value }
    set { levelSetCallCountStub.value = newValue }
  }
  private nonisolated let levelValueStub = MockStub<Int?>(nil)
  private nonisolated var levelValue: Int? {
    get { levelValueStub.value }
    set { levelValueStub.value = newValue }
  }
  nonisolated var level: Int {
    get { levelValue ?? 0 }
    set {
      levelSetCallCountStub.update { $0 += 1 }
      levelValue = newValue
    }
  }
}

@MainActor
final class Is31ChildOfMainActorMock {

  init(isHidden: Bool? = nil, level: Int? = nil) {
    isHiddenValue = isHidden
    levelValueStub.value = level
  }

  private(set) var hideCallCount: Int = 0
  var hideHandler: (() -> Void)? = nil
  func hide() {
    hideCallCount += 1
    hideHandler?()
  }

  private(set) var isHiddenSetCallCount: Int = 0
  private var isHiddenValue: Bool? = nil
  var isHidden: Bool {
    get { isHiddenValue ?? false }
    set {
      isHiddenSetCallCount += 1
      isHiddenValue = newValue
    }
  }

  private(set) var showCallCount: Int = 0
  var showHandler: (() -> Void)? = nil
  func show() {
    showCallCount += 1
    showHandler?()
  }

  private nonisolated let freeCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var freeCallCount: Int {
    get { freeCallCountStub.value }
    set { freeCallCountStub.value = newValue }
  }
  private nonisolated let freeArgValuesStub = MockStub<[Int]>([])
  nonisolated private(set) var freeArgValues: [Int] {
    get { freeArgValuesStub.value }
    set { freeArgValuesStub.value = newValue }
  }
  private nonisolated let freeHandlerStub = MockStub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var freeHandler: (@Sendable (Int) -> Int)? {
    get { freeHandlerStub.value }
    set { freeHandlerStub.value = newValue }
  }
  nonisolated func free(_ value: Int) -> Int {
    freeCallCountStub.update { $0 += 1 }
    freeArgValuesStub.update { $0.append(value) }
    if let freeHandler { return freeHandler(value) }
    return 0
  }

  private nonisolated let levelSetCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var levelSetCallCount: Int {
    get { levelSetCallCountStub.value }
    set { levelSetCallCountStub.value = newValue }
  }
  private nonisolated let levelValueStub = MockStub<Int?>(nil)
  private nonisolated var levelValue: Int? {
    get { levelValueStub.value }
    set { levelValueStub.value = newValue }
  }
  nonisolated var level: Int {
    get { levelValue ?? 0 }
    set {
      levelSetCallCountStub.update { $0 += 1 }
      levelValue = newValue
    }
  }
}
#if swift(>=6)
extension Is31ChildOfMainActorMock: Is31ChildOfMainActor {}
#else
extension Is31ChildOfMainActorMock: @preconcurrency Is31ChildOfMainActor {}
#endif

@MainActor
final class Is32NothingOfItsOwnMock {

  init(isHidden: Bool? = nil, level: Int? = nil) {
    isHiddenValue = isHidden
    levelValueStub.value = level
  }

  private(set) var hideCallCount: Int = 0
  var hideHandler: (() -> Void)? = nil
  func hide() {
    hideCallCount += 1
    hideHandler?()
  }

  private(set) var isHiddenSetCallCount: Int = 0
  private var isHiddenValue: Bool? = nil
  var isHidden: Bool {
    get { isHiddenValue ?? false }
    set {
      isHiddenSetCallCount += 1
      isHiddenValue = newValue
    }
  }

  private(set) var showCallCount: Int = 0
  var showHandler: (() -> Void)? = nil
  func show() {
    showCallCount += 1
    showHandler?()
  }

  private nonisolated let freeCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var freeCallCount: Int {
    get { freeCallCountStub.value }
    set { freeCallCountStub.value = newValue }
  }
  private nonisolated let freeArgValuesStub = MockStub<[Int]>([])
  nonisolated private(set) var freeArgValues: [Int] {
    get { freeArgValuesStub.value }
    set { freeArgValuesStub.value = newValue }
  }
  private nonisolated let freeHandlerStub = MockStub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var freeHandler: (@Sendable (Int) -> Int)? {
    get { freeHandlerStub.value }
    set { freeHandlerStub.value = newValue }
  }
  nonisolated func free(_ value: Int) -> Int {
    freeCallCountStub.update { $0 += 1 }
    freeArgValuesStub.update { $0.append(value) }
    if let freeHandler { return freeHandler(value) }
    return 0
  }

  private nonisolated let levelSetCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var levelSetCallCount: Int {
    get { levelSetCallCountStub.value }
    set { levelSetCallCountStub.value = newValue }
  }
  private nonisolated let levelValueStub = MockStub<Int?>(nil)
  private nonisolated var levelValue: Int? {
    get { levelValueStub.value }
    set { levelValueStub.value = newValue }
  }
  nonisolated var level: Int {
    get { levelValue ?? 0 }
    set {
      levelSetCallCountStub.update { $0 += 1 }
      levelValue = newValue
    }
  }
}
#if swift(>=6)
extension Is32NothingOfItsOwnMock: Is32NothingOfItsOwn {}
#else
extension Is32NothingOfItsOwnMock: @preconcurrency Is32NothingOfItsOwn {}
#endif

@MainActor
final class Is33PlacedMembersMock: Is33PlacedMembers {

  init(level: Int? = nil) {
    levelValueStub.value = level
  }

  private(set) var hideCallCount: Int = 0
  var hideHandler: (() -> Void)? = nil
  @MainActor func hide() {
    hideCallCount += 1
    hideHandler?()
  }

  private nonisolated let anywhereCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var anywhereCallCount: Int {
    get { anywhereCallCountStub.value }
    set { anywhereCallCountStub.value = newValue }
  }
  private nonisolated let anywhereHandlerStub = MockStub<(@Sendable () -> Void)?>(nil)
  nonisolated var anywhereHandler: (@Sendable () -> Void)? {
    get { anywhereHandlerStub.value }
    set { anywhereHandlerStub.value = newValue }
  }
  nonisolated func anywhere() {
    anywhereCallCountStub.update { $0 += 1 }
    anywhereHandler?()
  }

  private(set) var showCallCount: Int = 0
  var showHandler: (() -> Void)? = nil
  func show() {
    showCallCount += 1
    showHandler?()
  }

  private nonisolated let freeCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var freeCallCount: Int {
    get { freeCallCountStub.value }
    set { freeCallCountStub.value = newValue }
  }
  private nonisolated let freeArgValuesStub = MockStub<[Int]>([])
  nonisolated private(set) var freeArgValues: [Int] {
    get { freeArgValuesStub.value }
    set { freeArgValuesStub.value = newValue }
  }
  private nonisolated let freeHandlerStub = MockStub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var freeHandler: (@Sendable (Int) -> Int)? {
    get { freeHandlerStub.value }
    set { freeHandlerStub.value = newValue }
  }
  nonisolated func free(_ value: Int) -> Int {
    freeCallCountStub.update { $0 += 1 }
    freeArgValuesStub.update { $0.append(value) }
    if let freeHandler { return freeHandler(value) }
    return 0
  }

  private nonisolated let levelSetCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var levelSetCallCount: Int {
    get { levelSetCallCountStub.value }
    set { levelSetCallCountStub.value = newValue }
  }
  private nonisolated let levelValueStub = MockStub<Int?>(nil)
  private nonisolated var levelValue: Int? {
    get { levelValueStub.value }
    set { levelValueStub.value = newValue }
  }
  nonisolated var level: Int {
    get { levelValue ?? 0 }
    set {
      levelSetCallCountStub.update { $0 += 1 }
      levelValue = newValue
    }
  }
}

actor Is34ActorOfFreeMock: Is34ActorOfFree {

  init(level: Int? = nil) {
    levelValueStub.value = level
  }

  private nonisolated let insideCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var insideCallCount: Int {
    get { insideCallCountStub.value }
    set { insideCallCountStub.value = newValue }
  }
  private nonisolated let insideHandlerStub = MockStub<(@Sendable () -> Int)?>(nil)
  nonisolated var insideHandler: (@Sendable () -> Int)? {
    get { insideHandlerStub.value }
    set { insideHandlerStub.value = newValue }
  }
  func inside() -> Int {
    insideCallCountStub.update { $0 += 1 }
    if let insideHandler { return insideHandler() }
    return 0
  }

  private nonisolated let freeCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var freeCallCount: Int {
    get { freeCallCountStub.value }
    set { freeCallCountStub.value = newValue }
  }
  private nonisolated let freeArgValuesStub = MockStub<[Int]>([])
  nonisolated private(set) var freeArgValues: [Int] {
    get { freeArgValuesStub.value }
    set { freeArgValuesStub.value = newValue }
  }
  private nonisolated let freeHandlerStub = MockStub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var freeHandler: (@Sendable (Int) -> Int)? {
    get { freeHandlerStub.value }
    set { freeHandlerStub.value = newValue }
  }
  nonisolated func free(_ value: Int) -> Int {
    freeCallCountStub.update { $0 += 1 }
    freeArgValuesStub.update { $0.append(value) }
    if let freeHandler { return freeHandler(value) }
    return 0
  }

  private nonisolated let levelSetCallCountStub = MockStub<Int>(0)
  nonisolated private(set) var levelSetCallCount: Int {
    get { levelSetCallCountStub.value }
    set { levelSetCallCountStub.value = newValue }
  }
  private nonisolated let levelValueStub = MockStub<Int?>(nil)
  private nonisolated var levelValue: Int? {
    get { levelValueStub.value }
    set { levelValueStub.value = newValue }
  }
  nonisolated var level: Int {
    get { levelValue ?? 0 }
    set {
      levelSetCallCountStub.update { $0 += 1 }
      levelValue = newValue
    }
  }
}

extension Greenhouse {
  @MainActor
  final class KeeperMock: Greenhouse.Keeper {

    init(best: Plant? = nil) {
      bestValue = best
    }

    private(set) var bestSetCallCount: Int = 0
    private var bestValue: Plant? = nil
    var best: Plant {
      get {
        guard let bestValue else { fatalError("'best' has to be set: there is nothing that it could return.") }
        return bestValue
      }
      set {
        bestSetCallCount += 1
        bestValue = newValue
      }
    }

    private(set) var putCallCount: Int = 0
    private(set) var putArgValues: [(plant: Plant, pots: [Pot])] = []
    var putHandler: ((Plant, [Pot]) throws -> Pot)? = nil
    func put(_ plant: Plant, in pots: [Pot]) throws -> Pot {
      putCallCount += 1
      putArgValues.append((plant, pots))
      if let putHandler { return try putHandler(plant, pots) }
      fatalError("putHandler has to be set: there is nothing that 'put' could return.")
    }
  }
}
typealias KeeperMock = Greenhouse.KeeperMock

nonisolated final class La01OwnershipMock: La01Ownership {

  init() {
  }

  private(set) var lookCallCount: Int = 0
  var lookHandler: (() -> Int)? = nil
  func look() -> Int {
    lookCallCount += 1
    if let lookHandler { return lookHandler() }
    return 0
  }

  private(set) var endCallCount: Int = 0
  var endHandler: (() -> Void)? = nil
  func end() {
    endCallCount += 1
    endHandler?()
  }
}

nonisolated final class La02NoncopyableMock: La02Noncopyable {

  init() {
  }

  private(set) var nextCallCount: Int = 0
  var nextHandler: (() -> Int)? = nil
  func next() -> Int {
    nextCallCount += 1
    if let nextHandler { return nextHandler() }
    return 0
  }

  private(set) var peekCallCount: Int = 0
  var peekHandler: (() -> Int)? = nil
  func peek() -> Int {
    peekCallCount += 1
    if let peekHandler { return peekHandler() }
    return 0
  }
}

nonisolated final class La03TicketsMock: La03Tickets {

  init() {
  }

  private(set) var openCallCount: Int = 0
  var openHandler: (() throws -> Ticket)? = nil
  func open() throws -> Ticket {
    openCallCount += 1
    if let openHandler { return try openHandler() }
    fatalError("openHandler has to be set: there is nothing that 'open' could return.")
  }

  private(set) var closeCallCount: Int = 0
  var closeHandler: ((consuming Ticket) -> Void)? = nil
  func close(_ ticket: consuming Ticket) {
    closeCallCount += 1
    closeHandler?(ticket)
  }

  private(set) var editCallCount: Int = 0
  var editHandler: ((inout Ticket) -> Void)? = nil
  func edit(_ ticket: inout Ticket) {
    editCallCount += 1
    editHandler?(&ticket)
  }
}

nonisolated final class La04SendingMock: La04Sending {

  init() {
  }

  private(set) var giveCallCount: Int = 0
  private(set) var giveArgValues: [Basket] = []
  var giveHandler: ((Basket) async -> sending Basket)? = nil
  func give(_ basket: sending Basket) async -> sending Basket {
    giveCallCount += 1
    giveArgValues.append(basket)
    if let giveHandler { return await giveHandler(basket) }
    fatalError("giveHandler has to be set: there is nothing that 'give' could return.")
  }
}

nonisolated final class La05PlacesMock: La05Places {

  init() {
  }

  private(set) var runCallCount: Int = 0
  var runHandler: (nonisolated(nonsending) () async throws -> Int)? = nil
  nonisolated(nonsending) func run() async throws -> Int {
    runCallCount += 1
    if let runHandler { return try await runHandler() }
    return 0
  }

  private(set) var computeCallCount: Int = 0
  private(set) var computeArgValues: [Int] = []
  var computeHandler: ((Int) async -> Int)? = nil
  @concurrent func compute(_ x: Int) async -> Int {
    computeCallCount += 1
    computeArgValues.append(x)
    if let computeHandler { return await computeHandler(x) }
    return 0
  }
}

nonisolated final class La06InlineArraysMock: La06InlineArrays {

  init() {
  }

  private(set) var fixedCallCount: Int = 0
  private(set) var fixedArgValues: [[3 of Int]] = []
  var fixedHandler: (([3 of Int]) -> [3 of Int])? = nil
  func fixed(_ a: [3 of Int]) -> [3 of Int] {
    fixedCallCount += 1
    fixedArgValues.append(a)
    if let fixedHandler { return fixedHandler(a) }
    fatalError("fixedHandler has to be set: there is nothing that 'fixed' could return.")
  }
}

nonisolated final class La07ExistentialsMock: La07Existentials {

  init() {
  }

  private(set) var allCallCount: Int = 0
  private(set) var allArgValues: [(a: any Sequence<Int>, b: any Collection<String> & Sendable)] = []
  var allHandler: ((any Sequence<Int>, any Collection<String> & Sendable) -> any Sequence<Int>)? = nil
  func all(_ a: any Sequence<Int>, _ b: any Collection<String> & Sendable) -> any Sequence<Int> {
    allCallCount += 1
    allArgValues.append((a, b))
    if let allHandler { return allHandler(a, b) }
    fatalError("allHandler has to be set: there is nothing that 'all' could return.")
  }
}

nonisolated final class La08SubscriptsMock: La08Subscripts {

  init() {
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [Int] = []
  var subscriptHandler: ((Int) throws(ShopError) -> Int)? = nil
  subscript(i: Int) -> Int {
    get throws(ShopError) {
      subscriptCallCount += 1
      subscriptArgValues.append(i)
      if let subscriptHandler { return try subscriptHandler(i) }
      return 0
    }
  }

  private(set) var subscriptKeyCallCount: Int = 0
  private(set) var subscriptKeyArgValues: [String] = []
  var subscriptKeyHandler: ((String) async -> Basket?)? = nil
  subscript(key: String) -> Basket? {
    get async {
      subscriptKeyCallCount += 1
      subscriptKeyArgValues.append(key)
      if let subscriptKeyHandler { return await subscriptKeyHandler(key) }
      return nil
    }
  }
}

nonisolated final class La09RecursiveMock: La09Recursive {
  typealias Child = La09RecursiveMock

  init(child: Child? = nil) {
    self.child = child
  }

  var child: Child?
}

nonisolated final class La10SameElementMock<A, B: Sequence>: La10SameElement where B.Element == A {

  init() {
  }

  private(set) var fCallCount: Int = 0
  private(set) var fArgValues: [B] = []
  var fHandler: ((B) -> A?)? = nil
  func f(_ b: B) -> A? {
    fCallCount += 1
    fArgValues.append(b)
    if let fHandler { return fHandler(b) }
    return nil
  }
}

nonisolated final class La11TableMock<Key: Hashable, Value>: La11Table {

  init() {
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [Key] = []
  var subscriptHandler: ((Key) -> Value?)? = nil
  private(set) var subscriptSetCallCount: Int = 0
  var subscriptSetHandler: ((Key, Value?) -> Void)? = nil
  subscript(key: Key) -> Value? {
    get {
      subscriptCallCount += 1
      subscriptArgValues.append(key)
      if let subscriptHandler { return subscriptHandler(key) }
      return nil
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetHandler?(key, newValue)
    }
  }
}

nonisolated final class La12TableOfNumbersMock: La12TableOfNumbers {
  typealias Key = String
  typealias Value = Int

  init() {
  }

  private(set) var clearCallCount: Int = 0
  var clearHandler: (() -> Void)? = nil
  func clear() {
    clearCallCount += 1
    clearHandler?()
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [Key] = []
  var subscriptHandler: ((Key) -> Value?)? = nil
  private(set) var subscriptSetCallCount: Int = 0
  var subscriptSetHandler: ((Key, Value?) -> Void)? = nil
  subscript(key: Key) -> Value? {
    get {
      subscriptCallCount += 1
      subscriptArgValues.append(key)
      if let subscriptHandler { return subscriptHandler(key) }
      return nil
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetHandler?(key, newValue)
    }
  }
}

nonisolated final class La13MetatypesMock: La13Metatypes {

  init() {
  }

  private(set) var fCallCount: Int = 0
  private(set) var fArgValues: [(x: [Int].Type, y: any Fn01Nothing.Type)] = []
  var fHandler: (([Int].Type, any Fn01Nothing.Type) -> any Fn01Nothing.Type)? = nil
  func f(_ x: [Int].Type, _ y: any Fn01Nothing.Type) -> any Fn01Nothing.Type {
    fCallCount += 1
    fArgValues.append((x, y))
    if let fHandler { return fHandler(x, y) }
    fatalError("fHandler has to be set: there is nothing that 'f' could return.")
  }
}

nonisolated final class La14OptionalOpaqueMock: La14OptionalOpaque {

  init() {
  }

  private(set) var fCallCount: Int = 0
  private(set) var fArgValues: [(x: (any Equatable)?, y: [String: any Hashable])] = []
  var fHandler: (((any Equatable)?, [String: any Hashable]) -> Bool)? = nil
  func f(_ x: (some Equatable)?, _ y: [String: some Hashable]) -> Bool {
    fCallCount += 1
    fArgValues.append((x, y))
    if let fHandler { return fHandler(x, y) }
    return false
  }
}

nonisolated final class La15TwoPacksMock: La15TwoPacks {

  init() {
  }

  private(set) var eachCallCount: Int = 0
  private(set) var eachArgValues: [(t: [Any], other: [Any])] = []
  var eachHandler: (([Any], [Any]) -> Bool)? = nil
  func each<each T: Equatable>(_ t: repeat each T, other: repeat each T) -> Bool {
    var tElements: [Any] = []
    repeat tElements.append(each t)
    var otherElements: [Any] = []
    repeat otherElements.append(each other)
    eachCallCount += 1
    eachArgValues.append((tElements, otherElements))
    if let eachHandler { return eachHandler(tElements, otherElements) }
    return false
  }
}

nonisolated final class La16PackClosureMock: La16PackClosure {

  init() {
  }

  private(set) var applyCallCount: Int = 0
  private(set) var applyArgValues: [[Any]] = []
  var applyHandler: (([Any]) -> Any?)? = nil
  func apply<each In, Out>(_ f: (repeat each In) -> Out, _ x: repeat each In) -> Out? {
    var xElements: [Any] = []
    repeat xElements.append(each x)
    applyCallCount += 1
    applyArgValues.append(xElements)
    if let applyHandler { return applyHandler(xElements) as! Out? }
    return nil
  }
}

nonisolated final class La17GenericAliasMock: La17GenericAlias {

  init() {
  }

  private(set) var nowCallCount: Int = 0
  var nowHandler: ((Receiver<Int>) -> Void)? = nil
  func now(_ g: Receiver<Int>) {
    nowCallCount += 1
    nowHandler?(g)
  }

  private(set) var laterCallCount: Int = 0
  private(set) var laterArgValues: [Receiver<Int>] = []
  var laterHandler: ((@escaping Receiver<Int>) -> Void)? = nil
  func later(_ g: @escaping Receiver<Int>) {
    laterCallCount += 1
    laterArgValues.append(g)
    laterHandler?(g)
  }

  private(set) var wireCallCount: Int = 0
  var wireHandler: ((Wires.Change) -> Int)? = nil
  func wire(_ g: Wires.Change) -> Int {
    wireCallCount += 1
    if let wireHandler { return wireHandler(g) }
    return 0
  }
}

nonisolated final class La18OwnAliasMock: La18OwnAlias {
  typealias Own = () -> Int

  init() {
  }

  private(set) var nowCallCount: Int = 0
  var nowHandler: ((Own) -> Int)? = nil
  func now(_ o: Own) -> Int {
    nowCallCount += 1
    if let nowHandler { return nowHandler(o) }
    return 0
  }

  private(set) var laterCallCount: Int = 0
  private(set) var laterArgValues: [Own] = []
  var laterHandler: ((@escaping Own) -> Void)? = nil
  func later(_ o: @escaping Own) {
    laterCallCount += 1
    laterArgValues.append(o)
    laterHandler?(o)
  }
}

nonisolated final class La19VariadicClosuresMock: La19VariadicClosures {

  init() {
  }

  private(set) var runCallCount: Int = 0
  private(set) var runArgValues: [[() -> Void]] = []
  var runHandler: (([() -> Void]) -> Void)? = nil
  func run(_ bodies: () -> Void...) {
    runCallCount += 1
    runArgValues.append(bodies)
    runHandler?(bodies)
  }

  private(set) var callCallCount: Int = 0
  var callHandler: (((Int...) -> Void) -> Void)? = nil
  func call(_ body: (Int...) -> Void) {
    callCallCount += 1
    callHandler?(body)
  }
}

nonisolated final class La20InoutsMock: La20Inouts {

  init() {
  }

  private(set) var fCallCount: Int = 0
  private(set) var fArgValues: [(x: [Int], y: Int?, z: (Int, String), w: () -> Void)] = []
  var fHandler: ((inout [Int], inout Int?, inout (Int, String), inout () -> Void) -> Void)? = nil
  func f(_ x: inout [Int], _ y: inout Int?, _ z: inout (Int, String), _ w: inout () -> Void) {
    fCallCount += 1
    fArgValues.append((x, y, z, w))
    fHandler?(&x, &y, &z, &w)
  }
}

nonisolated final class La21ClosurePropertiesMock: La21ClosureProperties {

  init(load: (() async throws -> Int)? = nil, all: [() -> Void]? = nil, pair: (a: Int, b: () -> Void)? = nil) {
    loadValue = load
    allValue = all
    self.pair = pair
  }

  private(set) var loadSetCallCount: Int = 0
  private var loadValue: (() async throws -> Int)? = nil
  var load: () async throws -> Int {
    get {
      guard let loadValue else { fatalError("'load' has to be set: there is nothing that it could return.") }
      return loadValue
    }
    set {
      loadSetCallCount += 1
      loadValue = newValue
    }
  }

  private var allValue: [() -> Void]? = nil
  var all: [() -> Void] {
    get { allValue ?? [] }
    set {
      allValue = newValue
    }
  }

  private(set) var pairSetCallCount: Int = 0
  var pair: (a: Int, b: () -> Void)? {
    didSet { pairSetCallCount += 1 }
  }
}

nonisolated final class La22SelvesMock: La22Selves {

  init() {
  }

  private(set) var fCallCount: Int = 0
  private(set) var fArgValues: [(x: La22SelvesMock, y: [La22SelvesMock])] = []
  var fHandler: ((La22SelvesMock, [La22SelvesMock], (La22SelvesMock) -> Void) -> (La22SelvesMock, La22SelvesMock?))? = nil
  func f(_ x: La22SelvesMock, _ y: [La22SelvesMock], _ w: (La22SelvesMock) -> Void) -> (La22SelvesMock, La22SelvesMock?) {
    fCallCount += 1
    fArgValues.append((x, y))
    if let fHandler { return fHandler(x, y, w) }
    fatalError("fHandler has to be set: there is nothing that 'f' could return.")
  }

  private static let allSetCallCountStub = MockStub<Int>(0)
  static private(set) var allSetCallCount: Int {
    get { allSetCallCountStub.value }
    set { allSetCallCountStub.value = newValue }
  }
  private static let allValueStub = MockStub<[La22SelvesMock]?>(nil)
  private static var allValue: [La22SelvesMock]? {
    get { allValueStub.value }
    set { allValueStub.value = newValue }
  }
  static var all: [La22SelvesMock] {
    get { allValue ?? [] }
    set {
      allSetCallCountStub.update { $0 += 1 }
      allValue = newValue
    }
  }
}

nonisolated final class La23GenericShapesMock: La23GenericShapes {

  init() {
  }

  private(set) var fCallCount: Int = 0
  private(set) var fArgValues: [(t: Any, u: Any?, v: Any, x: Any, z: Any)] = []
  var fHandler: ((Any, Any?, Any, (Any) -> Any, inout Any, Any) -> Any)? = nil
  func f<T>(_ t: T, _ u: T?, _ v: [T], _ w: (T) -> T, _ x: inout T, _ z: (T, Int)) -> [T] {
    var xErased: Any = x
    defer { x = xErased as! T }
    fCallCount += 1
    fArgValues.append((t, u, v, x, z))
    if let fHandler { return fHandler(t, u, v, { value0 in w(value0 as! T) }, &xErased, z) as! [T] }
    fatalError("fHandler has to be set: there is nothing that 'f' could return.")
  }
}

nonisolated final class La24GenericResultsMock: La24GenericResults {

  init() {
  }

  private(set) var objectCallCount: Int = 0
  private(set) var objectArgValues: [Any] = []
  var objectHandler: ((Any) -> Any?)? = nil
  func object<T: AnyObject>(_ t: T) -> T? {
    objectCallCount += 1
    objectArgValues.append(t)
    if let objectHandler { return objectHandler(t) as! T? }
    return nil
  }

  private(set) var riskyCallCount: Int = 0
  private(set) var riskyArgValues: [Any] = []
  var riskyHandler: ((Any) -> Any?)? = nil
  func risky<T>(_ x: T) -> T! {
    riskyCallCount += 1
    riskyArgValues.append(x)
    if let riskyHandler { return riskyHandler(x) as! T? }
    return nil
  }

  private(set) var lazyCallCount: Int = 0
  var lazyHandler: ((() -> Any) -> Any)? = nil
  func lazy<T>(_ f: @autoclosure () -> T) -> T {
    lazyCallCount += 1
    if let lazyHandler { return lazyHandler({ f() }) as! T }
    fatalError("lazyHandler has to be set: there is nothing that 'lazy' could return.")
  }

  private(set) var carefulCallCount: Int = 0
  var carefulHandler: ((() throws -> Any) throws -> Any)? = nil
  func careful<T>(_ f: @autoclosure () throws -> T) rethrows -> T {
    carefulCallCount += 1
    if let carefulHandler {
      func passOn(_ f: @autoclosure () throws -> T, _ rescue: (any Error) throws -> T) rethrows -> T {
        do { return try carefulHandler({ try f() }) as! T } catch { return try rescue(error) }
      }
      return try passOn(f(), { throw $0 })
    }
    fatalError("carefulHandler has to be set: there is nothing that 'careful' could return.")
  }
}

nonisolated final class La25GenericClosuresMock: La25GenericClosures {

  init() {
  }

  private(set) var changeCallCount: Int = 0
  private(set) var changeArgValues: [Any] = []
  var changeHandler: (((inout Any) -> Void, inout Any) -> Void)? = nil
  func change<T>(_ f: (inout T) -> Void, _ t: inout T) {
    var tErased: Any = t
    defer { t = tErased as! T }
    changeCallCount += 1
    changeArgValues.append(t)
    changeHandler?({ value0 in var value0Typed = value0 as! T; defer { value0 = value0Typed }; return f(&value0Typed) }, &tErased)
  }

  private(set) var manyCallCount: Int = 0
  private(set) var manyArgValues: [Any] = []
  var manyHandler: ((Any) -> Void)? = nil
  func many<T>(_ f: (T...) -> Void, _ t: T) {
    manyCallCount += 1
    manyArgValues.append(t)
    manyHandler?(t)
  }

  private(set) var nestCallCount: Int = 0
  private(set) var nestArgValues: [(f: (@escaping (Any) -> Void) -> Void, t: Any)] = []
  var nestHandler: ((@escaping (@escaping (Any) -> Void) -> Void, Any) -> Void)? = nil
  func nest<T>(_ f: @escaping (@escaping (T) -> Void) -> Void, _ t: T) {
    nestCallCount += 1
    nestArgValues.append(({ value0 in f({ value10 in value0(value10) }) }, t))
    nestHandler?({ value0 in f({ value10 in value0(value10) }) }, t)
  }

  private(set) var maybeCallCount: Int = 0
  private(set) var maybeArgValues: [(f: ((Any) -> Void)?, t: Any)] = []
  var maybeHandler: ((((Any) -> Void)?, Any) -> Void)? = nil
  func maybe<T>(_ f: ((T) -> Void)?, _ t: T) {
    maybeCallCount += 1
    maybeArgValues.append((f.map { body in { value0 in body(value0 as! T) } }, t))
    maybeHandler?(f.map { body in { value0 in body(value0 as! T) } }, t)
  }
}

nonisolated final class La26SpansMock: La26Spans {

  init() {
  }

  private(set) var readCallCount: Int = 0
  var readHandler: ((borrowing Span<Int>) -> Int)? = nil
  func read(_ s: borrowing Span<Int>) -> Int {
    readCallCount += 1
    if let readHandler { return readHandler(s) }
    return 0
  }

  private(set) var writeCallCount: Int = 0
  var writeHandler: ((inout MutableSpan<Int>) -> Void)? = nil
  func write(_ s: inout MutableSpan<Int>) {
    writeCallCount += 1
    writeHandler?(&s)
  }
}

nonisolated final class La27ConditionsMock<T>: La27Conditions {

  init() {
  }

  #if !os(Windows)
  private(set) var aCallCount: Int = 0
  var aHandler: (() -> Int)? = nil
  func a() -> Int {
    aCallCount += 1
    if let aHandler { return aHandler() }
    return 0
  }
  #endif

  #if (!os(Windows)) && (DEBUG)
  private(set) var bCallCount: Int = 0
  var bHandler: (() -> Void)? = nil
  func b() {
    bCallCount += 1
    bHandler?()
  }
  #endif

  #if (!os(Windows)) && (!(DEBUG))
  private(set) var cCallCount: Int = 0
  var cHandler: (() -> Void)? = nil
  func c() {
    cCallCount += 1
    cHandler?()
  }
  #endif

  #if swift(>=5.9)
  private(set) var dCallCount: Int = 0
  private(set) var dArgValues: [T] = []
  var dHandler: ((T) -> Void)? = nil
  func d(_ t: T) {
    dCallCount += 1
    dArgValues.append(t)
    dHandler?(t)
  }
  #endif
}

nonisolated final class La28RawMock: La28Raw {
  typealias RawValue = String

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }

  required init?(rawValue: RawValue) {
  }

  private var rawValueValue: RawValue? = nil
  var rawValue: RawValue {
    get {
      guard let rawValueValue else { fatalError("'rawValue' has to be set: there is nothing that it could return.") }
      return rawValueValue
    }
    set {
      rawValueValue = newValue
    }
  }
}

nonisolated final class La29CasesMock: La29Cases {

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }

  private static let allCasesValueStub = MockStub<[La29CasesMock]?>(nil)
  private static var allCasesValue: [La29CasesMock]? {
    get { allCasesValueStub.value }
    set { allCasesValueStub.value = newValue }
  }
  static var allCases: [La29CasesMock] {
    get { allCasesValue ?? [] }
    set {
      allCasesValue = newValue
    }
  }
}

nonisolated final class La30AsyncIteratorMock: La30AsyncIterator {
  typealias Element = Int

  init() {
  }

  private(set) var nextCallCount: Int = 0
  var nextHandler: (() async throws -> Element?)? = nil
  func next() async throws -> Element? {
    nextCallCount += 1
    if let nextHandler { return try await nextHandler() }
    return nil
  }
}

nonisolated final class La31LosslessMock: La31Lossless {

  init() {
  }

  var description: String { "La31LosslessMock" }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }

  required init?(_ description: String) {
  }
}

nonisolated final class La32KeyMock: La32Key, @unchecked Sendable {

  init(stringValue: String? = nil, intValue: Int? = nil) {
    stringValueValueStub.value = stringValue
    intValueValueStub.value = intValue
  }

  var description: String { "La32KeyMock" }

  var debugDescription: String { "La32KeyMock" }

  private let goCallCountStub = MockStub<Int>(0)
  private(set) var goCallCount: Int {
    get { goCallCountStub.value }
    set { goCallCountStub.value = newValue }
  }
  private let goHandlerStub = MockStub<(@Sendable () -> Int)?>(nil)
  var goHandler: (@Sendable () -> Int)? {
    get { goHandlerStub.value }
    set { goHandlerStub.value = newValue }
  }
  func go() -> Int {
    goCallCountStub.update { $0 += 1 }
    if let goHandler { return goHandler() }
    return 0
  }

  private let stringValueValueStub = MockStub<String?>(nil)
  private var stringValueValue: String? {
    get { stringValueValueStub.value }
    set { stringValueValueStub.value = newValue }
  }
  var stringValue: String {
    get { stringValueValue ?? "" }
    set {
      stringValueValue = newValue
    }
  }

  required init?(stringValue: String) {
  }

  private let intValueValueStub = MockStub<Int?>(nil)
  private var intValueValue: Int? {
    get { intValueValueStub.value }
    set { intValueValueStub.value = newValue }
  }
  var intValue: Int? {
    get { intValueValue }
    set {
      intValueValue = newValue
    }
  }

  required init?(intValue: Int) {
  }
}

nonisolated final class La33SumMock: La33Sum {

  init() {
  }

  static func == (left: La33SumMock, right: La33SumMock) -> Bool { left === right }

  private static let zeroValueStub = MockStub<La33SumMock?>(nil)
  private static var zeroValue: La33SumMock? {
    get { zeroValueStub.value }
    set { zeroValueStub.value = newValue }
  }
  static var zero: La33SumMock {
    get { zeroValue ?? La33SumMock() }
    set {
      zeroValue = newValue
    }
  }

  private static let plusCallCountStub = MockStub<Int>(0)
  static private(set) var plusCallCount: Int {
    get { plusCallCountStub.value }
    set { plusCallCountStub.value = newValue }
  }
  private static let plusArgValuesStub = MockStub<[(lhs: La33SumMock, rhs: La33SumMock)]>([])
  static private(set) var plusArgValues: [(lhs: La33SumMock, rhs: La33SumMock)] {
    get { plusArgValuesStub.value }
    set { plusArgValuesStub.value = newValue }
  }
  private static let plusHandlerStub = MockStub<((La33SumMock, La33SumMock) -> La33SumMock)?>(nil)
  static var plusHandler: ((La33SumMock, La33SumMock) -> La33SumMock)? {
    get { plusHandlerStub.value }
    set { plusHandlerStub.value = newValue }
  }
  static func + (lhs: La33SumMock, rhs: La33SumMock) -> La33SumMock {
    plusCallCountStub.update { $0 += 1 }
    plusArgValuesStub.update { $0.append((lhs, rhs)) }
    if let plusHandler { return plusHandler(lhs, rhs) }
    return La33SumMock()
  }

  private static let minusCallCountStub = MockStub<Int>(0)
  static private(set) var minusCallCount: Int {
    get { minusCallCountStub.value }
    set { minusCallCountStub.value = newValue }
  }
  private static let minusArgValuesStub = MockStub<[(lhs: La33SumMock, rhs: La33SumMock)]>([])
  static private(set) var minusArgValues: [(lhs: La33SumMock, rhs: La33SumMock)] {
    get { minusArgValuesStub.value }
    set { minusArgValuesStub.value = newValue }
  }
  private static let minusHandlerStub = MockStub<((La33SumMock, La33SumMock) -> La33SumMock)?>(nil)
  static var minusHandler: ((La33SumMock, La33SumMock) -> La33SumMock)? {
    get { minusHandlerStub.value }
    set { minusHandlerStub.value = newValue }
  }
  static func - (lhs: La33SumMock, rhs: La33SumMock) -> La33SumMock {
    minusCallCountStub.update { $0 += 1 }
    minusArgValuesStub.update { $0.append((lhs, rhs)) }
    if let minusHandler { return minusHandler(lhs, rhs) }
    return La33SumMock()
  }
}

nonisolated final class La34LiteralMock: La34Literal {

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }

  required init(stringLiteral value: String) {
  }
}

nonisolated final class La35MirrorMock: La35Mirror {

  init(customMirror: Mirror? = nil) {
    customMirrorValue = customMirror
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }

  private var customMirrorValue: Mirror? = nil
  var customMirror: Mirror {
    get {
      guard let customMirrorValue else { fatalError("'customMirror' has to be set: there is nothing that it could return.") }
      return customMirrorValue
    }
    set {
      customMirrorValue = newValue
    }
  }
}

public nonisolated final class La36PreconcurrencyMock: La36Preconcurrency, @unchecked Sendable {

  public init() {
  }

  private let fCallCountStub = MockStub<Int>(0)
  public private(set) var fCallCount: Int {
    get { fCallCountStub.value }
    set { fCallCountStub.value = newValue }
  }
  private let fArgValuesStub = MockStub<[(() -> Void)]>([])
  public private(set) var fArgValues: [(() -> Void)] {
    get { fArgValuesStub.value }
    set { fArgValuesStub.value = newValue }
  }
  private let fHandlerStub = MockStub<(@Sendable (@escaping () -> Void) -> Void)?>(nil)
  public var fHandler: (@Sendable (@escaping () -> Void) -> Void)? {
    get { fHandlerStub.value }
    set { fHandlerStub.value = newValue }
  }
  public func f(_ x: @escaping () -> Void) {
    fCallCountStub.update { $0 += 1 }
    fArgValuesStub.update { $0.append(x) }
    fHandler?(x)
  }
}

@_spi(Hidden)
public nonisolated final class La37HiddenMock: La37Hidden {

  public init() {
  }

  public private(set) var goCallCount: Int = 0
  public var goHandler: (() -> Int)? = nil
  public func go() -> Int {
    goCallCount += 1
    if let goHandler { return goHandler() }
    return 0
  }
}

nonisolated final class La38CustomErrorMock: La38CustomError, @unchecked Sendable {

  init(text: String? = nil) {
    textValueStub.value = text
  }

  private let goCallCountStub = MockStub<Int>(0)
  private(set) var goCallCount: Int {
    get { goCallCountStub.value }
    set { goCallCountStub.value = newValue }
  }
  private let goHandlerStub = MockStub<(@Sendable () -> Void)?>(nil)
  var goHandler: (@Sendable () -> Void)? {
    get { goHandlerStub.value }
    set { goHandlerStub.value = newValue }
  }
  func go() {
    goCallCountStub.update { $0 += 1 }
    goHandler?()
  }

  private let textValueStub = MockStub<String?>(nil)
  private var textValue: String? {
    get { textValueStub.value }
    set { textValueStub.value = newValue }
  }
  var text: String {
    get { textValue ?? "" }
    set {
      textValue = newValue
    }
  }
}

nonisolated final class Op01PlusMock: Op01Plus {

  init() {
  }

  private static let plusCallCountStub = MockStub<Int>(0)
  static private(set) var plusCallCount: Int {
    get { plusCallCountStub.value }
    set { plusCallCountStub.value = newValue }
  }
  private static let plusArgValuesStub = MockStub<[(left: Op01PlusMock, right: Op01PlusMock)]>([])
  static private(set) var plusArgValues: [(left: Op01PlusMock, right: Op01PlusMock)] {
    get { plusArgValuesStub.value }
    set { plusArgValuesStub.value = newValue }
  }
  private static let plusHandlerStub = MockStub<((Op01PlusMock, Op01PlusMock) -> Op01PlusMock)?>(nil)
  static var plusHandler: ((Op01PlusMock, Op01PlusMock) -> Op01PlusMock)? {
    get { plusHandlerStub.value }
    set { plusHandlerStub.value = newValue }
  }
  static func + (left: Op01PlusMock, right: Op01PlusMock) -> Op01PlusMock {
    plusCallCountStub.update { $0 += 1 }
    plusArgValuesStub.update { $0.append((left, right)) }
    if let plusHandler { return plusHandler(left, right) }
    return Op01PlusMock()
  }
}

nonisolated final class Op02EqualsMock: Op02Equals {

  init() {
  }

  private static let equalsCallCountStub = MockStub<Int>(0)
  static private(set) var equalsCallCount: Int {
    get { equalsCallCountStub.value }
    set { equalsCallCountStub.value = newValue }
  }
  private static let equalsArgValuesStub = MockStub<[(left: Op02EqualsMock, right: Op02EqualsMock)]>([])
  static private(set) var equalsArgValues: [(left: Op02EqualsMock, right: Op02EqualsMock)] {
    get { equalsArgValuesStub.value }
    set { equalsArgValuesStub.value = newValue }
  }
  private static let equalsHandlerStub = MockStub<((Op02EqualsMock, Op02EqualsMock) -> Bool)?>(nil)
  static var equalsHandler: ((Op02EqualsMock, Op02EqualsMock) -> Bool)? {
    get { equalsHandlerStub.value }
    set { equalsHandlerStub.value = newValue }
  }
  static func == (left: Op02EqualsMock, right: Op02EqualsMock) -> Bool {
    equalsCallCountStub.update { $0 += 1 }
    equalsArgValuesStub.update { $0.append((left, right)) }
    if let equalsHandler { return equalsHandler(left, right) }
    return false
  }
}

nonisolated final class Op03CompareMock: Op03Compare {

  init() {
  }

  static func == (left: Op03CompareMock, right: Op03CompareMock) -> Bool { left === right }

  private static let lessThanCallCountStub = MockStub<Int>(0)
  static private(set) var lessThanCallCount: Int {
    get { lessThanCallCountStub.value }
    set { lessThanCallCountStub.value = newValue }
  }
  private static let lessThanArgValuesStub = MockStub<[(lhs: Op03CompareMock, rhs: Op03CompareMock)]>([])
  static private(set) var lessThanArgValues: [(lhs: Op03CompareMock, rhs: Op03CompareMock)] {
    get { lessThanArgValuesStub.value }
    set { lessThanArgValuesStub.value = newValue }
  }
  private static let lessThanHandlerStub = MockStub<((Op03CompareMock, Op03CompareMock) -> Bool)?>(nil)
  static var lessThanHandler: ((Op03CompareMock, Op03CompareMock) -> Bool)? {
    get { lessThanHandlerStub.value }
    set { lessThanHandlerStub.value = newValue }
  }
  static func < (lhs: Op03CompareMock, rhs: Op03CompareMock) -> Bool {
    lessThanCallCountStub.update { $0 += 1 }
    lessThanArgValuesStub.update { $0.append((lhs, rhs)) }
    if let lessThanHandler { return lessThanHandler(lhs, rhs) }
    return false
  }
}

nonisolated final class Op04PrefixMock: Op04Prefix {

  init() {
  }

  private static let minusCallCountStub = MockStub<Int>(0)
  static private(set) var minusCallCount: Int {
    get { minusCallCountStub.value }
    set { minusCallCountStub.value = newValue }
  }
  private static let minusArgValuesStub = MockStub<[Op04PrefixMock]>([])
  static private(set) var minusArgValues: [Op04PrefixMock] {
    get { minusArgValuesStub.value }
    set { minusArgValuesStub.value = newValue }
  }
  private static let minusHandlerStub = MockStub<((Op04PrefixMock) -> Op04PrefixMock)?>(nil)
  static var minusHandler: ((Op04PrefixMock) -> Op04PrefixMock)? {
    get { minusHandlerStub.value }
    set { minusHandlerStub.value = newValue }
  }
  static prefix func - (value: Op04PrefixMock) -> Op04PrefixMock {
    minusCallCountStub.update { $0 += 1 }
    minusArgValuesStub.update { $0.append(value) }
    if let minusHandler { return minusHandler(value) }
    return Op04PrefixMock()
  }

  private static let minusLeftCallCountStub = MockStub<Int>(0)
  static private(set) var minusLeftCallCount: Int {
    get { minusLeftCallCountStub.value }
    set { minusLeftCallCountStub.value = newValue }
  }
  private static let minusLeftArgValuesStub = MockStub<[(left: Op04PrefixMock, right: Int)]>([])
  static private(set) var minusLeftArgValues: [(left: Op04PrefixMock, right: Int)] {
    get { minusLeftArgValuesStub.value }
    set { minusLeftArgValuesStub.value = newValue }
  }
  private static let minusLeftHandlerStub = MockStub<((Op04PrefixMock, Int) -> Op04PrefixMock)?>(nil)
  static var minusLeftHandler: ((Op04PrefixMock, Int) -> Op04PrefixMock)? {
    get { minusLeftHandlerStub.value }
    set { minusLeftHandlerStub.value = newValue }
  }
  static func - (left: Op04PrefixMock, right: Int) -> Op04PrefixMock {
    minusLeftCallCountStub.update { $0 += 1 }
    minusLeftArgValuesStub.update { $0.append((left, right)) }
    if let minusLeftHandler { return minusLeftHandler(left, right) }
    return Op04PrefixMock()
  }
}

nonisolated final class Op05AssignMock: Op05Assign {

  init() {
  }

  private static let plusEqualsCallCountStub = MockStub<Int>(0)
  static private(set) var plusEqualsCallCount: Int {
    get { plusEqualsCallCountStub.value }
    set { plusEqualsCallCountStub.value = newValue }
  }
  private static let plusEqualsArgValuesStub = MockStub<[(left: Op05AssignMock, right: Int)]>([])
  static private(set) var plusEqualsArgValues: [(left: Op05AssignMock, right: Int)] {
    get { plusEqualsArgValuesStub.value }
    set { plusEqualsArgValuesStub.value = newValue }
  }
  private static let plusEqualsHandlerStub = MockStub<((inout Op05AssignMock, Int) -> Void)?>(nil)
  static var plusEqualsHandler: ((inout Op05AssignMock, Int) -> Void)? {
    get { plusEqualsHandlerStub.value }
    set { plusEqualsHandlerStub.value = newValue }
  }
  static func += (left: inout Op05AssignMock, right: Int) {
    plusEqualsCallCountStub.update { $0 += 1 }
    plusEqualsArgValuesStub.update { $0.append((left, right)) }
    plusEqualsHandler?(&left, right)
  }
}

nonisolated final class Op06CustomMock: Op06Custom {

  init() {
  }

  private static let operatorLessPlusGreaterCallCountStub = MockStub<Int>(0)
  static private(set) var operatorLessPlusGreaterCallCount: Int {
    get { operatorLessPlusGreaterCallCountStub.value }
    set { operatorLessPlusGreaterCallCountStub.value = newValue }
  }
  private static let operatorLessPlusGreaterArgValuesStub = MockStub<[(left: Op06CustomMock, right: Int)]>([])
  static private(set) var operatorLessPlusGreaterArgValues: [(left: Op06CustomMock, right: Int)] {
    get { operatorLessPlusGreaterArgValuesStub.value }
    set { operatorLessPlusGreaterArgValuesStub.value = newValue }
  }
  private static let operatorLessPlusGreaterHandlerStub = MockStub<((Op06CustomMock, Int) -> Bool)?>(nil)
  static var operatorLessPlusGreaterHandler: ((Op06CustomMock, Int) -> Bool)? {
    get { operatorLessPlusGreaterHandlerStub.value }
    set { operatorLessPlusGreaterHandlerStub.value = newValue }
  }
  static func <+> (left: Op06CustomMock, right: Int) -> Bool {
    operatorLessPlusGreaterCallCountStub.update { $0 += 1 }
    operatorLessPlusGreaterArgValuesStub.update { $0.append((left, right)) }
    if let operatorLessPlusGreaterHandler { return operatorLessPlusGreaterHandler(left, right) }
    return false
  }
}

extension Garden {
  nonisolated final class PondMock: Garden.Pond {

    init() {
    }

    private(set) var fillCallCount: Int = 0
    private(set) var fillArgValues: [Int] = []
    var fillHandler: ((Int) -> Void)? = nil
    func fill(_ litres: Int) {
      fillCallCount += 1
      fillArgValues.append(litres)
      fillHandler?(litres)
    }
  }
}
typealias PondMock = Garden.PondMock

nonisolated final class Pr01GetMock: Pr01Get {

  init(number: Int? = nil) {
    numberValue = number
  }

  private var numberValue: Int? = nil
  var number: Int {
    get { numberValue ?? 0 }
    set {
      numberValue = newValue
    }
  }
}

nonisolated final class Pr02GetSetMock: Pr02GetSet {

  init(number: Int? = nil) {
    numberValue = number
  }

  private(set) var numberSetCallCount: Int = 0
  private var numberValue: Int? = nil
  var number: Int {
    get { numberValue ?? 0 }
    set {
      numberSetCallCount += 1
      numberValue = newValue
    }
  }
}

nonisolated final class Pr03OptionalMock: Pr03Optional {

  init(name: String? = nil, other: Int? = nil) {
    self.name = name
    self.other = other
  }

  private(set) var nameSetCallCount: Int = 0
  var name: String? {
    didSet { nameSetCallCount += 1 }
  }

  var other: Int?
}

nonisolated final class Pr04UnknownMock: Pr04Unknown {

  init(price: Price? = nil, basket: Basket? = nil) {
    priceValue = price
    basketValue = basket
  }

  private(set) var priceSetCallCount: Int = 0
  private var priceValue: Price? = nil
  var price: Price {
    get {
      guard let priceValue else { fatalError("'price' has to be set: there is nothing that it could return.") }
      return priceValue
    }
    set {
      priceSetCallCount += 1
      priceValue = newValue
    }
  }

  private var basketValue: Basket? = nil
  var basket: Basket {
    get {
      guard let basketValue else { fatalError("'basket' has to be set: there is nothing that it could return.") }
      return basketValue
    }
    set {
      basketValue = newValue
    }
  }
}

nonisolated final class Pr05SeveralMock: Pr05Several {

  init(a: Int? = nil, b: [String]? = nil, c: (Int, Int)? = nil) {
    aValue = a
    bValue = b
    self.c = c
  }

  private(set) var aSetCallCount: Int = 0
  private var aValue: Int? = nil
  var a: Int {
    get { aValue ?? 0 }
    set {
      aSetCallCount += 1
      aValue = newValue
    }
  }

  private var bValue: [String]? = nil
  var b: [String] {
    get { bValue ?? [] }
    set {
      bValue = newValue
    }
  }

  private(set) var cSetCallCount: Int = 0
  var c: (Int, Int)? {
    didSet { cSetCallCount += 1 }
  }
}

nonisolated final class Pr06WeakMock: Pr06Weak {

  init(listener: (any Pr06Listener)? = nil) {
    self.listener = listener
  }

  private(set) var listenerSetCallCount: Int = 0
  weak var listener: (any Pr06Listener)? {
    didSet { listenerSetCallCount += 1 }
  }
}

nonisolated final class Pr07KeywordMock: Pr07Keyword {

  init(`class`: String? = nil, `in`: Int? = nil) {
    classValue = `class`
    inValue = `in`
  }

  private(set) var classSetCallCount: Int = 0
  private var classValue: String? = nil
  var `class`: String {
    get { classValue ?? "" }
    set {
      classSetCallCount += 1
      classValue = newValue
    }
  }

  private var inValue: Int? = nil
  var `in`: Int {
    get { inValue ?? 0 }
    set {
      inValue = newValue
    }
  }
}

nonisolated final class Pr08StaticMock: Pr08Static {

  init() {
  }

  private static let sharedValueStub = MockStub<Int?>(nil)
  private static var sharedValue: Int? {
    get { sharedValueStub.value }
    set { sharedValueStub.value = newValue }
  }
  static var shared: Int {
    get { sharedValue ?? 0 }
    set {
      sharedValue = newValue
    }
  }

  private static let nameSetCallCountStub = MockStub<Int>(0)
  static private(set) var nameSetCallCount: Int {
    get { nameSetCallCountStub.value }
    set { nameSetCallCountStub.value = newValue }
  }
  private static let nameValueStub = MockStub<String?>(nil)
  private static var nameValue: String? {
    get { nameValueStub.value }
    set { nameValueStub.value = newValue }
  }
  static var name: String? {
    get { nameValue }
    set {
      nameSetCallCountStub.update { $0 += 1 }
      nameValue = newValue
    }
  }
}

nonisolated final class Pr09NonmutatingSetMock: Pr09NonmutatingSet {

  init(value: Int? = nil) {
    valueValue = value
  }

  private(set) var valueSetCallCount: Int = 0
  private var valueValue: Int? = nil
  var value: Int {
    get { valueValue ?? 0 }
    set {
      valueSetCallCount += 1
      valueValue = newValue
    }
  }
}

@MainActor
final class Pr10StreamsMock: Pr10Streams {

  init(events: EventStream<String>? = nil, score: StateStream<Int>? = nil) {
    eventsValue = events
    scoreValue = score
  }

  private var eventsValue: EventStream<String>? = nil
  var events: EventStream<String> {
    get {
      guard let eventsValue else { fatalError("'events' has to be set: there is nothing that it could return.") }
      return eventsValue
    }
    set {
      eventsValue = newValue
    }
  }

  private var scoreValue: StateStream<Int>? = nil
  var score: StateStream<Int> {
    get {
      guard let scoreValue else { fatalError("'score' has to be set: there is nothing that it could return.") }
      return scoreValue
    }
    set {
      scoreValue = newValue
    }
  }
}

@MainActor
final class Pr11UnknownStateMock: Pr11UnknownState {

  init(price: StateStream<Price>? = nil) {
    priceValue = price
  }

  private var priceValue: StateStream<Price>? = nil
  var price: StateStream<Price> {
    get {
      guard let priceValue else { fatalError("'price' has to be set: there is nothing that it could return.") }
      return priceValue
    }
    set {
      priceValue = newValue
    }
  }
}

nonisolated final class Pr12UnwrappedMock: Pr12Unwrapped {

  init(label: String? = nil) {
    self.label = label
  }

  private(set) var labelSetCallCount: Int = 0
  var label: String! {
    didSet { labelSetCallCount += 1 }
  }
}

nonisolated final class Pr13ExistentialMock: Pr13Existential {

  init(item: (any Equatable & Sendable)? = nil) {
    itemValue = item
  }

  private(set) var itemSetCallCount: Int = 0
  private var itemValue: (any Equatable & Sendable)? = nil
  var item: any Equatable & Sendable {
    get {
      guard let itemValue else { fatalError("'item' has to be set: there is nothing that it could return.") }
      return itemValue
    }
    set {
      itemSetCallCount += 1
      itemValue = newValue
    }
  }
}

nonisolated final class RenamedMock: An01Name {

  init() {
  }

  private(set) var goCallCount: Int = 0
  var goHandler: (() -> Void)? = nil
  func go() {
    goCallCount += 1
    goHandler?()
  }
}

nonisolated final class Sc01UsesNestedMock: Sc01UsesNested {

  init() {
  }

  private(set) var plantCallCount: Int = 0
  var plantHandler: (() -> any Garden.Pond)? = nil
  func plant() -> any Garden.Pond {
    plantCallCount += 1
    if let plantHandler { return plantHandler() }
    return PondMock()
  }
}

nonisolated final class Se01ResultMock: Se01Result {

  init() {
  }

  private(set) var copyCallCount: Int = 0
  var copyHandler: (() -> Se01ResultMock)? = nil
  func copy() -> Se01ResultMock {
    copyCallCount += 1
    if let copyHandler { return copyHandler() }
    return Se01ResultMock()
  }
}

nonisolated final class Se02ArgumentMock: Se02Argument {

  init() {
  }

  private(set) var isSameCallCount: Int = 0
  private(set) var isSameArgValues: [Se02ArgumentMock] = []
  var isSameHandler: ((Se02ArgumentMock) -> Bool)? = nil
  func isSame(as other: Se02ArgumentMock) -> Bool {
    isSameCallCount += 1
    isSameArgValues.append(other)
    if let isSameHandler { return isSameHandler(other) }
    return false
  }
}

nonisolated final class Se03OptionalMock: Se03Optional {

  init() {
  }

  private(set) var parentCallCount: Int = 0
  var parentHandler: (() -> Se03OptionalMock?)? = nil
  func parent() -> Se03OptionalMock? {
    parentCallCount += 1
    if let parentHandler { return parentHandler() }
    return nil
  }

  private(set) var allCallCount: Int = 0
  var allHandler: (() -> [Se03OptionalMock])? = nil
  func all() -> [Se03OptionalMock] {
    allCallCount += 1
    if let allHandler { return allHandler() }
    return []
  }
}

nonisolated final class Se04AsyncMock: Se04Async, @unchecked Sendable {

  init() {
  }

  private let copyCallCountStub = MockStub<Int>(0)
  private(set) var copyCallCount: Int {
    get { copyCallCountStub.value }
    set { copyCallCountStub.value = newValue }
  }
  private let copyHandlerStub = MockStub<(@Sendable () async throws -> Se04AsyncMock)?>(nil)
  var copyHandler: (@Sendable () async throws -> Se04AsyncMock)? {
    get { copyHandlerStub.value }
    set { copyHandlerStub.value = newValue }
  }
  func copy() async throws -> Se04AsyncMock {
    copyCallCountStub.update { $0 += 1 }
    if let copyHandler { return try await copyHandler() }
    return Se04AsyncMock()
  }
}

nonisolated final class Se05PropertyMock: Se05Property {

  init(next: Se05PropertyMock? = nil) {
    self.next = next
  }

  var next: Se05PropertyMock?
}

nonisolated final class St01FunctionMock: St01Function {

  init() {
  }

  private static let makeCallCountStub = MockStub<Int>(0)
  static private(set) var makeCallCount: Int {
    get { makeCallCountStub.value }
    set { makeCallCountStub.value = newValue }
  }
  private static let makeArgValuesStub = MockStub<[Int]>([])
  static private(set) var makeArgValues: [Int] {
    get { makeArgValuesStub.value }
    set { makeArgValuesStub.value = newValue }
  }
  private static let makeHandlerStub = MockStub<((Int) -> Int)?>(nil)
  static var makeHandler: ((Int) -> Int)? {
    get { makeHandlerStub.value }
    set { makeHandlerStub.value = newValue }
  }
  static func make(_ number: Int) -> Int {
    makeCallCountStub.update { $0 += 1 }
    makeArgValuesStub.update { $0.append(number) }
    if let makeHandler { return makeHandler(number) }
    return 0
  }
}

nonisolated final class St02AsyncMock: St02Async {

  init() {
  }

  private static let loadCallCountStub = MockStub<Int>(0)
  static private(set) var loadCallCount: Int {
    get { loadCallCountStub.value }
    set { loadCallCountStub.value = newValue }
  }
  private static let loadHandlerStub = MockStub<(() async throws -> Int)?>(nil)
  static var loadHandler: (() async throws -> Int)? {
    get { loadHandlerStub.value }
    set { loadHandlerStub.value = newValue }
  }
  static func load() async throws -> Int {
    loadCallCountStub.update { $0 += 1 }
    if let loadHandler { return try await loadHandler() }
    return 0
  }
}

nonisolated final class St03GenericMock: St03Generic {

  init() {
  }

  private static let wrapCallCountStub = MockStub<Int>(0)
  static private(set) var wrapCallCount: Int {
    get { wrapCallCountStub.value }
    set { wrapCallCountStub.value = newValue }
  }
  private static let wrapArgValuesStub = MockStub<[Any]>([])
  static private(set) var wrapArgValues: [Any] {
    get { wrapArgValuesStub.value }
    set { wrapArgValuesStub.value = newValue }
  }
  private static let wrapHandlerStub = MockStub<((Any) -> Any?)?>(nil)
  static var wrapHandler: ((Any) -> Any?)? {
    get { wrapHandlerStub.value }
    set { wrapHandlerStub.value = newValue }
  }
  static func wrap<T>(_ value: T) -> T? {
    wrapCallCountStub.update { $0 += 1 }
    wrapArgValuesStub.update { $0.append(value) }
    if let wrapHandler { return wrapHandler(value) as! T? }
    return nil
  }
}

nonisolated final class St04SendableMock: St04Sendable, @unchecked Sendable {

  init() {
  }

  private static let makeCallCountStub = MockStub<Int>(0)
  static private(set) var makeCallCount: Int {
    get { makeCallCountStub.value }
    set { makeCallCountStub.value = newValue }
  }
  private static let makeHandlerStub = MockStub<(@Sendable () -> Int)?>(nil)
  static var makeHandler: (@Sendable () -> Int)? {
    get { makeHandlerStub.value }
    set { makeHandlerStub.value = newValue }
  }
  static func make() -> Int {
    makeCallCountStub.update { $0 += 1 }
    if let makeHandler { return makeHandler() }
    return 0
  }
}

actor St05ActorMock: St05Actor {

  init() {
  }

  private nonisolated static let makeCallCountStub = MockStub<Int>(0)
  nonisolated static private(set) var makeCallCount: Int {
    get { makeCallCountStub.value }
    set { makeCallCountStub.value = newValue }
  }
  private nonisolated static let makeHandlerStub = MockStub<(@Sendable () -> Int)?>(nil)
  nonisolated static var makeHandler: (@Sendable () -> Int)? {
    get { makeHandlerStub.value }
    set { makeHandlerStub.value = newValue }
  }
  static func make() -> Int {
    makeCallCountStub.update { $0 += 1 }
    if let makeHandler { return makeHandler() }
    return 0
  }
}

nonisolated final class St06BothMock: St06Both {

  init() {
  }

  private static let goCallCountStub = MockStub<Int>(0)
  static private(set) var goCallCount: Int {
    get { goCallCountStub.value }
    set { goCallCountStub.value = newValue }
  }
  private static let goHandlerStub = MockStub<(() -> Void)?>(nil)
  static var goHandler: (() -> Void)? {
    get { goHandlerStub.value }
    set { goHandlerStub.value = newValue }
  }
  static func go() {
    goCallCountStub.update { $0 += 1 }
    goHandler?()
  }

  private(set) var go1CallCount: Int = 0
  var go1Handler: (() -> Void)? = nil
  func go() {
    go1CallCount += 1
    go1Handler?()
  }
}

nonisolated final class Su01GetMock: Su01Get {

  init() {
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [Int] = []
  var subscriptHandler: ((Int) -> String)? = nil
  subscript(index: Int) -> String {
    get {
      subscriptCallCount += 1
      subscriptArgValues.append(index)
      if let subscriptHandler { return subscriptHandler(index) }
      return ""
    }
  }
}

nonisolated final class Su02GetSetMock: Su02GetSet {

  init() {
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [String] = []
  var subscriptHandler: ((String) -> Int?)? = nil
  private(set) var subscriptSetCallCount: Int = 0
  var subscriptSetHandler: ((String, Int?) -> Void)? = nil
  subscript(key: String) -> Int? {
    get {
      subscriptCallCount += 1
      subscriptArgValues.append(key)
      if let subscriptHandler { return subscriptHandler(key) }
      return nil
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetHandler?(key, newValue)
    }
  }
}

nonisolated final class Su03LabelsMock: Su03Labels {

  init() {
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [(row: Int, column: Int)] = []
  var subscriptHandler: ((Int, Int) -> Price)? = nil
  private(set) var subscriptSetCallCount: Int = 0
  var subscriptSetHandler: ((Int, Int, Price) -> Void)? = nil
  subscript(row row: Int, column: Int) -> Price {
    get {
      subscriptCallCount += 1
      subscriptArgValues.append((row, column))
      if let subscriptHandler { return subscriptHandler(row, column) }
      fatalError("subscriptHandler has to be set: there is nothing that 'subscript' could return.")
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetHandler?(row, column, newValue)
    }
  }
}

nonisolated final class Su04ThrowsMock: Su04Throws {

  init() {
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [Int] = []
  var subscriptHandler: ((Int) throws -> Int)? = nil
  subscript(index: Int) -> Int {
    get throws {
      subscriptCallCount += 1
      subscriptArgValues.append(index)
      if let subscriptHandler { return try subscriptHandler(index) }
      return 0
    }
  }
}

nonisolated final class Su05AsyncMock: Su05Async {

  init() {
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [Int] = []
  var subscriptHandler: ((Int) async throws -> Int)? = nil
  subscript(index: Int) -> Int {
    get async throws {
      subscriptCallCount += 1
      subscriptArgValues.append(index)
      if let subscriptHandler { return try await subscriptHandler(index) }
      return 0
    }
  }
}

nonisolated final class Su06GenericMock: Su06Generic {

  init() {
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [Any] = []
  var subscriptHandler: ((Any) -> Any?)? = nil
  private(set) var subscriptSetCallCount: Int = 0
  var subscriptSetHandler: ((Any, Any?) -> Void)? = nil
  subscript<Key: Hashable>(key: Key) -> Key? {
    get {
      subscriptCallCount += 1
      subscriptArgValues.append(key)
      if let subscriptHandler { return subscriptHandler(key) as! Key? }
      return nil
    }
    set {
      subscriptSetCallCount += 1
      subscriptSetHandler?(key, newValue)
    }
  }
}

nonisolated final class Su07StaticMock: Su07Static {

  init() {
  }

  private static let subscriptCallCountStub = MockStub<Int>(0)
  static private(set) var subscriptCallCount: Int {
    get { subscriptCallCountStub.value }
    set { subscriptCallCountStub.value = newValue }
  }
  private static let subscriptArgValuesStub = MockStub<[Int]>([])
  static private(set) var subscriptArgValues: [Int] {
    get { subscriptArgValuesStub.value }
    set { subscriptArgValuesStub.value = newValue }
  }
  private static let subscriptHandlerStub = MockStub<((Int) -> Int)?>(nil)
  static var subscriptHandler: ((Int) -> Int)? {
    get { subscriptHandlerStub.value }
    set { subscriptHandlerStub.value = newValue }
  }
  static subscript(index: Int) -> Int {
    get {
      subscriptCallCountStub.update { $0 += 1 }
      subscriptArgValuesStub.update { $0.append(index) }
      if let subscriptHandler { return subscriptHandler(index) }
      return 0
    }
  }
}

nonisolated final class Su08OverloadsMock: Su08Overloads {

  init() {
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [Int] = []
  var subscriptHandler: ((Int) -> Int)? = nil
  subscript(index: Int) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgValues.append(index)
      if let subscriptHandler { return subscriptHandler(index) }
      return 0
    }
  }

  private(set) var subscriptKeyCallCount: Int = 0
  private(set) var subscriptKeyArgValues: [String] = []
  var subscriptKeyHandler: ((String) -> Int)? = nil
  subscript(key: String) -> Int {
    get {
      subscriptKeyCallCount += 1
      subscriptKeyArgValues.append(key)
      if let subscriptKeyHandler { return subscriptKeyHandler(key) }
      return 0
    }
  }
}

nonisolated final class Su09VariadicMock: Su09Variadic {

  init() {
  }

  private(set) var subscriptCallCount: Int = 0
  private(set) var subscriptArgValues: [[Int]] = []
  var subscriptHandler: (([Int]) -> Int)? = nil
  subscript(indices: Int...) -> Int {
    get {
      subscriptCallCount += 1
      subscriptArgValues.append(indices)
      if let subscriptHandler { return subscriptHandler(indices) }
      return 0
    }
  }
}

extension Garden.Shed {
  nonisolated final class ToolMock: Garden.Shed.Tool {

    init() {
    }

    private(set) var useCallCount: Int = 0
    var useHandler: (() -> Void)? = nil
    func use() {
      useCallCount += 1
      useHandler?()
    }
  }
}
typealias ToolMock = Garden.Shed.ToolMock

/// A value behind a lock, for mocks that may be used from any thread.
private final class MockStub<Value>: @unchecked Sendable {
  nonisolated private let lock = NSLock()
  nonisolated(unsafe) private var content: Value

  nonisolated init(_ content: Value) { self.content = content }

  nonisolated var value: Value {
    get { lock.withLock { content } }
    set { lock.withLock { content = newValue } }
  }

  nonisolated func update(_ change: (inout Value) -> Void) { lock.withLock { change(&content) } }
}

/// A view that shows nothing.
@MainActor
private final class MockView: ViewControllable {}
