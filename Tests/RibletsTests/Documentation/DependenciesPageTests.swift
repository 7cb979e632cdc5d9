import Riblets
import Testing

@MainActor private protocol MutableScoreStream: AnyObject, Sendable {}
private final class ScoreStreamStorage: MutableScoreStream {}

@MainActor private protocol LoggedInDependency: Dependency {
  var clock: any RibletClock { get }
}

private final class LoggedInComponent: Component<any LoggedInDependency> {
  var scores: any MutableScoreStream { shared { ScoreStreamStorage() } }
}

// What the child needs is here already, so this is all.
extension LoggedInComponent: OffGameDependency {}

@MainActor private protocol OffGameDependency: Dependency {
  var scores: any MutableScoreStream { get }
}

private final class OffGameComponent: Component<any OffGameDependency> {
  var scores: any MutableScoreStream { dependency.scores }
}

@MainActor private protocol OffGameListener: AnyObject, Sendable {}
@MainActor private protocol OffGameRouting: Routing {}

@MainActor private protocol OffGameBuildable: Buildable {
  func build(withListener listener: any OffGameListener) -> any OffGameRouting
}

private final class OffGameInteractor: Interactor {
  weak var listener: (any OffGameListener)?
  let scores: any MutableScoreStream

  init(scores: any MutableScoreStream) {
    self.scores = scores
    super.init()
  }
}

private final class OffGameRouter: Router<OffGameInteractor>, OffGameRouting {}

private final class OffGameBuilder: Builder<any OffGameDependency>, OffGameBuildable {
  func build(withListener listener: any OffGameListener) -> any OffGameRouting {
    let component = OffGameComponent(dependency: dependency)
    let interactor = OffGameInteractor(scores: component.scores)
    interactor.listener = listener
    return OffGameRouter(interactor: interactor)
  }
}

/// The code of Documentation/Dependencies.md, compiled and run.
@MainActor
struct DependenciesPageTests {
  private final class Listener: OffGameListener {}

  private final class Parent: LoggedInDependency {
    let clock: any RibletClock = ManualClock()
  }

  @Test func `a child gets the instance that its parent's component shares`() throws {
    let component = LoggedInComponent(dependency: Parent())
    let listener = Listener()

    let router = OffGameBuilder(dependency: component).build(withListener: listener)

    let interactor = try #require(router as? OffGameRouter).interactor
    #expect(interactor.scores === component.scores)
    #expect(interactor.listener === listener)
  }
}
