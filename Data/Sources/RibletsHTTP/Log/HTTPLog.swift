/// The numbers and times of a client's requests, for those who listen.
final class HTTPLog: Sendable {
  private let time: ElapsedTime
  private let receiver: (@Sendable (HTTPLogEntry) -> Void)?
  private let count = Locked(0)

  init(time: ElapsedTime, receiver: (@Sendable (HTTPLogEntry) -> Void)?) {
    self.time = time
    self.receiver = receiver
  }

  func start(_ request: HTTPRequest, _ redaction: HTTPRedaction) -> Entry {
    guard let receiver else { return Entry(number: 0, request: "", receiver: nil, time: time, start: .zero) }
    let number = count.withLock {
      $0 += 1
      return $0
    }
    let entry = Entry(
      number: number, request: "\(request.method.rawValue) \(redaction.text(of: request.url))", receiver: receiver,
      time: time,
      start: time.now)
    entry.report(.started(fields: redaction.fields(request.fields)))
    return entry
  }

  /// A request that is on its way.
  struct Entry: Sendable {
    fileprivate let number: Int
    fileprivate let request: String
    fileprivate let receiver: (@Sendable (HTTPLogEntry) -> Void)?
    fileprivate let time: ElapsedTime
    fileprivate let start: Duration

    func end(_ answer: HTTPAnswer) {
      guard receiver != nil else { return }
      report(
        .ended(status: answer.status, bytes: answer.body.count, origin: answer.origin, duration: time.now - start))
    }

    func fail(_ error: HTTPError) { report(.failed(error, duration: time.now - start)) }

    func cancel() { report(.cancelled(duration: time.now - start)) }

    func report(_ event: HTTPLogEntry.Event) {
      receiver?(HTTPLogEntry(number: number, request: request, event: event))
    }
  }
}
