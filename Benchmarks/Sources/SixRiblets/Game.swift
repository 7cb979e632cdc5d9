internal import Riblets

protocol GameDependency: Dependency {
  var names: (String, String) { get }
}

final class GameComponent: Component<any GameDependency> {}

@MainActor
protocol GameListener: AnyObject, Sendable {
  func gameDidEnd(winner: String)
}

protocol GameInteractable: Interactable {
  var listener: (any GameListener)? { get set }
}

/// Plays by itself: both take the first free cell in turn.
final class GameInteractor: Interactor, GameInteractable {
  weak var listener: (any GameListener)?
  private let names: (String, String)
  private var cells = [Int](repeating: 0, count: 9)
  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  init(names: (String, String)) {
    self.names = names
  }

  override func didBecomeActive() {
    while winner == 0 { play() }
    tellWinner()
  }

  private func play() {
    guard let free = cells.firstIndex(of: 0) else { return }
    cells[free] = cells.count { $0 != 0 }.isMultiple(of: 2) ? 1 : 2
  }

  private func tellWinner() {
    listener?.gameDidEnd(winner: winner == 1 ? names.0 : names.1)
  }

  private var winner: Int {
    for line in Self.lines where cells[line[0]] != 0 {
      if line.allSatisfy({ cells[$0] == cells[line[0]] }) { return cells[line[0]] }
    }
    return 0
  }
}

final class GameRouter: Router<any GameInteractable> {}

protocol GameBuildable: Buildable {
  func build(withListener listener: any GameListener) -> any Routing
}

final class GameBuilder: Builder<any GameDependency>, GameBuildable {
  func build(withListener listener: any GameListener) -> any Routing {
    let component = GameComponent(dependency: dependency)
    let interactor = GameInteractor(names: component.dependency.names)
    interactor.listener = listener
    let router = GameRouter(interactor: interactor)
    router.ribletComponent = component
    return router
  }
}
