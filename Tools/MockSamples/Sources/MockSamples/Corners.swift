// A protocol a line, like a table.
// swift-format-ignore-file
// What comes up in apps and is easily forgotten.

import Foundation

/// @mockable
protocol Cx01 { func f(_ x: some Sequence<Int> & Sendable); func g() -> [any Error]; func h(_ a: Result<Int, any Error>) -> Result<Void, any Error> }
/// @mockable
protocol Cx02<Element>: AnyObject { associatedtype Element: Sendable where Element: Equatable; func element() -> Element? }
/// @mockable
protocol Cx03 { func a(completion: ((Result<Data, any Error>) -> Void)?); var url: URL { get }; func date() -> Date }
/// @mockable
public protocol Cx04: Sendable { static var shared: Self { get }; func with(_ x: Int) -> Self }
/// @mockable
protocol Cx05 { func f<T>(_ t: T) where T: Collection, T.Element == Int; func g<T>(_ t: T.Type) async throws -> [String: T] }
/// @mockable
@MainActor protocol Cx06: AnyObject { var delegate: (any CxDelegate)? { get set }; func f() async -> (Int, String); func with(_ a: @MainActor (Int) async -> Void) async }
protocol CxDelegate: AnyObject {}
/// @mockable
protocol Cx07 { var x: Int { get set }; mutating func y(); func z() throws -> (() -> Void); func w(_ x: @escaping (inout Int) throws -> Void) }
/// @mockable
protocol Cx08: Sequence, IteratorProtocol where Element == Int {}
/// @mockable
protocol Cx09: Actor { func f(_ x: Int) async throws -> [Int]; var y: Int { get async }; nonisolated var z: String { get } }
/// @mockable
protocol Cx10 { func a(_ x: Int) ; func a(_ x: Int, _ y: Int); func a(_ x: Int) -> Int; func b(x: [Int]?, y: (Int) -> Void) }
/// @mockable
protocol Cx11: Equatable { var value: Int { get }; static func < (lhs: Self, rhs: Self) -> Bool }
/// @mockable
protocol Cx12: LocalizedError, Identifiable { var title: String { get } }
/// @mockable
protocol Cx13 { associatedtype S: AsyncSequence where S.Element == Int; func stream() -> S }
/// @mockable
protocol Cx14: Sendable { var handler: @Sendable (Int) -> Void { get set }; func each(_ body: (Int) async throws -> Void) async rethrows -> Int }
/// @mockable
protocol Cx15 { subscript<T>(dynamicMember keyPath: KeyPath<Int, T>) -> T { get }; subscript(i: Int, default d: @autoclosure () -> Int) -> Int { get set } }
/// @mockable
protocol Cx16 { func `init`(_ x: Int); func `self`() -> Int; var `Type`: Int { get } }
/// @mockable
protocol Cx17 { init(); init?(x: Int); init<T>(y: T) throws; var v: Int { get } }
/// @mockable
protocol Cx18 { func f(a: Int, a b: Int, _ c: Int...) -> Int; func g(_: (Int) -> Void, _: inout Int) }
/// @mockable
protocol Cx19 { func f() -> Never; func g() throws -> Never }
/// @mockable
protocol Cx20 { func f(x: Int?, y: Int??) -> Int??; var z: Int?? { get set } }
/// @mockable
protocol Cx21: ~Copyable { func f() -> Int }
/// @mockable
protocol Cx22 { func f(_ s: Span<Int>) ; }
/// @mockable
protocol Cx23 { func f<let n: Int>(_ a: InlineArray<n, Int>) -> Int }
/// @mockable(modifiers: owner = weak)
protocol Cx30WeakSendable: Sendable { var owner: (any CxDelegate & Sendable)? { get set } }
/// @mockable(modifiers: owner = weak)
protocol Cx31WeakActor: Actor { var owner: (any CxDelegate & Sendable)? { get } }
/// @mockable
protocol Cx32Stacked: Cx33Base, AnyObject where Item: Hashable { func hash(_ item: Item) -> Int }
protocol Cx33Base { associatedtype Item; func items() -> [Item] }
