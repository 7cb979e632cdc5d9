import RibletsTesting
import Testing

@testable import Riblets

@MainActor
struct SubscriptionAuditTests {
  @Test func `a sink in a test with a scope is reported with its line, from its start to its end`() async {
    await withTestScope { scope in
      let numbers = MutableEventStream<Int>()
      let subscription = numbers.stream.sink { _ in }
      let line = #line - 1
      subscription.cancel()
      let told = scope.events.map(\.description)
      #expect(
        told == [
          "started subscription at RibletsTests/SubscriptionAuditTests.swift:\(line)",
          "cancelled subscription at RibletsTests/SubscriptionAuditTests.swift:\(line)",
        ])
    }
  }

  @Test func `a sink of a stream that had finished is reported as finished`() async {
    await withTestScope { scope in
      let numbers = MutableEventStream<Int>()
      numbers.finish()
      numbers.stream.sink { _ in }
      #expect(scope.events.map { $0.description.prefix { $0 != " " } } == ["started", "finished"])
    }
  }

  @Test func `an observation of a stream that had finished is reported as finished`() async {
    await withTestScope { scope in
      let numbers = MutableEventStream<Int>()
      numbers.finish()
      let interactor = Interactor()
      interactor.activate()
      interactor.observe(numbers.stream) { _, _ in }
      #expect(scope.events.map { $0.description.prefix { $0 != " " } } == ["started", "finished"])
      interactor.deactivate()
    }
  }

  @Test func `without a scope nothing is reported`() {
    let subscription = MutableEventStream<Int>().stream.sink { _ in }
    #expect(subscription.trace == nil)
  }
}
