import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that grows piece by piece before its beginning is known, and becomes the output if its place was foreseen.
///
/// Pieces are made on any thread and written in the order of their numbers, by whoever brings the next one. As long as
/// they are few, and if there can be no file, they wait in memory.
package final class DraftFile: Sendable {
  /// The number of bytes that wait in memory before any wait in a file.
  package static let limit = 4 << 20

  private struct State {
    /// The part before the pieces, as far as it was foreseen; only its length counts.
    var head: @Sendable (UInt16) -> [UInt8] = { _ in [] }
    var headCount = 0
    /// The marks of all pieces.
    var marks: UInt16 = 0
    /// The number of pieces that are in order.
    var next = 0
    /// The pieces whose turn has not come.
    var waiting: [Int: [UInt8]] = [:]
    /// True while some thread writes the pieces whose turn it is.
    var isBusy = false
    /// The pieces that are not in the file; they come after those that are.
    var kept: [[UInt8]] = []
    var keptCount = 0
    var written = 0
    var name: String?
    var file: Int32 = -1
    /// True if no more is written to the file.
    var isFull = false
  }

  private let place: OutputPlace
  private let limit: Int
  private let write: @Sendable (UnsafeRawBufferPointer, Int32, Int) -> Int32
  private let state = Mutex(State())

  /// - Parameters:
  ///   - output: What it may become.
  ///   - write: Writes all bytes to a place in a file, and answers with the error's number.
  package init(
    for output: String, limit: Int = DraftFile.limit,
    write: @escaping @Sendable (UnsafeRawBufferPointer, Int32, Int) -> Int32 = { writeWhole($0, to: $1, at: $2) }
  ) {
    place = OutputPlace(output)
    self.limit = limit
    self.write = write
  }

  deinit {
    state.withLock { state in
      if let name = state.name { unlink(name) }
      if state.file >= 0 { close(state.file) }
    }
  }

  /// Tells what will come before the pieces; asked once, when the file is begun, with the marks of the pieces so far.
  package func foresee(_ head: @escaping @Sendable (_ marks: UInt16) -> [UInt8]) { state.withLock { $0.head = head } }

  /// The number of pieces and of bytes, once no more pieces are added.
  package var end: (number: Int, count: Int) { state.withLock { ($0.next, $0.written + $0.keptCount) } }

  /// Adds the piece of a number; each number comes once.
  ///
  /// - Parameter marks: Bits that it leaves for the head.
  package func add(_ number: Int, _ bytes: UnsafeRawBufferPointer, marks: UInt16 = 0) {
    let isNext = state.withLock { state in
      state.marks |= marks
      if state.isBusy || number != state.next {
        state.waiting[number] = [UInt8](bytes)
        return false
      }
      state.isBusy = true
      return true
    }
    guard isNext else { return }
    append(bytes)
    while let piece = nextPiece() { piece.withUnsafeBytes(append) }
  }

  private func nextPiece() -> [UInt8]? {
    state.withLock { state in
      state.next += 1
      let piece = state.waiting.removeValue(forKey: state.next)
      state.isBusy = piece != nil
      return piece
    }
  }

  /// Only for the thread whose turn it is.
  private func append(_ bytes: UnsafeRawBufferPointer) {
    if bytes.isEmpty { return }
    let target = state.withLock { state -> (file: Int32, place: Int)? in
      if !state.isFull, state.file < 0, state.keptCount + bytes.count > limit { begin(&state) }
      return state.file < 0 || state.isFull ? nil : (state.file, state.headCount + state.written)
    }
    let isWritten = target.map { write(bytes, $0.file, $0.place) == 0 } ?? false
    state.withLock { state in
      if isWritten {
        state.written += bytes.count
      } else {
        if target != nil { state.isFull = true }
        state.kept.append([UInt8](bytes))
        state.keptCount += bytes.count
      }
    }
  }

  private func begin(_ state: inout State) {
    let head = state.head(state.marks)
    let (name, file) = place.begin(O_RDWR)
    guard file >= 0 else {
      state.isFull = true
      return
    }
    (state.name, state.file, state.headCount) = (name, file, head.count)
    var start = head.count
    for piece in state.kept {
      guard piece.withUnsafeBytes({ write($0, file, start) }) == 0 else {
        state.isFull = true
        return
      }
      start += piece.count
    }
    (state.kept, state.keptCount, state.written) = ([], 0, start - head.count)
  }

  /// Writes bytes to another file, as ``PastOutput/copy(_:_:to:)`` does.
  func copy(_ range: Range<Int>, to target: Int32) -> Int32? {
    let (file, start, end) = state.withLock { ($0.file, $0.headCount, $0.written) }
    guard file >= 0, range.upperBound <= end else { return nil }
    return PastOutput.copy(file, (start + range.lowerBound)..<(start + range.upperBound), to: target)
  }

  /// Hands out bytes, some at a time, as long as the closure answers 0.
  package func read(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Int32) -> Int32 {
    let (file, head, end, kept) = state.withLock { ($0.file, $0.headCount, $0.written, $0.kept) }
    if range.lowerBound < end {
      let inFile = (head + range.lowerBound)..<(head + min(range.upperBound, end))
      let code = PastOutput.read(file, inFile, body)
      if code != 0 { return code }
    }
    var start = end
    for piece in kept {
      let part = range.clamped(to: start..<(start + piece.count))
      if !part.isEmpty {
        let code = piece.withUnsafeBytes {
          body(UnsafeRawBufferPointer(rebasing: $0[(part.lowerBound - start)..<(part.upperBound - start)]))
        }
        if code != 0 { return code }
      }
      start += piece.count
    }
    return 0
  }

  /// Puts itself where the output is to be, with what comes before and after its pieces.
  ///
  /// - Returns: The error's number, 0 for none; `nil` if it has not all pieces at the right place, and nothing was done.
  func become(_ output: OutputPlace, head: [UInt8], tail: [UInt8], isDurable: Bool) -> Int32? {
    state.withLock { state in
      guard let name = state.name, output.path == place.path, state.headCount == head.count, state.kept.isEmpty,
        !state.isFull
      else { return nil }
      var code = head.withUnsafeBytes { writeWhole($0, to: state.file, at: 0) }
      if code == 0 { code = tail.withUnsafeBytes { writeWhole($0, to: state.file, at: head.count + state.written) } }
      if code == 0, isDurable, fsync(state.file) != 0 { code = errno }
      if close(state.file) != 0, code == 0 { code = errno }
      state.file = -1
      if code == 0, rename(name, output.path) != 0 { code = errno }
      if code == 0 { state.name = nil }
      return code
    }
  }
}
