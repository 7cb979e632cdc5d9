import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite struct NavigationMoveRoutesTests {
  typealias Move = NavigationMove<any LoggedInRouting>

  @Test(arguments: [
    Move.to(.menu(player: "Ann")), .to(.menu(player: "Ann"), by: .root, as: .sheet),
    .begin([.lobby, .menu(player: "Ann")]), .items([.menu(player: "Ann")]),
  ])
  func `a move leads to each of its routes`(move: Move) {
    #expect(move.leads(to: .menu(player: "Ann")))
    #expect(!move.leads(to: .menu(player: "Ben")))
  }

  @Test(arguments: [Move.leave(.menu), .select(.menu), .hold(.menu, true), .popToRoot])
  func `a move that only names a child does not lead there`(move: Move) {
    #expect(!move.leads(to: .menu(player: "Ann")))
  }

  @Test func `a route says which child is left, selected or held`() {
    let id = LoggedInRoute.lobby.id
    #expect([Move.leave(.lobby), .select(.lobby), .hold(.lobby, true)] == [.leave(id), .select(id), .hold(id, true)])
  }
}
