/// An event that a server has sent on a stream.
///
/// ```swift
/// for try await event in client.events("orders/events") where event.name == "order" { show(event.data) }
/// ```
///
/// See `Documentation/HTTP.md`.
public struct ServerSentEvent: Hashable, Sendable {
  /// The identifier of this event, or of the last event that had one. A reconnection sends it to the server.
  public let id: String?
  /// The name, by which you tell events apart: `event.name == "order"`. It is `message` if the server gave none.
  public let name: String
  /// The data as text, often JSON to decode. Several lines are joined by line feeds.
  public let data: String

  /// Makes an event, for tests of code that reads events: `ServerSentEvent(data: "1")`.
  public init(id: String? = nil, name: String = "message", data: String) {
    self.id = id
    self.name = name
    self.data = data
  }
}
