/// The buffer of values for one async consumer, in which the consumer also waits for its value.
@MainActor
final class ValueInbox<Element: Sendable>: Sendable {
  let subscription = StreamConnection()
  private let buffering: ValueBuffering
  private var values = Fifo<Element>()
  private var waiting = Fifo<Suspension<Element?>>()
  private var hasEnded = false

  init(_ buffering: ValueBuffering) {
    self.buffering = buffering
  }

  /// Takes a value from the stream, or its end.
  func receive(_ element: Element?) {
    guard let element else { return end() }
    while let consumer = waiting.popFirst() {
      if consumer.isWaiting { return consumer.resume(element) }
    }
    switch buffering {
    case .unbounded:
      values.append(element)
    case .newest(let room):
      values.append(element)
      if values.count > max(room, 0) { _ = values.popFirst() }
    case .oldest(let room):
      if values.count < room { values.append(element) }
    }
  }

  /// Returns the next value, or `nil` after the end of the stream or of the task.
  func next() async -> Element? {
    if Task.isCancelled { close() }
    if let value = values.popFirst() { return value }
    if hasEnded { return nil }
    let suspension = Suspension<Element?>()
    waiting.append(suspension)
    let value = await suspension.wait(cancelled: nil)
    if value == nil { close() }
    return value
  }

  /// Ends the subscription because its consumer is gone.
  func close() {
    var dropped = Fifo<Element>()
    swap(&dropped, &values)
    end()
  }

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    subscription.finish()
    while let consumer = waiting.popFirst() { consumer.resume(nil) }
  }
}
