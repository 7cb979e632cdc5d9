import RibletsHost
import Testing
import TicTacToe

@testable import TicTacToeApp

@MainActor
struct RandomSourceTests {
  @Test func `a seed gives the same numbers each time`() throws {
    #expect(try TicTacToeMain.randomSource("18446744073709551615") is SeededRandomSource)
    #expect(try TicTacToeMain.randomSource(nil) is SystemRandomSource)
  }

  @Test(arguments: ["", "-1", "six"])
  func `a text that is not a seed is refused`(text: String) {
    #expect(throws: HostArgumentError("'\(text)' is not a number from 0 on.")) {
      try TicTacToeMain.randomSource(text)
    }
  }
}
