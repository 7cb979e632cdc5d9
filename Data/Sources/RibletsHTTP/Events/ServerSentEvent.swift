/// An event that a server has sent on a stream.
public struct ServerSentEvent: Hashable, Sendable {
  /// The identifier of the last event that had one, this one included.
  public let id: String?
  /// The name; `message` if the server gave none.
  public let name: String
  /// The data, its lines joined by line feeds.
  public let data: String

  /// Makes an event.
  public init(id: String? = nil, name: String = "message", data: String) {
    self.id = id
    self.name = name
    self.data = data
  }
}
