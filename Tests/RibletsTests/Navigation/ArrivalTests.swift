import Foundation
import Riblets
import RibletsTesting
import Testing

/// Pages, sheets and full screens of several riblets on one screen.
@MainActor
struct ArrivalTests {
  let app = SpotTree()
  var root: SpotRouter { app.root }

  private func begin() {
    root.begin(with: .part("A"), .part("B"))
    app.spot("B")?.route(to: .page("of B"))
    app.spot("A")?.route(to: .page("of A"))
  }

  @Test func `a page is on top of one that another riblet has pushed before`() {
    begin()
    #expect(app.screen == "Root[A, B] > of B > of A")
    app.spot("B")?.route(to: .page("of B", 1))
    #expect(app.screen == "Root[A, B] > of B > of A")
    app.spot("B")?.route(to: .page("other"), by: .replace)
    #expect(app.screen == "Root[A, B] > other > of A")
    app.spot("B")?.leave(.page("other"))
    app.spot("B")?.route(to: .page("other"))
    #expect(app.screen == "Root[A, B] > of A > other")
  }

  @Test func `a sheet is in front of one that another riblet has presented before`() {
    root.begin(with: .part("A"), .part("B"))
    app.spot("B")?.route(to: .sheet("of B"))
    app.spot("A")?.route(to: .sheet("of A"))
    #expect(app.screen == "Root[A, B] / sheet: of B / sheet: of A")
    app.spot("B")?.route(to: .sheet("of B"), as: .fullScreen)
    #expect(app.screen == "Root[A, B] / fullScreen: of B / sheet: of A")
  }

  @Test func `the pages of a tab stay behind those that are pushed over its container`() {
    root.begin(with: .tab("Home"))
    root.route(to: .page("Over"))
    app.spot("Home")?.route(to: .page("News"))
    #expect(app.screen == "Root[tab Home selected] > News > Over")
  }

  @Test func `pages over tabs are in front of the pages of these tabs, also where the tabs are in a tab`() {
    root.begin(with: .tab("Home"))
    app.spot("Home")?.begin(with: .tab("News"))
    app.spot("Home")?.route(to: .page("Over"))
    app.spot("News")?.route(to: .page("Article"))
    #expect(app.screen == "Root[tab Home[tab News selected] selected] > Article > Over")
  }

  @Test func `the pages of tabs in several views are in the order of their arrival`() {
    root.begin(with: .tab("Home"))
    root.show(items: [.item("Row")])
    app.spot("Row")?.begin(with: .tab("Inner"))
    app.spot("Home")?.route(to: .page("First"))
    app.spot("Inner")?.route(to: .page("Second"))
    app.spot("Home")?.route(to: .page("Third"))
    #expect(app.screen == "Root[tab Home selected, item Row[tab Inner selected]] > First > Second > Third")
  }

  @Test func `the sheet of a tab comes back at its position`() {
    root.begin(with: .tab("Home"), .tab("Mail"), .part("Map"))
    app.spot("Home")?.route(to: .sheet("Help"))
    app.spot("Map")?.route(to: .sheet("Pin"))
    root.select(.tab("Mail"))
    #expect(app.screen == "Root[tab Home, tab Mail selected, Map] / sheet: Pin")
    root.select(.tab("Home"))
    #expect(app.screen == "Root[tab Home selected, tab Mail, Map] / sheet: Help / sheet: Pin")
  }

  @Test func `a released page keeps its position`() {
    root.begin(with: .part("A"))
    root.route(to: .brief("Brief"))
    app.spot("A")?.route(to: .page("of A"))
    root.route(to: .page("Over"))
    #expect(app.screen == "Root[A] > - > of A > Over")
    root.leave(.page("Over"))
    #expect(app.screen == "Root[A] > Brief > of A")
  }

  @Test func `what is below a released page comes back in the order in which it arrived`() {
    root.route(to: .brief("Brief"))
    app.spot("Brief")?.begin(with: .part("A"), .part("B"))
    app.spot("B")?.route(to: .page("of B"))
    app.spot("A")?.route(to: .page("of A"))
    let screen = app.screen
    root.route(to: .page("Over"))
    root.leave(.page("Over"))
    #expect(app.screen == screen)
  }

  @Test func `popToRoot removes the riblet's own pages only`() {
    begin()
    app.spot("A")?.popToRoot()
    #expect(app.screen == "Root[A, B] > of B")
  }

  @Test func `the order is saved where it is not that of the tree`() throws {
    begin()
    app.spot("B")?.route(to: .sheet("Sheet of B"))
    app.spot("A")?.route(to: .sheet("Sheet of A"))
    let saved = root.navigationState
    let data = try JSONEncoder().encode(saved)
    let other = SpotTree(restoring: try JSONDecoder().decode(NavigationState.self, from: data))
    #expect(other.screen == app.screen)
    #expect(other.root.navigationState == saved)
    #expect(saved.entries.flatMap(\.below).map(\.order) == [2, 4, 1, 3])
  }

  @Test func `a state in the order of the tree contains no positions, and is read in that order`() {
    root.begin(with: .part("A"), .part("B"))
    app.spot("A")?.route(to: .page("of A"))
    app.spot("B")?.route(to: .page("of B"))
    let saved = root.navigationState
    #expect(saved.entries.flatMap(\.below).map(\.order) == [nil, nil])
    #expect(SpotTree(restoring: saved).screen == "Root[A, B] > of A > of B")
  }

  @Test func `a step back leaves the page in front, whichever riblet has pushed it`() {
    root.route(to: .page("Below"))
    root.show(items: [.item("Row")])
    app.spot("Row")?.route(to: .page("Detail"))
    #expect(app.screen == "Root[item Row] > Below > Detail")
    #expect(root.goBack())
    #expect(app.screen == "Root[item Row] > Below")
    #expect(app.spot("Row")?.interactor.left == [.page("Detail")])
  }

  @Test func `a step back leaves the last page of a tab that holds its stack`() {
    let app = SpotTree(holdsStacks: true)
    app.root.begin(with: .tab("Home"), .tab("Mail"))
    app.spot("Home")?.route(to: .page("News"))
    #expect(app.root.goBack())
    #expect(app.screen == "Root[tab Home selected, tab Mail]")
    #expect(!app.root.goBack())
  }
}
