internal import HeapCounter

/// The memory that a piece of code asked of the heap: exact, in calls and requested bytes, on the thread that runs it.
public struct HeapCount: Equatable, Sendable {
  /// Calls that returned memory.
  public let allocations: Int
  /// The bytes asked for in all.
  public let bytes: Int
  /// The allocations among them that were not freed.
  public let heldAllocations: Int
  /// The bytes of those that were not freed.
  public let heldBytes: Int

  /// True if this process can count: only on Linux with glibc can something be put before the allocator.
  public static var isAvailable: Bool { heap_counter_is_available() }

  /// Counts while a closure runs; `nil` where nothing can count. Main actor only, since there is one counter.
  @MainActor
  public static func of(_ body: () -> Void) -> HeapCount? {
    guard isAvailable else { return nil }
    heap_counter_start()
    body()
    let totals = heap_counter_stop()
    precondition(!totals.overflowed, "More is held at one time than the heap counter remembers: raise SLOTS.")
    return HeapCount(
      allocations: Int(totals.allocations),
      bytes: Int(totals.bytes),
      heldAllocations: Int(totals.held_allocations),
      heldBytes: Int(totals.held_bytes)
    )
  }
}
