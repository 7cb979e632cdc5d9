#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The external events of a host.
enum TerminalEvent: Hashable, Sendable {
  case bytes([UInt8])
  /// No byte came for a moment.
  case quiet
  case signal(Int32)
  case endOfInput
}

/// Waits for keys and signals on a thread of its own.
///
/// A thread with `poll` rather than Dispatch: it needs only the C library, it can detect that no byte followed an
/// escape, and it still receives Ctrl-C while the app keeps the main thread busy.
///
/// Sendable unchecked: the descriptors never change, only `pending` is shared by the threads and has a lock, and
/// `thread` belongs to the host, which starts and stops it on the main actor.
final class EventSource: @unchecked Sendable {
  let events: AsyncStream<TerminalEvent>
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private let input: Int32
  private let wake: (read: Int32, write: Int32)
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var pending = 0
  private var thread: pthread_t?

  /// The time for which an escape may be the beginning of something.
  private static let patience: Int32 = 40
  /// The number of unhandled requests to end after which the app counts as hanging, and is ended.
  private static let limit = 3

  init(input: Int32) throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(call: "pipe", number: errno) }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    self.input = input
    wake = (ends[0], ends[1])
    pthread_mutex_init(lock, nil)
    (events, continuation) = AsyncStream.makeStream()
  }

  deinit {
    close(wake.read)
    close(wake.write)
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The pipe into which a signal handler writes the signal's number.
  var signalPipe: Int32 { wake.write }

  func start() throws(TerminalError) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(self).toOpaque()
    let failure = pthread_create(&thread, nil, eventThread, context)
    guard failure == 0 else {
      Unmanaged<EventSource>.fromOpaque(context).release()
      throw .system(call: "pthread_create", number: failure)
    }
    self.thread = thread
  }

  /// Ends the thread and waits for it, so that no key is taken from the next reader.
  func stop() {
    guard let thread else { return }
    self.thread = nil
    var zero: UInt8 = 0
    _ = write(wake.write, &zero, 1)
    pthread_join(thread, nil)
    continuation.finish()
  }

  /// Makes the reader of ``events`` check its state, by a signal without a meaning.
  func wakeUp() { continuation.yield(.signal(0)) }

  /// Records that the main actor has handled all requests to end so far.
  func acknowledge() {
    pthread_mutex_lock(lock)
    pending = 0
    pthread_mutex_unlock(lock)
  }

  /// Runs on the thread until it is woken with a zero or the terminal is gone.
  fileprivate func loop() {
    SignalWatch.listen()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var isExpecting = false
    while true {
      var files = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&files, 2, isExpecting ? Self.patience : -1)
      if ready == 0 {
        isExpecting = false
        continuation.yield(.quiet)
      }
      if ready > 0, files[1].revents != 0, !forwardSignals(&buffer) { return }
      guard ready > 0, files[0].revents != 0 else { continue }
      let count = read(input, &buffer, buffer.count)
      if count > 0 {
        let bytes = buffer[..<count]
        if bytes.allSatisfy({ $0 == 3 }) { for _ in bytes { noteWish(SIGINT) } }
        continuation.yield(.bytes(Array(buffer[..<count])))
        isExpecting = true
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        continuation.yield(.endOfInput)
        return
      }
    }
  }

  private func forwardSignals(_ buffer: inout [UInt8]) -> Bool {
    let count = read(wake.read, &buffer, buffer.count)
    for byte in buffer.prefix(max(0, count)) {
      guard byte != 0 else { return false }
      let signal = Int32(byte)
      if [SIGTERM, SIGHUP, SIGINT].contains(signal) { noteWish(signal) }
      continuation.yield(.signal(signal))
    }
    return true
  }

  private func noteWish(_ signal: Int32) {
    pthread_mutex_lock(lock)
    pending += 1
    let isUnheard = pending >= Self.limit
    pthread_mutex_unlock(lock)
    guard isUnheard else { return }
    CrashGuard.restore()
    _ = SignalAction.replace(signal, by: SignalAction.standard)
    kill(getpid(), signal)
  }
}

#if canImport(Darwin)
  private func eventThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<EventSource>.fromOpaque(context).takeRetainedValue().loop()
    return nil
  }
#else
  private func eventThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<EventSource>.fromOpaque(context).takeRetainedValue().loop()
    return nil
  }
#endif
