// A protocol a line, like a table.
// swift-format-ignore-file
// Properties, subscripts, initialisers, static members, operators.
import Riblets

/// @mockable
protocol Pr01Get { var number: Int { get } }
/// @mockable
protocol Pr02GetSet { var number: Int { get set } }
/// @mockable
protocol Pr03Optional { var name: String? { get set }; var other: Int? { get } }
/// @mockable
protocol Pr04Unknown { var price: Price { get set }; var basket: Basket { get } }
/// @mockable
protocol Pr05Several { var a: Int { get set }; var b: [String] { get }; var c: (Int, Int)? { get set } }
/// @mockable(modifiers: listener = weak)
protocol Pr06Weak { var listener: (any Pr06Listener)? { get set } }
protocol Pr06Listener: AnyObject {}
/// @mockable
protocol Pr07Keyword { var `class`: String { get set }; var `in`: Int { get } }
/// @mockable
protocol Pr08Static { static var shared: Int { get }; static var name: String? { get set } }
/// @mockable
protocol Pr09NonmutatingSet { var value: Int { get nonmutating set } }
/// @mockable
@MainActor protocol Pr10Streams { var events: EventStream<String> { get }; var score: StateStream<Int> { get } }
/// @mockable
@MainActor protocol Pr11UnknownState { var price: StateStream<Price> { get } }
/// @mockable
protocol Pr12Unwrapped { var label: String! { get set } }
/// @mockable
protocol Pr13Existential { var item: any Equatable & Sendable { get set } }
/// @mockable
protocol Su01Get { subscript(index: Int) -> String { get } }
/// @mockable
protocol Su02GetSet { subscript(key: String) -> Int? { get set } }
/// @mockable
protocol Su03Labels { subscript(row row: Int, column: Int) -> Price { get set } }
/// @mockable
protocol Su04Throws { subscript(index: Int) -> Int { get throws } }
/// @mockable
protocol Su05Async { subscript(index: Int) -> Int { get async throws } }
/// @mockable
protocol Su06Generic { subscript<Key: Hashable>(key: Key) -> Key? { get set } }
/// @mockable
protocol Su07Static { static subscript(index: Int) -> Int { get } }
/// @mockable
protocol Su08Overloads { subscript(index: Int) -> Int { get }; subscript(key: String) -> Int { get } }
/// @mockable
protocol Su09Variadic { subscript(indices: Int...) -> Int { get } }
/// @mockable
protocol In01Plain { init() }
/// @mockable
protocol In02Arguments { init(name: String, age: Int); func greet() -> String }
/// @mockable
protocol In03Failable { init?(text: String) }
/// @mockable
protocol In04Throws { init(path: String) throws }
/// @mockable
protocol In05Async { init(page: Int) async throws }
/// @mockable
protocol In06Generic { init<T>(_ value: T) where T: Hashable }
/// @mockable
protocol In07Overloads { init(_ number: Int); init(_ text: String) }
/// @mockable
@MainActor protocol In08MainActor { init(title: String) }
/// @mockable
protocol In09Actor: Actor { init(title: String) }
/// @mockable
protocol In10Sendable: Sendable { init(title: String) }
/// @mockable
protocol In11Closure { init(_ body: @escaping () -> Void, _ check: () -> Bool) }
/// @mockable
protocol St01Function { static func make(_ number: Int) -> Int }
/// @mockable
protocol St02Async { static func load() async throws -> Int }
/// @mockable
protocol St03Generic { static func wrap<T>(_ value: T) -> T? }
/// @mockable
protocol St04Sendable: Sendable { static func make() -> Int }
/// @mockable
protocol St05Actor: Actor { static func make() -> Int }
/// @mockable
protocol St06Both { static func go(); func go() }
/// @mockable
protocol Op01Plus { static func + (left: Self, right: Self) -> Self }
/// @mockable
protocol Op02Equals { static func == (left: Self, right: Self) -> Bool }
/// @mockable
protocol Op03Compare: Comparable {}
/// @mockable
protocol Op04Prefix { static prefix func - (value: Self) -> Self; static func - (left: Self, right: Int) -> Self }
/// @mockable
protocol Op05Assign { static func += (left: inout Self, right: Int) }
/// @mockable
protocol Op06Custom { static func <+> (left: Self, right: Int) -> Bool }
infix operator <+>: AdditionPrecedence
