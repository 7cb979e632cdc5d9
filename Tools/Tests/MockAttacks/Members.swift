// A protocol a line, like a table.
// swift-format-ignore-file
// Names of members, initialisers, properties, overloads.

/// @mockable
protocol Ma01 { init(); init(sourceLocation: Int); func reset() }
/// @mockable
protocol Ma02 { var sourceLocation: Int { get set }; var calls: Int { get }; func mockCalls() }
/// @mockable
protocol Ma03 { var a: Int { get }; var b: String { get set }; init(a: Int?, b: String?) }
/// @mockable
protocol Ma04 { var a: Int { get }; init(a: Int) }
/// @mockable
protocol Ma05 { var v: Int { get set }; var vSet: Int { get }; func vSetHandler(); func vSetCallCount() -> Int; var vValue: Int { get set } }
/// @mockable
protocol Ma06 { func f(); var fCallCount: Int { get }; var fHandler: Int { get }; func fReturnValue() -> Int; func f(fHandler: Int, fArguments: Int, fError: Int) throws -> Int }
/// @mockable
protocol Ma07 { var staticCalls: Int { get }; static func s(); func books() }
/// @mockable
protocol Ma08 { func f(call: Int, calls: Int, mockCalls: Int, newValue: Int, value: Int, error: Int) throws -> Int }
/// @mockable
protocol Ma09 { func f(_ self: Int, `self` other: Int); func g(in: Int, for while: Int, `let` x: Int); func h(`Type`: Int, `Protocol`: Int) }
/// @mockable
protocol Ma10 { var `in`: Int { get set }; var `self`: Int { get }; var `init`: Int { get }; func `let`(); func `subscript`(_ x: Int) -> Int; static func `default`() }
/// @mockable
protocol Ma11 { func `hello world`(_ `a b`: Int) -> Int; var `x-y`: Int { get set }; func `1st`(`2 nd` `3`: String) }
/// @mockable
protocol Ma12 { func 🐶(_ 🐱: Int) -> Int; var 🦊: String { get set }; func été(_ à: Int); var 数: Int { get } }
/// @mockable
protocol Ma13 { static func + (l: Self, r: Self) -> Self; static prefix func - (x: Self) -> Self; static postfix func ++ (x: inout Self); static func <> (l: Self, r: Int) -> Bool }
postfix operator ++
infix operator <>
infix operator ∘
/// @mockable
protocol Ma14 { static func ∘ (l: Self, r: Self) -> Self; static func == (l: Self, r: Self) -> Bool; static func ?? (l: Self?, r: Self) -> Self; static func ... (l: Self, r: Self) -> Int }
/// @mockable
protocol Ma15 { func f(_ a: [Int]); func f(_ a: [String]); func f(_ a: [Int: String]); func f(_ a: Int?); func f(_ a: Int??); func f(_ a: [Int?]); func f(_ a: (Int, Int)); func f(_ a: Set<Int>) }
/// @mockable
protocol Ma16 { func f() -> Int; func f() -> String; func f() async -> Int; func f() throws -> [Int]; func f<T>() -> T; static func f() -> Int }
/// @mockable
protocol Ma17 { func f(a: Int); func f(b: Int); func f(a: Int, b: Int); func f(_ a: Int); func f(_ a: String, b: Int); func fA(); var fB: Int { get } }
/// @mockable
protocol Ma18 { subscript(_ i: Int) -> Int { get }; subscript(i i: Int) -> Int { get set }; subscript(_ s: String) -> String { get }; subscript() -> Int { get } ; static subscript(_ i: Int) -> Int { get set } }
/// @mockable
protocol Ma19 { subscript(_ c: @autoclosure () -> Int) -> Int { get set }; subscript(_ i: Int...) -> [Int] { get set }; subscript(_ t: any Shape.Type) -> Int { get throws } }
/// @mockable
protocol Ma20 { init(); init?(a: Int); init!(b: Int); init(c: Int) throws; init(d: Int) async throws; init<T>(e: T) ; init(_ f: Int...) }
/// @mockable
protocol Ma21 { var a: Int { get }; var b: Int? { get set }; var c: Int! { get set }; var d: [Int] { get set }; var e: (Int, String) { get set }; var f: () { get }; var g: Never? { get } }
/// @mockable
protocol Ma22 { var a: any Shape { get set }; var b: (any Shape)? { get set }; var c: [any Shape] { get }; var d: any Shape.Type { get }; var e: AnyObject { get }; var f: AnyObject? { get set } }
/// @mockable
protocol Ma23 { static var a: Int { get set }; static var b: Int? { get set }; static var c: Wrapper<Int> { get }; static var d: any Shape { get set }; static func e(_ x: Int) async throws -> Int }
/// @mockable
protocol Ma24 { var a: Int { mutating get set }; var b: Int { get nonmutating set }; mutating func c() -> Int; subscript(_ i: Int) -> Int { mutating get nonmutating set } }
/// @mockable
protocol Ma25 { @available(*, deprecated) func a(); @available(*, deprecated, message: "x") var b: Int { get set }; @available(macOS 15, iOS 18, *) var d: Int { get } }
/// @mockable
protocol Ma26 { @discardableResult func a() -> Int; @inlinable func b() }
/// @mockable
@available(macOS 15, iOS 18, *) protocol Ma27 { func a() -> Int; var b: Int { get set } }
/// @mockable
@available(*, deprecated, message: """
  two
  lines "quoted"
  """) protocol Ma28 { func a() }
/// @mockable
protocol Ma29 {
  #if os(Linux)
  func a() -> Int
  var b: Int { get }
  #elseif os(macOS)
  func a() -> String
  #else
  func a()
  #endif
  #if DEBUG && !os(Windows)
  func c(_ x: Int)
  #endif
}
#if os(Linux) || os(macOS)
/// @mockable
protocol Ma30 { func a() }
#endif
/// @mockable
protocol Ma31 { func unstubbed() -> Int; func stopUnstubbed(); func note(_ x: String); func isEqual(_ x: Int) -> Bool; var emptyValue: Int { get } }
/// @mockable
protocol Ma32 { func lines(_ lock: Int) -> Int; var value: Int { get set }; func update(_ change: (Int) -> Void); var content: Int { get set } }
/// @mockable
protocol Ma33: Sendable { func lines(_ lock: Int) -> Int; var value: Int { get set }; func update(_ change: @Sendable (Int) -> Void); var valueStub: Int { get } }
/// @mockable
protocol Ma34 { func f(_ x: Int, _ x2: Int, _: Int, _: String) -> Int; func g(_: Int); func h(a: Int, a b: Int) }
/// @mockable
protocol Ma35 { func type(of x: Int) -> Int; func print(_ x: String); func min(_ x: Int) -> Int; func fatalError() -> Int; func zip() -> Int }
/// @mockable
protocol Ma36 { var description: String { get set }; var hashValue: Int { get }; var debugDescription: String { get } ; func encode(_ x: Int) }
/// @mockable
protocol Ma37: CustomStringConvertible, CustomDebugStringConvertible { var description: String { get }; func f() }
/// @mockable
public protocol Ma38 { func a(_ x: Int) -> Int; var b: Int { get set }; init(c: Int); static func d() -> Self }
/// @mockable
package protocol Ma39 { func a(_ x: Int) -> Int; var b: Int { get set } }
