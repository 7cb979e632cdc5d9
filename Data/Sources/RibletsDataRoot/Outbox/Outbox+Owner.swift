import RibletsData

extension Outbox {
  /// Stops sending, because another user is about to sign in, until ``resume(for:)``.
  ///
  /// ```swift
  /// tokens.beforeUserChanges { await outbox.pause() }
  /// ```
  ///
  /// A change that is on its way is given up and stays in the outbox. It is sent again with its key. Until
  /// ``resume(for:)``, `enqueue` throws `OutboxError.paused`, because nobody knows whose change it would be.
  public func pause() {
    isPaused = true
    for lane in lanes.values { lane.end() }
  }

  /// Sets the user whose changes the outbox holds from now on, and sends these changes.
  ///
  /// ```swift
  /// try outbox.resume(for: account.id)
  /// ```
  ///
  /// The changes of other users stay in the storage, also after a restart. They are neither shown nor sent until
  /// their user is back. In an app with users, call this at launch, before ``run()``.
  ///
  /// - Parameter owner: A name of the user that stays the same, such as the account's id; `nil` for changes from
  ///   before the first sign-in.
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
