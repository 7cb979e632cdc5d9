import Foundation
import RibletsHTTP

/// One run of users who come and go, whose clients ask at random, against a server and renewals that answer at random.
final class UserStorm: Sendable {
  private struct Arrival: Sendable {
    let number: Int
    let token: String
    let request: HTTPRequest
    let continuation: CheckedContinuation<HTTPResponse, any Error>
  }

  private struct Renewal: Sendable {
    let number: Int
    let continuation: CheckedContinuation<String, any Error>
  }

  private struct Stream: Sendable {
    let number: Int
    let stay: Int
    let writer: HTTPBodyWriter
  }

  private struct State {
    var ledger = UserLedger()
    var arrivals: [Arrival] = []
    var renewals: [Renewal] = []
    /// The tokens that the server does not take any more.
    var revoked: Set<String> = []
    var streams: [Stream] = []
    var asking: [Int: Task<Void, Never>] = [:]
  }

  private struct Transport: HTTPTransport {
    let storm: UserStorm
    func send(_ request: HTTPRequest) async throws -> HTTPResponse { try await storm.receive(request) }
  }

  private struct Refused: Error {}

  private let state = Locked(State())
  private let clock = VirtualClock()
  private let isHeedful: Bool
  private let folder: URL?

  /// - Parameters:
  ///   - isHeedful: Whether the transport heeds cancellation.
  ///   - folder: Where answers are kept, too; nil for memory alone.
  init(isHeedful: Bool, folder: URL?) {
    self.isHeedful = isHeedful
    self.folder = folder
  }

  var ledger: UserLedger { state.withLock { $0.ledger } }

  // The server

  private func receive(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await withCheckedThrowingContinuation { continuation in
      let isAdmitted = state.withLock { state in
        // The transport of the platform sends no request that was cancelled; one of an app may.
        guard !Task.isCancelled || !isHeedful else { return false }
        let number = Int(request.fields["X-Number"] ?? request.url.lastPathComponent) ?? 0
        let token = request.fields["Authorization"].map { String($0.dropFirst("Bearer ".count)) }
        state.ledger.arrive(number, token: token, isCancelled: Task.isCancelled)
        state.arrivals.append(
          Arrival(number: number, token: token ?? "", request: request, continuation: continuation))
        return true
      }
      if !isAdmitted { continuation.resume(throwing: CancellationError()) }
    }
  }

  private func answer(_ generator: inout SplitMix) {
    let whim = generator.next(16)
    let arrival = state.withLock { state -> Arrival? in
      guard !state.arrivals.isEmpty else { return nil }
      return state.arrivals.remove(at: generator.next(state.arrivals.count))
    }
    guard let arrival else { return }
    if whim == 0 { return arrival.continuation.resume(throwing: HTTPError.Reason.connectionLost) }
    arrival.continuation.resume(returning: response(to: arrival, isBusy: whim == 1))
  }

  private func response(to arrival: Arrival, isBusy: Bool) -> HTTPResponse {
    let stay = UserLedger.stay(of: arrival.token) ?? -1
    func response(_ status: Int, _ fields: HTTPFields = [:], _ body: HTTPBody = HTTPBody()) -> HTTPResponse {
      HTTPResponse(status: status, fields: fields, url: arrival.request.url, body: body)
    }
    let text = state.withLock { $0.ledger.answer(arrival.number, for: stay) }
    if isBusy { return response(503) }
    let isRefused = state.withLock { $0.revoked.contains(arrival.token) }
    if isRefused || arrival.request.url.path == "/never" { return response(401) }
    if arrival.request.fields["Accept"] == "text/event-stream" {
      let (body, writer) = HTTPBody.makeStream()
      state.withLock { $0.streams.append(Stream(number: arrival.number, stay: stay, writer: writer)) }
      return response(200, ["Content-Type": "text/event-stream"], body)
    }
    // One tag for all users: an answer that is confirmed for another user would be theirs.
    let fields: HTTPFields = ["Cache-Control": "max-age=5", "ETag": "1", "Content-Type": "application/json"]
    if arrival.request.fields["If-None-Match"] != nil { return response(304, fields) }
    return response(200, fields, HTTPBody(Data("\"\(text)\"".utf8)))
  }

  // Renewals

  private func renew(_ old: String?) async throws -> String {
    let number = state.withLock { $0.ledger.beginRenewal(of: old) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.renewals.append(Renewal(number: number, continuation: continuation)) }
      }
    } onCancel: {
      state.withLock { $0.ledger.renewalIsCancelled(number) }
    }
  }

  private func endRenewal(_ generator: inout SplitMix) {
    let whim = generator.next(8)
    let end = state.withLock { state -> (renewal: Renewal, result: Result<String, any Error>)? in
      guard !state.renewals.isEmpty else { return nil }
      let renewal = state.renewals.remove(at: generator.next(state.renewals.count))
      guard whim > 2 else {
        state.ledger.fail(renewal.number, isRefused: whim == 0)
        return (renewal, .failure(whim == 0 ? Refused() : HTTPError.Reason.notConnected))
      }
      return (renewal, .success(state.ledger.succeed(renewal.number)))
    }
    if let end { end.renewal.continuation.resume(with: end.result) }
  }

  // Users and their requests

  /// - Parameter steps: The number of things that happen.
  func run(seed: UInt64, steps: Int) async {
    var generator = SplitMix(seed: seed)
    let tokens = BearerAuthentication(token: state.withLock { $0.ledger.willChange(isUser: true) }) {
      try await self.renew($0)
    }
    let client = HTTPClient(
      baseURL: URL(string: "https://shop.example")!, transport: Transport(storm: self), authentication: tokens,
      cache: HTTPCache(folder: folder), limits: HTTPLimits(deadline: .seconds(10_000)), clock: clock)
    var change: Task<Void, Never>?
    var fixed: [(time: Int, client: HTTPClient)] = []
    for _ in 0..<steps {
      switch generator.next(32) {
      case 0..<7: ask(client, fixed: nil, &generator)
      case 7: fixed.append((state.withLock { $0.ledger.fix() }, client.forCurrentUser()))
      case 8..<10:
        guard !fixed.isEmpty else { continue }
        let (time, client) = fixed[generator.next(fixed.count)]
        ask(client, fixed: time, &generator)
      case 10..<12: follow(client)
      case 12..<18, 29: answer(&generator)
      case 18..<21: endRenewal(&generator)
      case 21..<23: cancel(&generator)
      case 23:
        await change?.value
        await bring(to: tokens)
      case 24..<26: revoke(&generator)
      case 26: clock.advance(by: .seconds(generator.next(4)))
      case 27..<29: write(&generator)
      default:
        await change?.value
        change = self.change(tokens, isUser: generator.next(4) > 0)
        if generator.next(2) == 0 {
          await change?.value
          change = nil
          if generator.next(2) == 0 { await awaitDue(isOver: false) }
          expectNoFiles()
        }
      }
      for _ in 0..<generator.next(12) { await Task.yield() }
    }
    await change?.value
    await self.change(tokens, isUser: false).value
    await awaitDue(isOver: true)
    expectNoFiles()
    await finish()
  }

  private func change(_ tokens: BearerAuthentication, isUser: Bool) -> Task<Void, Never> {
    let token = state.withLock { $0.ledger.willChange(isUser: isUser) }
    return Task {
      if isUser { await tokens.signedIn(token) } else { await tokens.signedOut() }
      state.withLock { $0.ledger.didChange() }
    }
  }

  private func bring(to tokens: BearerAuthentication) async {
    guard let token = state.withLock({ $0.ledger.bringToken() }) else { return }
    await tokens.renewed(token)
    state.withLock { $0.ledger.didBring(token) }
  }

  private func revoke(_ generator: inout SplitMix) {
    state.withLock { state in
      guard let token = state.arrivals.isEmpty ? nil : state.arrivals[generator.next(state.arrivals.count)].token
      else { return }
      state.revoked.insert(token)
    }
  }

  private func ask(_ client: HTTPClient, fixed: Int?, _ generator: inout SplitMix) {
    let path = ["a", "b", "c", "never"][generator.next(4)]
    let number = state.withLock { $0.ledger.ask(path, fixed: fixed) }
    start(number) {
      var request = JSONRequest<String>.get(path)
      request.fields["X-Number"] = "\(number)"
      let text = try await client.answer(to: request)
      self.state.withLock { $0.ledger.receive(number, text) }
    }
  }

  private func follow(_ client: HTTPClient) {
    let number = state.withLock { $0.ledger.ask("events", fixed: nil) }
    start(number) {
      for try await event in client.events("events/\(number)") {
        self.state.withLock { $0.ledger.receive(number, event.data) }
      }
    }
  }

  private func start(_ number: Int, _ body: @escaping @Sendable () async throws -> Void) {
    let task = Task {
      var reason: HTTPError.Reason?
      var outcome = "answered"
      do { try await body() } catch let error as HTTPError {
        reason = error.reason
        outcome = String("\(error.reason)".prefix { $0 != "(" })
      } catch {
        outcome = "\(type(of: error))"
      }
      state.withLock { [reason, outcome] state in
        state.ledger.end(number, reason)
        state.ledger.count(outcome)
      }
    }
    state.withLock { $0.asking[number] = task }
  }

  private func write(_ generator: inout SplitMix) {
    let isEnd = generator.next(3) == 0
    let write = state.withLock { state -> (writer: HTTPBodyWriter, text: String)? in
      guard !state.streams.isEmpty else { return nil }
      let index = generator.next(state.streams.count)
      let stream = isEnd ? state.streams.remove(at: index) : state.streams[index]
      return (stream.writer, state.ledger.answer(stream.number, for: stream.stay))
    }
    guard let write else { return }
    write.writer.write(Data("retry: 1000\ndata: \(write.text)\n\ndata: \(write.text)\n\n".utf8))
    if isEnd { write.writer.finish() }
  }

  private func cancel(_ generator: inout SplitMix) {
    let task = state.withLock { state -> Task<Void, Never>? in
      let running = state.ledger.asks.indices.filter { !state.ledger.asks[$0].isOver }
      guard !running.isEmpty else { return nil }
      let number = running[generator.next(running.count)]
      state.ledger.cancel(number)
      return state.asking[number]
    }
    task?.cancel()
  }

  // What has to be so without further help

  private func awaitDue(isOver: Bool) async {
    for number in state.withLock({ $0.ledger.due(isOver: isOver) }) {
      // On a busy machine, its thread may have to wait for a while.
      let limit = ContinuousClock.now + .seconds(30)
      while !state.withLock({ $0.ledger.asks[number].isOver }), .now < limit { await Task.yield() }
      state.withLock { if !$0.ledger.asks[number].isOver { $0.ledger.miss(number) } }
    }
  }

  private func expectNoFiles() {
    guard let folder else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8),
        let range = text.range(of: "\"stay ", options: .backwards),
        let stay = Int(text[range.upperBound...].prefix { $0.isNumber })
      else { continue }
      state.withLock { $0.ledger.find(name, of: stay) }
    }
  }

  /// Lets go of all that still waits; whatever comes now is nobody's.
  private func finish() async {
    let (arrivals, renewals, asking) = state.withLock { state in
      let renewals = state.renewals.map { ($0, state.ledger.succeed($0.number)) }
      defer { (state.arrivals, state.renewals) = ([], []) }
      return (state.arrivals, renewals, Array(state.asking.values))
    }
    for arrival in arrivals { arrival.continuation.resume(returning: response(to: arrival, isBusy: false)) }
    for (renewal, token) in renewals { renewal.continuation.resume(returning: token) }
    for task in asking { await task.value }
    expectNoFiles()
  }
}

/// Random numbers that are the same for a seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A number below a bound; 0 for none.
  mutating func next(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }
}
