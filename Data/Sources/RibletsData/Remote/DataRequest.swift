/// A request for data to a server, as events name it.
///
/// It holds names and counts, never what was asked for or answered, so that a log may keep it.
public struct DataRequest: Hashable, Sendable {
  /// The stages of a request.
  public enum Stage: Hashable, Sendable {
    /// An attempt is being sent; attempts are counted from 1. Those before it have failed.
    case started(attempt: Int)
    /// The server answered. The bytes are those that the transport has counted.
    case answered(sent: Int, received: Int)
    /// The data came from the store, without a server.
    case answeredFromStore
    /// No further attempt is made; the error's type is named.
    case failed(String)
    /// Those who waited for it do so no more.
    case cancelled
    /// The answer reached those who wait, and the store could not keep it; the error's type is named.
    case notKept(String)
  }

  /// Tells requests of one tree apart.
  public let number: Int
  /// The type of the domain that the query belongs to.
  public let domain: String
  /// The type of the query.
  public let query: String
  /// The stage that the request is in.
  public let stage: Stage

  package init(number: Int, domain: String, query: String, stage: Stage) {
    self.number = number
    self.domain = domain
    self.query = query
    self.stage = stage
  }
}

extension DataRequest: CustomStringConvertible {
  /// The query and how far it is.
  public var description: String {
    let name = "\(domain).\(query)"
    return switch stage {
    case .started(1): "asked the server for \(name)"
    case .started(let attempt): "asked the server for \(name), attempt \(attempt)"
    case .answered(let sent, let received): "got \(name) from the server, \(sent) bytes sent, \(received) received"
    case .answeredFromStore: "got \(name) from the store"
    case .failed(let error): "failed to get \(name): \(error)"
    case .cancelled: "cancelled \(name)"
    case .notKept(let error): "could not keep \(name) in the store: \(error)"
    }
  }
}
