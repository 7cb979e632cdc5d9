import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite struct EmptyValueTests {
  @Test func `numbers are zero, and flags are off`() {
    #expect(Int.emptyValue == 0 && UInt8.emptyValue == 0 && Int64.emptyValue == 0 && Double.emptyValue == 0)
    #expect(Duration.emptyValue == .zero)
    #expect(Bool.emptyValue == false)
  }

  @Test func `text and collections are empty`() {
    #expect(String.emptyValue.isEmpty && Substring.emptyValue.isEmpty)
    #expect([Int].emptyValue.isEmpty && Set<Int>.emptyValue.isEmpty && [Int: Int].emptyValue.isEmpty)
    #expect(ContiguousArray<Int>.emptyValue.isEmpty && ArraySlice<Int>.emptyValue.isEmpty)
  }

  @Test func `an optional is nil`() {
    #expect(Int?.emptyValue == nil)
  }

  @Test func `a stream of another library has ended`() async throws {
    for await _ in AsyncStream<Int>.emptyValue { Issue.record("There is an element.") }
    for try await _ in AsyncThrowingStream<Int, any Error>.emptyValue { Issue.record("There is an element.") }
  }

  @Test func `a stream of the framework sends nothing, and a state is empty`() {
    var values: [Int] = []
    let subscription = EventStream<Int>.emptyValue.sink { values.append($0) }
    #expect(values.isEmpty && subscription.isLive)
    #expect(StateStream<[Int]>.emptyValue.value == [])
    subscription.cancel()
  }
}
