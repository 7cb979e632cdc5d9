import Testing

@testable import Shop

struct CustomerTests {
  @Test func `who is let in pays`() {
    let counter = CounterMock()
    counter.enterHandler = { $0 == "Ann" }
    counter.payHandler = { "\($0) paid" }
    #expect(Customer(counter: counter).buy() == "250 paid")
    #expect(counter.payArgValues == [250])
  }

  @Test func `who is not let in does not`() {
    let counter = CounterMock()
    counter.enterHandler = { _ in false }
    #expect(Customer(counter: counter).buy() == nil)
    #expect(counter.payCallCount == 0)
  }
}
