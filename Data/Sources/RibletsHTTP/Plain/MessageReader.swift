package import Foundation

/// The parts of an HTTP/1.1 message, read from a connection. It is one for both ends: the client without encryption, and the
/// server of tests.
package struct MessageReader {
  /// The first line of a message and its header fields.
  package struct Head: Hashable, Sendable {
    package var startLine: String
    package var fields: HTTPFields
  }

  /// The ways in which the end of a body is known.
  package enum Framing: Hashable, Sendable {
    case length(Int)
    case chunked
    case untilEnd
  }

  /// The reasons why a message cannot be read.
  package enum Failure: Error, Hashable, Sendable {
    case endedEarly
    case malformed(String)
  }

  /// The most bytes of a head, and of a line that announces a chunk.
  static let headLimit = 64 << 10

  private let source: () throws -> Data
  private var buffer: [UInt8] = []
  private var position = 0

  /// - Parameter source: Waits for more bytes; none at the end of the connection.
  package init(source: @escaping () throws -> Data) {
    self.source = source
  }

  /// Reads a head; nil if the connection has ended before its first byte.
  package mutating func head() throws -> Head? {
    guard try position < buffer.count || fill() else { return nil }
    var size = 0
    let startLine = try line(counting: &size)
    var fields = HTTPFields()
    while true {
      let line = try line(counting: &size)
      if line.isEmpty { return Head(startLine: startLine, fields: fields) }
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else {
        throw Failure.malformed("'\(line.prefix(80))' is no header field")
      }
      fields.add(
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces), for: String(line[..<colon]))
    }
  }

  /// Reads a body, and hands over its pieces.
  ///
  /// - Parameter piece: Returns whether more is wanted.
  package mutating func body(_ framing: Framing, piece: (Data) -> Bool) throws {
    switch framing {
    case .length(let length): _ = try pass(length, to: piece)
    case .untilEnd:
      repeat {
        if position < buffer.count, !piece(take(buffer.count - position)) { return }
      } while try fill()
    case .chunked:
      while true {
        var size = 0
        let line = try line(counting: &size)
        let digits = line.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        guard let length = Int(digits, radix: 16), length >= 0 else {
          throw Failure.malformed("'\(line.prefix(80))' is no length of a chunk")
        }
        if length == 0 { break }
        guard try pass(length, to: piece) else { return }
        guard try self.line(counting: &size).isEmpty else { throw Failure.malformed("a chunk is longer than it says") }
      }
      var size = 0
      while try !line(counting: &size).isEmpty {}
    }
  }

  private mutating func pass(_ length: Int, to piece: (Data) -> Bool) throws -> Bool {
    var left = length
    while left > 0 {
      if position == buffer.count { guard try fill() else { throw Failure.endedEarly } }
      let data = take(min(left, buffer.count - position))
      left -= data.count
      guard piece(data) else { return false }
    }
    return true
  }

  private mutating func take(_ count: Int) -> Data {
    defer { position += count }
    return Data(buffer[position..<position + count])
  }

  private mutating func fill() throws -> Bool {
    let data = try source()
    if position == buffer.count {
      buffer = Array(data)
      position = 0
    } else {
      buffer.append(contentsOf: data)
    }
    return !data.isEmpty
  }

  /// A line without its end, which is CRLF, or LF alone.
  private mutating func line(counting size: inout Int) throws -> String {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        var line = buffer[position..<end]
        if line.last == 0x0D { line.removeLast() }
        size += line.count
        position = end + 1
        return String(decoding: line, as: UTF8.self)
      }
      guard size + buffer.count - position <= Self.headLimit else {
        throw Failure.malformed("the header fields are larger than \(Self.headLimit) bytes")
      }
      let searchedCount = buffer.count - position
      guard try fill() else { throw Failure.endedEarly }
      searched = position + searchedCount
    }
  }
}
