/// An event of a request: for logs, inspectors and metrics. It has no secrets and no bodies.
///
/// ```swift
/// let client = HTTPClient(baseURL: url, transport: transport, log: { entry in print(entry) })
/// ```
///
/// See `Documentation/HTTP.md`.
public struct HTTPLogEntry: Hashable, Sendable {
  /// The kinds of events. A request begins with `started`, and ends with `ended`, `failed` or `cancelled`.
  ///
  /// ```swift
  /// if case .ended(_, let bytes, _, let duration) = entry.event { metrics.add(bytes, duration) }
  /// ```
  public enum Event: Hashable, Sendable {
    /// The request is sent, with these header fields; secrets are replaced.
    case started(fields: HTTPFields)
    /// A stream of events is connected. Its events follow without entries.
    case opened(status: Int)
    /// The whole answer is there. The values are for metrics: `case .ended(let status, let bytes, _, let duration)`.
    case ended(status: Int, bytes: Int, origin: HTTPOrigin, duration: Duration)
    /// The request failed, or the server refused it, after this time. The error has the reason.
    case failed(HTTPError, duration: Duration)
    /// The task that asked was cancelled after this time. That is not an error.
    case cancelled(duration: Duration)
    /// The answer could not be saved on the disk. The caller got it nevertheless.
    case notCached(String)
  }

  /// The number of the request, counted by its client. All events of one request have it.
  public let number: Int
  /// The method and the address, without secrets: `GET https://shop.example/menu?page=2`.
  public let request: String
  /// The kind of event, with its facts: `if case .failed(let error, _) = entry.event { … }`.
  public let event: Event
}

extension HTTPLogEntry: CustomStringConvertible {
  /// The event in one line, such as `#3 GET https://shop.example/menu: 200, 512 bytes, 80 ms`.
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
