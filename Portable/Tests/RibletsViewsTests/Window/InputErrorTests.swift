import RibletsViews
import Testing

struct InputErrorTests {
  @Test(arguments: [
    (InputError.unknown("x", known: []), "Nothing is called 'x': there are no identifiers at all."),
    (.unknown("logn", known: ["cancel", "login"]), "Nothing is called 'logn'. There are: 'login', 'cancel'."),
    (.wrongKind("x", is: "field", wanted: "button"), "'x' is a field, not a button."),
    (.disabled("x"), "The button 'x' is disabled."),
    (.covered("x", by: "the alert 'Sure?'"), "'x' is covered by the alert 'Sure?'."),
    (.noWayBack("the screen 'Home'"), "There is no way back from the screen 'Home'."),
    (
      .rendering,
      "A body cannot send input. Send it from an action, or after the body has been read."
    ),
  ])
  func `an error says what, why and what there is`(_ error: InputError, _ text: String) {
    #expect(error.description == text)
  }

  @Test func `a long list is cut`() {
    let error = InputError.unknown("cell-5", known: (0..<100).map { "cell-\($0)" })

    #expect(
      error.description == """
        Nothing is called 'cell-5'. There are: 'cell-5', 'cell-0', 'cell-1', 'cell-15', 'cell-2', 'cell-25', 'cell-3', \
        'cell-35', 'cell-4', 'cell-45', 'cell-50', 'cell-51' and 88 more.
        """
    )
  }
}
