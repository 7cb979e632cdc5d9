import Foundation

/// The activity of the threads of this process, except the calling one.
///
/// Two samples show if the process was idle in between: on Linux exactly, since the kernel reports for each thread
/// whether it sleeps and how often it has run; a thread that only waits for a processor does not sleep. On other
/// systems the processor time of the process is used.
struct ThreadCensus {
  private var isSomebodyAwake = false
  /// The number of times that each thread has been given a processor.
  private var turns: [Int: Int] = [:]
  /// The time of all threads of the process so far.
  let processorTime: Duration
  let moment: Duration

  init() {
    #if os(WASI)
      // Without threads nobody takes samples.
      (moment, processorTime) = (.zero, .zero)
    #else
      moment = Self.time(of: CLOCK_MONOTONIC)
      processorTime = Self.time(of: CLOCK_PROCESS_CPUTIME_ID)
    #endif
    #if os(Linux)
      countThreads()
    #endif
  }

  /// Returns true if no thread ran, or was ready to run, since an earlier sample.
  func stoodStill(since earlier: ThreadCensus) -> Bool {
    if isSomebodyAwake || earlier.isSomebodyAwake || turns != earlier.turns { return false }
    // Without thread data this is an estimate, which needs some time.
    return !turns.isEmpty || (processorTime - earlier.processorTime) * 50 < moment - earlier.moment
  }

  #if !os(WASI)
    private static func time(of clock: clockid_t) -> Duration {
      var time = timespec()
      clock_gettime(clock, &time)
      return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }
  #endif

  #if os(Linux)
    /// Reads the threads from the system; without an answer there is no data.
    private mutating func countThreads() {
      guard let folder = opendir("/proc/self/task") else { return }
      defer { closedir(folder) }
      let own = Self.ownThread
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
          field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard let thread = Int(name), thread != own else { continue }
        // A thread that has ended meanwhile was active.
        guard let state = Self.state(of: name), let count = Self.turns(of: name) else {
          isSomebodyAwake = true
          continue
        }
        if !state.isAsleep { isSomebodyAwake = true }
        turns[thread] = count
      }
    }

    private static var ownThread: Int? {
      let path = withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
        let count = readlink("/proc/thread-self", buffer.baseAddress!.assumingMemoryBound(to: CChar.self), buffer.count)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : ""
      }
      return path.split(separator: "/").last.flatMap { Int($0) }
    }

    /// The letter after the name in parentheses, which may itself contain any letter.
    private static func state(of thread: String) -> ThreadState? {
      guard let text = text(of: "/proc/self/task/\(thread)/stat"), let end = text.lastIndex(of: ")") else { return nil }
      return text[text.index(after: end)...].first { $0 != " " }.map(ThreadState.init)
    }

    /// The third number: processor time, time in the queue, turns.
    private static func turns(of thread: String) -> Int? {
      guard let text = text(of: "/proc/self/task/\(thread)/schedstat") else { return nil }
      return text.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) }
    }

    private static func text(of path: String) -> String? {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let text = withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
        let count = read(file, buffer.baseAddress, buffer.count)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
      }
      return text
    }

    private struct ThreadState {
      let letter: Character

      /// True for a thread that sleeps until it is woken, or has ended; one that waits for a disk continues by itself.
      var isAsleep: Bool { "SIZXx".contains(letter) }
    }
  #endif
}
