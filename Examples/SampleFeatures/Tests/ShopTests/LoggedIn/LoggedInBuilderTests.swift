import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LoggedInBuilderTests {
  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: LoggedInListenerMock()) { listener in
      LoggedInBuilder(dependency: LoggedInDependencyMock(isSearchOn: true)).build(withListener: listener, name: "Ann")
    }

    tester.expectRouter(LoggedInRouter.self)
    tester.expectInteractor(LoggedInInteractor.self)
    tester.expect(LoggedInInteractor.self, \.listener, is: .listener)
    tester.expect(LoggedInInteractor.self, \.router, is: .router)
    await tester.expectReleased()
  }

  @Test func `its parts are given what it depends on`() {
    let dependency = LoggedInDependencyMock(isSearchOn: true)
    let component = LoggedInComponent(dependency: dependency, name: "Ann")

    #expect(component.isSearchOn)
    #expect(component.name == "Ann")
    #expect(component.basket === component.basket)
  }
}
