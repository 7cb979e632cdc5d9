import RibletsTesting
import SeededGenerator

@testable import Riblets

/// One random sequence; `SpotTree` is the tree and the screen of one toolkit.
@MainActor
final class NavigationStorm {
  private var generator: SeededGenerator
  private let holdsStacks: Bool
  private var app: SpotTree
  private var model = SpotModel.root
  private var lastID = 0
  private var log: [String] = []

  /// - Parameter holdsStacks: True for a root whose view has tabs with stacks of their own, and no room for others.
  init(seed: UInt64, holdsStacks: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.holdsStacks = holdsStacks
    app = SpotTree(holdsStacks: holdsStacks)
  }

  /// The steps up to the first difference; nil if there is none.
  func problem() -> String? {
    for number in 1...40 {
      if number == 40 { app.letTimePass() } else { step() }
      if let difference { return (log + [difference]).joined(separator: "\n") }
    }
    return nil
  }

  private var difference: String? {
    if app.state != model.state { return "State:\n\(app.state)\nModel:\n\(model.state)" }
    var names: [String] = []
    func note(_ router: any Routing) {
      for child in router.children {
        names.append((child as? SpotRouter)?.interactor.name ?? "?")
        if !child.interactable.isActive { names.append("inactive") }
        note(child)
      }
    }
    note(app.root)
    if names.sorted() != model.attached { return "Riblets: \(names.sorted())\nModel: \(model.attached)" }
    guard app.isStill else { return nil }
    let picture = app.screen(of: model)
    return app.screen == picture ? nil : "Screen: \(app.screen)\nModel:  \(picture)"
  }

  private func random(_ upTo: Int) -> Int { Int.random(in: 0..<upTo, using: &generator) }

  private func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// A riblet that is attached, by the indices on the way to it, and its router.
  private func anyPlace() -> (path: [Int], router: SpotRouter) {
    var (path, router, node): ([Int], SpotRouter, SpotModel) = ([], app.root, model)
    while random(3) > 0 {
      let open = node.below.indices.filter { !node.isReleased($0) }
      guard let index = open.randomElement(using: &generator) else { break }
      guard let next = router.navigator.node(of: router.navigator.list.children[index].number) as? SpotRouter else {
        break
      }
      path.append(index)
      (router, node) = (next, node.below[index])
    }
    return (path, router)
  }

  private func change(_ path: [Int], _ body: (inout SpotModel) -> Void) {
    func change(_ node: inout SpotModel, _ path: ArraySlice<Int>) {
      if let index = path.first { change(&node.below[index], path.dropFirst()) } else { body(&node) }
    }
    change(&model, path[...])
  }

  private func step() {
    let (path, router) = anyPlace()
    let place = "at \(path): "
    switch random(13) {
    case 0...5:
      guard path.count < 4 else { return }
      let kinds =
        holdsStacks && path.isEmpty ? [.tab, .lazyTab, .page, .brief, .sheet, .secret] : SpotModel.Kind.allCases
      let kind = kinds.randomElement(using: &generator) ?? .page
      let key = SpotModel.Key(kind: kind, name: ["A", "B", "C"][random(3)])
      let (value, action) = (random(2), RouteAction.allCases[random(4)])
      log.append(place + "\(kind) \(key.name) \(value) by \(action)")
      router.route(to: route(key, value), by: action)
      let id = nextID()
      change(path) { $0.lead(to: key, value, by: action.rawValue, id: id) }
    case 6:
      guard !holdsStacks || !path.isEmpty else { return }
      let items = (0..<random(4)).map { _ in (name: ["A", "B", "C"][random(3)], value: random(2), id: nextID()) }
      log.append(place + "items \(items.map(\.name))")
      router.show(items: items.map { .item($0.name, $0.value) })
      change(path) { $0.list(items) }
    case 7:
      log.append(place + "pop to root")
      router.popToRoot()
      change(path) { $0.popToRoot() }
    case 8:
      leave(path, router)
    case 9:
      select(path, router)
    case 10:
      personLeaves(path, router)
    case 11:
      log.append("time passes")
      app.letTimePass()
    default:
      log.append("save and restore")
      let state = app.root.navigationState
      app = SpotTree(holdsStacks: holdsStacks, restoring: state)
    }
  }

  private func leave(_ path: [Int], _ router: SpotRouter) {
    var key: SpotModel.Key?
    change(path) { node in
      guard let child = node.below.randomElement(using: &generator) else { return }
      key = child.key
      if let last = node.below.lastIndex(where: { $0.key == child.key }) { node.remove(last) }
    }
    guard let key else { return }
    log.append("at \(path): leave \(key)")
    router.leave(route(key, 0))
  }

  private func select(_ path: [Int], _ router: SpotRouter) {
    var index: Int?
    change(path) { node in
      index = node.below.indices.filter { node.below[$0].key.kind.place == "tab" }.randomElement(using: &generator)
      // By a move the last of equal ones is meant, but no two tabs are equal.
      if let index { node.select(node.below[index].id) }
    }
    guard let index else { return }
    let entries = router.navigator.list.children
    let edge = entries[index].route.value
    log.append("at \(path): select \(edge)")
    let number = entries[..<index].filter { $0.shown == .tab }.count
    if Bool.random(using: &generator), app.personSelects(tab: number, of: router) {
      log.append("by a person")
    } else {
      router.select(SpotRoute(unchecked: edge))
    }
  }

  /// A person swipes away what is pushed or a sheet, if it is on the screen.
  private func personLeaves(_ path: [Int], _ router: SpotRouter) {
    let entries = router.navigator.list.children
    guard let index = entries.indices.filter({ entries[$0].shown.isStacked }).randomElement(using: &generator),
      let view = router.navigator.node(of: entries[index].number)?.view, app.personLeaves(view)
    else { return }
    log.append("at \(path): a person leaves \(entries[index].route.value)")
    change(path) { $0.remove(index) }
  }

  private func route(_ key: SpotModel.Key, _ value: Int) -> SpotRoute {
    switch key.kind {
    case .part: .part(key.name, value)
    case .item: .item(key.name, value)
    case .page: .page(key.name, value)
    case .brief: .brief(key.name, value)
    case .sheet: .sheet(key.name, value)
    case .tab: .tab(key.name, value)
    case .lazyTab: .lazyTab(key.name, value)
    case .overlay: .overlay(key.name, value)
    case .secret: .secret(key.name, value)
    }
  }
}
