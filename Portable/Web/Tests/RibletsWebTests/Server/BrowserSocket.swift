import FlyingSocks
import Foundation
import Synchronization

@testable import RibletsWeb

/// As much of a browser as it takes to talk to a host over a real socket.
final class BrowserSocket: Sendable {
  private static let watch = Result { try SocketWatch() }

  private let socket: AsyncSocket
  private let isClosed = Atomic(false)

  init(port: Int) async throws {
    socket = try await .connected(to: .inet(ip4: "127.0.0.1", port: UInt16(port)), pool: Self.watch.get())
  }

  deinit { try? vanish() }

  /// Sends a request and reads the answer's status line and headers, and as much of a body as they announce.
  func request(_ path: String = "/", method: String = "GET", headers: [String]) async throws -> Answer {
    let lines = ["\(method) \(path) HTTP/1.1"] + headers + ["", ""]
    try await socket.write(Data(lines.joined(separator: "\r\n").utf8))
    var head: [UInt8] = []
    while !head.ends(with: "\r\n\r\n") { head.append(try await socket.read()) }
    var answer = Answer(head: String(decoding: head, as: UTF8.self))
    if let length = answer.header("Content-Length").flatMap(Int.init) {
      answer.body = String(decoding: try await socket.read(bytes: length), as: UTF8.self)
    }
    return answer
  }

  /// Starts a WebSocket as the host's own page does.
  func open(port: Int, since version: String = "") async throws -> Answer {
    try await request(
      "/socket?since=\(version)",
      headers: Self.handshake(host: "127.0.0.1:\(port)", origin: "http://127.0.0.1:\(port)")
    )
  }

  static func handshake(host: String, origin: String?) -> [String] {
    [
      "Host: \(host)", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ] + (origin.map { ["Origin: \($0)"] } ?? [])
  }

  func send(_ text: String) async throws {
    try await send(frame: 0x81, Data(text.utf8))
  }

  /// Sends a frame of a first byte and a payload, masked as a browser has to.
  func send(frame first: UInt8, _ payload: Data) async throws {
    var data = Data([first])
    switch payload.count {
    case ...125: data.append(0x80 | UInt8(payload.count))
    case ...0xFFFF: data.append(contentsOf: [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)])
    default:
      data.append(0xFF)
      data.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) })
    }
    data.append(contentsOf: [0, 0, 0, 0])
    try await send(bytes: data + payload)
  }

  func send(bytes: Data) async throws {
    try await socket.write(bytes)
  }

  /// The next frame: its first byte and its payload.
  func receive() async throws -> (first: UInt8, payload: [UInt8]) {
    let first = try await socket.read()
    let short = try await socket.read()
    let lengthBytes = short < 126 ? [short] : try await socket.read(bytes: short == 126 ? 2 : 8)
    let length = lengthBytes.reduce(0) { $0 << 8 | Int($1) }
    return (first, try await socket.read(bytes: length))
  }

  func receiveText() async throws -> String {
    String(decoding: try await receive().payload, as: UTF8.self)
  }

  /// Goes away without a word.
  func vanish() throws {
    if !isClosed.exchange(true, ordering: .relaxed) { try socket.close() }
  }

  /// Goes away so that the other side gets an error instead of an end.
  func breakOff() throws {
    var option = linger(l_onoff: 1, l_linger: 0)
    let size = socklen_t(MemoryLayout<linger>.size)
    setsockopt(socket.socket.file.rawValue, SOL_SOCKET, SO_LINGER, &option, size)
    try vanish()
  }

  /// Waits until the host closes the connection, whatever it sends before.
  func waitForEnd() async {
    while (try? await socket.read(atMost: 4096)) != nil {}
  }

  struct Answer {
    var head: String
    var body = ""

    var status: Int { head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0 }

    func header(_ name: String) -> String? {
      head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
        .map { String($0.dropFirst(name.count + 2)) }
    }
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
