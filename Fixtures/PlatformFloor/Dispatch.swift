// The part of Dispatch that Riblets uses, without bodies that work: this toolchain has no textual interface of it to be read
// for another platform.

public final class DispatchSpecificKey<T>: Sendable {
  public init() {}
}

public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue()
  public static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
}
