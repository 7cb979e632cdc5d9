import FlyingFox
import Foundation

/// Reads WebSocket frames, and refuses those that are too long before it has read them.
enum FrameReader {
  enum Outcome: Hashable {
    case frame(WSFrame)
    /// Send the reason, and end the connection: the next frame cannot be separated from the payload.
    case refused(WSCloseCode)
  }

  /// Returns the next frame, unmasked. Throws when the connection ends.
  static func read(from bytes: inout ByteReader) async throws -> Outcome {
    let first = try await bytes.next()
    let second = try await bytes.next()
    let isControl = first & 0x08 != 0
    // Browsers mask their frames, so this client is not a browser.
    guard second & 0x80 != 0 else { return .refused(.protocolError) }
    let short = Int(second & 0x7F)
    guard !isControl || short <= 125 else { return .refused(.protocolError) }
    let length =
      switch short {
      case 126: number(try await bytes.next(2))
      case 127: number(try await bytes.next(8))
      default: UInt64(short)
      }
    guard length <= MessageReader.mostBytes else { return .refused(.messageTooBig) }
    let mask = try await bytes.next(4)
    var payload = try await bytes.next(Int(length))
    for index in payload.indices { payload[index] ^= mask[index % 4] }
    return .frame(
      WSFrame(
        fin: first & 0x80 != 0, rsv1: first & 0x40 != 0, rsv2: first & 0x20 != 0, rsv3: first & 0x10 != 0,
        opcode: WSFrame.Opcode(first & 0x0F), mask: nil, payload: Data(payload)
      )
    )
  }

  private static func number(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension WSFrame {
  /// The frame for sending by a server: final and without a mask.
  var bytes: Data {
    var data = Data([0x80 | opcode.rawValue])
    switch payload.count {
    case ...125: data.append(UInt8(payload.count))
    case ...0xFFFF: data.append(contentsOf: [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)])
    default:
      data.append(127)
      data.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) })
    }
    return data + payload
  }
}
