#if os(Linux)
  import FlyingSocks
  import Foundation
  import Testing

  /// The defect of FlyingFox that `SocketWatch` goes round, with nothing else around it.
  struct FlyingFoxPoolTests {
    @Test func `a number that is given out again is never reported by FlyingFox's pool`() throws {
      var queue = ePoll(maxEvents: 20)
      try queue.open()
      let (dead, next, other) = (try Pipe(), try Pipe(), try Pipe())

      try queue.addEvents(.read, for: dead.reading)
      // The connection is closed while it is waited for, and its number is given to the next one.
      try #require(dup2(next.reading.rawValue, dead.reading.rawValue) == dead.reading.rawValue)
      // The kernel has forgotten the old one, so the pool cannot remove it, and goes on as if it had it.
      #expect(throws: SocketError.self) { try queue.removeEvents(.read, for: dead.reading) }
      try queue.addEvents(.read, for: dead.reading)
      try queue.addEvents(.read, for: other.reading)
      for pipe in [next, other] { try pipe.ring() }
      let files = try queue.getNotifications().map(\.file)

      #expect(files.contains(other.reading))
      withKnownIssue("FlyingFox 0.27.1. Without this issue, see whether SocketWatch is still needed.") {
        #expect(files.contains(dead.reading))
      }
      for pipe in [dead, next, other] { pipe.close() }
      try queue.stop()
      try queue.close()
    }
  }

  private struct Pipe {
    let reading: Socket.FileDescriptor
    let writing: Socket.FileDescriptor

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      reading = .init(rawValue: ends[0])
      writing = .init(rawValue: ends[1])
    }

    func ring() throws {
      var byte: UInt8 = 1
      try #require(write(writing.rawValue, &byte, 1) == 1)
    }

    func close() {
      for end in [reading, writing] { _ = Glibc.close(end.rawValue) }
    }
  }
#endif
