// Names of Apple's Foundation and Dispatch that GRDB, FlyingFox and Stencil have in their declarations, and our code does not use.
// Without them, the compiler cannot read these libraries.

public enum ComparisonResult {}
public protocol CustomNSError {}
public protocol NSLocking {}
public protocol ReferenceConvertible {
  associatedtype ReferenceType
}
public struct Calendar {}
public struct DateComponents {}
public struct Decimal {}
public struct DispatchQoS {}
public struct DispatchWorkItemFlags {}
public struct ISO8601DateFormatter {}
open class NSArray {}
open class NSCache<Key, Value> {}
open class NSData {}
open class NSDate {}
open class NSNull {}
open class NSNumber {}
open class NSPredicate {}
open class NSRecursiveLock {}
open class NSRegularExpression: @unchecked Sendable {
  public init(pattern: String) throws {}
}
open class NSURL {}
open class NSUUID {}
open class Scanner {}
