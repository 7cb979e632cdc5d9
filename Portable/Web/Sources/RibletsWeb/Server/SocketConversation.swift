import FlyingFox
import FlyingSocks
import Foundation

/// The frames from and to one browser, until one side ends the connection.
struct SocketConversation: Sendable {
  let socket: AsyncSocket
  let session: Session

  /// The time in which a browser that sends nothing more has to read the last frame.
  private static let patience: Duration = .seconds(2)

  private enum Part {
    case reading, writing, waiting
  }

  /// Runs until reading and writing have ended; the session is closed then.
  func run(_ bytes: ByteReader) async {
    let replies = await Replies(session: session)
    await withTaskGroup(of: Part.self) { group in
      group.addTask {
        await read(bytes, replies)
        await session.close()
        return .reading
      }
      group.addTask {
        await write(replies)
        return .writing
      }
      if await group.next() == .reading {
        group.addTask {
          try? await Task.sleep(for: Self.patience)
          return .waiting
        }
        _ = await group.next()
      }
      group.cancelAll()
    }
    await session.close()
  }

  /// Reads until the browser has left or is disconnected.
  private func read(_ bytes: ByteReader, _ replies: Replies) async {
    var bytes = bytes
    var messages = MessageReader()
    do {
      while true {
        switch try await FrameReader.read(from: &bytes) {
        case .refused(let code): return await replies.add(.close(code: code))
        case .frame(let frame):
          switch messages.read(frame) {
          case .nothing: break
          case .message(let text): await session.receive(text)
          case .problem(let text): await session.complain(text)
          case .reply(let frame): await replies.add(frame)
          case .end(let code): return await replies.add(.close(code: code))
          }
        }
      }
    } catch {
      // The connection broke. No report is possible.
    }
  }

  private func write(_ replies: Replies) async {
    do {
      while let frame = await replies.nextFrame() { try await socket.write(frame.bytes) }
    } catch {
      // The same.
    }
  }
}

/// Replies of the protocol itself, which precede messages. Their number is limited for a browser that never reads.
@MainActor
private final class Replies {
  private let session: Session
  private var waiting: [WSFrame] = []

  init(session: Session) {
    self.session = session
  }

  func add(_ frame: WSFrame) {
    if waiting.count < 8 || frame.opcode == .close { waiting.append(frame) }
    session.wake()
  }

  /// Returns the next frame to write, as soon as there is one; `nil` at the end.
  func nextFrame() async -> WSFrame? {
    if let reply = takeReply() { return reply }
    let text = await session.next(orWhen: { !self.waiting.isEmpty })
    if let text { return WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8)) }
    return takeReply()
  }

  private func takeReply() -> WSFrame? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
