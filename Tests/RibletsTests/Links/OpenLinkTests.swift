import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope)
struct OpenLinkTests {
  /// A root that follows a link when the user has logged in.
  private final class ShopRouter: LaunchRouter<Interactor, EmptyView>, LinkOpening {
    let logIn = MutableStateStream(false)
    var opened: [String] = []

    func open(_ link: String) async throws {
      guard link.hasPrefix("shop://") else { throw LinkFailure.foreign(address: link, prefixes: ["shop://"]) }
      try await logIn.stream.firstValue { $0 ? true : nil }
      opened.append(link)
    }
  }

  private final class EmptyView: ViewControllable {}

  private let test = TestScope.current()
  private let router = ShopRouter(interactor: Interactor(), viewController: EmptyView())

  @Test func `a link is followed while the caller goes on`() async {
    test.launch(router)
    let task = router.openLink("shop://cart")
    #expect(router.opened == [])
    router.logIn.send(true)
    await task.value
    #expect(router.opened == ["shop://cart"])
  }

  @Test func `a link that leads nowhere is diagnosed with its address`() async {
    test.launch(router)
    await router.openLink("mail://cart").value
    #expect(
      test.diagnoses.map(\.description) == [
        """
        The app cannot open a link. 'mail://cart' is no link of this app: it begins with none of 'shop://'.

        Check the address, or add a link for it to the 'LinkCatalogue'.
        """
      ])
  }

  @Test func `a link that is cancelled is no mistake`() async {
    test.launch(router)
    let task = router.openLink("shop://cart")
    task.cancel()
    await task.value
    #expect(router.opened == [])
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `a link of an app without links is diagnosed`() async {
    let router = LaunchRouter<Interactor, EmptyView>(interactor: Interactor(), viewController: EmptyView())
    test.launch(router)
    await router.openLink("shop://cart").value
    #expect(test.diagnoses.map(\.id) == ["riblets.opens-no-links"])
  }
}
