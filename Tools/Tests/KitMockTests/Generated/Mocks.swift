// Made by riblets mock. What is changed here is lost.
// swift-format-ignore-file
// swiftlint:disable all

import Foundation
@_spi(Hidden) @testable public import MockSamples
import Riblets
public import RibletsTesting
public import Testing

public nonisolated final class Ac01PublicMock: Ac01Public, Mock {
  public nonisolated let calls: Calls

  public init(name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ac01PublicMock.self, sourceLocation: sourceLocation)
    nameValue = name
  }

  public func reset() {
    calls.reset()
    goArguments = []
  }

  private var goArguments: [Int] = []
  public var goCallCount: Int { calls.count(of: "go") }
  public var goHandler: ((Int) -> Int)? = nil
  public var goReturnValue: Int? = nil
  public var goArgValues: [Int] {
    calls.markAsserted("go")
    return goArguments
  }
  public var goReceivedArguments: Int? {
    calls.markLastAsserted("go")
    return goArguments.last
  }
  public func go(_ value: Int) -> Int {
    let call = calls.note("go", ["_": value])
    goArguments.append(value)
    if let goHandler { return goHandler(value) }
    if let goReturnValue { return goReturnValue }
    return calls.unstubbed("go", call, set: "goReturnValue", "goHandler")
  }

  public var nameSetCallCount: Int { calls.count(of: "nameSet") }
  private var nameValue: String? = nil
  public var name: String {
    get { nameValue ?? calls.unstubbed("name", set: "name") }
    set {
      calls.note("nameSet", ["_": newValue])
      nameValue = newValue
    }
  }
}

nonisolated final class Ac02PackageMock: Ac02Package, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ac02PackageMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Int)? = nil
  var goReturnValue: Int? = nil
  func go() -> Int {
    let call = calls.note("go")
    if let goHandler { return goHandler() }
    if let goReturnValue { return goReturnValue }
    return calls.unstubbed("go", call, set: "goReturnValue", "goHandler")
  }
}

nonisolated final class An02ModuleMock: MockSamples.An02Module, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: An02ModuleMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }
}

nonisolated final class An03HistoryMock: An03History, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: An03HistoryMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    goArguments = []
    stayArguments = []
  }

  private var goArguments: [Int] = []
  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: ((Int) -> Void)? = nil
  var goArgValues: [Int] {
    calls.markAsserted("go")
    return goArguments
  }
  var goReceivedArguments: Int? {
    calls.markLastAsserted("go")
    return goArguments.last
  }
  func go(_ value: Int) {
    calls.note("go", ["_": value])
    goArguments.append(value)
    goHandler?(value)
  }

  private var stayArguments: [Int] = []
  var stayCallCount: Int { calls.count(of: "stay") }
  var stayHandler: ((Int) -> Void)? = nil
  var stayArgValues: [Int] {
    calls.markAsserted("stay")
    return stayArguments
  }
  var stayReceivedArguments: Int? {
    calls.markLastAsserted("stay")
    return stayArguments.last
  }
  func stay(_ value: Int) {
    calls.note("stay", ["_": value])
    stayArguments.append(value)
    stayHandler?(value)
  }
}

nonisolated final class An04BlockMock: An04Block, Mock {
  nonisolated let calls: Calls
  typealias Item = Int

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: An04BlockMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    goArguments = []
  }

  private var goArguments: [Item] = []
  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: ((Item) -> Void)? = nil
  var goArgValues: [Item] {
    calls.markAsserted("go")
    return goArguments
  }
  var goReceivedArguments: Item? {
    calls.markLastAsserted("go")
    return goArguments.last
  }
  func go(_ value: Item) {
    calls.note("go", ["_": value])
    goArguments.append(value)
    goHandler?(value)
  }
}

nonisolated final class As01PlainMock<Item>: As01Plain, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As01PlainMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    putArguments = []
  }

  private var putArguments: [Item] = []
  var putCallCount: Int { calls.count(of: "put") }
  var putHandler: ((Item) -> Void)? = nil
  var putArgValues: [Item] {
    calls.markAsserted("put")
    return putArguments
  }
  var putReceivedArguments: Item? {
    calls.markLastAsserted("put")
    return putArguments.last
  }
  func put(_ item: Item) {
    calls.note("put", ["_": item])
    putArguments.append(item)
    putHandler?(item)
  }

  var getCallCount: Int { calls.count(of: "get") }
  var getHandler: (() -> Item)? = nil
  var getReturnValue: Item? = nil
  func get() -> Item {
    let call = calls.note("get")
    if let getHandler { return getHandler() }
    if let getReturnValue { return getReturnValue }
    if let value = MockDefaults.emptyValue(of: Item.self) {
      return calls.unstubbed("get", call, returning: value, set: "getReturnValue", "getHandler")
    }
    calls.stopUnstubbed("get", call, returning: Item.self, set: "getReturnValue", "getHandler")
  }
}

nonisolated final class As02GivenMock: As02Given, Mock {
  nonisolated let calls: Calls
  typealias Item = String

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As02GivenMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    putArguments = []
  }

  private var putArguments: [Item] = []
  var putCallCount: Int { calls.count(of: "put") }
  var putHandler: ((Item) -> Void)? = nil
  var putArgValues: [Item] {
    calls.markAsserted("put")
    return putArguments
  }
  var putReceivedArguments: Item? {
    calls.markLastAsserted("put")
    return putArguments.last
  }
  func put(_ item: Item) {
    calls.note("put", ["_": item])
    putArguments.append(item)
    putHandler?(item)
  }

  var getCallCount: Int { calls.count(of: "get") }
  var getHandler: (() -> Item)? = nil
  var getReturnValue: Item? = nil
  func get() -> Item {
    let call = calls.note("get")
    if let getHandler { return getHandler() }
    if let getReturnValue { return getReturnValue }
    if let value = MockDefaults.emptyValue(of: Item.self) {
      return calls.unstubbed("get", call, returning: value, set: "getReturnValue", "getHandler")
    }
    calls.stopUnstubbed("get", call, returning: Item.self, set: "getReturnValue", "getHandler")
  }
}

nonisolated final class As03PrimaryMock<Item>: As03Primary, Mock {
  nonisolated let calls: Calls

  init(items: [Item]? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As03PrimaryMock.self, sourceLocation: sourceLocation)
    itemsValue = items
  }

  func reset() {
    calls.reset()
  }

  private var itemsValue: [Item]? = nil
  var items: [Item] {
    get { itemsValue ?? calls.unstubbed("items", set: "items") }
    set {
      itemsValue = newValue
    }
  }
}

nonisolated final class As04BoundMock<Key: Hashable>: As04Bound, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As04BoundMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    findArguments = []
  }

  private var findArguments: [Key] = []
  var findCallCount: Int { calls.count(of: "find") }
  var findHandler: ((Key) -> Bool)? = nil
  var findReturnValue: Bool? = nil
  var findArgValues: [Key] {
    calls.markAsserted("find")
    return findArguments
  }
  var findReceivedArguments: Key? {
    calls.markLastAsserted("find")
    return findArguments.last
  }
  func find(_ key: Key) -> Bool {
    let call = calls.note("find", ["_": key])
    findArguments.append(key)
    if let findHandler { return findHandler(key) }
    if let findReturnValue { return findReturnValue }
    return calls.unstubbed("find", call, set: "findReturnValue", "findHandler")
  }
}

nonisolated final class As05StandardMock: As05Standard, Mock {
  nonisolated let calls: Calls
  typealias Item = Int

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As05StandardMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var getCallCount: Int { calls.count(of: "get") }
  var getHandler: (() -> Item)? = nil
  var getReturnValue: Item? = nil
  func get() -> Item {
    let call = calls.note("get")
    if let getHandler { return getHandler() }
    if let getReturnValue { return getReturnValue }
    if let value = MockDefaults.emptyValue(of: Item.self) {
      return calls.unstubbed("get", call, returning: value, set: "getReturnValue", "getHandler")
    }
    calls.stopUnstubbed("get", call, returning: Item.self, set: "getReturnValue", "getHandler")
  }
}

nonisolated final class As06WhereMock: As06Where, Mock {
  nonisolated let calls: Calls
  typealias Item = Price

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As06WhereMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var getCallCount: Int { calls.count(of: "get") }
  var getHandler: (() -> Item)? = nil
  var getReturnValue: Item? = nil
  func get() -> Item {
    let call = calls.note("get")
    if let getHandler { return getHandler() }
    if let getReturnValue { return getReturnValue }
    if let value = MockDefaults.emptyValue(of: Item.self) {
      return calls.unstubbed("get", call, returning: value, set: "getReturnValue", "getHandler")
    }
    calls.stopUnstubbed("get", call, returning: Item.self, set: "getReturnValue", "getHandler")
  }
}

nonisolated final class As07CodableMock<Model: Codable & Sendable>: As07Codable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As07CodableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: (() throws -> Model)? = nil
  var loadReturnValue: Model? = nil
  var loadError: (any Error)? = nil
  func load() throws -> Model {
    let call = calls.note("load")
    if let loadHandler { return try loadHandler() }
    if let loadError { throw loadError }
    if let loadReturnValue { return loadReturnValue }
    throw calls.unstubbedError("load", call, set: "loadReturnValue", "loadError", "loadHandler")
  }
}

nonisolated final class As08MockMock<Child: Fn01Nothing>: As08Mock, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As08MockMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var childCallCount: Int { calls.count(of: "child") }
  var childHandler: (() -> Child)? = nil
  var childReturnValue: Child? = nil
  func child() -> Child {
    let call = calls.note("child")
    if let childHandler { return childHandler() }
    if let childReturnValue { return childReturnValue }
    if let value = MockDefaults.emptyValue(of: Child.self) {
      return calls.unstubbed("child", call, returning: value, set: "childReturnValue", "childHandler")
    }
    calls.stopUnstubbed("child", call, returning: Child.self, set: "childReturnValue", "childHandler")
  }
}

nonisolated final class As09CollectionMock<Items: Collection>: As09Collection, Mock where Items.Element == String {
  nonisolated let calls: Calls

  init(items: Items? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As09CollectionMock.self, sourceLocation: sourceLocation)
    itemsValue = items
  }

  func reset() {
    calls.reset()
  }

  private var itemsValue: Items? = nil
  var items: Items {
    get {
      if let itemsValue { return itemsValue }
      if let value = MockDefaults.emptyValue(of: Items.self) {
        return calls.unstubbed("items", returning: value, set: "items")
      }
      calls.stopUnstubbed("items", returning: Items.self, set: "items")
    }
    set {
      itemsValue = newValue
    }
  }
}

nonisolated final class As10NumberMock<Number: BinaryInteger>: As10Number, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As10NumberMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    addArguments = []
  }

  private var addArguments: [Number] = []
  var addCallCount: Int { calls.count(of: "add") }
  var addHandler: ((Number) -> Number)? = nil
  var addReturnValue: Number? = nil
  var addArgValues: [Number] {
    calls.markAsserted("add")
    return addArguments
  }
  var addReceivedArguments: Number? {
    calls.markLastAsserted("add")
    return addArguments.last
  }
  func add(_ number: Number) -> Number {
    let call = calls.note("add", ["_": number])
    addArguments.append(number)
    if let addHandler { return addHandler(number) }
    if let addReturnValue { return addReturnValue }
    if let value = MockDefaults.emptyValue(of: Number.self) {
      return calls.unstubbed("add", call, returning: value, set: "addReturnValue", "addHandler")
    }
    calls.stopUnstubbed("add", call, returning: Number.self, set: "addReturnValue", "addHandler")
  }
}

nonisolated final class As11InheritedPrimaryMock: As11InheritedPrimary, Mock {
  nonisolated let calls: Calls
  typealias Item = Int

  init(items: [Item]? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As11InheritedPrimaryMock.self, sourceLocation: sourceLocation)
    itemsValue = items
  }

  func reset() {
    calls.reset()
  }

  var moreCallCount: Int { calls.count(of: "more") }
  var moreHandler: (() -> Void)? = nil
  func more() {
    calls.note("more")
    moreHandler?()
  }

  private var itemsValue: [Item]? = nil
  var items: [Item] {
    get { itemsValue ?? calls.unstubbed("items", set: "items") }
    set {
      itemsValue = newValue
    }
  }
}

nonisolated final class As12AliasMock: As12Alias, Mock {
  nonisolated let calls: Calls
  typealias Name = String

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As12AliasMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    putArguments = []
  }

  private var putArguments: [Name] = []
  var putCallCount: Int { calls.count(of: "put") }
  var putHandler: ((Name) -> Name)? = nil
  var putReturnValue: Name? = nil
  var putArgValues: [Name] {
    calls.markAsserted("put")
    return putArguments
  }
  var putReceivedArguments: Name? {
    calls.markLastAsserted("put")
    return putArguments.last
  }
  func put(_ name: Name) -> Name {
    let call = calls.note("put", ["_": name])
    putArguments.append(name)
    if let putHandler { return putHandler(name) }
    if let putReturnValue { return putReturnValue }
    if let value = MockDefaults.emptyValue(of: Name.self) {
      return calls.unstubbed("put", call, returning: value, set: "putReturnValue", "putHandler")
    }
    calls.stopUnstubbed("put", call, returning: Name.self, set: "putReturnValue", "putHandler")
  }
}

nonisolated final class As13SendableItemMock<Item: Sendable>: As13SendableItem, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As13SendableItemMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    putArguments = []
  }

  private let putArgumentsStub = Stub<[Item]>([])
  private var putArguments: [Item] {
    get { putArgumentsStub.value }
    set { putArgumentsStub.value = newValue }
  }
  var putCallCount: Int { calls.count(of: "put") }
  private let putHandlerStub = Stub<(@Sendable (Item) -> Void)?>(nil)
  var putHandler: (@Sendable (Item) -> Void)? {
    get { putHandlerStub.value }
    set { putHandlerStub.value = newValue }
  }
  var putArgValues: [Item] {
    calls.markAsserted("put")
    return putArguments
  }
  var putReceivedArguments: Item? {
    calls.markLastAsserted("put")
    return putArguments.last
  }
  func put(_ item: Item) {
    calls.note("put", ["_": item])
    putArgumentsStub.update { $0.append(item) }
    putHandler?(item)
  }
}

nonisolated final class As14TwoGivenMock: As14TwoGiven, Mock {
  nonisolated let calls: Calls
  typealias A = [String: Int]
  typealias B = (Int, Int)

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: As14TwoGivenMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    putArguments = []
  }

  private var putArguments: [(a: A, b: B)] = []
  var putCallCount: Int { calls.count(of: "put") }
  var putHandler: ((A, B) -> Void)? = nil
  var putArgValues: [(a: A, b: B)] {
    calls.markAsserted("put")
    return putArguments
  }
  var putReceivedArguments: (a: A, b: B)? {
    calls.markLastAsserted("put")
    return putArguments.last
  }
  func put(_ a: A, _ b: B) {
    calls.note("put", ["_": a, "_": b])
    putArguments.append((a, b))
    putHandler?(a, b)
  }
}

nonisolated final class At01LookupMock: At01Lookup, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: At01LookupMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
  }

  private var subscriptArguments: [String] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: ((String) -> Int)? = nil
  var subscriptReturnValue: Int? = nil
  var subscriptArgValues: [String] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: String? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  subscript(dynamicMember name: String) -> Int {
    get {
      let call = calls.note("subscript", ["dynamicMember": name])
      subscriptArguments.append(name)
      if let subscriptHandler { return subscriptHandler(name) }
      if let subscriptReturnValue { return subscriptReturnValue }
      return calls.unstubbed("subscript", call, set: "subscriptReturnValue", "subscriptHandler")
    }
  }
}

@available(macOS 99, iOS 99, *)
nonisolated final class Av01ProtocolMock: Av01Protocol, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Av01ProtocolMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }
}

nonisolated final class Av02MembersMock: Av02Members, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Av02MembersMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    goArguments = []
  }

  private let goArgumentsStub = Stub<Any?>(nil)
  private var goArguments: [Int] {
    get { (goArgumentsStub.value as? [Int]) ?? [] }
    set { goArgumentsStub.value = newValue }
  }
  @available(macOS 99, iOS 99, *) var goCallCount: Int { calls.count(of: "go") }
  private let goHandlerStub = Stub<Any?>(nil)
  @available(macOS 99, iOS 99, *) var goHandler: ((Int) -> Int)? {
    get { goHandlerStub.value as? ((Int) -> Int) }
    set { goHandlerStub.value = newValue }
  }
  private let goReturnValueStub = Stub<Any?>(nil)
  @available(macOS 99, iOS 99, *) var goReturnValue: Int? {
    get { goReturnValueStub.value as? Int }
    set { goReturnValueStub.value = newValue }
  }
  @available(macOS 99, iOS 99, *) var goArgValues: [Int] {
    calls.markAsserted("go")
    return goArguments
  }
  @available(macOS 99, iOS 99, *) var goReceivedArguments: Int? {
    calls.markLastAsserted("go")
    return goArguments.last
  }
  @available(macOS 99, iOS 99, *) func go(_ value: Int) -> Int {
    let call = calls.note("go", ["_": value])
    goArguments.append(value)
    if let goHandler { return goHandler(value) }
    if let goReturnValue { return goReturnValue }
    return calls.unstubbed("go", call, set: "goReturnValue", "goHandler")
  }

  var stayCallCount: Int { calls.count(of: "stay") }
  var stayHandler: (() -> Void)? = nil
  func stay() {
    calls.note("stay")
    stayHandler?()
  }
}

nonisolated final class Av03DeprecatedMock: Av03Deprecated, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Av03DeprecatedMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  @available(*, deprecated, message: "Old.") var oldCallCount: Int { calls.count(of: "old") }
  @available(*, deprecated, message: "Old.") var oldHandler: (() -> Int)? = nil
  @available(*, deprecated, message: "Old.") var oldReturnValue: Int? = nil
  @available(*, deprecated, message: "Old.") func old() -> Int {
    let call = calls.note("old")
    if let oldHandler { return oldHandler() }
    if let oldReturnValue { return oldReturnValue }
    return calls.unstubbed("old", call, set: "oldReturnValue", "oldHandler")
  }
}

nonisolated final class Cl01PlainMock: Cl01Plain, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl01PlainMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var eachCallCount: Int { calls.count(of: "each") }
  var eachHandler: (((Int) -> Void) -> Void)? = nil
  func each(_ body: (Int) -> Void) {
    calls.note("each", ["_": ArgumentText.closure])
    eachHandler?(body)
  }
}

nonisolated final class Cl02EscapingMock: Cl02Escaping, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl02EscapingMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    laterArguments = []
  }

  private var laterArguments: [((Int) -> String)] = []
  var laterCallCount: Int { calls.count(of: "later") }
  var laterHandler: ((@escaping (Int) -> String) -> Void)? = nil
  var laterArgValues: [((Int) -> String)] {
    calls.markAsserted("later")
    return laterArguments
  }
  var laterReceivedArguments: ((Int) -> String)? {
    calls.markLastAsserted("later")
    return laterArguments.last
  }
  func later(_ body: @escaping (Int) -> String) {
    calls.note("later", ["_": ArgumentText.closure])
    laterArguments.append(body)
    laterHandler?(body)
  }
}

nonisolated final class Cl03OptionalMock: Cl03Optional, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl03OptionalMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    maybeArguments = []
  }

  private var maybeArguments: [(((Int) -> Void)?)] = []
  var maybeCallCount: Int { calls.count(of: "maybe") }
  var maybeHandler: ((((Int) -> Void)?) -> Void)? = nil
  var maybeArgValues: [(((Int) -> Void)?)] {
    calls.markAsserted("maybe")
    return maybeArguments
  }
  var maybeReceivedArguments: (((Int) -> Void)?)? {
    calls.markLastAsserted("maybe")
    return maybeArguments.last
  }
  func maybe(_ body: ((Int) -> Void)?) {
    calls.note("maybe", ["_": body])
    maybeArguments.append(body)
    maybeHandler?(body)
  }
}

nonisolated final class Cl04SendableMock: Cl04Sendable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl04SendableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    sendArguments = []
  }

  private var sendArguments: [(@Sendable (Int) async throws -> Void)] = []
  var sendCallCount: Int { calls.count(of: "send") }
  var sendHandler: ((@escaping @Sendable (Int) async throws -> Void) -> Void)? = nil
  var sendArgValues: [(@Sendable (Int) async throws -> Void)] {
    calls.markAsserted("send")
    return sendArguments
  }
  var sendReceivedArguments: (@Sendable (Int) async throws -> Void)? {
    calls.markLastAsserted("send")
    return sendArguments.last
  }
  func send(_ body: @escaping @Sendable (Int) async throws -> Void) {
    calls.note("send", ["_": ArgumentText.closure])
    sendArguments.append(body)
    sendHandler?(body)
  }
}

nonisolated final class Cl05MainActorMock: Cl05MainActor, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl05MainActorMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    onMainArguments = []
  }

  private var onMainArguments: [(@MainActor () -> Void)] = []
  var onMainCallCount: Int { calls.count(of: "onMain") }
  var onMainHandler: ((@escaping @MainActor () -> Void) -> Void)? = nil
  var onMainArgValues: [(@MainActor () -> Void)] {
    calls.markAsserted("onMain")
    return onMainArguments
  }
  var onMainReceivedArguments: (@MainActor () -> Void)? {
    calls.markLastAsserted("onMain")
    return onMainArguments.last
  }
  func onMain(_ body: @escaping @MainActor () -> Void) {
    calls.note("onMain", ["_": ArgumentText.closure])
    onMainArguments.append(body)
    onMainHandler?(body)
  }
}

nonisolated final class Cl06AutoclosureMock: Cl06Autoclosure, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl06AutoclosureMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    checkArguments = []
  }

  private var checkArguments: [(() -> String)] = []
  var checkCallCount: Int { calls.count(of: "check") }
  var checkHandler: ((() -> Bool, @escaping () -> String) -> Void)? = nil
  var checkArgValues: [(() -> String)] {
    calls.markAsserted("check")
    return checkArguments
  }
  var checkReceivedArguments: (() -> String)? {
    calls.markLastAsserted("check")
    return checkArguments.last
  }
  func check(_ condition: @autoclosure () -> Bool, _ text: @autoclosure @escaping () -> String) {
    calls.note("check", ["_": ArgumentText.closure, "_": ArgumentText.closure])
    checkArguments.append({ text() })
    checkHandler?({ condition() }, { text() })
  }
}

nonisolated final class Cl07ThrowingAutoclosureMock: Cl07ThrowingAutoclosure, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl07ThrowingAutoclosureMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var checkCallCount: Int { calls.count(of: "check") }
  var checkHandler: ((() throws -> Bool) throws -> Void)? = nil
  var checkError: (any Error)? = nil
  func check(_ condition: @autoclosure () throws -> Bool) throws {
    calls.note("check", ["_": ArgumentText.closure])
    if let checkHandler { return try checkHandler({ try condition() }) }
    if let checkError { throw checkError }
  }
}

nonisolated final class Cl08ResultMock: Cl08Result, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl08ResultMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var makeCallCount: Int { calls.count(of: "make") }
  var makeHandler: (() -> (Int) -> String)? = nil
  var makeReturnValue: ((Int) -> String)? = nil
  func make() -> (Int) -> String {
    let call = calls.note("make")
    if let makeHandler { return makeHandler() }
    if let makeReturnValue { return makeReturnValue }
    if let value = MockDefaults.emptyValue(of: ((Int) -> String).self) {
      return calls.unstubbed("make", call, returning: value, set: "makeReturnValue", "makeHandler")
    }
    calls.stopUnstubbed("make", call, returning: ((Int) -> String).self, set: "makeReturnValue", "makeHandler")
  }
}

nonisolated final class Cl09PropertyMock: Cl09Property, Mock {
  nonisolated let calls: Calls

  init(action: ((Int) -> Void)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl09PropertyMock.self, sourceLocation: sourceLocation)
    actionValue = action
  }

  func reset() {
    calls.reset()
  }

  var actionSetCallCount: Int { calls.count(of: "actionSet") }
  private var actionValue: ((Int) -> Void)? = nil
  var action: (Int) -> Void {
    get {
      if let actionValue { return actionValue }
      if let value = MockDefaults.emptyValue(of: ((Int) -> Void).self) {
        return calls.unstubbed("action", returning: value, set: "action")
      }
      calls.stopUnstubbed("action", returning: ((Int) -> Void).self, set: "action")
    }
    set {
      calls.note("actionSet", ["_": ArgumentText.closure])
      actionValue = newValue
    }
  }
}

nonisolated final class Cl10OptionalPropertyMock: Cl10OptionalProperty, Mock {
  nonisolated let calls: Calls

  init(action: (() -> Void)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl10OptionalPropertyMock.self, sourceLocation: sourceLocation)
    self.action = action
  }

  func reset() {
    calls.reset()
  }

  var actionSetCallCount: Int { calls.count(of: "actionSet") }
  var action: (() -> Void)? {
    didSet { calls.note("actionSet", ["_": action]) }
  }
}

nonisolated final class Cl11AliasMock: Cl11Alias, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl11AliasMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    loadArguments = []
  }

  private var loadArguments: [Completion] = []
  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: ((@escaping Completion) -> Void)? = nil
  var loadArgValues: [Completion] {
    calls.markAsserted("load")
    return loadArguments
  }
  var loadReceivedArguments: Completion? {
    calls.markLastAsserted("load")
    return loadArguments.last
  }
  func load(_ done: @escaping Completion) {
    calls.note("load", ["_": ArgumentText.closure])
    loadArguments.append(done)
    loadHandler?(done)
  }

  var nowCallCount: Int { calls.count(of: "now") }
  var nowHandler: ((Completion) -> Void)? = nil
  func now(_ done: Completion) {
    calls.note("now", ["_": ArgumentText.closure])
    nowHandler?(done)
  }
}

nonisolated final class Cl12SeveralMock: Cl12Several, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl12SeveralMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    loadArguments = []
  }

  private var loadArguments: [(key: String, then: (Result<Int, any Error>) -> Void)] = []
  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: ((String, @escaping (Result<Int, any Error>) -> Void, () -> Void) -> Void)? = nil
  var loadArgValues: [(key: String, then: (Result<Int, any Error>) -> Void)] {
    calls.markAsserted("load")
    return loadArguments
  }
  var loadReceivedArguments: (key: String, then: (Result<Int, any Error>) -> Void)? {
    calls.markLastAsserted("load")
    return loadArguments.last
  }
  func load(_ key: String, then: @escaping (Result<Int, any Error>) -> Void, otherwise: () -> Void) {
    calls.note("load", ["_": key, "then": ArgumentText.closure, "otherwise": ArgumentText.closure])
    loadArguments.append((key, then))
    loadHandler?(key, then, otherwise)
  }
}

nonisolated final class Cl13InoutMock: Cl13Inout, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl13InoutMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var changeCallCount: Int { calls.count(of: "change") }
  var changeHandler: (((inout Int, String) -> Void) -> Void)? = nil
  func change(_ body: (inout Int, String) -> Void) {
    calls.note("change", ["_": ArgumentText.closure])
    changeHandler?(body)
  }
}

nonisolated final class Cl14NestedMock: Cl14Nested, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl14NestedMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    nestArguments = []
  }

  private var nestArguments: [((@escaping () -> Void) -> Void)] = []
  var nestCallCount: Int { calls.count(of: "nest") }
  var nestHandler: ((@escaping (@escaping () -> Void) -> Void) -> Void)? = nil
  var nestArgValues: [((@escaping () -> Void) -> Void)] {
    calls.markAsserted("nest")
    return nestArguments
  }
  var nestReceivedArguments: ((@escaping () -> Void) -> Void)? {
    calls.markLastAsserted("nest")
    return nestArguments.last
  }
  func nest(_ body: @escaping (@escaping () -> Void) -> Void) {
    calls.note("nest", ["_": ArgumentText.closure])
    nestArguments.append(body)
    nestHandler?(body)
  }
}

nonisolated final class Cl15DictionaryMock: Cl15Dictionary, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl15DictionaryMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    tableArguments = []
  }

  private var tableArguments: [[String: () -> Void]] = []
  var tableCallCount: Int { calls.count(of: "table") }
  var tableHandler: (([String: () -> Void]) -> Void)? = nil
  var tableArgValues: [[String: () -> Void]] {
    calls.markAsserted("table")
    return tableArguments
  }
  var tableReceivedArguments: [String: () -> Void]? {
    calls.markLastAsserted("table")
    return tableArguments.last
  }
  func table(_ actions: [String: () -> Void]) {
    calls.note("table", ["_": actions])
    tableArguments.append(actions)
    tableHandler?(actions)
  }
}

nonisolated final class Cl16TypedThrowsMock: Cl16TypedThrows, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl16TypedThrowsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var runCallCount: Int { calls.count(of: "run") }
  var runHandler: ((() throws(ShopError) -> Int) -> Void)? = nil
  func run(_ body: () throws(ShopError) -> Int) {
    calls.note("run", ["_": ArgumentText.closure])
    runHandler?(body)
  }
}

nonisolated final class Cl17AsyncAutoclosureMock: Cl17AsyncAutoclosure, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cl17AsyncAutoclosureMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var runCallCount: Int { calls.count(of: "run") }
  var runHandler: ((() async -> Int) async -> Void)? = nil
  func run(_ body: @autoclosure () async -> Int) async {
    calls.note("run", ["_": ArgumentText.closure])
    await runHandler?({ await body() })
  }
}

#if os(Linux) || os(macOS)
nonisolated final class Co01ConditionMock: Co01Condition, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Co01ConditionMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }
}
#endif

#if !(os(Linux) || os(macOS))
nonisolated final class Co01ConditionMock: Co01Condition, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Co01ConditionMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var goElsewhereCallCount: Int { calls.count(of: "goElsewhere") }
  var goElsewhereHandler: (() -> Void)? = nil
  func goElsewhere() {
    calls.note("goElsewhere")
    goElsewhereHandler?()
  }
}
#endif

nonisolated final class Co02MembersMock: Co02Members, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Co02MembersMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  #if os(Linux)
  var onLinuxCallCount: Int { calls.count(of: "onLinux") }
  var onLinuxHandler: (() -> Int)? = nil
  var onLinuxReturnValue: Int? = nil
  func onLinux() -> Int {
    let call = calls.note("onLinux")
    if let onLinuxHandler { return onLinuxHandler() }
    if let onLinuxReturnValue { return onLinuxReturnValue }
    return calls.unstubbed("onLinux", call, set: "onLinuxReturnValue", "onLinuxHandler")
  }
  #endif

  #if !(os(Linux)) && (os(macOS))
  var onMacCallCount: Int { calls.count(of: "onMac") }
  var onMacHandler: (() -> Int)? = nil
  var onMacReturnValue: Int? = nil
  func onMac() -> Int {
    let call = calls.note("onMac")
    if let onMacHandler { return onMacHandler() }
    if let onMacReturnValue { return onMacReturnValue }
    return calls.unstubbed("onMac", call, set: "onMacReturnValue", "onMacHandler")
  }
  #endif

  #if !(os(Linux)) && !(os(macOS))
  var elsewhereCallCount: Int { calls.count(of: "elsewhere") }
  var elsewhereHandler: (() -> Int)? = nil
  var elsewhereReturnValue: Int? = nil
  func elsewhere() -> Int {
    let call = calls.note("elsewhere")
    if let elsewhereHandler { return elsewhereHandler() }
    if let elsewhereReturnValue { return elsewhereReturnValue }
    return calls.unstubbed("elsewhere", call, set: "elsewhereReturnValue", "elsewhereHandler")
  }
  #endif

  var everywhereCallCount: Int { calls.count(of: "everywhere") }
  var everywhereHandler: (() -> Void)? = nil
  func everywhere() {
    calls.note("everywhere")
    everywhereHandler?()
  }
}

nonisolated final class Co03SameNameMock: Co03SameName, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Co03SameNameMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    #if DEBUG
    goArguments = []
    #endif
    #if !(DEBUG)
    goArguments = []
    #endif
  }

  #if DEBUG
  private var goArguments: [Int] = []
  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: ((Int) -> Void)? = nil
  var goArgValues: [Int] {
    calls.markAsserted("go")
    return goArguments
  }
  var goReceivedArguments: Int? {
    calls.markLastAsserted("go")
    return goArguments.last
  }
  func go(_ value: Int) {
    calls.note("go", ["_": value])
    goArguments.append(value)
    goHandler?(value)
  }
  #endif

  #if !(DEBUG)
  private var goArguments: [Int] = []
  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: ((Int) -> Void)? = nil
  var goArgValues: [Int] {
    calls.markAsserted("go")
    return goArguments
  }
  var goReceivedArguments: Int? {
    calls.markLastAsserted("go")
    return goArguments.last
  }
  func go(_ value: Int) {
    calls.note("go", ["_": value])
    goArguments.append(value)
    goHandler?(value)
  }
  #endif
}

nonisolated final class Co04PropertyMock: Co04Property, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Co04PropertyMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  #if !os(Windows)
  var numberSetCallCount: Int { calls.count(of: "numberSet") }
  private var numberValue: Int? = nil
  var number: Int {
    get { numberValue ?? calls.unstubbed("number", set: "number") }
    set {
      calls.note("numberSet", ["_": newValue])
      numberValue = newValue
    }
  }
  #endif
}

nonisolated final class Cx01Mock: Cx01, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx01Mock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    fArguments = []
    hArguments = []
  }

  private var fArguments: [(any Sequence<Int> & Sendable)] = []
  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: ((any Sequence<Int> & Sendable) -> Void)? = nil
  var fArgValues: [(any Sequence<Int> & Sendable)] {
    calls.markAsserted("f")
    return fArguments
  }
  var fReceivedArguments: (any Sequence<Int> & Sendable)? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  func f(_ x: some Sequence<Int> & Sendable) {
    calls.note("f", ["_": x])
    fArguments.append(x)
    fHandler?(x)
  }

  var gCallCount: Int { calls.count(of: "g") }
  var gHandler: (() -> [any Error])? = nil
  var gReturnValue: [any Error]? = nil
  func g() -> [any Error] {
    let call = calls.note("g")
    if let gHandler { return gHandler() }
    if let gReturnValue { return gReturnValue }
    return calls.unstubbed("g", call, set: "gReturnValue", "gHandler")
  }

  private var hArguments: [Result<Int, any Error>] = []
  var hCallCount: Int { calls.count(of: "h") }
  var hHandler: ((Result<Int, any Error>) -> Result<Void, any Error>)? = nil
  var hReturnValue: Result<Void, any Error>? = nil
  var hArgValues: [Result<Int, any Error>] {
    calls.markAsserted("h")
    return hArguments
  }
  var hReceivedArguments: Result<Int, any Error>? {
    calls.markLastAsserted("h")
    return hArguments.last
  }
  func h(_ a: Result<Int, any Error>) -> Result<Void, any Error> {
    let call = calls.note("h", ["_": a])
    hArguments.append(a)
    if let hHandler { return hHandler(a) }
    if let hReturnValue { return hReturnValue }
    if let value = MockDefaults.emptyValue(of: Result<Void, any Error>.self) {
      return calls.unstubbed("h", call, returning: value, set: "hReturnValue", "hHandler")
    }
    calls.stopUnstubbed("h", call, returning: Result<Void, any Error>.self, set: "hReturnValue", "hHandler")
  }
}

nonisolated final class Cx02Mock<Element: Sendable & Equatable>: Cx02, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx02Mock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var elementCallCount: Int { calls.count(of: "element") }
  var elementHandler: (() -> Element?)? = nil
  private var elementGivenReturnValue: Element?? = nil
  var elementReturnValue: Element? {
    get { elementGivenReturnValue ?? nil }
    set { elementGivenReturnValue = .some(newValue) }
  }
  func element() -> Element? {
    let call = calls.note("element")
    if let elementHandler { return elementHandler() }
    if let elementGivenReturnValue { return elementGivenReturnValue }
    return calls.unstubbed("element", call, set: "elementReturnValue", "elementHandler")
  }
}

nonisolated final class Cx03Mock: Cx03, Mock {
  nonisolated let calls: Calls

  init(url: URL? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx03Mock.self, sourceLocation: sourceLocation)
    urlValue = url
  }

  func reset() {
    calls.reset()
    aArguments = []
  }

  private var aArguments: [(((Result<Data, any Error>) -> Void)?)] = []
  var aCallCount: Int { calls.count(of: "a") }
  var aHandler: ((((Result<Data, any Error>) -> Void)?) -> Void)? = nil
  var aArgValues: [(((Result<Data, any Error>) -> Void)?)] {
    calls.markAsserted("a")
    return aArguments
  }
  var aReceivedArguments: (((Result<Data, any Error>) -> Void)?)? {
    calls.markLastAsserted("a")
    return aArguments.last
  }
  func a(completion: ((Result<Data, any Error>) -> Void)?) {
    calls.note("a", ["completion": completion])
    aArguments.append(completion)
    aHandler?(completion)
  }

  private var urlValue: URL? = nil
  var url: URL {
    get {
      if let urlValue { return urlValue }
      if let value = MockDefaults.emptyValue(of: URL.self) {
        return calls.unstubbed("url", returning: value, set: "url")
      }
      calls.stopUnstubbed("url", returning: URL.self, set: "url")
    }
    set {
      urlValue = newValue
    }
  }

  var dateCallCount: Int { calls.count(of: "date") }
  var dateHandler: (() -> Date)? = nil
  var dateReturnValue: Date? = nil
  func date() -> Date {
    let call = calls.note("date")
    if let dateHandler { return dateHandler() }
    if let dateReturnValue { return dateReturnValue }
    if let value = MockDefaults.emptyValue(of: Date.self) {
      return calls.unstubbed("date", call, returning: value, set: "dateReturnValue", "dateHandler")
    }
    calls.stopUnstubbed("date", call, returning: Date.self, set: "dateReturnValue", "dateHandler")
  }
}

public nonisolated final class Cx04Mock: Cx04, Mock {
  public nonisolated let calls: Calls

  public init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx04Mock.self, sourceLocation: sourceLocation)
  }

  public static var staticCalls: Calls { .ofStatics(of: Cx04Mock.self) }

  public func reset() {
    calls.reset()
    withArguments = []
  }

  private static var sharedValue: Cx04Mock? {
    get { staticCalls.stub("sharedValue", nil as Cx04Mock?).value }
    set { staticCalls.stub("sharedValue", nil as Cx04Mock?).value = newValue }
  }
  static public var shared: Cx04Mock {
    get {
      if let sharedValue { return sharedValue }
      return staticCalls.unstubbed("shared", returning: Cx04Mock(sourceLocation: staticCalls.sourceLocation), set: "shared")
    }
    set {
      sharedValue = newValue
    }
  }

  private let withArgumentsStub = Stub<[Int]>([])
  private var withArguments: [Int] {
    get { withArgumentsStub.value }
    set { withArgumentsStub.value = newValue }
  }
  public var withCallCount: Int { calls.count(of: "with") }
  private let withHandlerStub = Stub<(@Sendable (Int) -> Cx04Mock)?>(nil)
  public var withHandler: (@Sendable (Int) -> Cx04Mock)? {
    get { withHandlerStub.value }
    set { withHandlerStub.value = newValue }
  }
  private let withReturnValueStub = Stub<Cx04Mock?>(nil)
  public var withReturnValue: Cx04Mock? {
    get { withReturnValueStub.value }
    set { withReturnValueStub.value = newValue }
  }
  public var withArgValues: [Int] {
    calls.markAsserted("with")
    return withArguments
  }
  public var withReceivedArguments: Int? {
    calls.markLastAsserted("with")
    return withArguments.last
  }
  public func with(_ x: Int) -> Cx04Mock {
    let call = calls.note("with", ["_": x])
    withArgumentsStub.update { $0.append(x) }
    if let withHandler { return withHandler(x) }
    if let withReturnValue { return withReturnValue }
    return calls.unstubbed("with", call, returning: Cx04Mock(sourceLocation: calls.sourceLocation), set: "withReturnValue", "withHandler")
  }
}

nonisolated final class Cx05Mock: Cx05, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx05Mock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    fArguments = []
    gArguments = []
  }

  private var fArguments: [Any] = []
  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: ((Any) -> Void)? = nil
  var fArgValues: [Any] {
    calls.markAsserted("f")
    return fArguments
  }
  var fReceivedArguments: Any? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  func f<T>(_ t: T) where T: Collection, T.Element == Int {
    calls.note("f", ["_": t])
    fArguments.append(t)
    fHandler?(t)
  }

  private var gArguments: [Any] = []
  var gCallCount: Int { calls.count(of: "g") }
  var gHandler: ((Any) async throws -> Any)? = nil
  var gError: (any Error)? = nil
  var gArgValues: [Any] {
    calls.markAsserted("g")
    return gArguments
  }
  var gReceivedArguments: Any? {
    calls.markLastAsserted("g")
    return gArguments.last
  }
  func g<T>(_ t: T.Type) async throws -> [String: T] {
    let call = calls.note("g", ["_": t])
    gArguments.append(t)
    if let gHandler { return try await gHandler(t) as! [String: T] }
    if let gError { throw gError }
    throw calls.unstubbedError("g", call, set: "gError", "gHandler")
  }
}

@MainActor
final class Cx06Mock: Cx06, Mock {
  nonisolated let calls: Calls

  init(delegate: (any CxDelegate)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx06Mock.self, sourceLocation: sourceLocation)
    self.delegate = delegate
  }

  func reset() {
    calls.reset()
  }

  var delegateSetCallCount: Int { calls.count(of: "delegateSet") }
  var delegate: (any CxDelegate)? {
    didSet { calls.note("delegateSet", ["_": delegate]) }
  }

  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: (@MainActor () async -> (Int, String))? = nil
  var fReturnValue: (Int, String)? = nil
  func f() async -> (Int, String) {
    let call = calls.note("f")
    if let fHandler { return await fHandler() }
    if let fReturnValue { return fReturnValue }
    if let value = MockDefaults.emptyValue(of: (Int, String).self) {
      return calls.unstubbed("f", call, returning: value, set: "fReturnValue", "fHandler")
    }
    calls.stopUnstubbed("f", call, returning: (Int, String).self, set: "fReturnValue", "fHandler")
  }

  var withCallCount: Int { calls.count(of: "with") }
  var withHandler: (@MainActor (@MainActor (Int) async -> Void) async -> Void)? = nil
  func with(_ a: @MainActor (Int) async -> Void) async {
    calls.note("with", ["_": ArgumentText.closure])
    await withHandler?(a)
  }
}

nonisolated final class Cx07Mock: Cx07, Mock {
  nonisolated let calls: Calls

  init(x: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx07Mock.self, sourceLocation: sourceLocation)
    xValue = x
  }

  func reset() {
    calls.reset()
    wArguments = []
  }

  var xSetCallCount: Int { calls.count(of: "xSet") }
  private var xValue: Int? = nil
  var x: Int {
    get { xValue ?? calls.unstubbed("x", set: "x") }
    set {
      calls.note("xSet", ["_": newValue])
      xValue = newValue
    }
  }

  var yCallCount: Int { calls.count(of: "y") }
  var yHandler: (() -> Void)? = nil
  func y() {
    calls.note("y")
    yHandler?()
  }

  var zCallCount: Int { calls.count(of: "z") }
  var zHandler: (() throws -> () -> Void)? = nil
  var zReturnValue: (() -> Void)? = nil
  var zError: (any Error)? = nil
  func z() throws -> () -> Void {
    let call = calls.note("z")
    if let zHandler { return try zHandler() }
    if let zError { throw zError }
    if let zReturnValue { return zReturnValue }
    throw calls.unstubbedError("z", call, set: "zReturnValue", "zError", "zHandler")
  }

  private var wArguments: [((inout Int) throws -> Void)] = []
  var wCallCount: Int { calls.count(of: "w") }
  var wHandler: ((@escaping (inout Int) throws -> Void) -> Void)? = nil
  var wArgValues: [((inout Int) throws -> Void)] {
    calls.markAsserted("w")
    return wArguments
  }
  var wReceivedArguments: ((inout Int) throws -> Void)? {
    calls.markLastAsserted("w")
    return wArguments.last
  }
  func w(_ x: @escaping (inout Int) throws -> Void) {
    calls.note("w", ["_": ArgumentText.closure])
    wArguments.append(x)
    wHandler?(x)
  }
}

nonisolated final class Cx08Mock: Cx08, Mock {
  nonisolated let calls: Calls
  typealias Element = Int

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx08Mock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var makeIteratorCallCount: Int { calls.count(of: "makeIterator") }
  var makeIteratorHandler: (() -> AnyIterator<Element>)? = nil
  var makeIteratorReturnValue: AnyIterator<Element>? = nil
  func makeIterator() -> AnyIterator<Element> {
    let call = calls.note("makeIterator")
    if let makeIteratorHandler { return makeIteratorHandler() }
    if let makeIteratorReturnValue { return makeIteratorReturnValue }
    if let value = MockDefaults.emptyValue(of: AnyIterator<Element>.self) {
      return calls.unstubbed("makeIterator", call, returning: value, set: "makeIteratorReturnValue", "makeIteratorHandler")
    }
    calls.stopUnstubbed("makeIterator", call, returning: AnyIterator<Element>.self, set: "makeIteratorReturnValue", "makeIteratorHandler")
  }

  var nextCallCount: Int { calls.count(of: "next") }
  var nextHandler: (() -> Element?)? = nil
  private var nextGivenReturnValue: Element?? = nil
  var nextReturnValue: Element? {
    get { nextGivenReturnValue ?? nil }
    set { nextGivenReturnValue = .some(newValue) }
  }
  func next() -> Element? {
    let call = calls.note("next")
    if let nextHandler { return nextHandler() }
    if let nextGivenReturnValue { return nextGivenReturnValue }
    return calls.unstubbed("next", call, set: "nextReturnValue", "nextHandler")
  }
}

actor Cx09Mock: Cx09, Mock {
  nonisolated let calls: Calls

  init(z: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx09Mock.self, sourceLocation: sourceLocation)
    zValueStub.value = z
  }

  nonisolated func reset() {
    calls.reset()
    fArguments = []
  }

  private nonisolated let fArgumentsStub = Stub<[Int]>([])
  private nonisolated var fArguments: [Int] {
    get { fArgumentsStub.value }
    set { fArgumentsStub.value = newValue }
  }
  nonisolated var fCallCount: Int { calls.count(of: "f") }
  private nonisolated let fHandlerStub: Stub<(nonisolated(nonsending) @Sendable (Int) async throws -> [Int])?> = Stub(nil)
  nonisolated var fHandler: (nonisolated(nonsending) @Sendable (Int) async throws -> [Int])? {
    get { fHandlerStub.value }
    set { fHandlerStub.value = newValue }
  }
  private nonisolated let fReturnValueStub = Stub<[Int]?>(nil)
  nonisolated var fReturnValue: [Int]? {
    get { fReturnValueStub.value }
    set { fReturnValueStub.value = newValue }
  }
  private nonisolated let fErrorStub = Stub<(any Error)?>(nil)
  nonisolated var fError: (any Error)? {
    get { fErrorStub.value }
    set { fErrorStub.value = newValue }
  }
  nonisolated var fArgValues: [Int] {
    calls.markAsserted("f")
    return fArguments
  }
  nonisolated var fReceivedArguments: Int? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  func f(_ x: Int) async throws -> [Int] {
    let call = calls.note("f", ["_": x])
    fArgumentsStub.update { $0.append(x) }
    if let fHandler { return try await fHandler(x) }
    if let fError { throw fError }
    if let fReturnValue { return fReturnValue }
    throw calls.unstubbedError("f", call, set: "fReturnValue", "fError", "fHandler")
  }

  nonisolated var yCallCount: Int { calls.count(of: "y") }
  private nonisolated let yHandlerStub: Stub<(nonisolated(nonsending) @Sendable () async -> Int)?> = Stub(nil)
  nonisolated var yHandler: (nonisolated(nonsending) @Sendable () async -> Int)? {
    get { yHandlerStub.value }
    set { yHandlerStub.value = newValue }
  }
  private nonisolated let yReturnValueStub = Stub<Int?>(nil)
  nonisolated var yReturnValue: Int? {
    get { yReturnValueStub.value }
    set { yReturnValueStub.value = newValue }
  }
  var y: Int {
    get async {
      let call = calls.note("y")
      if let yHandler { return await yHandler() }
      if let yReturnValue { return yReturnValue }
      return calls.unstubbed("y", call, set: "yReturnValue", "yHandler")
    }
  }

  private nonisolated let zValueStub = Stub<String?>(nil)
  private nonisolated var zValue: String? {
    get { zValueStub.value }
    set { zValueStub.value = newValue }
  }
  nonisolated var z: String {
    get { zValue ?? calls.unstubbed("z", set: "z") }
    set {
      zValue = newValue
    }
  }
}

nonisolated final class Cx10Mock: Cx10, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx10Mock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    aArguments = []
    aXArguments = []
    aXIntArguments = []
    bArguments = []
  }

  private var aArguments: [Int] = []
  var aCallCount: Int { calls.count(of: "a") }
  var aHandler: ((Int) -> Void)? = nil
  var aArgValues: [Int] {
    calls.markAsserted("a")
    return aArguments
  }
  var aReceivedArguments: Int? {
    calls.markLastAsserted("a")
    return aArguments.last
  }
  func a(_ x: Int) {
    calls.note("a", ["_": x])
    aArguments.append(x)
    aHandler?(x)
  }

  private var aXArguments: [(x: Int, y: Int)] = []
  var aXCallCount: Int { calls.count(of: "aX") }
  var aXHandler: ((Int, Int) -> Void)? = nil
  var aXArgValues: [(x: Int, y: Int)] {
    calls.markAsserted("aX")
    return aXArguments
  }
  var aXReceivedArguments: (x: Int, y: Int)? {
    calls.markLastAsserted("aX")
    return aXArguments.last
  }
  func a(_ x: Int, _ y: Int) {
    calls.note("aX", ["_": x, "_": y])
    aXArguments.append((x, y))
    aXHandler?(x, y)
  }

  private var aXIntArguments: [Int] = []
  var aXIntCallCount: Int { calls.count(of: "aXInt") }
  var aXIntHandler: ((Int) -> Int)? = nil
  var aXIntReturnValue: Int? = nil
  var aXIntArgValues: [Int] {
    calls.markAsserted("aXInt")
    return aXIntArguments
  }
  var aXIntReceivedArguments: Int? {
    calls.markLastAsserted("aXInt")
    return aXIntArguments.last
  }
  func a(_ x: Int) -> Int {
    let call = calls.note("aXInt", ["_": x])
    aXIntArguments.append(x)
    if let aXIntHandler { return aXIntHandler(x) }
    if let aXIntReturnValue { return aXIntReturnValue }
    return calls.unstubbed("aXInt", call, set: "aXIntReturnValue", "aXIntHandler")
  }

  private var bArguments: [[Int]?] = []
  var bCallCount: Int { calls.count(of: "b") }
  var bHandler: (([Int]?, (Int) -> Void) -> Void)? = nil
  var bArgValues: [[Int]?] {
    calls.markAsserted("b")
    return bArguments
  }
  var bReceivedArguments: [Int]?? {
    calls.markLastAsserted("b")
    return bArguments.last
  }
  func b(x: [Int]?, y: (Int) -> Void) {
    calls.note("b", ["x": x, "y": ArgumentText.closure])
    bArguments.append(x)
    bHandler?(x, y)
  }
}

nonisolated final class Cx11Mock: Cx11, Mock {
  nonisolated let calls: Calls

  init(value: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx11Mock.self, sourceLocation: sourceLocation)
    valueValue = value
  }

  static var staticCalls: Calls { .ofStatics(of: Cx11Mock.self) }

  func reset() {
    calls.reset()
  }

  static func == (left: Cx11Mock, right: Cx11Mock) -> Bool { left === right }

  private var valueValue: Int? = nil
  var value: Int {
    get { valueValue ?? calls.unstubbed("value", set: "value") }
    set {
      valueValue = newValue
    }
  }

  private static var lessThanArguments: [(lhs: Cx11Mock, rhs: Cx11Mock)] {
    get { staticCalls.stub("lessThanArguments", [] as [(lhs: Cx11Mock, rhs: Cx11Mock)]).value }
    set { staticCalls.stub("lessThanArguments", [] as [(lhs: Cx11Mock, rhs: Cx11Mock)]).value = newValue }
  }
  static var lessThanCallCount: Int { staticCalls.count(of: "lessThan") }
  static var lessThanHandler: ((Cx11Mock, Cx11Mock) -> Bool)? {
    get { staticCalls.stub("lessThanHandler", nil as ((Cx11Mock, Cx11Mock) -> Bool)?).value }
    set { staticCalls.stub("lessThanHandler", nil as ((Cx11Mock, Cx11Mock) -> Bool)?).value = newValue }
  }
  static var lessThanReturnValue: Bool? {
    get { staticCalls.stub("lessThanReturnValue", nil as Bool?).value }
    set { staticCalls.stub("lessThanReturnValue", nil as Bool?).value = newValue }
  }
  static var lessThanArgValues: [(lhs: Cx11Mock, rhs: Cx11Mock)] {
    staticCalls.markAsserted("lessThan")
    return lessThanArguments
  }
  static var lessThanReceivedArguments: (lhs: Cx11Mock, rhs: Cx11Mock)? {
    staticCalls.markLastAsserted("lessThan")
    return lessThanArguments.last
  }
  static func < (lhs: Cx11Mock, rhs: Cx11Mock) -> Bool {
    let call = staticCalls.note("lessThan", ["lhs": lhs, "rhs": rhs])
    lessThanArguments.append((lhs, rhs))
    if let lessThanHandler { return lessThanHandler(lhs, rhs) }
    if let lessThanReturnValue { return lessThanReturnValue }
    return staticCalls.unstubbed("lessThan", call, set: "lessThanReturnValue", "lessThanHandler")
  }
}

nonisolated final class Cx12Mock: Cx12, Mock {
  nonisolated let calls: Calls

  init(title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx12Mock.self, sourceLocation: sourceLocation)
    titleValueStub.value = title
  }

  func reset() {
    calls.reset()
  }

  private let titleValueStub = Stub<String?>(nil)
  private var titleValue: String? {
    get { titleValueStub.value }
    set { titleValueStub.value = newValue }
  }
  var title: String {
    get { titleValue ?? calls.unstubbed("title", set: "title") }
    set {
      titleValue = newValue
    }
  }
}

nonisolated final class Cx13Mock<S: AsyncSequence>: Cx13, Mock where S.Element == Int {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx13Mock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var streamCallCount: Int { calls.count(of: "stream") }
  var streamHandler: (() -> S)? = nil
  var streamReturnValue: S? = nil
  func stream() -> S {
    let call = calls.note("stream")
    if let streamHandler { return streamHandler() }
    if let streamReturnValue { return streamReturnValue }
    if let value = MockDefaults.emptyValue(of: S.self) {
      return calls.unstubbed("stream", call, returning: value, set: "streamReturnValue", "streamHandler")
    }
    calls.stopUnstubbed("stream", call, returning: S.self, set: "streamReturnValue", "streamHandler")
  }
}

nonisolated final class Cx14Mock: Cx14, Mock {
  nonisolated let calls: Calls

  init(handler: (@Sendable (Int) -> Void)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx14Mock.self, sourceLocation: sourceLocation)
    handlerValueStub.value = handler
  }

  func reset() {
    calls.reset()
  }

  var handlerSetCallCount: Int { calls.count(of: "handlerSet") }
  private let handlerValueStub = Stub<(@Sendable (Int) -> Void)?>(nil)
  private var handlerValue: (@Sendable (Int) -> Void)? {
    get { handlerValueStub.value }
    set { handlerValueStub.value = newValue }
  }
  var handler: @Sendable (Int) -> Void {
    get {
      if let handlerValue { return handlerValue }
      if let value = MockDefaults.emptyValue(of: (@Sendable (Int) -> Void).self) {
        return calls.unstubbed("handler", returning: value, set: "handler")
      }
      calls.stopUnstubbed("handler", returning: (@Sendable (Int) -> Void).self, set: "handler")
    }
    set {
      calls.note("handlerSet", ["_": ArgumentText.closure])
      handlerValue = newValue
    }
  }

  var eachCallCount: Int { calls.count(of: "each") }
  private let eachHandlerStub = Stub<(@Sendable ((Int) async throws -> Void) async throws -> Int)?>(nil)
  var eachHandler: (@Sendable ((Int) async throws -> Void) async throws -> Int)? {
    get { eachHandlerStub.value }
    set { eachHandlerStub.value = newValue }
  }
  private let eachReturnValueStub = Stub<Int?>(nil)
  var eachReturnValue: Int? {
    get { eachReturnValueStub.value }
    set { eachReturnValueStub.value = newValue }
  }
  func each(_ body: (Int) async throws -> Void) async rethrows -> Int {
    let call = calls.note("each", ["_": ArgumentText.closure])
    if let eachHandler {
      func passOn(_ body: (Int) async throws -> Void, _ rescue: (any Error) throws -> Int) async rethrows -> Int {
        do { return try await eachHandler(body) } catch { return try rescue(error) }
      }
      return try await passOn(body, { throw $0 })
    }
    if let eachReturnValue { return eachReturnValue }
    return calls.unstubbed("each", call, set: "eachReturnValue", "eachHandler")
  }
}

nonisolated final class Cx15Mock: Cx15, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx15Mock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
    subscriptIArguments = []
  }

  private var subscriptArguments: [Any] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: ((Any) -> Any)? = nil
  var subscriptArgValues: [Any] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: Any? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  subscript<T>(dynamicMember keyPath: KeyPath<Int, T>) -> T {
    get {
      let call = calls.note("subscript", ["dynamicMember": keyPath])
      subscriptArguments.append(keyPath)
      if let subscriptHandler { return subscriptHandler(keyPath) as! T }
      if let value = MockDefaults.emptyValue(of: T.self) {
        return calls.unstubbed("subscript", call, returning: value, set: "subscriptHandler")
      }
      calls.stopUnstubbed("subscript", call, returning: T.self, set: "subscriptHandler")
    }
  }

  private var subscriptIArguments: [Int] = []
  var subscriptICallCount: Int { calls.count(of: "subscriptI") }
  var subscriptIHandler: ((Int, () -> Int) -> Int)? = nil
  var subscriptIReturnValue: Int? = nil
  var subscriptIArgValues: [Int] {
    calls.markAsserted("subscriptI")
    return subscriptIArguments
  }
  var subscriptIReceivedArguments: Int? {
    calls.markLastAsserted("subscriptI")
    return subscriptIArguments.last
  }
  var subscriptISetCallCount: Int { calls.count(of: "subscriptISet") }
  var subscriptISetHandler: ((Int, () -> Int, Int) -> Void)? = nil
  subscript(i: Int, default d: @autoclosure () -> Int) -> Int {
    get {
      let call = calls.note("subscriptI", ["_": i, "default": ArgumentText.closure])
      subscriptIArguments.append(i)
      if let subscriptIHandler { return subscriptIHandler(i, { d() }) }
      if let subscriptIReturnValue { return subscriptIReturnValue }
      return calls.unstubbed("subscriptI", call, set: "subscriptIReturnValue", "subscriptIHandler")
    }
    set {
      calls.note("subscriptISet", ["_": i, "default": ArgumentText.closure, "newValue": newValue])
      subscriptISetHandler?(i, { d() }, newValue)
    }
  }
}

nonisolated final class Cx16Mock: Cx16, Mock {
  nonisolated let calls: Calls

  init(Type: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx16Mock.self, sourceLocation: sourceLocation)
    TypeValue = Type
  }

  func reset() {
    calls.reset()
    initArguments = []
  }

  private var initArguments: [Int] = []
  var initCallCount: Int { calls.count(of: "init") }
  var initHandler: ((Int) -> Void)? = nil
  var initArgValues: [Int] {
    calls.markAsserted("init")
    return initArguments
  }
  var initReceivedArguments: Int? {
    calls.markLastAsserted("init")
    return initArguments.last
  }
  func `init`(_ x: Int) {
    calls.note("init", ["_": x])
    initArguments.append(x)
    initHandler?(x)
  }

  var selfCallCount: Int { calls.count(of: "self") }
  var selfHandler: (() -> Int)? = nil
  var selfReturnValue: Int? = nil
  func `self`() -> Int {
    let call = calls.note("self")
    if let selfHandler { return selfHandler() }
    if let selfReturnValue { return selfReturnValue }
    return calls.unstubbed("self", call, set: "selfReturnValue", "selfHandler")
  }

  private var TypeValue: Int? = nil
  var `Type`: Int {
    get { TypeValue ?? calls.unstubbed("Type", set: "Type") }
    set {
      TypeValue = newValue
    }
  }
}

nonisolated final class Cx17Mock: Cx17, Mock {
  nonisolated let calls: Calls

  init(v: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx17Mock.self, sourceLocation: sourceLocation)
    vValue = v
  }

  func reset() {
    calls.reset()
  }

  required init() {
    calls = Calls(of: Cx17Mock.self)
    calls.note("init")
  }

  required init?(x: Int) {
    calls = Calls(of: Cx17Mock.self)
    calls.note("initX", ["x": x])
  }

  required init<T>(y: T) throws {
    calls = Calls(of: Cx17Mock.self)
    calls.note("initY", ["y": y])
  }

  private var vValue: Int? = nil
  var v: Int {
    get { vValue ?? calls.unstubbed("v", set: "v") }
    set {
      vValue = newValue
    }
  }
}

nonisolated final class Cx18Mock: Cx18, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx18Mock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    fArguments = []
    gArguments = []
  }

  private var fArguments: [(a: Int, b: Int, c: [Int])] = []
  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: ((Int, Int, [Int]) -> Int)? = nil
  var fReturnValue: Int? = nil
  var fArgValues: [(a: Int, b: Int, c: [Int])] {
    calls.markAsserted("f")
    return fArguments
  }
  var fReceivedArguments: (a: Int, b: Int, c: [Int])? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  func f(a: Int, a b: Int, _ c: Int...) -> Int {
    let call = calls.note("f", ["a": a, "a": b, "_": c])
    fArguments.append((a, b, c))
    if let fHandler { return fHandler(a, b, c) }
    if let fReturnValue { return fReturnValue }
    return calls.unstubbed("f", call, set: "fReturnValue", "fHandler")
  }

  private var gArguments: [Int] = []
  var gCallCount: Int { calls.count(of: "g") }
  var gHandler: (((Int) -> Void, inout Int) -> Void)? = nil
  var gArgValues: [Int] {
    calls.markAsserted("g")
    return gArguments
  }
  var gReceivedArguments: Int? {
    calls.markLastAsserted("g")
    return gArguments.last
  }
  func g(_ arg0: (Int) -> Void, _ arg1: inout Int) {
    calls.note("g", ["_": ArgumentText.closure, "_": arg1])
    gArguments.append(arg1)
    gHandler?(arg0, &arg1)
  }
}

nonisolated final class Cx19Mock: Cx19, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx19Mock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: (() -> Never)? = nil
  var fReturnValue: Never? = nil
  func f() -> Never {
    let call = calls.note("f")
    if let fHandler { return fHandler() }
    if let fReturnValue { return fReturnValue }
    if let value = MockDefaults.emptyValue(of: Never.self) {
      return calls.unstubbed("f", call, returning: value, set: "fReturnValue", "fHandler")
    }
    calls.stopUnstubbed("f", call, returning: Never.self, set: "fReturnValue", "fHandler")
  }

  var gCallCount: Int { calls.count(of: "g") }
  var gHandler: (() throws -> Never)? = nil
  var gReturnValue: Never? = nil
  var gError: (any Error)? = nil
  func g() throws -> Never {
    let call = calls.note("g")
    if let gHandler { return try gHandler() }
    if let gError { throw gError }
    if let gReturnValue { return gReturnValue }
    throw calls.unstubbedError("g", call, set: "gReturnValue", "gError", "gHandler")
  }
}

nonisolated final class Cx20Mock: Cx20, Mock {
  nonisolated let calls: Calls

  init(z: Int?? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx20Mock.self, sourceLocation: sourceLocation)
    self.z = z
  }

  func reset() {
    calls.reset()
    fArguments = []
  }

  private var fArguments: [(x: Int?, y: Int??)] = []
  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: ((Int?, Int??) -> Int??)? = nil
  private var fGivenReturnValue: Int??? = nil
  var fReturnValue: Int?? {
    get { fGivenReturnValue ?? nil }
    set { fGivenReturnValue = .some(newValue) }
  }
  var fArgValues: [(x: Int?, y: Int??)] {
    calls.markAsserted("f")
    return fArguments
  }
  var fReceivedArguments: (x: Int?, y: Int??)? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  func f(x: Int?, y: Int??) -> Int?? {
    let call = calls.note("f", ["x": x, "y": y as Any])
    fArguments.append((x, y))
    if let fHandler { return fHandler(x, y) }
    if let fGivenReturnValue { return fGivenReturnValue }
    return calls.unstubbed("f", call, set: "fReturnValue", "fHandler")
  }

  var zSetCallCount: Int { calls.count(of: "zSet") }
  var z: Int?? {
    didSet { calls.note("zSet", ["_": z as Any]) }
  }
}

nonisolated final class Cx21Mock: Cx21, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx21Mock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: (() -> Int)? = nil
  var fReturnValue: Int? = nil
  func f() -> Int {
    let call = calls.note("f")
    if let fHandler { return fHandler() }
    if let fReturnValue { return fReturnValue }
    return calls.unstubbed("f", call, set: "fReturnValue", "fHandler")
  }
}

nonisolated final class Cx22Mock: Cx22, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx22Mock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: ((Span<Int>) -> Void)? = nil
  func f(_ s: Span<Int>) {
    calls.note("f", ["_": ArgumentText("s")])
    fHandler?(s)
  }
}

nonisolated final class Cx23Mock: Cx23, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx23Mock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    fArguments = []
  }

  private var fArguments: [Any] = []
  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: ((Any) -> Int)? = nil
  var fReturnValue: Int? = nil
  var fArgValues: [Any] {
    calls.markAsserted("f")
    return fArguments
  }
  var fReceivedArguments: Any? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  func f<let n: Int>(_ a: InlineArray<n, Int>) -> Int {
    let call = calls.note("f", ["_": a])
    fArguments.append(a)
    if let fHandler { return fHandler(a) }
    if let fReturnValue { return fReturnValue }
    return calls.unstubbed("f", call, set: "fReturnValue", "fHandler")
  }
}

nonisolated final class Cx30WeakSendableMock: Cx30WeakSendable, Mock, @unchecked Sendable {
  nonisolated let calls: Calls

  init(owner: (any CxDelegate & Sendable)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx30WeakSendableMock.self, sourceLocation: sourceLocation)
    self.owner = owner
  }

  func reset() {
    calls.reset()
  }

  var ownerSetCallCount: Int { calls.count(of: "ownerSet") }
  weak var owner: (any CxDelegate & Sendable)? {
    didSet { calls.note("ownerSet", ["_": owner]) }
  }
}

actor Cx31WeakActorMock: Cx31WeakActor, Mock {
  nonisolated let calls: Calls

  init(owner: (any CxDelegate & Sendable)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx31WeakActorMock.self, sourceLocation: sourceLocation)
    self.owner = owner
  }

  nonisolated func reset() {
    calls.reset()
  }

  nonisolated(unsafe) weak var owner: (any CxDelegate & Sendable)?
}

nonisolated final class Cx32StackedMock<Item: Hashable>: Cx32Stacked, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Cx32StackedMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    hashArguments = []
  }

  private var hashArguments: [Item] = []
  var hashCallCount: Int { calls.count(of: "hash") }
  var hashHandler: ((Item) -> Int)? = nil
  var hashReturnValue: Int? = nil
  var hashArgValues: [Item] {
    calls.markAsserted("hash")
    return hashArguments
  }
  var hashReceivedArguments: Item? {
    calls.markLastAsserted("hash")
    return hashArguments.last
  }
  func hash(_ item: Item) -> Int {
    let call = calls.note("hash", ["_": item])
    hashArguments.append(item)
    if let hashHandler { return hashHandler(item) }
    if let hashReturnValue { return hashReturnValue }
    return calls.unstubbed("hash", call, set: "hashReturnValue", "hashHandler")
  }

  var itemsCallCount: Int { calls.count(of: "items") }
  var itemsHandler: (() -> [Item])? = nil
  var itemsReturnValue: [Item]? = nil
  func items() -> [Item] {
    let call = calls.note("items")
    if let itemsHandler { return itemsHandler() }
    if let itemsReturnValue { return itemsReturnValue }
    return calls.unstubbed("items", call, set: "itemsReturnValue", "itemsHandler")
  }
}

nonisolated final class Ef01AsyncMock: Ef01Async, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef01AsyncMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: (() async -> Void)? = nil
  func load() async {
    calls.note("load")
    await loadHandler?()
  }
}

nonisolated final class Ef02AsyncResultMock: Ef02AsyncResult, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef02AsyncResultMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    loadArguments = []
  }

  private var loadArguments: [Int] = []
  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: ((Int) async -> [String])? = nil
  var loadReturnValue: [String]? = nil
  var loadArgValues: [Int] {
    calls.markAsserted("load")
    return loadArguments
  }
  var loadReceivedArguments: Int? {
    calls.markLastAsserted("load")
    return loadArguments.last
  }
  func load(_ page: Int) async -> [String] {
    let call = calls.note("load", ["_": page])
    loadArguments.append(page)
    if let loadHandler { return await loadHandler(page) }
    if let loadReturnValue { return loadReturnValue }
    return calls.unstubbed("load", call, set: "loadReturnValue", "loadHandler")
  }
}

nonisolated final class Ef03ThrowsMock: Ef03Throws, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef03ThrowsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var saveCallCount: Int { calls.count(of: "save") }
  var saveHandler: (() throws -> Void)? = nil
  var saveError: (any Error)? = nil
  func save() throws {
    calls.note("save")
    if let saveHandler { return try saveHandler() }
    if let saveError { throw saveError }
  }
}

nonisolated final class Ef04ThrowsResultMock: Ef04ThrowsResult, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef04ThrowsResultMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    saveArguments = []
  }

  private var saveArguments: [String] = []
  var saveCallCount: Int { calls.count(of: "save") }
  var saveHandler: ((String) throws -> Int)? = nil
  var saveReturnValue: Int? = nil
  var saveError: (any Error)? = nil
  var saveArgValues: [String] {
    calls.markAsserted("save")
    return saveArguments
  }
  var saveReceivedArguments: String? {
    calls.markLastAsserted("save")
    return saveArguments.last
  }
  func save(_ item: String) throws -> Int {
    let call = calls.note("save", ["_": item])
    saveArguments.append(item)
    if let saveHandler { return try saveHandler(item) }
    if let saveError { throw saveError }
    if let saveReturnValue { return saveReturnValue }
    throw calls.unstubbedError("save", call, set: "saveReturnValue", "saveError", "saveHandler")
  }
}

nonisolated final class Ef05AsyncThrowsMock: Ef05AsyncThrows, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef05AsyncThrowsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    loadArguments = []
  }

  private var loadArguments: [Int] = []
  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: ((Int) async throws -> Price)? = nil
  var loadReturnValue: Price? = nil
  var loadError: (any Error)? = nil
  var loadArgValues: [Int] {
    calls.markAsserted("load")
    return loadArguments
  }
  var loadReceivedArguments: Int? {
    calls.markLastAsserted("load")
    return loadArguments.last
  }
  func load(_ page: Int) async throws -> Price {
    let call = calls.note("load", ["_": page])
    loadArguments.append(page)
    if let loadHandler { return try await loadHandler(page) }
    if let loadError { throw loadError }
    if let loadReturnValue { return loadReturnValue }
    throw calls.unstubbedError("load", call, set: "loadReturnValue", "loadError", "loadHandler")
  }
}

nonisolated final class Ef06TypedThrowsMock: Ef06TypedThrows, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef06TypedThrowsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    buyArguments = []
  }

  private var buyArguments: [String] = []
  var buyCallCount: Int { calls.count(of: "buy") }
  var buyHandler: ((String) throws(ShopError) -> Int)? = nil
  var buyReturnValue: Int? = nil
  var buyError: ShopError? = nil
  var buyArgValues: [String] {
    calls.markAsserted("buy")
    return buyArguments
  }
  var buyReceivedArguments: String? {
    calls.markLastAsserted("buy")
    return buyArguments.last
  }
  func buy(_ item: String) throws(ShopError) -> Int {
    let call = calls.note("buy", ["_": item])
    buyArguments.append(item)
    if let buyHandler { return try buyHandler(item) }
    if let buyError { throw buyError }
    if let buyReturnValue { return buyReturnValue }
    return calls.unstubbed("buy", call, set: "buyReturnValue", "buyError", "buyHandler")
  }
}

nonisolated final class Ef07TypedThrowsVoidMock: Ef07TypedThrowsVoid, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef07TypedThrowsVoidMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    buyArguments = []
  }

  private var buyArguments: [String] = []
  var buyCallCount: Int { calls.count(of: "buy") }
  var buyHandler: ((String) throws(ShopError) -> Void)? = nil
  var buyError: ShopError? = nil
  var buyArgValues: [String] {
    calls.markAsserted("buy")
    return buyArguments
  }
  var buyReceivedArguments: String? {
    calls.markLastAsserted("buy")
    return buyArguments.last
  }
  func buy(_ item: String) throws(ShopError) {
    calls.note("buy", ["_": item])
    buyArguments.append(item)
    if let buyHandler { return try buyHandler(item) }
    if let buyError { throw buyError }
  }
}

nonisolated final class Ef08AsyncTypedThrowsMock: Ef08AsyncTypedThrows, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef08AsyncTypedThrowsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    buyArguments = []
  }

  private var buyArguments: [String] = []
  var buyCallCount: Int { calls.count(of: "buy") }
  var buyHandler: ((String) async throws(ShopError) -> Price?)? = nil
  private var buyGivenReturnValue: Price?? = nil
  var buyReturnValue: Price? {
    get { buyGivenReturnValue ?? nil }
    set { buyGivenReturnValue = .some(newValue) }
  }
  var buyError: ShopError? = nil
  var buyArgValues: [String] {
    calls.markAsserted("buy")
    return buyArguments
  }
  var buyReceivedArguments: String? {
    calls.markLastAsserted("buy")
    return buyArguments.last
  }
  func buy(_ item: String) async throws(ShopError) -> Price? {
    let call = calls.note("buy", ["_": item])
    buyArguments.append(item)
    if let buyHandler { return try await buyHandler(item) }
    if let buyError { throw buyError }
    if let buyGivenReturnValue { return buyGivenReturnValue }
    return calls.unstubbed("buy", call, set: "buyReturnValue", "buyError", "buyHandler")
  }
}

nonisolated final class Ef09ThrowsNeverMock: Ef09ThrowsNever, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef09ThrowsNeverMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var safeCallCount: Int { calls.count(of: "safe") }
  var safeHandler: (() -> Int)? = nil
  var safeReturnValue: Int? = nil
  func safe() -> Int {
    let call = calls.note("safe")
    if let safeHandler { return safeHandler() }
    if let safeReturnValue { return safeReturnValue }
    return calls.unstubbed("safe", call, set: "safeReturnValue", "safeHandler")
  }
}

nonisolated final class Ef10ThrowsAnyMock: Ef10ThrowsAny, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef10ThrowsAnyMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var unsafeCallCount: Int { calls.count(of: "unsafe") }
  var unsafeHandler: (() throws -> Int)? = nil
  var unsafeReturnValue: Int? = nil
  var unsafeError: (any Error)? = nil
  func unsafe() throws -> Int {
    let call = calls.note("unsafe")
    if let unsafeHandler { return try unsafeHandler() }
    if let unsafeError { throw unsafeError }
    if let unsafeReturnValue { return unsafeReturnValue }
    throw calls.unstubbedError("unsafe", call, set: "unsafeReturnValue", "unsafeError", "unsafeHandler")
  }
}

nonisolated final class Ef11RethrowsMock: Ef11Rethrows, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef11RethrowsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var eachCallCount: Int { calls.count(of: "each") }
  var eachHandler: (((Int) throws -> Void) throws -> Void)? = nil
  func each(_ body: (Int) throws -> Void) rethrows {
    calls.note("each", ["_": ArgumentText.closure])
    if let eachHandler {
      func passOn(_ body: (Int) throws -> Void, _ rescue: (any Error) throws -> Void) rethrows {
        do { return try eachHandler(body) } catch { return try rescue(error) }
      }
      return try passOn(body, { throw $0 })
    }
  }
}

nonisolated final class Ef12RethrowsResultMock: Ef12RethrowsResult, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef12RethrowsResultMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var mapCallCount: Int { calls.count(of: "map") }
  var mapHandler: (((Int) throws -> Any) throws -> Any)? = nil
  func map<T>(_ body: (Int) throws -> T) rethrows -> [T] {
    let call = calls.note("map", ["_": ArgumentText.closure])
    if let mapHandler {
      func passOn(_ body: (Int) throws -> T, _ rescue: (any Error) throws -> [T]) rethrows -> [T] {
        do { return try mapHandler(body) as! [T] } catch { return try rescue(error) }
      }
      return try passOn(body, { throw $0 })
    }
    return calls.unstubbed("map", call, set: "mapHandler")
  }
}

nonisolated final class Ef13AsyncRethrowsMock: Ef13AsyncRethrows, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef13AsyncRethrowsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var eachCallCount: Int { calls.count(of: "each") }
  var eachHandler: (((Int) async throws -> Void) async throws -> Void)? = nil
  func each(_ body: (Int) async throws -> Void) async rethrows {
    calls.note("each", ["_": ArgumentText.closure])
    if let eachHandler {
      func passOn(_ body: (Int) async throws -> Void, _ rescue: (any Error) throws -> Void) async rethrows {
        do { return try await eachHandler(body) } catch { return try rescue(error) }
      }
      return try await passOn(body, { throw $0 })
    }
  }
}

nonisolated final class Ef14GenericErrorMock: Ef14GenericError, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef14GenericErrorMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var readCallCount: Int { calls.count(of: "read") }
  var readHandler: (((Int) throws -> Any) throws -> Any)? = nil
  func read<T, E: Error>(_ body: (Int) throws(E) -> T) throws(E) -> T {
    let call = calls.note("read", ["_": ArgumentText.closure])
    if let readHandler {
      do { return try readHandler(body) as! T } catch { throw error as! E }
    }
    if let value = MockDefaults.emptyValue(of: T.self) {
      return calls.unstubbed("read", call, returning: value, set: "readHandler")
    }
    calls.stopUnstubbed("read", call, returning: T.self, set: "readHandler")
  }
}

nonisolated final class Ef15AssociatedErrorMock<Failure: Error>: Ef15AssociatedError, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef15AssociatedErrorMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var runCallCount: Int { calls.count(of: "run") }
  var runHandler: (() throws(Failure) -> Int)? = nil
  var runReturnValue: Int? = nil
  var runError: Failure? = nil
  func run() throws(Failure) -> Int {
    let call = calls.note("run")
    if let runHandler { return try runHandler() }
    if let runError { throw runError }
    if let runReturnValue { return runReturnValue }
    return calls.unstubbed("run", call, set: "runReturnValue", "runError", "runHandler")
  }
}

nonisolated final class Ef16GetterMock: Ef16Getter, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef16GetterMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var valueCallCount: Int { calls.count(of: "value") }
  var valueHandler: (() throws -> Int)? = nil
  var valueReturnValue: Int? = nil
  var valueError: (any Error)? = nil
  var value: Int {
    get throws {
      let call = calls.note("value")
      if let valueHandler { return try valueHandler() }
      if let valueError { throw valueError }
      if let valueReturnValue { return valueReturnValue }
      throw calls.unstubbedError("value", call, set: "valueReturnValue", "valueError", "valueHandler")
    }
  }
}

nonisolated final class Ef17AsyncGetterMock: Ef17AsyncGetter, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef17AsyncGetterMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var valueCallCount: Int { calls.count(of: "value") }
  var valueHandler: (() async -> Int)? = nil
  var valueReturnValue: Int? = nil
  var value: Int {
    get async {
      let call = calls.note("value")
      if let valueHandler { return await valueHandler() }
      if let valueReturnValue { return valueReturnValue }
      return calls.unstubbed("value", call, set: "valueReturnValue", "valueHandler")
    }
  }
}

nonisolated final class Ef18AsyncThrowsGetterMock: Ef18AsyncThrowsGetter, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef18AsyncThrowsGetterMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var valueCallCount: Int { calls.count(of: "value") }
  var valueHandler: (() async throws -> Price)? = nil
  var valueReturnValue: Price? = nil
  var valueError: (any Error)? = nil
  var value: Price {
    get async throws {
      let call = calls.note("value")
      if let valueHandler { return try await valueHandler() }
      if let valueError { throw valueError }
      if let valueReturnValue { return valueReturnValue }
      throw calls.unstubbedError("value", call, set: "valueReturnValue", "valueError", "valueHandler")
    }
  }
}

nonisolated final class Ef19TypedGetterMock: Ef19TypedGetter, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef19TypedGetterMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var valueCallCount: Int { calls.count(of: "value") }
  var valueHandler: (() throws(ShopError) -> Int)? = nil
  var valueReturnValue: Int? = nil
  var valueError: ShopError? = nil
  var value: Int {
    get throws(ShopError) {
      let call = calls.note("value")
      if let valueHandler { return try valueHandler() }
      if let valueError { throw valueError }
      if let valueReturnValue { return valueReturnValue }
      return calls.unstubbed("value", call, set: "valueReturnValue", "valueError", "valueHandler")
    }
  }
}

nonisolated final class Ef20AsyncSequenceMock: Ef20AsyncSequence, Mock {
  nonisolated let calls: Calls

  init(words: AsyncThrowingStream<String, any Error>? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef20AsyncSequenceMock.self, sourceLocation: sourceLocation)
    wordsValue = words
  }

  func reset() {
    calls.reset()
  }

  var numbersCallCount: Int { calls.count(of: "numbers") }
  var numbersHandler: (() -> AsyncStream<Int>)? = nil
  var numbersReturnValue: AsyncStream<Int>? = nil
  func numbers() -> AsyncStream<Int> {
    let call = calls.note("numbers")
    if let numbersHandler { return numbersHandler() }
    if let numbersReturnValue { return numbersReturnValue }
    return calls.unstubbed("numbers", call, set: "numbersReturnValue", "numbersHandler")
  }

  private var wordsValue: AsyncThrowingStream<String, any Error>? = nil
  var words: AsyncThrowingStream<String, any Error> {
    get { wordsValue ?? calls.unstubbed("words", set: "words") }
    set {
      wordsValue = newValue
    }
  }
}

nonisolated final class Ef21OverloadedMock: Ef21Overloaded, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ef21OverloadedMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    loadPageArguments = []
  }

  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: (() throws -> Int)? = nil
  var loadReturnValue: Int? = nil
  var loadError: (any Error)? = nil
  func load() throws -> Int {
    let call = calls.note("load")
    if let loadHandler { return try loadHandler() }
    if let loadError { throw loadError }
    if let loadReturnValue { return loadReturnValue }
    throw calls.unstubbedError("load", call, set: "loadReturnValue", "loadError", "loadHandler")
  }

  private var loadPageArguments: [Int] = []
  var loadPageCallCount: Int { calls.count(of: "loadPage") }
  var loadPageHandler: ((Int) async throws -> Int)? = nil
  var loadPageReturnValue: Int? = nil
  var loadPageError: (any Error)? = nil
  var loadPageArgValues: [Int] {
    calls.markAsserted("loadPage")
    return loadPageArguments
  }
  var loadPageReceivedArguments: Int? {
    calls.markLastAsserted("loadPage")
    return loadPageArguments.last
  }
  func load(_ page: Int) async throws -> Int {
    let call = calls.note("loadPage", ["_": page])
    loadPageArguments.append(page)
    if let loadPageHandler { return try await loadPageHandler(page) }
    if let loadPageError { throw loadPageError }
    if let loadPageReturnValue { return loadPageReturnValue }
    throw calls.unstubbedError("loadPage", call, set: "loadPageReturnValue", "loadPageError", "loadPageHandler")
  }
}

nonisolated final class Fn01NothingMock: Fn01Nothing, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn01NothingMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }
}

nonisolated final class Fn02OneArgumentMock: Fn02OneArgument, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn02OneArgumentMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    goArguments = []
  }

  private var goArguments: [String] = []
  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: ((String) -> Void)? = nil
  var goArgValues: [String] {
    calls.markAsserted("go")
    return goArguments
  }
  var goReceivedArguments: String? {
    calls.markLastAsserted("go")
    return goArguments.last
  }
  func go(to place: String) {
    calls.note("go", ["to": place])
    goArguments.append(place)
    goHandler?(place)
  }
}

nonisolated final class Fn03ManyArgumentsMock: Fn03ManyArguments, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn03ManyArgumentsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    goArguments = []
  }

  private var goArguments: [(start: String, end: String, speed: Int)] = []
  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: ((String, String, Int) -> Void)? = nil
  var goArgValues: [(start: String, end: String, speed: Int)] {
    calls.markAsserted("go")
    return goArguments
  }
  var goReceivedArguments: (start: String, end: String, speed: Int)? {
    calls.markLastAsserted("go")
    return goArguments.last
  }
  func go(from start: String, to end: String, _ speed: Int) {
    calls.note("go", ["from": start, "to": end, "_": speed])
    goArguments.append((start, end, speed))
    goHandler?(start, end, speed)
  }
}

nonisolated final class Fn04ResultMock: Fn04Result, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn04ResultMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var countCallCount: Int { calls.count(of: "count") }
  var countHandler: (() -> Int)? = nil
  var countReturnValue: Int? = nil
  func count() -> Int {
    let call = calls.note("count")
    if let countHandler { return countHandler() }
    if let countReturnValue { return countReturnValue }
    return calls.unstubbed("count", call, set: "countReturnValue", "countHandler")
  }
}

nonisolated final class Fn05OptionalResultMock: Fn05OptionalResult, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn05OptionalResultMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    findArguments = []
  }

  private var findArguments: [String] = []
  var findCallCount: Int { calls.count(of: "find") }
  var findHandler: ((String) -> String?)? = nil
  private var findGivenReturnValue: String?? = nil
  var findReturnValue: String? {
    get { findGivenReturnValue ?? nil }
    set { findGivenReturnValue = .some(newValue) }
  }
  var findArgValues: [String] {
    calls.markAsserted("find")
    return findArguments
  }
  var findReceivedArguments: String? {
    calls.markLastAsserted("find")
    return findArguments.last
  }
  func find(_ key: String) -> String? {
    let call = calls.note("find", ["_": key])
    findArguments.append(key)
    if let findHandler { return findHandler(key) }
    if let findGivenReturnValue { return findGivenReturnValue }
    return calls.unstubbed("find", call, set: "findReturnValue", "findHandler")
  }
}

nonisolated final class Fn06UnknownResultMock: Fn06UnknownResult, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn06UnknownResultMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    priceArguments = []
  }

  private var priceArguments: [String] = []
  var priceCallCount: Int { calls.count(of: "price") }
  var priceHandler: ((String) -> Price)? = nil
  var priceReturnValue: Price? = nil
  var priceArgValues: [String] {
    calls.markAsserted("price")
    return priceArguments
  }
  var priceReceivedArguments: String? {
    calls.markLastAsserted("price")
    return priceArguments.last
  }
  func price(of item: String) -> Price {
    let call = calls.note("price", ["of": item])
    priceArguments.append(item)
    if let priceHandler { return priceHandler(item) }
    if let priceReturnValue { return priceReturnValue }
    if let value = MockDefaults.emptyValue(of: Price.self) {
      return calls.unstubbed("price", call, returning: value, set: "priceReturnValue", "priceHandler")
    }
    calls.stopUnstubbed("price", call, returning: Price.self, set: "priceReturnValue", "priceHandler")
  }
}

nonisolated final class Fn07MockResultMock: Fn07MockResult, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn07MockResultMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var makeCallCount: Int { calls.count(of: "make") }
  var makeHandler: (() -> any Fn01Nothing)? = nil
  var makeReturnValue: (any Fn01Nothing)? = nil
  func make() -> any Fn01Nothing {
    let call = calls.note("make")
    if let makeHandler { return makeHandler() }
    if let makeReturnValue { return makeReturnValue }
    return calls.unstubbed("make", call, returning: Fn01NothingMock(sourceLocation: calls.sourceLocation), set: "makeReturnValue", "makeHandler")
  }
}

nonisolated final class Fn08TupleMock: Fn08Tuple, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn08TupleMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    pairArguments = []
  }

  private var pairArguments: [(x: Int, y: Int)] = []
  var pairCallCount: Int { calls.count(of: "pair") }
  var pairHandler: (((x: Int, y: Int)) -> (Int, name: String))? = nil
  var pairReturnValue: (Int, name: String)? = nil
  var pairArgValues: [(x: Int, y: Int)] {
    calls.markAsserted("pair")
    return pairArguments
  }
  var pairReceivedArguments: (x: Int, y: Int)? {
    calls.markLastAsserted("pair")
    return pairArguments.last
  }
  func pair(_ point: (x: Int, y: Int)) -> (Int, name: String) {
    let call = calls.note("pair", ["_": point])
    pairArguments.append(point)
    if let pairHandler { return pairHandler(point) }
    if let pairReturnValue { return pairReturnValue }
    if let value = MockDefaults.emptyValue(of: (Int, name: String).self) {
      return calls.unstubbed("pair", call, returning: value, set: "pairReturnValue", "pairHandler")
    }
    calls.stopUnstubbed("pair", call, returning: (Int, name: String).self, set: "pairReturnValue", "pairHandler")
  }
}

nonisolated final class Fn09CollectionsMock: Fn09Collections, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn09CollectionsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    allArguments = []
  }

  private var allArguments: [(list: [Int], table: [String: [Int]], set: Set<String>)] = []
  var allCallCount: Int { calls.count(of: "all") }
  var allHandler: (([Int], [String: [Int]], Set<String>) -> [String: Int])? = nil
  var allReturnValue: [String: Int]? = nil
  var allArgValues: [(list: [Int], table: [String: [Int]], set: Set<String>)] {
    calls.markAsserted("all")
    return allArguments
  }
  var allReceivedArguments: (list: [Int], table: [String: [Int]], set: Set<String>)? {
    calls.markLastAsserted("all")
    return allArguments.last
  }
  func all(_ list: [Int], _ table: [String: [Int]], _ set: Set<String>) -> [String: Int] {
    let call = calls.note("all", ["_": list, "_": table, "_": set])
    allArguments.append((list, table, set))
    if let allHandler { return allHandler(list, table, set) }
    if let allReturnValue { return allReturnValue }
    return calls.unstubbed("all", call, set: "allReturnValue", "allHandler")
  }
}

nonisolated final class Fn10VariadicMock: Fn10Variadic, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn10VariadicMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    sumArguments = []
  }

  private var sumArguments: [[Int]] = []
  var sumCallCount: Int { calls.count(of: "sum") }
  var sumHandler: (([Int]) -> Int)? = nil
  var sumReturnValue: Int? = nil
  var sumArgValues: [[Int]] {
    calls.markAsserted("sum")
    return sumArguments
  }
  var sumReceivedArguments: [Int]? {
    calls.markLastAsserted("sum")
    return sumArguments.last
  }
  func sum(_ numbers: Int...) -> Int {
    let call = calls.note("sum", ["_": numbers])
    sumArguments.append(numbers)
    if let sumHandler { return sumHandler(numbers) }
    if let sumReturnValue { return sumReturnValue }
    return calls.unstubbed("sum", call, set: "sumReturnValue", "sumHandler")
  }
}

nonisolated final class Fn11InoutMock: Fn11Inout, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn11InoutMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    growArguments = []
  }

  private var growArguments: [(number: Int, step: Int)] = []
  var growCallCount: Int { calls.count(of: "grow") }
  var growHandler: ((inout Int, Int) -> Void)? = nil
  var growArgValues: [(number: Int, step: Int)] {
    calls.markAsserted("grow")
    return growArguments
  }
  var growReceivedArguments: (number: Int, step: Int)? {
    calls.markLastAsserted("grow")
    return growArguments.last
  }
  func grow(_ number: inout Int, by step: Int) {
    calls.note("grow", ["_": number, "by": step])
    growArguments.append((number, step))
    growHandler?(&number, step)
  }
}

nonisolated final class Fn12VoidMock: Fn12Void, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn12VoidMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    doneArguments = []
  }

  private var doneArguments: [()] = []
  var doneCallCount: Int { calls.count(of: "done") }
  var doneHandler: ((()) -> Void)? = nil
  var doneArgValues: [()] {
    calls.markAsserted("done")
    return doneArguments
  }
  var doneReceivedArguments: ()? {
    calls.markLastAsserted("done")
    return doneArguments.last
  }
  func done(_ value: Void) -> Void {
    calls.note("done", ["_": value])
    doneArguments.append(value)
    doneHandler?(value)
  }
}

nonisolated final class Fn13DiscardableMock: Fn13Discardable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn13DiscardableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var saveCallCount: Int { calls.count(of: "save") }
  var saveHandler: (() -> Bool)? = nil
  var saveReturnValue: Bool? = nil
  @discardableResult func save() -> Bool {
    let call = calls.note("save")
    if let saveHandler { return saveHandler() }
    if let saveReturnValue { return saveReturnValue }
    return calls.unstubbed("save", call, set: "saveReturnValue", "saveHandler")
  }
}

nonisolated final class Fn14OverloadsMock: Fn14Overloads, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn14OverloadsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    displayXArguments = []
    displayYArguments = []
    updateArgArguments = []
    updateArgFloatArguments = []
  }

  var displayCallCount: Int { calls.count(of: "display") }
  var displayHandler: (() -> Void)? = nil
  func display() {
    calls.note("display")
    displayHandler?()
  }

  private var displayXArguments: [Int] = []
  var displayXCallCount: Int { calls.count(of: "displayX") }
  var displayXHandler: ((Int) -> Void)? = nil
  var displayXArgValues: [Int] {
    calls.markAsserted("displayX")
    return displayXArguments
  }
  var displayXReceivedArguments: Int? {
    calls.markLastAsserted("displayX")
    return displayXArguments.last
  }
  func display(x: Int) {
    calls.note("displayX", ["x": x])
    displayXArguments.append(x)
    displayXHandler?(x)
  }

  private var displayYArguments: [Int] = []
  var displayYCallCount: Int { calls.count(of: "displayY") }
  var displayYHandler: ((Int) -> Void)? = nil
  var displayYArgValues: [Int] {
    calls.markAsserted("displayY")
    return displayYArguments
  }
  var displayYReceivedArguments: Int? {
    calls.markLastAsserted("displayY")
    return displayYArguments.last
  }
  func display(y: Int) {
    calls.note("displayY", ["y": y])
    displayYArguments.append(y)
    displayYHandler?(y)
  }

  var updateCallCount: Int { calls.count(of: "update") }
  var updateHandler: (() -> Void)? = nil
  func update() {
    calls.note("update")
    updateHandler?()
  }

  var updateIntCallCount: Int { calls.count(of: "updateInt") }
  var updateIntHandler: (() -> Int)? = nil
  var updateIntReturnValue: Int? = nil
  func update() -> Int {
    let call = calls.note("updateInt")
    if let updateIntHandler { return updateIntHandler() }
    if let updateIntReturnValue { return updateIntReturnValue }
    return calls.unstubbed("updateInt", call, set: "updateIntReturnValue", "updateIntHandler")
  }

  private var updateArgArguments: [Int] = []
  var updateArgCallCount: Int { calls.count(of: "updateArg") }
  var updateArgHandler: ((Int) -> Void)? = nil
  var updateArgArgValues: [Int] {
    calls.markAsserted("updateArg")
    return updateArgArguments
  }
  var updateArgReceivedArguments: Int? {
    calls.markLastAsserted("updateArg")
    return updateArgArguments.last
  }
  func update(arg: Int) {
    calls.note("updateArg", ["arg": arg])
    updateArgArguments.append(arg)
    updateArgHandler?(arg)
  }

  private var updateArgFloatArguments: [Float] = []
  var updateArgFloatCallCount: Int { calls.count(of: "updateArgFloat") }
  var updateArgFloatHandler: ((Float) -> Void)? = nil
  var updateArgFloatArgValues: [Float] {
    calls.markAsserted("updateArgFloat")
    return updateArgFloatArguments
  }
  var updateArgFloatReceivedArguments: Float? {
    calls.markLastAsserted("updateArgFloat")
    return updateArgFloatArguments.last
  }
  func update(arg: Float) {
    calls.note("updateArgFloat", ["arg": arg])
    updateArgFloatArguments.append(arg)
    updateArgFloatHandler?(arg)
  }
}

nonisolated final class Fn15UnlabeledMock: Fn15Unlabeled, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn15UnlabeledMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    addArguments = []
  }

  private var addArguments: [(arg0: Int, arg1: String)] = []
  var addCallCount: Int { calls.count(of: "add") }
  var addHandler: ((Int, String) -> Void)? = nil
  var addArgValues: [(arg0: Int, arg1: String)] {
    calls.markAsserted("add")
    return addArguments
  }
  var addReceivedArguments: (arg0: Int, arg1: String)? {
    calls.markLastAsserted("add")
    return addArguments.last
  }
  func add(_ arg0: Int, _ arg1: String) {
    calls.note("add", ["_": arg0, "_": arg1])
    addArguments.append((arg0, arg1))
    addHandler?(arg0, arg1)
  }
}

nonisolated final class Fn16KeywordsMock: Fn16Keywords, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn16KeywordsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    defaultArguments = []
    repeatArguments = []
  }

  private var defaultArguments: [(`for`: Int, `in`: String, place: Bool)] = []
  var defaultCallCount: Int { calls.count(of: "default") }
  var defaultHandler: ((Int, String, Bool) -> Void)? = nil
  var defaultArgValues: [(`for`: Int, `in`: String, place: Bool)] {
    calls.markAsserted("default")
    return defaultArguments
  }
  var defaultReceivedArguments: (`for`: Int, `in`: String, place: Bool)? {
    calls.markLastAsserted("default")
    return defaultArguments.last
  }
  func `default`(for: Int, in: String, where place: Bool) {
    calls.note("default", ["for": `for`, "in": `in`, "where": place])
    defaultArguments.append((`for`, `in`, place))
    defaultHandler?(`for`, `in`, place)
  }

  private var repeatArguments: [Int] = []
  var repeatCallCount: Int { calls.count(of: "repeat") }
  var repeatHandler: ((Int) -> Int)? = nil
  var repeatReturnValue: Int? = nil
  var repeatArgValues: [Int] {
    calls.markAsserted("repeat")
    return repeatArguments
  }
  var repeatReceivedArguments: Int? {
    calls.markLastAsserted("repeat")
    return repeatArguments.last
  }
  func `repeat`(_ `class`: Int) -> Int {
    let call = calls.note("repeat", ["_": `class`])
    repeatArguments.append(`class`)
    if let repeatHandler { return repeatHandler(`class`) }
    if let repeatReturnValue { return repeatReturnValue }
    return calls.unstubbed("repeat", call, set: "repeatReturnValue", "repeatHandler")
  }
}

nonisolated final class Fn17ShadowsMock: Fn17Shadows, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn17ShadowsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    logArguments = []
  }

  private var logArguments: [(calls_: Int, call_: String, logHandler_: Bool)] = []
  var logCallCount: Int { calls.count(of: "log") }
  var logHandler: ((Int, String, Bool) -> Int)? = nil
  var logReturnValue: Int? = nil
  var logArgValues: [(calls_: Int, call_: String, logHandler_: Bool)] {
    calls.markAsserted("log")
    return logArguments
  }
  var logReceivedArguments: (calls_: Int, call_: String, logHandler_: Bool)? {
    calls.markLastAsserted("log")
    return logArguments.last
  }
  func log(calls calls_: Int, call call_: String, logHandler logHandler_: Bool) -> Int {
    let call = calls.note("log", ["calls": calls_, "call": call_, "logHandler": logHandler_])
    logArguments.append((calls_, call_, logHandler_))
    if let logHandler { return logHandler(calls_, call_, logHandler_) }
    if let logReturnValue { return logReturnValue }
    return calls.unstubbed("log", call, set: "logReturnValue", "logHandler")
  }
}

nonisolated final class Fn18MutatingMock: Fn18Mutating, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn18MutatingMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var nextCallCount: Int { calls.count(of: "next") }
  var nextHandler: (() -> Int?)? = nil
  private var nextGivenReturnValue: Int?? = nil
  var nextReturnValue: Int? {
    get { nextGivenReturnValue ?? nil }
    set { nextGivenReturnValue = .some(newValue) }
  }
  func next() -> Int? {
    let call = calls.note("next")
    if let nextHandler { return nextHandler() }
    if let nextGivenReturnValue { return nextGivenReturnValue }
    return calls.unstubbed("next", call, set: "nextReturnValue", "nextHandler")
  }
}

nonisolated final class Fn19AnyMock: Fn19Any, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn19AnyMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    takeArguments = []
  }

  private var takeArguments: [(value: Any, object: AnyObject?)] = []
  var takeCallCount: Int { calls.count(of: "take") }
  var takeHandler: ((Any, AnyObject?) -> Any?)? = nil
  private var takeGivenReturnValue: Any?? = nil
  var takeReturnValue: Any? {
    get { takeGivenReturnValue ?? nil }
    set { takeGivenReturnValue = .some(newValue) }
  }
  var takeArgValues: [(value: Any, object: AnyObject?)] {
    calls.markAsserted("take")
    return takeArguments
  }
  var takeReceivedArguments: (value: Any, object: AnyObject?)? {
    calls.markLastAsserted("take")
    return takeArguments.last
  }
  func take(_ value: Any, _ object: AnyObject?) -> Any? {
    let call = calls.note("take", ["_": value, "_": object])
    takeArguments.append((value, object))
    if let takeHandler { return takeHandler(value, object) }
    if let takeGivenReturnValue { return takeGivenReturnValue }
    return calls.unstubbed("take", call, set: "takeReturnValue", "takeHandler")
  }
}

nonisolated final class Fn20MetatypeMock: Fn20Metatype, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn20MetatypeMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    registerArguments = []
  }

  private var registerArguments: [(type: Any.Type, known: Int.Type)] = []
  var registerCallCount: Int { calls.count(of: "register") }
  var registerHandler: ((Any.Type, Int.Type) -> Any.Type?)? = nil
  private var registerGivenReturnValue: Any.Type?? = nil
  var registerReturnValue: Any.Type? {
    get { registerGivenReturnValue ?? nil }
    set { registerGivenReturnValue = .some(newValue) }
  }
  var registerArgValues: [(type: Any.Type, known: Int.Type)] {
    calls.markAsserted("register")
    return registerArguments
  }
  var registerReceivedArguments: (type: Any.Type, known: Int.Type)? {
    calls.markLastAsserted("register")
    return registerArguments.last
  }
  func register(_ type: Any.Type, _ known: Int.Type) -> Any.Type? {
    let call = calls.note("register", ["_": type, "_": known])
    registerArguments.append((type, known))
    if let registerHandler { return registerHandler(type, known) }
    if let registerGivenReturnValue { return registerGivenReturnValue }
    return calls.unstubbed("register", call, set: "registerReturnValue", "registerHandler")
  }
}

nonisolated final class Fn21OverloadsByTypeMock: Fn21OverloadsByType, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn21OverloadsByTypeMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    showArguments = []
    showValueArguments = []
    showValueStringArguments = []
    showValueIntOptionalArguments = []
  }

  private var showArguments: [Int] = []
  var showCallCount: Int { calls.count(of: "show") }
  var showHandler: ((Int) -> Void)? = nil
  var showArgValues: [Int] {
    calls.markAsserted("show")
    return showArguments
  }
  var showReceivedArguments: Int? {
    calls.markLastAsserted("show")
    return showArguments.last
  }
  func show(_ value: Int) {
    calls.note("show", ["_": value])
    showArguments.append(value)
    showHandler?(value)
  }

  private var showValueArguments: [String] = []
  var showValueCallCount: Int { calls.count(of: "showValue") }
  var showValueHandler: ((String) -> Void)? = nil
  var showValueArgValues: [String] {
    calls.markAsserted("showValue")
    return showValueArguments
  }
  var showValueReceivedArguments: String? {
    calls.markLastAsserted("showValue")
    return showValueArguments.last
  }
  func show(_ value: String) {
    calls.note("showValue", ["_": value])
    showValueArguments.append(value)
    showValueHandler?(value)
  }

  private var showValueStringArguments: [[String]] = []
  var showValueStringCallCount: Int { calls.count(of: "showValueString") }
  var showValueStringHandler: (([String]) -> Void)? = nil
  var showValueStringArgValues: [[String]] {
    calls.markAsserted("showValueString")
    return showValueStringArguments
  }
  var showValueStringReceivedArguments: [String]? {
    calls.markLastAsserted("showValueString")
    return showValueStringArguments.last
  }
  func show(_ value: [String]) {
    calls.note("showValueString", ["_": value])
    showValueStringArguments.append(value)
    showValueStringHandler?(value)
  }

  private var showValueIntOptionalArguments: [Int?] = []
  var showValueIntOptionalCallCount: Int { calls.count(of: "showValueIntOptional") }
  var showValueIntOptionalHandler: ((Int?) -> Void)? = nil
  var showValueIntOptionalArgValues: [Int?] {
    calls.markAsserted("showValueIntOptional")
    return showValueIntOptionalArguments
  }
  var showValueIntOptionalReceivedArguments: Int?? {
    calls.markLastAsserted("showValueIntOptional")
    return showValueIntOptionalArguments.last
  }
  func show(value: Int?) {
    calls.note("showValueIntOptional", ["value": value])
    showValueIntOptionalArguments.append(value)
    showValueIntOptionalHandler?(value)
  }
}

nonisolated final class Fn22LabelInNameMock: Fn22LabelInName, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn22LabelInNameMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    openArguments = []
    openURLArguments = []
    openURLIntArguments = []
  }

  private var openArguments: [String] = []
  var openCallCount: Int { calls.count(of: "open") }
  var openHandler: ((String) -> Void)? = nil
  var openArgValues: [String] {
    calls.markAsserted("open")
    return openArguments
  }
  var openReceivedArguments: String? {
    calls.markLastAsserted("open")
    return openArguments.last
  }
  func open(url: String) {
    calls.note("open", ["url": url])
    openArguments.append(url)
    openHandler?(url)
  }

  private var openURLArguments: [String] = []
  var openURLCallCount: Int { calls.count(of: "openURL") }
  var openURLHandler: ((String) -> Void)? = nil
  var openURLArgValues: [String] {
    calls.markAsserted("openURL")
    return openURLArguments
  }
  var openURLReceivedArguments: String? {
    calls.markLastAsserted("openURL")
    return openURLArguments.last
  }
  func openURL(url: String) {
    calls.note("openURL", ["url": url])
    openURLArguments.append(url)
    openURLHandler?(url)
  }

  private var openURLIntArguments: [Int] = []
  var openURLIntCallCount: Int { calls.count(of: "openURLInt") }
  var openURLIntHandler: ((Int) -> Void)? = nil
  var openURLIntArgValues: [Int] {
    calls.markAsserted("openURLInt")
    return openURLIntArguments
  }
  var openURLIntReceivedArguments: Int? {
    calls.markLastAsserted("openURLInt")
    return openURLIntArguments.last
  }
  func openURL(_ url: Int) {
    calls.note("openURLInt", ["_": url])
    openURLIntArguments.append(url)
    openURLIntHandler?(url)
  }
}

nonisolated final class Fn23RawMock: Fn23Raw, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn23RawMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var opensADoorCallCount: Int { calls.count(of: "opensADoor") }
  var opensADoorHandler: (() -> Int)? = nil
  var opensADoorReturnValue: Int? = nil
  func `opens a door`() -> Int {
    let call = calls.note("opensADoor")
    if let opensADoorHandler { return opensADoorHandler() }
    if let opensADoorReturnValue { return opensADoorReturnValue }
    return calls.unstubbed("opensADoor", call, set: "opensADoorReturnValue", "opensADoorHandler")
  }
}

nonisolated final class Fn24ResetAndCallsMock: Fn24ResetAndCalls {
  nonisolated let mockCalls: Calls

  init(calls: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    mockCalls = Calls(of: Fn24ResetAndCallsMock.self, sourceLocation: sourceLocation)
    callsValue = calls
  }

  var resetCallCount: Int { mockCalls.count(of: "reset") }
  var resetHandler: (() -> Void)? = nil
  func reset() {
    mockCalls.note("reset")
    resetHandler?()
  }

  private var callsValue: Int? = nil
  var calls: Int {
    get { callsValue ?? mockCalls.unstubbed("calls", set: "calls") }
    set {
      callsValue = newValue
    }
  }
}

nonisolated final class Fn25NestedMock: Fn25Nested, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn25NestedMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    deepArguments = []
  }

  private var deepArguments: [[[String: (Int, [Price?])]]?] = []
  var deepCallCount: Int { calls.count(of: "deep") }
  var deepHandler: (([[String: (Int, [Price?])]]?) -> [Price])? = nil
  var deepReturnValue: [Price]? = nil
  var deepArgValues: [[[String: (Int, [Price?])]]?] {
    calls.markAsserted("deep")
    return deepArguments
  }
  var deepReceivedArguments: [[String: (Int, [Price?])]]?? {
    calls.markLastAsserted("deep")
    return deepArguments.last
  }
  func deep(_ value: [[String: (Int, [Price?])]]?) -> [Price] {
    let call = calls.note("deep", ["_": value])
    deepArguments.append(value)
    if let deepHandler { return deepHandler(value) }
    if let deepReturnValue { return deepReturnValue }
    return calls.unstubbed("deep", call, set: "deepReturnValue", "deepHandler")
  }
}

nonisolated final class Fn26PropertyAndFunctionMock: Fn26PropertyAndFunction, Mock {
  nonisolated let calls: Calls

  init(size: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn26PropertyAndFunctionMock.self, sourceLocation: sourceLocation)
    sizeValue = size
  }

  func reset() {
    calls.reset()
    sizeOfArguments = []
  }

  private var sizeValue: Int? = nil
  var size: Int {
    get { sizeValue ?? calls.unstubbed("size", set: "size") }
    set {
      sizeValue = newValue
    }
  }

  private var sizeOfArguments: [String] = []
  var sizeOfCallCount: Int { calls.count(of: "sizeOf") }
  var sizeOfHandler: ((String) -> Int)? = nil
  var sizeOfReturnValue: Int? = nil
  var sizeOfArgValues: [String] {
    calls.markAsserted("sizeOf")
    return sizeOfArguments
  }
  var sizeOfReceivedArguments: String? {
    calls.markLastAsserted("sizeOf")
    return sizeOfArguments.last
  }
  func size(of item: String) -> Int {
    let call = calls.note("sizeOf", ["of": item])
    sizeOfArguments.append(item)
    if let sizeOfHandler { return sizeOfHandler(item) }
    if let sizeOfReturnValue { return sizeOfReturnValue }
    return calls.unstubbed("sizeOf", call, set: "sizeOfReturnValue", "sizeOfHandler")
  }
}

nonisolated final class Fn27UnwrappedMock: Fn27Unwrapped, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn27UnwrappedMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    riskyArguments = []
  }

  private var riskyArguments: [Int?] = []
  var riskyCallCount: Int { calls.count(of: "risky") }
  var riskyHandler: ((Int?) -> String?)? = nil
  private var riskyGivenReturnValue: String?? = nil
  var riskyReturnValue: String? {
    get { riskyGivenReturnValue ?? nil }
    set { riskyGivenReturnValue = .some(newValue) }
  }
  var riskyArgValues: [Int?] {
    calls.markAsserted("risky")
    return riskyArguments
  }
  var riskyReceivedArguments: Int?? {
    calls.markLastAsserted("risky")
    return riskyArguments.last
  }
  func risky(_ value: Int!) -> String! {
    let call = calls.note("risky", ["_": value])
    riskyArguments.append(value)
    if let riskyHandler { return riskyHandler(value) }
    if let riskyGivenReturnValue { return riskyGivenReturnValue }
    return calls.unstubbed("risky", call, set: "riskyReturnValue", "riskyHandler")
  }
}

nonisolated final class Fn28OwnershipMock: Fn28Ownership, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn28OwnershipMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var borrowCallCount: Int { calls.count(of: "borrow") }
  var borrowHandler: ((borrowing Ticket) -> Void)? = nil
  func borrow(_ ticket: borrowing Ticket) {
    calls.note("borrow", ["_": ArgumentText("ticket")])
    borrowHandler?(ticket)
  }

  var consumeCallCount: Int { calls.count(of: "consume") }
  var consumeHandler: ((consuming Ticket) -> Int)? = nil
  var consumeReturnValue: Int? = nil
  func consume(_ ticket: consuming Ticket) -> Int {
    let call = calls.note("consume", ["_": ArgumentText("ticket")])
    if let consumeHandler { return consumeHandler(ticket) }
    if let consumeReturnValue { return consumeReturnValue }
    return calls.unstubbed("consume", call, set: "consumeReturnValue", "consumeHandler")
  }
}

nonisolated final class Fn29NoncopyableMock: Fn29Noncopyable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn29NoncopyableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var ticketCallCount: Int { calls.count(of: "ticket") }
  var ticketHandler: (() -> Ticket)? = nil
  func ticket() -> Ticket {
    let call = calls.note("ticket")
    if let ticketHandler { return ticketHandler() }
    calls.stopUnstubbed("ticket", call, returning: Any.self, set: "ticketHandler")
  }
}

nonisolated final class Fn30ObjectMock: Fn30Object, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn30ObjectMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    fillArguments = []
  }

  private var fillArguments: [Basket] = []
  var fillCallCount: Int { calls.count(of: "fill") }
  var fillHandler: ((Basket) -> Basket)? = nil
  var fillReturnValue: Basket? = nil
  var fillArgValues: [Basket] {
    calls.markAsserted("fill")
    return fillArguments
  }
  var fillReceivedArguments: Basket? {
    calls.markLastAsserted("fill")
    return fillArguments.last
  }
  func fill(_ basket: Basket) -> Basket {
    let call = calls.note("fill", ["_": basket])
    fillArguments.append(basket)
    if let fillHandler { return fillHandler(basket) }
    if let fillReturnValue { return fillReturnValue }
    if let value = MockDefaults.emptyValue(of: Basket.self) {
      return calls.unstubbed("fill", call, returning: value, set: "fillReturnValue", "fillHandler")
    }
    calls.stopUnstubbed("fill", call, returning: Basket.self, set: "fillReturnValue", "fillHandler")
  }
}

nonisolated final class Fn31HandlerNamesMock: Fn31HandlerNames, Mock {
  nonisolated let calls: Calls

  init(goHandler: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn31HandlerNamesMock.self, sourceLocation: sourceLocation)
    goHandlerValue = goHandler
  }

  func reset() {
    calls.reset()
  }

  var goHandlerSetCallCount: Int { calls.count(of: "goHandlerSet") }
  private var goHandlerValue: Int? = nil
  var goHandler: Int {
    get { goHandlerValue ?? calls.unstubbed("goHandler", set: "goHandler") }
    set {
      calls.note("goHandlerSet", ["_": newValue])
      goHandlerValue = newValue
    }
  }

  var go1CallCount: Int { calls.count(of: "go1") }
  var go1Handler: (() -> Void)? = nil
  func go() {
    calls.note("go1")
    go1Handler?()
  }
}

nonisolated final class Fn32OwnEmptyValueMock: Fn32OwnEmptyValue, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn32OwnEmptyValueMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var totalCallCount: Int { calls.count(of: "total") }
  var totalHandler: (() -> Money)? = nil
  var totalReturnValue: Money? = nil
  func total() -> Money {
    let call = calls.note("total")
    if let totalHandler { return totalHandler() }
    if let totalReturnValue { return totalReturnValue }
    if let value = MockDefaults.emptyValue(of: Money.self) {
      return calls.unstubbed("total", call, returning: value, set: "totalReturnValue", "totalHandler")
    }
    calls.stopUnstubbed("total", call, returning: Money.self, set: "totalReturnValue", "totalHandler")
  }
}

nonisolated final class Fn33RawArgumentsMock: Fn33RawArguments, Mock {
  nonisolated let calls: Calls

  init(`the key`: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Fn33RawArgumentsMock.self, sourceLocation: sourceLocation)
    theKeyValue = `the key`
  }

  func reset() {
    calls.reset()
    turnTheKeyArguments = []
  }

  private var turnTheKeyArguments: [Int] = []
  var turnTheKeyCallCount: Int { calls.count(of: "turnTheKey") }
  var turnTheKeyHandler: ((Int) -> Int)? = nil
  var turnTheKeyReturnValue: Int? = nil
  var turnTheKeyArgValues: [Int] {
    calls.markAsserted("turnTheKey")
    return turnTheKeyArguments
  }
  var turnTheKeyReceivedArguments: Int? {
    calls.markLastAsserted("turnTheKey")
    return turnTheKeyArguments.last
  }
  func `turn the key`(`how far`: Int) -> Int {
    let call = calls.note("turnTheKey", ["how far": `how far`])
    turnTheKeyArguments.append(`how far`)
    if let turnTheKeyHandler { return turnTheKeyHandler(`how far`) }
    if let turnTheKeyReturnValue { return turnTheKeyReturnValue }
    return calls.unstubbed("turnTheKey", call, set: "turnTheKeyReturnValue", "turnTheKeyHandler")
  }

  var theKeySetCallCount: Int { calls.count(of: "theKeySet") }
  private var theKeyValue: Int? = nil
  var `the key`: Int {
    get { theKeyValue ?? calls.unstubbed("theKey", set: "theKey") }
    set {
      calls.note("theKeySet", ["_": newValue])
      theKeyValue = newValue
    }
  }
}

extension Forest {
  nonisolated final class ForestTreeMock: Forest.Tree, Mock {
    nonisolated let calls: Calls

    init(sourceLocation: SourceLocation = #_sourceLocation) {
      calls = Calls(of: ForestTreeMock.self, sourceLocation: sourceLocation)
    }

    func reset() {
      calls.reset()
    }

    var fallCallCount: Int { calls.count(of: "fall") }
    var fallHandler: (() -> Void)? = nil
    func fall() {
      calls.note("fall")
      fallHandler?()
    }
  }
}
typealias ForestTreeMock = Forest.ForestTreeMock

extension Garden {
  nonisolated final class GardenTreeMock: Garden.Tree, Mock {
    nonisolated let calls: Calls

    init(sourceLocation: SourceLocation = #_sourceLocation) {
      calls = Calls(of: GardenTreeMock.self, sourceLocation: sourceLocation)
    }

    func reset() {
      calls.reset()
    }

    var growCallCount: Int { calls.count(of: "grow") }
    var growHandler: (() -> Int)? = nil
    var growReturnValue: Int? = nil
    func grow() -> Int {
      let call = calls.note("grow")
      if let growHandler { return growHandler() }
      if let growReturnValue { return growReturnValue }
      return calls.unstubbed("grow", call, set: "growReturnValue", "growHandler")
    }
  }
}
typealias GardenTreeMock = Garden.GardenTreeMock

nonisolated final class Ge01ArgumentMock: Ge01Argument, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge01ArgumentMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    putArguments = []
  }

  private var putArguments: [Any] = []
  var putCallCount: Int { calls.count(of: "put") }
  var putHandler: ((Any) -> Void)? = nil
  var putArgValues: [Any] {
    calls.markAsserted("put")
    return putArguments
  }
  var putReceivedArguments: Any? {
    calls.markLastAsserted("put")
    return putArguments.last
  }
  func put<T>(_ value: T) {
    calls.note("put", ["_": value])
    putArguments.append(value)
    putHandler?(value)
  }
}

nonisolated final class Ge02ResultMock: Ge02Result, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge02ResultMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    getArguments = []
  }

  private var getArguments: [Any] = []
  var getCallCount: Int { calls.count(of: "get") }
  var getHandler: ((Any) -> Any)? = nil
  var getArgValues: [Any] {
    calls.markAsserted("get")
    return getArguments
  }
  var getReceivedArguments: Any? {
    calls.markLastAsserted("get")
    return getArguments.last
  }
  func get<T>(_ type: T.Type) -> T {
    let call = calls.note("get", ["_": type])
    getArguments.append(type)
    if let getHandler { return getHandler(type) as! T }
    if let value = MockDefaults.emptyValue(of: T.self) {
      return calls.unstubbed("get", call, returning: value, set: "getHandler")
    }
    calls.stopUnstubbed("get", call, returning: T.self, set: "getHandler")
  }
}

nonisolated final class Ge03BothMock: Ge03Both, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge03BothMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    convertArguments = []
  }

  private var convertArguments: [(value: Any, type: Any)] = []
  var convertCallCount: Int { calls.count(of: "convert") }
  var convertHandler: ((Any, Any) -> Any?)? = nil
  var convertArgValues: [(value: Any, type: Any)] {
    calls.markAsserted("convert")
    return convertArguments
  }
  var convertReceivedArguments: (value: Any, type: Any)? {
    calls.markLastAsserted("convert")
    return convertArguments.last
  }
  func convert<In: Sendable, Out>(_ value: In, to type: Out.Type) -> Out? {
    let call = calls.note("convert", ["_": value, "to": type])
    convertArguments.append((value, type))
    if let convertHandler { return convertHandler(value, type) as! Out? }
    return calls.unstubbed("convert", call, set: "convertHandler")
  }
}

nonisolated final class Ge04WhereMock: Ge04Where, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge04WhereMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    compareArguments = []
  }

  private var compareArguments: [(a: Any, b: Any)] = []
  var compareCallCount: Int { calls.count(of: "compare") }
  var compareHandler: ((Any, Any) -> Bool)? = nil
  var compareReturnValue: Bool? = nil
  var compareArgValues: [(a: Any, b: Any)] {
    calls.markAsserted("compare")
    return compareArguments
  }
  var compareReceivedArguments: (a: Any, b: Any)? {
    calls.markLastAsserted("compare")
    return compareArguments.last
  }
  func compare<T>(_ a: T, _ b: T) -> Bool where T: Comparable {
    let call = calls.note("compare", ["_": a, "_": b])
    compareArguments.append((a, b))
    if let compareHandler { return compareHandler(a, b) }
    if let compareReturnValue { return compareReturnValue }
    return calls.unstubbed("compare", call, set: "compareReturnValue", "compareHandler")
  }
}

nonisolated final class Ge05NestedMock: Ge05Nested, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge05NestedMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    allArguments = []
  }

  private var allArguments: [(values: Any, table: Any?)] = []
  var allCallCount: Int { calls.count(of: "all") }
  var allHandler: ((Any, Any?) -> Any)? = nil
  var allArgValues: [(values: Any, table: Any?)] {
    calls.markAsserted("all")
    return allArguments
  }
  var allReceivedArguments: (values: Any, table: Any?)? {
    calls.markLastAsserted("all")
    return allArguments.last
  }
  func all<T>(_ values: [T], _ table: [String: T]?) -> [T] {
    let call = calls.note("all", ["_": values, "_": table])
    allArguments.append((values, table))
    if let allHandler { return allHandler(values, table) as! [T] }
    return calls.unstubbed("all", call, set: "allHandler")
  }
}

nonisolated final class Ge06ClosureMock: Ge06Closure, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge06ClosureMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    mapArguments = []
  }

  private var mapArguments: [Any] = []
  var mapCallCount: Int { calls.count(of: "map") }
  var mapHandler: ((Any, (Any) -> Any) -> Any)? = nil
  var mapArgValues: [Any] {
    calls.markAsserted("map")
    return mapArguments
  }
  var mapReceivedArguments: Any? {
    calls.markLastAsserted("map")
    return mapArguments.last
  }
  func map<T, U>(_ value: T, _ change: (T) -> U) -> U {
    let call = calls.note("map", ["_": value, "_": ArgumentText.closure])
    mapArguments.append(value)
    if let mapHandler { return mapHandler(value, { value0 in change(value0 as! T) }) as! U }
    if let value = MockDefaults.emptyValue(of: U.self) {
      return calls.unstubbed("map", call, returning: value, set: "mapHandler")
    }
    calls.stopUnstubbed("map", call, returning: U.self, set: "mapHandler")
  }
}

nonisolated final class Ge07EscapingClosureMock: Ge07EscapingClosure, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge07EscapingClosureMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    laterArguments = []
  }

  private var laterArguments: [(value: Any, done: (Any) -> Void)] = []
  var laterCallCount: Int { calls.count(of: "later") }
  var laterHandler: ((Any, @escaping (Any) -> Void) -> Void)? = nil
  var laterArgValues: [(value: Any, done: (Any) -> Void)] {
    calls.markAsserted("later")
    return laterArguments
  }
  var laterReceivedArguments: (value: Any, done: (Any) -> Void)? {
    calls.markLastAsserted("later")
    return laterArguments.last
  }
  func later<T>(_ value: T, _ done: @escaping (T) -> Void) {
    calls.note("later", ["_": value, "_": ArgumentText.closure])
    laterArguments.append((value, { value0 in done(value0 as! T) }))
    laterHandler?(value, { value0 in done(value0 as! T) })
  }
}

nonisolated final class Ge08InoutMock: Ge08Inout, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge08InoutMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    swapArguments = []
  }

  private var swapArguments: [(a: Any, b: Any)] = []
  var swapCallCount: Int { calls.count(of: "swap") }
  var swapHandler: ((inout Any, inout Any) -> Void)? = nil
  var swapArgValues: [(a: Any, b: Any)] {
    calls.markAsserted("swap")
    return swapArguments
  }
  var swapReceivedArguments: (a: Any, b: Any)? {
    calls.markLastAsserted("swap")
    return swapArguments.last
  }
  func swap<T>(_ a: inout T, _ b: inout T) {
    var aErased: Any = a
    defer { a = aErased as! T }
    var bErased: Any = b
    defer { b = bErased as! T }
    calls.note("swap", ["_": a, "_": b])
    swapArguments.append((a, b))
    swapHandler?(&aErased, &bErased)
  }
}

nonisolated final class Ge09SomeMock: Ge09Some, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge09SomeMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    takeArguments = []
  }

  private var takeArguments: [(value: any Equatable, list: [any Hashable])] = []
  var takeCallCount: Int { calls.count(of: "take") }
  var takeHandler: ((any Equatable, [any Hashable]) -> Void)? = nil
  var takeArgValues: [(value: any Equatable, list: [any Hashable])] {
    calls.markAsserted("take")
    return takeArguments
  }
  var takeReceivedArguments: (value: any Equatable, list: [any Hashable])? {
    calls.markLastAsserted("take")
    return takeArguments.last
  }
  func take(_ value: some Equatable, _ list: [some Hashable]) {
    calls.note("take", ["_": value, "_": list])
    takeArguments.append((value, list))
    takeHandler?(value, list)
  }
}

nonisolated final class Ge10SomeCollectionMock: Ge10SomeCollection, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge10SomeCollectionMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    takeArguments = []
  }

  private var takeArguments: [(any Collection<Int>)] = []
  var takeCallCount: Int { calls.count(of: "take") }
  var takeHandler: ((any Collection<Int>) -> Int)? = nil
  var takeReturnValue: Int? = nil
  var takeArgValues: [(any Collection<Int>)] {
    calls.markAsserted("take")
    return takeArguments
  }
  var takeReceivedArguments: (any Collection<Int>)? {
    calls.markLastAsserted("take")
    return takeArguments.last
  }
  func take(_ values: some Collection<Int>) -> Int {
    let call = calls.note("take", ["_": values])
    takeArguments.append(values)
    if let takeHandler { return takeHandler(values) }
    if let takeReturnValue { return takeReturnValue }
    return calls.unstubbed("take", call, set: "takeReturnValue", "takeHandler")
  }
}

nonisolated final class Ge11AnyMock: Ge11Any, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge11AnyMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    takeArguments = []
  }

  private var takeArguments: [(value: any Equatable, both: any Hashable & Sendable)] = []
  var takeCallCount: Int { calls.count(of: "take") }
  var takeHandler: ((any Equatable, any Hashable & Sendable) -> any Equatable)? = nil
  var takeReturnValue: (any Equatable)? = nil
  var takeArgValues: [(value: any Equatable, both: any Hashable & Sendable)] {
    calls.markAsserted("take")
    return takeArguments
  }
  var takeReceivedArguments: (value: any Equatable, both: any Hashable & Sendable)? {
    calls.markLastAsserted("take")
    return takeArguments.last
  }
  func take(_ value: any Equatable, _ both: any Hashable & Sendable) -> any Equatable {
    let call = calls.note("take", ["_": value, "_": both])
    takeArguments.append((value, both))
    if let takeHandler { return takeHandler(value, both) }
    if let takeReturnValue { return takeReturnValue }
    if let value = MockDefaults.emptyValue(of: (any Equatable).self) {
      return calls.unstubbed("take", call, returning: value, set: "takeReturnValue", "takeHandler")
    }
    calls.stopUnstubbed("take", call, returning: (any Equatable).self, set: "takeReturnValue", "takeHandler")
  }
}

nonisolated final class Ge12PackMock: Ge12Pack, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge12PackMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    allArguments = []
  }

  private var allArguments: [[Any]] = []
  var allCallCount: Int { calls.count(of: "all") }
  var allHandler: (([Any]) -> Void)? = nil
  var allArgValues: [[Any]] {
    calls.markAsserted("all")
    return allArguments
  }
  var allReceivedArguments: [Any]? {
    calls.markLastAsserted("all")
    return allArguments.last
  }
  func all<each T>(_ values: repeat each T) {
    var valuesElements: [Any] = []
    repeat valuesElements.append(each values)
    calls.note("all", ["_": valuesElements])
    allArguments.append(valuesElements)
    allHandler?(valuesElements)
  }
}

nonisolated final class Ge13PackResultMock: Ge13PackResult, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge13PackResultMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    allArguments = []
  }

  private var allArguments: [[Any]] = []
  var allCallCount: Int { calls.count(of: "all") }
  var allHandler: (([Any]) -> Any)? = nil
  var allArgValues: [[Any]] {
    calls.markAsserted("all")
    return allArguments
  }
  var allReceivedArguments: [Any]? {
    calls.markLastAsserted("all")
    return allArguments.last
  }
  func all<each T>(_ values: repeat each T) -> (repeat each T) {
    var valuesElements: [Any] = []
    repeat valuesElements.append(each values)
    let call = calls.note("all", ["_": valuesElements])
    allArguments.append(valuesElements)
    if let allHandler { return allHandler(valuesElements) as! (repeat each T) }
    if let value = MockDefaults.emptyValue(of: (repeat each T).self) {
      return calls.unstubbed("all", call, returning: value, set: "allHandler")
    }
    calls.stopUnstubbed("all", call, returning: (repeat each T).self, set: "allHandler")
  }
}

nonisolated final class Ge14OverloadsMock: Ge14Overloads, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge14OverloadsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    loadArguments = []
    loadValueArguments = []
    loadValueIntArguments = []
  }

  private var loadArguments: [Any] = []
  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: ((Any) -> Any)? = nil
  var loadArgValues: [Any] {
    calls.markAsserted("load")
    return loadArguments
  }
  var loadReceivedArguments: Any? {
    calls.markLastAsserted("load")
    return loadArguments.last
  }
  func load<T>(_ value: T) -> T {
    let call = calls.note("load", ["_": value])
    loadArguments.append(value)
    if let loadHandler { return loadHandler(value) as! T }
    if let value = MockDefaults.emptyValue(of: T.self) {
      return calls.unstubbed("load", call, returning: value, set: "loadHandler")
    }
    calls.stopUnstubbed("load", call, returning: T.self, set: "loadHandler")
  }

  private var loadValueArguments: [Any] = []
  var loadValueCallCount: Int { calls.count(of: "loadValue") }
  var loadValueHandler: ((Any) -> Any)? = nil
  var loadValueArgValues: [Any] {
    calls.markAsserted("loadValue")
    return loadValueArguments
  }
  var loadValueReceivedArguments: Any? {
    calls.markLastAsserted("loadValue")
    return loadValueArguments.last
  }
  func load<T>(_ value: T) -> [T] {
    let call = calls.note("loadValue", ["_": value])
    loadValueArguments.append(value)
    if let loadValueHandler { return loadValueHandler(value) as! [T] }
    return calls.unstubbed("loadValue", call, set: "loadValueHandler")
  }

  private var loadValueIntArguments: [Int] = []
  var loadValueIntCallCount: Int { calls.count(of: "loadValueInt") }
  var loadValueIntHandler: ((Int) -> Void)? = nil
  var loadValueIntArgValues: [Int] {
    calls.markAsserted("loadValueInt")
    return loadValueIntArguments
  }
  var loadValueIntReceivedArguments: Int? {
    calls.markLastAsserted("loadValueInt")
    return loadValueIntArguments.last
  }
  func load(_ value: Int) {
    calls.note("loadValueInt", ["_": value])
    loadValueIntArguments.append(value)
    loadValueIntHandler?(value)
  }
}

nonisolated final class Ge15AsyncMock: Ge15Async, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge15AsyncMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    loadArguments = []
  }

  private var loadArguments: [Any] = []
  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: ((Any) async throws -> Any)? = nil
  var loadError: (any Error)? = nil
  var loadArgValues: [Any] {
    calls.markAsserted("load")
    return loadArguments
  }
  var loadReceivedArguments: Any? {
    calls.markLastAsserted("load")
    return loadArguments.last
  }
  func load<T: Decodable & Sendable>(_ type: T.Type) async throws -> T {
    let call = calls.note("load", ["_": type])
    loadArguments.append(type)
    if let loadHandler { return try await loadHandler(type) as! T }
    if let loadError { throw loadError }
    throw calls.unstubbedError("load", call, set: "loadError", "loadHandler")
  }
}

nonisolated final class Ge16DecodableMock: Ge16Decodable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge16DecodableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    decodeArguments = []
  }

  private var decodeArguments: [(type: Any, text: String)] = []
  var decodeCallCount: Int { calls.count(of: "decode") }
  var decodeHandler: ((Any, String) throws -> Any)? = nil
  var decodeError: (any Error)? = nil
  var decodeArgValues: [(type: Any, text: String)] {
    calls.markAsserted("decode")
    return decodeArguments
  }
  var decodeReceivedArguments: (type: Any, text: String)? {
    calls.markLastAsserted("decode")
    return decodeArguments.last
  }
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    let call = calls.note("decode", ["_": type, "from": text])
    decodeArguments.append((type, text))
    if let decodeHandler { return try decodeHandler(type, text) as! T }
    if let decodeError { throw decodeError }
    throw calls.unstubbedError("decode", call, set: "decodeError", "decodeHandler")
  }
}

nonisolated final class Ge17SameTypeMock: Ge17SameType, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge17SameTypeMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    putArguments = []
  }

  private var putArguments: [Any] = []
  var putCallCount: Int { calls.count(of: "put") }
  var putHandler: ((Any) -> Void)? = nil
  var putArgValues: [Any] {
    calls.markAsserted("put")
    return putArguments
  }
  var putReceivedArguments: Any? {
    calls.markLastAsserted("put")
    return putArguments.last
  }
  func put<S: Sequence>(_ values: S) where S.Element == Int {
    calls.note("put", ["_": values])
    putArguments.append(values)
    putHandler?(values)
  }
}

nonisolated final class Ge18OptionalMock: Ge18Optional, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge18OptionalMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    maybeArguments = []
  }

  private var maybeArguments: [Any?] = []
  var maybeCallCount: Int { calls.count(of: "maybe") }
  var maybeHandler: ((Any?) -> Any?)? = nil
  var maybeArgValues: [Any?] {
    calls.markAsserted("maybe")
    return maybeArguments
  }
  var maybeReceivedArguments: Any?? {
    calls.markLastAsserted("maybe")
    return maybeArguments.last
  }
  func maybe<T>(_ value: T?) -> T? {
    let call = calls.note("maybe", ["_": value])
    maybeArguments.append(value)
    if let maybeHandler { return maybeHandler(value) as! T? }
    return calls.unstubbed("maybe", call, set: "maybeHandler")
  }
}

nonisolated final class Ge19VariadicMock: Ge19Variadic, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge19VariadicMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    allArguments = []
  }

  private var allArguments: [[Any]] = []
  var allCallCount: Int { calls.count(of: "all") }
  var allHandler: (([Any]) -> Int)? = nil
  var allReturnValue: Int? = nil
  var allArgValues: [[Any]] {
    calls.markAsserted("all")
    return allArguments
  }
  var allReceivedArguments: [Any]? {
    calls.markLastAsserted("all")
    return allArguments.last
  }
  func all<T>(_ values: T...) -> Int {
    let call = calls.note("all", ["_": values])
    allArguments.append(values)
    if let allHandler { return allHandler(values) }
    if let allReturnValue { return allReturnValue }
    return calls.unstubbed("all", call, set: "allReturnValue", "allHandler")
  }
}

nonisolated final class Ge20NoncopyableMock: Ge20Noncopyable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ge20NoncopyableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var holdCallCount: Int { calls.count(of: "hold") }
  var holdHandler: (() -> Void)? = nil
  func hold<T: ~Copyable>(_ value: borrowing T) {
    calls.note("hold", ["_": ArgumentText("value")])
    holdHandler?()
  }
}

nonisolated final class Ih01ParentMock: Ih01Parent, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih01ParentMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var parentCallCount: Int { calls.count(of: "parent") }
  var parentHandler: (() -> Int)? = nil
  var parentReturnValue: Int? = nil
  func parent() -> Int {
    let call = calls.note("parent")
    if let parentHandler { return parentHandler() }
    if let parentReturnValue { return parentReturnValue }
    return calls.unstubbed("parent", call, set: "parentReturnValue", "parentHandler")
  }
}

nonisolated final class Ih02ChildMock: Ih02Child, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih02ChildMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var childCallCount: Int { calls.count(of: "child") }
  var childHandler: (() -> Void)? = nil
  func child() {
    calls.note("child")
    childHandler?()
  }

  var parentCallCount: Int { calls.count(of: "parent") }
  var parentHandler: (() -> Int)? = nil
  var parentReturnValue: Int? = nil
  func parent() -> Int {
    let call = calls.note("parent")
    if let parentHandler { return parentHandler() }
    if let parentReturnValue { return parentReturnValue }
    return calls.unstubbed("parent", call, set: "parentReturnValue", "parentHandler")
  }
}

nonisolated final class Ih04OfUnmarkedMock: Ih04OfUnmarked, Mock {
  nonisolated let calls: Calls

  init(flag: Bool? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih04OfUnmarkedMock.self, sourceLocation: sourceLocation)
    flagValue = flag
  }

  func reset() {
    calls.reset()
    unmarkedArguments = []
  }

  var ownCallCount: Int { calls.count(of: "own") }
  var ownHandler: (() -> Void)? = nil
  func own() {
    calls.note("own")
    ownHandler?()
  }

  private var unmarkedArguments: [Int] = []
  var unmarkedCallCount: Int { calls.count(of: "unmarked") }
  var unmarkedHandler: ((Int) -> String)? = nil
  var unmarkedReturnValue: String? = nil
  var unmarkedArgValues: [Int] {
    calls.markAsserted("unmarked")
    return unmarkedArguments
  }
  var unmarkedReceivedArguments: Int? {
    calls.markLastAsserted("unmarked")
    return unmarkedArguments.last
  }
  func unmarked(_ value: Int) -> String {
    let call = calls.note("unmarked", ["_": value])
    unmarkedArguments.append(value)
    if let unmarkedHandler { return unmarkedHandler(value) }
    if let unmarkedReturnValue { return unmarkedReturnValue }
    return calls.unstubbed("unmarked", call, set: "unmarkedReturnValue", "unmarkedHandler")
  }

  private var flagValue: Bool? = nil
  var flag: Bool {
    get { flagValue ?? calls.unstubbed("flag", set: "flag") }
    set {
      flagValue = newValue
    }
  }
}

nonisolated final class Ih05DiamondMock: Ih05Diamond, Mock {
  nonisolated let calls: Calls

  init(flag: Bool? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih05DiamondMock.self, sourceLocation: sourceLocation)
    flagValue = flag
  }

  func reset() {
    calls.reset()
    unmarkedArguments = []
  }

  var childCallCount: Int { calls.count(of: "child") }
  var childHandler: (() -> Void)? = nil
  func child() {
    calls.note("child")
    childHandler?()
  }

  var parentCallCount: Int { calls.count(of: "parent") }
  var parentHandler: (() -> Int)? = nil
  var parentReturnValue: Int? = nil
  func parent() -> Int {
    let call = calls.note("parent")
    if let parentHandler { return parentHandler() }
    if let parentReturnValue { return parentReturnValue }
    return calls.unstubbed("parent", call, set: "parentReturnValue", "parentHandler")
  }

  var ownCallCount: Int { calls.count(of: "own") }
  var ownHandler: (() -> Void)? = nil
  func own() {
    calls.note("own")
    ownHandler?()
  }

  private var unmarkedArguments: [Int] = []
  var unmarkedCallCount: Int { calls.count(of: "unmarked") }
  var unmarkedHandler: ((Int) -> String)? = nil
  var unmarkedReturnValue: String? = nil
  var unmarkedArgValues: [Int] {
    calls.markAsserted("unmarked")
    return unmarkedArguments
  }
  var unmarkedReceivedArguments: Int? {
    calls.markLastAsserted("unmarked")
    return unmarkedArguments.last
  }
  func unmarked(_ value: Int) -> String {
    let call = calls.note("unmarked", ["_": value])
    unmarkedArguments.append(value)
    if let unmarkedHandler { return unmarkedHandler(value) }
    if let unmarkedReturnValue { return unmarkedReturnValue }
    return calls.unstubbed("unmarked", call, set: "unmarkedReturnValue", "unmarkedHandler")
  }

  private var flagValue: Bool? = nil
  var flag: Bool {
    get { flagValue ?? calls.unstubbed("flag", set: "flag") }
    set {
      flagValue = newValue
    }
  }
}

nonisolated final class Ih06CompositionMock: Ih06Composition, Mock {
  nonisolated let calls: Calls

  init(flag: Bool? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih06CompositionMock.self, sourceLocation: sourceLocation)
    flagValue = flag
  }

  func reset() {
    calls.reset()
    unmarkedArguments = []
  }

  var ownCallCount: Int { calls.count(of: "own") }
  var ownHandler: (() -> Void)? = nil
  func own() {
    calls.note("own")
    ownHandler?()
  }

  var parentCallCount: Int { calls.count(of: "parent") }
  var parentHandler: (() -> Int)? = nil
  var parentReturnValue: Int? = nil
  func parent() -> Int {
    let call = calls.note("parent")
    if let parentHandler { return parentHandler() }
    if let parentReturnValue { return parentReturnValue }
    return calls.unstubbed("parent", call, set: "parentReturnValue", "parentHandler")
  }

  private var unmarkedArguments: [Int] = []
  var unmarkedCallCount: Int { calls.count(of: "unmarked") }
  var unmarkedHandler: ((Int) -> String)? = nil
  var unmarkedReturnValue: String? = nil
  var unmarkedArgValues: [Int] {
    calls.markAsserted("unmarked")
    return unmarkedArguments
  }
  var unmarkedReceivedArguments: Int? {
    calls.markLastAsserted("unmarked")
    return unmarkedArguments.last
  }
  func unmarked(_ value: Int) -> String {
    let call = calls.note("unmarked", ["_": value])
    unmarkedArguments.append(value)
    if let unmarkedHandler { return unmarkedHandler(value) }
    if let unmarkedReturnValue { return unmarkedReturnValue }
    return calls.unstubbed("unmarked", call, set: "unmarkedReturnValue", "unmarkedHandler")
  }

  private var flagValue: Bool? = nil
  var flag: Bool {
    get { flagValue ?? calls.unstubbed("flag", set: "flag") }
    set {
      flagValue = newValue
    }
  }
}

nonisolated final class Ih07AliasMock: Ih07Alias, Mock {
  nonisolated let calls: Calls

  init(flag: Bool? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih07AliasMock.self, sourceLocation: sourceLocation)
    flagValue = flag
  }

  func reset() {
    calls.reset()
    unmarkedArguments = []
  }

  var ownCallCount: Int { calls.count(of: "own") }
  var ownHandler: (() -> Void)? = nil
  func own() {
    calls.note("own")
    ownHandler?()
  }

  var parentCallCount: Int { calls.count(of: "parent") }
  var parentHandler: (() -> Int)? = nil
  var parentReturnValue: Int? = nil
  func parent() -> Int {
    let call = calls.note("parent")
    if let parentHandler { return parentHandler() }
    if let parentReturnValue { return parentReturnValue }
    return calls.unstubbed("parent", call, set: "parentReturnValue", "parentHandler")
  }

  private var unmarkedArguments: [Int] = []
  var unmarkedCallCount: Int { calls.count(of: "unmarked") }
  var unmarkedHandler: ((Int) -> String)? = nil
  var unmarkedReturnValue: String? = nil
  var unmarkedArgValues: [Int] {
    calls.markAsserted("unmarked")
    return unmarkedArguments
  }
  var unmarkedReceivedArguments: Int? {
    calls.markLastAsserted("unmarked")
    return unmarkedArguments.last
  }
  func unmarked(_ value: Int) -> String {
    let call = calls.note("unmarked", ["_": value])
    unmarkedArguments.append(value)
    if let unmarkedHandler { return unmarkedHandler(value) }
    if let unmarkedReturnValue { return unmarkedReturnValue }
    return calls.unstubbed("unmarked", call, set: "unmarkedReturnValue", "unmarkedHandler")
  }

  private var flagValue: Bool? = nil
  var flag: Bool {
    get { flagValue ?? calls.unstubbed("flag", set: "flag") }
    set {
      flagValue = newValue
    }
  }
}

nonisolated final class Ih08AliasItselfMock: Ih08AliasItself, Mock {
  nonisolated let calls: Calls

  init(flag: Bool? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih08AliasItselfMock.self, sourceLocation: sourceLocation)
    flagValue = flag
  }

  func reset() {
    calls.reset()
    unmarkedArguments = []
  }

  var parentCallCount: Int { calls.count(of: "parent") }
  var parentHandler: (() -> Int)? = nil
  var parentReturnValue: Int? = nil
  func parent() -> Int {
    let call = calls.note("parent")
    if let parentHandler { return parentHandler() }
    if let parentReturnValue { return parentReturnValue }
    return calls.unstubbed("parent", call, set: "parentReturnValue", "parentHandler")
  }

  private var unmarkedArguments: [Int] = []
  var unmarkedCallCount: Int { calls.count(of: "unmarked") }
  var unmarkedHandler: ((Int) -> String)? = nil
  var unmarkedReturnValue: String? = nil
  var unmarkedArgValues: [Int] {
    calls.markAsserted("unmarked")
    return unmarkedArguments
  }
  var unmarkedReceivedArguments: Int? {
    calls.markLastAsserted("unmarked")
    return unmarkedArguments.last
  }
  func unmarked(_ value: Int) -> String {
    let call = calls.note("unmarked", ["_": value])
    unmarkedArguments.append(value)
    if let unmarkedHandler { return unmarkedHandler(value) }
    if let unmarkedReturnValue { return unmarkedReturnValue }
    return calls.unstubbed("unmarked", call, set: "unmarkedReturnValue", "unmarkedHandler")
  }

  private var flagValue: Bool? = nil
  var flag: Bool {
    get { flagValue ?? calls.unstubbed("flag", set: "flag") }
    set {
      flagValue = newValue
    }
  }
}

nonisolated final class Ih09HashableMock: Ih09Hashable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih09HashableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  static func == (left: Ih09HashableMock, right: Ih09HashableMock) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }
}

nonisolated final class Ih10CodableMock: Ih10Codable, Mock {
  nonisolated let calls: Calls

  init(name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih10CodableMock.self, sourceLocation: sourceLocation)
    nameValue = name
  }

  func reset() {
    calls.reset()
  }

  func encode(to encoder: any Encoder) throws {}

  init(from decoder: any Decoder) throws {
    calls = Calls(of: Ih10CodableMock.self)
  }

  private var nameValue: String? = nil
  var name: String {
    get { nameValue ?? calls.unstubbed("name", set: "name") }
    set {
      nameValue = newValue
    }
  }
}

nonisolated final class Ih11IdentifiableMock: Ih11Identifiable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih11IdentifiableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }
}

nonisolated final class Ih12IdentifiableByMock: Ih12IdentifiableBy, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih12IdentifiableByMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  private let idStub = Stub<String?>(nil)
  var id: String {
    get {
      guard let value = idStub.value else { fatalError("'id' of Ih12IdentifiableByMock has to be set.") }
      return value
    }
    set { idStub.value = newValue }
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }
}

nonisolated final class Ih13DescribedMock: Ih13Described, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih13DescribedMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var description: String { "Ih13DescribedMock" }

  var debugDescription: String { "Ih13DescribedMock" }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }
}

@MainActor
final class Ih14MainActorStandardMock: Ih14MainActorStandard, Mock, nonisolated Equatable, nonisolated Hashable, nonisolated Encodable, nonisolated Decodable, nonisolated CustomStringConvertible {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih14MainActorStandardMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  nonisolated static func == (left: Ih14MainActorStandardMock, right: Ih14MainActorStandardMock) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  nonisolated var description: String { "Ih14MainActorStandardMock" }

  nonisolated func encode(to encoder: any Encoder) throws {}

  nonisolated init(from decoder: any Decoder) throws {
    calls = Calls(of: Ih14MainActorStandardMock.self)
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }
}

nonisolated final class Ih15SendableStandardMock: Ih15SendableStandard, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih15SendableStandardMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  static func == (left: Ih15SendableStandardMock, right: Ih15SendableStandardMock) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func encode(to encoder: any Encoder) throws {}

  init(from decoder: any Decoder) throws {
    calls = Calls(of: Ih15SendableStandardMock.self)
  }

  var goCallCount: Int { calls.count(of: "go") }
  private let goHandlerStub = Stub<(@Sendable () -> Int)?>(nil)
  var goHandler: (@Sendable () -> Int)? {
    get { goHandlerStub.value }
    set { goHandlerStub.value = newValue }
  }
  private let goReturnValueStub = Stub<Int?>(nil)
  var goReturnValue: Int? {
    get { goReturnValueStub.value }
    set { goReturnValueStub.value = newValue }
  }
  func go() -> Int {
    let call = calls.note("go")
    if let goHandler { return goHandler() }
    if let goReturnValue { return goReturnValue }
    return calls.unstubbed("go", call, set: "goReturnValue", "goHandler")
  }
}

nonisolated final class Ih16ClassMock: Ih16Class, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih16ClassMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }
}

nonisolated final class Ih17SuperclassMock: Device, Ih17Superclass, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih17SuperclassMock.self, sourceLocation: sourceLocation)
    super.init()
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Int)? = nil
  var goReturnValue: Int? = nil
  func go() -> Int {
    let call = calls.note("go")
    if let goHandler { return goHandler() }
    if let goReturnValue { return goReturnValue }
    return calls.unstubbed("go", call, set: "goReturnValue", "goHandler")
  }
}

nonisolated final class Ih18SelfSuperclassMock: NamedDevice, Ih18SelfSuperclass, Mock {
  nonisolated let calls: Calls

  init(number: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih18SelfSuperclassMock.self, sourceLocation: sourceLocation)
    numberValue = number
    super.init()
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }

  private var numberValue: Int? = nil
  var number: Int {
    get { numberValue ?? calls.unstubbed("number", set: "number") }
    set {
      numberValue = newValue
    }
  }
}

@MainActor
final class Ih19ScreenMock: Screen, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih19ScreenMock.self, sourceLocation: sourceLocation)
    super.init()
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Int)? = nil
  var goReturnValue: Int? = nil
  func go() -> Int {
    let call = calls.note("go")
    if let goHandler { return goHandler() }
    if let goReturnValue { return goReturnValue }
    return calls.unstubbed("go", call, set: "goReturnValue", "goHandler")
  }
}
#if swift(>=6)
extension Ih19ScreenMock: Ih19Screen {}
#else
extension Ih19ScreenMock: @preconcurrency Ih19Screen {}
#endif

nonisolated final class Ih20OverriddenMock: Ih20Overridden, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih20OverriddenMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var parentCallCount: Int { calls.count(of: "parent") }
  var parentHandler: (() -> Int)? = nil
  var parentReturnValue: Int? = nil
  func parent() -> Int {
    let call = calls.note("parent")
    if let parentHandler { return parentHandler() }
    if let parentReturnValue { return parentReturnValue }
    return calls.unstubbed("parent", call, set: "parentReturnValue", "parentHandler")
  }

  var parentStringCallCount: Int { calls.count(of: "parentString") }
  var parentStringHandler: (() -> String)? = nil
  var parentStringReturnValue: String? = nil
  func parent() -> String {
    let call = calls.note("parentString")
    if let parentStringHandler { return parentStringHandler() }
    if let parentStringReturnValue { return parentStringReturnValue }
    return calls.unstubbed("parentString", call, set: "parentStringReturnValue", "parentStringHandler")
  }
}

nonisolated final class Ih21SettableMock: Ih21Settable, Mock {
  nonisolated let calls: Calls

  init(number: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih21SettableMock.self, sourceLocation: sourceLocation)
    numberValue = number
  }

  func reset() {
    calls.reset()
  }

  var numberSetCallCount: Int { calls.count(of: "numberSet") }
  private var numberValue: Int? = nil
  var number: Int {
    get { numberValue ?? calls.unstubbed("number", set: "number") }
    set {
      calls.note("numberSet", ["_": newValue])
      numberValue = newValue
    }
  }
}

nonisolated final class Ih22IteratorMock: Ih22Iterator, Mock {
  nonisolated let calls: Calls
  typealias Element = Int

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih22IteratorMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var nextCallCount: Int { calls.count(of: "next") }
  var nextHandler: (() -> Element?)? = nil
  private var nextGivenReturnValue: Element?? = nil
  var nextReturnValue: Element? {
    get { nextGivenReturnValue ?? nil }
    set { nextGivenReturnValue = .some(newValue) }
  }
  func next() -> Element? {
    let call = calls.note("next")
    if let nextHandler { return nextHandler() }
    if let nextGivenReturnValue { return nextGivenReturnValue }
    return calls.unstubbed("next", call, set: "nextReturnValue", "nextHandler")
  }
}

nonisolated final class Ih23ErrorMock: Ih23Error, Mock {
  nonisolated let calls: Calls

  init(code: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih23ErrorMock.self, sourceLocation: sourceLocation)
    codeValueStub.value = code
  }

  func reset() {
    calls.reset()
  }

  static func == (left: Ih23ErrorMock, right: Ih23ErrorMock) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private let codeValueStub = Stub<Int?>(nil)
  private var codeValue: Int? {
    get { codeValueStub.value }
    set { codeValueStub.value = newValue }
  }
  var code: Int {
    get { codeValue ?? calls.unstubbed("code", set: "code") }
    set {
      codeValue = newValue
    }
  }
}

nonisolated final class Ih24OutputMock: Ih24Output, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih24OutputMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    writeArguments = []
  }

  var flushCallCount: Int { calls.count(of: "flush") }
  var flushHandler: (() -> Void)? = nil
  func flush() {
    calls.note("flush")
    flushHandler?()
  }

  private var writeArguments: [String] = []
  var writeCallCount: Int { calls.count(of: "write") }
  var writeHandler: ((String) -> Void)? = nil
  var writeArgValues: [String] {
    calls.markAsserted("write")
    return writeArguments
  }
  var writeReceivedArguments: String? {
    calls.markLastAsserted("write")
    return writeArguments.last
  }
  func write(_ string: String) {
    calls.note("write", ["_": string])
    writeArguments.append(string)
    writeHandler?(string)
  }
}

nonisolated final class Ih25SequenceMock: Ih25Sequence, Mock {
  nonisolated let calls: Calls
  typealias Element = String

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih25SequenceMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }

  var makeIteratorCallCount: Int { calls.count(of: "makeIterator") }
  var makeIteratorHandler: (() -> AnyIterator<Element>)? = nil
  var makeIteratorReturnValue: AnyIterator<Element>? = nil
  func makeIterator() -> AnyIterator<Element> {
    let call = calls.note("makeIterator")
    if let makeIteratorHandler { return makeIteratorHandler() }
    if let makeIteratorReturnValue { return makeIteratorReturnValue }
    if let value = MockDefaults.emptyValue(of: AnyIterator<Element>.self) {
      return calls.unstubbed("makeIterator", call, returning: value, set: "makeIteratorReturnValue", "makeIteratorHandler")
    }
    calls.stopUnstubbed("makeIterator", call, returning: AnyIterator<Element>.self, set: "makeIteratorReturnValue", "makeIteratorHandler")
  }
}

nonisolated final class Ih26AsyncSequenceMock: Ih26AsyncSequence, Mock {
  nonisolated let calls: Calls
  typealias Element = Int

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih26AsyncSequenceMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }

  var makeAsyncIteratorCallCount: Int { calls.count(of: "makeAsyncIterator") }
  var makeAsyncIteratorHandler: (() -> AsyncStream<Element>.AsyncIterator)? = nil
  var makeAsyncIteratorReturnValue: AsyncStream<Element>.AsyncIterator? = nil
  func makeAsyncIterator() -> AsyncStream<Element>.AsyncIterator {
    let call = calls.note("makeAsyncIterator")
    if let makeAsyncIteratorHandler { return makeAsyncIteratorHandler() }
    if let makeAsyncIteratorReturnValue { return makeAsyncIteratorReturnValue }
    if let value = MockDefaults.emptyValue(of: AsyncStream<Element>.AsyncIterator.self) {
      return calls.unstubbed("makeAsyncIterator", call, returning: value, set: "makeAsyncIteratorReturnValue", "makeAsyncIteratorHandler")
    }
    calls.stopUnstubbed("makeAsyncIterator", call, returning: AsyncStream<Element>.AsyncIterator.self, set: "makeAsyncIteratorReturnValue", "makeAsyncIteratorHandler")
  }
}

nonisolated final class Ih27ObjectMock: NSObject, Ih27Object, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih27ObjectMock.self, sourceLocation: sourceLocation)
    super.init()
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Int)? = nil
  var goReturnValue: Int? = nil
  func go() -> Int {
    let call = calls.note("go")
    if let goHandler { return goHandler() }
    if let goReturnValue { return goReturnValue }
    return calls.unstubbed("go", call, set: "goReturnValue", "goHandler")
  }
}

@MainActor
final class Ih30RouterMock: Ih30Router, Mock {
  nonisolated let calls: Calls

  init(viewControllable: (any ViewControllable)? = nil, interactable: (any Interactable)? = nil, children: [any Routing]? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih30RouterMock.self, sourceLocation: sourceLocation)
    self.viewControllable = viewControllable ?? MockView()
    self.interactable = interactable ?? Interactor()
    childrenValue = children
  }

  func reset() {
    calls.reset()
    attachChildArguments = []
    detachChildArguments = []
  }

  var routeToShopCallCount: Int { calls.count(of: "routeToShop") }
  var routeToShopHandler: (() -> Void)? = nil
  func routeToShop() {
    calls.note("routeToShop")
    routeToShopHandler?()
  }

  var viewControllable: any ViewControllable

  var interactable: any Interactable

  private var childrenValue: [any Routing]? = nil
  var children: [any Routing] {
    get { childrenValue ?? calls.unstubbed("children", set: "children") }
    set {
      childrenValue = newValue
    }
  }

  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: (() -> Void)? = nil
  func load() {
    calls.note("load")
    loadHandler?()
  }

  private var attachChildArguments: [(any Routing)] = []
  var attachChildCallCount: Int { calls.count(of: "attachChild") }
  var attachChildHandler: ((any Routing) -> Void)? = nil
  var attachChildArgValues: [(any Routing)] {
    calls.markAsserted("attachChild")
    return attachChildArguments
  }
  var attachChildReceivedArguments: (any Routing)? {
    calls.markLastAsserted("attachChild")
    return attachChildArguments.last
  }
  func attachChild(_ child: any Routing) {
    calls.note("attachChild", ["_": child])
    attachChildArguments.append(child)
    attachChildHandler?(child)
  }

  private var detachChildArguments: [(any Routing)] = []
  var detachChildCallCount: Int { calls.count(of: "detachChild") }
  var detachChildHandler: ((any Routing) -> Void)? = nil
  var detachChildArgValues: [(any Routing)] {
    calls.markAsserted("detachChild")
    return detachChildArguments
  }
  var detachChildReceivedArguments: (any Routing)? {
    calls.markLastAsserted("detachChild")
    return detachChildArguments.last
  }
  func detachChild(_ child: any Routing) {
    calls.note("detachChild", ["_": child])
    detachChildArguments.append(child)
    detachChildHandler?(child)
  }
}

@MainActor
final class Ih31ListenerMock: Ih31Listener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih31ListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var didBuyCallCount: Int { calls.count(of: "didBuy") }
  var didBuyHandler: (() -> Void)? = nil
  func didBuy() {
    calls.note("didBuy")
    didBuyHandler?()
  }
}

@MainActor
final class Ih32InteractableMock: Ih32Interactable, Mock {
  nonisolated let calls: Calls

  init(router: (any Ih30Router)? = nil, listener: (any Ih31Listener)? = nil, isActive: Bool? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih32InteractableMock.self, sourceLocation: sourceLocation)
    self.router = router
    self.listener = listener
    isActiveValue = isActive
  }

  func reset() {
    calls.reset()
  }

  var routerSetCallCount: Int { calls.count(of: "routerSet") }
  weak var router: (any Ih30Router)? {
    didSet { calls.note("routerSet", ["_": router]) }
  }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any Ih31Listener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }

  private var isActiveValue: Bool? = nil
  var isActive: Bool {
    get { isActiveValue ?? calls.unstubbed("isActive", set: "isActive") }
    set {
      isActiveValue = newValue
    }
  }

  let mutableIsActiveStream = MutableStateStream<Bool>(false)
  var isActiveStream: StateStream<Bool> { mutableIsActiveStream.stream }

  var activateCallCount: Int { calls.count(of: "activate") }
  var activateHandler: (() -> Void)? = nil
  func activate() {
    calls.note("activate")
    activateHandler?()
  }

  var deactivateCallCount: Int { calls.count(of: "deactivate") }
  var deactivateHandler: (() -> Void)? = nil
  func deactivate() {
    calls.note("deactivate")
    deactivateHandler?()
  }
}

@MainActor
final class Ih33StrongMock: Ih33Strong, Mock {
  nonisolated let calls: Calls

  init(listener: (any Ih31Listener)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih33StrongMock.self, sourceLocation: sourceLocation)
    self.listener = listener
  }

  func reset() {
    calls.reset()
  }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  var listener: (any Ih31Listener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }
}

@MainActor
final class Ih35NoClassMock: Ih35NoClass, Mock {
  nonisolated let calls: Calls

  init(listener: (any Ih34Value)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih35NoClassMock.self, sourceLocation: sourceLocation)
    self.listener = listener
  }

  func reset() {
    calls.reset()
  }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  var listener: (any Ih34Value)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }
}

@MainActor
final class Ih36NavigatingMock: Ih36Navigating, Mock {
  nonisolated let calls: Calls
  typealias Origin = any Ih36Navigating

  init(interactable: (any Interactable)? = nil, children: [any Routing]? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih36NavigatingMock.self, sourceLocation: sourceLocation)
    self.interactable = interactable ?? Interactor()
    childrenValue = children
  }

  func reset() {
    calls.reset()
    navigateArguments = []
    childArguments = []
    askArguments = []
    isEnabledArguments = []
    attachChildArguments = []
    detachChildArguments = []
  }

  var moves: [NavigationMove<Origin>] { navigateArgValues }

  private var navigateArguments: [NavigationMove<Origin>] = []
  var navigateCallCount: Int { calls.count(of: "navigate") }
  var navigateHandler: ((NavigationMove<Origin>) -> MoveTransition)? = nil
  var navigateReturnValue: MoveTransition? = nil
  var navigateArgValues: [NavigationMove<Origin>] {
    calls.markAsserted("navigate")
    return navigateArguments
  }
  var navigateReceivedArguments: NavigationMove<Origin>? {
    calls.markLastAsserted("navigate")
    return navigateArguments.last
  }
  @discardableResult func navigate(_ move: NavigationMove<Origin>) -> MoveTransition {
    calls.note("navigate", ["_": move])
    navigateArguments.append(move)
    if let navigateHandler { return navigateHandler(move) }
    if let navigateReturnValue { return navigateReturnValue }
    return MoveTransition()
  }

  private var childArguments: [RouteID<Origin>] = []
  var childCallCount: Int { calls.count(of: "child") }
  var childHandler: (@MainActor (RouteID<Origin>) async throws -> any Interactable)? = nil
  var childReturnValue: (any Interactable)? = nil
  var childError: (any Error)? = nil
  var childArgValues: [RouteID<Origin>] {
    calls.markAsserted("child")
    return childArguments
  }
  var childReceivedArguments: RouteID<Origin>? {
    calls.markLastAsserted("child")
    return childArguments.last
  }
  func child(at id: RouteID<Origin>) async throws -> any Interactable {
    let call = calls.note("child", ["at": id])
    childArguments.append(id)
    if let childHandler { return try await childHandler(id) }
    if let childError { throw childError }
    if let childReturnValue { return childReturnValue }
    throw calls.unstubbedError("child", call, set: "childReturnValue", "childError", "childHandler")
  }

  private var askArguments: [NavigationAlert] = []
  var askCallCount: Int { calls.count(of: "ask") }
  var askHandler: (@MainActor (NavigationAlert) async -> NavigationAlert.Answer?)? = nil
  private var askGivenReturnValue: NavigationAlert.Answer?? = nil
  var askReturnValue: NavigationAlert.Answer? {
    get { askGivenReturnValue ?? nil }
    set { askGivenReturnValue = .some(newValue) }
  }
  var askArgValues: [NavigationAlert] {
    calls.markAsserted("ask")
    return askArguments
  }
  var askReceivedArguments: NavigationAlert? {
    calls.markLastAsserted("ask")
    return askArguments.last
  }
  func ask(_ question: NavigationAlert) async -> NavigationAlert.Answer? {
    let call = calls.note("ask", ["_": question])
    askArguments.append(question)
    if let askHandler { return await askHandler(question) }
    if let askGivenReturnValue { return askGivenReturnValue }
    return calls.unstubbed("ask", call, set: "askReturnValue", "askHandler")
  }

  private var isEnabledArguments: [Route<Origin>] = []
  var isEnabledCallCount: Int { calls.count(of: "isEnabled") }
  var isEnabledHandler: ((Route<Origin>) -> Bool)? = nil
  var isEnabledReturnValue: Bool? = nil
  var isEnabledArgValues: [Route<Origin>] {
    calls.markAsserted("isEnabled")
    return isEnabledArguments
  }
  var isEnabledReceivedArguments: Route<Origin>? {
    calls.markLastAsserted("isEnabled")
    return isEnabledArguments.last
  }
  func isEnabled(_ route: Route<Origin>) -> Bool {
    calls.note("isEnabled", ["_": route])
    isEnabledArguments.append(route)
    if let isEnabledHandler { return isEnabledHandler(route) }
    if let isEnabledReturnValue { return isEnabledReturnValue }
    return true
  }

  var interactable: any Interactable

  private var childrenValue: [any Routing]? = nil
  var children: [any Routing] {
    get { childrenValue ?? calls.unstubbed("children", set: "children") }
    set {
      childrenValue = newValue
    }
  }

  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: (() -> Void)? = nil
  func load() {
    calls.note("load")
    loadHandler?()
  }

  private var attachChildArguments: [(any Routing)] = []
  var attachChildCallCount: Int { calls.count(of: "attachChild") }
  var attachChildHandler: ((any Routing) -> Void)? = nil
  var attachChildArgValues: [(any Routing)] {
    calls.markAsserted("attachChild")
    return attachChildArguments
  }
  var attachChildReceivedArguments: (any Routing)? {
    calls.markLastAsserted("attachChild")
    return attachChildArguments.last
  }
  func attachChild(_ child: any Routing) {
    calls.note("attachChild", ["_": child])
    attachChildArguments.append(child)
    attachChildHandler?(child)
  }

  private var detachChildArguments: [(any Routing)] = []
  var detachChildCallCount: Int { calls.count(of: "detachChild") }
  var detachChildHandler: ((any Routing) -> Void)? = nil
  var detachChildArgValues: [(any Routing)] {
    calls.markAsserted("detachChild")
    return detachChildArguments
  }
  var detachChildReceivedArguments: (any Routing)? {
    calls.markLastAsserted("detachChild")
    return detachChildArguments.last
  }
  func detachChild(_ child: any Routing) {
    calls.note("detachChild", ["_": child])
    detachChildArguments.append(child)
    detachChildHandler?(child)
  }
}

@MainActor
final class Ih37ShownMock: Mock {
  nonisolated let calls: Calls
  typealias Origin = any Ih37Shown

  init(viewControllable: (any ViewControllable)? = nil, interactable: (any Interactable)? = nil, children: [any Routing]? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih37ShownMock.self, sourceLocation: sourceLocation)
    self.viewControllable = viewControllable ?? MockView()
    self.interactable = interactable ?? Interactor()
    childrenValue = children
  }

  func reset() {
    calls.reset()
    attachChildArguments = []
    detachChildArguments = []
    navigateArguments = []
    childArguments = []
    askArguments = []
    isEnabledArguments = []
  }

  var moves: [NavigationMove<Origin>] { navigateArgValues }

  var finishCallCount: Int { calls.count(of: "finish") }
  var finishHandler: (() -> MoveTransition)? = nil
  var finishReturnValue: MoveTransition? = nil
  func finish() -> MoveTransition {
    calls.note("finish")
    if let finishHandler { return finishHandler() }
    if let finishReturnValue { return finishReturnValue }
    return MoveTransition()
  }

  var viewControllable: any ViewControllable

  var interactable: any Interactable

  private var childrenValue: [any Routing]? = nil
  var children: [any Routing] {
    get { childrenValue ?? calls.unstubbed("children", set: "children") }
    set {
      childrenValue = newValue
    }
  }

  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: (() -> Void)? = nil
  func load() {
    calls.note("load")
    loadHandler?()
  }

  private var attachChildArguments: [(any Routing)] = []
  var attachChildCallCount: Int { calls.count(of: "attachChild") }
  var attachChildHandler: ((any Routing) -> Void)? = nil
  var attachChildArgValues: [(any Routing)] {
    calls.markAsserted("attachChild")
    return attachChildArguments
  }
  var attachChildReceivedArguments: (any Routing)? {
    calls.markLastAsserted("attachChild")
    return attachChildArguments.last
  }
  func attachChild(_ child: any Routing) {
    calls.note("attachChild", ["_": child])
    attachChildArguments.append(child)
    attachChildHandler?(child)
  }

  private var detachChildArguments: [(any Routing)] = []
  var detachChildCallCount: Int { calls.count(of: "detachChild") }
  var detachChildHandler: ((any Routing) -> Void)? = nil
  var detachChildArgValues: [(any Routing)] {
    calls.markAsserted("detachChild")
    return detachChildArguments
  }
  var detachChildReceivedArguments: (any Routing)? {
    calls.markLastAsserted("detachChild")
    return detachChildArguments.last
  }
  func detachChild(_ child: any Routing) {
    calls.note("detachChild", ["_": child])
    detachChildArguments.append(child)
    detachChildHandler?(child)
  }

  private var navigateArguments: [NavigationMove<Origin>] = []
  var navigateCallCount: Int { calls.count(of: "navigate") }
  var navigateHandler: ((NavigationMove<Origin>) -> MoveTransition)? = nil
  var navigateReturnValue: MoveTransition? = nil
  var navigateArgValues: [NavigationMove<Origin>] {
    calls.markAsserted("navigate")
    return navigateArguments
  }
  var navigateReceivedArguments: NavigationMove<Origin>? {
    calls.markLastAsserted("navigate")
    return navigateArguments.last
  }
  @discardableResult func navigate(_ move: NavigationMove<Origin>) -> MoveTransition {
    calls.note("navigate", ["_": move])
    navigateArguments.append(move)
    if let navigateHandler { return navigateHandler(move) }
    if let navigateReturnValue { return navigateReturnValue }
    return MoveTransition()
  }

  private var childArguments: [RouteID<Origin>] = []
  var childCallCount: Int { calls.count(of: "child") }
  var childHandler: (@MainActor (RouteID<Origin>) async throws -> any Interactable)? = nil
  var childReturnValue: (any Interactable)? = nil
  var childError: (any Error)? = nil
  var childArgValues: [RouteID<Origin>] {
    calls.markAsserted("child")
    return childArguments
  }
  var childReceivedArguments: RouteID<Origin>? {
    calls.markLastAsserted("child")
    return childArguments.last
  }
  func child(at id: RouteID<Origin>) async throws -> any Interactable {
    let call = calls.note("child", ["at": id])
    childArguments.append(id)
    if let childHandler { return try await childHandler(id) }
    if let childError { throw childError }
    if let childReturnValue { return childReturnValue }
    throw calls.unstubbedError("child", call, set: "childReturnValue", "childError", "childHandler")
  }

  private var askArguments: [NavigationAlert] = []
  var askCallCount: Int { calls.count(of: "ask") }
  var askHandler: (@MainActor (NavigationAlert) async -> NavigationAlert.Answer?)? = nil
  private var askGivenReturnValue: NavigationAlert.Answer?? = nil
  var askReturnValue: NavigationAlert.Answer? {
    get { askGivenReturnValue ?? nil }
    set { askGivenReturnValue = .some(newValue) }
  }
  var askArgValues: [NavigationAlert] {
    calls.markAsserted("ask")
    return askArguments
  }
  var askReceivedArguments: NavigationAlert? {
    calls.markLastAsserted("ask")
    return askArguments.last
  }
  func ask(_ question: NavigationAlert) async -> NavigationAlert.Answer? {
    let call = calls.note("ask", ["_": question])
    askArguments.append(question)
    if let askHandler { return await askHandler(question) }
    if let askGivenReturnValue { return askGivenReturnValue }
    return calls.unstubbed("ask", call, set: "askReturnValue", "askHandler")
  }

  private var isEnabledArguments: [Route<Origin>] = []
  var isEnabledCallCount: Int { calls.count(of: "isEnabled") }
  var isEnabledHandler: ((Route<Origin>) -> Bool)? = nil
  var isEnabledReturnValue: Bool? = nil
  var isEnabledArgValues: [Route<Origin>] {
    calls.markAsserted("isEnabled")
    return isEnabledArguments
  }
  var isEnabledReceivedArguments: Route<Origin>? {
    calls.markLastAsserted("isEnabled")
    return isEnabledArguments.last
  }
  func isEnabled(_ route: Route<Origin>) -> Bool {
    calls.note("isEnabled", ["_": route])
    isEnabledArguments.append(route)
    if let isEnabledHandler { return isEnabledHandler(route) }
    if let isEnabledReturnValue { return isEnabledReturnValue }
    return true
  }
}
#if swift(>=6)
extension Ih37ShownMock: Ih37Shown {}
#else
extension Ih37ShownMock: @preconcurrency Ih37Shown {}
#endif

@MainActor
final class Ih38MovesMock: Mock {
  nonisolated let calls: Calls
  typealias Origin = Int

  init(moves: Int? = nil, interactable: (any Interactable)? = nil, children: [any Routing]? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Ih38MovesMock.self, sourceLocation: sourceLocation)
    movesValue = moves
    self.interactable = interactable ?? Interactor()
    childrenValue = children
  }

  func reset() {
    calls.reset()
    navigateArguments = []
    childArguments = []
    askArguments = []
    isEnabledArguments = []
    attachChildArguments = []
    detachChildArguments = []
  }

  private var movesValue: Int? = nil
  var moves: Int {
    get { movesValue ?? calls.unstubbed("moves", set: "moves") }
    set {
      movesValue = newValue
    }
  }

  private var navigateArguments: [NavigationMove<Origin>] = []
  var navigateCallCount: Int { calls.count(of: "navigate") }
  var navigateHandler: ((NavigationMove<Origin>) -> MoveTransition)? = nil
  var navigateReturnValue: MoveTransition? = nil
  var navigateArgValues: [NavigationMove<Origin>] {
    calls.markAsserted("navigate")
    return navigateArguments
  }
  var navigateReceivedArguments: NavigationMove<Origin>? {
    calls.markLastAsserted("navigate")
    return navigateArguments.last
  }
  @discardableResult func navigate(_ move: NavigationMove<Origin>) -> MoveTransition {
    calls.note("navigate", ["_": move])
    navigateArguments.append(move)
    if let navigateHandler { return navigateHandler(move) }
    if let navigateReturnValue { return navigateReturnValue }
    return MoveTransition()
  }

  private var childArguments: [RouteID<Origin>] = []
  var childCallCount: Int { calls.count(of: "child") }
  var childHandler: (@MainActor (RouteID<Origin>) async throws -> any Interactable)? = nil
  var childReturnValue: (any Interactable)? = nil
  var childError: (any Error)? = nil
  var childArgValues: [RouteID<Origin>] {
    calls.markAsserted("child")
    return childArguments
  }
  var childReceivedArguments: RouteID<Origin>? {
    calls.markLastAsserted("child")
    return childArguments.last
  }
  func child(at id: RouteID<Origin>) async throws -> any Interactable {
    let call = calls.note("child", ["at": id])
    childArguments.append(id)
    if let childHandler { return try await childHandler(id) }
    if let childError { throw childError }
    if let childReturnValue { return childReturnValue }
    throw calls.unstubbedError("child", call, set: "childReturnValue", "childError", "childHandler")
  }

  private var askArguments: [NavigationAlert] = []
  var askCallCount: Int { calls.count(of: "ask") }
  var askHandler: (@MainActor (NavigationAlert) async -> NavigationAlert.Answer?)? = nil
  private var askGivenReturnValue: NavigationAlert.Answer?? = nil
  var askReturnValue: NavigationAlert.Answer? {
    get { askGivenReturnValue ?? nil }
    set { askGivenReturnValue = .some(newValue) }
  }
  var askArgValues: [NavigationAlert] {
    calls.markAsserted("ask")
    return askArguments
  }
  var askReceivedArguments: NavigationAlert? {
    calls.markLastAsserted("ask")
    return askArguments.last
  }
  func ask(_ question: NavigationAlert) async -> NavigationAlert.Answer? {
    let call = calls.note("ask", ["_": question])
    askArguments.append(question)
    if let askHandler { return await askHandler(question) }
    if let askGivenReturnValue { return askGivenReturnValue }
    return calls.unstubbed("ask", call, set: "askReturnValue", "askHandler")
  }

  private var isEnabledArguments: [Route<Origin>] = []
  var isEnabledCallCount: Int { calls.count(of: "isEnabled") }
  var isEnabledHandler: ((Route<Origin>) -> Bool)? = nil
  var isEnabledReturnValue: Bool? = nil
  var isEnabledArgValues: [Route<Origin>] {
    calls.markAsserted("isEnabled")
    return isEnabledArguments
  }
  var isEnabledReceivedArguments: Route<Origin>? {
    calls.markLastAsserted("isEnabled")
    return isEnabledArguments.last
  }
  func isEnabled(_ route: Route<Origin>) -> Bool {
    calls.note("isEnabled", ["_": route])
    isEnabledArguments.append(route)
    if let isEnabledHandler { return isEnabledHandler(route) }
    if let isEnabledReturnValue { return isEnabledReturnValue }
    return true
  }

  var interactable: any Interactable

  private var childrenValue: [any Routing]? = nil
  var children: [any Routing] {
    get { childrenValue ?? calls.unstubbed("children", set: "children") }
    set {
      childrenValue = newValue
    }
  }

  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: (() -> Void)? = nil
  func load() {
    calls.note("load")
    loadHandler?()
  }

  private var attachChildArguments: [(any Routing)] = []
  var attachChildCallCount: Int { calls.count(of: "attachChild") }
  var attachChildHandler: ((any Routing) -> Void)? = nil
  var attachChildArgValues: [(any Routing)] {
    calls.markAsserted("attachChild")
    return attachChildArguments
  }
  var attachChildReceivedArguments: (any Routing)? {
    calls.markLastAsserted("attachChild")
    return attachChildArguments.last
  }
  func attachChild(_ child: any Routing) {
    calls.note("attachChild", ["_": child])
    attachChildArguments.append(child)
    attachChildHandler?(child)
  }

  private var detachChildArguments: [(any Routing)] = []
  var detachChildCallCount: Int { calls.count(of: "detachChild") }
  var detachChildHandler: ((any Routing) -> Void)? = nil
  var detachChildArgValues: [(any Routing)] {
    calls.markAsserted("detachChild")
    return detachChildArguments
  }
  var detachChildReceivedArguments: (any Routing)? {
    calls.markLastAsserted("detachChild")
    return detachChildArguments.last
  }
  func detachChild(_ child: any Routing) {
    calls.note("detachChild", ["_": child])
    detachChildArguments.append(child)
    detachChildHandler?(child)
  }
}
#if swift(>=6)
extension Ih38MovesMock: Ih38Moves {}
#else
extension Ih38MovesMock: @preconcurrency Ih38Moves {}
#endif

nonisolated final class In01PlainMock: In01Plain, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: In01PlainMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  required init() {
    calls = Calls(of: In01PlainMock.self)
    calls.note("init")
  }
}

nonisolated final class In02ArgumentsMock: In02Arguments, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: In02ArgumentsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  required init(name: String, age: Int) {
    calls = Calls(of: In02ArgumentsMock.self)
    calls.note("init", ["name": name, "age": age])
  }

  var greetCallCount: Int { calls.count(of: "greet") }
  var greetHandler: (() -> String)? = nil
  var greetReturnValue: String? = nil
  func greet() -> String {
    let call = calls.note("greet")
    if let greetHandler { return greetHandler() }
    if let greetReturnValue { return greetReturnValue }
    return calls.unstubbed("greet", call, set: "greetReturnValue", "greetHandler")
  }
}

nonisolated final class In03FailableMock: In03Failable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: In03FailableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  required init?(text: String) {
    calls = Calls(of: In03FailableMock.self)
    calls.note("init", ["text": text])
  }
}

nonisolated final class In04ThrowsMock: In04Throws, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: In04ThrowsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  required init(path: String) throws {
    calls = Calls(of: In04ThrowsMock.self)
    calls.note("init", ["path": path])
  }
}

nonisolated final class In05AsyncMock: In05Async, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: In05AsyncMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  required init(page: Int) async throws {
    calls = Calls(of: In05AsyncMock.self)
    calls.note("init", ["page": page])
  }
}

nonisolated final class In06GenericMock: In06Generic, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: In06GenericMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  required init<T>(_ value: T) where T: Hashable {
    calls = Calls(of: In06GenericMock.self)
    calls.note("init", ["_": value])
  }
}

nonisolated final class In07OverloadsMock: In07Overloads, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: In07OverloadsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  required init(_ number: Int) {
    calls = Calls(of: In07OverloadsMock.self)
    calls.note("init", ["_": number])
  }

  required init(_ text: String) {
    calls = Calls(of: In07OverloadsMock.self)
    calls.note("initText", ["_": text])
  }
}

@MainActor
final class In08MainActorMock: In08MainActor, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: In08MainActorMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  required init(title: String) {
    calls = Calls(of: In08MainActorMock.self)
    calls.note("init", ["title": title])
  }
}

actor In09ActorMock: Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: In09ActorMock.self, sourceLocation: sourceLocation)
  }

  nonisolated func reset() {
    calls.reset()
  }

  init(title: String) {
    calls = Calls(of: In09ActorMock.self)
    calls.note("init", ["title": title])
  }
}
extension In09ActorMock: In09Actor {}

nonisolated final class In10SendableMock: In10Sendable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: In10SendableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  required init(title: String) {
    calls = Calls(of: In10SendableMock.self)
    calls.note("init", ["title": title])
  }
}

nonisolated final class In11ClosureMock: In11Closure, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: In11ClosureMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  required init(_ body: @escaping () -> Void, _ check: () -> Bool) {
    calls = Calls(of: In11ClosureMock.self)
    calls.note("init", ["_": ArgumentText.closure, "_": ArgumentText.closure])
  }
}

@MainActor
final class Is01MainActorMock: Is01MainActor, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is01MainActorMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    showArguments = []
  }

  private var showArguments: [String] = []
  var showCallCount: Int { calls.count(of: "show") }
  var showHandler: ((String) -> Bool)? = nil
  var showReturnValue: Bool? = nil
  var showArgValues: [String] {
    calls.markAsserted("show")
    return showArguments
  }
  var showReceivedArguments: String? {
    calls.markLastAsserted("show")
    return showArguments.last
  }
  func show(_ text: String) -> Bool {
    let call = calls.note("show", ["_": text])
    showArguments.append(text)
    if let showHandler { return showHandler(text) }
    if let showReturnValue { return showReturnValue }
    return calls.unstubbed("show", call, set: "showReturnValue", "showHandler")
  }
}

@MainActor
final class Is02MainActorAsyncMock: Is02MainActorAsync, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is02MainActorAsyncMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    loadArguments = []
  }

  private var loadArguments: [Int] = []
  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: (@MainActor (Int) async throws -> [String])? = nil
  var loadReturnValue: [String]? = nil
  var loadError: (any Error)? = nil
  var loadArgValues: [Int] {
    calls.markAsserted("load")
    return loadArguments
  }
  var loadReceivedArguments: Int? {
    calls.markLastAsserted("load")
    return loadArguments.last
  }
  func load(_ page: Int) async throws -> [String] {
    let call = calls.note("load", ["_": page])
    loadArguments.append(page)
    if let loadHandler { return try await loadHandler(page) }
    if let loadError { throw loadError }
    if let loadReturnValue { return loadReturnValue }
    throw calls.unstubbedError("load", call, set: "loadReturnValue", "loadError", "loadHandler")
  }

  var waitCallCount: Int { calls.count(of: "wait") }
  var waitHandler: (@MainActor () async -> Void)? = nil
  func wait() async {
    calls.note("wait")
    await waitHandler?()
  }
}

@MainActor
final class Is03MainActorObjectMock: Is03MainActorObject, Mock {
  nonisolated let calls: Calls

  init(title: String? = nil, parent: (any Is01MainActor)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is03MainActorObjectMock.self, sourceLocation: sourceLocation)
    titleValue = title
    self.parent = parent
  }

  func reset() {
    calls.reset()
  }

  var titleSetCallCount: Int { calls.count(of: "titleSet") }
  private var titleValue: String? = nil
  var title: String {
    get { titleValue ?? calls.unstubbed("title", set: "title") }
    set {
      calls.note("titleSet", ["_": newValue])
      titleValue = newValue
    }
  }

  var parentSetCallCount: Int { calls.count(of: "parentSet") }
  var parent: (any Is01MainActor)? {
    didSet { calls.note("parentSet", ["_": parent]) }
  }
}

nonisolated final class Is04SendableMock: Is04Sendable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is04SendableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    priceArguments = []
    didSellArguments = []
  }

  private let priceArgumentsStub = Stub<[String]>([])
  private var priceArguments: [String] {
    get { priceArgumentsStub.value }
    set { priceArgumentsStub.value = newValue }
  }
  var priceCallCount: Int { calls.count(of: "price") }
  private let priceHandlerStub = Stub<(@Sendable (String) -> Int)?>(nil)
  var priceHandler: (@Sendable (String) -> Int)? {
    get { priceHandlerStub.value }
    set { priceHandlerStub.value = newValue }
  }
  private let priceReturnValueStub = Stub<Int?>(nil)
  var priceReturnValue: Int? {
    get { priceReturnValueStub.value }
    set { priceReturnValueStub.value = newValue }
  }
  var priceArgValues: [String] {
    calls.markAsserted("price")
    return priceArguments
  }
  var priceReceivedArguments: String? {
    calls.markLastAsserted("price")
    return priceArguments.last
  }
  func price(of item: String) -> Int {
    let call = calls.note("price", ["of": item])
    priceArgumentsStub.update { $0.append(item) }
    if let priceHandler { return priceHandler(item) }
    if let priceReturnValue { return priceReturnValue }
    return calls.unstubbed("price", call, set: "priceReturnValue", "priceHandler")
  }

  private let didSellArgumentsStub = Stub<[String]>([])
  private var didSellArguments: [String] {
    get { didSellArgumentsStub.value }
    set { didSellArgumentsStub.value = newValue }
  }
  var didSellCallCount: Int { calls.count(of: "didSell") }
  private let didSellHandlerStub = Stub<(@Sendable (String) -> Void)?>(nil)
  var didSellHandler: (@Sendable (String) -> Void)? {
    get { didSellHandlerStub.value }
    set { didSellHandlerStub.value = newValue }
  }
  var didSellArgValues: [String] {
    calls.markAsserted("didSell")
    return didSellArguments
  }
  var didSellReceivedArguments: String? {
    calls.markLastAsserted("didSell")
    return didSellArguments.last
  }
  func didSell(_ item: String) {
    calls.note("didSell", ["_": item])
    didSellArgumentsStub.update { $0.append(item) }
    didSellHandler?(item)
  }
}

nonisolated final class Is05SendablePropertyMock: Is05SendableProperty, Mock {
  nonisolated let calls: Calls

  init(currency: String? = nil, rate: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is05SendablePropertyMock.self, sourceLocation: sourceLocation)
    currencyValueStub.value = currency
    rateValueStub.value = rate
  }

  func reset() {
    calls.reset()
  }

  var currencySetCallCount: Int { calls.count(of: "currencySet") }
  private let currencyValueStub = Stub<String?>(nil)
  private var currencyValue: String? {
    get { currencyValueStub.value }
    set { currencyValueStub.value = newValue }
  }
  var currency: String {
    get { currencyValue ?? calls.unstubbed("currency", set: "currency") }
    set {
      calls.note("currencySet", ["_": newValue])
      currencyValue = newValue
    }
  }

  private let rateValueStub = Stub<Double?>(nil)
  private var rateValue: Double? {
    get { rateValueStub.value }
    set { rateValueStub.value = newValue }
  }
  var rate: Double {
    get { rateValue ?? calls.unstubbed("rate", set: "rate") }
    set {
      rateValue = newValue
    }
  }
}

nonisolated final class Is06SendableAsyncMock: Is06SendableAsync, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is06SendableAsyncMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var refreshCallCount: Int { calls.count(of: "refresh") }
  private let refreshHandlerStub = Stub<(@Sendable () async throws -> Int)?>(nil)
  var refreshHandler: (@Sendable () async throws -> Int)? {
    get { refreshHandlerStub.value }
    set { refreshHandlerStub.value = newValue }
  }
  private let refreshReturnValueStub = Stub<Int?>(nil)
  var refreshReturnValue: Int? {
    get { refreshReturnValueStub.value }
    set { refreshReturnValueStub.value = newValue }
  }
  private let refreshErrorStub = Stub<(any Error)?>(nil)
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

  var waitCallCount: Int { calls.count(of: "wait") }
  private let waitHandlerStub = Stub<(@Sendable () async -> Void)?>(nil)
  var waitHandler: (@Sendable () async -> Void)? {
    get { waitHandlerStub.value }
    set { waitHandlerStub.value = newValue }
  }
  func wait() async {
    calls.note("wait")
    await waitHandler?()
  }
}

actor Is07ActorMock: Is07Actor, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is07ActorMock.self, sourceLocation: sourceLocation)
  }

  nonisolated func reset() {
    calls.reset()
    saveArguments = []
  }

  private nonisolated let saveArgumentsStub = Stub<[String]>([])
  private nonisolated var saveArguments: [String] {
    get { saveArgumentsStub.value }
    set { saveArgumentsStub.value = newValue }
  }
  nonisolated var saveCallCount: Int { calls.count(of: "save") }
  private nonisolated let saveHandlerStub = Stub<(@Sendable (String) -> Bool)?>(nil)
  nonisolated var saveHandler: (@Sendable (String) -> Bool)? {
    get { saveHandlerStub.value }
    set { saveHandlerStub.value = newValue }
  }
  private nonisolated let saveReturnValueStub = Stub<Bool?>(nil)
  nonisolated var saveReturnValue: Bool? {
    get { saveReturnValueStub.value }
    set { saveReturnValueStub.value = newValue }
  }
  nonisolated var saveArgValues: [String] {
    calls.markAsserted("save")
    return saveArguments
  }
  nonisolated var saveReceivedArguments: String? {
    calls.markLastAsserted("save")
    return saveArguments.last
  }
  func save(_ item: String) -> Bool {
    let call = calls.note("save", ["_": item])
    saveArgumentsStub.update { $0.append(item) }
    if let saveHandler { return saveHandler(item) }
    if let saveReturnValue { return saveReturnValue }
    return calls.unstubbed("save", call, set: "saveReturnValue", "saveHandler")
  }
}

actor Is08ActorPropertyMock: Is08ActorProperty, Mock {
  nonisolated let calls: Calls

  init(count: Int? = nil, name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is08ActorPropertyMock.self, sourceLocation: sourceLocation)
    countValueStub.value = count
    nameValueStub.value = name
  }

  nonisolated func reset() {
    calls.reset()
  }

  private nonisolated let countValueStub = Stub<Int?>(nil)
  private nonisolated var countValue: Int? {
    get { countValueStub.value }
    set { countValueStub.value = newValue }
  }
  nonisolated var count: Int {
    get { countValue ?? calls.unstubbed("count", set: "count") }
    set {
      countValue = newValue
    }
  }

  private nonisolated let nameValueStub = Stub<String?>(nil)
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

actor Is09ActorAsyncMock: Is09ActorAsync, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is09ActorAsyncMock.self, sourceLocation: sourceLocation)
  }

  nonisolated func reset() {
    calls.reset()
  }

  nonisolated var loadCallCount: Int { calls.count(of: "load") }
  private nonisolated let loadHandlerStub: Stub<(nonisolated(nonsending) @Sendable () async throws -> Int)?> = Stub(nil)
  nonisolated var loadHandler: (nonisolated(nonsending) @Sendable () async throws -> Int)? {
    get { loadHandlerStub.value }
    set { loadHandlerStub.value = newValue }
  }
  private nonisolated let loadReturnValueStub = Stub<Int?>(nil)
  nonisolated var loadReturnValue: Int? {
    get { loadReturnValueStub.value }
    set { loadReturnValueStub.value = newValue }
  }
  private nonisolated let loadErrorStub = Stub<(any Error)?>(nil)
  nonisolated var loadError: (any Error)? {
    get { loadErrorStub.value }
    set { loadErrorStub.value = newValue }
  }
  func load() async throws -> Int {
    let call = calls.note("load")
    if let loadHandler { return try await loadHandler() }
    if let loadError { throw loadError }
    if let loadReturnValue { return loadReturnValue }
    throw calls.unstubbedError("load", call, set: "loadReturnValue", "loadError", "loadHandler")
  }

  nonisolated var idCallCount: Int { calls.count(of: "id") }
  private nonisolated let idHandlerStub = Stub<(@Sendable () -> String)?>(nil)
  nonisolated var idHandler: (@Sendable () -> String)? {
    get { idHandlerStub.value }
    set { idHandlerStub.value = newValue }
  }
  private nonisolated let idReturnValueStub = Stub<String?>(nil)
  nonisolated var idReturnValue: String? {
    get { idReturnValueStub.value }
    set { idReturnValueStub.value = newValue }
  }
  nonisolated func id() -> String {
    let call = calls.note("id")
    if let idHandler { return idHandler() }
    if let idReturnValue { return idReturnValue }
    return calls.unstubbed("id", call, set: "idReturnValue", "idHandler")
  }
}

@StoreActor
final class Is10GlobalActorMock: Is10GlobalActor, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is10GlobalActorMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    storeArguments = []
  }

  private var storeArguments: [Int] = []
  var storeCallCount: Int { calls.count(of: "store") }
  var storeHandler: ((Int) -> Int)? = nil
  var storeReturnValue: Int? = nil
  var storeArgValues: [Int] {
    calls.markAsserted("store")
    return storeArguments
  }
  var storeReceivedArguments: Int? {
    calls.markLastAsserted("store")
    return storeArguments.last
  }
  func store(_ value: Int) -> Int {
    let call = calls.note("store", ["_": value])
    storeArguments.append(value)
    if let storeHandler { return storeHandler(value) }
    if let storeReturnValue { return storeReturnValue }
    return calls.unstubbed("store", call, set: "storeReturnValue", "storeHandler")
  }

  var loadCallCount: Int { calls.count(of: "load") }
  var loadHandler: (@StoreActor () async -> Int)? = nil
  var loadReturnValue: Int? = nil
  func load() async -> Int {
    let call = calls.note("load")
    if let loadHandler { return await loadHandler() }
    if let loadReturnValue { return loadReturnValue }
    return calls.unstubbed("load", call, set: "loadReturnValue", "loadHandler")
  }
}

@MainActor
final class Is11NonisolatedMock: Is11Nonisolated, Mock {
  nonisolated let calls: Calls

  init(name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is11NonisolatedMock.self, sourceLocation: sourceLocation)
    nameValueStub.value = name
  }

  func reset() {
    calls.reset()
    anywhereArguments = []
  }

  var onMainCallCount: Int { calls.count(of: "onMain") }
  var onMainHandler: (() -> Void)? = nil
  func onMain() {
    calls.note("onMain")
    onMainHandler?()
  }

  private nonisolated let anywhereArgumentsStub = Stub<[Int]>([])
  private nonisolated var anywhereArguments: [Int] {
    get { anywhereArgumentsStub.value }
    set { anywhereArgumentsStub.value = newValue }
  }
  nonisolated var anywhereCallCount: Int { calls.count(of: "anywhere") }
  private nonisolated let anywhereHandlerStub = Stub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var anywhereHandler: (@Sendable (Int) -> Int)? {
    get { anywhereHandlerStub.value }
    set { anywhereHandlerStub.value = newValue }
  }
  private nonisolated let anywhereReturnValueStub = Stub<Int?>(nil)
  nonisolated var anywhereReturnValue: Int? {
    get { anywhereReturnValueStub.value }
    set { anywhereReturnValueStub.value = newValue }
  }
  nonisolated var anywhereArgValues: [Int] {
    calls.markAsserted("anywhere")
    return anywhereArguments
  }
  nonisolated var anywhereReceivedArguments: Int? {
    calls.markLastAsserted("anywhere")
    return anywhereArguments.last
  }
  nonisolated func anywhere(_ value: Int) -> Int {
    let call = calls.note("anywhere", ["_": value])
    anywhereArgumentsStub.update { $0.append(value) }
    if let anywhereHandler { return anywhereHandler(value) }
    if let anywhereReturnValue { return anywhereReturnValue }
    return calls.unstubbed("anywhere", call, set: "anywhereReturnValue", "anywhereHandler")
  }

  private nonisolated let nameValueStub = Stub<String?>(nil)
  private nonisolated var nameValue: String? {
    get { nameValueStub.value }
    set { nameValueStub.value = newValue }
  }
  nonisolated var name: String {
    get { nameValue ?? calls.unstubbed("name", set: "name") }
    set {
      nameValue = newValue
    }
  }
}

nonisolated final class Is12MemberOnMainActorMock: Is12MemberOnMainActor, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is12MemberOnMainActorMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  private let showArgumentsStub = Stub<[String]>([])
  private var showArguments: [String] {
    get { showArgumentsStub.value }
    set { showArgumentsStub.value = newValue }
  }
  @MainActor var showCallCount: Int { calls.count(of: "show") }
  private let showHandlerStub = Stub<(@MainActor (String) -> Void)?>(nil)
  @MainActor var showHandler: (@MainActor (String) -> Void)? {
    get { showHandlerStub.value }
    set { showHandlerStub.value = newValue }
  }
  @MainActor var showArgValues: [String] {
    calls.markAsserted("show")
    return showArguments
  }
  @MainActor var showReceivedArguments: String? {
    calls.markLastAsserted("show")
    return showArguments.last
  }
  @MainActor func show(_ text: String) {
    calls.note("show", ["_": text])
    showArgumentsStub.update { $0.append(text) }
    showHandler?(text)
  }

  var workCallCount: Int { calls.count(of: "work") }
  var workHandler: (() -> Int)? = nil
  var workReturnValue: Int? = nil
  func work() -> Int {
    let call = calls.note("work")
    if let workHandler { return workHandler() }
    if let workReturnValue { return workReturnValue }
    return calls.unstubbed("work", call, set: "workReturnValue", "workHandler")
  }

  @MainActor var titleSetCallCount: Int { calls.count(of: "titleSet") }
  private let titleValueStub = Stub<String?>(nil)
  private var titleValue: String? {
    get { titleValueStub.value }
    set { titleValueStub.value = newValue }
  }
  @MainActor var title: String {
    get { titleValue ?? calls.unstubbed("title", set: "title") }
    set {
      calls.note("titleSet", ["_": newValue])
      titleValue = newValue
    }
  }
}

nonisolated final class Is13MemberOnMainActorAsyncMock: Is13MemberOnMainActorAsync, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is13MemberOnMainActorAsyncMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  @MainActor var loadCallCount: Int { calls.count(of: "load") }
  private let loadHandlerStub = Stub<(@MainActor () async -> Int)?>(nil)
  @MainActor var loadHandler: (@MainActor () async -> Int)? {
    get { loadHandlerStub.value }
    set { loadHandlerStub.value = newValue }
  }
  private let loadReturnValueStub = Stub<Int?>(nil)
  @MainActor var loadReturnValue: Int? {
    get { loadReturnValueStub.value }
    set { loadReturnValueStub.value = newValue }
  }
  @MainActor func load() async -> Int {
    let call = calls.note("load")
    if let loadHandler { return await loadHandler() }
    if let loadReturnValue { return loadReturnValue }
    return calls.unstubbed("load", call, set: "loadReturnValue", "loadHandler")
  }
}

nonisolated final class Is14IsolatedParameterMock: Is14IsolatedParameter, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is14IsolatedParameterMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    runArguments = []
  }

  private var runArguments: [(actor: (any Actor)?, value: Int)] = []
  var runCallCount: Int { calls.count(of: "run") }
  var runHandler: (((any Actor)?, Int) -> Int)? = nil
  var runReturnValue: Int? = nil
  var runArgValues: [(actor: (any Actor)?, value: Int)] {
    calls.markAsserted("run")
    return runArguments
  }
  var runReceivedArguments: (actor: (any Actor)?, value: Int)? {
    calls.markLastAsserted("run")
    return runArguments.last
  }
  func run(on actor: isolated (any Actor)?, _ value: Int) -> Int {
    let call = calls.note("run", ["on": actor, "_": value])
    runArguments.append((actor, value))
    if let runHandler { return runHandler(actor, value) }
    if let runReturnValue { return runReturnValue }
    return calls.unstubbed("run", call, set: "runReturnValue", "runHandler")
  }
}

nonisolated final class Is15SendingMock: Is15Sending, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is15SendingMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    giveArguments = []
  }

  private var giveArguments: [Basket] = []
  var giveCallCount: Int { calls.count(of: "give") }
  var giveHandler: ((Basket) -> Void)? = nil
  var giveArgValues: [Basket] {
    calls.markAsserted("give")
    return giveArguments
  }
  var giveReceivedArguments: Basket? {
    calls.markLastAsserted("give")
    return giveArguments.last
  }
  func give(_ basket: sending Basket) {
    calls.note("give", ["_": basket])
    giveArguments.append(basket)
    giveHandler?(basket)
  }

  var takeCallCount: Int { calls.count(of: "take") }
  var takeHandler: (() -> sending Basket)? = nil
  func take() -> sending Basket {
    let call = calls.note("take")
    if let takeHandler { return takeHandler() }
    calls.stopUnstubbed("take", call, returning: Basket.self, set: "takeHandler")
  }
}

nonisolated final class Is16ConcurrentMock: Is16Concurrent, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is16ConcurrentMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    computeArguments = []
  }

  private var computeArguments: [Int] = []
  var computeCallCount: Int { calls.count(of: "compute") }
  var computeHandler: ((Int) async -> Int)? = nil
  var computeReturnValue: Int? = nil
  var computeArgValues: [Int] {
    calls.markAsserted("compute")
    return computeArguments
  }
  var computeReceivedArguments: Int? {
    calls.markLastAsserted("compute")
    return computeArguments.last
  }
  @concurrent func compute(_ value: Int) async -> Int {
    let call = calls.note("compute", ["_": value])
    computeArguments.append(value)
    if let computeHandler { return await computeHandler(value) }
    if let computeReturnValue { return computeReturnValue }
    return calls.unstubbed("compute", call, set: "computeReturnValue", "computeHandler")
  }
}

nonisolated final class Is17NonsendingMock: Is17Nonsending, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is17NonsendingMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    computeArguments = []
  }

  private var computeArguments: [Int] = []
  var computeCallCount: Int { calls.count(of: "compute") }
  var computeHandler: (nonisolated(nonsending) (Int) async -> Int)? = nil
  var computeReturnValue: Int? = nil
  var computeArgValues: [Int] {
    calls.markAsserted("compute")
    return computeArguments
  }
  var computeReceivedArguments: Int? {
    calls.markLastAsserted("compute")
    return computeArguments.last
  }
  nonisolated(nonsending) func compute(_ value: Int) async -> Int {
    let call = calls.note("compute", ["_": value])
    computeArguments.append(value)
    if let computeHandler { return await computeHandler(value) }
    if let computeReturnValue { return computeReturnValue }
    return calls.unstubbed("compute", call, set: "computeReturnValue", "computeHandler")
  }
}

nonisolated final class Is18ErrorMock: Is18Error, Mock {
  nonisolated let calls: Calls

  init(code: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is18ErrorMock.self, sourceLocation: sourceLocation)
    codeValueStub.value = code
  }

  func reset() {
    calls.reset()
  }

  private let codeValueStub = Stub<Int?>(nil)
  private var codeValue: Int? {
    get { codeValueStub.value }
    set { codeValueStub.value = newValue }
  }
  var code: Int {
    get { codeValue ?? calls.unstubbed("code", set: "code") }
    set {
      codeValue = newValue
    }
  }
}

nonisolated final class Is19SendableClosureMock: Is19SendableClosure, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is19SendableClosureMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    eachArguments = []
  }

  private let eachArgumentsStub = Stub<[(@Sendable (Int) -> Void)]>([])
  private var eachArguments: [(@Sendable (Int) -> Void)] {
    get { eachArgumentsStub.value }
    set { eachArgumentsStub.value = newValue }
  }
  var eachCallCount: Int { calls.count(of: "each") }
  private let eachHandlerStub = Stub<(@Sendable (@escaping @Sendable (Int) -> Void) -> Void)?>(nil)
  var eachHandler: (@Sendable (@escaping @Sendable (Int) -> Void) -> Void)? {
    get { eachHandlerStub.value }
    set { eachHandlerStub.value = newValue }
  }
  var eachArgValues: [(@Sendable (Int) -> Void)] {
    calls.markAsserted("each")
    return eachArguments
  }
  var eachReceivedArguments: (@Sendable (Int) -> Void)? {
    calls.markLastAsserted("each")
    return eachArguments.last
  }
  func each(_ body: @escaping @Sendable (Int) -> Void) {
    calls.note("each", ["_": ArgumentText.closure])
    eachArgumentsStub.update { $0.append(body) }
    eachHandler?(body)
  }
}

nonisolated final class Is20NonisolatedMock: Is20Nonisolated, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is20NonisolatedMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var workCallCount: Int { calls.count(of: "work") }
  var workHandler: (() -> Int)? = nil
  var workReturnValue: Int? = nil
  func work() -> Int {
    let call = calls.note("work")
    if let workHandler { return workHandler() }
    if let workReturnValue { return workReturnValue }
    return calls.unstubbed("work", call, set: "workReturnValue", "workHandler")
  }
}

actor Is21InheritedActorMock: Is21InheritedActor, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is21InheritedActorMock.self, sourceLocation: sourceLocation)
  }

  nonisolated func reset() {
    calls.reset()
    saveArguments = []
  }

  nonisolated var clearCallCount: Int { calls.count(of: "clear") }
  private nonisolated let clearHandlerStub = Stub<(@Sendable () -> Void)?>(nil)
  nonisolated var clearHandler: (@Sendable () -> Void)? {
    get { clearHandlerStub.value }
    set { clearHandlerStub.value = newValue }
  }
  func clear() {
    calls.note("clear")
    clearHandler?()
  }

  private nonisolated let saveArgumentsStub = Stub<[String]>([])
  private nonisolated var saveArguments: [String] {
    get { saveArgumentsStub.value }
    set { saveArgumentsStub.value = newValue }
  }
  nonisolated var saveCallCount: Int { calls.count(of: "save") }
  private nonisolated let saveHandlerStub = Stub<(@Sendable (String) -> Bool)?>(nil)
  nonisolated var saveHandler: (@Sendable (String) -> Bool)? {
    get { saveHandlerStub.value }
    set { saveHandlerStub.value = newValue }
  }
  private nonisolated let saveReturnValueStub = Stub<Bool?>(nil)
  nonisolated var saveReturnValue: Bool? {
    get { saveReturnValueStub.value }
    set { saveReturnValueStub.value = newValue }
  }
  nonisolated var saveArgValues: [String] {
    calls.markAsserted("save")
    return saveArguments
  }
  nonisolated var saveReceivedArguments: String? {
    calls.markLastAsserted("save")
    return saveArguments.last
  }
  func save(_ item: String) -> Bool {
    let call = calls.note("save", ["_": item])
    saveArgumentsStub.update { $0.append(item) }
    if let saveHandler { return saveHandler(item) }
    if let saveReturnValue { return saveReturnValue }
    return calls.unstubbed("save", call, set: "saveReturnValue", "saveHandler")
  }
}

@MainActor
final class Is22InheritedMainActorMock: Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is22InheritedMainActorMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    showArguments = []
  }

  var hideCallCount: Int { calls.count(of: "hide") }
  var hideHandler: (() -> Void)? = nil
  func hide() {
    calls.note("hide")
    hideHandler?()
  }

  private var showArguments: [String] = []
  var showCallCount: Int { calls.count(of: "show") }
  var showHandler: ((String) -> Bool)? = nil
  var showReturnValue: Bool? = nil
  var showArgValues: [String] {
    calls.markAsserted("show")
    return showArguments
  }
  var showReceivedArguments: String? {
    calls.markLastAsserted("show")
    return showArguments.last
  }
  func show(_ text: String) -> Bool {
    let call = calls.note("show", ["_": text])
    showArguments.append(text)
    if let showHandler { return showHandler(text) }
    if let showReturnValue { return showReturnValue }
    return calls.unstubbed("show", call, set: "showReturnValue", "showHandler")
  }
}
#if swift(>=6)
extension Is22InheritedMainActorMock: Is22InheritedMainActor {}
#else
extension Is22InheritedMainActorMock: @preconcurrency Is22InheritedMainActor {}
#endif

@MainActor
final class Is23MainActorStaticsMock: Is23MainActorStatics, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is23MainActorStaticsMock.self, sourceLocation: sourceLocation)
  }

  nonisolated static var staticCalls: Calls { .ofStatics(of: Is23MainActorStaticsMock.self) }

  func reset() {
    calls.reset()
  }

  static var makeCallCount: Int { staticCalls.count(of: "make") }
  static var makeHandler: (() -> Int)? {
    get { staticCalls.stub("makeHandler", nil as (() -> Int)?).value }
    set { staticCalls.stub("makeHandler", nil as (() -> Int)?).value = newValue }
  }
  static var makeReturnValue: Int? {
    get { staticCalls.stub("makeReturnValue", nil as Int?).value }
    set { staticCalls.stub("makeReturnValue", nil as Int?).value = newValue }
  }
  static func make() -> Int {
    let call = staticCalls.note("make")
    if let makeHandler { return makeHandler() }
    if let makeReturnValue { return makeReturnValue }
    return staticCalls.unstubbed("make", call, set: "makeReturnValue", "makeHandler")
  }

  static var sharedSetCallCount: Int { staticCalls.count(of: "sharedSet") }
  private static var sharedValue: String? {
    get { staticCalls.stub("sharedValue", nil as String?).value }
    set { staticCalls.stub("sharedValue", nil as String?).value = newValue }
  }
  static var shared: String {
    get { sharedValue ?? staticCalls.unstubbed("shared", set: "shared") }
    set {
      staticCalls.note("sharedSet", ["_": newValue])
      sharedValue = newValue
    }
  }
}

@MainActor
final class Is24MainActorMockResultMock: Is24MainActorMockResult, Mock {
  nonisolated let calls: Calls

  init(child2: (any Is01MainActor)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is24MainActorMockResultMock.self, sourceLocation: sourceLocation)
    child2Value = child2
  }

  func reset() {
    calls.reset()
  }

  var childCallCount: Int { calls.count(of: "child") }
  var childHandler: (() -> any Is01MainActor)? = nil
  var childReturnValue: (any Is01MainActor)? = nil
  func child() -> any Is01MainActor {
    let call = calls.note("child")
    if let childHandler { return childHandler() }
    if let childReturnValue { return childReturnValue }
    return calls.unstubbed("child", call, returning: Is01MainActorMock(sourceLocation: calls.sourceLocation), set: "childReturnValue", "childHandler")
  }

  private var child2Value: (any Is01MainActor)? = nil
  var child2: any Is01MainActor {
    get {
      if let child2Value { return child2Value }
      return calls.unstubbed("child2", returning: Is01MainActorMock(sourceLocation: calls.sourceLocation), set: "child2")
    }
    set {
      child2Value = newValue
    }
  }
}

nonisolated final class Is25MixedMockResultMock: Is25MixedMockResult, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is25MixedMockResultMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  @MainActor var childCallCount: Int { calls.count(of: "child") }
  private let childHandlerStub = Stub<(@MainActor () -> any Is01MainActor)?>(nil)
  @MainActor var childHandler: (@MainActor () -> any Is01MainActor)? {
    get { childHandlerStub.value }
    set { childHandlerStub.value = newValue }
  }
  private let childReturnValueStub = Stub<(any Is01MainActor)?>(nil)
  @MainActor var childReturnValue: (any Is01MainActor)? {
    get { childReturnValueStub.value }
    set { childReturnValueStub.value = newValue }
  }
  @MainActor func child() -> any Is01MainActor {
    let call = calls.note("child")
    if let childHandler { return childHandler() }
    if let childReturnValue { return childReturnValue }
    return calls.unstubbed("child", call, returning: Is01MainActorMock(sourceLocation: calls.sourceLocation), set: "childReturnValue", "childHandler")
  }
}

nonisolated final class Is26SendableNonSendableMock: Is26SendableNonSendable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is26SendableNonSendableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    putArguments = []
  }

  var basketCallCount: Int { calls.count(of: "basket") }
  private let basketHandlerStub = Stub<(@Sendable () -> Basket)?>(nil)
  var basketHandler: (@Sendable () -> Basket)? {
    get { basketHandlerStub.value }
    set { basketHandlerStub.value = newValue }
  }
  private let basketReturnValueStub = Stub<Basket?>(nil)
  var basketReturnValue: Basket? {
    get { basketReturnValueStub.value }
    set { basketReturnValueStub.value = newValue }
  }
  func basket() -> Basket {
    let call = calls.note("basket")
    if let basketHandler { return basketHandler() }
    if let basketReturnValue { return basketReturnValue }
    if let value = MockDefaults.emptyValue(of: Basket.self) {
      return calls.unstubbed("basket", call, returning: value, set: "basketReturnValue", "basketHandler")
    }
    calls.stopUnstubbed("basket", call, returning: Basket.self, set: "basketReturnValue", "basketHandler")
  }

  private let putArgumentsStub = Stub<[Basket]>([])
  private var putArguments: [Basket] {
    get { putArgumentsStub.value }
    set { putArgumentsStub.value = newValue }
  }
  var putCallCount: Int { calls.count(of: "put") }
  private let putHandlerStub = Stub<(@Sendable (Basket) -> Void)?>(nil)
  var putHandler: (@Sendable (Basket) -> Void)? {
    get { putHandlerStub.value }
    set { putHandlerStub.value = newValue }
  }
  var putArgValues: [Basket] {
    calls.markAsserted("put")
    return putArguments
  }
  var putReceivedArguments: Basket? {
    calls.markLastAsserted("put")
    return putArguments.last
  }
  func put(_ basket: Basket) {
    calls.note("put", ["_": basket])
    putArgumentsStub.update { $0.append(basket) }
    putHandler?(basket)
  }
}

nonisolated final class Is27SendableTypedMock: Is27SendableTyped, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is27SendableTypedMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var buyCallCount: Int { calls.count(of: "buy") }
  private let buyHandlerStub = Stub<(@Sendable () async throws(ShopError) -> Int)?>(nil)
  var buyHandler: (@Sendable () async throws(ShopError) -> Int)? {
    get { buyHandlerStub.value }
    set { buyHandlerStub.value = newValue }
  }
  private let buyReturnValueStub = Stub<Int?>(nil)
  var buyReturnValue: Int? {
    get { buyReturnValueStub.value }
    set { buyReturnValueStub.value = newValue }
  }
  private let buyErrorStub = Stub<ShopError?>(nil)
  var buyError: ShopError? {
    get { buyErrorStub.value }
    set { buyErrorStub.value = newValue }
  }
  func buy() async throws(ShopError) -> Int {
    let call = calls.note("buy")
    if let buyHandler { return try await buyHandler() }
    if let buyError { throw buyError }
    if let buyReturnValue { return buyReturnValue }
    return calls.unstubbed("buy", call, set: "buyReturnValue", "buyError", "buyHandler")
  }
}

@MainActor
final class Is28NonisolatedAsyncMock: Is28NonisolatedAsync, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is28NonisolatedAsyncMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  nonisolated var loadCallCount: Int { calls.count(of: "load") }
  private nonisolated let loadHandlerStub = Stub<(@Sendable () async throws -> Int)?>(nil)
  nonisolated var loadHandler: (@Sendable () async throws -> Int)? {
    get { loadHandlerStub.value }
    set { loadHandlerStub.value = newValue }
  }
  private nonisolated let loadReturnValueStub = Stub<Int?>(nil)
  nonisolated var loadReturnValue: Int? {
    get { loadReturnValueStub.value }
    set { loadReturnValueStub.value = newValue }
  }
  private nonisolated let loadErrorStub = Stub<(any Error)?>(nil)
  nonisolated var loadError: (any Error)? {
    get { loadErrorStub.value }
    set { loadErrorStub.value = newValue }
  }
  nonisolated func load() async throws -> Int {
    let call = calls.note("load")
    if let loadHandler { return try await loadHandler() }
    if let loadError { throw loadError }
    if let loadReturnValue { return loadReturnValue }
    throw calls.unstubbedError("load", call, set: "loadReturnValue", "loadError", "loadHandler")
  }
}

@MainActor
final class Is29MainActorOfFreeMock: Is29MainActorOfFree, Mock {
  nonisolated let calls: Calls

  init(level: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is29MainActorOfFreeMock.self, sourceLocation: sourceLocation)
    levelValueStub.value = level
  }

  func reset() {
    calls.reset()
    freeArguments = []
  }

  var showCallCount: Int { calls.count(of: "show") }
  var showHandler: (() -> Int)? = nil
  var showReturnValue: Int? = nil
  func show() -> Int {
    let call = calls.note("show")
    if let showHandler { return showHandler() }
    if let showReturnValue { return showReturnValue }
    return calls.unstubbed("show", call, set: "showReturnValue", "showHandler")
  }

  private nonisolated let freeArgumentsStub = Stub<[Int]>([])
  private nonisolated var freeArguments: [Int] {
    get { freeArgumentsStub.value }
    set { freeArgumentsStub.value = newValue }
  }
  nonisolated var freeCallCount: Int { calls.count(of: "free") }
  private nonisolated let freeHandlerStub = Stub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var freeHandler: (@Sendable (Int) -> Int)? {
    get { freeHandlerStub.value }
    set { freeHandlerStub.value = newValue }
  }
  private nonisolated let freeReturnValueStub = Stub<Int?>(nil)
  nonisolated var freeReturnValue: Int? {
    get { freeReturnValueStub.value }
    set { freeReturnValueStub.value = newValue }
  }
  nonisolated var freeArgValues: [Int] {
    calls.markAsserted("free")
    return freeArguments
  }
  nonisolated var freeReceivedArguments: Int? {
    calls.markLastAsserted("free")
    return freeArguments.last
  }
  nonisolated func free(_ value: Int) -> Int {
    let call = calls.note("free", ["_": value])
    freeArgumentsStub.update { $0.append(value) }
    if let freeHandler { return freeHandler(value) }
    if let freeReturnValue { return freeReturnValue }
    return calls.unstubbed("free", call, set: "freeReturnValue", "freeHandler")
  }

  nonisolated var levelSetCallCount: Int { calls.count(of: "levelSet") }
  private nonisolated let levelValueStub = Stub<Int?>(nil)
  private nonisolated var levelValue: Int? {
    get { levelValueStub.value }
    set { levelValueStub.value = newValue }
  }
  nonisolated var level: Int {
    get { levelValue ?? calls.unstubbed("level", set: "level") }
    set {
      calls.note("levelSet", ["_": newValue])
      levelValue = newValue
    }
  }
}

@MainActor
final class Is30SendableOfFreeMock: Is30SendableOfFree, Mock {
  nonisolated let calls: Calls

  init(level: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is30SendableOfFreeMock.self, sourceLocation: sourceLocation)
    levelValueStub.value = level
  }

  func reset() {
    calls.reset()
    freeArguments = []
  }

  var showCallCount: Int { calls.count(of: "show") }
  var showHandler: (() -> Void)? = nil
  func show() {
    calls.note("show")
    showHandler?()
  }

  private nonisolated let freeArgumentsStub = Stub<[Int]>([])
  private nonisolated var freeArguments: [Int] {
    get { freeArgumentsStub.value }
    set { freeArgumentsStub.value = newValue }
  }
  nonisolated var freeCallCount: Int { calls.count(of: "free") }
  private nonisolated let freeHandlerStub = Stub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var freeHandler: (@Sendable (Int) -> Int)? {
    get { freeHandlerStub.value }
    set { freeHandlerStub.value = newValue }
  }
  private nonisolated let freeReturnValueStub = Stub<Int?>(nil)
  nonisolated var freeReturnValue: Int? {
    get { freeReturnValueStub.value }
    set { freeReturnValueStub.value = newValue }
  }
  nonisolated var freeArgValues: [Int] {
    calls.markAsserted("free")
    return freeArguments
  }
  nonisolated var freeReceivedArguments: Int? {
    calls.markLastAsserted("free")
    return freeArguments.last
  }
  nonisolated func free(_ value: Int) -> Int {
    let call = calls.note("free", ["_": value])
    freeArgumentsStub.update { $0.append(value) }
    if let freeHandler { return freeHandler(value) }
    if let freeReturnValue { return freeReturnValue }
    return calls.unstubbed("free", call, set: "freeReturnValue", "freeHandler")
  }

  nonisolated var levelSetCallCount: Int { calls.count(of: "levelSet") }
  private nonisolated let levelValueStub = Stub<Int?>(nil)
  private nonisolated var levelValue: Int? {
    get { levelValueStub.value }
    set { levelValueStub.value = newValue }
  }
  nonisolated var level: Int {
    get { levelValue ?? calls.unstubbed("level", set: "level") }
    set {
      calls.note("levelSet", ["_": newValue])
      levelValue = newValue
    }
  }
}

@MainActor
final class Is31ChildOfMainActorMock: Mock {
  nonisolated let calls: Calls

  init(isHidden: Bool? = nil, level: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is31ChildOfMainActorMock.self, sourceLocation: sourceLocation)
    isHiddenValue = isHidden
    levelValueStub.value = level
  }

  func reset() {
    calls.reset()
    freeArguments = []
  }

  var hideCallCount: Int { calls.count(of: "hide") }
  var hideHandler: (() -> Void)? = nil
  func hide() {
    calls.note("hide")
    hideHandler?()
  }

  var isHiddenSetCallCount: Int { calls.count(of: "isHiddenSet") }
  private var isHiddenValue: Bool? = nil
  var isHidden: Bool {
    get { isHiddenValue ?? calls.unstubbed("isHidden", set: "isHidden") }
    set {
      calls.note("isHiddenSet", ["_": newValue])
      isHiddenValue = newValue
    }
  }

  var showCallCount: Int { calls.count(of: "show") }
  var showHandler: (() -> Void)? = nil
  func show() {
    calls.note("show")
    showHandler?()
  }

  private nonisolated let freeArgumentsStub = Stub<[Int]>([])
  private nonisolated var freeArguments: [Int] {
    get { freeArgumentsStub.value }
    set { freeArgumentsStub.value = newValue }
  }
  nonisolated var freeCallCount: Int { calls.count(of: "free") }
  private nonisolated let freeHandlerStub = Stub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var freeHandler: (@Sendable (Int) -> Int)? {
    get { freeHandlerStub.value }
    set { freeHandlerStub.value = newValue }
  }
  private nonisolated let freeReturnValueStub = Stub<Int?>(nil)
  nonisolated var freeReturnValue: Int? {
    get { freeReturnValueStub.value }
    set { freeReturnValueStub.value = newValue }
  }
  nonisolated var freeArgValues: [Int] {
    calls.markAsserted("free")
    return freeArguments
  }
  nonisolated var freeReceivedArguments: Int? {
    calls.markLastAsserted("free")
    return freeArguments.last
  }
  nonisolated func free(_ value: Int) -> Int {
    let call = calls.note("free", ["_": value])
    freeArgumentsStub.update { $0.append(value) }
    if let freeHandler { return freeHandler(value) }
    if let freeReturnValue { return freeReturnValue }
    return calls.unstubbed("free", call, set: "freeReturnValue", "freeHandler")
  }

  nonisolated var levelSetCallCount: Int { calls.count(of: "levelSet") }
  private nonisolated let levelValueStub = Stub<Int?>(nil)
  private nonisolated var levelValue: Int? {
    get { levelValueStub.value }
    set { levelValueStub.value = newValue }
  }
  nonisolated var level: Int {
    get { levelValue ?? calls.unstubbed("level", set: "level") }
    set {
      calls.note("levelSet", ["_": newValue])
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
final class Is32NothingOfItsOwnMock: Mock {
  nonisolated let calls: Calls

  init(isHidden: Bool? = nil, level: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is32NothingOfItsOwnMock.self, sourceLocation: sourceLocation)
    isHiddenValue = isHidden
    levelValueStub.value = level
  }

  func reset() {
    calls.reset()
    freeArguments = []
  }

  var hideCallCount: Int { calls.count(of: "hide") }
  var hideHandler: (() -> Void)? = nil
  func hide() {
    calls.note("hide")
    hideHandler?()
  }

  var isHiddenSetCallCount: Int { calls.count(of: "isHiddenSet") }
  private var isHiddenValue: Bool? = nil
  var isHidden: Bool {
    get { isHiddenValue ?? calls.unstubbed("isHidden", set: "isHidden") }
    set {
      calls.note("isHiddenSet", ["_": newValue])
      isHiddenValue = newValue
    }
  }

  var showCallCount: Int { calls.count(of: "show") }
  var showHandler: (() -> Void)? = nil
  func show() {
    calls.note("show")
    showHandler?()
  }

  private nonisolated let freeArgumentsStub = Stub<[Int]>([])
  private nonisolated var freeArguments: [Int] {
    get { freeArgumentsStub.value }
    set { freeArgumentsStub.value = newValue }
  }
  nonisolated var freeCallCount: Int { calls.count(of: "free") }
  private nonisolated let freeHandlerStub = Stub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var freeHandler: (@Sendable (Int) -> Int)? {
    get { freeHandlerStub.value }
    set { freeHandlerStub.value = newValue }
  }
  private nonisolated let freeReturnValueStub = Stub<Int?>(nil)
  nonisolated var freeReturnValue: Int? {
    get { freeReturnValueStub.value }
    set { freeReturnValueStub.value = newValue }
  }
  nonisolated var freeArgValues: [Int] {
    calls.markAsserted("free")
    return freeArguments
  }
  nonisolated var freeReceivedArguments: Int? {
    calls.markLastAsserted("free")
    return freeArguments.last
  }
  nonisolated func free(_ value: Int) -> Int {
    let call = calls.note("free", ["_": value])
    freeArgumentsStub.update { $0.append(value) }
    if let freeHandler { return freeHandler(value) }
    if let freeReturnValue { return freeReturnValue }
    return calls.unstubbed("free", call, set: "freeReturnValue", "freeHandler")
  }

  nonisolated var levelSetCallCount: Int { calls.count(of: "levelSet") }
  private nonisolated let levelValueStub = Stub<Int?>(nil)
  private nonisolated var levelValue: Int? {
    get { levelValueStub.value }
    set { levelValueStub.value = newValue }
  }
  nonisolated var level: Int {
    get { levelValue ?? calls.unstubbed("level", set: "level") }
    set {
      calls.note("levelSet", ["_": newValue])
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
final class Is33PlacedMembersMock: Is33PlacedMembers, Mock {
  nonisolated let calls: Calls

  init(level: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is33PlacedMembersMock.self, sourceLocation: sourceLocation)
    levelValueStub.value = level
  }

  func reset() {
    calls.reset()
    freeArguments = []
  }

  var hideCallCount: Int { calls.count(of: "hide") }
  var hideHandler: (() -> Void)? = nil
  @MainActor func hide() {
    calls.note("hide")
    hideHandler?()
  }

  nonisolated var anywhereCallCount: Int { calls.count(of: "anywhere") }
  private nonisolated let anywhereHandlerStub = Stub<(@Sendable () -> Void)?>(nil)
  nonisolated var anywhereHandler: (@Sendable () -> Void)? {
    get { anywhereHandlerStub.value }
    set { anywhereHandlerStub.value = newValue }
  }
  nonisolated func anywhere() {
    calls.note("anywhere")
    anywhereHandler?()
  }

  var showCallCount: Int { calls.count(of: "show") }
  var showHandler: (() -> Void)? = nil
  func show() {
    calls.note("show")
    showHandler?()
  }

  private nonisolated let freeArgumentsStub = Stub<[Int]>([])
  private nonisolated var freeArguments: [Int] {
    get { freeArgumentsStub.value }
    set { freeArgumentsStub.value = newValue }
  }
  nonisolated var freeCallCount: Int { calls.count(of: "free") }
  private nonisolated let freeHandlerStub = Stub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var freeHandler: (@Sendable (Int) -> Int)? {
    get { freeHandlerStub.value }
    set { freeHandlerStub.value = newValue }
  }
  private nonisolated let freeReturnValueStub = Stub<Int?>(nil)
  nonisolated var freeReturnValue: Int? {
    get { freeReturnValueStub.value }
    set { freeReturnValueStub.value = newValue }
  }
  nonisolated var freeArgValues: [Int] {
    calls.markAsserted("free")
    return freeArguments
  }
  nonisolated var freeReceivedArguments: Int? {
    calls.markLastAsserted("free")
    return freeArguments.last
  }
  nonisolated func free(_ value: Int) -> Int {
    let call = calls.note("free", ["_": value])
    freeArgumentsStub.update { $0.append(value) }
    if let freeHandler { return freeHandler(value) }
    if let freeReturnValue { return freeReturnValue }
    return calls.unstubbed("free", call, set: "freeReturnValue", "freeHandler")
  }

  nonisolated var levelSetCallCount: Int { calls.count(of: "levelSet") }
  private nonisolated let levelValueStub = Stub<Int?>(nil)
  private nonisolated var levelValue: Int? {
    get { levelValueStub.value }
    set { levelValueStub.value = newValue }
  }
  nonisolated var level: Int {
    get { levelValue ?? calls.unstubbed("level", set: "level") }
    set {
      calls.note("levelSet", ["_": newValue])
      levelValue = newValue
    }
  }
}

actor Is34ActorOfFreeMock: Is34ActorOfFree, Mock {
  nonisolated let calls: Calls

  init(level: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Is34ActorOfFreeMock.self, sourceLocation: sourceLocation)
    levelValueStub.value = level
  }

  nonisolated func reset() {
    calls.reset()
    freeArguments = []
  }

  nonisolated var insideCallCount: Int { calls.count(of: "inside") }
  private nonisolated let insideHandlerStub = Stub<(@Sendable () -> Int)?>(nil)
  nonisolated var insideHandler: (@Sendable () -> Int)? {
    get { insideHandlerStub.value }
    set { insideHandlerStub.value = newValue }
  }
  private nonisolated let insideReturnValueStub = Stub<Int?>(nil)
  nonisolated var insideReturnValue: Int? {
    get { insideReturnValueStub.value }
    set { insideReturnValueStub.value = newValue }
  }
  func inside() -> Int {
    let call = calls.note("inside")
    if let insideHandler { return insideHandler() }
    if let insideReturnValue { return insideReturnValue }
    return calls.unstubbed("inside", call, set: "insideReturnValue", "insideHandler")
  }

  private nonisolated let freeArgumentsStub = Stub<[Int]>([])
  private nonisolated var freeArguments: [Int] {
    get { freeArgumentsStub.value }
    set { freeArgumentsStub.value = newValue }
  }
  nonisolated var freeCallCount: Int { calls.count(of: "free") }
  private nonisolated let freeHandlerStub = Stub<(@Sendable (Int) -> Int)?>(nil)
  nonisolated var freeHandler: (@Sendable (Int) -> Int)? {
    get { freeHandlerStub.value }
    set { freeHandlerStub.value = newValue }
  }
  private nonisolated let freeReturnValueStub = Stub<Int?>(nil)
  nonisolated var freeReturnValue: Int? {
    get { freeReturnValueStub.value }
    set { freeReturnValueStub.value = newValue }
  }
  nonisolated var freeArgValues: [Int] {
    calls.markAsserted("free")
    return freeArguments
  }
  nonisolated var freeReceivedArguments: Int? {
    calls.markLastAsserted("free")
    return freeArguments.last
  }
  nonisolated func free(_ value: Int) -> Int {
    let call = calls.note("free", ["_": value])
    freeArgumentsStub.update { $0.append(value) }
    if let freeHandler { return freeHandler(value) }
    if let freeReturnValue { return freeReturnValue }
    return calls.unstubbed("free", call, set: "freeReturnValue", "freeHandler")
  }

  nonisolated var levelSetCallCount: Int { calls.count(of: "levelSet") }
  private nonisolated let levelValueStub = Stub<Int?>(nil)
  private nonisolated var levelValue: Int? {
    get { levelValueStub.value }
    set { levelValueStub.value = newValue }
  }
  nonisolated var level: Int {
    get { levelValue ?? calls.unstubbed("level", set: "level") }
    set {
      calls.note("levelSet", ["_": newValue])
      levelValue = newValue
    }
  }
}

extension Greenhouse {
  @MainActor
  final class KeeperMock: Greenhouse.Keeper, Mock {
    nonisolated let calls: Calls

    init(best: Plant? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
      calls = Calls(of: KeeperMock.self, sourceLocation: sourceLocation)
      bestValue = best
    }

    func reset() {
      calls.reset()
      putArguments = []
    }

    var bestSetCallCount: Int { calls.count(of: "bestSet") }
    private var bestValue: Plant? = nil
    var best: Plant {
      get {
        if let bestValue { return bestValue }
        if let value = MockDefaults.emptyValue(of: Plant.self) {
          return calls.unstubbed("best", returning: value, set: "best")
        }
        calls.stopUnstubbed("best", returning: Plant.self, set: "best")
      }
      set {
        calls.note("bestSet", ["_": newValue])
        bestValue = newValue
      }
    }

    private var putArguments: [(plant: Plant, pots: [Pot])] = []
    var putCallCount: Int { calls.count(of: "put") }
    var putHandler: ((Plant, [Pot]) throws -> Pot)? = nil
    var putReturnValue: Pot? = nil
    var putError: (any Error)? = nil
    var putArgValues: [(plant: Plant, pots: [Pot])] {
      calls.markAsserted("put")
      return putArguments
    }
    var putReceivedArguments: (plant: Plant, pots: [Pot])? {
      calls.markLastAsserted("put")
      return putArguments.last
    }
    func put(_ plant: Plant, in pots: [Pot]) throws -> Pot {
      let call = calls.note("put", ["_": plant, "in": pots])
      putArguments.append((plant, pots))
      if let putHandler { return try putHandler(plant, pots) }
      if let putError { throw putError }
      if let putReturnValue { return putReturnValue }
      throw calls.unstubbedError("put", call, set: "putReturnValue", "putError", "putHandler")
    }
  }
}
typealias KeeperMock = Greenhouse.KeeperMock

nonisolated final class La01OwnershipMock: La01Ownership, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La01OwnershipMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var lookCallCount: Int { calls.count(of: "look") }
  var lookHandler: (() -> Int)? = nil
  var lookReturnValue: Int? = nil
  func look() -> Int {
    let call = calls.note("look")
    if let lookHandler { return lookHandler() }
    if let lookReturnValue { return lookReturnValue }
    return calls.unstubbed("look", call, set: "lookReturnValue", "lookHandler")
  }

  var endCallCount: Int { calls.count(of: "end") }
  var endHandler: (() -> Void)? = nil
  func end() {
    calls.note("end")
    endHandler?()
  }
}

nonisolated final class La02NoncopyableMock: La02Noncopyable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La02NoncopyableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var nextCallCount: Int { calls.count(of: "next") }
  var nextHandler: (() -> Int)? = nil
  var nextReturnValue: Int? = nil
  func next() -> Int {
    let call = calls.note("next")
    if let nextHandler { return nextHandler() }
    if let nextReturnValue { return nextReturnValue }
    return calls.unstubbed("next", call, set: "nextReturnValue", "nextHandler")
  }

  var peekCallCount: Int { calls.count(of: "peek") }
  var peekHandler: (() -> Int)? = nil
  var peekReturnValue: Int? = nil
  func peek() -> Int {
    let call = calls.note("peek")
    if let peekHandler { return peekHandler() }
    if let peekReturnValue { return peekReturnValue }
    return calls.unstubbed("peek", call, set: "peekReturnValue", "peekHandler")
  }
}

nonisolated final class La03TicketsMock: La03Tickets, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La03TicketsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var openCallCount: Int { calls.count(of: "open") }
  var openHandler: (() throws -> Ticket)? = nil
  var openError: (any Error)? = nil
  func open() throws -> Ticket {
    let call = calls.note("open")
    if let openHandler { return try openHandler() }
    if let openError { throw openError }
    throw calls.unstubbedError("open", call, set: "openError", "openHandler")
  }

  var closeCallCount: Int { calls.count(of: "close") }
  var closeHandler: ((consuming Ticket) -> Void)? = nil
  func close(_ ticket: consuming Ticket) {
    calls.note("close", ["_": ArgumentText("ticket")])
    closeHandler?(ticket)
  }

  var editCallCount: Int { calls.count(of: "edit") }
  var editHandler: ((inout Ticket) -> Void)? = nil
  func edit(_ ticket: inout Ticket) {
    calls.note("edit", ["_": ArgumentText("ticket")])
    editHandler?(&ticket)
  }
}

nonisolated final class La04SendingMock: La04Sending, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La04SendingMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    giveArguments = []
  }

  private var giveArguments: [Basket] = []
  var giveCallCount: Int { calls.count(of: "give") }
  var giveHandler: ((Basket) async -> sending Basket)? = nil
  var giveArgValues: [Basket] {
    calls.markAsserted("give")
    return giveArguments
  }
  var giveReceivedArguments: Basket? {
    calls.markLastAsserted("give")
    return giveArguments.last
  }
  func give(_ basket: sending Basket) async -> sending Basket {
    let call = calls.note("give", ["_": basket])
    giveArguments.append(basket)
    if let giveHandler { return await giveHandler(basket) }
    calls.stopUnstubbed("give", call, returning: Basket.self, set: "giveHandler")
  }
}

nonisolated final class La05PlacesMock: La05Places, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La05PlacesMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    computeArguments = []
  }

  var runCallCount: Int { calls.count(of: "run") }
  var runHandler: (nonisolated(nonsending) () async throws -> Int)? = nil
  var runReturnValue: Int? = nil
  var runError: (any Error)? = nil
  nonisolated(nonsending) func run() async throws -> Int {
    let call = calls.note("run")
    if let runHandler { return try await runHandler() }
    if let runError { throw runError }
    if let runReturnValue { return runReturnValue }
    throw calls.unstubbedError("run", call, set: "runReturnValue", "runError", "runHandler")
  }

  private var computeArguments: [Int] = []
  var computeCallCount: Int { calls.count(of: "compute") }
  var computeHandler: ((Int) async -> Int)? = nil
  var computeReturnValue: Int? = nil
  var computeArgValues: [Int] {
    calls.markAsserted("compute")
    return computeArguments
  }
  var computeReceivedArguments: Int? {
    calls.markLastAsserted("compute")
    return computeArguments.last
  }
  @concurrent func compute(_ x: Int) async -> Int {
    let call = calls.note("compute", ["_": x])
    computeArguments.append(x)
    if let computeHandler { return await computeHandler(x) }
    if let computeReturnValue { return computeReturnValue }
    return calls.unstubbed("compute", call, set: "computeReturnValue", "computeHandler")
  }
}

nonisolated final class La06InlineArraysMock: La06InlineArrays, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La06InlineArraysMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    fixedArguments = []
  }

  private var fixedArguments: [[3 of Int]] = []
  var fixedCallCount: Int { calls.count(of: "fixed") }
  var fixedHandler: (([3 of Int]) -> [3 of Int])? = nil
  var fixedReturnValue: [3 of Int]? = nil
  var fixedArgValues: [[3 of Int]] {
    calls.markAsserted("fixed")
    return fixedArguments
  }
  var fixedReceivedArguments: [3 of Int]? {
    calls.markLastAsserted("fixed")
    return fixedArguments.last
  }
  func fixed(_ a: [3 of Int]) -> [3 of Int] {
    let call = calls.note("fixed", ["_": a])
    fixedArguments.append(a)
    if let fixedHandler { return fixedHandler(a) }
    if let fixedReturnValue { return fixedReturnValue }
    if let value = MockDefaults.emptyValue(of: [3 of Int].self) {
      return calls.unstubbed("fixed", call, returning: value, set: "fixedReturnValue", "fixedHandler")
    }
    calls.stopUnstubbed("fixed", call, returning: [3 of Int].self, set: "fixedReturnValue", "fixedHandler")
  }
}

nonisolated final class La07ExistentialsMock: La07Existentials, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La07ExistentialsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    allArguments = []
  }

  private var allArguments: [(a: any Sequence<Int>, b: any Collection<String> & Sendable)] = []
  var allCallCount: Int { calls.count(of: "all") }
  var allHandler: ((any Sequence<Int>, any Collection<String> & Sendable) -> any Sequence<Int>)? = nil
  var allReturnValue: (any Sequence<Int>)? = nil
  var allArgValues: [(a: any Sequence<Int>, b: any Collection<String> & Sendable)] {
    calls.markAsserted("all")
    return allArguments
  }
  var allReceivedArguments: (a: any Sequence<Int>, b: any Collection<String> & Sendable)? {
    calls.markLastAsserted("all")
    return allArguments.last
  }
  func all(_ a: any Sequence<Int>, _ b: any Collection<String> & Sendable) -> any Sequence<Int> {
    let call = calls.note("all", ["_": a, "_": b])
    allArguments.append((a, b))
    if let allHandler { return allHandler(a, b) }
    if let allReturnValue { return allReturnValue }
    if let value = MockDefaults.emptyValue(of: (any Sequence<Int>).self) {
      return calls.unstubbed("all", call, returning: value, set: "allReturnValue", "allHandler")
    }
    calls.stopUnstubbed("all", call, returning: (any Sequence<Int>).self, set: "allReturnValue", "allHandler")
  }
}

nonisolated final class La08SubscriptsMock: La08Subscripts, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La08SubscriptsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
    subscriptKeyArguments = []
  }

  private var subscriptArguments: [Int] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: ((Int) throws(ShopError) -> Int)? = nil
  var subscriptReturnValue: Int? = nil
  var subscriptError: ShopError? = nil
  var subscriptArgValues: [Int] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: Int? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  subscript(i: Int) -> Int {
    get throws(ShopError) {
      let call = calls.note("subscript", ["_": i])
      subscriptArguments.append(i)
      if let subscriptHandler { return try subscriptHandler(i) }
      if let subscriptError { throw subscriptError }
      if let subscriptReturnValue { return subscriptReturnValue }
      return calls.unstubbed("subscript", call, set: "subscriptReturnValue", "subscriptError", "subscriptHandler")
    }
  }

  private var subscriptKeyArguments: [String] = []
  var subscriptKeyCallCount: Int { calls.count(of: "subscriptKey") }
  var subscriptKeyHandler: ((String) async -> Basket?)? = nil
  private var subscriptKeyGivenReturnValue: Basket?? = nil
  var subscriptKeyReturnValue: Basket? {
    get { subscriptKeyGivenReturnValue ?? nil }
    set { subscriptKeyGivenReturnValue = .some(newValue) }
  }
  var subscriptKeyArgValues: [String] {
    calls.markAsserted("subscriptKey")
    return subscriptKeyArguments
  }
  var subscriptKeyReceivedArguments: String? {
    calls.markLastAsserted("subscriptKey")
    return subscriptKeyArguments.last
  }
  subscript(key: String) -> Basket? {
    get async {
      let call = calls.note("subscriptKey", ["_": key])
      subscriptKeyArguments.append(key)
      if let subscriptKeyHandler { return await subscriptKeyHandler(key) }
      if let subscriptKeyGivenReturnValue { return subscriptKeyGivenReturnValue }
      return calls.unstubbed("subscriptKey", call, set: "subscriptKeyReturnValue", "subscriptKeyHandler")
    }
  }
}

nonisolated final class La09RecursiveMock: La09Recursive, Mock {
  nonisolated let calls: Calls
  typealias Child = La09RecursiveMock

  init(child: Child? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La09RecursiveMock.self, sourceLocation: sourceLocation)
    self.child = child
  }

  func reset() {
    calls.reset()
  }

  var child: Child?
}

nonisolated final class La10SameElementMock<A, B: Sequence>: La10SameElement, Mock where B.Element == A {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La10SameElementMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    fArguments = []
  }

  private var fArguments: [B] = []
  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: ((B) -> A?)? = nil
  private var fGivenReturnValue: A?? = nil
  var fReturnValue: A? {
    get { fGivenReturnValue ?? nil }
    set { fGivenReturnValue = .some(newValue) }
  }
  var fArgValues: [B] {
    calls.markAsserted("f")
    return fArguments
  }
  var fReceivedArguments: B? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  func f(_ b: B) -> A? {
    let call = calls.note("f", ["_": b])
    fArguments.append(b)
    if let fHandler { return fHandler(b) }
    if let fGivenReturnValue { return fGivenReturnValue }
    return calls.unstubbed("f", call, set: "fReturnValue", "fHandler")
  }
}

nonisolated final class La11TableMock<Key: Hashable, Value>: La11Table, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La11TableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
  }

  private var subscriptArguments: [Key] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: ((Key) -> Value?)? = nil
  private var subscriptGivenReturnValue: Value?? = nil
  var subscriptReturnValue: Value? {
    get { subscriptGivenReturnValue ?? nil }
    set { subscriptGivenReturnValue = .some(newValue) }
  }
  var subscriptArgValues: [Key] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: Key? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  var subscriptSetCallCount: Int { calls.count(of: "subscriptSet") }
  var subscriptSetHandler: ((Key, Value?) -> Void)? = nil
  subscript(key: Key) -> Value? {
    get {
      let call = calls.note("subscript", ["_": key])
      subscriptArguments.append(key)
      if let subscriptHandler { return subscriptHandler(key) }
      if let subscriptGivenReturnValue { return subscriptGivenReturnValue }
      return calls.unstubbed("subscript", call, set: "subscriptReturnValue", "subscriptHandler")
    }
    set {
      calls.note("subscriptSet", ["_": key, "newValue": newValue])
      subscriptSetHandler?(key, newValue)
    }
  }
}

nonisolated final class La12TableOfNumbersMock: La12TableOfNumbers, Mock {
  nonisolated let calls: Calls
  typealias Key = String
  typealias Value = Int

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La12TableOfNumbersMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
  }

  var clearCallCount: Int { calls.count(of: "clear") }
  var clearHandler: (() -> Void)? = nil
  func clear() {
    calls.note("clear")
    clearHandler?()
  }

  private var subscriptArguments: [Key] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: ((Key) -> Value?)? = nil
  private var subscriptGivenReturnValue: Value?? = nil
  var subscriptReturnValue: Value? {
    get { subscriptGivenReturnValue ?? nil }
    set { subscriptGivenReturnValue = .some(newValue) }
  }
  var subscriptArgValues: [Key] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: Key? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  var subscriptSetCallCount: Int { calls.count(of: "subscriptSet") }
  var subscriptSetHandler: ((Key, Value?) -> Void)? = nil
  subscript(key: Key) -> Value? {
    get {
      let call = calls.note("subscript", ["_": key])
      subscriptArguments.append(key)
      if let subscriptHandler { return subscriptHandler(key) }
      if let subscriptGivenReturnValue { return subscriptGivenReturnValue }
      return calls.unstubbed("subscript", call, set: "subscriptReturnValue", "subscriptHandler")
    }
    set {
      calls.note("subscriptSet", ["_": key, "newValue": newValue])
      subscriptSetHandler?(key, newValue)
    }
  }
}

nonisolated final class La13MetatypesMock: La13Metatypes, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La13MetatypesMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    fArguments = []
  }

  private var fArguments: [(x: [Int].Type, y: any Fn01Nothing.Type)] = []
  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: (([Int].Type, any Fn01Nothing.Type) -> any Fn01Nothing.Type)? = nil
  var fReturnValue: (any Fn01Nothing.Type)? = nil
  var fArgValues: [(x: [Int].Type, y: any Fn01Nothing.Type)] {
    calls.markAsserted("f")
    return fArguments
  }
  var fReceivedArguments: (x: [Int].Type, y: any Fn01Nothing.Type)? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  func f(_ x: [Int].Type, _ y: any Fn01Nothing.Type) -> any Fn01Nothing.Type {
    let call = calls.note("f", ["_": x, "_": y])
    fArguments.append((x, y))
    if let fHandler { return fHandler(x, y) }
    if let fReturnValue { return fReturnValue }
    if let value = MockDefaults.emptyValue(of: (any Fn01Nothing.Type).self) {
      return calls.unstubbed("f", call, returning: value, set: "fReturnValue", "fHandler")
    }
    calls.stopUnstubbed("f", call, returning: (any Fn01Nothing.Type).self, set: "fReturnValue", "fHandler")
  }
}

nonisolated final class La14OptionalOpaqueMock: La14OptionalOpaque, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La14OptionalOpaqueMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    fArguments = []
  }

  private var fArguments: [(x: (any Equatable)?, y: [String: any Hashable])] = []
  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: (((any Equatable)?, [String: any Hashable]) -> Bool)? = nil
  var fReturnValue: Bool? = nil
  var fArgValues: [(x: (any Equatable)?, y: [String: any Hashable])] {
    calls.markAsserted("f")
    return fArguments
  }
  var fReceivedArguments: (x: (any Equatable)?, y: [String: any Hashable])? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  func f(_ x: (some Equatable)?, _ y: [String: some Hashable]) -> Bool {
    let call = calls.note("f", ["_": x, "_": y])
    fArguments.append((x, y))
    if let fHandler { return fHandler(x, y) }
    if let fReturnValue { return fReturnValue }
    return calls.unstubbed("f", call, set: "fReturnValue", "fHandler")
  }
}

nonisolated final class La15TwoPacksMock: La15TwoPacks, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La15TwoPacksMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    eachArguments = []
  }

  private var eachArguments: [(t: [Any], other: [Any])] = []
  var eachCallCount: Int { calls.count(of: "each") }
  var eachHandler: (([Any], [Any]) -> Bool)? = nil
  var eachReturnValue: Bool? = nil
  var eachArgValues: [(t: [Any], other: [Any])] {
    calls.markAsserted("each")
    return eachArguments
  }
  var eachReceivedArguments: (t: [Any], other: [Any])? {
    calls.markLastAsserted("each")
    return eachArguments.last
  }
  func each<each T: Equatable>(_ t: repeat each T, other: repeat each T) -> Bool {
    var tElements: [Any] = []
    repeat tElements.append(each t)
    var otherElements: [Any] = []
    repeat otherElements.append(each other)
    let call = calls.note("each", ["_": tElements, "other": otherElements])
    eachArguments.append((tElements, otherElements))
    if let eachHandler { return eachHandler(tElements, otherElements) }
    if let eachReturnValue { return eachReturnValue }
    return calls.unstubbed("each", call, set: "eachReturnValue", "eachHandler")
  }
}

nonisolated final class La16PackClosureMock: La16PackClosure, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La16PackClosureMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    applyArguments = []
  }

  private var applyArguments: [[Any]] = []
  var applyCallCount: Int { calls.count(of: "apply") }
  var applyHandler: (([Any]) -> Any?)? = nil
  var applyArgValues: [[Any]] {
    calls.markAsserted("apply")
    return applyArguments
  }
  var applyReceivedArguments: [Any]? {
    calls.markLastAsserted("apply")
    return applyArguments.last
  }
  func apply<each In, Out>(_ f: (repeat each In) -> Out, _ x: repeat each In) -> Out? {
    var xElements: [Any] = []
    repeat xElements.append(each x)
    let call = calls.note("apply", ["_": ArgumentText.closure, "_": xElements])
    applyArguments.append(xElements)
    if let applyHandler { return applyHandler(xElements) as! Out? }
    return calls.unstubbed("apply", call, set: "applyHandler")
  }
}

nonisolated final class La17GenericAliasMock: La17GenericAlias, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La17GenericAliasMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    laterArguments = []
  }

  var nowCallCount: Int { calls.count(of: "now") }
  var nowHandler: ((Receiver<Int>) -> Void)? = nil
  func now(_ g: Receiver<Int>) {
    calls.note("now", ["_": ArgumentText.closure])
    nowHandler?(g)
  }

  private var laterArguments: [Receiver<Int>] = []
  var laterCallCount: Int { calls.count(of: "later") }
  var laterHandler: ((@escaping Receiver<Int>) -> Void)? = nil
  var laterArgValues: [Receiver<Int>] {
    calls.markAsserted("later")
    return laterArguments
  }
  var laterReceivedArguments: Receiver<Int>? {
    calls.markLastAsserted("later")
    return laterArguments.last
  }
  func later(_ g: @escaping Receiver<Int>) {
    calls.note("later", ["_": ArgumentText.closure])
    laterArguments.append(g)
    laterHandler?(g)
  }

  var wireCallCount: Int { calls.count(of: "wire") }
  var wireHandler: ((Wires.Change) -> Int)? = nil
  var wireReturnValue: Int? = nil
  func wire(_ g: Wires.Change) -> Int {
    let call = calls.note("wire", ["_": ArgumentText.closure])
    if let wireHandler { return wireHandler(g) }
    if let wireReturnValue { return wireReturnValue }
    return calls.unstubbed("wire", call, set: "wireReturnValue", "wireHandler")
  }
}

nonisolated final class La18OwnAliasMock: La18OwnAlias, Mock {
  nonisolated let calls: Calls
  typealias Own = () -> Int

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La18OwnAliasMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    laterArguments = []
  }

  var nowCallCount: Int { calls.count(of: "now") }
  var nowHandler: ((Own) -> Int)? = nil
  var nowReturnValue: Int? = nil
  func now(_ o: Own) -> Int {
    let call = calls.note("now", ["_": ArgumentText.closure])
    if let nowHandler { return nowHandler(o) }
    if let nowReturnValue { return nowReturnValue }
    return calls.unstubbed("now", call, set: "nowReturnValue", "nowHandler")
  }

  private var laterArguments: [Own] = []
  var laterCallCount: Int { calls.count(of: "later") }
  var laterHandler: ((@escaping Own) -> Void)? = nil
  var laterArgValues: [Own] {
    calls.markAsserted("later")
    return laterArguments
  }
  var laterReceivedArguments: Own? {
    calls.markLastAsserted("later")
    return laterArguments.last
  }
  func later(_ o: @escaping Own) {
    calls.note("later", ["_": ArgumentText.closure])
    laterArguments.append(o)
    laterHandler?(o)
  }
}

nonisolated final class La19VariadicClosuresMock: La19VariadicClosures, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La19VariadicClosuresMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    runArguments = []
  }

  private var runArguments: [[() -> Void]] = []
  var runCallCount: Int { calls.count(of: "run") }
  var runHandler: (([() -> Void]) -> Void)? = nil
  var runArgValues: [[() -> Void]] {
    calls.markAsserted("run")
    return runArguments
  }
  var runReceivedArguments: [() -> Void]? {
    calls.markLastAsserted("run")
    return runArguments.last
  }
  func run(_ bodies: () -> Void...) {
    calls.note("run", ["_": bodies])
    runArguments.append(bodies)
    runHandler?(bodies)
  }

  var callCallCount: Int { calls.count(of: "call") }
  var callHandler: (((Int...) -> Void) -> Void)? = nil
  func call(_ body: (Int...) -> Void) {
    calls.note("call", ["_": ArgumentText.closure])
    callHandler?(body)
  }
}

nonisolated final class La20InoutsMock: La20Inouts, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La20InoutsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    fArguments = []
  }

  private var fArguments: [(x: [Int], y: Int?, z: (Int, String), w: () -> Void)] = []
  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: ((inout [Int], inout Int?, inout (Int, String), inout () -> Void) -> Void)? = nil
  var fArgValues: [(x: [Int], y: Int?, z: (Int, String), w: () -> Void)] {
    calls.markAsserted("f")
    return fArguments
  }
  var fReceivedArguments: (x: [Int], y: Int?, z: (Int, String), w: () -> Void)? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  func f(_ x: inout [Int], _ y: inout Int?, _ z: inout (Int, String), _ w: inout () -> Void) {
    calls.note("f", ["_": x, "_": y, "_": z, "_": ArgumentText.closure])
    fArguments.append((x, y, z, w))
    fHandler?(&x, &y, &z, &w)
  }
}

nonisolated final class La21ClosurePropertiesMock: La21ClosureProperties, Mock {
  nonisolated let calls: Calls

  init(load: (() async throws -> Int)? = nil, all: [() -> Void]? = nil, pair: (a: Int, b: () -> Void)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La21ClosurePropertiesMock.self, sourceLocation: sourceLocation)
    loadValue = load
    allValue = all
    self.pair = pair
  }

  func reset() {
    calls.reset()
  }

  var loadSetCallCount: Int { calls.count(of: "loadSet") }
  private var loadValue: (() async throws -> Int)? = nil
  var load: () async throws -> Int {
    get {
      if let loadValue { return loadValue }
      if let value = MockDefaults.emptyValue(of: (() async throws -> Int).self) {
        return calls.unstubbed("load", returning: value, set: "load")
      }
      calls.stopUnstubbed("load", returning: (() async throws -> Int).self, set: "load")
    }
    set {
      calls.note("loadSet", ["_": ArgumentText.closure])
      loadValue = newValue
    }
  }

  private var allValue: [() -> Void]? = nil
  var all: [() -> Void] {
    get { allValue ?? calls.unstubbed("all", set: "all") }
    set {
      allValue = newValue
    }
  }

  var pairSetCallCount: Int { calls.count(of: "pairSet") }
  var pair: (a: Int, b: () -> Void)? {
    didSet { calls.note("pairSet", ["_": pair]) }
  }
}

nonisolated final class La22SelvesMock: La22Selves, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La22SelvesMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: La22SelvesMock.self) }

  func reset() {
    calls.reset()
    fArguments = []
  }

  private var fArguments: [(x: La22SelvesMock, y: [La22SelvesMock])] = []
  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: ((La22SelvesMock, [La22SelvesMock], (La22SelvesMock) -> Void) -> (La22SelvesMock, La22SelvesMock?))? = nil
  var fReturnValue: (La22SelvesMock, La22SelvesMock?)? = nil
  var fArgValues: [(x: La22SelvesMock, y: [La22SelvesMock])] {
    calls.markAsserted("f")
    return fArguments
  }
  var fReceivedArguments: (x: La22SelvesMock, y: [La22SelvesMock])? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  func f(_ x: La22SelvesMock, _ y: [La22SelvesMock], _ w: (La22SelvesMock) -> Void) -> (La22SelvesMock, La22SelvesMock?) {
    let call = calls.note("f", ["_": x, "_": y, "_": ArgumentText.closure])
    fArguments.append((x, y))
    if let fHandler { return fHandler(x, y, w) }
    if let fReturnValue { return fReturnValue }
    if let value = MockDefaults.emptyValue(of: (La22SelvesMock, La22SelvesMock?).self) {
      return calls.unstubbed("f", call, returning: value, set: "fReturnValue", "fHandler")
    }
    calls.stopUnstubbed("f", call, returning: (La22SelvesMock, La22SelvesMock?).self, set: "fReturnValue", "fHandler")
  }

  static var allSetCallCount: Int { staticCalls.count(of: "allSet") }
  private static var allValue: [La22SelvesMock]? {
    get { staticCalls.stub("allValue", nil as [La22SelvesMock]?).value }
    set { staticCalls.stub("allValue", nil as [La22SelvesMock]?).value = newValue }
  }
  static var all: [La22SelvesMock] {
    get { allValue ?? staticCalls.unstubbed("all", set: "all") }
    set {
      staticCalls.note("allSet", ["_": newValue])
      allValue = newValue
    }
  }
}

nonisolated final class La23GenericShapesMock: La23GenericShapes, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La23GenericShapesMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    fArguments = []
  }

  private var fArguments: [(t: Any, u: Any?, v: Any, x: Any, z: Any)] = []
  var fCallCount: Int { calls.count(of: "f") }
  var fHandler: ((Any, Any?, Any, (Any) -> Any, inout Any, Any) -> Any)? = nil
  var fArgValues: [(t: Any, u: Any?, v: Any, x: Any, z: Any)] {
    calls.markAsserted("f")
    return fArguments
  }
  var fReceivedArguments: (t: Any, u: Any?, v: Any, x: Any, z: Any)? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  func f<T>(_ t: T, _ u: T?, _ v: [T], _ w: (T) -> T, _ x: inout T, _ z: (T, Int)) -> [T] {
    var xErased: Any = x
    defer { x = xErased as! T }
    let call = calls.note("f", ["_": t, "_": u, "_": v, "_": ArgumentText.closure, "_": x, "_": z])
    fArguments.append((t, u, v, x, z))
    if let fHandler { return fHandler(t, u, v, { value0 in w(value0 as! T) }, &xErased, z) as! [T] }
    return calls.unstubbed("f", call, set: "fHandler")
  }
}

nonisolated final class La24GenericResultsMock: La24GenericResults, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La24GenericResultsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    objectArguments = []
    riskyArguments = []
  }

  private var objectArguments: [Any] = []
  var objectCallCount: Int { calls.count(of: "object") }
  var objectHandler: ((Any) -> Any?)? = nil
  var objectArgValues: [Any] {
    calls.markAsserted("object")
    return objectArguments
  }
  var objectReceivedArguments: Any? {
    calls.markLastAsserted("object")
    return objectArguments.last
  }
  func object<T: AnyObject>(_ t: T) -> T? {
    let call = calls.note("object", ["_": t])
    objectArguments.append(t)
    if let objectHandler { return objectHandler(t) as! T? }
    return calls.unstubbed("object", call, set: "objectHandler")
  }

  private var riskyArguments: [Any] = []
  var riskyCallCount: Int { calls.count(of: "risky") }
  var riskyHandler: ((Any) -> Any?)? = nil
  var riskyArgValues: [Any] {
    calls.markAsserted("risky")
    return riskyArguments
  }
  var riskyReceivedArguments: Any? {
    calls.markLastAsserted("risky")
    return riskyArguments.last
  }
  func risky<T>(_ x: T) -> T! {
    let call = calls.note("risky", ["_": x])
    riskyArguments.append(x)
    if let riskyHandler { return riskyHandler(x) as! T? }
    return calls.unstubbed("risky", call, set: "riskyHandler")
  }

  var lazyCallCount: Int { calls.count(of: "lazy") }
  var lazyHandler: ((() -> Any) -> Any)? = nil
  func lazy<T>(_ f: @autoclosure () -> T) -> T {
    let call = calls.note("lazy", ["_": ArgumentText.closure])
    if let lazyHandler { return lazyHandler({ f() }) as! T }
    if let value = MockDefaults.emptyValue(of: T.self) {
      return calls.unstubbed("lazy", call, returning: value, set: "lazyHandler")
    }
    calls.stopUnstubbed("lazy", call, returning: T.self, set: "lazyHandler")
  }

  var carefulCallCount: Int { calls.count(of: "careful") }
  var carefulHandler: ((() throws -> Any) throws -> Any)? = nil
  func careful<T>(_ f: @autoclosure () throws -> T) rethrows -> T {
    let call = calls.note("careful", ["_": ArgumentText.closure])
    if let carefulHandler {
      func passOn(_ f: @autoclosure () throws -> T, _ rescue: (any Error) throws -> T) rethrows -> T {
        do { return try carefulHandler({ try f() }) as! T } catch { return try rescue(error) }
      }
      return try passOn(f(), { throw $0 })
    }
    if let value = MockDefaults.emptyValue(of: T.self) {
      return calls.unstubbed("careful", call, returning: value, set: "carefulHandler")
    }
    calls.stopUnstubbed("careful", call, returning: T.self, set: "carefulHandler")
  }
}

nonisolated final class La25GenericClosuresMock: La25GenericClosures, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La25GenericClosuresMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    changeArguments = []
    manyArguments = []
    nestArguments = []
    maybeArguments = []
  }

  private var changeArguments: [Any] = []
  var changeCallCount: Int { calls.count(of: "change") }
  var changeHandler: (((inout Any) -> Void, inout Any) -> Void)? = nil
  var changeArgValues: [Any] {
    calls.markAsserted("change")
    return changeArguments
  }
  var changeReceivedArguments: Any? {
    calls.markLastAsserted("change")
    return changeArguments.last
  }
  func change<T>(_ f: (inout T) -> Void, _ t: inout T) {
    var tErased: Any = t
    defer { t = tErased as! T }
    calls.note("change", ["_": ArgumentText.closure, "_": t])
    changeArguments.append(t)
    changeHandler?({ value0 in var value0Typed = value0 as! T; defer { value0 = value0Typed }; return f(&value0Typed) }, &tErased)
  }

  private var manyArguments: [Any] = []
  var manyCallCount: Int { calls.count(of: "many") }
  var manyHandler: ((Any) -> Void)? = nil
  var manyArgValues: [Any] {
    calls.markAsserted("many")
    return manyArguments
  }
  var manyReceivedArguments: Any? {
    calls.markLastAsserted("many")
    return manyArguments.last
  }
  func many<T>(_ f: (T...) -> Void, _ t: T) {
    calls.note("many", ["_": ArgumentText.closure, "_": t])
    manyArguments.append(t)
    manyHandler?(t)
  }

  private var nestArguments: [(f: (@escaping (Any) -> Void) -> Void, t: Any)] = []
  var nestCallCount: Int { calls.count(of: "nest") }
  var nestHandler: ((@escaping (@escaping (Any) -> Void) -> Void, Any) -> Void)? = nil
  var nestArgValues: [(f: (@escaping (Any) -> Void) -> Void, t: Any)] {
    calls.markAsserted("nest")
    return nestArguments
  }
  var nestReceivedArguments: (f: (@escaping (Any) -> Void) -> Void, t: Any)? {
    calls.markLastAsserted("nest")
    return nestArguments.last
  }
  func nest<T>(_ f: @escaping (@escaping (T) -> Void) -> Void, _ t: T) {
    calls.note("nest", ["_": ArgumentText.closure, "_": t])
    nestArguments.append(({ value0 in f({ value10 in value0(value10) }) }, t))
    nestHandler?({ value0 in f({ value10 in value0(value10) }) }, t)
  }

  private var maybeArguments: [(f: ((Any) -> Void)?, t: Any)] = []
  var maybeCallCount: Int { calls.count(of: "maybe") }
  var maybeHandler: ((((Any) -> Void)?, Any) -> Void)? = nil
  var maybeArgValues: [(f: ((Any) -> Void)?, t: Any)] {
    calls.markAsserted("maybe")
    return maybeArguments
  }
  var maybeReceivedArguments: (f: ((Any) -> Void)?, t: Any)? {
    calls.markLastAsserted("maybe")
    return maybeArguments.last
  }
  func maybe<T>(_ f: ((T) -> Void)?, _ t: T) {
    calls.note("maybe", ["_": ArgumentText.closure, "_": t])
    maybeArguments.append((f.map { body in { value0 in body(value0 as! T) } }, t))
    maybeHandler?(f.map { body in { value0 in body(value0 as! T) } }, t)
  }
}

nonisolated final class La26SpansMock: La26Spans, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La26SpansMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var readCallCount: Int { calls.count(of: "read") }
  var readHandler: ((borrowing Span<Int>) -> Int)? = nil
  var readReturnValue: Int? = nil
  func read(_ s: borrowing Span<Int>) -> Int {
    let call = calls.note("read", ["_": ArgumentText("s")])
    if let readHandler { return readHandler(s) }
    if let readReturnValue { return readReturnValue }
    return calls.unstubbed("read", call, set: "readReturnValue", "readHandler")
  }

  var writeCallCount: Int { calls.count(of: "write") }
  var writeHandler: ((inout MutableSpan<Int>) -> Void)? = nil
  func write(_ s: inout MutableSpan<Int>) {
    calls.note("write", ["_": ArgumentText("s")])
    writeHandler?(&s)
  }
}

nonisolated final class La27ConditionsMock<T>: La27Conditions, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La27ConditionsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    #if swift(>=5.9)
    dArguments = []
    #endif
  }

  #if !os(Windows)
  var aCallCount: Int { calls.count(of: "a") }
  var aHandler: (() -> Int)? = nil
  var aReturnValue: Int? = nil
  func a() -> Int {
    let call = calls.note("a")
    if let aHandler { return aHandler() }
    if let aReturnValue { return aReturnValue }
    return calls.unstubbed("a", call, set: "aReturnValue", "aHandler")
  }
  #endif

  #if (!os(Windows)) && (DEBUG)
  var bCallCount: Int { calls.count(of: "b") }
  var bHandler: (() -> Void)? = nil
  func b() {
    calls.note("b")
    bHandler?()
  }
  #endif

  #if (!os(Windows)) && (!(DEBUG))
  var cCallCount: Int { calls.count(of: "c") }
  var cHandler: (() -> Void)? = nil
  func c() {
    calls.note("c")
    cHandler?()
  }
  #endif

  #if swift(>=5.9)
  private var dArguments: [T] = []
  var dCallCount: Int { calls.count(of: "d") }
  var dHandler: ((T) -> Void)? = nil
  var dArgValues: [T] {
    calls.markAsserted("d")
    return dArguments
  }
  var dReceivedArguments: T? {
    calls.markLastAsserted("d")
    return dArguments.last
  }
  func d(_ t: T) {
    calls.note("d", ["_": t])
    dArguments.append(t)
    dHandler?(t)
  }
  #endif
}

nonisolated final class La28RawMock: La28Raw, Mock {
  nonisolated let calls: Calls
  typealias RawValue = String

  init(rawValue: RawValue? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La28RawMock.self, sourceLocation: sourceLocation)
    rawValueValue = rawValue
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }

  required init?(rawValue: RawValue) {
    calls = Calls(of: La28RawMock.self)
    calls.note("init", ["rawValue": rawValue])
  }

  private var rawValueValue: RawValue? = nil
  var rawValue: RawValue {
    get {
      if let rawValueValue { return rawValueValue }
      if let value = MockDefaults.emptyValue(of: RawValue.self) {
        return calls.unstubbed("rawValue", returning: value, set: "rawValue")
      }
      calls.stopUnstubbed("rawValue", returning: RawValue.self, set: "rawValue")
    }
    set {
      rawValueValue = newValue
    }
  }
}

nonisolated final class La29CasesMock: La29Cases, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La29CasesMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: La29CasesMock.self) }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }

  private static var allCasesValue: [La29CasesMock]? {
    get { staticCalls.stub("allCasesValue", nil as [La29CasesMock]?).value }
    set { staticCalls.stub("allCasesValue", nil as [La29CasesMock]?).value = newValue }
  }
  static var allCases: [La29CasesMock] {
    get { allCasesValue ?? staticCalls.unstubbed("allCases", set: "allCases") }
    set {
      allCasesValue = newValue
    }
  }
}

nonisolated final class La30AsyncIteratorMock: La30AsyncIterator, Mock {
  nonisolated let calls: Calls
  typealias Element = Int

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La30AsyncIteratorMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var nextCallCount: Int { calls.count(of: "next") }
  var nextHandler: (() async throws -> Element?)? = nil
  private var nextGivenReturnValue: Element?? = nil
  var nextReturnValue: Element? {
    get { nextGivenReturnValue ?? nil }
    set { nextGivenReturnValue = .some(newValue) }
  }
  var nextError: (any Error)? = nil
  func next() async throws -> Element? {
    let call = calls.note("next")
    if let nextHandler { return try await nextHandler() }
    if let nextError { throw nextError }
    if let nextGivenReturnValue { return nextGivenReturnValue }
    throw calls.unstubbedError("next", call, set: "nextReturnValue", "nextError", "nextHandler")
  }
}

nonisolated final class La31LosslessMock: La31Lossless, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La31LosslessMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var description: String { "La31LosslessMock" }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }

  required init?(_ description: String) {
    calls = Calls(of: La31LosslessMock.self)
    calls.note("init", ["_": description])
  }
}

nonisolated final class La32KeyMock: La32Key, Mock {
  nonisolated let calls: Calls

  init(stringValue: String? = nil, intValue: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La32KeyMock.self, sourceLocation: sourceLocation)
    stringValueValueStub.value = stringValue
    intValueValueStub.value = intValue
  }

  func reset() {
    calls.reset()
  }

  var description: String { "La32KeyMock" }

  var debugDescription: String { "La32KeyMock" }

  var goCallCount: Int { calls.count(of: "go") }
  private let goHandlerStub = Stub<(@Sendable () -> Int)?>(nil)
  var goHandler: (@Sendable () -> Int)? {
    get { goHandlerStub.value }
    set { goHandlerStub.value = newValue }
  }
  private let goReturnValueStub = Stub<Int?>(nil)
  var goReturnValue: Int? {
    get { goReturnValueStub.value }
    set { goReturnValueStub.value = newValue }
  }
  func go() -> Int {
    let call = calls.note("go")
    if let goHandler { return goHandler() }
    if let goReturnValue { return goReturnValue }
    return calls.unstubbed("go", call, set: "goReturnValue", "goHandler")
  }

  private let stringValueValueStub = Stub<String?>(nil)
  private var stringValueValue: String? {
    get { stringValueValueStub.value }
    set { stringValueValueStub.value = newValue }
  }
  var stringValue: String {
    get { stringValueValue ?? calls.unstubbed("stringValue", set: "stringValue") }
    set {
      stringValueValue = newValue
    }
  }

  required init?(stringValue: String) {
    calls = Calls(of: La32KeyMock.self)
    calls.note("init", ["stringValue": stringValue])
  }

  private let intValueValueStub = Stub<Int?>(nil)
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
    calls = Calls(of: La32KeyMock.self)
    calls.note("initIntValue", ["intValue": intValue])
  }
}

nonisolated final class La33SumMock: La33Sum, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La33SumMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: La33SumMock.self) }

  func reset() {
    calls.reset()
  }

  static func == (left: La33SumMock, right: La33SumMock) -> Bool { left === right }

  private static var zeroValue: La33SumMock? {
    get { staticCalls.stub("zeroValue", nil as La33SumMock?).value }
    set { staticCalls.stub("zeroValue", nil as La33SumMock?).value = newValue }
  }
  static var zero: La33SumMock {
    get {
      if let zeroValue { return zeroValue }
      return staticCalls.unstubbed("zero", returning: La33SumMock(sourceLocation: staticCalls.sourceLocation), set: "zero")
    }
    set {
      zeroValue = newValue
    }
  }

  private static var plusArguments: [(lhs: La33SumMock, rhs: La33SumMock)] {
    get { staticCalls.stub("plusArguments", [] as [(lhs: La33SumMock, rhs: La33SumMock)]).value }
    set { staticCalls.stub("plusArguments", [] as [(lhs: La33SumMock, rhs: La33SumMock)]).value = newValue }
  }
  static var plusCallCount: Int { staticCalls.count(of: "plus") }
  static var plusHandler: ((La33SumMock, La33SumMock) -> La33SumMock)? {
    get { staticCalls.stub("plusHandler", nil as ((La33SumMock, La33SumMock) -> La33SumMock)?).value }
    set { staticCalls.stub("plusHandler", nil as ((La33SumMock, La33SumMock) -> La33SumMock)?).value = newValue }
  }
  static var plusReturnValue: La33SumMock? {
    get { staticCalls.stub("plusReturnValue", nil as La33SumMock?).value }
    set { staticCalls.stub("plusReturnValue", nil as La33SumMock?).value = newValue }
  }
  static var plusArgValues: [(lhs: La33SumMock, rhs: La33SumMock)] {
    staticCalls.markAsserted("plus")
    return plusArguments
  }
  static var plusReceivedArguments: (lhs: La33SumMock, rhs: La33SumMock)? {
    staticCalls.markLastAsserted("plus")
    return plusArguments.last
  }
  static func + (lhs: La33SumMock, rhs: La33SumMock) -> La33SumMock {
    let call = staticCalls.note("plus", ["lhs": lhs, "rhs": rhs])
    plusArguments.append((lhs, rhs))
    if let plusHandler { return plusHandler(lhs, rhs) }
    if let plusReturnValue { return plusReturnValue }
    return staticCalls.unstubbed("plus", call, returning: La33SumMock(sourceLocation: staticCalls.sourceLocation), set: "plusReturnValue", "plusHandler")
  }

  private static var minusArguments: [(lhs: La33SumMock, rhs: La33SumMock)] {
    get { staticCalls.stub("minusArguments", [] as [(lhs: La33SumMock, rhs: La33SumMock)]).value }
    set { staticCalls.stub("minusArguments", [] as [(lhs: La33SumMock, rhs: La33SumMock)]).value = newValue }
  }
  static var minusCallCount: Int { staticCalls.count(of: "minus") }
  static var minusHandler: ((La33SumMock, La33SumMock) -> La33SumMock)? {
    get { staticCalls.stub("minusHandler", nil as ((La33SumMock, La33SumMock) -> La33SumMock)?).value }
    set { staticCalls.stub("minusHandler", nil as ((La33SumMock, La33SumMock) -> La33SumMock)?).value = newValue }
  }
  static var minusReturnValue: La33SumMock? {
    get { staticCalls.stub("minusReturnValue", nil as La33SumMock?).value }
    set { staticCalls.stub("minusReturnValue", nil as La33SumMock?).value = newValue }
  }
  static var minusArgValues: [(lhs: La33SumMock, rhs: La33SumMock)] {
    staticCalls.markAsserted("minus")
    return minusArguments
  }
  static var minusReceivedArguments: (lhs: La33SumMock, rhs: La33SumMock)? {
    staticCalls.markLastAsserted("minus")
    return minusArguments.last
  }
  static func - (lhs: La33SumMock, rhs: La33SumMock) -> La33SumMock {
    let call = staticCalls.note("minus", ["lhs": lhs, "rhs": rhs])
    minusArguments.append((lhs, rhs))
    if let minusHandler { return minusHandler(lhs, rhs) }
    if let minusReturnValue { return minusReturnValue }
    return staticCalls.unstubbed("minus", call, returning: La33SumMock(sourceLocation: staticCalls.sourceLocation), set: "minusReturnValue", "minusHandler")
  }
}

nonisolated final class La34LiteralMock: La34Literal, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La34LiteralMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }

  required init(stringLiteral value: String) {
    calls = Calls(of: La34LiteralMock.self)
    calls.note("init", ["stringLiteral": value])
  }
}

nonisolated final class La35MirrorMock: La35Mirror, Mock {
  nonisolated let calls: Calls

  init(customMirror: Mirror? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La35MirrorMock.self, sourceLocation: sourceLocation)
    customMirrorValue = customMirror
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }

  private var customMirrorValue: Mirror? = nil
  var customMirror: Mirror {
    get {
      if let customMirrorValue { return customMirrorValue }
      if let value = MockDefaults.emptyValue(of: Mirror.self) {
        return calls.unstubbed("customMirror", returning: value, set: "customMirror")
      }
      calls.stopUnstubbed("customMirror", returning: Mirror.self, set: "customMirror")
    }
    set {
      customMirrorValue = newValue
    }
  }
}

public nonisolated final class La36PreconcurrencyMock: La36Preconcurrency, Mock {
  public nonisolated let calls: Calls

  public init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La36PreconcurrencyMock.self, sourceLocation: sourceLocation)
  }

  public func reset() {
    calls.reset()
    fArguments = []
  }

  private let fArgumentsStub = Stub<[(() -> Void)]>([])
  private var fArguments: [(() -> Void)] {
    get { fArgumentsStub.value }
    set { fArgumentsStub.value = newValue }
  }
  public var fCallCount: Int { calls.count(of: "f") }
  private let fHandlerStub = Stub<(@Sendable (@escaping () -> Void) -> Void)?>(nil)
  public var fHandler: (@Sendable (@escaping () -> Void) -> Void)? {
    get { fHandlerStub.value }
    set { fHandlerStub.value = newValue }
  }
  public var fArgValues: [(() -> Void)] {
    calls.markAsserted("f")
    return fArguments
  }
  public var fReceivedArguments: (() -> Void)? {
    calls.markLastAsserted("f")
    return fArguments.last
  }
  public func f(_ x: @escaping () -> Void) {
    calls.note("f", ["_": ArgumentText.closure])
    fArgumentsStub.update { $0.append(x) }
    fHandler?(x)
  }
}

@_spi(Hidden)
public nonisolated final class La37HiddenMock: La37Hidden, Mock {
  public nonisolated let calls: Calls

  public init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La37HiddenMock.self, sourceLocation: sourceLocation)
  }

  public func reset() {
    calls.reset()
  }

  public var goCallCount: Int { calls.count(of: "go") }
  public var goHandler: (() -> Int)? = nil
  public var goReturnValue: Int? = nil
  public func go() -> Int {
    let call = calls.note("go")
    if let goHandler { return goHandler() }
    if let goReturnValue { return goReturnValue }
    return calls.unstubbed("go", call, set: "goReturnValue", "goHandler")
  }
}

nonisolated final class La38CustomErrorMock: La38CustomError, Mock {
  nonisolated let calls: Calls

  init(text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: La38CustomErrorMock.self, sourceLocation: sourceLocation)
    textValueStub.value = text
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  private let goHandlerStub = Stub<(@Sendable () -> Void)?>(nil)
  var goHandler: (@Sendable () -> Void)? {
    get { goHandlerStub.value }
    set { goHandlerStub.value = newValue }
  }
  func go() {
    calls.note("go")
    goHandler?()
  }

  private let textValueStub = Stub<String?>(nil)
  private var textValue: String? {
    get { textValueStub.value }
    set { textValueStub.value = newValue }
  }
  var text: String {
    get { textValue ?? calls.unstubbed("text", set: "text") }
    set {
      textValue = newValue
    }
  }
}

nonisolated final class Op01PlusMock: Op01Plus, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Op01PlusMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: Op01PlusMock.self) }

  func reset() {
    calls.reset()
  }

  private static var plusArguments: [(left: Op01PlusMock, right: Op01PlusMock)] {
    get { staticCalls.stub("plusArguments", [] as [(left: Op01PlusMock, right: Op01PlusMock)]).value }
    set { staticCalls.stub("plusArguments", [] as [(left: Op01PlusMock, right: Op01PlusMock)]).value = newValue }
  }
  static var plusCallCount: Int { staticCalls.count(of: "plus") }
  static var plusHandler: ((Op01PlusMock, Op01PlusMock) -> Op01PlusMock)? {
    get { staticCalls.stub("plusHandler", nil as ((Op01PlusMock, Op01PlusMock) -> Op01PlusMock)?).value }
    set { staticCalls.stub("plusHandler", nil as ((Op01PlusMock, Op01PlusMock) -> Op01PlusMock)?).value = newValue }
  }
  static var plusReturnValue: Op01PlusMock? {
    get { staticCalls.stub("plusReturnValue", nil as Op01PlusMock?).value }
    set { staticCalls.stub("plusReturnValue", nil as Op01PlusMock?).value = newValue }
  }
  static var plusArgValues: [(left: Op01PlusMock, right: Op01PlusMock)] {
    staticCalls.markAsserted("plus")
    return plusArguments
  }
  static var plusReceivedArguments: (left: Op01PlusMock, right: Op01PlusMock)? {
    staticCalls.markLastAsserted("plus")
    return plusArguments.last
  }
  static func + (left: Op01PlusMock, right: Op01PlusMock) -> Op01PlusMock {
    let call = staticCalls.note("plus", ["left": left, "right": right])
    plusArguments.append((left, right))
    if let plusHandler { return plusHandler(left, right) }
    if let plusReturnValue { return plusReturnValue }
    return staticCalls.unstubbed("plus", call, returning: Op01PlusMock(sourceLocation: staticCalls.sourceLocation), set: "plusReturnValue", "plusHandler")
  }
}

nonisolated final class Op02EqualsMock: Op02Equals, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Op02EqualsMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: Op02EqualsMock.self) }

  func reset() {
    calls.reset()
  }

  private static var equalsArguments: [(left: Op02EqualsMock, right: Op02EqualsMock)] {
    get { staticCalls.stub("equalsArguments", [] as [(left: Op02EqualsMock, right: Op02EqualsMock)]).value }
    set { staticCalls.stub("equalsArguments", [] as [(left: Op02EqualsMock, right: Op02EqualsMock)]).value = newValue }
  }
  static var equalsCallCount: Int { staticCalls.count(of: "equals") }
  static var equalsHandler: ((Op02EqualsMock, Op02EqualsMock) -> Bool)? {
    get { staticCalls.stub("equalsHandler", nil as ((Op02EqualsMock, Op02EqualsMock) -> Bool)?).value }
    set { staticCalls.stub("equalsHandler", nil as ((Op02EqualsMock, Op02EqualsMock) -> Bool)?).value = newValue }
  }
  static var equalsReturnValue: Bool? {
    get { staticCalls.stub("equalsReturnValue", nil as Bool?).value }
    set { staticCalls.stub("equalsReturnValue", nil as Bool?).value = newValue }
  }
  static var equalsArgValues: [(left: Op02EqualsMock, right: Op02EqualsMock)] {
    staticCalls.markAsserted("equals")
    return equalsArguments
  }
  static var equalsReceivedArguments: (left: Op02EqualsMock, right: Op02EqualsMock)? {
    staticCalls.markLastAsserted("equals")
    return equalsArguments.last
  }
  static func == (left: Op02EqualsMock, right: Op02EqualsMock) -> Bool {
    let call = staticCalls.note("equals", ["left": left, "right": right])
    equalsArguments.append((left, right))
    if let equalsHandler { return equalsHandler(left, right) }
    if let equalsReturnValue { return equalsReturnValue }
    return staticCalls.unstubbed("equals", call, set: "equalsReturnValue", "equalsHandler")
  }
}

nonisolated final class Op03CompareMock: Op03Compare, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Op03CompareMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: Op03CompareMock.self) }

  func reset() {
    calls.reset()
  }

  static func == (left: Op03CompareMock, right: Op03CompareMock) -> Bool { left === right }

  private static var lessThanArguments: [(lhs: Op03CompareMock, rhs: Op03CompareMock)] {
    get { staticCalls.stub("lessThanArguments", [] as [(lhs: Op03CompareMock, rhs: Op03CompareMock)]).value }
    set { staticCalls.stub("lessThanArguments", [] as [(lhs: Op03CompareMock, rhs: Op03CompareMock)]).value = newValue }
  }
  static var lessThanCallCount: Int { staticCalls.count(of: "lessThan") }
  static var lessThanHandler: ((Op03CompareMock, Op03CompareMock) -> Bool)? {
    get { staticCalls.stub("lessThanHandler", nil as ((Op03CompareMock, Op03CompareMock) -> Bool)?).value }
    set { staticCalls.stub("lessThanHandler", nil as ((Op03CompareMock, Op03CompareMock) -> Bool)?).value = newValue }
  }
  static var lessThanReturnValue: Bool? {
    get { staticCalls.stub("lessThanReturnValue", nil as Bool?).value }
    set { staticCalls.stub("lessThanReturnValue", nil as Bool?).value = newValue }
  }
  static var lessThanArgValues: [(lhs: Op03CompareMock, rhs: Op03CompareMock)] {
    staticCalls.markAsserted("lessThan")
    return lessThanArguments
  }
  static var lessThanReceivedArguments: (lhs: Op03CompareMock, rhs: Op03CompareMock)? {
    staticCalls.markLastAsserted("lessThan")
    return lessThanArguments.last
  }
  static func < (lhs: Op03CompareMock, rhs: Op03CompareMock) -> Bool {
    let call = staticCalls.note("lessThan", ["lhs": lhs, "rhs": rhs])
    lessThanArguments.append((lhs, rhs))
    if let lessThanHandler { return lessThanHandler(lhs, rhs) }
    if let lessThanReturnValue { return lessThanReturnValue }
    return staticCalls.unstubbed("lessThan", call, set: "lessThanReturnValue", "lessThanHandler")
  }
}

nonisolated final class Op04PrefixMock: Op04Prefix, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Op04PrefixMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: Op04PrefixMock.self) }

  func reset() {
    calls.reset()
  }

  private static var minusArguments: [Op04PrefixMock] {
    get { staticCalls.stub("minusArguments", [] as [Op04PrefixMock]).value }
    set { staticCalls.stub("minusArguments", [] as [Op04PrefixMock]).value = newValue }
  }
  static var minusCallCount: Int { staticCalls.count(of: "minus") }
  static var minusHandler: ((Op04PrefixMock) -> Op04PrefixMock)? {
    get { staticCalls.stub("minusHandler", nil as ((Op04PrefixMock) -> Op04PrefixMock)?).value }
    set { staticCalls.stub("minusHandler", nil as ((Op04PrefixMock) -> Op04PrefixMock)?).value = newValue }
  }
  static var minusReturnValue: Op04PrefixMock? {
    get { staticCalls.stub("minusReturnValue", nil as Op04PrefixMock?).value }
    set { staticCalls.stub("minusReturnValue", nil as Op04PrefixMock?).value = newValue }
  }
  static var minusArgValues: [Op04PrefixMock] {
    staticCalls.markAsserted("minus")
    return minusArguments
  }
  static var minusReceivedArguments: Op04PrefixMock? {
    staticCalls.markLastAsserted("minus")
    return minusArguments.last
  }
  static prefix func - (value: Op04PrefixMock) -> Op04PrefixMock {
    let call = staticCalls.note("minus", ["value": value])
    minusArguments.append(value)
    if let minusHandler { return minusHandler(value) }
    if let minusReturnValue { return minusReturnValue }
    return staticCalls.unstubbed("minus", call, returning: Op04PrefixMock(sourceLocation: staticCalls.sourceLocation), set: "minusReturnValue", "minusHandler")
  }

  private static var minusLeftArguments: [(left: Op04PrefixMock, right: Int)] {
    get { staticCalls.stub("minusLeftArguments", [] as [(left: Op04PrefixMock, right: Int)]).value }
    set { staticCalls.stub("minusLeftArguments", [] as [(left: Op04PrefixMock, right: Int)]).value = newValue }
  }
  static var minusLeftCallCount: Int { staticCalls.count(of: "minusLeft") }
  static var minusLeftHandler: ((Op04PrefixMock, Int) -> Op04PrefixMock)? {
    get { staticCalls.stub("minusLeftHandler", nil as ((Op04PrefixMock, Int) -> Op04PrefixMock)?).value }
    set { staticCalls.stub("minusLeftHandler", nil as ((Op04PrefixMock, Int) -> Op04PrefixMock)?).value = newValue }
  }
  static var minusLeftReturnValue: Op04PrefixMock? {
    get { staticCalls.stub("minusLeftReturnValue", nil as Op04PrefixMock?).value }
    set { staticCalls.stub("minusLeftReturnValue", nil as Op04PrefixMock?).value = newValue }
  }
  static var minusLeftArgValues: [(left: Op04PrefixMock, right: Int)] {
    staticCalls.markAsserted("minusLeft")
    return minusLeftArguments
  }
  static var minusLeftReceivedArguments: (left: Op04PrefixMock, right: Int)? {
    staticCalls.markLastAsserted("minusLeft")
    return minusLeftArguments.last
  }
  static func - (left: Op04PrefixMock, right: Int) -> Op04PrefixMock {
    let call = staticCalls.note("minusLeft", ["left": left, "right": right])
    minusLeftArguments.append((left, right))
    if let minusLeftHandler { return minusLeftHandler(left, right) }
    if let minusLeftReturnValue { return minusLeftReturnValue }
    return staticCalls.unstubbed("minusLeft", call, returning: Op04PrefixMock(sourceLocation: staticCalls.sourceLocation), set: "minusLeftReturnValue", "minusLeftHandler")
  }
}

nonisolated final class Op05AssignMock: Op05Assign, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Op05AssignMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: Op05AssignMock.self) }

  func reset() {
    calls.reset()
  }

  private static var plusEqualsArguments: [(left: Op05AssignMock, right: Int)] {
    get { staticCalls.stub("plusEqualsArguments", [] as [(left: Op05AssignMock, right: Int)]).value }
    set { staticCalls.stub("plusEqualsArguments", [] as [(left: Op05AssignMock, right: Int)]).value = newValue }
  }
  static var plusEqualsCallCount: Int { staticCalls.count(of: "plusEquals") }
  static var plusEqualsHandler: ((inout Op05AssignMock, Int) -> Void)? {
    get { staticCalls.stub("plusEqualsHandler", nil as ((inout Op05AssignMock, Int) -> Void)?).value }
    set { staticCalls.stub("plusEqualsHandler", nil as ((inout Op05AssignMock, Int) -> Void)?).value = newValue }
  }
  static var plusEqualsArgValues: [(left: Op05AssignMock, right: Int)] {
    staticCalls.markAsserted("plusEquals")
    return plusEqualsArguments
  }
  static var plusEqualsReceivedArguments: (left: Op05AssignMock, right: Int)? {
    staticCalls.markLastAsserted("plusEquals")
    return plusEqualsArguments.last
  }
  static func += (left: inout Op05AssignMock, right: Int) {
    staticCalls.note("plusEquals", ["left": left, "right": right])
    plusEqualsArguments.append((left, right))
    plusEqualsHandler?(&left, right)
  }
}

nonisolated final class Op06CustomMock: Op06Custom, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Op06CustomMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: Op06CustomMock.self) }

  func reset() {
    calls.reset()
  }

  private static var operatorLessPlusGreaterArguments: [(left: Op06CustomMock, right: Int)] {
    get { staticCalls.stub("operatorLessPlusGreaterArguments", [] as [(left: Op06CustomMock, right: Int)]).value }
    set { staticCalls.stub("operatorLessPlusGreaterArguments", [] as [(left: Op06CustomMock, right: Int)]).value = newValue }
  }
  static var operatorLessPlusGreaterCallCount: Int { staticCalls.count(of: "operatorLessPlusGreater") }
  static var operatorLessPlusGreaterHandler: ((Op06CustomMock, Int) -> Bool)? {
    get { staticCalls.stub("operatorLessPlusGreaterHandler", nil as ((Op06CustomMock, Int) -> Bool)?).value }
    set { staticCalls.stub("operatorLessPlusGreaterHandler", nil as ((Op06CustomMock, Int) -> Bool)?).value = newValue }
  }
  static var operatorLessPlusGreaterReturnValue: Bool? {
    get { staticCalls.stub("operatorLessPlusGreaterReturnValue", nil as Bool?).value }
    set { staticCalls.stub("operatorLessPlusGreaterReturnValue", nil as Bool?).value = newValue }
  }
  static var operatorLessPlusGreaterArgValues: [(left: Op06CustomMock, right: Int)] {
    staticCalls.markAsserted("operatorLessPlusGreater")
    return operatorLessPlusGreaterArguments
  }
  static var operatorLessPlusGreaterReceivedArguments: (left: Op06CustomMock, right: Int)? {
    staticCalls.markLastAsserted("operatorLessPlusGreater")
    return operatorLessPlusGreaterArguments.last
  }
  static func <+> (left: Op06CustomMock, right: Int) -> Bool {
    let call = staticCalls.note("operatorLessPlusGreater", ["left": left, "right": right])
    operatorLessPlusGreaterArguments.append((left, right))
    if let operatorLessPlusGreaterHandler { return operatorLessPlusGreaterHandler(left, right) }
    if let operatorLessPlusGreaterReturnValue { return operatorLessPlusGreaterReturnValue }
    return staticCalls.unstubbed("operatorLessPlusGreater", call, set: "operatorLessPlusGreaterReturnValue", "operatorLessPlusGreaterHandler")
  }
}

extension Garden {
  nonisolated final class PondMock: Garden.Pond, Mock {
    nonisolated let calls: Calls

    init(sourceLocation: SourceLocation = #_sourceLocation) {
      calls = Calls(of: PondMock.self, sourceLocation: sourceLocation)
    }

    func reset() {
      calls.reset()
      fillArguments = []
    }

    private var fillArguments: [Int] = []
    var fillCallCount: Int { calls.count(of: "fill") }
    var fillHandler: ((Int) -> Void)? = nil
    var fillArgValues: [Int] {
      calls.markAsserted("fill")
      return fillArguments
    }
    var fillReceivedArguments: Int? {
      calls.markLastAsserted("fill")
      return fillArguments.last
    }
    func fill(_ litres: Int) {
      calls.note("fill", ["_": litres])
      fillArguments.append(litres)
      fillHandler?(litres)
    }
  }
}
typealias PondMock = Garden.PondMock

nonisolated final class Pr01GetMock: Pr01Get, Mock {
  nonisolated let calls: Calls

  init(number: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr01GetMock.self, sourceLocation: sourceLocation)
    numberValue = number
  }

  func reset() {
    calls.reset()
  }

  private var numberValue: Int? = nil
  var number: Int {
    get { numberValue ?? calls.unstubbed("number", set: "number") }
    set {
      numberValue = newValue
    }
  }
}

nonisolated final class Pr02GetSetMock: Pr02GetSet, Mock {
  nonisolated let calls: Calls

  init(number: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr02GetSetMock.self, sourceLocation: sourceLocation)
    numberValue = number
  }

  func reset() {
    calls.reset()
  }

  var numberSetCallCount: Int { calls.count(of: "numberSet") }
  private var numberValue: Int? = nil
  var number: Int {
    get { numberValue ?? calls.unstubbed("number", set: "number") }
    set {
      calls.note("numberSet", ["_": newValue])
      numberValue = newValue
    }
  }
}

nonisolated final class Pr03OptionalMock: Pr03Optional, Mock {
  nonisolated let calls: Calls

  init(name: String? = nil, other: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr03OptionalMock.self, sourceLocation: sourceLocation)
    self.name = name
    self.other = other
  }

  func reset() {
    calls.reset()
  }

  var nameSetCallCount: Int { calls.count(of: "nameSet") }
  var name: String? {
    didSet { calls.note("nameSet", ["_": name]) }
  }

  var other: Int?
}

nonisolated final class Pr04UnknownMock: Pr04Unknown, Mock {
  nonisolated let calls: Calls

  init(price: Price? = nil, basket: Basket? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr04UnknownMock.self, sourceLocation: sourceLocation)
    priceValue = price
    basketValue = basket
  }

  func reset() {
    calls.reset()
  }

  var priceSetCallCount: Int { calls.count(of: "priceSet") }
  private var priceValue: Price? = nil
  var price: Price {
    get {
      if let priceValue { return priceValue }
      if let value = MockDefaults.emptyValue(of: Price.self) {
        return calls.unstubbed("price", returning: value, set: "price")
      }
      calls.stopUnstubbed("price", returning: Price.self, set: "price")
    }
    set {
      calls.note("priceSet", ["_": newValue])
      priceValue = newValue
    }
  }

  private var basketValue: Basket? = nil
  var basket: Basket {
    get {
      if let basketValue { return basketValue }
      if let value = MockDefaults.emptyValue(of: Basket.self) {
        return calls.unstubbed("basket", returning: value, set: "basket")
      }
      calls.stopUnstubbed("basket", returning: Basket.self, set: "basket")
    }
    set {
      basketValue = newValue
    }
  }
}

nonisolated final class Pr05SeveralMock: Pr05Several, Mock {
  nonisolated let calls: Calls

  init(a: Int? = nil, b: [String]? = nil, c: (Int, Int)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr05SeveralMock.self, sourceLocation: sourceLocation)
    aValue = a
    bValue = b
    self.c = c
  }

  func reset() {
    calls.reset()
  }

  var aSetCallCount: Int { calls.count(of: "aSet") }
  private var aValue: Int? = nil
  var a: Int {
    get { aValue ?? calls.unstubbed("a", set: "a") }
    set {
      calls.note("aSet", ["_": newValue])
      aValue = newValue
    }
  }

  private var bValue: [String]? = nil
  var b: [String] {
    get { bValue ?? calls.unstubbed("b", set: "b") }
    set {
      bValue = newValue
    }
  }

  var cSetCallCount: Int { calls.count(of: "cSet") }
  var c: (Int, Int)? {
    didSet { calls.note("cSet", ["_": c]) }
  }
}

nonisolated final class Pr06WeakMock: Pr06Weak, Mock {
  nonisolated let calls: Calls

  init(listener: (any Pr06Listener)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr06WeakMock.self, sourceLocation: sourceLocation)
    self.listener = listener
  }

  func reset() {
    calls.reset()
  }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any Pr06Listener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }
}

nonisolated final class Pr07KeywordMock: Pr07Keyword, Mock {
  nonisolated let calls: Calls

  init(`class`: String? = nil, `in`: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr07KeywordMock.self, sourceLocation: sourceLocation)
    classValue = `class`
    inValue = `in`
  }

  func reset() {
    calls.reset()
  }

  var classSetCallCount: Int { calls.count(of: "classSet") }
  private var classValue: String? = nil
  var `class`: String {
    get { classValue ?? calls.unstubbed("class", set: "class") }
    set {
      calls.note("classSet", ["_": newValue])
      classValue = newValue
    }
  }

  private var inValue: Int? = nil
  var `in`: Int {
    get { inValue ?? calls.unstubbed("in", set: "in") }
    set {
      inValue = newValue
    }
  }
}

nonisolated final class Pr08StaticMock: Pr08Static, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr08StaticMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: Pr08StaticMock.self) }

  func reset() {
    calls.reset()
  }

  private static var sharedValue: Int? {
    get { staticCalls.stub("sharedValue", nil as Int?).value }
    set { staticCalls.stub("sharedValue", nil as Int?).value = newValue }
  }
  static var shared: Int {
    get { sharedValue ?? staticCalls.unstubbed("shared", set: "shared") }
    set {
      sharedValue = newValue
    }
  }

  static var nameSetCallCount: Int { staticCalls.count(of: "nameSet") }
  private static var nameValue: String? {
    get { staticCalls.stub("nameValue", nil as String?).value }
    set { staticCalls.stub("nameValue", nil as String?).value = newValue }
  }
  static var name: String? {
    get { nameValue }
    set {
      staticCalls.note("nameSet", ["_": newValue])
      nameValue = newValue
    }
  }
}

nonisolated final class Pr09NonmutatingSetMock: Pr09NonmutatingSet, Mock {
  nonisolated let calls: Calls

  init(value: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr09NonmutatingSetMock.self, sourceLocation: sourceLocation)
    valueValue = value
  }

  func reset() {
    calls.reset()
  }

  var valueSetCallCount: Int { calls.count(of: "valueSet") }
  private var valueValue: Int? = nil
  var value: Int {
    get { valueValue ?? calls.unstubbed("value", set: "value") }
    set {
      calls.note("valueSet", ["_": newValue])
      valueValue = newValue
    }
  }
}

@MainActor
final class Pr10StreamsMock: Pr10Streams, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr10StreamsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  let mutableEvents = MutableEventStream<String>()
  var events: EventStream<String> { mutableEvents.stream }

  let mutableScore = MutableStateStream<Int>(0)
  var score: StateStream<Int> { mutableScore.stream }
}

@MainActor
final class Pr11UnknownStateMock: Pr11UnknownState, Mock {
  nonisolated let calls: Calls

  init(price: StateStream<Price>? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr11UnknownStateMock.self, sourceLocation: sourceLocation)
    priceValue = price
  }

  func reset() {
    calls.reset()
  }

  private var priceValue: StateStream<Price>? = nil
  var price: StateStream<Price> {
    get {
      if let priceValue { return priceValue }
      if let value = MockDefaults.emptyValue(of: StateStream<Price>.self) {
        return calls.unstubbed("price", returning: value, set: "price")
      }
      calls.stopUnstubbed("price", returning: StateStream<Price>.self, set: "price")
    }
    set {
      priceValue = newValue
    }
  }
}

nonisolated final class Pr12UnwrappedMock: Pr12Unwrapped, Mock {
  nonisolated let calls: Calls

  init(label: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr12UnwrappedMock.self, sourceLocation: sourceLocation)
    self.label = label
  }

  func reset() {
    calls.reset()
  }

  var labelSetCallCount: Int { calls.count(of: "labelSet") }
  var label: String! {
    didSet { calls.note("labelSet", ["_": label]) }
  }
}

nonisolated final class Pr13ExistentialMock: Pr13Existential, Mock {
  nonisolated let calls: Calls

  init(item: (any Equatable & Sendable)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Pr13ExistentialMock.self, sourceLocation: sourceLocation)
    itemValue = item
  }

  func reset() {
    calls.reset()
  }

  var itemSetCallCount: Int { calls.count(of: "itemSet") }
  private var itemValue: (any Equatable & Sendable)? = nil
  var item: any Equatable & Sendable {
    get {
      if let itemValue { return itemValue }
      if let value = MockDefaults.emptyValue(of: (any Equatable & Sendable).self) {
        return calls.unstubbed("item", returning: value, set: "item")
      }
      calls.stopUnstubbed("item", returning: (any Equatable & Sendable).self, set: "item")
    }
    set {
      calls.note("itemSet", ["_": newValue])
      itemValue = newValue
    }
  }
}

nonisolated final class RenamedMock: An01Name, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: RenamedMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var goCallCount: Int { calls.count(of: "go") }
  var goHandler: (() -> Void)? = nil
  func go() {
    calls.note("go")
    goHandler?()
  }
}

nonisolated final class Sc01UsesNestedMock: Sc01UsesNested, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Sc01UsesNestedMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var plantCallCount: Int { calls.count(of: "plant") }
  var plantHandler: (() -> any Garden.Pond)? = nil
  var plantReturnValue: (any Garden.Pond)? = nil
  func plant() -> any Garden.Pond {
    let call = calls.note("plant")
    if let plantHandler { return plantHandler() }
    if let plantReturnValue { return plantReturnValue }
    return calls.unstubbed("plant", call, returning: PondMock(sourceLocation: calls.sourceLocation), set: "plantReturnValue", "plantHandler")
  }
}

nonisolated final class Se01ResultMock: Se01Result, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Se01ResultMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var copyCallCount: Int { calls.count(of: "copy") }
  var copyHandler: (() -> Se01ResultMock)? = nil
  var copyReturnValue: Se01ResultMock? = nil
  func copy() -> Se01ResultMock {
    let call = calls.note("copy")
    if let copyHandler { return copyHandler() }
    if let copyReturnValue { return copyReturnValue }
    return calls.unstubbed("copy", call, returning: Se01ResultMock(sourceLocation: calls.sourceLocation), set: "copyReturnValue", "copyHandler")
  }
}

nonisolated final class Se02ArgumentMock: Se02Argument, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Se02ArgumentMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    isSameArguments = []
  }

  private var isSameArguments: [Se02ArgumentMock] = []
  var isSameCallCount: Int { calls.count(of: "isSame") }
  var isSameHandler: ((Se02ArgumentMock) -> Bool)? = nil
  var isSameReturnValue: Bool? = nil
  var isSameArgValues: [Se02ArgumentMock] {
    calls.markAsserted("isSame")
    return isSameArguments
  }
  var isSameReceivedArguments: Se02ArgumentMock? {
    calls.markLastAsserted("isSame")
    return isSameArguments.last
  }
  func isSame(as other: Se02ArgumentMock) -> Bool {
    let call = calls.note("isSame", ["as": other])
    isSameArguments.append(other)
    if let isSameHandler { return isSameHandler(other) }
    if let isSameReturnValue { return isSameReturnValue }
    return calls.unstubbed("isSame", call, set: "isSameReturnValue", "isSameHandler")
  }
}

nonisolated final class Se03OptionalMock: Se03Optional, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Se03OptionalMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var parentCallCount: Int { calls.count(of: "parent") }
  var parentHandler: (() -> Se03OptionalMock?)? = nil
  private var parentGivenReturnValue: Se03OptionalMock?? = nil
  var parentReturnValue: Se03OptionalMock? {
    get { parentGivenReturnValue ?? nil }
    set { parentGivenReturnValue = .some(newValue) }
  }
  func parent() -> Se03OptionalMock? {
    let call = calls.note("parent")
    if let parentHandler { return parentHandler() }
    if let parentGivenReturnValue { return parentGivenReturnValue }
    return calls.unstubbed("parent", call, set: "parentReturnValue", "parentHandler")
  }

  var allCallCount: Int { calls.count(of: "all") }
  var allHandler: (() -> [Se03OptionalMock])? = nil
  var allReturnValue: [Se03OptionalMock]? = nil
  func all() -> [Se03OptionalMock] {
    let call = calls.note("all")
    if let allHandler { return allHandler() }
    if let allReturnValue { return allReturnValue }
    return calls.unstubbed("all", call, set: "allReturnValue", "allHandler")
  }
}

nonisolated final class Se04AsyncMock: Se04Async, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Se04AsyncMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
  }

  var copyCallCount: Int { calls.count(of: "copy") }
  private let copyHandlerStub = Stub<(@Sendable () async throws -> Se04AsyncMock)?>(nil)
  var copyHandler: (@Sendable () async throws -> Se04AsyncMock)? {
    get { copyHandlerStub.value }
    set { copyHandlerStub.value = newValue }
  }
  private let copyReturnValueStub = Stub<Se04AsyncMock?>(nil)
  var copyReturnValue: Se04AsyncMock? {
    get { copyReturnValueStub.value }
    set { copyReturnValueStub.value = newValue }
  }
  private let copyErrorStub = Stub<(any Error)?>(nil)
  var copyError: (any Error)? {
    get { copyErrorStub.value }
    set { copyErrorStub.value = newValue }
  }
  func copy() async throws -> Se04AsyncMock {
    let call = calls.note("copy")
    if let copyHandler { return try await copyHandler() }
    if let copyError { throw copyError }
    if let copyReturnValue { return copyReturnValue }
    throw calls.unstubbedError("copy", call, set: "copyReturnValue", "copyError", "copyHandler")
  }
}

nonisolated final class Se05PropertyMock: Se05Property, Mock {
  nonisolated let calls: Calls

  init(next: Se05PropertyMock? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Se05PropertyMock.self, sourceLocation: sourceLocation)
    self.next = next
  }

  func reset() {
    calls.reset()
  }

  var next: Se05PropertyMock?
}

nonisolated final class St01FunctionMock: St01Function, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: St01FunctionMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: St01FunctionMock.self) }

  func reset() {
    calls.reset()
  }

  private static var makeArguments: [Int] {
    get { staticCalls.stub("makeArguments", [] as [Int]).value }
    set { staticCalls.stub("makeArguments", [] as [Int]).value = newValue }
  }
  static var makeCallCount: Int { staticCalls.count(of: "make") }
  static var makeHandler: ((Int) -> Int)? {
    get { staticCalls.stub("makeHandler", nil as ((Int) -> Int)?).value }
    set { staticCalls.stub("makeHandler", nil as ((Int) -> Int)?).value = newValue }
  }
  static var makeReturnValue: Int? {
    get { staticCalls.stub("makeReturnValue", nil as Int?).value }
    set { staticCalls.stub("makeReturnValue", nil as Int?).value = newValue }
  }
  static var makeArgValues: [Int] {
    staticCalls.markAsserted("make")
    return makeArguments
  }
  static var makeReceivedArguments: Int? {
    staticCalls.markLastAsserted("make")
    return makeArguments.last
  }
  static func make(_ number: Int) -> Int {
    let call = staticCalls.note("make", ["_": number])
    makeArguments.append(number)
    if let makeHandler { return makeHandler(number) }
    if let makeReturnValue { return makeReturnValue }
    return staticCalls.unstubbed("make", call, set: "makeReturnValue", "makeHandler")
  }
}

nonisolated final class St02AsyncMock: St02Async, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: St02AsyncMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: St02AsyncMock.self) }

  func reset() {
    calls.reset()
  }

  static var loadCallCount: Int { staticCalls.count(of: "load") }
  static var loadHandler: (() async throws -> Int)? {
    get { staticCalls.stub("loadHandler", nil as (() async throws -> Int)?).value }
    set { staticCalls.stub("loadHandler", nil as (() async throws -> Int)?).value = newValue }
  }
  static var loadReturnValue: Int? {
    get { staticCalls.stub("loadReturnValue", nil as Int?).value }
    set { staticCalls.stub("loadReturnValue", nil as Int?).value = newValue }
  }
  static var loadError: (any Error)? {
    get { staticCalls.stub("loadError", nil as (any Error)?).value }
    set { staticCalls.stub("loadError", nil as (any Error)?).value = newValue }
  }
  static func load() async throws -> Int {
    let call = staticCalls.note("load")
    if let loadHandler { return try await loadHandler() }
    if let loadError { throw loadError }
    if let loadReturnValue { return loadReturnValue }
    throw staticCalls.unstubbedError("load", call, set: "loadReturnValue", "loadError", "loadHandler")
  }
}

nonisolated final class St03GenericMock: St03Generic, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: St03GenericMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: St03GenericMock.self) }

  func reset() {
    calls.reset()
  }

  private static var wrapArguments: [Any] {
    get { staticCalls.stub("wrapArguments", [] as [Any]).value }
    set { staticCalls.stub("wrapArguments", [] as [Any]).value = newValue }
  }
  static var wrapCallCount: Int { staticCalls.count(of: "wrap") }
  static var wrapHandler: ((Any) -> Any?)? {
    get { staticCalls.stub("wrapHandler", nil as ((Any) -> Any?)?).value }
    set { staticCalls.stub("wrapHandler", nil as ((Any) -> Any?)?).value = newValue }
  }
  static var wrapArgValues: [Any] {
    staticCalls.markAsserted("wrap")
    return wrapArguments
  }
  static var wrapReceivedArguments: Any? {
    staticCalls.markLastAsserted("wrap")
    return wrapArguments.last
  }
  static func wrap<T>(_ value: T) -> T? {
    let call = staticCalls.note("wrap", ["_": value])
    wrapArguments.append(value)
    if let wrapHandler { return wrapHandler(value) as! T? }
    return staticCalls.unstubbed("wrap", call, set: "wrapHandler")
  }
}

nonisolated final class St04SendableMock: St04Sendable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: St04SendableMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: St04SendableMock.self) }

  func reset() {
    calls.reset()
  }

  static var makeCallCount: Int { staticCalls.count(of: "make") }
  static var makeHandler: (@Sendable () -> Int)? {
    get { staticCalls.stub("makeHandler", nil as (@Sendable () -> Int)?).value }
    set { staticCalls.stub("makeHandler", nil as (@Sendable () -> Int)?).value = newValue }
  }
  static var makeReturnValue: Int? {
    get { staticCalls.stub("makeReturnValue", nil as Int?).value }
    set { staticCalls.stub("makeReturnValue", nil as Int?).value = newValue }
  }
  static func make() -> Int {
    let call = staticCalls.note("make")
    if let makeHandler { return makeHandler() }
    if let makeReturnValue { return makeReturnValue }
    return staticCalls.unstubbed("make", call, set: "makeReturnValue", "makeHandler")
  }
}

actor St05ActorMock: St05Actor, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: St05ActorMock.self, sourceLocation: sourceLocation)
  }

  nonisolated static var staticCalls: Calls { .ofStatics(of: St05ActorMock.self) }

  nonisolated func reset() {
    calls.reset()
  }

  nonisolated static var makeCallCount: Int { staticCalls.count(of: "make") }
  nonisolated static var makeHandler: (@Sendable () -> Int)? {
    get { staticCalls.stub("makeHandler", nil as (@Sendable () -> Int)?).value }
    set { staticCalls.stub("makeHandler", nil as (@Sendable () -> Int)?).value = newValue }
  }
  nonisolated static var makeReturnValue: Int? {
    get { staticCalls.stub("makeReturnValue", nil as Int?).value }
    set { staticCalls.stub("makeReturnValue", nil as Int?).value = newValue }
  }
  static func make() -> Int {
    let call = staticCalls.note("make")
    if let makeHandler { return makeHandler() }
    if let makeReturnValue { return makeReturnValue }
    return staticCalls.unstubbed("make", call, set: "makeReturnValue", "makeHandler")
  }
}

nonisolated final class St06BothMock: St06Both, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: St06BothMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: St06BothMock.self) }

  func reset() {
    calls.reset()
  }

  static var goCallCount: Int { staticCalls.count(of: "go") }
  static var goHandler: (() -> Void)? {
    get { staticCalls.stub("goHandler", nil as (() -> Void)?).value }
    set { staticCalls.stub("goHandler", nil as (() -> Void)?).value = newValue }
  }
  static func go() {
    staticCalls.note("go")
    goHandler?()
  }

  var go1CallCount: Int { calls.count(of: "go1") }
  var go1Handler: (() -> Void)? = nil
  func go() {
    calls.note("go1")
    go1Handler?()
  }
}

nonisolated final class Su01GetMock: Su01Get, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Su01GetMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
  }

  private var subscriptArguments: [Int] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: ((Int) -> String)? = nil
  var subscriptReturnValue: String? = nil
  var subscriptArgValues: [Int] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: Int? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  subscript(index: Int) -> String {
    get {
      let call = calls.note("subscript", ["_": index])
      subscriptArguments.append(index)
      if let subscriptHandler { return subscriptHandler(index) }
      if let subscriptReturnValue { return subscriptReturnValue }
      return calls.unstubbed("subscript", call, set: "subscriptReturnValue", "subscriptHandler")
    }
  }
}

nonisolated final class Su02GetSetMock: Su02GetSet, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Su02GetSetMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
  }

  private var subscriptArguments: [String] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: ((String) -> Int?)? = nil
  private var subscriptGivenReturnValue: Int?? = nil
  var subscriptReturnValue: Int? {
    get { subscriptGivenReturnValue ?? nil }
    set { subscriptGivenReturnValue = .some(newValue) }
  }
  var subscriptArgValues: [String] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: String? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  var subscriptSetCallCount: Int { calls.count(of: "subscriptSet") }
  var subscriptSetHandler: ((String, Int?) -> Void)? = nil
  subscript(key: String) -> Int? {
    get {
      let call = calls.note("subscript", ["_": key])
      subscriptArguments.append(key)
      if let subscriptHandler { return subscriptHandler(key) }
      if let subscriptGivenReturnValue { return subscriptGivenReturnValue }
      return calls.unstubbed("subscript", call, set: "subscriptReturnValue", "subscriptHandler")
    }
    set {
      calls.note("subscriptSet", ["_": key, "newValue": newValue])
      subscriptSetHandler?(key, newValue)
    }
  }
}

nonisolated final class Su03LabelsMock: Su03Labels, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Su03LabelsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
  }

  private var subscriptArguments: [(row: Int, column: Int)] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: ((Int, Int) -> Price)? = nil
  var subscriptReturnValue: Price? = nil
  var subscriptArgValues: [(row: Int, column: Int)] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: (row: Int, column: Int)? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  var subscriptSetCallCount: Int { calls.count(of: "subscriptSet") }
  var subscriptSetHandler: ((Int, Int, Price) -> Void)? = nil
  subscript(row row: Int, column: Int) -> Price {
    get {
      let call = calls.note("subscript", ["row": row, "_": column])
      subscriptArguments.append((row, column))
      if let subscriptHandler { return subscriptHandler(row, column) }
      if let subscriptReturnValue { return subscriptReturnValue }
      if let value = MockDefaults.emptyValue(of: Price.self) {
        return calls.unstubbed("subscript", call, returning: value, set: "subscriptReturnValue", "subscriptHandler")
      }
      calls.stopUnstubbed("subscript", call, returning: Price.self, set: "subscriptReturnValue", "subscriptHandler")
    }
    set {
      calls.note("subscriptSet", ["row": row, "_": column, "newValue": newValue])
      subscriptSetHandler?(row, column, newValue)
    }
  }
}

nonisolated final class Su04ThrowsMock: Su04Throws, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Su04ThrowsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
  }

  private var subscriptArguments: [Int] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: ((Int) throws -> Int)? = nil
  var subscriptReturnValue: Int? = nil
  var subscriptError: (any Error)? = nil
  var subscriptArgValues: [Int] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: Int? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  subscript(index: Int) -> Int {
    get throws {
      let call = calls.note("subscript", ["_": index])
      subscriptArguments.append(index)
      if let subscriptHandler { return try subscriptHandler(index) }
      if let subscriptError { throw subscriptError }
      if let subscriptReturnValue { return subscriptReturnValue }
      throw calls.unstubbedError("subscript", call, set: "subscriptReturnValue", "subscriptError", "subscriptHandler")
    }
  }
}

nonisolated final class Su05AsyncMock: Su05Async, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Su05AsyncMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
  }

  private var subscriptArguments: [Int] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: ((Int) async throws -> Int)? = nil
  var subscriptReturnValue: Int? = nil
  var subscriptError: (any Error)? = nil
  var subscriptArgValues: [Int] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: Int? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  subscript(index: Int) -> Int {
    get async throws {
      let call = calls.note("subscript", ["_": index])
      subscriptArguments.append(index)
      if let subscriptHandler { return try await subscriptHandler(index) }
      if let subscriptError { throw subscriptError }
      if let subscriptReturnValue { return subscriptReturnValue }
      throw calls.unstubbedError("subscript", call, set: "subscriptReturnValue", "subscriptError", "subscriptHandler")
    }
  }
}

nonisolated final class Su06GenericMock: Su06Generic, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Su06GenericMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
  }

  private var subscriptArguments: [Any] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: ((Any) -> Any?)? = nil
  var subscriptArgValues: [Any] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: Any? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  var subscriptSetCallCount: Int { calls.count(of: "subscriptSet") }
  var subscriptSetHandler: ((Any, Any?) -> Void)? = nil
  subscript<Key: Hashable>(key: Key) -> Key? {
    get {
      let call = calls.note("subscript", ["_": key])
      subscriptArguments.append(key)
      if let subscriptHandler { return subscriptHandler(key) as! Key? }
      return calls.unstubbed("subscript", call, set: "subscriptHandler")
    }
    set {
      calls.note("subscriptSet", ["_": key, "newValue": newValue])
      subscriptSetHandler?(key, newValue)
    }
  }
}

nonisolated final class Su07StaticMock: Su07Static, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Su07StaticMock.self, sourceLocation: sourceLocation)
  }

  static var staticCalls: Calls { .ofStatics(of: Su07StaticMock.self) }

  func reset() {
    calls.reset()
  }

  private static var subscriptArguments: [Int] {
    get { staticCalls.stub("subscriptArguments", [] as [Int]).value }
    set { staticCalls.stub("subscriptArguments", [] as [Int]).value = newValue }
  }
  static var subscriptCallCount: Int { staticCalls.count(of: "subscript") }
  static var subscriptHandler: ((Int) -> Int)? {
    get { staticCalls.stub("subscriptHandler", nil as ((Int) -> Int)?).value }
    set { staticCalls.stub("subscriptHandler", nil as ((Int) -> Int)?).value = newValue }
  }
  static var subscriptReturnValue: Int? {
    get { staticCalls.stub("subscriptReturnValue", nil as Int?).value }
    set { staticCalls.stub("subscriptReturnValue", nil as Int?).value = newValue }
  }
  static var subscriptArgValues: [Int] {
    staticCalls.markAsserted("subscript")
    return subscriptArguments
  }
  static var subscriptReceivedArguments: Int? {
    staticCalls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  static subscript(index: Int) -> Int {
    get {
      let call = staticCalls.note("subscript", ["_": index])
      subscriptArguments.append(index)
      if let subscriptHandler { return subscriptHandler(index) }
      if let subscriptReturnValue { return subscriptReturnValue }
      return staticCalls.unstubbed("subscript", call, set: "subscriptReturnValue", "subscriptHandler")
    }
  }
}

nonisolated final class Su08OverloadsMock: Su08Overloads, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Su08OverloadsMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
    subscriptKeyArguments = []
  }

  private var subscriptArguments: [Int] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: ((Int) -> Int)? = nil
  var subscriptReturnValue: Int? = nil
  var subscriptArgValues: [Int] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: Int? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  subscript(index: Int) -> Int {
    get {
      let call = calls.note("subscript", ["_": index])
      subscriptArguments.append(index)
      if let subscriptHandler { return subscriptHandler(index) }
      if let subscriptReturnValue { return subscriptReturnValue }
      return calls.unstubbed("subscript", call, set: "subscriptReturnValue", "subscriptHandler")
    }
  }

  private var subscriptKeyArguments: [String] = []
  var subscriptKeyCallCount: Int { calls.count(of: "subscriptKey") }
  var subscriptKeyHandler: ((String) -> Int)? = nil
  var subscriptKeyReturnValue: Int? = nil
  var subscriptKeyArgValues: [String] {
    calls.markAsserted("subscriptKey")
    return subscriptKeyArguments
  }
  var subscriptKeyReceivedArguments: String? {
    calls.markLastAsserted("subscriptKey")
    return subscriptKeyArguments.last
  }
  subscript(key: String) -> Int {
    get {
      let call = calls.note("subscriptKey", ["_": key])
      subscriptKeyArguments.append(key)
      if let subscriptKeyHandler { return subscriptKeyHandler(key) }
      if let subscriptKeyReturnValue { return subscriptKeyReturnValue }
      return calls.unstubbed("subscriptKey", call, set: "subscriptKeyReturnValue", "subscriptKeyHandler")
    }
  }
}

nonisolated final class Su09VariadicMock: Su09Variadic, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: Su09VariadicMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    subscriptArguments = []
  }

  private var subscriptArguments: [[Int]] = []
  var subscriptCallCount: Int { calls.count(of: "subscript") }
  var subscriptHandler: (([Int]) -> Int)? = nil
  var subscriptReturnValue: Int? = nil
  var subscriptArgValues: [[Int]] {
    calls.markAsserted("subscript")
    return subscriptArguments
  }
  var subscriptReceivedArguments: [Int]? {
    calls.markLastAsserted("subscript")
    return subscriptArguments.last
  }
  subscript(indices: Int...) -> Int {
    get {
      let call = calls.note("subscript", ["_": indices])
      subscriptArguments.append(indices)
      if let subscriptHandler { return subscriptHandler(indices) }
      if let subscriptReturnValue { return subscriptReturnValue }
      return calls.unstubbed("subscript", call, set: "subscriptReturnValue", "subscriptHandler")
    }
  }
}

extension Garden.Shed {
  nonisolated final class ToolMock: Garden.Shed.Tool, Mock {
    nonisolated let calls: Calls

    init(sourceLocation: SourceLocation = #_sourceLocation) {
      calls = Calls(of: ToolMock.self, sourceLocation: sourceLocation)
    }

    func reset() {
      calls.reset()
    }

    var useCallCount: Int { calls.count(of: "use") }
    var useHandler: (() -> Void)? = nil
    func use() {
      calls.note("use")
      useHandler?()
    }
  }
}
typealias ToolMock = Garden.Shed.ToolMock

/// Empty values of types that may have one.
private enum MockDefaults {
  nonisolated static func emptyValue<Value>(of type: Value.Type) -> Value? {
    ((type as Any.Type) as? any EmptyValue.Type)?.emptyValue as? Value
  }
}

/// A view that shows nothing.
@MainActor
private final class MockView: ViewControllable {}
