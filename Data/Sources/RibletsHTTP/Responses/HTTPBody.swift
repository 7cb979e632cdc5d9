public import Foundation

/// The body of an answer, in pieces as they arrive. It is read once, by one reader.
///
/// The transfer ends when nobody reads any more: the task is cancelled, or the body is let go of.
public struct HTTPBody: AsyncSequence, Sendable {
  /// The end that reads. Its last copy takes the transfer with it.
  private final class Reader: Sendable {
    let channel: BodyChannel

    init(_ channel: BodyChannel) {
      self.channel = channel
    }

    deinit { channel.abandon() }
  }

  private let reader: Reader

  init(_ channel: BodyChannel) {
    reader = Reader(channel)
  }

  /// Makes a body of bytes that are there.
  public init(_ data: Data = Data()) {
    let (body, writer) = Self.makeStream(unreadLimit: .max)
    writer.write(data)
    writer.finish()
    self = body
  }

  /// Makes a body and the end that writes it, for a transport of one's own.
  ///
  /// - Parameter unreadLimit: The most bytes that may wait to be read. Beyond them the body fails.
  public static func makeStream(unreadLimit: Int = HTTPLimits().body) -> (body: HTTPBody, writer: HTTPBodyWriter) {
    let channel = BodyChannel(unreadLimit: unreadLimit)
    return (HTTPBody(channel), HTTPBodyWriter(channel: channel))
  }

  /// Waits for the next piece; nil at the end.
  func next() async throws -> Data? { try await reader.channel.next() }

  /// Reads to the end.
  ///
  /// - Throws: ``HTTPError/Reason/tooLarge(limit:)`` as soon as there is more than `limit`, and what the transport throws.
  public func collect(upTo limit: Int) async throws -> Data {
    var data = Data()
    while let piece = try await next() {
      guard data.count + piece.count <= limit else {
        reader.channel.abandon()
        throw HTTPError.Reason.tooLarge(limit: limit)
      }
      data.append(piece)
    }
    return data
  }

  /// Makes the iterator of the pieces.
  public func makeAsyncIterator() -> Iterator { Iterator(body: self) }

  /// The iterator of a body's pieces.
  public struct Iterator: AsyncIteratorProtocol {
    let body: HTTPBody

    /// Waits for the next piece; nil at the end.
    public mutating func next() async throws -> Data? { try await body.next() }
  }
}

/// The end of an ``HTTPBody`` that a transport writes to.
public struct HTTPBodyWriter: Sendable {
  let channel: BodyChannel

  /// Hands over a piece.
  ///
  /// - Returns: False if the body is not read any more, or has ended.
  @discardableResult
  public func write(_ data: Data) -> Bool { channel.write(data) }

  /// Ends the body. Nothing can be written after it.
  public func finish() { channel.end(.success(())) }

  /// Ends the body with an error, after what was written before.
  public func fail(_ error: any Error) { channel.end(.failure(error)) }

  /// Sets what is called once when the body is not read to its end.
  public func onStop(_ stop: @escaping @Sendable () -> Void) { channel.setStop(stop) }
}
