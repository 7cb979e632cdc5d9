import Testing

/// Tests of how an app tester fails a test: the text, the line, and the exit code.
@Suite struct AppFailureTests {
  private static let home = """
    On the screen:
      screen "Home"
        vertical
          field name "Name" = ""
          field pin "PIN" = "" secure
          toggle sound "Sound" off
          text "Quiet"
          button greet "Greet" primary disabled
          button details "More about it"
          button wait "Wait"
    """

  @Test func `every fixture fails at its own line and nowhere else`() async throws {
    let run = try await FailureRun.all.value

    #expect(run.exitCode == 1)
    #expect(run.strays == [])
    #expect(run.texts.filter { $0.value.count != 1 } == [:])
    #expect(run.silent == [])
  }

  @Test(arguments: [
    (
      "pressesWhatIsNotThere",
      """
      Cannot press 'gret'. Nothing is called 'gret'. There are: 'greet', 'wait', 'name', 'pin', 'sound', 'details'. \
      Did you mean 'greet'?
      """
    ),
    (
      "pressesByTheWords",
      """
      Cannot press 'More about it'. Nothing is called 'More about it'. There are: 'greet', 'wait', 'details', 'sound', \
      'name', 'pin'. Did you mean 'details', which shows "More about it"?
      """
    ),
    (
      "pressesWhatIsDisabled",
      """
      Cannot press 'greet'. The button 'greet' is disabled. Do first what enables it, or assert that it is: \
      expectButton("greet", isEnabled: false).
      """
    ),
    ("typesIntoAButton", "Cannot type into 'greet'. 'greet' is a button, not a field. Use press(_:)."),
    (
      "clearsWhatIsNotThere",
      """
      Cannot clear 'surname'. Nothing is called 'surname'. There are: 'name', 'sound', 'greet', 'pin', 'wait', 'details'.
      """
    ),
    ("togglesAField", "Cannot toggle 'name'. 'name' is a field, not a toggle. Use type(_:into:)."),
    ("setsAButton", "Cannot set 'details'. 'details' is a button, not a toggle. Use press(_:)."),
    ("goesBackFromTheFirstScreen", "Cannot go back. There is no way back from the screen 'Home'."),
    ("submitsWhatIsDisabled", "Cannot submit. The primary button 'greet' is disabled."),
    ("opensALinkThatIsRefused", "Cannot open 'farewell://Ann'. The app refused it: no greeting in 'farewell://Ann'"),
    (
      "opensALinkWithoutAWayTo",
      "Cannot open 'greeter://Ann'. This tester knows no way to. Make it with openLink: { link in … }."
    ),
    (
      "expectsATextThatIsNotThere",
      "\"Quite\" is not on the screen. There is \"Quiet\".\n\"Hello\" is not on the screen."
    ),
    ("expectsNoText", "\"Quiet\" can be read, and should not."),
    ("expectsNothing", "'greet' can be seen, and should not."),
    ("expectsAnotherTitle", "The title is \"Home\", not \"House\"."),
    ("expectsAnAlert", "There is no alert in front, and \"Hello, Ann!\" was expected."),
    (
      "expectsAnotherButton",
      """
      The button 'greet': its title is "Greet", not "Hello".
      The button 'greet': its state is disabled, not enabled.
      """
    ),
    (
      "expectsAButtonThatIsNotThere",
      """
      Nothing is called 'meet'. There are: 'greet', 'wait', 'name', 'pin', 'sound', 'details'. Did you mean 'greet'?
      """
    ),
    ("expectsAButtonThatIsAField", "'name' is a field, not a button. Use type(_:into:)."),
    (
      "expectsAnotherState",
      "The toggle 'sound': its state is off, not on.\nThe toggle 'sound': its title is \"Sound\", not \"Music\"."
    ),
    (
      "failsAfterARefusal",
      "The title is \"Home\", not \"Greeting\".\nThis may only follow from line 258: Cannot press 'gret'."
    ),
    (
      "forgetsToSettle",
      """
      The title is "Home", not "Ann".
      Not settled: the task 'outside' of HomeInteractor, started at RibletsViewsTestingTests/GreeterApp.swift:74. Let it \
      go on before: await app.settle().
      """
    ),
    (
      "runsUntilWhatDoesNotCome",
      """
      The condition of run(until:) does not hold: 0 actions ran in 0 s of virtual time, and nothing waits for time any \
      more.
      Check that what should make it true was started: only what waits for virtual time moves on by itself.
      """
    ),
  ])
  func `a failure says what, what was probably meant, and what is on the screen`(
    fixture: String, text: String
  ) async throws {
    let run = try await FailureRun.all.value
    #expect(run.texts[fixture] == ["Issue recorded\n\(text)\n\(Self.home)"])
  }

  @Test(arguments: [
    (
      "pressesWhatIsCovered",
      """
      Cannot press 'details' (press 3 of 4). 'details' is covered by the alert 'Hello, Ann!'. Answer it first: \
      dismissAlert("…").
      """
    ),
    (
      "pressesWhatASheetCovers",
      "Cannot press 'details'. 'details' is covered by the sheet 'Details'. Go back first: goBack()."
    ),
    (
      "goesBackFromAnAlert",
      "Cannot go back. There is no way back from the alert 'Hello, Ann!'. Answer it: dismissAlert(\"…\")."
    ),
    (
      "answersWithWordsThatAreNotThere",
      """
      Cannot answer the alert with "OK". Its answers are "Again", "Close". Say one of them: dismissAlert("…").
      """
    ),
    (
      "submitsWithoutAMainButton",
      "Cannot submit. The layer in front has no primary button. Press one by its identifier."
    ),
    ("dismissesAnAlertThatIsNotThere", "Cannot dismiss the alert. There is no alert in front."),
    ("actsInAnEmptyWindow", "Cannot press 'greet'. Nothing is called 'greet': there are no identifiers at all."),
    ("terminatesWithoutATree", "Cannot terminate the app. There is no tree of riblets."),
    (
      "expectsAnotherAlert",
      """
      The alert's title is "Hello, Ann!", not "Hello, Ben!".
      The alert's message is "Nice to meet you.", not "Nice.".
      The alert's answers are ["Again", "Close"], not ["Close"].
      """
    ),
    (
      "expectsRoomForChildren",
      """
      'RoomlessViewController' does not show a child that came by a route as 'item'.
      Put 'routeViews' into its body, or 'children(.item)' where such children belong.
      """
    ),
    ("expectsNoAlert", "The alert \"Hello, Ann!\" is in front, and none was expected."),
    (
      "expectsATextThatIsCovered",
      "\"All about greetings\" is not on the screen. It is on a screen that another one covers."
    ),
    (
      "expectsAButtonThatIsCovered",
      "Nothing is called 'greet': there are no identifiers at all. It is on a screen that another one covers."
    ),
    (
      "expectsAnotherValue",
      "The field 'name': its value is \"Ann\", not \"Ben\".\nThe field 'name': its placeholder is \"Name\", not \"Who\"."
    ),
    (
      "expectsAnotherSecret", "The field 'pin': its hidden value has 4 characters and is another than expected."
    ),
    (
      "forgetsToAdvance",
      """
      The title is "Home", not "Ann".
      Something waits for virtual time: it is 0 s, and the next action is due at 2 s. Let it pass before: await \
      app.advance(by:).
      """
    ),
    ("advancesBack", "Time cannot go back by -1 s. Give a duration of zero or more to advance(by:)."),
  ])
  func `a failure on another screen shows that one`(fixture: String, text: String) async throws {
    let run = try await FailureRun.all.value
    let found = try #require(run.texts[fixture]?.first)
    #expect(found.hasPrefix("Issue recorded\n\(text)\nOn the screen:\n  "))
    #expect(!found.hasSuffix(Self.home))
  }

  @Test(arguments: [
    (
      "expectsAnotherTree",
      """
      The tree of riblets is not as expected (expected: −, actual: +):
          Home
        −   Details
      """
    ),
    (
      "expectsAnotherViewTree",
      """
      The tree of view controllers is not as expected (expected: −, actual: +):
        − HomeViewController
        + HomeViewController "Home"
        +   presents DetailsViewController "Details"
      """
    ),
    (
      "expectsOtherTexts",
      """
      The texts are not as expected (expected: −, actual: +):
        − Loud
        + Quiet
      """
    ),
    (
      "launchesWithoutAScope",
      """
      This test has no scope. Add the trait to the test or its suite, as in @Suite(.testScope), or make one with \
      withTestScope { scope in … }.
      """
    ),
    (
      "showsAForeignView",
      """
      No window can show 'ForeignView': it is not a portable view controller.
      Give the builder a view of RibletsViews, or launch the router without one: router.launch(under: scope).
      """
    ),
    (
      "launchesAMock",
      """
      'RoutingMock' cannot be the root of a tree: it is neither a Router nor LaunchRouting.
      A whole app needs a real root; give mocks to the riblets below it.
      """
    ),
    (
      "looksForARouter",
      """
      No router in the tree is a 'HomeRouter'. It may not be attached yet, or be attached no more.
      The riblets:
        no tree
      """
    ),
    (
      "looksForAnInteractor",
      """
      No interactor in the tree is a 'DetailsInteractor'. It may not be attached yet, or be attached no more.
      The riblets:
        Home
      """
    ),
    (
      "cameElsewhere",
      """
      What came by routes is not as expected (expected: −, actual: +):
          Tab(title: Home) tab selected
        +   Product(id: 1) pushed
          Tab(title: Cart) tab
      """
    ),
    (
      "restoresWhatIsGone",
      """
      The state was not restored as a whole.
        - 'Oven' was left out: its parent has no such route.
      If that is expected, restore it before: #expect(router.restore(state) == […]).
      """
    ),
    (
      "restoresWithoutRoutes",
      """
      Nothing can be restored: 'HomeRouter' has no routes.
      Launch it without a state, or let its routing protocol inherit from 'Navigating'.
      """
    ),
  ])
  func `a failure that no screen explains shows none`(fixture: String, text: String) async throws {
    let run = try await FailureRun.all.value
    #expect(run.texts[fixture] == ["Issue recorded\n\(text)"])
  }

  @Test func `an app whose task waits outside says what was on the screen when settling gave up`() async throws {
    let text = try #require(try await FailureRun.all.value.texts["settlesWithSomethingForeign"]?.first)
    #expect(text.hasPrefix("Issue recorded\nSettling gave up after 0.2 s of real time"))
    #expect(text.contains("the task 'outside' of HomeInteractor"))
    #expect(text.hasSuffix(Self.home))
  }

  @Test func `a screen that is not as expected shows the lines that differ`() async throws {
    let text = try #require(try await FailureRun.all.value.texts["expectsAnotherScreen"]?.first)
    #expect(text.hasPrefix("Issue recorded\nThe screen is not as expected (expected: −, actual: +):\n"))
    let signs = text.split(separator: "\n").filter { $0.hasPrefix("  −") || $0.hasPrefix("  +") }
    #expect(
      signs == [
        "  −     button greet \"Greet\" primary", "  +     button greet \"Greet\" primary disabled",
        "  + sheet \"Details\" back", "  +   text \"All about greetings\"",
      ])
  }

  @Test func `a long screen is cut`() async throws {
    let text = try #require(try await FailureRun.all.value.texts["showsALongScreen"]?.first)
    #expect(text.hasSuffix("    text \"Row 58\"\n  … and 42 lines more"))
  }
}
