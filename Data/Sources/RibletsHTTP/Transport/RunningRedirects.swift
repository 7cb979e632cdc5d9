#if canImport(FoundationNetworking)
  /// The tasks of a session that are being redirected, and those that were cancelled.
  ///
  /// FoundationNetworking stops the process, with "Received callback for HTTP redirection, but we're not waiting for it", when a task
  /// is cancelled before it has taken the answer to a redirect. So the one waits for the other.
  struct RunningRedirects {
    /// The tasks whose redirect was answered, each with whether it is to be cancelled after it.
    private var answered: [Int: Bool] = [:]
    private var cancelled: Set<Int> = []

    /// - Returns: Whether the task may be cancelled now.
    mutating func cancel(_ task: Int) -> Bool {
      guard answered[task] == nil else {
        answered[task] = true
        return false
      }
      cancelled.insert(task)
      return true
    }

    /// - Returns: Whether the redirect may be answered.
    mutating func begin(_ task: Int) -> Bool {
      guard !cancelled.contains(task) else { return false }
      answered[task] = false
      return true
    }

    /// - Returns: Whether the task is to be cancelled now.
    mutating func goOn(_ task: Int) -> Bool { answered.removeValue(forKey: task) ?? false }

    mutating func end(_ task: Int) {
      answered[task] = nil
      cancelled.remove(task)
    }
  }
#endif
