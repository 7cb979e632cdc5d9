/// An offline change that waits in the outbox until the server has accepted it, for views that show it.
///
/// You get it from ``DataProvider/outbox``. Retry or discard it by its ``id``. See `Documentation/OfflineChanges.md`.
///
/// ```swift
/// for change in outbox.held { show(change.name, onRetry: { menu.retry(change.id) }) }
/// ```
public struct KeptChange: Identifiable, Equatable, Sendable {
  /// The progress of an offline change.
  ///
  /// ```swift
  /// if case .refused(let reason) = change.status { show(reason) }
  /// ```
  public enum Status: Equatable, Sendable {
    /// It was not sent yet, or waits for earlier changes of its aggregate. You can discard it.
    case waiting
    /// It is on its way to the server. It cannot be discarded now.
    case sending
    /// An attempt failed. The next attempt starts at the failure's ``LoadFailure/retryAt``.
    case delayed(LoadFailure)
    /// The server refused it, with this text. It and later changes of its aggregate wait until you retry or discard
    /// it.
    case refused(String)
    /// This version of the app cannot read it, for this reason. It waits as if the server had refused it.
    case unreadable(String)
  }

  /// The key that the server gets with every attempt. Use it for `retry` and `discard`.
  public let id: IdempotencyKey
  /// The name of its type in the outbox, ``KeptMutateQuery/keptName``, for example `Note`.
  public let name: String
  /// The ``KeptMutateQuery/aggregate``: changes with an equal text are sent in order.
  public let aggregate: String
  /// The change itself, as in `change.query as? Note`; `nil` if it is unreadable. Equality ignores it, because the
  /// key stands for it.
  public let query: (any ModelQuery)?
  /// The progress: `if case .refused(let reason) = change.status { … }`.
  public var status: Status

  /// Describes a change, for the test or the preview of a view: `KeptChange(Note(…), id: IdempotencyKey("1"))`.
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

  /// True if it waits for a decision: the server refused it, or it is unreadable. Retry or discard it.
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
  /// The name, aggregate and progress, for logs. It contains nothing of the change's data.
  public var description: String { "\(name)\(aggregate.isEmpty ? "" : " of \(aggregate)"): \(status)" }
}

extension KeptChange.Status: CustomStringConvertible {
  /// The progress in a few words, for logs: `refused, the dish is gone`.
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
