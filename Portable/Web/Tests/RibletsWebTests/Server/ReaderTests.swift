import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import Testing

@testable import RibletsWeb

/// Tests of the readers of requests and frames, over bytes that never end.
struct ReaderTests {
  /// Sends what it is told to, and then zeros for ever.
  final class Sender: Sendable {
    private let first: Mutex<[UInt8]>
    private let sent = Mutex(0)

    init(_ first: [UInt8]) {
      self.first = Mutex(first)
    }

    var count: Int { sent.withLock { $0 } }

    var reader: ByteReader {
      ByteReader {
        let bytes = self.first.withLock { first in
          defer { first = Array(repeating: 0, count: 4096) }
          return first
        }
        self.sent.withLock { $0 += bytes.count }
        return bytes
      }
    }
  }

  @Test func `headers are read up to the limit and not beyond`() async {
    let sender = Sender(Array("GET / HTTP/1.1\r\nX: ".utf8))
    var bytes = sender.reader

    await #expect(throws: RequestHead.Problem.tooLarge) { try await RequestHead.read(from: &bytes) }

    #expect(sender.count <= RequestHead.mostBytes + 4096)
  }

  @Test(arguments: [
    [0x81, 0xFF, 0, 0, 0, 0, 0x40, 0, 0, 0], [0x82, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    [0x00, 0xFF, 0, 0, 0, 0, 0, 2, 0, 1],
  ])
  func `a frame that declares too much is refused before it is read`(_ start: [UInt8]) async throws {
    let sender = Sender(start)
    var bytes = sender.reader

    #expect(try await FrameReader.read(from: &bytes) == .refused(.messageTooBig))

    #expect(sender.count == start.count)
  }

  @Test(arguments: [[0x81, 0x05], [0x89, 0xFE], [0x88, 0xFF]])
  func `a frame that no browser sends is refused`(_ start: [UInt8]) async throws {
    var bytes = Sender(start).reader

    #expect(try await FrameReader.read(from: &bytes) == .refused(.protocolError))
  }

  @Test func `a frame is put together from single bytes, without its mask`() async throws {
    let all = Mutex<ArraySlice<UInt8>>([0x81, 0x83, 1, 2, 3, 4, 0x49, 0x6B, 0x22, 0x89][...])
    var bytes = ByteReader {
      guard let byte = all.withLock({ $0.popFirst() }) else { throw SocketError.disconnected }
      return [byte]
    }

    let frame = WSFrame(fin: true, opcode: .text, mask: nil, payload: Data("Hi!".utf8))
    #expect(try await FrameReader.read(from: &bytes) == .frame(frame))
    await #expect(throws: SocketError.disconnected) { try await FrameReader.read(from: &bytes) }
  }

  @Test(arguments: [0, 125, 126, 65_535, 65_536, 131_072])
  func `what is written can be read`(_ count: Int) async throws {
    let frame = WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(repeating: 7, count: count))
    var data = frame.bytes
    let start = count <= 125 ? 2 : count <= 65_535 ? 4 : 10
    data[1] |= 0x80
    data.insert(contentsOf: [0, 0, 0, 0], at: start)
    var bytes = Sender(Array(data)).reader

    #expect(try await FrameReader.read(from: &bytes) == .frame(frame))
  }

  @Test func `a request is taken apart`() throws {
    let text = "GET /socket?since=a.1&x HTTP/1.1\r\nHost: me:1\r\nORIGIN:http://me:1 \r\n\r\n"

    let request = try RequestHead.parse(Array(text.utf8))

    #expect(request.method == .GET)
    #expect(request.path == "/socket")
    #expect(request.query.first { $0.name == "since" }?.value == "a.1")
    #expect(request.headers[.host] == "me:1")
    #expect(request.headers[.origin] == "http://me:1")
  }

  @Test(arguments: [
    "", "\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET / / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nx\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
  ])
  func `what is no request is refused`(_ text: String) {
    #expect(throws: RequestHead.Problem.malformed) { try RequestHead.parse(Array(text.utf8)) }
  }

  @Test func `bytes that are no text are no request`() {
    #expect(throws: RequestHead.Problem.malformed) { try RequestHead.parse([0x47, 0xFF, 0x0A, 0x0A]) }
  }
}
