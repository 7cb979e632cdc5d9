import Synchronization

@MainActor
func startAtOnce(_ body: @escaping @MainActor () -> Void) {
  if #available(macOS 26, iOS 26, *) {
    Task.immediate { body() }
  } else {
    Task { body() }
  }
}

@MainActor
func startAtOnceOrSoon(_ body: @escaping @MainActor () -> Void) {
  guard #available(macOS 26, iOS 26, *) else {
    Task { body() }
    return
  }
  Task.immediate { body() }
}

func leavesEarly() -> Int {
  if #available(macOS 15, iOS 18, *) {
    return Mutex(1).withLock { $0 }
  }
  return 1
}

/// Only offered where it works: who calls it needs a guard.
@available(macOS 15.0, iOS 18.0, *)
public final class Counter: Sendable {
  let count = Mutex(0)

  public init() {}
}
