import Riblets
import RibletsViews
import Testing

@testable import TicTacToe

@MainActor
struct RootBuilderTests {
  let dependency = DependencyFake()

  @Test func `the parts of the root know each other`() throws {
    let built = RootBuilder(dependency: dependency).build()

    let router = try #require(built.launchRouter as? RootRouter)
    let interactor = try #require(built.urlHandler as? RootInteractor)
    let view = try #require(router.viewController as? RootViewController)
    #expect(router.interactor === interactor)
    #expect(interactor.router === router)
    #expect(interactor.presenter === view)
    #expect(view.listener === interactor)
    #expect(router.children.isEmpty)
  }

  @Test func `each build has parts of its own`() {
    let builder = RootBuilder(dependency: dependency)

    #expect(builder.build().launchRouter !== builder.build().launchRouter)
  }

  @Test func `its component hands the root's view and the app's dependencies down`() {
    let view = RootViewController()
    let component = RootComponent(dependency: dependency, rootViewController: view)

    #expect(component.loggedInViewController === view)
    #expect(component.randomSource === dependency.randomSource)
    #expect(component.wallClock === dependency.wallClock)
  }
}
