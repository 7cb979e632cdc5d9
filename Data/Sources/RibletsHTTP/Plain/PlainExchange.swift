#if canImport(FoundationNetworking)
  import Foundation

  /// A request and its answer on a connection of its own, on a thread that waits.
  final class PlainExchange: Sendable {
    private struct State {
      var socket: PlainSocket?
      var isStopped = false
    }

    let response: SessionExchange
    private let request: HTTPRequest
    private let state = Locked(State())

    init(_ request: HTTPRequest) {
      self.request = request
      response = SessionExchange(limit: request.bodyLimit)
    }

    /// Ends the exchange from another thread. Looking up a name cannot be ended; its result is dropped.
    func stop() {
      let socket = state.withLock { state in
        state.isStopped = true
        return state.socket
      }
      socket?.shutDown()
    }

    func run() {
      do {
        let socket = try PlainSocket.connected(host: request.url.host ?? "", port: request.url.port ?? 80) { socket in
          state.withLock { state in
            state.socket = socket
            return !state.isStopped
          }
        }
        defer { socket.close() }
        // A server may answer, and close, before it has read the whole request: its answer counts.
        let written = Result { try socket.write(PlainRequest.bytes(of: request)) }
        do { try read(MessageReader { try socket.read() }) } catch PlainSocket.Failure.lost {
          try written.get()
          throw PlainSocket.Failure.lost
        }
      } catch {
        response.complete(reason(error))
      }
    }

    private func read(_ reader: MessageReader) throws {
      var reader = reader
      var (status, fields) = (0, HTTPFields())
      repeat {
        guard let head = try reader.head() else { throw MessageReader.Failure.endedEarly }
        (status, fields) = (try PlainRequest.status(head.startLine), head.fields)
      } while (100..<200).contains(status)
      let framing = try PlainRequest.framing(of: fields, status: status, method: request.method)
      response.receive(HTTPResponse(status: status, fields: fields, url: request.url))
      try reader.body(framing) { response.receive($0) }
      response.complete(nil)
    }

    private func reason(_ error: any Error) -> HTTPError.Reason {
      switch error {
      case PlainSocket.Failure.unknownName: .hostNotFound(request.url.host ?? "")
      case PlainSocket.Failure.refused: .cannotConnect(request.url.host ?? "")
      case MessageReader.Failure.malformed(let details): .malformedAnswer(details)
      case let reason as HTTPError.Reason: reason
      default: .connectionLost
      }
    }
  }
#endif
