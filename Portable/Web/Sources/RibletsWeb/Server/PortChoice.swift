/// The ports that a host tries, one after the other.
struct PortChoice: Hashable, Sendable {
  /// The default ports.
  static let usual: ClosedRange<UInt16> = 8080...8179

  var candidates: [UInt16]
  /// True if the developer requested the port: then no other is tried.
  var wasAsked: Bool

  /// Makes the choice of the requested port alone, or of the default ones in order.
  init(asked port: Int?) throws(WebHostError) {
    guard let port else {
      candidates = Array(Self.usual)
      wasAsked = false
      return
    }
    guard let port = UInt16(exactly: port) else { throw .portOutOfRange(port) }
    candidates = [port]
    wasAsked = true
  }

  /// Tries the candidates until one is free.
  func firstFree<Listener>(
    _ listen: (UInt16) async throws(ListenError) -> Listener
  ) async throws(WebHostError) -> Listener {
    for port in candidates {
      do {
        return try await listen(port)
      } catch {
        switch error {
        case .inUse where wasAsked: throw .portTaken(port)
        case .inUse: continue
        case .failed(let reason): throw .cannotListen(port: port, reason: reason)
        }
      }
    }
    throw .noFreePort(Self.usual)
  }
}

/// The reason why a port cannot be listened on.
enum ListenError: Error, Hashable {
  case inUse
  case failed(String)
}
