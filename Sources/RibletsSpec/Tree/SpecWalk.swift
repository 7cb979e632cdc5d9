/// One pass over a spec's tree: either to list all of its examples, or to reach one of them.
///
/// A walk for one example enters only the groups on its path, so variables of other groups are never made.
@MainActor
final class SpecWalk {
  /// The walk to which `describe`, `it` and the hooks add. A walk never waits, so there is at most one.
  private(set) static var current: SpecWalk?

  private struct Frame {
    var group: Int
    var hooks = GroupHooks()
  }

  /// The example to reach; nil lists all.
  private let target: [Int]?
  private var frames = [Frame(group: 0)]
  /// The number of groups and examples in the innermost group so far.
  private var position = 0
  /// The position of the example to reach, while its group is the innermost.
  private var wanted = -1
  private var path: [Int] = []
  private var words: [String] = []
  private var marks: [Mark] = []
  private var counts = [0]
  private var listed: [(example: OutlinedExample, groups: [Int])] = []
  /// The hooks of the groups on the path, from the top down; complete when the walk is over.
  private var closed: [GroupHooks] = []
  private var countsOnPath: [Int] = []
  private var reached: ReachedExample?

  private init(target: [Int]?) { self.target = target }

  /// Lists the examples of a spec, in the order of their declaration.
  static func list(_ spec: () -> Void) -> [OutlinedExample] {
    let walk = SpecWalk(target: nil)
    walk.run(spec)
    return walk.listed.map { listed in
      var example = listed.example
      example.counts = listed.groups.map { walk.counts[$0] }
      return example
    }
  }

  /// Walks to one example; nil if there is no example at its path any more.
  static func reach(_ path: [Int], in spec: () -> Void) -> ReachedExample? {
    let walk = SpecWalk(target: path)
    walk.run(spec)
    guard var reached = walk.reached else { return nil }
    reached.hooks = walk.closed
    reached.outline.counts = walk.countsOnPath
    return reached
  }

  private func run(_ spec: () -> Void) {
    let outer = SpecWalk.current
    SpecWalk.current = self
    defer { SpecWalk.current = outer }
    enter()
    spec()
    counts[0] = position
    leave()
  }

  func group(_ text: String, _ mark: Mark?, _ content: () -> Void) {
    let index = position
    position += 1
    if let target, target.count <= frames.count || target[frames.count - 1] != index { return }

    path.append(index)
    words.append(text)
    if let mark { marks.append(mark) }
    counts.append(0)
    frames.append(Frame(group: counts.count - 1))
    let outer = (position, wanted)
    enter()
    content()
    counts[frames[frames.count - 1].group] = position
    leave()
    (position, wanted) = outer
    if mark != nil { marks.removeLast() }
    words.removeLast()
    path.removeLast()
  }

  /// Starts to count in the new innermost group.
  private func enter() {
    position = 0
    guard let target else { return }
    wanted = target.count == frames.count ? target[frames.count - 1] : -1
  }

  /// Ends the innermost group. On a walk to one example, its hooks are kept.
  private func leave() {
    let frame = frames.removeLast()
    guard target != nil else { return }
    closed.insert(frame.hooks, at: 0)
    countsOnPath.insert(position, at: 0)
  }

  /// Counts an example, and returns true if this walk is for it. In a walk to one of a thousand the others cost only
  /// this.
  func takesExample() -> Bool {
    position += 1
    return target == nil || position - 1 == wanted
  }

  /// Adds an example that ``takesExample()`` has counted.
  func example(_ text: String, _ mark: Mark?, _ place: SpecPlace, _ body: @escaping Hook) {
    let outline = OutlinedExample(
      path: path + [position - 1], counts: [], words: words + [text], place: place, mark: marks.first ?? mark)
    if target == nil {
      listed.append((outline, frames.map(\.group)))
    } else {
      reached = ReachedExample(outline: outline, hooks: [], body: body)
    }
  }

  func opening(_ opening: GroupHooks.Opening) { frames[frames.count - 1].hooks.openings.append(opening) }

  func just(_ hook: @escaping Hook, _ place: SpecPlace) {
    frames[frames.count - 1].hooks.justs.append((hook, place))
  }

  func after(_ hook: @escaping Hook, _ place: SpecPlace) {
    frames[frames.count - 1].hooks.afters.append((hook, place))
  }
}

/// An example with its closures, from a walk of its own.
@MainActor
struct ReachedExample {
  var outline: OutlinedExample
  /// The hooks of its groups from the top down; the first are those outside of every group.
  var hooks: [GroupHooks]
  var body: Hook
}
