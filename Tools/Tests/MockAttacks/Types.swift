// A protocol a line, like a table.
// swift-format-ignore-file
// Associated types, parents, superclasses.

protocol PlainParent { associatedtype Value; func value() -> Value }
protocol TwoTypes<First, Second> { associatedtype First; associatedtype Second: Collection; func f(_ a: First, _ b: Second) }
protocol Fixed: TwoTypes where First == Int, Second == [String] {}

/// @mockable
protocol Ta01 { associatedtype A; associatedtype B where B == [A]; func f(_ a: A) -> B }
/// @mockable
protocol Ta02: PlainParent where Value == Int { func more() }
/// @mockable
protocol Ta03: PlainParent { func more(_ v: Value) }
/// @mockable
protocol Ta04: PlainParent where Value: Hashable { func more(_ v: Set<Value>) }
/// @mockable
protocol Ta05: TwoTypes<Int, [String]> { func more() }
/// @mockable
protocol Ta06: TwoTypes where First == String { func more() }
/// @mockable
protocol Ta07: Fixed { func more() }
/// @mockable
protocol Ta08<Key, Value> { associatedtype Key: Hashable & Sendable; associatedtype Value = String; subscript(_ k: Key) -> Value? { get set } }
/// @mockable
protocol Ta09 { associatedtype E: Error; func f() throws(E); func g(_ e: E) -> E }
/// @mockable
protocol Ta10 { associatedtype S: AsyncSequence where S.Element == Int; func f() -> S }
/// @mockable
protocol Ta11 { associatedtype S: AsyncSequence<Int, Never>; func f(_ s: S) }
/// @mockable
protocol Ta12 { associatedtype Next: Ta12; var next: Next? { get } }
/// @mockable
protocol Ta13 { associatedtype A: PlainParent; func f(_ a: A) -> A.Value }
/// @mockable
protocol Ta14 { associatedtype A: PlainParent where A.Value == Int; associatedtype B: PlainParent where B.Value == A.Value; func f(_ a: A, _ b: B) }
/// @mockable
protocol Ta15 { associatedtype A; associatedtype B: Sequence where B.Element == A; func f(_ a: A, _ b: B) -> [A] }
/// @mockable
protocol Ta16 { associatedtype A = Int; associatedtype B = [A]; func f(_ a: A) -> B }
/// @mockable
protocol Ta17 { associatedtype A: Collection = [Int] where A.Element == Int; func f(_ a: A) }
/// @mockable
protocol Ta18 { associatedtype A where Int == A; associatedtype B where Self.B == Self.A; func f(_ a: A) -> B }
/// @mockable
protocol Ta19 { associatedtype A: AnyObject; var a: A? { get set }; func f(_ a: A) }
/// @mockable(typealias: A = Int)
protocol Ta20 { associatedtype A; associatedtype B; func f(_ a: A) -> B }
/// @mockable(typealias: A = [String: Int]; B = (Int, String))
protocol Ta21 { associatedtype A; associatedtype B; func f(_ a: A) -> B }
/// @mockable
protocol Ta22 { associatedtype A: RawRepresentable where A.RawValue == String; func f(_ a: A) }
/// @mockable
protocol Ta23 { associatedtype A: CaseIterable & Hashable; var all: [A] { get } }
/// @mockable
protocol Ta24 { associatedtype A; static func make(_ a: A) -> Self; static var count: Int { get set } }
/// @mockable
protocol Ta25 { associatedtype A; init(_ a: A); init?(b: A) }
/// @mockable
protocol Ta26 { associatedtype A; func f<T>(_ t: T, _ a: A) -> T; func g<T: Sequence>(_ t: T) where T.Element == A }
/// @mockable
protocol Ta27 { associatedtype A: Sendable; func f(_ a: borrowing A) -> Int; func g(_ a: consuming A) }
/// @mockable
protocol Ta28: Sequence { func more() }
/// @mockable
protocol Ta29: IteratorProtocol<Int> { func more() }
/// @mockable
protocol Ta30: AsyncSequence where Element == Int { func more() }
/// @mockable
typealias Ta40 = Ta31Parent & Ta31Other
protocol Ta31Parent { func a() }
protocol Ta31Other { func b() -> Int; func a() }
/// @mockable
protocol Ta41: Ta31Parent, Ta31Other { override func a(); func c() }
/// @mockable
protocol Ta42: PlainParent { associatedtype Value = Int; override func value() -> Value }
/// @mockable
protocol Ta43 { typealias A = [Int]; typealias F = (A) -> Void; func f(_ a: A, _ c: @escaping F) -> Self.A; var g: F? { get set } }
/// @mockable
protocol Ta44 { associatedtype A; typealias Pair = (A, A); typealias Handler = (A) -> Void; func f(_ p: Pair, _ h: @escaping Handler) -> Pair }
/// @mockable
protocol Ta45 { associatedtype A: Hashable; var cache: [A: [A]] { get set }; func f(_ c: @escaping (A) -> A) -> (A) -> A; func g() -> AsyncStream<A> }
/// @mockable
protocol Ta46: Codable { associatedtype A; var a: A { get } }
/// @mockable
protocol Ta47: Hashable, Codable { associatedtype A: Codable; var a: A { get set } }
/// @mockable
protocol Ta48: Comparable { var a: Int { get } }
/// @mockable
protocol Ta49: Decodable { init(x: Int) }
/// @mockable
protocol Ta50: CodingKey { func more() }
/// @mockable
protocol Ta51: AdditiveArithmetic { func more() }
/// @mockable
protocol Ta52: LosslessStringConvertible { func more() }
/// @mockable
protocol Ta53: CustomReflectable, TextOutputStream { func more() }
/// @mockable
protocol Ta54: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral { func more() }
/// @mockable
protocol Ta55<A> where A: Sendable { associatedtype A; associatedtype C: TwoTypes<A, [A]>; func f(_ c: C) -> any TwoTypes<A, [A]> }
enum Garden {
  struct Tool { var size = 1 }
  enum Season: Int { case spring, autumn }
  /// @mockable
  protocol Digging { associatedtype Ground; func dig(_ g: Ground, with: Tool) -> Season? }
  /// @mockable
  protocol Growing: Digging where Ground == Tool { var season: Season { get set } }
}
extension Garden {
  struct Inner {
    /// @mockable
    protocol Planting { func plant(_ t: Tool) -> Self; static func best() -> Tool }
  }
}
