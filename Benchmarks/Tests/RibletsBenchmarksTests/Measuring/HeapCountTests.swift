import Testing

@testable import RibletsBenchmarks

/// Tests of counting the heap, where the process can count.
@MainActor
@Suite(.enabled(if: HeapCount.isAvailable))
struct HeapCountTests {
  @Test func `known allocations are counted exactly`() {
    var kept: [UnsafeMutableRawPointer] = []
    kept.reserveCapacity(100)

    let count = HeapCount.of {
      for bytes in 1...100 { kept.append(.allocate(byteCount: bytes, alignment: 1)) }
    }

    #expect(count == HeapCount(allocations: 100, bytes: 5050, heldAllocations: 100, heldBytes: 5050))
    for pointer in kept { pointer.deallocate() }
  }

  @Test func `what was freed is not held`() {
    let count = HeapCount.of {
      for _ in 0..<1000 {
        UnsafeMutableRawPointer.allocate(byteCount: 24, alignment: 1).deallocate()
        UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 64).deallocate()
      }
    }

    #expect(count == HeapCount(allocations: 2000, bytes: 88_000, heldAllocations: 0, heldBytes: 0))
  }

  @Test func `an object is one allocation of its size`() {
    final class Pair {
      let first = 1
      let second = 2
    }
    var kept: [Pair] = []
    kept.reserveCapacity(10)

    let count = HeapCount.of {
      for _ in 0..<10 { kept.append(Pair()) }
    }

    // A header of two words and two words more.
    #expect(count == HeapCount(allocations: 10, bytes: 320, heldAllocations: 10, heldBytes: 320))
    withExtendedLifetime(kept) {}
  }

  @Test func `counting again starts from nothing, also with something held`() {
    var held: UnsafeMutableRawPointer?
    _ = HeapCount.of { held = .allocate(byteCount: 8, alignment: 1) }

    let count = HeapCount.of { held?.deallocate() }

    #expect(count == HeapCount(allocations: 0, bytes: 0, heldAllocations: 0, heldBytes: 0))
  }

  @Test func `frees in any order leave the right rest`() {
    var pointers = [UnsafeMutableRawPointer?](repeating: nil, count: 5000)
    var generator = SeededGenerator(seed: 7)
    let order = (0..<5000).shuffled(using: &generator)
    func allocateAll() {
      for index in 0..<5000 { pointers[index] = .allocate(byteCount: index + 1, alignment: 1) }
    }
    func free(_ indices: ArraySlice<Int>) {
      for index in indices { pointers[index]?.deallocate() }
    }
    // In debug builds, what the loops need of the Swift runtime is allocated by their first run.
    allocateAll()
    free(order[...])

    let count = HeapCount.of {
      allocateAll()
      free(order.prefix(4000))
    }

    let rest = order.dropFirst(4000)
    #expect(count?.heldAllocations == 1000)
    #expect(count?.heldBytes == rest.reduce(0) { $0 + $1 + 1 })
    free(rest)
  }
}

/// The same numbers in each run.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
