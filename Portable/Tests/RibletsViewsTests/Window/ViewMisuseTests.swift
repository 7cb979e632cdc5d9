@_spi(Hosts) import Riblets
import RibletsViews
import Testing

@MainActor
struct ViewMisuseTests {
  let log = DiagnosisLog()

  @Test func `a misuse outside a window is reported to the runtime of the task`() {
    let controller = ViewController()

    RibletRuntime.$current.withValue(log.runtime) { controller.addChild(controller) }

    let misuse = PresentationMisuse.alreadyPlaced("ViewController", .same, refused: .child(of: "ViewController"))
    #expect(log.misuses() == [misuse])
  }

  @Test func `a window reports to the runtime of the task that made it`() {
    let window = RibletRuntime.$current.withValue(log.runtime) { Window() }
    let controller = ViewController()
    window.rootViewController = controller

    controller.present(controller)

    let misuse = PresentationMisuse.alreadyPlaced("ViewController", .same, refused: .presented(by: "ViewController"))
    #expect(log.misuses() == [misuse])
  }

  @Test func `each misuse says what, where, and how to fix it`() {
    let misuses: [ViewMisuse] = [
      .sharedIdentifier("login", in: "Form", replacement: "login-2"),
      .embeddedStranger(child: "Cart", in: "Shop"),
      .embeddedTwice(child: "Cart", in: "Shop"),
      .bodyNeverSettles("Shop"),
      .appearanceNeverSettles("Shop"),
    ]

    for misuse in misuses { misuse.report(to: log.runtime) }

    #expect(
      log.texts == [
        """
        Two views of 'Form' have the identifier 'login'. The second one is 'login-2' now.

        Give each its own, or use 'identifierPrefix' for their rows.
        """,
        """
        'Shop' embeds 'Cart', which is not its child. Nothing is shown in its place.

        Call 'addChild' first.
        """,
        """
        'Shop' embeds 'Cart' twice. Only the first is shown.

        A view controller has one place; to show the same twice, make a second one.
        """,
        """
        The body of 'Shop' asks for another render each time it is read. Such requests are ignored now.

        A body only reads; change state in actions and callbacks.
        """,
        """
        Appearance callbacks change what is shown each time they are called, last in 'Shop'. The rest waits for the next \
        change.

        Let one of them happen once only.
        """,
      ])
  }
}
