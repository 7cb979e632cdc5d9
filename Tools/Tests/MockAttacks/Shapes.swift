// A protocol a line, like a table.
// swift-format-ignore-file
// Shapes that mocks were once wrong for.

import Foundation

/// @mockable
@MainActor protocol Ax01 { @concurrent func f() async -> Int }
/// @mockable
protocol Ax02 { func f(_ c: nonisolated(nonsending) @escaping () async -> Void) }
/// @mockable
protocol Ax03 { func f(_ c: some Collection<Int>, _ d: [some Hashable]) }
/// @mockable
protocol Ax04 { func f(_ c: borrowing some Sendable, _ d: (some Hashable)?) }
struct UncopiedThing: ~Copyable { }
/// @mockable
protocol Ax06 { func f() -> UncopiedThing; func g(_ n: borrowing UncopiedThing) -> Int ; func h(_ n: consuming UncopiedThing) -> UncopiedThing }
/// @mockable
protocol Ax07 { func f<T>(_ t: T) -> (T) -> [T] }
/// @mockable
protocol Ax11 { init(sourceLocation: Int); init(); init(a: Int) }
/// @mockable
protocol Ax12 { var v: Int { get set }; var vSet: Int { get set }; func vSetCallCount() }
/// @mockable
protocol Ax13 { var fCallCount: Int { get }; func f() }
/// @mockable
protocol Ax15 { @available(*, deprecated, message: """
 multi
 line
 """) func f() }
/// @mockable
protocol Ax16 { func `1st`() ; var `2 nd`: Int { get } }
/// @mockable
protocol Ax17 { associatedtype T; func f(_ t: T) -> T }
/// @mockable
protocol Ax18 { associatedtype T where Int == T; func f(_ t: T) -> T }
/// @mockable
protocol Ax19<T> { associatedtype T: Collection = [Int] where T.Element: Hashable; func f(_ t: T) -> T }
/// @mockable
protocol Ax20 { associatedtype S: Sequence<Int>; func f(_ t: S) }
/// @mockable
protocol Ax21 { associatedtype S = Self; func f(_ t: S) }
/// @mockable
protocol 🐶Dog { func bark() ; var 🐱: Int { get } }
/// @mockable
protocol Ax22 { func f(_ a: [Int]); func f(_ a: [String: Int]); func f(_ a: Int?); func f(_ a: [Int]?) }
/// @mockable
@MainActor protocol Ay01: AnyObject { @concurrent func f(_ x: Int) async throws -> Int; @concurrent var v: Int { get async } }
/// @mockable
protocol Ay02: Sendable { @concurrent func f() async ; nonisolated(nonsending) func g() async }
/// @mockable
protocol Ay03 { func f(_ x: [some Equatable & Hashable: Int]) }
/// @mockable
protocol Ay04 { func f(_ x: inout some Collection<String>); func g(_ x: sending some AnyObject) }
/// @mockable
protocol Ay05 { func f<T: ~Copyable>(_ t: borrowing T, _ body: (borrowing T) -> Void) }
struct UncopiedBox: ~Copyable { }
/// @mockable
protocol Ay06 { func f() throws -> UncopiedBox? }
/// @mockable
protocol Ay07 { func f<T, U>(_ t: T) -> (T) -> (U) -> [T: U] where T: Hashable ; func g() -> (Int) -> (Int) -> Int }
/// @mockable
protocol Ay08 { func f<each T>(_ t: repeat each T) -> (repeat each T) }
/// @mockable
protocol Ay09 { associatedtype A: Sequence where A.Element == Int; associatedtype B = A.Element; func f(_ a: A) -> B }
/// @mockable
protocol Ay10: Sequence where Element == Int { func f() }
/// @mockable
protocol Ay11: Error, Codable { var code: Int { get } }
/// @mockable
protocol Ay12 { static func make() -> Self; init?(x: Int); init!(y: Int); init(z: Int) throws; init(w: Int) async }
/// @mockable
protocol Ay13 { subscript(_ x: Int) -> String { get set }; subscript(k k: String, default d: @autoclosure () -> Int) -> Int { get }; static subscript(_ x: Int) -> Int { get } }
/// @mockable
protocol Ay14 { func `init`(); func `self`(); func `Type`() ; var `default`: Int { get }; func `class`(_ `in`: Int, for `where`: Int) }
/// @mockable
protocol Ay15 { var description: String { get }; func hash(into: inout Hasher); static func == (l: Self, r: Self) -> Bool }
/// @mockable
protocol Ay16 { func reset(); var calls: [Int] { get }; func init_(); func moves() }
/// @mockable
protocol Ay17 { func f() async throws(CancellationError) -> sending AnyObject }
/// @mockable
protocol Ay18: Actor { var x: Int { get }; func f() ; nonisolated func g() -> Int }
/// @mockable
protocol Ay19 { func f(_ a: Int..., b: String...); func g(_ x: Int?...) }
/// @mockable
protocol Ay20<K, V> { associatedtype K: Hashable; associatedtype V; func get(_ k: K) -> V?; var all: [K: V] { get } }
/// @mockable
protocol Ay21 { var x: (any Ay20<Int, String>)? { get }; func f(_ x: any Ay20<Int, String>) -> any Ay20<Int, String> }
/// @mockable
protocol Ay22 { @available(macOS 99, iOS 99, *) func f(); @available(*, noasync) func h() }
/// @mockable
protocol Ay23 { func f(_ c: @Sendable @escaping () async throws -> Void, _ d: @MainActor () -> Void, e: @escaping @isolated(any) () async -> Void) }
/// @mockable
protocol Ay24 { func f(_ x: borrowing Int, _ y: consuming [Int]); mutating func m(); nonmutating func n() ; var p: Int { mutating get nonmutating set } }
/// @mockable
protocol Ay25: AnyObject { var d: (any Ay25)? { get set }; var u: any Ay25.Type { get } ; func f(_ s: Self.Type) }
/// @mockable
protocol Ay26 { func f<T>(_ t: T.Type) -> T where T: Decodable; func g<T: Decodable>(_ type: T.Type, from: Data) throws -> T }
protocol AyMarker {}
/// @mockable
protocol Ay28 { func value(_ k: KeyPath<String, Int>) -> Int; var s: Set<Int>! { get set }; var i: Int! { get } }
/// @mockable
protocol Ay29 { func f() -> Never; func g() throws -> Never; func h() -> Void?; func i() -> () }
/// @mockable
protocol Ay30 { typealias X = [Int]; func f(_ x: X) -> X; func g(_ x: Self.X) -> Self.X? }
/// @mockable
protocol Ay31: RawRepresentable where RawValue == String { func f() }
/// @mockable
protocol Ay32: ExpressibleByStringLiteral, CaseIterable, Comparable { func f() }
/// @mockable
public protocol Ay33 { func f(_ x: Int) }
/// @mockable
protocol Ay34 { func f(_ x: Int) }
/// @mockable
protocol Ay35 { func f(_ f: Int, fHandler: Int, call: Int, calls: Int, handler: String) -> Int }
