import Riblets
import RibletsTesting
import Testing

/// `set(stack:)` and `pop(to:)`.
@MainActor
struct StackTests {
  let app = SpotTree()
  var root: SpotRouter { app.root }

  @Test func `a stack is set in one move, with one screen, and builds no page that is not in it`() {
    root.set(stack: [.page("A"), .page("B")])
    let count = app.host.count
    root.set(stack: [.page("C"), .page("D"), .page("E")])
    #expect(app.host.count == count + 1)
    #expect(app.screen == "Root > C > D > E")
    #expect(app.built.count == 5)
  }

  @Test func `equal pages stay, also in another order`() {
    root.set(stack: [.page("A"), .page("B"), .page("C")])
    let (a, c) = (app.spot("A"), app.spot("C"))
    root.set(stack: [.page("C"), .page("X"), .page("A")])
    #expect(app.screen == "Root > C > X > A")
    #expect(app.spot("A") === a)
    #expect(app.spot("C") === c)
    #expect(app.built.count == 4)
  }

  @Test func `a page with other arguments is another riblet`() {
    root.set(stack: [.page("A", 1), .page("B")])
    let former = app.spot("A")
    root.set(stack: [.page("A", 2), .page("B")])
    #expect(app.screen == "Root > A > B")
    #expect(app.spot("A") !== former)
  }

  @Test func `a place may be in a stack again above another one, and each of them stays`() {
    root.set(stack: [.page("A", 1), .page("B"), .page("A", 2)])
    #expect(app.screen == "Root > A > B > A")
    root.set(stack: [.page("A", 2), .page("B"), .page("A", 1)])
    #expect(app.built.count == 3)
    root.set(stack: [.page("A", 1), .page("A", 2)])
    #expect(root.routes == [.page("A", 2)])
    #expect(app.built.count == 3)
  }

  @Test func `each route is a page, whatever it declares, and other children stay`() {
    root.begin(with: .tab("A"), .tab("B"))
    root.route(to: .sheet("S"))
    root.set(stack: [.tab("A"), .sheet("S")])
    #expect(app.screen.hasSuffix(" > A > S / sheet: S"))
    #expect(root.selected == .tab("A"))
    #expect(root.routes == [.tab("A"), .tab("B"), .sheet("S"), .tab("A"), .sheet("S")])
    root.set(stack: [])
    #expect(root.routes == [.tab("A"), .tab("B"), .sheet("S")])
  }

  @Test func `a held page leaves, and one that stays stays held`() {
    root.set(stack: [.page("A"), .page("B")])
    root.hold(.page("A"))
    root.set(stack: [.page("C"), .page("A")])
    #expect(app.place("A")?.isHeld == true)
    root.set(stack: [.page("C")])
    #expect(app.screen == "Root > C")
  }

  @Test func `only the top of a stack of released pages is built`() {
    root.set(stack: [.brief("A"), .brief("B"), .brief("C")])
    #expect(app.riblets == "Root(C)")
    root.pop(to: .brief("A"))
    #expect(app.riblets == "Root(A)")
    #expect(app.built.count == 2)
  }

  @Test func `a route that is switched off is left out, and a page that is there stays though it is switched off now`()
  {
    root.set(stack: [.feature("F"), .page("A")])
    root.interactor.savedState.draft = "off"
    root.set(stack: [.page("A"), .feature("F"), .feature("G")])
    #expect(root.routes == [.page("A"), .feature("F")])
  }

  @Test func `a page was in front of its own pages when it came above a new one`() {
    root.set(stack: [.page("A"), .page("B")])
    app.spot("B")?.route(to: .page("Of B"))
    app.spot("A")?.route(to: .page("Of A"))
    #expect(app.screen == "Root > A > B > Of B > Of A")
    root.set(stack: [.page("A"), .page("X"), .page("B")])
    #expect(app.screen == "Root > A > Of A > X > B > Of B")
    root.set(stack: [.page("B"), .page("A")])
    #expect(app.screen == "Root > B > Of B > A > Of A")
  }

  @Test func `the pages below a released page came back behind it when it had come above another one`() {
    root.set(stack: [.brief("A"), .page("B")])
    root.leave(.page("B"))
    app.spot("A")?.set(stack: [.page("1 of A"), .page("2 of A")])
    root.route(to: .page("B"))
    #expect(app.riblets == "Root(B)")
    root.set(stack: [.page("C"), .brief("A"), .page("B")])
    root.leave(.page("B"))
    #expect(app.screen == "Root > C > A > 1 of A > 2 of A")
  }

  @Test func `in a riblet that has left nothing is added, which is diagnosed, and pages leave`() {
    root.route(to: .page("A"))
    let left = app.spot("A")
    left?.set(stack: [.page("B"), .page("C")])
    root.leave(.page("A"))
    left?.set(stack: [.page("B"), .page("D")])
    #expect(left?.routes == [.page("B")])
    #expect(app.test.diagnoses.map(\.id) == ["riblets.moved-late"])
  }

  @Test func `a stack that is set while a state is taken comes after the saved children`() {
    root.route(to: .page("A"))
    app.spot("A")?.route(to: .page("Saved"))
    let state = root.navigationState
    app.onBuild = { router in
      guard let spot = router as? SpotRouter, spot.interactor.name == "A" else { return }
      spot.interactor.onRestore = { $0.router?.set(stack: [.page("Saved"), .page("New")]) }
    }
    root.restore(state)
    #expect(
      app.state
        == "Page(name: A, value: 0) pushed\n  Page(name: Saved, value: 0) pushed\n  Page(name: New, value: 0) pushed")
  }

  @Test func `a page that leaves in its own callback is not in the stack that the same move has set`() {
    app.onBuild = { [root] router in
      guard let spot = router as? SpotRouter, spot.interactor.name == "B" else { return }
      spot.interactor.onBecomeActive = { _ in root.leave(.page("B")) }
    }
    root.set(stack: [.page("A"), .page("B"), .page("C")])
    #expect(app.screen == "Root > A > C")
  }

  // MARK: pop(to:)

  @Test func `a pop goes back to a child, adds nothing and rebuilds nothing`() {
    root.set(stack: [.page("A"), .page("B"), .page("C")])
    root.hold(.page("C"))
    root.pop(to: .page("A", 7))
    #expect(app.screen == "Root > A")
    #expect(app.built.count == 3)
    let count = app.host.count
    root.pop(to: .page("A"))
    root.pop(to: .page("B"))
    #expect(app.screen == "Root > A")
    #expect(app.host.count == count)
  }

  @Test func `a pop goes to the last of several, and leaves pages of others and other kinds`() {
    root.set(stack: [.page("A"), .page("B"), .page("A"), .page("C")])
    root.route(to: .sheet("S"))
    root.route(to: .sheet("T"))
    root.pop(to: .page("A"))
    #expect(app.screen == "Root > A > B > A / sheet: S / sheet: T")
    app.spot("B")?.route(to: .page("Of B"))
    root.pop(to: .page("B"))
    #expect(app.screen == "Root > A > B > Of B / sheet: S / sheet: T")
    root.pop(to: .sheet("S"))
    #expect(app.screen == "Root > A > B > Of B / sheet: S")
  }

  @Test func `a pop to a child that is no page and no sheet does nothing`() {
    root.begin(with: .tab("A"), .tab("B"), .part("P"))
    root.pop(to: .tab("A"))
    root.pop(to: .part("P"))
    #expect(root.routes == [.tab("A"), .tab("B"), .part("P")])
  }
}
