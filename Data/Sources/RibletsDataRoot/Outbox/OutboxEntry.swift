import RibletsData

/// A change in an ``Outbox``.
@MainActor
final class OutboxEntry<Domain: RemoteDataDomain> {
  /// Its place among all changes of the domain, also in what is predicted.
  let number: Int
  var stored: StoredChange
  /// `nil` if this version of the app cannot read it.
  var query: (any KeptMutateQuery<Domain>)?
  var status: KeptChange.Status
  /// The number of attempts since the change came, was replaced, or was retried by hand.
  var attempts = 0
  /// The number of times that it was replaced after a refusal.
  var replacements = 0
  /// True while it is being discarded.
  var isLeaving = false

  init(_ number: Int, _ stored: StoredChange, _ query: (any KeptMutateQuery<Domain>)?, _ status: KeptChange.Status) {
    self.number = number
    self.stored = stored
    self.query = query
    self.status = status
  }

  /// True if it may be sent when its turn comes.
  var canBeSent: Bool { query != nil && !isLeaving && !shown.isHeld }

  var shown: KeptChange {
    KeptChange(id: stored.key, name: stored.name, aggregate: stored.aggregate, query: query, status: status)
  }
}
