import Testing

@testable import Riblets

@MainActor
struct ElementOperatorsTests {
  let events = MutableEventStream<Int>()
  let state = MutableStateStream(1)

  private func sendAll(_ elements: Int...) {
    for element in elements {
      events.send(element)
      state.send(element)
    }
    events.finish()
    state.finish()
  }

  @Test func `map turns each element into another`() {
    let mapped = Recorder(events.stream.map { $0 * 10 })
    let mappedState = state.stream.map { $0 * 10 }
    let states = Recorder(mappedState)

    sendAll(2, 3)

    #expect(mapped.text == "20 30 |")
    #expect(states.text == "10 20 30 |")
    #expect(mappedState.value == 30)
  }

  @Test func `compactMap and filter leave elements out`() {
    let halves = Recorder(events.stream.compactMap { $0.isMultiple(of: 2) ? $0 / 2 : nil })
    let odd = Recorder(state.stream.filter { !$0.isMultiple(of: 2) })

    sendAll(2, 3, 4)

    #expect(halves.text == "1 2 |")
    #expect(odd.text == "1 3 |")
  }

  @Test func `scan starts anew for each subscriber`() {
    let sums = events.stream.scan(100) { $0 + $1 }
    let first = Recorder(sums)
    events.send(1)
    let second = Recorder(sums)

    sendAll(2)

    #expect(first.text == "101 103 |")
    #expect(second.text == "102 |")
  }

  @Test func `removeDuplicates leaves out equal neighbours only`() {
    let distinct = Recorder(events.stream.removeDuplicates())
    let byParity = Recorder(events.stream.removeDuplicates { $0 % 2 == $1 % 2 })
    let states = Recorder(state.stream.removeDuplicates())
    let statesByParity = Recorder(state.stream.removeDuplicates { $0 % 2 == $1 % 2 })

    sendAll(1, 1, 3, 2, 2, 1)

    #expect(distinct.text == "1 3 2 1 |")
    #expect(byParity.text == "1 2 1 |")
    #expect(states.text == "1 3 2 1 |")
    #expect(statesByParity.text == "1 2 1 |")
  }

  @Test func `optional elements pass as elements, not as ends`() {
    let optionals = MutableEventStream<Int?>()
    let recorder = Recorder(optionals.stream.map { $0 }.filter { _ in true }.removeDuplicates())

    optionals.send(nil)
    optionals.send(nil)
    optionals.send(1)
    optionals.finish()

    #expect(recorder.text == "nil Optional(1) |")
  }

  @Test func `a chain keeps the rules when its observer sends`() {
    let recorder = Recorder(events.stream.map { $0 + 1 }.filter { $0 < 10 }.removeDuplicates()) { [events] in
      if $0 < 4 { events.send($0) }
    }

    events.send(1)

    #expect(recorder.text == "2 3 4")
  }

  @Test func `a cancelled chain is gone from its source`() {
    let recorder = Recorder(events.stream.map { $0 }.scan(0) { $0 + $1 }.compactMap { $0 })
    recorder.cancel()

    events.send(1)

    #expect(recorder.text == "")
    #expect(events.subscriberCount == 0)
  }
}
