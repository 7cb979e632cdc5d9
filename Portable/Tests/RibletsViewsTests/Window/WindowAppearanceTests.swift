import RibletsViews
import SeededGenerator
import Testing

@testable import Riblets

/// Holds one view controller to the order of its callbacks.
@MainActor
private final class Watched: ViewController {
  enum Phase { case new, hidden, appearing, appeared, disappearing }

  let id: Int
  private(set) var phase = Phase.new
  private(set) var mistakes: [String] = []
  var react: @MainActor () -> Void = {}

  init(_ id: Int) {
    self.id = id
    super.init()
    title = "\(id)"
  }

  @ViewBuilder override var body: any View { for child in children { child } }

  override func viewDidLoad() { move("didLoad", from: [.new], to: .hidden) }
  override func viewWillAppear() { move("willAppear", from: [.hidden, .disappearing], to: .appearing) }
  override func viewDidAppear() { move("didAppear", from: [.appearing], to: .appeared) }
  override func viewWillDisappear() { move("willDisappear", from: [.appearing, .appeared], to: .disappearing) }
  override func viewDidDisappear() { move("didDisappear", from: [.disappearing], to: .hidden) }

  private func move(_ callback: String, from allowed: [Phase], to next: Phase) {
    if !allowed.contains(phase) { mistakes.append("\(id): \(callback) while \(phase)") }
    phase = next
    react()
  }
}

/// A window, some view controllers, and moves by chance.
@MainActor
private final class RandomWalk {
  let clock = ManualClock()
  let window: Window
  var random: SeededGenerator
  var controllers: [Watched] = []
  var navigations: [NavigationController] = []
  /// The number of moves that callbacks may still make.
  var reactions = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    window = Window(clock: clock, transitionDuration: Bool.random(using: &random) ? .zero : .seconds(1))
    controllers = (0..<8).map { Watched($0) }
    navigations = (0..<2).map { _ in NavigationController() }
    for controller in controllers { controller.react = { [unowned self] in react() } }
    window.rootViewController = Bool.random(using: &random) ? controllers[0] : navigations[0]
  }

  func react() {
    guard reactions > 0, Int.random(in: 0..<3, using: &random) == 0 else { return }
    reactions -= 1
    move()
  }

  func move() {
    let one: ViewController = anyController()
    let other: ViewController = anyController()
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: one.present(other, style: [.full, .sheet, .alert].randomElement(using: &random) ?? .full)
    case 2: one.dismiss()
    case 3: one.addChild(other)
    case 4: one.removeFromParent()
    case 5, 6: navigation().push(other)
    case 7: navigation().pop()
    case 8: navigation().setViewControllers([one, other])
    case 9: one.replaceModal(Bool.random(using: &random) ? other : nil)
    case 10: try? window.goBack()
    case 11: clock.advance(by: .milliseconds(Int.random(in: 0...1200, using: &random)))
    case 12: one.present(other).interrupt()
    default: _ = window.frame
    }
  }

  private func anyController() -> ViewController {
    Int.random(in: 0..<5, using: &random) == 0
      ? navigation() : controllers[Int.random(in: controllers.indices, using: &random)]
  }

  private func navigation() -> NavigationController {
    navigations[Int.random(in: navigations.indices, using: &random)]
  }
}

@MainActor
struct WindowAppearanceTests {
  private let silent = RibletRuntime(reporter: .silent)

  @Test func `any moves, also from callbacks, keep the order of callbacks`() {
    let seed = UInt64.random(in: .min ... .max)
    print("WindowAppearanceTests seed: \(seed)")
    RibletRuntime.$current.withValue(silent) {
      for run in 0..<1000 as Range<UInt64> {
        let walk = RandomWalk(seed: seed &+ run)
        for _ in 0..<30 {
          walk.reactions = 3
          walk.move()
        }
        walk.reactions = 0
        walk.clock.advance(by: .seconds(5))

        check(walk, "seed \(seed &+ run)")
      }
    }
  }

  @Test func `nothing is left of a walk when its window is gone`() {
    let seed = UInt64.random(in: .min ... .max)
    print("WindowAppearanceTests seed: \(seed)")
    for run in 0..<100 as Range<UInt64> {
      var freed: [() -> Bool] = []
      RibletRuntime.$current.withValue(silent) {
        let walk = RandomWalk(seed: seed &+ run)
        for _ in 0..<20 { walk.move() }
        freed = walk.controllers.map { controller in { [weak controller] in controller == nil } }
        walk.clock.advance(by: .seconds(5))
      }
      #expect(freed.allSatisfy { $0() }, "seed \(seed &+ run)")
    }
  }

  private func check(_ walk: RandomWalk, _ comment: Comment) {
    let frame = walk.window.frame
    #expect(Set(frame.layers.map(\.key)).count == frame.layers.count, comment)
    for controller in walk.controllers {
      #expect(controller.mistakes == [], comment)
      #expect(controller.phase != .appearing && controller.phase != .disappearing, comment)
      #expect(controller.presence == (controller.isInWindow ? .shown : .hidden), comment)
      if controller.phase == .appeared { #expect(controller.isInWindow, comment) }
    }
    for (index, layer) in frame.layers.enumerated() {
      guard let id = Int(layer.title) else { continue }
      let isVisible = frame.visibleLayers.indices.contains(index)
      #expect(walk.controllers[id].phase == (isVisible ? .appeared : .hidden), comment)
    }
    #expect(walk.clock.pendingCount == 0, comment)
  }

  @Test func `a thousand children appear in time in proportion to their number`() {
    let window = Window()
    let root = ViewController()
    let log = CallbackLog()
    for number in 0..<1000 { root.addChild(LoggedViewController("\(number)", log: log)) }

    window.rootViewController = root

    #expect(log.take().count == 3000)
  }
}
