// A protocol a line, like a table.
// swift-format-ignore-file
// Shapes of types that can be written where a type stands, and not in an expression; and their neighbours.

import Riblets

typealias TsLabeled = (_ a: Int) -> Int
struct TsBox<Wrapped> { var value: Wrapped }
struct TsSized<let count: Int> {}
enum TsOuter { struct `Type` {}; struct Row {} }
protocol TsGame { var name: String { get } }
protocol TsToy: AnyObject { func play() }
enum TsError: Swift.Error { case soldOut }
final class TsBasket {}

/// @mockable
protocol Ts01 { var didWrite: (_ uuid: String) -> Void { get set }; func next() -> (_ a: Int) -> Int; func all() -> (Int...) -> Void }
/// @mockable
protocol Ts02 { func a() -> (_ a: Int, _ b: String) -> Void; func b() -> (_ a: Int...) -> Void; func c() -> (Int, Int...) -> Void; func d() -> (_ a: inout Int) -> Void; func e() -> (inout Int) -> Void }
/// @mockable
protocol Ts03 { func a() -> (borrowing TsBasket) -> Void; func b() -> (_ a: consuming TsBasket) -> Void; func c() -> (sending TsBasket) -> Void; func d() -> (_ a: sending TsBasket) -> Void; func e() -> () -> sending TsBasket; func f() -> (inout sending TsBasket) -> Void; func g() -> (__owned TsBasket) -> Void; func h() -> (__shared TsBasket) -> Void }
/// @mockable
protocol Ts04 { func a() -> (isolated (any Actor)?) -> Void; func b() -> (isolated MainActor) -> Int; func c() -> (_ a: isolated MainActor, Int) async -> Int }
/// @mockable
protocol Ts05 { func a() -> (@escaping () -> Void) -> Void; func b() -> (_ a: @escaping () -> Void) -> Void; func c() -> (@autoclosure () -> Bool) -> Void; func d() -> (_ a: @escaping @Sendable (Int) -> Void) -> Void; func e() -> (_ a: @escaping (_ b: Int) -> Void) -> Void }
/// @mockable
protocol Ts06 { func a() -> nonisolated(nonsending) () async -> Void; func b() -> @isolated(any) () -> Void; func c() -> @concurrent () async -> Void; func d() -> @MainActor (_ a: Int) -> Void; func e() -> @Sendable (_ a: Int) -> Int; func f() -> (nonisolated(nonsending) () async -> Void) -> Void }
/// @mockable
protocol Ts07 { func a() -> (_ a: Int) throws(TsError) -> Int; func b() -> (_ a: Int) async throws -> Int; func c() -> () throws(TsError) -> Int; func d() async throws -> (_ a: Int) -> Int; func e() throws(TsError) -> (_ a: Int) -> Int }
/// @mockable
protocol Ts08 { func a() -> (Int) -> (_ a: Int) -> Int; func b() -> () -> ((_ a: Int) -> Void)?; func c() -> () -> [(_ a: Int) -> Void]; func d() -> () -> Array<Int>; func e() -> () -> TsBox<(Int) -> Array<Int>>; func f() -> (Array<Int>) -> Set<Int> }
/// @mockable
protocol Ts09 { func a() -> ((_ a: Int) -> Void, Int); func b() -> (a: Int, b: (_ c: Int) -> Void); func c() -> ((_ a: Int) -> Void)?; func d() -> [(_ a: Int) -> Void]; func e() -> Result<(_ a: Int) -> Void, any Error>; func f() -> TsBox<(_ a: Int) -> Void> }
/// @mockable
protocol Ts10 { func a() -> (_ `class`: Int) -> Void; func b() -> (_ sending: Int) -> Void; func c() -> (()) -> (); func d() -> (_ a: TsOuter.`Type`) -> TsOuter.Row; func e() -> TsOuter.`Type`; func f() -> (_ a: Self) -> Self }
/// @mockable
protocol Ts11 { func a() -> any Any.Type; func b() -> any (TsGame & TsToy).Type; func c() -> (any TsGame & TsToy).Type; func d() -> any TsGame.Type; func e() -> ((_ a: Int) -> Int).Type; func f() -> any TsGame & TsToy }
/// @mockable
protocol Ts12 { func a() -> TsSized<-3>; func b(_ a: TsSized<-3>) -> [3 of Int]; func c() -> TsLabeled; var d: TsLabeled { get set } }
/// @mockable
protocol Ts13 { static func a() -> (_ a: Int) -> Int; static var b: (_ a: Int) -> Int { get set }; subscript(a: Int) -> (_ a: Int) -> Int { get set }; subscript(b: String) -> (Int...) -> Void { get throws } }
/// @mockable
protocol Ts14: Sendable { func a() -> (_ a: Int) -> Int; var b: @Sendable (_ a: Int) -> Int { get set }; func c(_ a: TsSized<-3>) -> Int }
/// @mockable
protocol Ts15: Actor { func a() -> (_ a: Int) -> Int; nonisolated func b() -> (_ a: Int) -> Int }
/// @mockable
@MainActor protocol Ts16 { func a() -> (_ a: Int) -> Int; var b: (_ a: Int) -> Int { get }; nonisolated func c() -> (_ a: Int) -> Int }
struct Returned {}
/// @mockable
protocol Ts17 { func a(_ b: sending TsBasket) -> sending (_ a: Int) -> Int; func c() -> Returned; func d() -> (_ a: Returned) -> Returned }
/// @mockable
protocol Ts18 { func a<T>(_ t: T, _ x: @escaping (T) -> (T) -> T); func b<T>(_ t: T, _ x: (T) -> (T) -> Void); func c<T>(_ t: T, _ x: (() -> (T) -> Void)?); func d<T>(_ t: T, _ x: @escaping () -> (_ a: T) -> T); func e<T>(_ t: T, _ x: () -> ((T) -> Void)?); func f<T>(_ t: T, _ x: (Int) -> (Int) -> T); func g<T>(_ t: T, _ x: @escaping (T) throws(TsError) -> T); func h<T>(_ t: T, _ x: ((T) async throws(TsError) -> T)?); func i<T>(_ t: T, _ x: (() throws(TsError) -> (T) -> Void) -> T) }
/// @mockable
protocol Ts19 { func a<T>(_ t: T) -> (_ a: T) -> T; func b<T>(_ t: T) -> () -> (T...) -> T; func c<T>(_ t: T) -> @Sendable (T) -> Void; func d<T>(_ t: T) async throws -> @MainActor (T) -> (T) -> T; func e<T>(_ t: T, _ x: (@Sendable (T) -> Void)?) }
/// @mockable
protocol Ts20 { subscript<T>(a: T) -> (T) -> T { get set }; subscript<T>(b: [T]) -> () -> (T) -> Void { get set }; subscript<T>(c: T?) -> () -> T { get set } }
/// @mockable
protocol Ts21 { func a(_ x: (some TsGame & TsToy).Type); func b(_ x: [some TsGame & TsToy], y: some TsToy) -> Int; func c(_ x: some Sequence<some TsGame & TsToy>); func d(_ x: consuming some TsGame & TsToy); func e(_ x: inout some Sequence<some TsGame & TsToy>); func f(_ x: (some Sequence<some TsGame>)?); func g(_ x: consuming some Sequence<some TsGame & TsToy>) }
/// @mockable
protocol Ts22 { associatedtype T; func a(_ x: Self.T) -> [Self.T]; var b: Self.T { get set } }
/// @mockable
protocol Ts23<T> { associatedtype T: TsGame & TsToy; func a<V>(_ x: Self.T, _ v: V) -> (Self.T, V)?; func b() -> (_ a: Self.T) -> Self.T }
/// @mockable
protocol Ts24 { associatedtype T; associatedtype U: Collection where U.Element == Self.T; func a(_ x: Self.U) -> Self.T; func b() -> Self.U.Element? }
/// @mockable
protocol Ts25: Sendable { associatedtype T: Sendable; func a(_ x: Self.T) -> Self.T; var b: Self.T { get } }
/// @mockable
protocol Ts26 { associatedtype T; static func a() -> Self.T; static var b: Self.T { get set }; func c() -> Self.T }
/// @mockable
protocol Ts27 { associatedtype T = Int; func a(_ x: Self.T) -> Self.T; var b: any Sequence<Self.T> { get } }
/// @mockable
protocol Ts28 { associatedtype Error: Swift.Error; func a() throws; func b() throws(Self.Error); func c(_ x: () throws -> Void) rethrows }
/// @mockable
protocol Ts29 { associatedtype Int; func a(_ x: Int) -> Int; var b: Int { get set } }
/// @mockable
protocol Ts30 { associatedtype String; func a(_ x: String) -> String; func b() -> [String] }
enum TsShop {
  struct Error {}
  struct Bool {}
  /// @mockable
  protocol Ts31: Equatable { func a() throws -> Error; func b() -> Bool }
}
/// @mockable
protocol Ts32: Working { func refresh() async throws }
/// @mockable
@MainActor public protocol Ts33: Working { var isFresh: Bool { get } }
