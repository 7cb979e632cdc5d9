import RibletsTesting
import Testing

@testable import MockSamples

@MainActor
@Suite(.testScope) struct EffectTests {
  @Test func `what suspends waits for its handler`() async {
    let mock = Ef01AsyncMock()
    var runs = 0
    mock.loadHandler = {
      await Task.yield()
      runs += 1
    }
    await mock.load()
    #expect(runs == 1)
    #expect(mock.loadCallCount == 1)
  }

  @Test func `what suspends returns an empty value unstubbed`() async {
    let mock = Ef02AsyncResultMock()
    await expectUnstubbed(mock.calls, "'load(3)' of Ef02AsyncResultMock was called") {
      #expect(await mock.load(3) == [])
    }
    mock.loadReturnValue = ["a"]
    #expect(await mock.load(4) == ["a"])
    #expect(mock.loadArgValues == [3, 4])
  }

  @Test func `what throws and returns nothing throws only what it was told`() throws {
    let mock = Ef03ThrowsMock()
    try mock.save()
    mock.saveError = ShopError.closed
    #expect(throws: ShopError.closed) { try mock.save() }
    mock.saveHandler = {}
    try mock.save()
    #expect(mock.saveCallCount == 3)
  }

  @Test func `an unstubbed call that may throw anything throws`() async throws {
    let mock = Ef05AsyncThrowsMock()
    await expectUnstubbed(mock.calls, "It threw UnstubbedCall.") {
      await #expect(throws: UnstubbedCall.self) { try await mock.load(1) }
    }
    mock.loadReturnValue = Price(cents: 2)
    #expect(try await mock.load(1) == Price(cents: 2))
    mock.loadError = ShopError.soldOut
    await #expect(throws: ShopError.soldOut) { try await mock.load(1) }
    let any = Ef10ThrowsAnyMock()
    expectUnstubbed(any.calls, "'unsafe()' of Ef10ThrowsAnyMock") {
      #expect {
        try any.unsafe()
      } throws: {
        "\($0)" == "'unsafe()' of Ef10ThrowsAnyMock was called and has nothing to return."
      }
    }
  }

  @Test func `a typed error is set as such`() {
    let mock = Ef06TypedThrowsMock()
    expectUnstubbed(
      mock.calls, #"'buy("tea")' of Ef06TypedThrowsMock was called and has nothing to return. It returned 0"#
    ) {
      #expect(try! mock.buy("tea") == 0)
    }
    mock.buyError = .soldOut
    do throws(ShopError) {
      _ = try mock.buy("tea")
      Issue.record("It did not throw.")
    } catch {
      #expect(error == .soldOut)
    }
    let silent = Ef07TypedThrowsVoidMock()
    silent.buyHandler = { _ throws(ShopError) in throw .closed }
    #expect(throws: ShopError.closed) { try silent.buy("tea") }
  }

  @Test func `a typed error comes out of what suspends`() async throws {
    let mock = Ef08AsyncTypedThrowsMock()
    mock.buyReturnValue = nil
    #expect(try await mock.buy("tea") == nil)
    mock.buyError = .closed
    await #expect(throws: ShopError.closed) { try await mock.buy("tea") }
  }

  @Test func `what throws Never throws nothing`() {
    let mock = Ef09ThrowsNeverMock()
    mock.safeReturnValue = 3
    #expect(mock.safe() == 3)
  }

  @Test func `what rethrows passes on what its argument throws, and its result`() {
    let mock = Ef12RethrowsResultMock()
    mock.mapHandler = { [try $0(1), try $0(2)] }
    #expect(mock.map { "\($0)" } == ["1", "2"])
    #expect(throws: ShopError.closed) { try mock.map { _ -> Int in throw ShopError.closed } }
    #expect(mock.mapCallCount == 2)
    let plain = Ef11RethrowsMock()
    plain.eachHandler = { try $0(7) }
    #expect(throws: ShopError.soldOut) { try plain.each { _ in throw ShopError.soldOut } }
  }

  @Test func `what rethrows and suspends passes on what its argument throws`() async {
    let mock = Ef13AsyncRethrowsMock()
    mock.eachHandler = { try await $0(1) }
    var seen = 0
    await mock.each { seen = $0 }
    #expect(seen == 1)
    await #expect(throws: ShopError.closed) { try await mock.each { _ in throw ShopError.closed } }
  }

  @Test func `an error that is an associated type may be any`() {
    let mock = Ef15AssociatedErrorMock<ShopError>()
    mock.runError = .closed
    #expect(throws: ShopError.closed) { try mock.run() }
  }

  @Test func `a getter with effects has a handler, an error and a count`() async throws {
    let throwing = Ef16GetterMock()
    throwing.valueError = ShopError.closed
    #expect(throws: ShopError.closed) { try throwing.value }
    #expect(throwing.valueCallCount == 1)
    let suspending = Ef17AsyncGetterMock()
    suspending.valueReturnValue = 4
    #expect(await suspending.value == 4)
    let both = Ef18AsyncThrowsGetterMock()
    both.valueHandler = { Price(cents: 5) }
    #expect(try await both.value.cents == 5)
    let typed = Ef19TypedGetterMock()
    typed.valueError = .soldOut
    #expect(throws: ShopError.soldOut) { try typed.value }
  }

  @Test func `an unstubbed getter with effects is a call`() async {
    let mock = Ef17AsyncGetterMock()
    await expectUnstubbed(mock.calls, "'value()' of Ef17AsyncGetterMock was called") {
      #expect(await mock.value == 0)
    }
  }

  @Test func `asynchronous sequences are handed out, and end unstubbed`() async throws {
    let (stream, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
    let mock = Ef20AsyncSequenceMock(words: stream)
    continuation.yield("a")
    continuation.finish()
    for try await word in mock.words { #expect(word == "a") }
    mock.numbersReturnValue = AsyncStream { $0.finish() }
    for await _ in mock.numbers() { Issue.record("There is no number.") }
    #expect(mock.numbersCallCount == 1)
  }

  @Test func `overloads with other effects are told apart`() async throws {
    let mock = Ef21OverloadedMock()
    mock.loadReturnValue = 1
    mock.loadPageReturnValue = 2
    #expect(try mock.load() == 1)
    #expect(try await mock.load(9) == 2)
    #expect(mock.loadPageArgValues == [9])
  }

  @Test func `asynchronous mains of a main-actor protocol run there`() async throws {
    let mock = Cx06Mock()
    mock.fHandler = { (1, "a") }
    #expect(await mock.f().1 == "a")
    mock.withHandler = { await $0(3) }
    var seen = 0
    await mock.with { seen = $0 }
    #expect(seen == 3)
  }
}
