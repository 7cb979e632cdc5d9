import RibletsTesting
import Testing

@testable import MockSamples

@MainActor
@Suite(.testScope) struct AssociatedTypeTests {
  /// Calls through the protocol, as the code under test does.
  private func put<P: As01Plain>(_ item: P.Item, in place: P) { place.put(item) }

  @Test func `an associated type is chosen by the test, in each mock`() {
    let mock = As01PlainMock<Int>()
    put(3, in: mock)
    mock.getReturnValue = 4
    #expect(mock.putReceivedArguments == 3)
    #expect(mock.get() == 4)
    let other = As01PlainMock<String>()
    put("a", in: other)
    #expect(other.putArgValues == ["a"])
    #expect(mock.putCallCount == 1)
  }

  @Test func `an associated type is what the annotation says`() {
    let mock = As02GivenMock()
    mock.put("a")
    expectUnstubbed(mock.calls, #"It returned """#) {
      #expect(mock.get() == "")
    }
    let two = As14TwoGivenMock()
    two.put(["a": 1], (2, 3))
    #expect(two.putReceivedArguments?.b.1 == 3)
  }

  @Test func `a primary associated type may be given by the protocol that inherits it`() {
    let mock = As11InheritedPrimaryMock(items: [1])
    let store: any As03Primary<Int> = mock
    #expect(store.items == [1])
    mock.more()
    #expect(mock.moreCallCount == 1)
    #expect(As03PrimaryMock(items: ["a", "b"]).items.count == 2)
  }

  @Test func `an associated type fits its bounds`() throws {
    let key = As04BoundMock<String>()
    key.findReturnValue = true
    #expect(key.find("a"))
    #expect(key.findArgValues == ["a"])
    let standard = As05StandardMock()
    standard.getReturnValue = 4
    #expect(standard.get() == 4)
    let same = As06WhereMock()
    same.getReturnValue = Price(cents: 1)
    #expect(same.get().cents == 1)
    let model = As07CodableMock<String>()
    model.loadReturnValue = "a"
    #expect(try model.load() == "a")
    #expect(As09CollectionMock(items: ["a"]).items == ["a"])
    let number = As10NumberMock<Int>()
    number.addHandler = { $0 + 1 }
    #expect(number.add(2) == 3)
  }

  @Test func `an associated type that has to be a mocked protocol may be its mock`() {
    let mock = As08MockMock<Fn01NothingMock>()
    mock.childReturnValue = Fn01NothingMock()
    mock.child().go()
    #expect(mock.childReturnValue?.goCallCount == 1)
  }

  @Test func `a type alias of the protocol is one of the mock`() {
    let mock = As12AliasMock()
    mock.putHandler = { $0 + "!" }
    #expect(mock.put("a") == "a!")
  }

  @Test func `an associated type of a sendable protocol crosses actors`() async {
    let mock = As13SendableItemMock<Int>()
    await Task.detached { mock.put(3) }.value
    #expect(mock.putReceivedArguments == 3)
  }

  @Test func `an optional of an associated type is nil unstubbed`() {
    let mock = Cx02Mock<Int>()
    expectUnstubbed(mock.calls, "'element()' of Cx02Mock<Int>") {
      #expect(mock.element() == nil)
    }
    let stacked = Cx32StackedMock<String>()
    stacked.hashReturnValue = 4
    stacked.itemsReturnValue = ["a", "c"]
    #expect(stacked.hash("b") == 4)
    #expect(stacked.items() == ["a", "c"])
  }

  @Test func `an associated sequence is one`() async {
    let mock = Cx13Mock<AsyncStream<Int>>()
    mock.streamHandler = { AsyncStream { $0.finish() } }
    for await _ in mock.stream() { Issue.record("There is nothing.") }
    #expect(mock.streamCallCount == 1)
  }

  @Test func `sequences of the standard library can be walked`() async {
    let mock = Ih25SequenceMock()
    mock.makeIteratorHandler = { AnyIterator(["a", "b"].makeIterator()) }
    #expect(Array(mock) == ["a", "b"])
    mock.go()
    let iterator = Ih22IteratorMock()
    var numbers = [1, 2][...]
    iterator.nextHandler = { numbers.popFirst() }
    #expect(iterator.next() == 1)
    #expect(iterator.nextCallCount == 1)
    let both = Cx08Mock()
    both.nextReturnValue = nil
    both.makeIteratorHandler = { AnyIterator { 4 } }
    #expect(both.makeIterator().next() == 4)
    #expect(both.next() == nil)
    let stream = Ih26AsyncSequenceMock()
    stream.makeAsyncIteratorHandler = {
      AsyncStream {
        $0.yield(1)
        $0.finish()
      }.makeAsyncIterator()
    }
    for await number in stream { #expect(number == 1) }
    stream.go()
    #expect(stream.goCallCount == 1)
  }
}
