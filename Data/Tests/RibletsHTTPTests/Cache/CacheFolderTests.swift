import Foundation
import RibletsHTTPTesting
import Testing

@testable import RibletsHTTP

/// The cache on the disk, over restarts.
final class CacheFolderTests {
  private let base = URL(string: "https://shop.example")!
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "riblets-cache-\(UUID().uuidString)")
  private let tagged = ServerAnswer.json(Menu.tea).with("ETag", "\"1\"").with("Cache-Control", "max-age=60")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func client(_ transport: TransportStub, disk: Int = 64 << 20, log: (@Sendable (HTTPLogEntry) -> Void)? = nil)
    -> HTTPClient
  {
    HTTPClient(
      baseURL: base, transport: transport, cache: HTTPCache(folder: folder, disk: disk), clock: VirtualClock(), log: log
    )
  }

  private func get(_ client: HTTPClient, _ name: String = "menu") async throws -> HTTPAnswer {
    try await client.send(HTTPRequest(.get, base.appendingPathComponent(name)))
  }

  private var files: [URL] {
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
      .sorted { $0.path < $1.path }
  }

  @Test func `an answer of an earlier run is asked about, as its age is not known`() async throws {
    _ = try await get(client(TransportStub(tagged)))
    let transport = TransportStub(.status(304))
    let later = client(transport)
    let answer = try await get(later)
    #expect(answer.origin == .confirmed && answer.body == tagged.body && answer.fields["ETag"] == "\"1\"")
    #expect(transport.requests.map { $0.fields["If-None-Match"] } == ["\"1\""])
    #expect(try await get(later).origin == .cache(age: .zero))
  }

  @Test(arguments: ["another version", "half a file", "no description"])
  func `a file of another version, or a damaged one, is ignored and goes`(_ fault: String) async throws {
    _ = try await get(client(TransportStub(tagged)))
    let file = try #require(files.first)
    var bytes = try Data(contentsOf: file)
    switch fault {
    case "another version":
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("\"version\":1"))
      bytes = Data(text.replacingOccurrences(of: "\"version\":1", with: "\"version\":2").utf8)
    case "half a file": bytes = bytes.dropLast(1)
    default: bytes = Data("nonsense".utf8)
    }
    try bytes.write(to: file)

    let transport = TransportStub(.json(1))
    #expect(try await get(client(transport)).origin == .server)
    #expect(transport.requests.map { $0.fields["If-None-Match"] } == [nil])
    #expect(files.isEmpty)
  }

  @Test func `the disk is bounded, over restarts too`() async throws {
    let answer = ServerAnswer(fields: ["ETag": "\"1\""], body: Data(count: 9_000))
    for run in 0..<3 {
      let client = client(TransportStub(answer), disk: 40_000)
      for number in 0..<4 { _ = try await get(client, "\(run)-\(number)") }
    }
    let size = try files.reduce(0) { try $0 + Data(contentsOf: $1).count }
    #expect(size <= 40_000 && size > 20_000)
  }

  @Test func `a disk that cannot be written to is reported, and the answer is there`() async throws {
    let entries = Locked<[HTTPLogEntry.Event]>([])
    let client = client(TransportStub(tagged)) { entry in entries.withLock { $0.append(entry.event) } }
    try FileManager.default.removeItem(at: folder)
    try Data().write(to: folder)

    #expect(try await get(client).body == tagged.body)
    #expect(try await get(client).origin == .cache(age: .zero))
    let reported = entries.withLock { $0.filter { if case .notCached = $0 { true } else { false } } }
    #expect(reported.count == 1)
  }

  @Test func `a folder that cannot be made costs nothing but the disk`() async throws {
    try Data().write(to: folder)
    #expect(try await get(client(TransportStub(tagged))).body == tagged.body)
  }

  @Test func `a file has no secret of the request`() async throws {
    let authentication = BearerAuthentication(token: "secret") { _ in "secret" }
    let client = HTTPClient(
      baseURL: base, transport: TransportStub(tagged), authentication: authentication, cache: HTTPCache(folder: folder))
    _ = try await get(client)
    #expect(try !String(decoding: Data(contentsOf: try #require(files.first)), as: UTF8.self).contains("secret"))
    let plain = self.client(TransportStub(tagged))
    _ = try await plain.send(HTTPRequest(.get, base.appendingPathComponent("own"), fields: ["Authorization": "secret"]))
    #expect(files.count == 1)
  }
}
