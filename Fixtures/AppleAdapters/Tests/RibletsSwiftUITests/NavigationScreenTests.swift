import Riblets
import RibletsTesting
import SwiftUI
import Testing

@testable import RibletsSwiftUI

@MainActor
@Suite(.testScope)
struct NavigationScreenTests {
  let test = TestScope.current()
  let shop = Shop(in: TestScope.current())

  @Test func `what is pushed is shown`() {
    #expect(shop.window.texts == ["Bottom"])
    shop.push("Details")
    #expect(shop.window.texts == ["Details"])
  }

  @Test func `a pop by the user detaches the riblet once`() {
    shop.push("Details")

    shop.window.goBack()
    shop.window.update()

    #expect(shop.interactor.left == ["Details"])
    #expect(shop.router.detached == 1)
    #expect(shop.attached == 1)
    #expect(shop.window.texts == ["Bottom"])
  }

  @Test func `a pop by the app is not told`() throws {
    shop.push("Details")

    shop.router.leave(try #require(shop.screen("Details")))
    shop.window.update()

    #expect(shop.interactor.left == [])
    #expect(shop.router.detached == 1)
    #expect(shop.window.texts == ["Bottom"])
  }

  @Test func `an answer that comes after the app has popped is not told`() throws {
    shop.push("A", "B")

    shop.screen.pop()
    shop.window.goBack()

    #expect(shop.interactor.left == [])
    #expect(shop.stack == ["Bottom", "A"])
  }

  @Test func `a screen that is pushed while the user pops another stays`() {
    shop.push("A")

    shop.router.push(page("B"))
    shop.window.goBack()

    #expect(shop.interactor.left == ["A"])
    #expect(shop.stack == ["Bottom", "B"])
  }

  @Test func `a swipe that is taken back pops nothing, also where SwiftUI sets the path first, as in iOS 16.0`() {
    shop.screen.setsPathEarly = true
    shop.push("A")

    shop.window.swipeBack().cancel()
    #expect(shop.interactor.left == [])
    #expect(shop.window.texts == ["A"])
    shop.push("B")
    shop.screen.pop()
    shop.window.update()
    #expect(shop.stack == ["Bottom", "A"])

    shop.window.swipeBack().finish()
    #expect(shop.interactor.left == ["A"])
    #expect(shop.router.detached == 1)
    #expect(shop.window.texts == ["Bottom"])
  }

  @Test func `pops take off what they say, and nothing where there is nothing`() throws {
    shop.push("A", "B", "C", "D")

    shop.screen.pop()
    #expect(shop.stack == ["Bottom", "A", "B", "C"])
    shop.screen.pop(try #require(shop.screen("B")))
    #expect(shop.stack == ["Bottom", "A"])
    shop.push("B", "C")
    shop.screen.pop(to: try #require(shop.screen("A")))
    #expect(shop.stack == ["Bottom", "A"])
    shop.screen.popToRoot()
    shop.screen.pop()
    shop.screen.popToRoot()
    shop.screen.pop(try #require(shop.screen("Bottom")))
    shop.screen.pop(to: PageScreen("Stranger"))
    #expect(shop.stack == ["Bottom"])
    #expect(shop.interactor.left == [])
  }

  @Test func `a screen that is shown already is refused`() throws {
    shop.push("Details")

    shop.screen.push(try #require(shop.screen("Details")))

    #expect(shop.stack == ["Bottom", "Details"])
    #expect(
      test.diagnoses.map(\.description) == [
        """
        'PageScreen' cannot be pushed onto 'ShopScreen': it is shown already.

        Take it out there first, or make a second one.
        """
      ])
  }

  @Test func `a stack inside a sheet tells its own pops, and the sheet goes as one`() {
    let inner = NavigationScreen(root: PageScreen("Sheet"))
    var popped = 0
    let subscription = inner.userPops.sink { _ in popped += 1 }
    shop.screen.present(inner)
    for title in ["A", "B"] { inner.push(PageScreen(title)) }
    shop.window.update()
    #expect(shop.window.texts == ["Bottom", "B"])

    shop.window.goBack()
    shop.window.update()
    #expect(popped == 1)
    #expect(shop.window.texts == ["Bottom", "A"])

    inner.popToRoot()
    shop.window.update()
    shop.window.goBack()
    shop.window.update()
    #expect(popped == 1)
    #expect(shop.interactor.left == ["?"])
    #expect(shop.window.texts == ["Bottom"])
    subscription.cancel()
  }
}
