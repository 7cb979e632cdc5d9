import FlyingSocks
import Foundation
import Synchronization

/// Notifies sockets when they can be read or written, with one thread that polls them.
///
/// It keeps only the current waiters of a descriptor, so a number that is closed and reused has no old state.
///
/// FlyingFox's own pool for Linux cannot be used, in 0.27.1, its newest version. `ePoll` keeps, for each number, the
/// events that it has registered with the kernel. When a connection is closed during a wait, the kernel removes its
/// registration at once; the pool gets the cancelled wait later, its `EPOLL_CTL_DEL` fails, and `setEvents` throws
/// before it has removed its own entry. The next connection with that number waits for the same events: because of the
/// entry nothing is registered, and the wait never ends. `FlyingFoxPoolTests` is the smallest case. FlyingFox's polling
/// pool removes its entries in time, but wakes up a hundred times a second during any wait.
final class SocketWatch: AsyncSocketPool {
  private struct Waiter {
    var file: Int32
    var events: Int16
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var waiters: [UInt64: Waiter] = [:]
    /// The waiters that were cancelled before they began to wait.
    var cancelled: Set<UInt64> = []
    var lastTicket: UInt64 = 0
    var isClosed = false
  }

  private let state = Mutex(State())
  /// The pipe that interrupts the thread.
  private let bell: (reading: Int32, writing: Int32)

  init() throws(SocketError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .makeFailed("Pipe") }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    bell = (ends[0], ends[1])
    let thread = Thread { self.watch() }
    thread.name = "Riblets web sockets"
    thread.start()
  }

  /// Ends the thread and cancels all waits.
  func close() {
    state.withLock {
      if !$0.isClosed { ring() }
      $0.isClosed = true
    }
  }

  func prepare() {}

  /// Does nothing, since the thread runs from the beginning.
  func run() {}

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    let ticket = state.withLock {
      $0.lastTicket += 1
      return $0.lastTicket
    }
    defer { state.withLock { _ = $0.cancelled.remove(ticket) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        add(Waiter(file: socket.file.rawValue, events: events.pollEvents, continuation: $0), ticket: ticket)
      }
    } onCancel: {
      cancel(ticket)
    }
  }

  private func add(_ waiter: Waiter, ticket: UInt64) {
    let isRefused = state.withLock {
      if $0.isClosed || $0.cancelled.contains(ticket) { return true }
      $0.waiters[ticket] = waiter
      ring()
      return false
    }
    if isRefused { waiter.continuation.resume(throwing: CancellationError()) }
  }

  private func cancel(_ ticket: UInt64) {
    let waiter = state.withLock {
      let waiter = $0.waiters.removeValue(forKey: ticket)
      // A polled descriptor stays open in the kernel after it was closed: the thread must stop polling it.
      if waiter != nil { ring() } else { $0.cancelled.insert(ticket) }
      return waiter
    }
    waiter?.continuation.resume(throwing: CancellationError())
  }

  /// Interrupts the thread. Called with the lock, which also guards the closing of the pipe. A full pipe interrupts
  /// already.
  private func ring() {
    var byte: UInt8 = 1
    _ = write(bell.writing, &byte, 1)
  }

  private func watch() {
    while let waiting = state.withLock({ $0.isClosed ? nil : $0.waiters.mapValues { ($0.file, $0.events) } }) {
      let tickets = Array(waiting.keys)
      var polled = [pollfd(fd: bell.reading, events: Int16(POLLIN), revents: 0)]
      polled += waiting.values.map { pollfd(fd: $0.0, events: $0.1, revents: 0) }
      guard Foundation.poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
      if polled[0].revents != 0 { silenceBell() }
      // Errors and hang-ups count as ready: the waiter tries again and gets the error.
      wake(zip(tickets, polled.dropFirst()).filter { $0.1.revents != 0 }.map(\.0))
    }
    end()
  }

  private func silenceBell() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(bell.reading, &bytes, bytes.count) == bytes.count {}
  }

  private func wake(_ tickets: [UInt64]) {
    let ready = state.withLock { state in tickets.compactMap { state.waiters.removeValue(forKey: $0) } }
    for waiter in ready { waiter.continuation.resume() }
  }

  private func end() {
    let left = state.withLock {
      let left = Array($0.waiters.values)
      $0.waiters = [:]
      _ = Foundation.close(bell.reading)
      _ = Foundation.close(bell.writing)
      return left
    }
    for waiter in left { waiter.continuation.resume(throwing: CancellationError()) }
  }
}

extension Socket.Events {
  fileprivate var pollEvents: Int16 {
    Int16((contains(.read) ? POLLIN : 0) | (contains(.write) ? POLLOUT : 0))
  }
}
