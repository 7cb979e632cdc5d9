import Dispatch
import RibletsMocks
import Synchronization
import Testing

@testable import RibletsBuildCommands

struct ProgressLineTests {
  @Test func `it says what is done, with numbers that can be read`() {
    #expect(ProgressLine.text(of: .init(.listing, done: 0, of: 0)) == "Looking for files")
    #expect(ProgressLine.text(of: .init(.reading, done: 999, of: 1_000)) == "Reading files: 999 of 1,000")
    #expect(ProgressLine.text(of: .init(.writing, done: 12, of: 1_234_567)) == "Making mocks: 12 of 1,234,567")
  }

  @Test func `a run that takes longer gets a line, and loses it at the end`() async {
    let written = Mutex<[String]>([])
    let (frames, frame) = AsyncStream<Void>.makeStream()
    let line = ProgressLine(of: MockProgress(), after: .never) { text in
      written.withLock { $0.append(text) }
      frame.yield()
    }
    line.showNow()
    for await _ in frames { break }
    line.clear()
    #expect(written.withLock { $0 } == ["\r\u{1B}[KLooking for files", "\r\u{1B}[K"])
  }

  @Test func `a short run gets none`() {
    let written = Mutex<[String]>([])
    let line = ProgressLine(of: MockProgress(), after: .never) { text in written.withLock { $0.append(text) } }
    line.clear()
    #expect(written.withLock { $0 } == [])
  }
}
