import Testing

@testable import TicTacToe

@MainActor
struct RandomSourceTests {
  @Test func `a seed always gives the same numbers`() {
    // SplitMix64 with the seed 1234567: 6457827717110365317, 3203168211198807973, 9817491932198370423 …
    let source = SeededRandomSource(seed: 1_234_567)

    #expect((0..<3).map { _ in source.number(below: 100) } == [17, 73, 23])
  }

  @Test func `other seeds give other numbers`() {
    let numbers = (0..<20).map { seed in
      let source = SeededRandomSource(seed: UInt64(seed))
      return (0..<5).map { _ in source.number(below: 100) }
    }

    #expect(Set(numbers).count == 20)
  }

  @Test func `the system's numbers are below the bound`() {
    let source = SystemRandomSource()

    #expect((0..<1_000).allSatisfy { _ in (0..<100).contains(source.number(below: 100)) })
  }
}
