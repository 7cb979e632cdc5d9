/// An event of a request: for logs, inspectors and counters. It holds no secrets and no bodies.
public struct HTTPLogEntry: Hashable, Sendable {
  /// The kinds of events.
  public enum Event: Hashable, Sendable {
    /// The request is sent, with these header fields.
    case started(fields: HTTPFields)
    /// A stream of events is connected; its answer has this status.
    case opened(status: Int)
    /// The whole answer is there.
    case ended(status: Int, bytes: Int, origin: HTTPOrigin, duration: Duration)
    /// The request failed, or was refused by the server.
    case failed(HTTPError, duration: Duration)
    /// The one who asked does not wait any more.
    case cancelled(duration: Duration)
    /// The answer could not be kept on the disk; it was delivered all the same.
    case notCached(String)
  }

  /// The number of the request, counted by its client; the events of one request have the same.
  public let number: Int
  /// The method and the address, without secrets.
  public let request: String
  /// The kind of event, with its facts.
  public let event: Event
}

extension HTTPLogEntry: CustomStringConvertible {
  /// The event in one line.
  public var description: String {
    "#\(number) \(request): \(event.text)"
  }
}

extension HTTPLogEntry.Event {
  fileprivate var text: String {
    switch self {
    case .started: "started"
    case .opened(let status): "\(status), connected"
    case .ended(let status, let bytes, let origin, let duration):
      "\(status), \(bytes) bytes\(origin.text), \(duration.milliseconds) ms"
    case .failed(let error, let duration): "failed after \(duration.milliseconds) ms: \(error.reason.summary)"
    case .cancelled(let duration): "cancelled after \(duration.milliseconds) ms"
    case .notCached(let details): "not kept on the disk: \(details)"
    }
  }
}

extension HTTPOrigin {
  fileprivate var text: String {
    switch self {
    case .server: ""
    case .confirmed: " from the cache, confirmed"
    case .cache(let age): " from the cache, \(age.components.seconds) s old"
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
