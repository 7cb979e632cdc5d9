/// Turns what a candidate says into the text of an answer.
/// @mockable
@MainActor
public protocol TranscribeUseCase: AnyObject, Sendable {
  /// Begins to listen.
  func start() async throws
  /// Ends listening, and returns what was said.
  ///
  /// - Throws: ``NothingHeardError`` if that is nothing.
  func stop() async throws -> String
}

/// A recording has no words in it.
public struct NothingHeardError: Error, Equatable {
  public init() {}
}

public final class Transcribe: TranscribeUseCase {
  private let transcriber: any Transcriber

  public init(transcriber: any Transcriber) {
    self.transcriber = transcriber
  }

  public func start() async throws {
    try await transcriber.start()
  }

  public func stop() async throws -> String {
    let text = try await transcriber.stop()
    guard !text.allSatisfy(\.isWhitespace) else { throw NothingHeardError() }
    return text
  }
}
