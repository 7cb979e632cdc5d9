#if canImport(FoundationNetworking)
  import Foundation

  /// HTTP/1.1 without encryption over sockets of our own: one connection a request, one thread each, and no more at a time to
  /// one host than a session would have.
  final class PlainTransport: Sendable {
    private struct State {
      var running: [String: Int] = [:]
      var waiting: [String: [PlainExchange]] = [:]
    }

    private let state = Locked(State())
    private let connections: Int

    init(connections: Int) {
      self.connections = max(1, connections)
    }

    /// - Returns: The answer as it is, also one that redirects.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      let exchange = PlainExchange(request)
      let host = "\(request.url.host ?? ""):\(request.url.port ?? 80)"
      return try await exchange.response.head {
        add(exchange, to: host)
        return { [weak self] in
          exchange.stop()
          self?.remove(exchange, from: host)
        }
      }
    }

    private func add(_ exchange: PlainExchange, to host: String) {
      let isFree = state.withLock { state in
        guard state.running[host, default: 0] < connections else {
          state.waiting[host, default: []].append(exchange)
          return false
        }
        state.running[host, default: 0] += 1
        return true
      }
      if isFree { run(exchange, to: host) }
    }

    private func run(_ exchange: PlainExchange, to host: String) {
      let thread = Thread {
        exchange.run()
        self.runNext(to: host)
      }
      thread.name = "Riblets HTTP"
      thread.stackSize = 512 << 10
      thread.start()
    }

    private func runNext(to host: String) {
      let next = state.withLock { state -> PlainExchange? in
        if let next = state.waiting[host]?.first {
          state.waiting[host]?.removeFirst()
          return next
        }
        state.waiting[host] = nil
        state.running[host, default: 1] -= 1
        if state.running[host] == 0 { state.running[host] = nil }
        return nil
      }
      if let next { run(next, to: host) }
    }

    private func remove(_ exchange: PlainExchange, from host: String) {
      state.withLock { $0.waiting[host]?.removeAll { $0 === exchange } }
    }
  }
#endif
