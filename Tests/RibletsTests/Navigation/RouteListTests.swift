import Testing

@testable import Riblets

/// Moves as functions from list to list, without a tree and a screen.
@MainActor
struct RouteListTests {
  private var list = RouteList()
  private var number: UInt32 = 0

  private mutating func carryOut(_ move: NavigationMove<any SpotRouting>) {
    number += 10
    _ = list.carryOut(move.change, at: number)
  }

  /// As in `page A, tab B selected`.
  private var text: String {
    list.children.map { child in
      let value = (child.route.value as? any NamedRoute)
      return "\(child.shown) \(value?.key ?? "")\(value?.value ?? 0)"
        + (child.number == list.selected ? " selected" : "")
        + (child.isHeld ? " held" : "")
    }.joined(separator: ", ")
  }

  private func list(after moves: [NavigationMove<any SpotRouting>]) -> (text: String, list: RouteList) {
    var other = Self()
    for move in moves { other.carryOut(move) }
    return (other.text, other.list)
  }

  private func text(after moves: NavigationMove<any SpotRouting>...) -> String { list(after: moves).text }

  @Test func `of routes with one key the last one counts, where the first one was`() {
    #expect(text(after: .begin([.part("A", 1), .part("B"), .part("A", 2)])) == "embedded A2, embedded B0")
    #expect(text(after: .items([.item("A", 1), .item("B"), .item("A", 2)])) == "item A2, item B0")
    #expect(text(after: .begin([.page("A", 1), .page("A", 2)])) == "pushed A2")
  }

  @Test func `a stack may contain a place again, above another one`() {
    #expect(text(after: .begin([.page("A", 1), .page("B"), .page("A", 2)])) == "pushed A1, pushed B0, pushed A2")
  }

  @Test func `each kind has keys of its own`() {
    #expect(
      text(
        after: .to(.part("A")), .to(.part("A"), as: .hidden), .to(.part("A"), as: .overlay), .to(.part("A"), as: .item))
        == "embedded A0, hidden A0, overlay A0, item A0")
    #expect(text(after: .to(.secret("A", 1)), .to(.secret("A", 2))) == "hidden A2")
    #expect(text(after: .to(.overlay("A", 1)), .to(.overlay("A", 2))) == "overlay A2")
  }

  @Test func `the same sheet shown otherwise stays and stays held, and with other arguments it is not held`() {
    let sheet = SpotRoute.sheet("A")
    #expect(text(after: .to(sheet), .hold(sheet.id, true), .to(sheet, as: .fullScreen)) == "fullScreen A0 held")
    #expect(text(after: .to(sheet), .hold(sheet.id, true), .to(.sheet("A", 1))) == "sheet A1")
  }

  @Test func `root keeps an equal child also where another one of its place is above`() {
    let moves: [NavigationMove<any SpotRouting>] = [.to(.page("A", 7)), .to(.page("X")), .to(.page("A", 8))]
    let before = list(after: moves).list
    let after = list(after: moves + [.to(.page("A", 7), by: .root)])
    #expect(after.text == "pushed A7")
    #expect(after.list.children[0].number == before.children[0].number)
    #expect(after.list.children[0].version == before.children[0].version)
  }

  @Test func `replace inherits the position, and other arguments keep it`() {
    let replaced = list(after: [.to(.page("A")), .to(.page("B"), by: .replace)]).list
    #expect(replaced.children.map(\.arrival) == [10])
    #expect(replaced.children.map(\.number) == [20])
    let changed = list(after: [.to(.sheet("A")), .to(.page("B")), .to(.sheet("A", 1), as: .fullScreen)]).list
    #expect(changed.children.map(\.arrival) == [10, 20])
    let again = list(after: [.to(.page("A")), .leave(SpotRoute.page("A").id), .to(.page("A"))]).list
    #expect(again.children.map(\.arrival) == [30])
  }

  @Test func `replace selects a tab that is there already and removes the selected one`() {
    #expect(
      text(after: .begin([.tab("A"), .tab("B")]), .to(.tab("B", 1), by: .replace)) == "tab B1 selected")
    #expect(text(after: .to(.page("A", 1)), .to(.page("A", 2), by: .replace)) == "pushed A2")
  }

  @Test func `the tab before one that leaves is selected, and a tab that is routed to`() {
    let tabs = NavigationMove<any SpotRouting>.begin([.tab("A"), .tab("B"), .tab("C")])
    #expect(text(after: tabs, .to(.tab("C")), .leave(SpotRoute.tab("C").id)) == "tab A0, tab B0 selected")
    #expect(text(after: tabs, .leave(SpotRoute.tab("A").id)) == "tab B0 selected, tab C0")
    #expect(text(after: tabs, .to(.tab("D"), by: .root)) == "tab D0 selected")
  }

  @Test func `a list begins once, also when its children have left`() {
    let begin = NavigationMove<any SpotRouting>.begin([.part("A")])
    #expect(text(after: begin, .leave(SpotRoute.part("A").id), begin) == "")
    #expect(text(after: .to(.page("B")), begin) == "pushed B0")
    #expect(list(after: [.to(.page("B")), begin]).list.hasBegun)
  }

  @Test func `lists are equal whatever their numbers are`() {
    let one = list(after: [.to(.tab("A")), .to(.tab("B"))]).list
    let other = list(after: [.to(.page("X")), .to(.tab("A")), .to(.tab("B")), .popToRoot]).list
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != list(after: [.to(.tab("A")), .to(.tab("B")), .select(SpotRoute.tab("A").id)]).list)
  }

  @Test func `a move that changes nothing says so`() {
    var list = RouteList()
    func changes(_ move: NavigationMove<any SpotRouting>, _ number: UInt32) -> Bool {
      list.carryOut(move.change, at: number) != .nothing
    }
    #expect(changes(.begin([.tab("A"), .tab("B")]), 1))
    #expect(!changes(.to(.tab("A")), 3))
    #expect(!changes(.select(SpotRoute.tab("A").id), 4))
    #expect(!changes(.leave(SpotRoute.page("A").id), 5))
    #expect(!changes(.popToRoot, 6))
    #expect(!changes(.begin([.tab("C")]), 7))
    #expect(!changes(.items([]), 8))
    #expect(!changes(.hold(SpotRoute.tab("A").id, false), 9))
  }
}
