// A protocol a line, like a table.
// swift-format-ignore-file
// Types that are named as what mocks use.

public struct Duration { public init() {} }
public struct Set<T> { public init() {} }
public struct Date { public init() {} }
public struct String: Hashable, Sendable { public init() {} }
public struct Int: Hashable, Sendable { public init() {} }
public struct Bool: Hashable, Sendable { public init() {} }
public struct Array<T> { public init() {} }
public struct Result<T> { public init() {} }
public struct Mock { public init() {} }
public struct Calls { public init() {} }
public struct Stub { public init() {} }
public struct ArgumentText {}
public struct EmptyValue {}
public struct NSLock {}
public struct NSCoder {}

public struct Error { public init() {} }
public struct SourceLocation { public init() {} }
public struct Any1 { public init() {} }
public struct Never { public init() {} }
public struct Void1 { public init() {} }
public struct Sendable1 {}
public struct Hasher {}
public struct ObjectIdentifier {}

public struct AnyHashable {}
public struct Decoder {}
public struct Encoder {}
public struct Task {}
public struct AsyncStream {}
public struct Substring {}
public struct Dictionary {}
/// @mockable
protocol N01 {
  func f(_ a: Duration, _ b: Set<Int>, _ c: Date) -> Duration; var s: String { get set }; func g() -> Int;
  func h() -> Bool
}
/// @mockable
protocol N02: Swift.Sendable { func f(_ s: String) -> Int; var b: Bool { get set } }
/// @mockable
protocol N03 {
  func f() -> Array<Int>; func g() -> Optional<Int>; func h() -> Result<Int>; func i() -> [Int]; func j() -> Int?
}
/// @mockable
protocol N04 { func f() throws -> Int; func g() throws(MyError); func m(_ m: Mock, _ c: Calls, _ s: Stub) -> Mock }
struct MyError: Swift.Error {}
/// @mockable
protocol N05 {
  var e: Error { get set }; func f(_ e: Error) -> Error; static func s() -> Int; static var t: Error { get set }
}
/// @mockable
protocol N06: Swift.Hashable, Swift.CustomStringConvertible { func f() }
/// @mockable
protocol N07: Swift.Codable { func f(_ l: SourceLocation) -> SourceLocation }
/// @mockable
protocol N08: Swift.Identifiable { func f(_ c: @escaping () -> Int) }
/// @mockable
protocol N09 { associatedtype T: Swift.Hashable; func f(_ t: T) -> T; func g(_ t: Never) }
/// @mockable
protocol N10: Actor { func f(_ t: Int) -> Int; func g(_ t: Task, _ a: AsyncStream) async throws -> Substring }
/// @mockable
protocol N11: Swift.Sendable { func f(_ body: () -> Void, _ lock: NSLock) -> MyError; func g(_ body: @escaping @Sendable () -> Void) -> NSCoder }
