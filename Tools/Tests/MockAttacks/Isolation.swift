// A protocol a line, like a table.
// swift-format-ignore-file
// Actors, isolation, sending.

@globalActor actor AttackActor { static let shared = AttackActor() }
final class NotSendable { var value = 0 }
struct AttackError: Error, Equatable { var code = 0 }

/// @mockable
@MainActor protocol Ia01 { nonisolated func f() -> Int; nonisolated var v: Int { get }; func g() -> Int }
/// @mockable
@MainActor protocol Ia02 { @concurrent func f(_ x: Int) async throws(AttackError) -> Int; nonisolated(nonsending) func g() async -> Int }
/// @mockable
@MainActor protocol Ia03: Sendable { var listener: (any Ia03)? { get set }; func f(_ l: (any Ia03)?) }
/// @mockable
@AttackActor protocol Ia04 { func f() -> Int; var v: Int { get set }; static func s() -> Int }
/// @mockable
protocol Ia05 { @AttackActor func f() -> Int; @MainActor var v: Int { get set }; func g() }
/// @mockable
protocol Ia06: Sendable { func f(_ x: sending NotSendable) -> sending NotSendable; func g(_ x: NotSendable) }
/// @mockable
protocol Ia07: Actor { func f(_ x: Int) async; var v: Int { get }; nonisolated var n: String { get }; static func s() }
/// @mockable
protocol Ia08: Actor { func f<T: Sendable>(_ t: T) async -> T; subscript(_ i: Int) -> Int { get } }
/// @mockable
protocol Ia09 { func f(isolation: isolated (any Actor)?) async; func g(_ x: Int, isolation: isolated (any Actor)?) async throws -> Int }
/// @mockable
protocol Ia10: Sendable { func f() async; func g() async throws; func h(_ c: @Sendable @escaping (Int) async -> Int) async }
/// @mockable
@MainActor protocol Ia11: Equatable { var v: Int { get } }
/// @mockable
@MainActor protocol Ia12: Hashable, CustomStringConvertible { var v: Int { get } }
/// @mockable
@MainActor protocol Ia13 { static var shared: Int { get set }; static func make() -> Int; nonisolated static func n() -> Int }
/// @mockable
@MainActor protocol Ia14 { func f(_ c: @MainActor @escaping () -> Void); func g(_ c: @escaping @Sendable () async -> Void) }
/// @mockable
@MainActor protocol Ia15: Ia16Base { func f() }
protocol Ia16Base { func base() -> Int; var baseValue: Int { get set } }
/// @mockable
protocol Ia17: Ia18Base { func f() }
@MainActor protocol Ia18Base { func base() -> Int; var baseValue: Int { get set } }
/// @mockable
protocol Ia19: AnyObject, Sendable { var delegate: (any Ia19)? { get set } ; var block: (@Sendable () -> Void)? { get set } }
/// @mockable
@MainActor protocol Ia20 { @concurrent func f(_ c: @Sendable @escaping () async -> Void) async; @concurrent func g<T: Sendable>(_ t: T) async -> T }
/// @mockable
nonisolated protocol Ia21 { func f() -> Int; var v: Int { get set } }
/// @mockable
protocol Ia22 { nonisolated(nonsending) func f(_ c: nonisolated(nonsending) () async -> Int) async -> Int }
/// @mockable
protocol Ia23 { func f(_ c: nonisolated(nonsending) @Sendable @escaping () async throws -> Int) }
/// @mockable
protocol Ia24 { func f(_ c: nonisolated(nonsending) @escaping (Int) async -> Void, _ d: @concurrent @escaping () async -> Void) }
/// @mockable
protocol Ia25: Sendable { func stream() -> AsyncStream<Int>; func throwing() -> AsyncThrowingStream<Int, any Error>; func seq() -> any AsyncSequence<Int, Never> }
/// @mockable
@MainActor protocol Ia26 { var v: Int { get async }; var w: Int { get throws }; var x: Int { get async throws(AttackError) }; subscript(_ i: Int) -> Int { get async throws } }
/// @mockable
@MainActor @preconcurrency protocol Ia27 { func f() -> Int }
/// @mockable
@preconcurrency protocol Ia28: Sendable { func f() -> NotSendable }
/// @mockable
protocol Ia29 { func f(_ x: consuming sending NotSendable); func g(_ x: inout sending NotSendable) }
/// @mockable
protocol Ia30: SendableMetatype { static func s() -> Int; func f() }
/// @mockable
protocol Ia31: ~Copyable { func f() -> Int; borrowing func b() -> Int; consuming func c() }
/// @mockable
protocol Ia32: ~Escapable { func f() -> Int }
/// @mockable
@MainActor protocol Ia33 { func f() async -> NotSendable; func g(_ x: NotSendable) async; nonisolated func h(_ x: sending NotSendable) async }
/// @mockable
protocol Ia34: Actor { func f(_ x: sending NotSendable) -> sending NotSendable; func g() -> NotSendable }
/// @mockable
protocol Ia35: Error { var code: Int { get } ; func f() }
/// @mockable
@MainActor protocol Ia36: Identifiable { var name: String { get } }
/// @mockable
protocol Ia37: Identifiable where ID == Int { var name: String { get } }
/// @mockable
protocol Ia38: Identifiable, Sendable where ID: Sendable { var name: String { get } }
/// @mockable
@MainActor protocol Ia39: AnyObject { associatedtype Item: Sendable; func add(_ item: Item) async -> Item?; nonisolated func size(_ item: Item) -> Int }
/// @mockable
protocol Ia40: Sendable { associatedtype Item: Sendable; var items: [Item] { get set }; func add(_ item: Item) async throws -> Item }
/// @mockable
protocol Ia41: Actor { associatedtype Item: Sendable; var items: [Item] { get }; func add(_ item: Item) async throws -> Item }
