/// A request for data to a server, as events report it.
///
/// It holds names and counts, never the data of a request or an answer. So you can log it. Listen to the events of
/// the tree's runtime. See `Documentation/Server.md`.
///
/// ```swift
/// if case .library(let request as DataRequest) = event.kind { log("\(request)") }
/// ```
public struct DataRequest: Hashable, Sendable {
  /// The stages of a request. It begins with `started` or `answeredFromStore`.
  ///
  /// ```swift
  /// if case .answered(_, let received) = request.stage { metrics.add(bytes: received) }
  /// ```
  public enum Stage: Hashable, Sendable {
    /// An attempt is being sent. The first attempt has the number 1; earlier ones have failed.
    case started(attempt: Int)
    /// The server answered. The transport has counted the bytes; 0 if it does not count.
    case answered(sent: Int, received: Int)
    /// The data came from the cached copy in the store. Count it to know how often the cache helps.
    case answeredFromStore
    /// No further attempt is made. The value is the type of the error.
    case failed(String)
    /// Nobody waits for the request any more, so it was cancelled. The server may still have answered.
    case cancelled
    /// The caller got the answer, but the store could not keep it. The value is the type of the error.
    case notKept(String)
  }

  /// The number of the request, unique in its tree. All stages of one request have it.
  public let number: Int
  /// The type of the domain that the query belongs to, for example `Menu`.
  public let domain: String
  /// The type of the query, without its values, for example `Dishes`.
  public let query: String
  /// The stage that the request has reached: `if case .failed = request.stage { … }`.
  public let stage: Stage

  package init(number: Int, domain: String, query: String, stage: Stage) {
    self.number = number
    self.domain = domain
    self.query = query
    self.stage = stage
  }
}

extension DataRequest: CustomStringConvertible {
  /// The query and its stage in one line, for logs: `asked the server for Menu.Dishes, attempt 2`.
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
