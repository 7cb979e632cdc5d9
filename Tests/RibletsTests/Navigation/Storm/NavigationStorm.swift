import Foundation
import Riblets
import RibletsTesting
import SeededGenerator
import Testing

/// One random sequence of moves, of what the user does, of links, questions, saving and restoring, with further moves
/// from within callbacks; `SpotTree` is the tree and the screen of one toolkit.
///
/// The model carries out each move when the app makes it, and both are compared when the outermost move is done.
@MainActor
final class NavigationStorm {
  private let seed: UInt64
  private let holdsStacks: Bool
  /// The points of the sequence at which nothing is done, so that a sequence can be made shorter.
  private let skipped: Set<String>
  private(set) var points: [String] = []
  private var generator: SeededGenerator
  private var app: SpotTree!
  private var model: SpotModel
  private(set) var log: [String] = []
  private var fault: String?

  /// The screen after this step.
  private var picture = ""
  private var step = 0
  private var moments = 0
  private var depth = 0
  /// The number of further moves that callbacks may make in this step.
  private var budget = 0
  /// True while the test itself does something that is not to be answered with moves.
  private var isQuiet = false
  private var isRestoring = false
  /// True while a host may do what it has left to the next turn.
  private var isTakingTurns = false
  /// A move of a view, which is carried out when everything is shown.
  private var ofView: (() -> Void)?
  private var hasMovedMeanwhile = false
  /// The riblet that the user leaves, with the model and the state before, until the host reports it or a view moves.
  private var leaving: (model: SpotModel, state: String, leave: (inout SpotModel) -> Void)?
  /// A riblet that the user leaves and the host has not reported, although a view has moved.
  private var notReported: ((inout SpotModel) -> Void)?
  /// Moves that ask whether their route is enabled, before they are carried out.
  private var asking: [(parent: Int, route: String, carryOut: (_ isEnabled: Bool) -> Void)] = []

  private var routers: [Int: WeakNest] = [:]
  /// The riblets whose builders run, as they were before.
  private var beingBuilt: [Int: SpotModel.Riblet] = [:]
  private var told: [String] = []
  private var questions: [Int: (given: Given, expected: String?)] = [:]
  /// The number of diagnoses that there may be besides those of the model.
  private var doubtful = 0
  private var link: Link?
  /// The states on the way of a link: a riblet of these that is no longer in the model may be built once more.
  private var passing: [SpotModel] = []
  private var moves = Moves()
  /// The transition of the move of this step, if the screen has begun to show it.
  private var shownLater: Moves?
  private var former: [(name: String, part: WeakPart)] = []

  /// A link that is followed, or waits for a child.
  private final class Link {
    let awaited: SpotModel.Route?
    var waits: (below: Int, path: [SpotModel.Route])?
    /// True if the riblet whose child it waits for has gone.
    var isLost = false
    /// The reason that stops it; nil if the link has led to its end.
    var result: String? = "it waits"
    var task: BoundTask?

    init(awaiting awaited: SpotModel.Route?) { self.awaited = awaited }
  }

  /// Counts the moves whose `finished()` has been called, and has returned.
  private final class Moves { var (made, finished) = (0, 0) }

  /// The answers to a question, as text.
  private final class Given { var texts: [String] = [] }
  private struct WeakNest { weak var router: (any SpotNest)? }
  private struct WeakPart { weak var part: AnyObject? }

  /// - Parameter holdsStacks: True for a root whose view has tabs with stacks of their own, and no room for others.
  init(seed: UInt64, holdsStacks: Bool = false, skipping skipped: Set<String> = []) {
    (self.seed, self.holdsStacks, self.skipped) = (seed, holdsStacks, skipped)
    generator = SeededGenerator(seed: seed)
    model = SpotModel(holdsStacks: holdsStacks)
  }

  /// The steps up to the first difference; nil if there is none.
  static func problem(seed: UInt64, holdsStacks: Bool = false) async -> String? {
    let storm = NavigationStorm(seed: seed, holdsStacks: holdsStacks)
    guard var problem = await storm.problem() else { return nil }
    if ProcessInfo.processInfo.environment["RIBLETS_NAVIGATION_WHOLE"] != nil { return problem }
    // Without everything that the problem does not need.
    var skipped: Set<String> = []
    var (count, runs) = (0, 0)
    repeat {
      count = skipped.count
      for point in storm.points.reversed() where !skipped.contains(point) && runs < 300 {
        runs += 1
        let shorter = NavigationStorm(seed: seed, holdsStacks: holdsStacks, skipping: skipped.union([point]))
        guard let found = await shorter.problem(steps: storm.step), kind(of: found) == kind(of: problem) else {
          continue
        }
        skipped.insert(point)
        problem = found
      }
    } while skipped.count > count
    return problem
  }

  private static func kind(of problem: String) -> Substring? { problem.split(separator: ":").first }

  private func problem(steps: Int = 80) async -> String? {
    start(restoring: nil)
    for number in 1...max(1, min(steps, 80)) {
      (step, shownLater) = (number, nil)
      // Something happens, then time may pass.
      await run(at: "\(number)") { if number.isMultiple(of: 2) { self.passTime() } else { await self.doSomething() } }
      await look()
      if let problem = fault ?? difference { return text(of: problem) }
    }
    guard steps >= 80 else { return nil }
    step = 81
    log.append("at the end")
    await restore()
    await look()
    if let problem = fault ?? difference { return text(of: problem) }
    await close()
    return fault.map { text(of: $0) }
  }

  private func text(of problem: String) -> String { ([problem] + log).joined(separator: "\n") }

  // MARK: Comparing

  /// Looks at the screen until it stays the same, and the views that are read for this make no more moves.
  private func look() async {
    var (count, last) = (-1, "")
    while count < log.count || picture != last || picture.hasSuffix("…") {
      (count, last) = (log.count, picture)
      await takeTurns()
      picture = app.picture
      flush()
    }
    // The tasks that wait for a move are none of the scope's.
    for _ in 0..<(app.isStill ? 10_000 : 3) where moves.finished < moves.made { await Task.yield() }
  }

  private var difference: String? {
    forgetEnded()
    if app.state != model.state { return "State:\n\(app.state)\nModel:\n\(model.state)" }
    let tree = tree(app.root)
    if tree != model.tree { return "Tree:  \(tree)\nModel: \(model.tree)" }
    keepWhatStays(app.root)
    if told.sorted() != model.notes.sorted() { return "Told:  \(told.sorted())\nModel: \(model.notes.sorted())" }
    let diagnoses = app.diagnoses
    if !(model.diagnoses...(model.diagnoses + doubtful)).contains(diagnoses.count) {
      return "Diagnoses: \(diagnoses.map(\.description))\nModel: \(model.diagnoses)"
    }
    for (number, question) in questions {
      if question.given.texts != [question.expected].compactMap(\.self) {
        return "Answers of question \(number): \(question.given.texts), not \(question.expected ?? "none")"
      }
    }
    if app.isStill, moves.finished < moves.made {
      return "finished() of \(moves.made - moves.finished) moves: has not returned, and the screen shows them"
    }
    if !app.isStill, let shownLater, shownLater.finished > 0 {
      return "finished(): returned before the screen shows it"
    }
    for (id, picture) in (app as AnyObject as? any SpotWindows)?.windowPictures ?? [:] {
      let wanted = model[id]?.hasWindow == true ? model.screen(of: id).text : ""
      if picture != wanted { return "Window of \(name(of: id)): \(picture)\nModel: \(wanted)" }
    }
    guard app.isStill || app.showsAtOnce else { return nil }
    let wanted = app.picture(of: model)
    return picture == wanted ? nil : "Screen: \(picture)\nModel:  \(wanted)"
  }

  private func tree(_ router: any Routing) -> String {
    guard let nest = router as? any SpotNest else { return "?" }
    let activity = router.interactable.isActive ? "" : " inactive"
    return SpotModel.treeText(
      nest.interactor.name, nest.nest.id, nest.interactor.savedState.draft, router.children.map { tree($0) }) + activity
  }

  /// A riblet that was about to be released, and is wanted again before it closes, stays.
  private func keepWhatStays(_ router: any Routing) {
    if let nest = router as? any SpotNest, routers[nest.nest.id]?.router !== nest {
      routers[nest.nest.id] = WeakNest(router: nest)
      nest.nest.isClosing = false
    }
    for child in router.children { keepWhatStays(child) }
  }

  /// Questions end with their riblets.
  private func forgetEnded() {
    let riblets = Set(model.root.all.map(\.id))
    model.questions.removeAll { !riblets.contains($0.asker) }
    for (number, question) in questions where question.expected == nil {
      if !model.questions.contains(where: { $0.number == number }) { questions[number]?.expected = "nil" }
    }
  }

  // MARK: Beginning and ending

  private func start(restoring state: NavigationState?) {
    isRestoring = true
    (routers, told, questions, link, moves, shownLater, doubtful) = ([:], [], [:], nil, Moves(), nil, 0)
    moments = 0
    budget = 6
    app = SpotTree(holdsStacks: holdsStacks, director: self, restoring: state, seed: seed)
    register(app.root)
    flush()
    isRestoring = false
  }

  private func restore() async {
    let state = app.root.navigationState
    do {
      let decoded = try JSONDecoder().decode(NavigationState.self, from: JSONEncoder().encode(state))
      if decoded != state { fault = "decoded:\n\(decoded)\nsaved:\n\(state)" }
      await close()
      log.append("restored")
      model = model.restored()
      start(restoring: decoded)
      if !app.omissions.isEmpty { fault = "left out: \(app.omissions)" }
    } catch {
      fault = "cannot be decoded: \(error)"
    }
  }

  /// Ends the app, of which nothing may be left.
  private func close() async {
    isQuiet = true
    // A host may leave something to the next turn.
    for _ in 0..<3 {
      app.letTimePass()
      for _ in 0..<10 { await Task.yield() }
    }
    for _ in 0..<10_000 where moves.finished < moves.made { await Task.yield() }
    let hasSurvivors = survivors(isOver: false)
    if !hasSurvivors.isEmpty { fault = fault ?? "Alive, and not in the tree: \(hasSurvivors)" }
    _ = app.test.diagnoses
    await app.close()
    app = nil
    // Work that has been cancelled has to notice it.
    for _ in 0..<20 where !survivors(isOver: true).isEmpty { await Task.yield() }
    let left = survivors(isOver: true)
    if !left.isEmpty { fault = fault ?? "Alive after the end: \(left)" }
    former = []
    isQuiet = false
  }

  private func survivors(isOver: Bool) -> [String] {
    former.compactMap { name, weak in
      guard let part = weak.part else { return nil }
      if !isOver, let router = part as? any SpotNest, router.interactable.isActive { return nil }
      let isInUse = routers.values.contains { $0.router?.viewOfSpot?.parts.contains { $0 === part } ?? false }
      return !isOver && isInUse ? nil : name
    }
  }

  // MARK: Points

  /// Does something with random numbers of its own, unless this point is skipped.
  private func run(at point: String, _ body: () async -> Void) async {
    guard begin(point) else { return }
    let saved = generator
    (moments, budget) = (0, 6)
    generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(step) &* 1009)
    await body()
    flush()
    generator = saved
  }

  private func runNested(_ body: () -> Void) {
    moments += 1
    guard begin("\(step).\(moments)") else { return }
    let saved = generator
    generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(step) &* 1009 &+ UInt64(moments))
    depth += 1
    body()
    depth -= 1
    generator = saved
  }

  private func begin(_ point: String) -> Bool {
    points.append(point)
    return !skipped.contains(point)
  }

  private func random(_ upTo: Int) -> Int { Int.random(in: 0..<upTo, using: &generator) }

  private func note(_ text: String) { log.append(String(repeating: "  ", count: depth) + text) }

  private func flush() {
    let carryOut = ofView
    ofView = nil
    carryOut?()
  }

  /// The host reports what the user has left: the model follows, if a view has moved before.
  private func report() {
    leaving = nil
    notReported?(&model)
    notReported = nil
  }

  // MARK: Moves

  private func anyName() -> String { ["A", "B", "C"][random(3)] }

  /// A riblet that is attached, and its router.
  private func anyPlace() -> any SpotNest {
    let routers = model.root.attached.compactMap { riblet in
      riblet.id == 0 ? app?.root : self.routers[riblet.id]?.router
    }.filter { !isDropped($0) }
    return routers.randomElement(using: &generator) ?? app.root
  }

  /// True for a riblet below one that is released while its builder runs: it is dropped and built again, without what is asked of it.
  private func isDropped(_ router: any SpotNest) -> Bool {
    guard let parent = router.nest.parent else { return false }
    return parent.nest.isClosing || isDropped(parent)
  }

  private func level(of id: Int) -> Int { model.parent(of: id).map { level(of: $0.id) + 1 } ?? 0 }

  private func anyRoute(from router: any SpotNest, as kinds: [SpotModel.Kind]? = nil) -> SpotModel.Route {
    var all = router is GroupRouter ? SpotModel.Kind.ofGroups : SpotModel.Kind.allCases
    if holdsStacks, router.nest.id == 0 { all = [.tab, .lazyTab, .page, .brief, .sheet, .secret, .feature] }
    let kind = (kinds ?? all).filter { all.contains($0) }.randomElement(using: &generator) ?? .page
    return SpotModel.Route(id: .init(kind: kind, name: anyName()), value: kind.hasValue ? random(2) : 0)
  }

  private func anyMove(at router: any SpotNest) -> SpotMove {
    switch random(10) {
    case 0 where level(of: router.nest.id) < 4:
      // Pages that are there come back in another order, with others among them.
      let there = model[router.nest.id]?.children.filter { $0.shown == .pushed }.compactMap(\.route) ?? []
      let kept = there.filter { $0.id.kind != .feature }.shuffled(using: &generator).prefix(random(4))
      let new = (0..<random(3)).map { _ in anyRoute(from: router, as: [.page, .brief, .part, .sheet, .tab]) }
      return .stack((Array(kept) + new).shuffled(using: &generator))
    case 1:
      let pages = model[router.nest.id]?.children.filter(\.shown.isOnStack) ?? []
      if let page = pages.randomElement(using: &generator)?.route?.id { return .pop(page) }
    case 2, 3:
      return .update((0...random(4)).map { anyMoveOfUpdate($0, at: router) })
    default: break
    }
    return anySingleMove(at: router)
  }

  /// A move that asks nothing of the app, or the return of a child that is there.
  private func anyMoveOfUpdate(_ index: Int, at router: any SpotNest) -> SpotMove {
    let children = model[router.nest.id]?.children ?? []
    if random(2) == 0, level(of: router.nest.id) < 4, let child = children.randomElement(using: &generator),
      let route = child.route, route.id.kind != .feature
    {
      return random(2) == 0 ? .leave(route.id) : .to(route, .push, as: child.shown)
    }
    let move = anySingleMove(at: router)
    if case .begin = move { return .popToRoot }
    // The moves before it may have removed the tab.
    if case .select = move, index > 0 { return .popToRoot }
    return move.routes.contains { $0.id.kind == .feature } ? .popToRoot : move
  }

  private func anySingleMove(at router: any SpotNest) -> SpotMove {
    let children = model[router.nest.id]?.children ?? []
    let child = children.randomElement(using: &generator)?.route?.id
    switch random(20) {
    case 0...8 where level(of: router.nest.id) < 4:
      let route = anyRoute(from: router)
      return .to(route, RouteAction.allCases[random(4)], as: anyWay(of: route, from: router))
    case 9 where !(holdsStacks && router.nest.id == 0):
      return .items((0..<random(4)).map { _ in anyRoute(from: router, as: [.item, .part]) })
    case 10: return .popToRoot
    case 11, 12: if let child { return .hold(child, random(3) > 0) }
    case 13, 14:
      if let tab = children.filter({ $0.shown == .tab }).randomElement(using: &generator)?.route?.id {
        return .select(tab)
      }
    case 15: return .begin((0...random(3)).map { _ in anyRoute(from: router) })
    default: break
    }
    return child.map { .leave($0) } ?? .to(anyRoute(from: router, as: [.part, .page, .sheet, .tab]), .push, as: nil)
  }

  private func anyWay(of route: SpotModel.Route, from router: any SpotNest) -> Shown? {
    guard random(5) == 0 else { return nil }
    var ways: [Shown] = [.pushed, .sheet, .fullScreen, .hidden]
    if route.id.kind != .group, !(holdsStacks && router.nest.id == 0) { ways += [.embedded, .item, .overlay] }
    if route.id.kind == .part { ways.append(.tab) }
    return ways.randomElement(using: &generator)
  }

  private func makeMove(at router: any SpotNest) { perform(anyMove(at: router), at: router) }

  private func perform(_ move: SpotMove, at router: any SpotNest) {
    let id = router.nest.id
    note("\(name(of: id)): \(move)")
    if case .to(let route, _, _) = move, route.id.kind == .feature {
      var isDone = false
      let carryOut = { [self] (isEnabled: Bool) in
        defer { isDone = true }
        guard !isDone, isEnabled else { return }
        // The answer may have the riblet leave; one that was never active is not told so.
        if !router.nest.isClosing {
          model.carryOut(move, at: id)
        } else if router.nest.hasBeenActive, !router.interactable.isActive {
          model.diagnoses += 1
        } else if router.nest.hasBeenActive {
          // Diagnosed if it is being deactivated, and not if only its parent has decided so.
          doubtful += 1
        }
      }
      asking.append((id, route.text, carryOut))
      watch(router.carryOut(move))
      asking.removeAll { $0.parent == id && $0.route == route.text }
      carryOut(true)
    } else {
      model.carryOut(move, at: id)
      // A window's next move interrupts a transition.
      let isFirst = !SpotTree.isWindow && depth == 0 && app.isStill && model.window(of: id) == 0
      let shown = watch(router.carryOut(move))
      if isFirst, !app.isStill { shownLater = shown }
    }
  }

  /// Notes when the screen shows a move.
  @discardableResult
  private func watch(_ transition: NavigationTransitionHandle) -> Moves {
    let (all, single) = (moves, Moves())
    all.made += 1
    Task {
      await transition.finished()
      all.finished += 1
      single.finished += 1
    }
    return single
  }

  private func name(of id: Int) -> String { "\(model[id]?.name ?? "?")#\(id)" }

  // MARK: Steps

  private func doSomething() async {
    let kind = random(31)
    if (16...20).contains(kind) || kind == 24 {
      // The user waits until nothing moves, and acts in a turn of their own.
      repeat {
        app.letTimePass()
        flush()
        await takeTurns()
      } while !app.isStill
    }
    switch kind {
    case 0...15: makeMove(at: anyPlace())
    case 16, 17: userLeaves()
    case 18: userSelects()
    case 19, 20: goBack()
    case 21: attach(below: anyPlace())
    case 22: detach(from: anyPlace())
    case 23: await ask(anyPlace())
    case 24: await answer()
    case 25: await followLink()
    case 26: write(anyPlace())
    case 27: handleSteps(anyPlace())
    case 28: openWindow(of: anyPlace())
    default: await restore()
    }
  }

  /// Time passes, or some of it, or none. Views may be loaded then.
  private func passTime() {
    switch random(3) {
    case 0: break
    case 1:
      note("some time passes")
      app.letSomeTimePass()
    default:
      note("time passes")
      app.letTimePass()
    }
    flush()
  }

  private func userLeaves() {
    let screen = model.screen()
    let layer = random(2) == 0 ? screen.layers.count - 1 : random(screen.layers.count)
    var stack = screen.layers[layer].stack
    // The stack of the tab that is selected.
    let inTab = stack.count == 1 ? stack[0].view?.inside.first { !$0.stack.isEmpty && $0.isSelected } : nil
    if let inTab { stack = [inTab] + inTab.stack }
    let index = random(stack.count)
    guard stack[index].shown.isOnStack else { return }
    note("the user leaves \(name(of: stack[index].riblet))")
    guard let leave = quietly({ app.userLeaves(layer: layer, index: index, isInTab: inTab != nil) }) else {
      return note("not in front")
    }
    let leaveModel = { (model: inout SpotModel) in
      if !SpotTree.isWindow {
        model.userLeaves([stack[index].riblet])
      } else if index == 0 {
        model.userLeaves([screen.layers[layer].riblet])
      } else if let held = stack[index...].last(where: { model[$0.riblet]?.isKept == true }) {
        model.userTries(toLeave: held.riblet)
      } else {
        model.userLeaves(stack[index...].map(\.riblet).reversed())
      }
    }
    hasMovedMeanwhile = false
    leaving = (model, app.state, leaveModel)
    leaveModel(&model)
    leave()
    flush()
    if app.userHasStayed { notReported = nil }
    report()
    forgetAttempt()
  }

  /// The moves of a view come before the report of an attempt, and one of whom is told before those to others: they may release or
  /// remove who would be told.
  private func forgetAttempt() {
    if hasMovedMeanwhile, model.notes.last?.contains(" tried ") == true { model.notes = told }
  }

  /// Looks at the screen without moves of the views that are read for this.
  private func quietly<Result>(_ look: () -> Result) -> Result {
    let saved = budget
    budget = 0
    defer { budget = saved }
    return look()
  }

  private func userSelects() {
    func views(_ part: SpotModel.Part) -> [SpotModel.View] {
      (part.view.map { [$0] + $0.inside.flatMap { views($0) } } ?? []) + part.stack.flatMap { views($0) }
    }
    let all = model.screen().layers.flatMap(\.stack).flatMap { views($0) }
    let tabs = all.flatMap { view in
      view.inside.filter { $0.shown == .tab }.enumerated().map { (view.riblet, $0.offset, $0.element.riblet) }
    }
    guard let (view, index, tab) = tabs.randomElement(using: &generator) else { return }
    guard let router = (view == 0 ? app.root : routers[view]?.router) as? SpotRouter else { return }
    note("the user selects \(name(of: tab))")
    guard let select = quietly({ app.userSelects(tab: index, of: router) }) else { return note("not in front") }
    model.userSelects(tab)
    select()
  }

  private func goBack() {
    let windows = model.root.attached.filter(\.hasWindow).map(\.id)
    if let window = windows.randomElement(using: &generator), random(2) == 0 { return goBack(in: window) }
    note("a step back")
    // A window that has views to read reads them first, and they may move riblets, whose views are read then.
    var before: String
    repeat {
      before = app.picture
      flush()
    } while app.picture != before || ofView != nil
    flush()
    let isDone = takeStepBack(in: 0)
    if app.userGoesBack() != isDone { fault = "goBack(): not \(isDone)" }
    forgetAttempt()
  }

  private func goBack(in window: Int) {
    note("a step back in the window of \(name(of: window))")
    let isDone = takeStepBack(in: window)
    if (routers[window]?.router as? SpotRouter)?.goBack() != isDone { fault = "goBack(): not \(isDone)" }
    forgetAttempt()
  }

  private func takeStepBack(in window: Int) -> Bool {
    hasMovedMeanwhile = false
    let asked = model.questions
    let isDone = model.goBack(in: window)
    for question in asked where !model.questions.contains(where: { $0.number == question.number }) {
      questions[question.number]?.expected = "Cancel"
    }
    return isDone
  }

  /// A window of a hidden riblet, or of one that must not have its own.
  private func openWindow(of router: any SpotNest) {
    guard let windows = app as AnyObject as? any SpotWindows, let riblet = model[router.nest.id], riblet.id != 0,
      let router = router as? SpotRouter
    else { return }
    note("a window of \(name(of: riblet.id))")
    if riblet.shown == .hidden {
      model.change(riblet.id) { $0.hasWindow = true }
    } else {
      model.diagnoses += 1
    }
    windows.openWindow(of: router)
  }

  private func attach(below router: any SpotNest) {
    guard level(of: router.nest.id) < 4 else { return }
    let id = model.newID()
    // A tab bar has no room for the children of a riblet without a view.
    let hasView = random(2) == 0 || (holdsStacks && router.nest.id == 0)
    let guest: any SpotNest =
      hasView ? SpotRouter("Guest", director: self) : GroupRouter("Guest", director: self, didBuild: { _ in })
    guest.nest.id = id
    guest.nest.parent = router
    register(guest)
    note("\(name(of: router.nest.id)) attaches #\(id)\(hasView ? "" : " without a view")")
    var riblet = SpotModel.Riblet(id: id, name: "Guest")
    riblet.hasView = hasView
    model.change(router.nest.id) { $0.guests.append(riblet) }
    router.attachChild(guest)
  }

  private func detach(from router: any SpotNest) {
    let id = router.nest.id
    guard let riblet = model[id] else { return }
    let open = riblet.children.indices.filter { !riblet.isReleased($0) }.map { riblet.children[$0].id }
    guard let child = (open + riblet.guests.map(\.id)).randomElement(using: &generator),
      let node = routers[child]?.router
    else { return }
    note("\(name(of: id)) detaches \(name(of: child))")
    // Without moves: the child is still in the list while it leaves.
    budget = 0
    model.change(id) { riblet in
      riblet.guests.removeAll { $0.id == child }
      if let index = riblet.children.firstIndex(where: { $0.id == child }) { riblet.remove(index) }
    }
    router.detachChild(node)
  }

  private func ask(_ router: any SpotNest) async {
    let number = model.newID()
    let canBeCancelled = random(2) == 0
    note("\(name(of: router.nest.id)) asks \(number)\(canBeCancelled ? ", to be cancelled" : "")")
    let question = NavigationAlert("Question \(number)", answers: canBeCancelled ? [.ok, .cancel] : [.ok])
    var expected: String?
    if model.window(of: router.nest.id) == nil {
      expected = "hidden"
    } else {
      model.questions.append(
        .init(number: number, asker: router.nest.id, title: question.title, canBeCancelled: canBeCancelled))
    }
    let given = Given()
    questions[number] = (given, expected)
    router.interactor.task { [weak router] _ in
      do { given.texts.append(try await router?.ask(question)?.title ?? "nil") } catch NavigationError.hidden {
        given.texts.append("hidden")
      }
    }
    await settle()
  }

  private func answer() async {
    guard let question = model.questions.first(where: { model.window(of: $0.asker) == 0 }) else { return }
    note("the user answers \(question.number)")
    questions[question.number]?.expected = "OK"
    model.questions.removeAll { $0.number == question.number }
    // A view that is read for this may remove the question.
    quietly { app.userAnswers() }
    await settle()
  }

  private func followLink() async {
    let routes: [SpotModel.Route]
    func route(_ kind: SpotModel.Kind) -> SpotModel.Route {
      .init(id: .init(kind: kind, name: anyName()), value: random(2))
    }
    switch random(4) {
    case 0: routes = [route(.tab), route(.page)]
    case 1: routes = [route(.page), route(.part)]
    case 2: routes = [route(.sheet)]
    default: routes = [route(.tab), route(.sheet), route(.page)]
    }
    if let link {
      link.task?.cancel()
      await app.test.settle()
      if link.result != "\(CancellationError())" {
        fault = "Link: ends with \(link.result ?? "success"), not cancelled"
      }
    }
    let next = Link(awaiting: random(3) == 0 ? routes.randomElement(using: &generator) : nil)
    note(
      "a link to \(routes.map(\.text).joined(separator: "/"))"
        + (next.awaited.map { ", which waits for \($0.text)" } ?? ""))
    let wanted = model.follow(routes, awaiting: next.awaited)
    // When it takes the steps of its path, compared with moves in callbacks, is not said.
    budget = 0
    link = next
    let before = told
    passing = wanted.steps
    open(routes, next)
    await settle(next, wanted, told: before)
  }

  /// Lets tasks run, and a host do what it has left to the next turn.
  private func takeTurns() async {
    await settle()
    isTakingTurns = true
    for _ in 0..<10 { await Task.yield() }
    isTakingTurns = false
  }

  /// True for a move of a view that a host shows in a later turn, if it may bring the child that a link waits for: the link would
  /// go on in that turn, before the model follows it.
  private func wakesLink(_ move: SpotMove, at id: Int) -> Bool {
    isTakingTurns && link?.waits?.below == id && move.routes.contains { $0.id == link?.awaited?.id }
  }

  /// Lets tasks run, and with them a link that has waited.
  private func settle() async {
    guard let link, let waits = link.waits else { return await app.test.settle() }
    if link.isLost {
      await app.test.settle()
      if link.result == nil || link.result == "it waits" {
        fault = "Link: \(link.result ?? "success"), its parent has gone"
      }
      self.link = nil
      return
    }
    await settle(link, model.follow(waits.path, from: waits.below, awaiting: link.awaited, hasWaited: true), told: told)
  }

  /// Lets a link run, and compares how it ends.
  private func settle(
    _ link: Link, _ wanted: (end: SpotModel.LinkEnd, steps: [SpotModel]), told before: [String]
  ) async {
    let saved = budget
    budget = 0
    passing = wanted.steps
    await app.test.settle()
    passing = []
    budget = saved
    link.waits = nil
    switch wanted.end {
    case .waits(let below, let path):
      link.waits = (below, path)
      if link.result != "it waits" { fault = "Link: ends with \(link.result ?? "success"), and has to wait" }
      return
    case .arrived:
      if let result = link.result { fault = "Link: ends with \(result)" }
    case .held(let held):
      if link.result == nil || link.result == "it waits" {
        fault = "Link: \(link.result ?? "success"), not held up by \(held.text)"
      }
      // How much of its path remains is not said.
      if told.count > before.count { model.notes = told }
      if var step = wanted.steps.first(where: { $0.state == app.state }) {
        (step.notes, step.questions) = (model.notes, model.questions)
        for riblet in step.root.all where !step.isAttached(riblet.id) { step.release(riblet.id) }
        model = step
      }
    }
    self.link = nil
  }

  private static let links = LinkCatalogue<any SpotRouting>(
    prefixes: ["app://"],
    links: [
      .link("Tab/{a:String}/{x:Int}/Page/{b:String}/{y:Int}") { link in
        LinkPath(to: SpotTab(name: try link.a, value: try link.x)).to(SpotPage(name: try link.b, value: try link.y))
      },
      .link("Page/{a:String}/{x:Int}/Part/{b:String}/{y:Int}") { link in
        LinkPath(to: SpotPage(name: try link.a, value: try link.x)).to(SpotPart(name: try link.b, value: try link.y))
      },
      .link("Sheet/{a:String}/{x:Int}") { link in LinkPath(to: SpotSheet(name: try link.a, value: try link.x)) },
      .link("Tab/{a:String}/{x:Int}/Sheet/{b:String}/{y:Int}/Page/{c:String}/{z:Int}") { link in
        LinkPath(to: SpotTab(name: try link.a, value: try link.x))
          .to(SpotSheet(name: try link.b, value: try link.y)).to(SpotPage(name: try link.c, value: try link.z))
      },
    ])

  private func open(_ routes: [SpotModel.Route], _ link: Link) {
    let address = "app://" + routes.map { "\($0.id.kind.rawValue)/\($0.id.name)/\($0.value)" }.joined(separator: "/")
    link.task = app.root.interactor.task { [weak root = app.root] _ in
      guard let root else { return }
      do {
        try await Self.links.open(address, from: root)
        link.result = nil
      } catch { link.result = "\(error)" }
    }
  }

  private func write(_ router: any SpotNest) {
    let draft = "\(random(100))"
    note("\(name(of: router.nest.id)) has the draft \(draft)")
    model.change(router.nest.id) { $0.draft = draft }
    isQuiet = true
    router.interactor.savedState.draft = draft
    isQuiet = false
  }

  /// True for a riblet that is attached by hand, and for those below it.
  private func isByHand(_ id: Int) -> Bool {
    guard id != 0, let riblet = model[id] else { return false }
    return riblet.route == nil || isByHand(model.parent(of: id)?.id ?? 0)
  }

  private func handleSteps(_ router: any SpotNest) {
    // Whether a riblet that is attached by hand is in the view in front is not said, nor for those below it.
    guard let riblet = model[router.nest.id], !isByHand(riblet.id) else { return }
    note("\(name(of: riblet.id)) handles a step back")
    model.change(riblet.id) { $0.backSteps = 1 }
    router.interactor.backSteps = 1
  }
}

// MARK: - Moves from callbacks

extension NavigationStorm: SpotDirector {
  func happened(_ moment: SpotMoment, in router: any SpotNest) {
    guard !isQuiet, fault == nil else { return }
    if moment != .shown {
      flush()
      if notReported == nil || (moment == .resigning && model.isAttached(router.nest.id)) { report() }
    }
    switch moment {
    case .built(let route):
      bind(router, route)
      beingBuilt[router.nest.id] = model[router.nest.id]
    case .resigning: retire(router)
    case .active:
      router.nest.hasBeenActive = true
      model.change(router.nest.id) { $0.hasCalledBegin = false }
    case .loaded, .restored, .shown, .handlesBack, .left, .tried: break
    }
    if budget > 0, fault == nil { runNested { answer(moment, of: router) } }
    if case .built = moment { endBuilding(router) }
  }

  func wasTold(_ text: String, riblet: Int) {
    guard !isQuiet, fault == nil else { return }
    report()
    told.append("\(riblet) \(text)")
  }

  func isEnabled(_ route: String, in parent: any SpotNest) -> Bool {
    guard let index = asking.lastIndex(where: { $0.parent == parent.nest.id && $0.route == route }) else { return true }
    let move = asking.remove(at: index)
    if budget > 0 { runNested { makeMove(from: parent, "isEnabled") } }
    flush()
    var isEnabled = true
    if depth > 0 || budget > 0 { runNested { isEnabled = random(4) > 0 } }
    if !isEnabled { note("which is switched off") }
    move.carryOut(isEnabled)
    return isEnabled
  }

  func isAwaited(_ route: String) -> Bool { link?.awaited?.text == route }

  private func answer(_ moment: SpotMoment, of router: any SpotNest) {
    guard random(5) == 0 else { return }
    switch moment {
    case .shown:
      guard ofView == nil, !isRestoring else { return }
      budget -= 1
      let place = anyPlace()
      let move = anyMove(at: place)
      if case .to(let route, _, _) = move, route.id.kind == .feature { return }
      guard !wakesLink(move, at: place.nest.id) else { return }
      note("\(moment) in \(name(of: router.nest.id)): \(name(of: place.nest.id)): \(move)")
      hasMovedMeanwhile = true
      // A toolkit reports that the user has left a view when the transition has ended, and may load the view behind it before.
      // The host carries out the move of that view first. The parents of what it removes are not notified.
      // The plain host reports at once: a view that is shown meanwhile is shown because the attempt was refused.
      if SpotTree.isWindow, let leaving, app.state == leaving.state {
        (model, notReported, self.leaving) = (leaving.model, leaving.leave, nil)
      }
      ofView = { [self] in model.carryOut(move, at: place.nest.id) }
      watch(place.carryOut(move))
    case .resigning where random(2) == 0:
      budget -= 1
      makeLastMove(of: router)
    default: makeMove(from: router, "\(moment)")
    }
  }

  private func makeMove(from router: any SpotNest, _ moment: String) {
    var place = random(2) == 0 || isRestoring || moment == "isEnabled" ? router : anyPlace()
    if random(4) == 0, !isRestoring, moment != "isEnabled", let parent = router.nest.parent { place = parent }
    guard !place.nest.isClosing, !isDropped(place), model[place.nest.id] != nil else { return }
    budget -= 1
    note("\(moment) in \(name(of: router.nest.id)):")
    var move = anyMove(at: place)
    // Which of two routes that are alike but for their places is built first is not said.
    if moment.hasPrefix("built"),
      move.routes.contains(where: { route in
        model[place.nest.id]?.children.contains { $0.route?.id == route.id } == true
      })
    {
      return
    }
    if moment == "active", place === router, random(2) == 0 {
      move = .begin((0...random(3)).map { _ in anyRoute(from: router) })
    }
    // What counts as an activation is not said for calls before it.
    if case .begin = move, moment != "active", model[place.nest.id]?.hasCalledBegin == true { return }
    guard !wakesLink(move, at: place.nest.id) else { return }
    // A riblet that is covered while its own builder runs is built again, without what its builder did.
    let isOwnBuilder = place === router && moment.hasPrefix("built")
    if moment.hasPrefix("tried") { hasMovedMeanwhile = true }
    let saved = budget
    if isOwnBuilder { budget = 0 }
    perform(move, at: place)
    if isOwnBuilder { budget = saved }
  }

  /// A riblet that leaves, or is released, may remove children, and adds none.
  private func makeLastMove(of router: any SpotNest) {
    let id = router.nest.id
    if random(3) == 0 {
      let move = SpotMove.to(.init(id: .init(kind: .part, name: "Late"), value: 0), .push, as: nil)
      note("\(name(of: id)) is closing: \(move)")
      model.diagnoses += 1
      _ = router.carryOut(move)
    } else {
      let child = model[id]?.children.randomElement(using: &generator)?.route?.id
      let moves = child.map { [SpotMove.leave($0), .pop($0), .update([.leave($0), .popToRoot])] } ?? [.popToRoot]
      let move = moves[random(moves.count)]
      note("\(name(of: id)) is closing: \(move)")
      model.carryOut(move, at: id)
      // What it leaves is not in its state.
      model.change(id) { if $0.children.isEmpty { $0.hasBegun = $0.hadBegun } }
      watch(router.carryOut(move))
    }
  }

  private func register(_ router: any SpotNest) {
    routers[router.nest.id] = WeakNest(router: router)
    former.append(("\(router.interactor.name)#\(router.nest.id)", WeakPart(part: router)))
    for part in router.viewOfSpot?.parts ?? [] {
      former.append(("view of \(router.interactor.name)#\(router.nest.id)", WeakPart(part: part)))
    }
  }

  /// A builder has built a riblet, which has to be in the list, and not be there yet.
  private func bind(_ router: any SpotNest, _ route: String) {
    guard let parent = router.nest.parent, let riblet = model[parent.nest.id] else {
      // Who is still being built does not know that its parent has left: it is dropped with what it builds.
      let isPassing = router.nest.parent?.nest.id == -1 && !passing.isEmpty
      if isPassing || router.nest.parent?.nest.hasBeenActive == false { return router.nest.id = -1 }
      fault = "\(route) is built below a riblet that has left"
      return
    }
    let open = riblet.children.indices.filter { riblet.children[$0].route?.text == route && !riblet.isReleased($0) }
      .map { riblet.children[$0].id }
    guard
      let id = open.first(where: { routers[$0]?.router == nil })
        ?? open.first(where: { routers[$0]?.router?.interactable.isActive == false })
    else {
      // A link removes again what a released riblet brings back in front of its destination.
      if passing.contains(where: { $0[riblet.id]?.children.contains { $0.route?.text == route } == true }) {
        return router.nest.id = -1
      }
      fault = "\(route) is built below \(name(of: riblet.id)), and there is no such child to be built"
      return
    }
    router.nest.id = id
    // Released before it was active, which it was not told: it comes back from its state.
    if routers[id] != nil { model.release(id) }
    model.change(id) { $0.hasCalledBegin = false }
    register(router)
  }

  /// A riblet that is released while its builder runs is dropped, with what was asked of it, and is built again later.
  private func endBuilding(_ router: any SpotNest) {
    let id = router.nest.id
    let parent = model.parent(of: id)
    if routers[id]?.router === router, let parent, let index = parent.children.firstIndex(where: { $0.id == id }),
      parent.isReleased(index)
    {
      drop(id)
    }
    beingBuilt[id] = nil
  }

  private func drop(_ id: Int) {
    guard let former = beingBuilt[id] else { return }
    model.change(id) { riblet in
      // Its place is its parent's.
      let place = riblet
      riblet = former
      (riblet.route, riblet.shown, riblet.arrival) = (place.route, place.shown, place.arrival)
      (riblet.isHeld, riblet.isSelected) = (place.isHeld, place.isSelected)
    }
  }

  /// A riblet leaves or is released, with everything below it.
  private func retire(_ router: any SpotNest) {
    var top = router
    while let parent = top.nest.parent, !model.isAttached(parent.nest.id) { top = parent }
    func retire(_ router: any SpotNest) {
      router.nest.isClosing = true
      if routers[router.nest.id]?.router === router {
        routers[router.nest.id] = nil
        model.release(router.nest.id)
        if link?.waits?.below == router.nest.id { link?.isLost = true }
      }
      for child in (router as any Routing).children { if let nest = child as? any SpotNest { retire(nest) } }
    }
    retire(top)
    for id in beingBuilt.keys where routers[id]?.router?.nest.parent?.nest.isClosing == true { drop(id) }
  }
}
