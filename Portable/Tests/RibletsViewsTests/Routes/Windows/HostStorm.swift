import SeededGenerator
import Testing

@testable import Riblets

// What a host has to cope with. Each change comes while nothing moves, during a transition, or from a view that is just
// being shown:
//
// | Kind of layer | Changes |
// | --- | --- |
// | the layer at the back | pages come, leave and change their order; it is empty, and is not any more |
// | sheet, full screen | comes in front, behind or between others; leaves in front, behind or between them; changes its position; becomes the other kind |
// | its stack | the first view is another one, as in a flow without a view; a view comes from another layer; a page is released and comes back |
// | alert | comes, leaves, is another one; the layer behind it leaves with it or without it |
// | the user | dismisses or pops something that stays nevertheless |

/// Lists of layers that are passed to a host, one after another, without a tree. `HostStage` is the window of one toolkit.
@MainActor
final class HostStorm {
  private struct Layer {
    let id: UInt32
    var shown: Shown
    /// The numbers of views, from 201 upwards, and of places whose views are released.
    var stack: [UInt32]
  }

  private struct SeenView {
    let number: UInt32
    weak let view: (any ViewControllable)?
  }

  private var generator: SeededGenerator
  private let stage = HostStage()
  /// The views of the layers. Nobody else holds them.
  private var views: [UInt32: any ViewControllable] = [:]
  private var seen: [SeenView] = []
  private var layers: [Layer]
  private var question: Int?
  private var last: UInt32 = 200
  private var log: [String] = []
  private var isShowing = false
  private var isAsked = false
  private var transition: (any ScreenTransition)?
  private var hasEnded = false
  /// True if nothing moved before the last change.
  private var wasStill = true
  private var (previous, lastPicture) = ("", "")
  private var (previousIDs, lastIDs): ([String], [String]) = ([], [])

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    layers = [Layer(id: 0, shown: .fullScreen, stack: [])]
  }

  /// The steps up to the first difference; `nil` if there is none.
  func problem() async -> String? {
    layers[0].stack.append(makeView())
    show()
    for _ in 1...30 {
      await step()
      if let difference { return (log + [difference]).joined(separator: "\n") }
    }
    return await end()
  }

  private func step() async {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...5:
      for _ in 0...Int.random(in: 0...2, using: &generator) { change() }
      log.append(picture)
      show()
      // A host without a transition has shown the screen.
      if transition == nil { hasEnded = true }
    case 6, 7:
      log.append("some time passes")
      stage.letTimePass(milliseconds: Int.random(in: 50...400, using: &generator))
    case 8:
      log.append("time passes")
      stage.letTimePass()
    default:
      guard stage.isStill else { return }
      log.append("the user goes back")
      stage.goBack()
      stage.letTimePass()
    }
    for _ in 0..<5 { await Task.yield() }
  }

  private var difference: String? {
    if !stage.diagnoses.isEmpty { return "Diagnosed: \(stage.diagnoses)" }
    let screen = stage.screen
    let held = seen.filter { views[$0.number] == nil && $0.view != nil }.map(\.number)
    if stage.isStill, !held.isEmpty { return "Held: \(held)" }
    let (shown, wanted, before) = (Self.parts(screen), Self.parts(picture), Self.parts(previous))
    let kinds = { (parts: [String]) in parts.map { $0.prefix { !$0.isNumber && $0 != "-" } } }
    // A change that has ended is shown. Other ones may still wait for a transition.
    let isShown =
      if stage.isStill || stage.showsAtOnce || (hasEnded && wasStill) {
        screen == picture
      } else if !hasEnded {
        true
      } else if wanted.count != before.count || lastIDs != previousIDs {
        kinds(shown) == kinds(wanted)
      } else {
        wanted.indices.allSatisfy {
          wanted[$0] == before[$0] || (shown.indices.contains($0) && shown[$0] == wanted[$0])
        }
      }
    return isShown ? nil : "Shown:  \(screen)\nWanted: \(picture)"
  }

  private static func parts(_ picture: String) -> [String] {
    picture.split(separator: " / ", omittingEmptySubsequences: false).map(String.init)
  }

  /// Empties the window: the host holds no view any more.
  private func end() async -> String? {
    stage.letTimePass()
    if let transition, !(await transition.finished()) {
      return (log + ["The last change is interrupted."]).joined(separator: "\n")
    }
    (layers, question, transition, views) = ([Layer(id: 0, shown: .fullScreen, stack: [])], nil, nil, [:])
    show()
    stage.letTimePass()
    for _ in 0..<5 { await Task.yield() }
    if let difference { return (log + [difference]).joined(separator: "\n") }
    return nil
  }

  // MARK: The host

  private func show() {
    repeat {
      if isAsked {
        change()
        log.append("a view asks for \(picture)")
      }
      (isAsked, isShowing) = (false, true)
      (previous, lastPicture) = (lastPicture, picture)
      (previousIDs, lastIDs) = (lastIDs, layers.map { "\($0.id) \($0.shown)" })
      hasEnded = false
      wasStill = stage.isStill
      let transition = stage.host.show(contents)
      isShowing = false
      self.transition = transition
      Task { [weak self] in
        let isWhole = await transition?.finished() ?? true
        if let self, isWhole, self.transition === transition { hasEnded = true }
      }
    } while isAsked
  }

  /// A view asks for another screen: at once, or after the running call, as the tree does it.
  private func viewDidLoad() {
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return }
    isAsked = true
    if isShowing { return }
    show()
    wasStill = false
  }

  private var contents: ScreenContents {
    let layers = layers.enumerated().map { index, layer in
      ScreenContents.Layer(
        place: index == 0 ? nil : place(layer.id, shown: layer.shown), shown: layer.shown,
        stack: layer.stack.map { place($0, shown: .pushed) })
    }
    let alert = question.map {
      PlacedAlert(question: NavigationAlert("\($0)"), id: $0, reports: stage.root.navigator.reports)
    }
    return ScreenContents(layers: layers, question: alert)
  }

  private func place(_ number: UInt32, shown: Shown) -> PlacedView {
    let child = RouteList.Child(AnyRoute(SpotPage(name: "\(number)")), as: shown, at: number)
    return PlacedView(views[number], of: child, in: stage.root.navigator)
  }

  private var picture: String {
    let texts = layers.enumerated().map { index, layer in
      (index == 0 ? "" : "\(layer.shown): ")
        + layer.stack.map { views[$0] == nil ? "-" : "\($0)" }.joined(separator: " > ")
    }
    return (texts + (question.map { ["? \($0)"] } ?? [])).joined(separator: " / ")
  }

  // MARK: Changes

  private func next() -> UInt32 {
    last += 1
    return last
  }

  private func makeView() -> UInt32 {
    let view = stage.makeView("\(next())") { [weak self] in self?.viewDidLoad() }
    views[last] = view
    seen.append(SeenView(number: last, view: view))
    return last
  }

  private func change() {
    let layer = Int.random(in: 0..<layers.count, using: &generator)
    switch Int.random(in: 0..<11, using: &generator) {
    case 0, 1:
      guard layers.count < 5 else { return }
      let shown = [Shown.sheet, .fullScreen][Int.random(in: 0...1, using: &generator)]
      layers.insert(Layer(id: next(), shown: shown, stack: [makeView()]), at: layer + 1)
    case 2, 3:
      if layer > 0 { layers.remove(at: layer) } else { layers.removeLast(layers.count - 1) }
    case 4:
      guard layer > 0 else { return }
      layers.insert(layers.remove(at: layer), at: Int.random(in: 1...layers.count, using: &generator))
    case 5:
      if layer > 0 { layers[layer].shown = layers[layer].shown == .sheet ? .fullScreen : .sheet }
    case 6:
      layers[layer].stack.append(makeView())
    case 7:
      layers[layer].stack.append(100 + UInt32(layer))
      if Set(layers[layer].stack).count < layers[layer].stack.count { layers[layer].stack.removeLast() }
    case 8:
      layers[layer].stack = [makeView()] + layers[layer].stack.dropFirst()
    case 9:
      let page = layers[layer].stack.popLast()
      let other = Int.random(in: 0..<layers.count, using: &generator)
      // A view comes from another layer only if its riblet is attached elsewhere by hand.
      if let page, page > 200, stage.isStill, !isShowing { layers[other].stack.insert(page, at: 0) }
    default:
      question = question == nil ? Int(next()) : Bool.random(using: &generator) ? nil : Int(next())
    }
    // The tree makes no layer without a view. A place is released in one layer at a time.
    layers = [layers[0]] + layers.dropFirst().filter { !$0.stack.isEmpty }
    for index in layers.indices {
      layers[index].stack.removeAll { 100..<200 ~= $0 && $0 != 100 + UInt32(index) }
      if index > 0, layers[index].stack.isEmpty { layers[index].stack = [makeView()] }
    }
    views = views.filter { number, _ in layers.contains { $0.stack.contains(number) } }
  }
}
