import Testing

@testable import RibletsCommand

struct PromptTests {
  /// Returns the text that was shown, and the answer.
  private func ask(_ lines: String..., standard: String? = nil) -> (shown: String, answer: String?) {
    var shown = ""
    var lines = lines[...]
    let prompt = Prompt(write: { shown += $0 }, readLine: { lines.popFirst() })
    let answer = prompt.answer(to: "Its view", standard: standard) { $0 == "none" ? nil : "Answer none." }
    return (shown, answer)
  }

  @Test func `an answer that is wrong is asked for again`() {
    let result = ask("nun", " none ")
    #expect(result.answer == "none")
    #expect(result.shown == "Its view: Answer none.\nIts view: ")
  }

  @Test func `an empty answer means the standard`() {
    let result = ask("", standard: "none")
    #expect(result.answer == "none")
    #expect(result.shown == "Its view [none]: ")
  }

  @Test func `the end of the input is no answer`() {
    let result = ask()
    #expect(result.answer == nil)
    #expect(result.shown == "Its view: \n")
  }
}
