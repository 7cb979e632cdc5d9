public import Foundation

/// The body of an answer, in pieces as they arrive. One reader can read it, once.
///
/// The transfer ends when nobody reads any more: when the task is cancelled, or the last copy of the body is
/// released.
///
/// ```swift
/// for try await piece in response.body { try file.write(contentsOf: piece) }
/// ```
///
/// See `Documentation/HTTP.md`.
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

  /// Makes a body of bytes that are already there, for tests and caches: `HTTPBody(Data("Tea".utf8))`.
  public init(_ data: Data = Data()) {
    let (body, writer) = Self.makeStream(unreadLimit: .max)
    writer.write(data)
    writer.finish()
    self = body
  }

  /// Makes a body and the end that writes it, for a transport of your own.
  ///
  /// ```swift
  /// let (body, writer) = HTTPBody.makeStream()
  /// writer.write(Data("Tea".utf8))
  /// writer.finish()
  /// ```
  ///
  /// - Parameter unreadLimit: The maximum of bytes that may wait for the reader. Beyond them the body fails.
  public static func makeStream(unreadLimit: Int = HTTPLimits().body) -> (body: HTTPBody, writer: HTTPBodyWriter) {
    let channel = BodyChannel(unreadLimit: unreadLimit)
    return (HTTPBody(channel), HTTPBodyWriter(channel: channel))
  }

  /// Waits for the next piece; nil at the end.
  func next() async throws -> Data? { try await reader.channel.next() }

  /// Reads to the end, and returns all bytes.
  ///
  /// - Parameter limit: The maximum of bytes.
  /// - Throws: ``HTTPError/Reason/tooLarge(limit:)`` as soon as there are more than `limit`, or the error of the
  ///   transport.
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

  /// Makes the iterator of the pieces. `for try await` calls it.
  public func makeAsyncIterator() -> Iterator { Iterator(body: self) }

  /// The iterator of a body's pieces. All iterators of one body share its pieces.
  ///
  /// ```swift
  /// var pieces = response.body.makeAsyncIterator()
  /// let first = try await pieces.next()
  /// ```
  public struct Iterator: AsyncIteratorProtocol {
    let body: HTTPBody

    /// Waits for the next piece; `nil` at the end. Throws the error of the transport.
    public mutating func next() async throws -> Data? { try await body.next() }
  }
}

/// The end of an ``HTTPBody`` that a transport writes to, from any thread.
///
/// ```swift
/// let (body, writer) = HTTPBody.makeStream()
/// writer.onStop { connection.cancel() }
/// ```
///
/// See `Documentation/HTTP.md`.
public struct HTTPBodyWriter: Sendable {
  let channel: BodyChannel

  /// Passes a piece to the reader. Does not wait.
  ///
  /// - Returns: False if the body is not read any more, or has ended. Stop the transfer then.
  @discardableResult
  public func write(_ data: Data) -> Bool { channel.write(data) }

  /// Ends the body. Later pieces are ignored.
  public func finish() { channel.end(.success(())) }

  /// Ends the body with an error, which the reader gets after the earlier pieces:
  /// `writer.fail(HTTPError.Reason.connectionLost)`.
  public func fail(_ error: any Error) { channel.end(.failure(error)) }

  /// Sets the closure that is called once if the body is not read to its end: stop the transfer there.
  public func onStop(_ stop: @escaping @Sendable () -> Void) { channel.setStop(stop) }
}
