/// The rules of delivery, written down as naively as possible.
@MainActor
final class StreamModel: StreamStage {
  private var subscribers: [(name: Int, call: @MainActor (Int?) -> Void)] = []
  private var queue: [(value: Int?, receivers: [Int])] = []
  private var value = 0
  private var isDelivering = false
  private var isFinished = false
  private let replays: Bool

  init(replays: Bool) {
    self.replays = replays
  }

  func send(_ value: Int) {
    guard !isFinished else { return }
    self.value = value
    enqueue(value)
  }

  func finish() {
    guard !isFinished else { return }
    isFinished = true
    enqueue(nil)
  }

  func subscribe(_ name: Int, _ call: @escaping @MainActor (Int?) -> Void) {
    if isFinished {
      subscribers.append((name, call))
      if replays { call(value) }
      if isSubscribed(name) {
        cancel(name)
        call(nil)
      }
      return
    }
    subscribers.append((name, call))
    guard replays else { return }
    if isDelivering { return call(value) }
    isDelivering = true
    call(value)
    isDelivering = false
    deliver()
  }

  var subscriberCount: Int { subscribers.count }

  func cancel(_ name: Int) { subscribers.removeAll { $0.name == name } }

  private func isSubscribed(_ name: Int) -> Bool { subscribers.contains { $0.name == name } }

  private func enqueue(_ value: Int?) {
    queue.append((value, subscribers.map(\.name)))
    deliver()
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while !queue.isEmpty {
      let (value, receivers) = queue.removeFirst()
      for name in receivers {
        guard let subscriber = subscribers.first(where: { $0.name == name }) else { continue }
        if value == nil { cancel(name) }
        subscriber.call(value)
      }
    }
    isDelivering = false
  }
}
