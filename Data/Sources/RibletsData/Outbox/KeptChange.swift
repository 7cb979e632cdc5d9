/// A change that waits until the server took it, for views that show it.
public struct KeptChange: Identifiable, Equatable, Sendable {
  /// The progress of a kept change.
  public enum Status: Equatable, Sendable {
    /// It has not been sent yet, or its turn has not come.
    case waiting
    /// The server is being asked.
    case sending
    /// An attempt failed, and the next one comes at the failure's `retryAt`.
    case delayed(LoadFailure)
    /// The server refused it for that reason. It and those after it of its aggregate wait for a decision.
    case refused(String)
    /// This version of the app cannot read it, for that reason. It is as if it were refused.
    case unreadable(String)
  }

  /// The key that the server gets with it.
  public let id: IdempotencyKey
  /// The name of its type.
  public let name: String
  /// The text that it has in common with those that are sent in order with it.
  public let aggregate: String
  /// The change itself, as in `change.query as? Note`; `nil` if it is unreadable. Not compared: the key stands for it.
  public let query: (any ModelQuery)?
  /// The progress.
  public var status: Status

  /// Describes a change, as a test of a view does.
  public init<Query: KeptMutateQuery>(_ query: Query, id: IdempotencyKey, status: Status = .waiting) {
    self.init(id: id, name: Query.keptName, aggregate: query.aggregate, query: query, status: status)
  }

  package init(
    id: IdempotencyKey, name: String, aggregate: String, query: (any ModelQuery)?, status: Status
  ) {
    self.id = id
    self.name = name
    self.aggregate = aggregate
    self.query = query
    self.status = status
  }

  /// True if it waits for a decision: the server refused it, or it is unreadable.
  public var isHeld: Bool {
    switch status {
    case .waiting, .sending, .delayed: false
    case .refused, .unreadable: true
    }
  }

  public static func == (left: KeptChange, right: KeptChange) -> Bool {
    left.id == right.id && left.name == right.name && left.aggregate == right.aggregate && left.status == right.status
  }
}

extension KeptChange: CustomStringConvertible {
  /// The name, aggregate and progress, without what the change holds.
  public var description: String { "\(name)\(aggregate.isEmpty ? "" : " of \(aggregate)"): \(status)" }
}

extension KeptChange.Status: CustomStringConvertible {
  public var description: String {
    switch self {
    case .waiting: "waiting"
    case .sending: "sending"
    case .delayed(let failure): "delayed\(failure.retryAt.map { " until \($0)" } ?? ""), \(failure)"
    case .refused(let reason): "refused, \(reason)"
    case .unreadable(let reason): "unreadable, \(reason)"
    }
  }
}
