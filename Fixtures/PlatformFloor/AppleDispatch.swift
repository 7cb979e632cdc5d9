// The part of Apple's Dispatch that the tools use besides. All of it is older than the floor. README.md names the sources.

public final class DispatchGroup: Sendable {
  public init() {}
  @available(*, noasync)
  public func wait() {}
}

public final class DispatchSemaphore: Sendable {
  public init(value: Int) {}
  @discardableResult
  public func signal() -> Int { 0 }
  @available(*, noasync)
  public func wait() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}

public enum DispatchTimeoutResult: Sendable {
  case success, timedOut
}

public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int), milliseconds(Int), never
}

public struct DispatchTime: Comparable, Sendable {
  public static func < (first: DispatchTime, second: DispatchTime) -> Bool { false }
  public static func now() -> DispatchTime { DispatchTime() }
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
}

extension DispatchQueue {
  public convenience init(label: String) { self.init() }
  public static func global() -> DispatchQueue { main }
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public func async(group: DispatchGroup? = nil, execute work: @escaping @Sendable () -> Void) {}
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {}
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}
