import RibletsMocks
import RibletsSource
import Testing

@testable import RibletsBuildCommands

struct TerminalStyleTests {
  private let diagnosis = MockDiagnosis(.error, at: SourcePosition(file: "A.swift", line: 3, column: 5), "No.")

  @Test func `on a terminal the place and the severity stand out`() {
    let style = TerminalStyle(isTerminal: true, environment: ["TERM": "xterm"])
    #expect(style.text(of: diagnosis) == "\u{1B}[1mA.swift:3:5:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m No.")
    #expect(style.text(of: MockDiagnosis(.warning, at: nil, "Hm.")) == "\u{1B}[1;35mwarning:\u{1B}[0m Hm.")
    #expect(style.error == "\u{1B}[1;31mError:\u{1B}[0m")
  }

  @Test(arguments: [
    (false, ["TERM": "xterm"]), (true, ["TERM": "dumb"]), (true, ["TERM": "xterm", "NO_COLOR": "1"]),
  ])
  func `elsewhere there are no colours`(isTerminal: Bool, environment: [String: String]) {
    let style = TerminalStyle(isTerminal: isTerminal, environment: environment)
    #expect(style.text(of: diagnosis) == "A.swift:3:5: error: No.")
    #expect(style.error == "Error:")
  }

  @Test func `an empty NO_COLOR says nothing`() {
    let style = TerminalStyle(isTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": ""])
    #expect(style.error == "\u{1B}[1;31mError:\u{1B}[0m")
  }
}
