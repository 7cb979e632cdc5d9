import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file without a name, where texts wait for their own: what comes before them is known only when all are made.
final class ScratchFile: Sendable {
  /// How many bytes wait in memory before any wait here.
  static let limit = 20 << 20

  private enum State {
    case none
    case open(Int32)
    case impossible
  }

  private let output: String
  private let limit: Int
  private let state = Mutex(State.none)
  private let kept = Atomic(0)
  private let end = Atomic(0)

  /// - Parameter output: In whose folder it is made, once it is needed.
  init(besides output: String, limit: Int = ScratchFile.limit) {
    self.output = output
    self.limit = limit
  }

  deinit {
    if case .open(let file) = state.withLock({ $0 }) { close(file) }
  }

  /// `nil` if there can be none.
  private func opened() -> Int32? {
    state.withLock { state in
      if case .none = state {
        let name = OutputFile.temporaryName(besides: output)
        let file = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if file >= 0 { unlink(name) }
        state = file >= 0 ? .open(file) : .impossible
      }
      return if case .open(let file) = state { file } else { nil }
    }
  }

  /// Writes bytes, if enough of them wait in memory.
  ///
  /// - Returns: Where they are; `nil` if they have to stay in memory. May be called from any thread.
  func keep(_ bytes: UnsafeRawBufferPointer) -> Int? {
    if kept.wrappingAdd(bytes.count, ordering: .relaxed).newValue <= limit { return nil }
    guard let file = opened() else { return nil }
    let start = end.wrappingAdd(bytes.count, ordering: .relaxed).oldValue
    var place = 0
    while place < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[place...])
      let count = pwrite(file, rest.baseAddress, rest.count, off_t(start + place))
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return nil }
      place += count
    }
    return start
  }

  /// Writes bytes to another file, as ``PastOutput/copy(_:_:to:)`` does.
  func copy(_ range: Range<Int>, to target: Int32) -> Int32? {
    opened().flatMap { PastOutput.copy($0, range, to: target) }
  }

  /// Hands out bytes, some at a time, as long as the closure answers 0.
  func read(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Int32) -> Int32 {
    guard let file = opened() else { return PastOutput.isLost }
    return PastOutput.read(file, range, body)
  }
}
