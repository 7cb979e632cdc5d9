import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that end a command, held back while its files are being changed.
package enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let received = Atomic<Int32>(0)
  private static let state = Mutex(State())

  private struct State {
    /// Several threads may be changing files, of different repositories.
    var watchers = 0
    var handlers: [Int32: sigaction] = [:]
  }

  /// The signal that came since the first of the watchers began.
  static var signal: Int32? {
    let signal = received.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Ends work that is watched, if there was a signal.
  package static func check() throws(ChangeError) {
    if let signal { throw .interrupted(signal: signal) }
  }

  /// Runs work that asks for ``signal`` between its steps.
  ///
  /// A signal that comes too late for the work acts when the work is done, as it would have without it.
  package static func watch<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) {
    begin()
    do {
      try work()
    } catch {
      _ = end()
      throw error
    }
    if let signal = end() { raise(signal) }
  }

  private static func begin() {
    state.withLock { state in
      state.watchers += 1
      guard state.watchers == 1 else { return }
      received.store(0, ordering: .relaxed)
      var action = sigaction()
      let handler: @convention(c) (Int32) -> Void = { Interruption.received.store($0, ordering: .relaxed) }
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
      #elseif canImport(Musl)
        action.__sa_handler.sa_handler = handler
      #else
        action.__sigaction_handler.sa_handler = handler
      #endif
      action.sa_flags = SA_RESTART
      for signal in signals {
        var previous = sigaction()
        sigaction(signal, nil, &previous)
        // A command under nohup stays deaf to the end of its terminal.
        if isIgnored(previous) { continue }
        sigaction(signal, &action, nil)
        state.handlers[signal] = previous
      }
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func end() -> Int32? {
    state.withLock { state in
      state.watchers -= 1
      guard state.watchers == 0 else { return nil }
      for (signal, handler) in state.handlers {
        var handler = handler
        sigaction(signal, &handler, nil)
      }
      state.handlers = [:]
      return signal
    }
  }
}
