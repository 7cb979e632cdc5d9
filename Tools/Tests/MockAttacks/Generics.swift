// A protocol a line, like a table.
// swift-format-ignore-file
// Generic members, opaque parameters, closures, packs.

struct Uncopied: ~Copyable { var value = 0 }
struct UncopiedPair<T: ~Copyable>: ~Copyable { var value: T }
struct Wrapper<T> { var value: T }
struct TwoFold<T, U> { var first: T; var second: U }
typealias Completion<T> = (Result<T, any Error>) -> Void
typealias Done = () -> Void
protocol Shape { func area() -> Double }

/// @mockable
protocol Ga01 { func f(_ x: some Shape); func g(_ x: [some Shape]); func h(_ x: (some Shape)?); func i(_ x: [String: some Shape]) }
/// @mockable
protocol Ga02 { func f(_ x: borrowing some Shape); func g(_ x: consuming some Shape); func h(_ x: inout some Shape); func i(_ x: sending some Shape) }
/// @mockable
protocol Ga03 { func f(_ x: (some Shape, some Shape)); func g(_ x: some Shape & Sendable) -> Int; func h(_ x: [[some Shape]]) }
/// @mockable
protocol Ga04 { func f(_ x: Wrapper<some Shape>); func g(_ x: Wrapper<[some Shape]>?); func h(_ x: TwoFold<some Shape, some Equatable>) }
/// @mockable
protocol Ga05 { func g(_ x: any Shape...); func h(_ x: (any Shape)?...) }
/// @mockable
protocol Ga06 { func g(_ x: borrowing some ~Copyable) -> Int; func h(_ x: consuming some ~Copyable & Sendable) }
/// @mockable
protocol Ga07 { func f<T: ~Copyable>(_ t: borrowing T) -> Int; func g<T: ~Copyable>(_ t: consuming T); func h<T: ~Copyable>(_ t: inout T) }
/// @mockable
protocol Ga08 { func f<T: ~Copyable>(_ t: borrowing UncopiedPair<T>) -> Int; func g(_ t: borrowing UncopiedPair<Uncopied>); func h() -> UncopiedPair<Int> }
/// @mockable
protocol Ga09 { func f() -> Uncopied; func g() -> Uncopied?; func h() throws -> Uncopied; func i() async throws -> Uncopied? }
/// @mockable
protocol Ga10 { func f(_ u: consuming Uncopied?) -> Int; func g(_ u: inout Uncopied); func h(_ c: (borrowing Uncopied) -> Int) -> Int }
/// @mockable
protocol Ga11 { func f(_ c: () -> Uncopied); func g(_ c: @escaping (consuming Uncopied) -> Void); func h(_ c: (inout Uncopied) -> Void) }
/// @mockable
protocol Ga12 { func f<T>(_ t: T) -> (T) -> T; func g<T>(_ t: T) -> () -> [T]; func h<T>(_ t: T) -> ((T) -> Void)? }
/// @mockable
protocol Ga13 { func f<T, U>(_ f: @escaping (T) -> U) -> (U) -> T; func g<T>(_ f: (T) throws -> T) rethrows -> T }
/// @mockable
protocol Ga14 { func f<T>(_ t: T, completion: @escaping (Result<T, any Error>) -> Void); func g<T>(_ c: Completion<T>); func h<T>(_ c: @escaping Completion<T>) }
/// @mockable
protocol Ga15 { func f<T>(_ t: T, _ c: ((T) -> Void)?); func g<T>(_ c: [(T) -> Void]); func h<T>(_ c: [String: (T) -> T]) }
/// @mockable
protocol Ga16 { func f<T: Error>(_ t: T) throws(T) -> Int; func g<E>(_ c: () throws(E) -> Void) throws(E); func h<E: Error, R>(_ c: () throws(E) -> R) throws(E) -> R }
/// @mockable
protocol Ga17 { func f<each T>(_ t: repeat each T); func g<each T>(_ t: repeat (each T).Type) -> (repeat each T); func h<each T: Equatable>(_ t: repeat each T) -> Bool }
/// @mockable
protocol Ga18 { func f<each T, U>(_ t: repeat each T, u: U) -> U; func g<each T>(_ c: (repeat each T) -> Void); func h<each T>(_ c: repeat (each T) -> Void) }
/// @mockable
protocol Ga19 { func f<let n: Int>(_ a: InlineArray<n, Int>) -> Int }
/// @mockable
protocol Ga20 { func f<T>(_ t: T?) -> T?; func g<T>(_ t: T??) -> T??; func h<T>(_ t: [T?]) -> [T?]?; func i<T>(_ t: T!) -> T! }
/// @mockable
protocol Ga21 { func f<T>(_ t: T.Type) -> T; func g<T>(_ t: T.Type?) -> T?; func h<T>(_ t: [T.Type]); func i(_ t: any Shape.Type) -> any Shape.Type }
/// @mockable
protocol Ga22 { func f<T: Sequence>(_ t: T) -> [T.Element] where T.Element: Hashable; func g<T: Collection>(_ t: T) -> T.SubSequence where T.Index == Int }
/// @mockable
protocol Ga23 { func f<T>(_ t: T) where T: AnyObject; func g<T: AnyObject>(_ t: T) -> T; func h<T: NotSendable>(_ t: T) -> T? }
/// @mockable
protocol Ga24 { func f<T>(_ k: KeyPath<T, Int>) -> Int; func g<T, V>(_ k: WritableKeyPath<T, V>, _ v: V, on t: inout T); func h<T, V>(_ k: ReferenceWritableKeyPath<T, V>) }
/// @mockable
protocol Ga25 { subscript<T>(_ t: T) -> T { get set }; subscript<T: Hashable>(key k: T, d: Int) -> [T] { get } }
/// @mockable
protocol Ga26 { init<T>(_ t: T); init<T: Sequence>(items: T) where T.Element == Int }
/// @mockable
protocol Ga27 { func f(_ c: inout () -> Void); func g(_ c: inout (Int) -> Int); func h(_ c: @autoclosure () -> Int, _ d: @autoclosure @escaping () throws -> String) }
/// @mockable
protocol Ga28 { func f() -> () -> Void; func g() -> (Int) async throws -> Int; func h() -> (@Sendable () -> Void)?; func i() -> [() -> Void]; func j() -> (() -> Void, Int) }
/// @mockable
protocol Ga29 { var a: () -> Void { get }; var b: (() -> Void)? { get set }; var c: [String: (Int) -> Void] { get set }; var d: (@MainActor () -> Void) { get set } }
/// @mockable
protocol Ga30 { func f(_ c: ((Int) -> Void)?); func g(_ c: ((Int) -> Void)!); func h(_ c: @escaping ((Int) -> Void)); func i(_ c: Done?, _ d: @escaping Done) }
/// @mockable
protocol Ga31 { func f(_ c: (_ x: Int, _ y: String) -> Void); func g(_ c: (inout Int) -> Void); func h(_ c: (Int...) -> Void); func i(_ c: (() -> Void) -> Void) }
/// @mockable
protocol Ga32 { func f(_ c: (Int, (Int) -> Int) throws -> Int) rethrows -> Int; func g(_ c: () async throws -> Int) async rethrows -> Int }
/// @mockable
protocol Ga33 { func f(_ a: (Int, String)); func g(_ a: (x: Int, y: String)) -> (x: Int, y: String); func h(_ a: ((Int, Int), [Int])) -> ((Int, Int), [Int])?; func i(_ a: ()) }
/// @mockable
protocol Ga34 { func f(_ s: Span<Int>) -> Int; func g(_ s: borrowing Span<UInt8>, n: Int); func h(_ s: inout MutableSpan<Int>) }
/// @mockable
protocol Ga35 { func f(_ x: any Shape & Sendable); func g() -> any Shape; func h() -> (any Shape)?; func i() -> [any Shape & AnyObject] }
/// @mockable
protocol Ga36 { func f(_ p: UnsafePointer<Int>, _ q: UnsafeMutableRawPointer?, _ r: UnsafeBufferPointer<UInt8>) -> OpaquePointer?; func g() -> UnsafeMutablePointer<Int> }
/// @mockable
protocol Ga37 { func f(_ c: @convention(c) (Int) -> Int); func g(_ c: @convention(c) () -> Void) -> (@convention(c) () -> Void)? }
/// @mockable
protocol Ga38 { func f() -> Wrapper<Int>; func g() -> Wrapper<TwoFold<Int, [String]>>?; func h<T>() -> Wrapper<T>; func i<T>(_ w: Wrapper<T>) -> TwoFold<T, T> }
/// @mockable
protocol Ga39 { func f<T>() -> Result<T, any Error>; func g() -> Result<Void, AttackError>; func h() throws(AttackError) -> Int; func i<T>(_ x: T) async throws(AttackError) -> T }
/// @mockable
protocol Ga40 { func f(_ x: Self); func g() -> Self; func h(_ x: Self?) -> Self?; func i(_ x: [Self]) -> [Self]; func j(_ c: (Self) -> Void); func k(_ t: Self.Type) }
