import Riblets
import RibletsTesting
import Testing

/// Several moves as one.
@MainActor
struct UpdateTests {
  let app = SpotTree()
  var root: SpotRouter { app.root }
  var router: any SpotRouting { app.root }

  @Test func `moves of an update are one screen, and what they open and leave again is never built`() {
    router.route(to: .page("A"))
    let count = app.host.count
    router.update {
      $0.route(to: .page("B"))
      $0.route(to: .sheet("C"))
      $0.leave(.page("B"))
      $0.leave(.page("A"))
      #expect($0.routes == [.sheet("C")])
      #expect(app.riblets == "Root(A)")
    }
    #expect(app.screen == "Root / sheet: C")
    #expect(app.host.count == count + 1)
    #expect(app.built.count == 2)
  }

  @Test func `a child that leaves and comes back with equal arguments is the same riblet, at its new place, not held`()
  {
    root.set(stack: [.page("A", 1), .page("B")])
    root.hold(.page("A"))
    let kept = app.spot("A")
    router.update {
      $0.leave(.page("A"))
      $0.route(to: .page("A", 1))
    }
    #expect(app.screen == "Root > B > A")
    #expect(app.spot("A") === kept)
    #expect(app.place("A")?.isHeld == false)
    router.update {
      $0.leave(.page("A"))
      $0.route(to: .page("A", 2))
    }
    #expect(app.spot("A") !== kept)
  }

  @Test func `parts that come back in another order are shown in it`() {
    root.show(items: [.item("A"), .item("B")])
    router.update {
      $0.leave(.item("A"))
      $0.route(to: .item("A"))
    }
    #expect(app.screen == "Root[item B, item A]")
    #expect(app.built.count == 2)
  }

  @Test func `arguments that change and change back keep the riblet, and the selected tab stays selected`() {
    root.begin(with: .tab("A"), .tab("B"))
    root.select(.tab("B"))
    let kept = app.spot("B")
    router.update {
      $0.route(to: .tab("B", 1))
      $0.route(to: .tab("B"))
    }
    #expect(app.spot("B") === kept)
    router.update {
      $0.leave(.tab("B"))
      $0.route(to: .tab("B"))
    }
    #expect(app.spot("B") === kept)
    #expect(root.selected == .tab("B"))
    #expect(app.place("B")?.isSelected == true)
  }

  @Test func `a released child that leaves and comes back keeps its state`() {
    root.route(to: .brief("A"))
    app.spot("A")?.interactor.savedState.draft = "kept"
    root.route(to: .page("B"))
    router.update {
      $0.leave(.brief("A"))
      $0.leave(.page("B"))
      $0.route(to: .brief("A"))
    }
    #expect(app.spot("A")?.interactor.savedState.draft == "kept")
  }

  @Test func `a page or sheet was in front of its own ones when it had left and come back in one update`() {
    root.route(to: .page("A"))
    root.route(to: .sheet("S"))
    app.spot("A")?.set(stack: [.page("1 of A"), .page("2 of A")])
    app.spot("S")?.route(to: .sheet("Of S"))
    root.update {
      $0.popToRoot()
      $0.route(to: .page("A"))
      $0.leave(.sheet("S"))
      $0.route(to: .sheet("S"))
    }
    #expect(app.screen == "Root > A > 1 of A > 2 of A / sheet: S / sheet: Of S")
  }

  @Test func `the lower of two pages of one place was built again when the upper one got its arguments`() {
    root.set(stack: [.page("A", 0), .page("B"), .page("A", 1)])
    let kept = root.children[0]
    root.update {
      $0.route(to: .page("A", 0))
      $0.leave(.page("B"))
      $0.route(to: .page("A", 0), by: .root)
    }
    #expect(app.screen == "Root > A")
    #expect(root.children.map { $0 === kept } == [true])
  }

  @Test func `a page whose riblet comes back above it is a new one`() {
    root.set(stack: [.page("A", 0), .page("B"), .page("A", 1)])
    let (kept, upper) = (root.children[0], root.children[2])
    root.update {
      $0.pop(to: .page("B"))
      $0.leave(.page("B"))
      $0.route(to: .page("A", 5))
      $0.route(to: .page("B"))
      $0.route(to: .page("A", 0))
    }
    #expect(root.routes == [.page("A", 5), .page("B"), .page("A", 0)])
    #expect(app.screen == "Root > A > B > A")
    #expect(root.children.contains { $0 === kept } && !root.children.contains { $0 === upper })
    root.leave(.page("A", 0))
    #expect(root.routes == [.page("A", 5), .page("B")] && !root.children.contains { $0 === kept })
  }

  @Test func `an update in an update counts with the outer one`() {
    let count = app.host.count
    router.update {
      $0.route(to: .page("A"))
      $0.update { $0.route(to: .page("B")) }
      #expect(app.riblets == "Root")
    }
    #expect(app.screen == "Root > A > B")
    #expect(app.host.count == count + 1)
  }

  @Test func `an update in a callback of a child is followed before the outermost move returns`() {
    app.onBuild = { [root] built in
      guard let spot = built as? SpotRouter, spot.interactor.name == "A" else { return }
      spot.interactor.onBecomeActive = { _ in
        root.update {
          $0.leave(.page("A"))
          $0.route(to: .page("B"))
        }
      }
    }
    root.set(stack: [.page("A"), .page("X")])
    #expect(app.screen == "Root > X > B")
  }

  @Test func `an update of a view that is shown is carried out afterwards`() {
    app.host.onShow = { [app] in
      guard app.host.count == 2 else { return }
      app.root.update {
        $0.leave(.page("A"))
        $0.route(to: .page("B"))
      }
    }
    root.route(to: .page("A"))
    #expect(app.host.count == 3)
    #expect(app.screen == "Root > B")
  }

  @Test func `an update may detach children, its own riblet, and restore a state`() {
    root.set(stack: [.page("A"), .page("B")])
    let a = app.spot("A")
    root.update {
      if let a { $0.detachChild(a) }
      $0.route(to: .page("A"))
    }
    #expect(app.screen == "Root > B > A")
    #expect(app.spot("A") !== a)
    let b = app.spot("B")
    b?.update {
      root.leave(.page("B"))
      $0.route(to: .page("Late"))
    }
    #expect(app.screen == "Root > A")
    #expect(app.test.diagnoses.map(\.id) == ["riblets.moved-late"])
    app.spot("A")?.interactor.savedState.draft = "now"
    let state = root.navigationState
    app.spot("A")?.interactor.savedState.draft = "later"
    root.update { $0.restore(state) }
    #expect(app.spot("A")?.interactor.savedState.draft == "now")
  }

  @Test func `holds do not stop an update, and an update without moves changes nothing`() async {
    root.route(to: .page("A"))
    root.hold(.page("A"))
    let count = app.host.count
    await root.update { _ in }.finished()
    #expect(app.host.count == count)
    await root.update { $0.leave(.page("A")) }.finished()
    #expect(app.screen == "Root")
  }

  @Test func `an update before the launch is assembled`() {
    let other = SpotRouter("Other")
    other.update {
      $0.route(to: .page("A"))
      $0.leave(.page("A"))
      $0.route(to: .page("B"))
    }
    #expect(other.children.count == 1)
    #expect(other.routes == [.page("B")])
  }
}
