// A protocol a line, like a table.
// swift-format-ignore-file
// Generics, associated types, Self, some and any, packs.

/// @mockable
protocol Ge01Argument { func put<T>(_ value: T) }
/// @mockable
protocol Ge02Result { func get<T>(_ type: T.Type) -> T }
/// @mockable
protocol Ge03Both { func convert<In: Sendable, Out>(_ value: In, to type: Out.Type) -> Out? }
/// @mockable
protocol Ge04Where { func compare<T>(_ a: T, _ b: T) -> Bool where T: Comparable }
/// @mockable
protocol Ge05Nested { func all<T>(_ values: [T], _ table: [String: T]?) -> [T] }
/// @mockable
protocol Ge06Closure { func map<T, U>(_ value: T, _ change: (T) -> U) -> U }
/// @mockable
protocol Ge07EscapingClosure { func later<T>(_ value: T, _ done: @escaping (T) -> Void) }
/// @mockable
protocol Ge08Inout { func swap<T>(_ a: inout T, _ b: inout T) }
/// @mockable
protocol Ge09Some { func take(_ value: some Equatable, _ list: [some Hashable]) }
/// @mockable
protocol Ge10SomeCollection { func take(_ values: some Collection<Int>) -> Int }
/// @mockable
protocol Ge11Any { func take(_ value: any Equatable, _ both: any Hashable & Sendable) -> any Equatable }
/// @mockable
protocol Ge12Pack { func all<each T>(_ values: repeat each T) }
/// @mockable
protocol Ge13PackResult { func all<each T>(_ values: repeat each T) -> (repeat each T) }
/// @mockable
protocol Ge14Overloads { func load<T>(_ value: T) -> T; func load<T>(_ value: T) -> [T]; func load(_ value: Int) }
/// @mockable
protocol Ge15Async { func load<T: Decodable & Sendable>(_ type: T.Type) async throws -> T }
/// @mockable
protocol Ge16Decodable { func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T }
/// @mockable
protocol Ge17SameType { func put<S: Sequence>(_ values: S) where S.Element == Int }
/// @mockable
protocol Ge18Optional { func maybe<T>(_ value: T?) -> T? }
/// @mockable
protocol Ge19Variadic { func all<T>(_ values: T...) -> Int }
/// @mockable
protocol Ge20Noncopyable { func hold<T: ~Copyable>(_ value: borrowing T) }
/// @mockable
protocol As01Plain { associatedtype Item; func put(_ item: Item); func get() -> Item }
/// @mockable(typealias: Item = String)
protocol As02Given { associatedtype Item; func put(_ item: Item); func get() -> Item }
/// @mockable
protocol As03Primary<Item> { associatedtype Item; var items: [Item] { get } }
/// @mockable
protocol As04Bound { associatedtype Key: Hashable; func find(_ key: Key) -> Bool }
/// @mockable
protocol As05Standard { associatedtype Item = Int; func get() -> Item }
/// @mockable
protocol As06Where where Item == Price { associatedtype Item; func get() -> Item }
/// @mockable
protocol As07Codable { associatedtype Model: Codable & Sendable; func load() throws -> Model }
/// @mockable
protocol As08Mock { associatedtype Child: Fn01Nothing; func child() -> Child }
/// @mockable
protocol As09Collection { associatedtype Items: Collection where Items.Element == String; var items: Items { get } }
/// @mockable
protocol As10Number { associatedtype Number: BinaryInteger; func add(_ number: Number) -> Number }
/// @mockable
protocol As11InheritedPrimary: As03Primary<Int> { func more() }
/// @mockable
protocol As12Alias { typealias Name = String; func put(_ name: Name) -> Name }
/// @mockable
protocol As13SendableItem: Sendable { associatedtype Item: Sendable; func put(_ item: Item) }
/// @mockable(typealias: A = [String: Int]; B = (Int, Int))
protocol As14TwoGiven { associatedtype A; associatedtype B; func put(_ a: A, _ b: B) }
/// @mockable
protocol Se01Result { func copy() -> Self }
/// @mockable
protocol Se02Argument { func isSame(as other: Self) -> Bool }
/// @mockable
protocol Se03Optional { func parent() -> Self?; func all() -> [Self] }
/// @mockable
protocol Se04Async: Sendable { func copy() async throws -> Self }
/// @mockable
protocol Se05Property { var next: Self? { get } }
