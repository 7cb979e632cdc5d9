import Riblets
import RibletsViews
import Testing

@MainActor
struct PortableViewTests {
  private final class ForeignView: ViewControllable {}

  @Test func `a portable view controller is found behind a router's view`() {
    let controller = ViewController()
    let view: any ViewControllable = controller

    #expect(view.viewController === controller)
  }

  @Test func `a view of another toolkit stops with the fix`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ForeignView().viewController }
    }

    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("'ForeignView' is not a portable view controller"))
    #expect(message.contains("Make it a subclass of 'ViewController'"))
  }
}
