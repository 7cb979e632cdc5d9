#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signal dispositions, with the names of each C library.
enum SignalAction {
  typealias Handler = @convention(c) (Int32) -> Void
  typealias DetailedHandler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// Installs a handler that interrupts no system call, and returns the previous disposition.
  static func install(_ handler: Handler?, for signal: Int32) -> sigaction {
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #elseif canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = numericCast(SA_RESTART)
    return replace(signal, by: action)
  }

  /// Installs a handler that gets the signal's origin, and runs on a stack of its own.
  static func install(detailed handler: DetailedHandler, for signal: Int32) -> sigaction {
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_sigaction = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_sigaction = handler
    #elseif canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #endif
    action.sa_flags = numericCast(SA_SIGINFO) | numericCast(SA_ONSTACK)
    return replace(signal, by: action)
  }

  static func replace(_ signal: Int32, by action: sigaction) -> sigaction {
    var action = action
    var old = sigaction()
    _ = sigaction(signal, &action, &old)
    return old
  }

  /// Returns true if a signal with this disposition is ignored.
  static func isIgnored(_ action: sigaction) -> Bool {
    plainHandler(of: action).map { unsafeBitCast($0, to: Int.self) } == 1
  }

  /// Calls the handler of a disposition, if it has one; for use in a handler.
  static func call(
    _ action: sigaction, _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard let handler = plainHandler(of: action) else { return }
    if action.sa_flags & numericCast(SA_SIGINFO) != 0 {
      unsafeBitCast(handler, to: DetailedHandler.self)(signal, information, context)
    } else {
      handler(signal)
    }
  }

  /// Returns the function of a disposition of either kind; both kinds share their storage.
  private static func plainHandler(of action: sigaction) -> Handler? {
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler
    #elseif canImport(Darwin)
      action.__sigaction_u.__sa_handler
    #endif
  }

  /// A disposition of all zeros, which is the default one.
  static var standard: sigaction { sigaction() }
}
