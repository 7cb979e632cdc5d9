public import InterviewDomain

/// Hears nothing, and returns lines of a script instead, one for each recording: there is no microphone here.
///
/// A product puts its speech recognition behind `Transcriber`.
public final class ScriptedTranscriber: Transcriber {
  private let lines: [String]
  private var next = 0
  private var isListening = false

  /// - Parameter lines: Returned one after the other, and then from the first again.
  public init(lines: [String] = ScriptedTranscriber.sampleLines) {
    self.lines = lines
  }

  public static let sampleLines = [
    "I grew up by the sea, and I like to know how things work.",
    "I asked everybody who uses it what annoys them, and mended that first.",
    "It was late, it was over budget, and I would do it again, but smaller.",
    "I read, I try it out, and then I explain it to a friend.",
  ]

  public func start() async throws {
    isListening = true
  }

  public func stop() async throws -> String {
    guard isListening, !lines.isEmpty else { return "" }
    isListening = false
    defer { next = (next + 1) % lines.count }
    return lines[next]
  }
}
