import Foundation
import Testing

@testable import RibletsHTTP

struct HTTPBodyTests {
  @Test func `pieces arrive in order, and those that wait arrive together`() async throws {
    let (body, writer) = HTTPBody.makeStream()
    writer.write(Data("a".utf8))
    writer.write(Data("b".utf8))
    writer.finish()

    var pieces: [String] = []
    for try await piece in body { pieces.append(String(decoding: piece, as: UTF8.self)) }
    #expect(pieces == ["ab"])
  }

  @Test func `an error comes after what was written before it`() async throws {
    let (body, writer) = HTTPBody.makeStream()
    writer.write(Data("a".utf8))
    writer.fail(HTTPError.Reason.connectionLost)

    #expect(try await body.next() == Data("a".utf8))
    await #expect(throws: HTTPError.Reason.connectionLost) { try await body.next() }
  }

  @Test func `a body that is not read is bounded`() async throws {
    let (body, writer) = HTTPBody.makeStream(unreadLimit: 10)
    #expect(writer.write(Data(count: 10)))
    #expect(!writer.write(Data(count: 1)))
    await #expect(throws: HTTPError.Reason.tooLarge(limit: 10)) { try await body.next() }
  }

  @Test func `collecting stops beyond the limit, and stops the transfer`() async throws {
    let stopped = Locked(false)
    let (body, writer) = HTTPBody.makeStream()
    writer.onStop { stopped.withLock { $0 = true } }
    writer.write(Data(count: 11))
    await #expect(throws: HTTPError.Reason.tooLarge(limit: 10)) { try await body.collect(upTo: 10) }
    #expect(stopped.withLock { $0 })
  }

  @Test func `letting go of a body stops the transfer, and only once it was not read to its end`() async throws {
    let stops = Locked(0)
    do {
      let (body, writer) = HTTPBody.makeStream()
      writer.onStop { stops.withLock { $0 += 1 } }
      writer.write(Data(count: 1))
      _ = try await body.next()
    }
    #expect(stops.withLock { $0 } == 1)
    do {
      let (body, writer) = HTTPBody.makeStream()
      writer.onStop { stops.withLock { $0 += 1 } }
      writer.finish()
      _ = try await body.collect(upTo: 1)
    }
    #expect(stops.withLock { $0 } == 1)
  }

  @Test func `cancelling the one who reads stops the transfer`() async throws {
    let (body, writer) = HTTPBody.makeStream()
    let reading = Task { try await body.collect(upTo: 1) }
    await withCheckedContinuation { continuation in
      writer.onStop { continuation.resume() }
      reading.cancel()
    }
    await #expect(throws: CancellationError.self) { try await reading.value }
    #expect(!writer.write(Data(count: 1)))
  }
}
