import RibletsData

extension Outbox {
  /// Stops sending, because another user is about to sign in, until ``resume(for:)``.
  ///
  /// A change that is on its way is given up, and stays kept: it is sent again with its key. Meanwhile `enqueue` throws
  /// `OutboxError.paused`, as nobody knows whose the change would be.
  ///
  /// ```swift
  /// tokens.beforeUserChanges { await outbox.pause() }
  /// ```
  public func pause() {
    isPaused = true
    for lane in lanes.values { lane.end() }
  }

  /// Says whose changes it holds from now on, and sends them.
  ///
  /// The changes of other owners stay in the storage, over restarts too, and are neither shown nor sent until their owner is
  /// back. At the launch of an app with users, call it before ``run()``.
  ///
  /// - Parameter owner: A name of the user that stays the same, such as the account's id; `nil` for the changes that were
  ///   made before anybody signed in.
  /// - Throws: `DataStoreError` if the storage cannot be read. The outbox stays as it was, and pauses.
  public func resume(for owner: String?) throws {
    pause()
    if owner != self.owner {
      let stored = try storage.changes(of: Self.storageName(owner))
      for entry in entries { takeBack(entry) }
      self.owner = owner
      entries = stored.map(read)
      for entry in entries where !entry.shown.isHeld { predict(entry) }
    }
    isPaused = false
    publish()
    wakeUp()
  }

  /// The name under which the changes of an owner are stored. A type has no slash in its name.
  static func storageName(_ owner: String?) -> String {
    owner.map { "\(Domain.self)/\($0)" } ?? "\(Domain.self)"
  }

  private func takeBack(_ entry: OutboxEntry<Domain>) {
    if let query = entry.query { queries.end(query, entry.number, isConfirmed: false) }
  }
}
