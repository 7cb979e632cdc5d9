import Testing

@testable import TicTacToe

@MainActor
struct GameTests {
  @Test func `the games are in the order of the lobby, first at the bottom`() {
    #expect(Game.all.map(\.name) == ["Random Win", "Tic Tac Toe"])
  }

  @Test func `a link can name each game, and no two are called the same`() {
    let ids = Game.all.map(\.id)

    #expect(ids == ids.map { $0.lowercased() })
    #expect(Set(ids).count == ids.count)
  }
}
