import FlyingFox
import Foundation

/// Assembles the messages of a browser from its frames, and returns the reaction to other frames.
struct MessageReader {
  /// The maximum number of bytes of one message.
  static let mostBytes = 128 * 1024

  private var partial: Data?

  enum Outcome: Hashable {
    case nothing
    case message(String)
    /// Answer with this frame.
    case reply(WSFrame)
    /// Report a problem to the browser, and continue.
    case problem(String)
    /// Answer with this close frame and end.
    case end(WSCloseCode)
  }

  mutating func read(_ frame: WSFrame) -> Outcome {
    let isControl = frame.opcode.rawValue >= 8
    guard !isControl || (frame.fin && frame.payload.count <= 125) else { return .end(.protocolError) }
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return .end(.protocolError) }
    switch frame.opcode {
    case .ping:
      return .reply(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
    case .pong: return .nothing
    case .close: return .end(.normalClosure)
    case .text:
      guard partial == nil else { return .end(.protocolError) }
      return collect(frame.payload, isLast: frame.fin)
    case .continuation:
      guard let partial else { return .end(.protocolError) }
      return collect(partial + frame.payload, isLast: frame.fin)
    case .binary:
      guard partial == nil, frame.fin else { return .end(.unsupportedData) }
      return .problem("A binary message means nothing here: send JSON as text.")
    default: return .end(.protocolError)
    }
  }

  private mutating func collect(_ data: Data, isLast: Bool) -> Outcome {
    partial = nil
    guard data.count <= Self.mostBytes else { return .end(.messageTooBig) }
    guard isLast else {
      partial = data
      return .nothing
    }
    guard let text = String(data: data, encoding: .utf8) else { return .end(.invalidFramePayload) }
    return .message(text)
  }
}
