// A protocol a line, like a table.
// swift-format-ignore-file
// What each alone is mocked well, together.

/// @mockable
@MainActor protocol Xa01 { associatedtype T: Hashable; var all: [T: (T) -> Void] { get set }; func f(_ t: T, _ c: @escaping @MainActor (T) async throws -> T) async throws -> T?; static var d: Int { get } }
/// @mockable
protocol Xa02: Actor { associatedtype T: Sendable; func f(_ c: @Sendable @escaping (T) async -> T) async throws(AttackError) -> [T]; nonisolated func g() -> T? }
/// @mockable
protocol Xa03: Sendable { func f<T: Sendable, each U: Sendable>(_ t: T, _ u: repeat each U) async throws -> T; func g<E: Error>(_ c: @Sendable () throws(E) -> Void) throws(E) }
/// @mockable
protocol Xa04 { func f(_ a: borrowing Uncopied, _ b: some Shape, _ c: Int..., d: @autoclosure () -> Int) throws -> Uncopied }
/// @mockable
protocol Xa05<T> { associatedtype T; associatedtype U: Xa05<T>; func f(_ u: U) -> U.U; func g() -> any Xa05<T> }
/// @mockable
protocol Xa06 { subscript<T: Hashable>(_ k: T, default d: @autoclosure () -> Int) -> Int { get set }; subscript(_ p: (Int, Int)...) -> [Self] { get async throws } }
/// @mockable
@MainActor protocol Xa07: AnyObject, Hashable, Codable, CustomStringConvertible, Identifiable where ID == String { init(from x: Int); var v: Self? { get set } }
/// @mockable
protocol Xa08 { static func f<T>(_ t: T) async throws -> T; static subscript<T>(_ t: T) -> T { get set }; static var g: (any Xa08.Type)? { get set } }
/// @mockable
protocol Xa09 { func f(_ a: inout [Int], _ b: inout some Shape, _ c: inout (Int) -> Void, _ d: inout (Int, String)?) }
/// @mockable
protocol Xa10 { func f<T, U: Collection>(_ t: T, _ u: U) -> (T, [U.Element])? where U.Element == T, T: Comparable & Sendable }
/// @mockable
@AttackActor protocol Xa11: Sendable { func f(_ x: NotSendable) async -> sending NotSendable; nonisolated(nonsending) func g(_ x: NotSendable) async; @concurrent func h(_ x: sending NotSendable) async }
/// @mockable
protocol Xa12 { func f(_ x: any (Shape & Sendable)); func g(_ x: (any Shape)?...) -> [(any Shape)?]; func h(_ x: [any Shape.Type]) -> any (Shape & AnyObject) }
/// @mockable
protocol Xa13 { func f(_ x: ((inout Int) throws -> Void)?); func g(_ x: [(Int) -> (Int) -> Void]); func h(_ x: @escaping ((Int) -> Void) -> Void) -> ((Int) -> Void) -> Void }
/// @mockable
protocol Xa14: Sendable { var a: @Sendable (Int) async -> Void { get }; var b: (@Sendable () -> Void)? { get set }; var c: [@Sendable () -> Int] { get set }; static var d: @Sendable () -> Void { get set } }
/// @mockable
@MainActor protocol Xa15 { var a: @MainActor () -> Void { get set }; var b: (@MainActor (Int) async -> Void)? { get set }; nonisolated var c: @Sendable () -> Void { get } }
/// @mockable
protocol Xa16 { func f(a: Int, b: Int) -> Int; func f(a: Int, b: Int) async -> Int; func f(a: Int, b: String) -> Int; func f(a: Int) throws -> Int; func f(a: Int) async throws -> Int }
/// @mockable
protocol Xa17 { func `func`(_ `var`: Int, `let` `inout`: Int, `throws`: Int) -> Int; var `protocol`: Int { get set }; var `some`: Int { get }; var `any`: Int { get set } }
/// @mockable
protocol Xa18 { func f(_ x: Int, file: StaticString, line: UInt) -> Never?; func g(_ x: UnsafeRawBufferPointer) throws -> UnsafeMutableBufferPointer<Int>; func h(_ x: CVarArg...) }
/// @mockable
protocol Xa19: Error, CustomStringConvertible, Hashable { var a: Int { get }; init(code: Int) }
/// @mockable
protocol Xa20 { associatedtype A; associatedtype B; associatedtype C; func f(_ c: (A) -> (B) -> C) -> (C) -> (B) -> A; func g<T>(_ t: T, _ a: A) -> (T, A, B?) }
/// @mockable
public protocol Xa21: Sendable { associatedtype A: Sendable; var a: A { get set }; func f(_ a: A) async throws -> A; static func g(_ a: A) -> Self; init(a: A, _ b: Int) }
/// @mockable
public protocol Xa22: Actor { associatedtype A: Sendable; var a: A { get }; func f(_ a: A) async throws -> A; init(a: A) }
/// @mockable
@MainActor public protocol Xa23: AnyObject { associatedtype A; var a: A? { get set }; func f(_ a: [A], _ c: @escaping (A) -> Void) -> A; subscript(_ a: Int) -> A { get set } }
/// @mockable
package protocol Xa24 { associatedtype A: Collection where A.Element: Hashable, A.Index == Int; func f(_ a: A) -> Set<A.Element>; func g(_ a: A.SubSequence) -> A.Index }
/// @mockable
protocol Xa25 { func f() -> (any Error)?; func g(_ e: any Error) throws -> Result<Void, any Error>; var h: any Error { get }; func i() async throws(CancellationError) }
/// @mockable
protocol Xa26 { func f(_ x: Duration, _ y: ClosedRange<Int>, _ z: ContinuousClock.Instant) -> Duration; func g(_ c: some Clock<Duration>) async throws; func h(_ c: any Clock<Duration>) }
/// @mockable
protocol Xa27 { func f(_ x: AsyncStream<Int>.Continuation) -> AsyncThrowingStream<[Int], any Error>; func g() -> (AsyncStream<Int>, Task<Void, Never>); func h(_ t: Task<Int, any Error>?) -> Task<Void, Never> }
/// @mockable
protocol Xa28 { func f(_ k: any KeyPath<String, Int> & Sendable) -> Int; func g(_ p: PartialKeyPath<String>, _ a: AnyKeyPath) -> AnyKeyPath? }
/// @mockable
protocol Xa29 { mutating func f(_ x: Self) -> Self; mutating func next() -> Int?; static func += (l: inout Self, r: Self); static prefix func ! (x: Self) -> Bool; subscript(x: Int) -> Self { mutating get } }
/// @mockable
protocol Xa30 { @available(macOS 15, iOS 18, *) func f(_ x: Int) async -> Int; @available(macOS 15, iOS 18, *) var g: [Int] { get set }; @available(*, deprecated, renamed: "f(_:)") func h() }
/// @mockable
@available(macOS 15, iOS 18, *) @MainActor protocol Xa31: AnyObject, Sendable { var listener: (any Xa31)? { get set }; func f() async throws -> Int }
/// @mockable
protocol Xa32: Ta01, Ga35 where A == Int { func both() }
/// @mockable
protocol Xa33: Ma16, Ma17 { func f(c: Int) }
/// @mockable
@MainActor protocol Xa34: Ma21, Ia26 { nonisolated func own() }
/// @mockable
protocol Xa35: Sendable, Ma05 { func vHandler() }
/// @mockable
protocol Xa36: Xa37Base where Self: AnyObject { func f() -> Value }
protocol Xa37Base<Value> { associatedtype Value: Equatable = Int; associatedtype List: Sequence<Value> = [Value]; func list(_ l: List) -> Value }
/// @mockable
protocol Xa38: Xa37Base<String> { func f() -> List }
/// @mockable(typealias: Value = Double; List = Set<Double>)
protocol Xa39: Xa37Base { func f() -> List }
/// @mockable(history: f = true; override: name = XaRenamed)
protocol Xa40 { func f(_ x: Int, y: String) -> Int; func g() }
/// @mockable(modifiers: owner = weak)
protocol Xa41: AnyObject { var owner: (any Xa41)? { get set }; var other: (any Xa41)? { get set } }
/// @mockable
protocol Xa42 where Self: Sendable, Self: Error { func f() -> Self }
/// @mockable
protocol Xa43 { associatedtype A; init<S: Sequence>(_ s: S) where S.Element == Int; init<S: Sequence>(_ s: S) where S.Element == A; subscript<T>(_ t: T) -> Int { get }; subscript<T: Hashable>(_ t: T) -> Int { get } }
