import Riblets
import RibletsTesting
import Testing

/// Moves from within callbacks, in bursts, on the way out, and transitions.
@MainActor
struct ReentrancyTests {
  let app = SpotTree()
  var root: SpotRouter { app.root }

  /// A transition that a test ends.
  final class ManualTransition: ScreenTransition {
    private let done = MutableStateStream<Bool?>(nil)
    func finished() async -> Bool { (try? await done.stream.firstValue { $0 }) ?? false }
    func end(_ wasWhole: Bool = true) { done.send(wasWhole) }
  }

  @Test func `children that begin with children of their own are one change of the screen`() {
    let count = app.host.count
    app.onBuild = { router in
      guard let interactor = (router as? SpotRouter)?.interactor, let depth = Int(interactor.name), depth > 0 else {
        return
      }
      interactor.first = [.page("\(depth - 1)"), .part("Map \(depth)")]
    }
    root.route(to: .page("3"))
    #expect(app.host.count == count + 1)
    #expect(app.screen == "Root > 3[Map 3] > 2[Map 2] > 1[Map 1] > 0")
  }

  @Test func `a child that leaves in its own activation is gone, and what it began with`() {
    app.onBuild = { [weak root = app.root] router in
      guard let interactor = (router as? SpotRouter)?.interactor, interactor.name == "A" else { return }
      interactor.first = [.part("Map"), .sheet("Help")]
      interactor.onBecomeActive = { _ in root?.leave(.page("A")) }
    }
    root.route(to: .page("A"))
    #expect(app.built.count == 3)
    #expect(app.riblets == "Root")
    #expect(app.screen == "Root")
  }

  @Test func `a child that replaces itself in its own activation is replaced`() {
    app.onBuild = { [weak root = app.root] router in
      guard let interactor = (router as? SpotRouter)?.interactor, interactor.name == "A" else { return }
      interactor.onBecomeActive = { _ in root?.route(to: .page("B"), by: .replace) }
    }
    root.route(to: .page("A"))
    #expect(app.riblets == "Root(B)")
    #expect(app.screen == "Root > B")
  }

  @Test func `a builder that moves is finished first`() {
    app.onBuild = { [weak app] router in
      guard (router as? SpotRouter)?.interactor.name == "A" else { return }
      app?.root.route(to: .page("B"))
    }
    root.route(to: .page("A"))
    #expect(app.state.contains("Page(name: A, value: 0) pushed\nPage(name: B, value: 0) pushed"))
    #expect(app.built.count == 2)
    #expect(app.screen == "Root > A > B")
  }

  @Test func `a builder that takes away what it builds builds nothing`() {
    app.onBuild = { [weak app] _ in app?.root.leave(.page("A")) }
    root.route(to: .page("A"))
    #expect(app.riblets == "Root")
    #expect(app.screen == "Root")
  }

  @Test func `a burst of moves ends as the last one says`() {
    for index in 0..<100 { root.route(to: index.isMultiple(of: 2) ? .page("\(index)") : .sheet("\(index)"), by: .root) }
    root.route(to: .page("End"), by: .root)
    root.leave(SpotRoute.sheet("99"))
    #expect(app.screen == "Root > End")
    #expect(app.riblets == "Root(End)")
  }

  @Test func `a move from a callback of a child that goes is carried out`() {
    root.route(to: .page("A"))
    app.spot("A")?.interactor.onResign = { [weak root = app.root] _ in root?.route(to: .sheet("Saved")) }
    root.leave(.page("A"))
    #expect(app.screen == "Root / sheet: Saved")
    #expect(app.riblets == "Root(Saved)")
  }

  @Test func `a move from within a change of the screen is shown after it`() {
    app.host.onShow = { [weak app] in
      app?.host.onShow = nil
      app?.root.route(to: .page("B"))
    }
    root.route(to: .page("A"))
    #expect(app.screen == "Root > A > B")
  }

  @Test func `a move from a view that arranges its children is shown after it`() {
    root.viewController.onShow = { [weak root = app.root] in
      root?.viewController.onShow = nil
      root?.route(to: .part("B"))
    }
    root.route(to: .part("A"))
    #expect(app.screen == "Root[A, B]")
  }

  @Test func `moves of a closing riblet remove and attach nothing`() {
    root.route(to: .page("A"))
    let a = app.spot("A")
    a?.route(to: .part("B"))
    a?.interactor.onResign = { interactor in
      interactor.router?.leave(.part("B"))
      interactor.router?.route(to: .part("C"))
    }
    root.leave(.page("A"))
    #expect(app.riblets == "Root")
    #expect(a?.navigationState == NavigationState())
    #expect(
      app.test.diagnoses.map(\.description) == [
        """
        'Spot(Root)/Spot(A)' cannot route to 'Part(name: C, value: 0)': it was deactivated.

        Route while 'isActive' is true, as in work that is bound to the interactor.
        """
      ])
  }

  @Test func `moves before the launch assemble the tree`() {
    let router = SpotRouter("Root")
    router.begin(with: .tab("Home"), .tab("Mail"))
    #expect(router.children.count == 2)
    #expect(router.children.allSatisfy { !$0.interactable.isActive })
    app.test.launch(router)
    #expect(router.children.allSatisfy { $0.interactable.isActive })
  }

  @Test func `a terminated tree keeps its children and moves nowhere`() {
    root.route(to: .page("A"))
    root.terminateAsRoot(isKept: true)
    root.route(to: .page("B"))
    #expect(app.state == "Page(name: A, value: 0) pushed")
    #expect(app.test.diagnoses.count == 1)
  }

  @Test func `each move waits for its own transition`() async {
    let (first, second) = (ManualTransition(), ManualTransition())
    var ended: [String] = []
    app.host.transition = first
    let a = root.route(to: .page("A"))
    app.host.transition = second
    let b = root.route(to: .page("B"))
    root.interactor.task { _ in ended.append("A \(await a.finished())") }
    root.interactor.task { _ in ended.append("B \(await b.finished())") }
    await app.test.settle()
    #expect(ended == [])
    second.end()
    await app.test.settle()
    #expect(ended == ["B true"])
    first.end(false)
    await app.test.settle()
    #expect(ended == ["B true", "A false"])
  }

  @Test func `a move within another one waits for the transition of the outer one`() async {
    let transition = ManualTransition()
    var ended: [Bool] = []
    app.host.transition = transition
    root.route(to: .page("A"))
    app.spot("A")?.interactor.onResign = { [weak root = app.root] _ in
      let move = root?.route(to: .sheet("Saved"))
      root?.interactor.task { _ in ended.append(await move?.finished() ?? false) }
    }
    root.leave(.page("A"))
    await app.test.settle()
    #expect(ended == [])
    transition.end()
    await app.test.settle()
    #expect(ended == [true])
  }

  @Test func `a host that gives no transition has finished`() async {
    #expect(await root.route(to: .page("A")).finished())
    #expect(await NavigationTransitionHandle().finished())
  }

  @Test func `a child that is waited for comes at once, later, or never`() async throws {
    var found: [String] = []
    root.interactor.task { interactor in
      let item: SpotInteractor? = try await interactor.router?.item(at: .page("A"))
      found.append(item?.name ?? "")
    }
    await app.test.settle()
    #expect(found == [])
    root.route(to: .page("A"))
    await app.test.settle()
    #expect(found == ["A"])
    #expect(try await root.item(at: .page("A"), as: SpotInteractor.self).name == "A")
    await #expect(throws: NavigationError.noItem(child: "Page(A)", wanted: "GroupInteractor")) {
      try await root.item(at: .page("A"), as: GroupInteractor.self)
    }
  }

  @Test func `a wait for a child ends with its task and with its riblet`() async {
    root.route(to: .page("A"))
    let a = app.spot("A")
    var errors: [String] = []
    let waiting = root.interactor.task { _ in
      do { _ = try await a?.child(at: SpotRoute.page("B").id) } catch { errors.append("\(error)") }
    }
    root.interactor.task { _ in
      do { _ = try await a?.child(at: SpotRoute.page("C").id) } catch { errors.append("\(error)") }
    }
    await app.test.settle()
    waiting.cancel()
    await app.test.settle()
    #expect(errors == ["CancellationError()"])
    root.leave(.page("A"))
    await app.test.settle()
    #expect(
      errors.last
        == "Cannot wait for 'Page(C)' any longer: its parent was deactivated. Start the wait while the parent is active."
    )
  }
}
