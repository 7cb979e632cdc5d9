import FlyingFox
import Foundation

/// Connects one WebSocket to a session of the live view.
struct SocketHandler: WSHandler {
  let view: LiveView
  /// The version of the page that the browser has already.
  let version: String?

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    guard let session = await view.open(since: version) else {
      return Self.only(.close(code: .tryAgainLater))
    }
    let connection = await Connection(session: session)
    let reading = Task {
      await connection.read(client)
      await connection.close()
    }
    let end = EndOfWriting {
      reading.cancel()
      Task { await connection.close() }
    }
    return AsyncStream(
      unfolding: {
        _ = end
        return await connection.nextFrame()
      },
      onCancel: { Task { await connection.close() } }
    )
  }

  private static func only(_ frame: WSFrame) -> AsyncStream<WSFrame> {
    AsyncStream { continuation in
      continuation.yield(frame)
      continuation.finish()
    }
  }
}

/// One browser's frames in and out.
@MainActor
private final class Connection {
  private let session: Session
  /// Answers of the protocol itself, which go before messages. A browser that never reads cannot pile them up.
  private var replies: [WSFrame] = []
  private var isClosing = false

  init(session: Session) {
    self.session = session
  }

  /// Reads until the browser has gone or is sent away.
  func read(_ client: AsyncThrowingStream<WSFrame, any Error>) async {
    var reader = MessageReader()
    do {
      for try await frame in client {
        switch reader.read(frame) {
        case .nothing: break
        case .message(let text): session.receive(text)
        case .problem(let text): session.complain(text)
        case .reply(let frame): answer(frame)
        case .end(let code):
          isClosing = true
          return answer(.close(code: code))
        }
      }
    } catch {
      // The connection broke. There is nobody left to tell.
    }
  }

  private func answer(_ frame: WSFrame) {
    if replies.count < 8 || frame.opcode == .close { replies.append(frame) }
    session.wake()
  }

  /// The next frame to write, as soon as there is one; `nil` at the end.
  func nextFrame() async -> WSFrame? {
    if let reply = takeReply() { return reply }
    let text = await session.next(orWhen: { !self.replies.isEmpty })
    if let text { return WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8)) }
    return takeReply()
  }

  private func takeReply() -> WSFrame? {
    replies.isEmpty ? nil : replies.removeFirst()
  }

  func close() {
    session.close()
  }
}

/// Notices that nobody writes to the browser any more: the server lets go of the stream of frames, and with it of this.
private final class EndOfWriting: Sendable {
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
  }

  deinit { action() }
}
