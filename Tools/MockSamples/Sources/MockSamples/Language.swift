// A protocol a line, like a table.
// swift-format-ignore-file
// What few protocols say, and what newer versions of the language allow.

typealias Receiver<T> = (T) -> Void
enum Wires { typealias Change = (Int) -> Int }

/// @mockable
protocol La01Ownership { borrowing func look() -> Int; consuming func end() }
/// @mockable
protocol La02Noncopyable: ~Copyable { mutating func next() -> Int; borrowing func peek() -> Int }
/// @mockable
protocol La03Tickets { func open() throws -> Ticket; func close(_ ticket: consuming Ticket); func edit(_ ticket: inout Ticket) }
/// @mockable
protocol La04Sending { func give(_ basket: sending Basket) async -> sending Basket }
/// @mockable
protocol La05Places { nonisolated(nonsending) func run() async throws -> Int; @concurrent func compute(_ x: Int) async -> Int }
/// @mockable
protocol La06InlineArrays { func fixed(_ a: [3 of Int]) -> [3 of Int] }
/// @mockable
protocol La07Existentials { func all(_ a: any Sequence<Int>, _ b: any Collection<String> & Sendable) -> any Sequence<Int> }
/// @mockable
protocol La08Subscripts { subscript(i: Int) -> Int { get throws(ShopError) }; subscript(key: String) -> Basket? { get async } }
/// @mockable
protocol La09Recursive { associatedtype Child: La09Recursive; var child: Child? { get } }
/// @mockable
protocol La10SameElement { associatedtype A; associatedtype B: Sequence where B.Element == A; func f(_ b: B) -> A? }
/// @mockable
protocol La11Table<Key, Value>: AnyObject { associatedtype Key: Hashable; associatedtype Value; subscript(key: Key) -> Value? { get set } }
/// @mockable
protocol La12TableOfNumbers: La11Table where Key == String, Value == Int { func clear() }
/// @mockable
protocol La13Metatypes { func f(_ x: [Int].Type, _ y: any Fn01Nothing.Type) -> any Fn01Nothing.Type }
/// @mockable
protocol La14OptionalOpaque { func f(_ x: (some Equatable)?, _ y: [String: some Hashable]) -> Bool }
/// @mockable
protocol La15TwoPacks { func each<each T: Equatable>(_ t: repeat each T, other: repeat each T) -> Bool }
/// @mockable
protocol La16PackClosure { func apply<each In, Out>(_ f: (repeat each In) -> Out, _ x: repeat each In) -> Out? }
/// @mockable
protocol La17GenericAlias { func now(_ g: Receiver<Int>); func later(_ g: @escaping Receiver<Int>); func wire(_ g: Wires.Change) -> Int }
/// @mockable
protocol La18OwnAlias { typealias Own = () -> Int; func now(_ o: Own) -> Int; func later(_ o: @escaping Own) }
/// @mockable
protocol La19VariadicClosures { func run(_ bodies: () -> Void...); func call(_ body: (Int...) -> Void) }
/// @mockable
protocol La20Inouts { func f(_ x: inout [Int], _ y: inout Int?, _ z: inout (Int, String), _ w: inout () -> Void) }
/// @mockable
protocol La21ClosureProperties { var load: () async throws -> Int { get set }; var all: [() -> Void] { get }; var pair: (a: Int, b: () -> Void)? { get set } }
/// @mockable
protocol La22Selves: AnyObject { func f(_ x: Self, _ y: [Self], _ w: (Self) -> Void) -> (Self, Self?); static var all: [Self] { get set } }
/// @mockable
protocol La23GenericShapes { func f<T>(_ t: T, _ u: T?, _ v: [T], _ w: (T) -> T, _ x: inout T, _ z: (T, Int)) -> [T] }
/// @mockable
protocol La24GenericResults { func object<T: AnyObject>(_ t: T) -> T?; func risky<T>(_ x: T) -> T!; func lazy<T>(_ f: @autoclosure () -> T) -> T; func careful<T>(_ f: @autoclosure () throws -> T) rethrows -> T }
/// @mockable
protocol La25GenericClosures { func change<T>(_ f: (inout T) -> Void, _ t: inout T); func many<T>(_ f: (T...) -> Void, _ t: T); func nest<T>(_ f: @escaping (@escaping (T) -> Void) -> Void, _ t: T); func maybe<T>(_ f: ((T) -> Void)?, _ t: T) }
/// @mockable
protocol La26Spans { func read(_ s: borrowing Span<Int>) -> Int; func write(_ s: inout MutableSpan<Int>) }
/// @mockable
protocol La27Conditions {
  #if !os(Windows)
    func a() -> Int
    #if DEBUG
      func b()
    #else
      func c()
    #endif
  #endif
  associatedtype T
  #if swift(>=5.9)
    func d(_ t: T)
  #endif
}
/// @mockable
protocol La28Raw: RawRepresentable where RawValue == String { func go() }
/// @mockable
protocol La29Cases: CaseIterable { func go() }
/// @mockable
protocol La30AsyncIterator: AsyncIteratorProtocol where Element == Int {}
/// @mockable
protocol La31Lossless: LosslessStringConvertible { func go() }
/// @mockable
protocol La32Key: CodingKey { func go() -> Int }
/// @mockable
protocol La33Sum: AdditiveArithmetic {}
/// @mockable
protocol La34Literal: ExpressibleByStringLiteral { func go() }
/// @mockable
protocol La35Mirror: CustomReflectable { func go() }
/// @mockable
@preconcurrency public protocol La36Preconcurrency: Sendable { func f(_ x: @escaping () -> Void) }
/// @mockable
@_spi(Hidden) public protocol La37Hidden { func go() -> Int }
/// @mockable
protocol La38CustomError: CustomNSErrorAlike, LocalizedErrorAlike { func go() }
protocol CustomNSErrorAlike: Error {}
protocol LocalizedErrorAlike: Error { var text: String { get } }
