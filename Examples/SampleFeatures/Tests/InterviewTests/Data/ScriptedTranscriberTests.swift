import InterviewData
import Testing

@MainActor
struct ScriptedTranscriberTests {
  @Test func `each recording is the next line of the script, and after the last the first`() async throws {
    let transcriber = ScriptedTranscriber(lines: ["One", "Two"])
    var heard: [String] = []
    for _ in 0..<3 {
      try await transcriber.start()
      heard.append(try await transcriber.stop())
    }
    #expect(heard == ["One", "Two", "One"])
  }

  @Test func `without a start, or without a script, there is nothing to hear`() async throws {
    #expect(try await ScriptedTranscriber(lines: ["One"]).stop() == "")
    let silent = ScriptedTranscriber(lines: [])
    try await silent.start()
    #expect(try await silent.stop() == "")
  }
}
