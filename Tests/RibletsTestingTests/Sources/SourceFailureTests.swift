import ChildTestRun
import Foundation
import Testing

/// Tests of the messages about misuse of scripted sources, and of their lines.
@Suite struct SourceFailureTests {
  @Test func `each misuse fails its test at the line that has to change`() async throws {
    let run = try await ChildTestRun(filter: "SourceFailureFixtures")
    #expect(run.exitCode == 1)
    for (name, text) in Self.texts {
      let line = try FixtureLines.line(of: name, in: "Sources/SourceFailureFixtures.swift")
      let expected = text.replacingOccurrences(of: "{before}", with: "\(line - 1)")
      #expect(run.failures.filter { $0.line == line }.map(\.text) == ["Issue recorded\n\(expected)"], "\(name)")
    }
    #expect(run.failures.count == Self.texts.count)
    #expect(run.failures.allSatisfy { $0.file == "SourceFailureFixtures.swift" })
  }

  private static let texts: KeyValuePairs = [
    "negativeTime": """
    Nothing can come before time begins, at 0 s. Left out: .at(-1, "b"), .at(.milliseconds(-500), "c").
    Give each event of a script a time of zero or more.
    """,
    "past": """
    This hot source was made at 10 s, too late for a part of its script. Left out: .at(1, 1), .at(2, 2), .at(3, 3), \
    .at(4, 4), .at(5, 5) and 3 more.
    A hot source counts from the start of the scope: make it before time moves, or count on from now. The script of \
    a cold source counts from the subscription.
    """,
    "afterTheEnd": """
    Nothing can come after the end of a stream, .finished(at: 10). Left out: .at(10, 2), .at(12, 3).
    Let the stream finish later, or take these events out of the script.
    """,
    "afterTheScope": """
    This source was made after its scope was closed: time does not move any more, and open \
    subscriptions are not reported. Make it before the test ends.
    """,
    "otherScope": """
    This source belongs to another scope than the test that uses it: it sends when that scope's time moves, not \
    this one's. Make it with the scope of the test, or for the clock alone, with 'clock:', if two times are meant.
    """,
    "otherScopeRecorded": """
    This recorder keeps the time of another clock than the source that sends to it: at 1 s of the source it is 0 s \
    here. Make source and recorder with the same scope.
    """,
    "liveSubscription": """
    A subscription to this source still lives at the end of the test, since 0.5 s.
    Deactivate or cancel who subscribed, or let the script finish.
    """,
    "liveSubscriptions": """
    7 subscriptions to this source still live at the end of the test, since 0 s.
    Deactivate or cancel who subscribed, or let the script finish.
    """,
    "sinkThatLives": """
    A subscription is still alive at the end of the test: this sink was neither cancelled, nor has its stream \
    finished. Cancel it, or release the stream's sender.
    """,
    "observationThatLives": """
    A subscription is still alive at the end of the test: this observe. Deactivate its owner in the test, or cancel it.
    """,
    "stepsRunOut": """
    The recorder waited for 9 elements, has recorded .at(1, 1), .at(2, 2), .at(3, 3), and gave up at 3 s, after 3 \
    actions.
    Check that what should send was started, and that the recorder was made before. To wait longer, give within: or \
    steps:.
    """,
    "difference": """
    The recording is not as expected (expected: −, actual: +):
        … 6 lines are the same
        .at(7, "7")
        .at(8, "8")
        .at(9, "9")
      − .at(10, "X")
      + .at(10, "10")
        .at(11, "11")
        .at(12, "12")
        .at(13, "13")
        … 2 lines are the same
        .at(16, "16")
        .at(17, "17")
        .at(18, "18")
      + .at(19, "19")
        .at(20, "20")
    """,
    "differenceOfElements": """
    The recorded elements are not as expected (expected: −, actual: +):
        1
      + 2
        3
      − 4
    """,
    "differenceFromNothing": """
    The recorded elements are not as expected (expected: −, actual: +):
      − nothing
      + 1
    """,
    "differenceThatCannotBeRead": """
    The recording is not as expected although both read the same. Compare a property in which they differ.
    """,
    "tooEarly": """
    The recording is not as expected (expected: −, actual: +):
        .at(1, "a")
      − .at(5, "b")
    It is 2 s: what is expected later has not had its time. Advance time before asking.
    """,
    "tooLate": """
    The recording is not as expected (expected: −, actual: +):
      − .at(1, "a")
        .at(5, "b")
    The recorder listens since 2 s. Record before what is expected earlier.
    """,
    "movingTime": """
    This recording is asked for while time is being moved by line {before} of \
    RibletsTestingTests/SourceFailureFixtures.swift: what comes at this instant may come before or after. Wait for \
    that call to return, or ask at a moment of virtual time, inside scope.at(…) { }.
    """,
    "waitForNothing": """
    The recorder waited for 3 elements, has recorded .at(1, "a"), .at(2, "b"), and nothing waits for time any more, \
    after 2 actions.
    Check that what should send was started, and that the recorder was made before. To wait longer, give within: or \
    steps:.
    """,
    "waitForTooLong": """
    The recorder waited for the end of the stream, has recorded .at(1, 1), and the next action is due at 20 s, more \
    than 10 s after 0 s.
    Check that what should send was started, and that the recorder was made before. To wait longer, give within: or \
    steps:.
    """,
    "waitForFinished": """
    The recorder waited for 1 element, has recorded .finished(at: 2), and the stream has finished.
    Check that what should send was started, and that the recorder was made before. To wait longer, give within: or \
    steps:.
    """,
    "planInThePast": """
    Nothing can be planned for 2 s: it is 3 s already. Plan it for a later moment, or do it now.
    """,
    "planThatDoesNotRun": """
    An action still waits for virtual time at the end of the test: it is due at 2 s, and it is 0 s. Cancel it, or \
    advance time until it has run.
    """,
    "momentsOutOfOrder": """
    A stream cannot be created at 10 s, subscribed to at 5 s and cancelled at 20 s: it is 0 s now, and each of them \
    has to come after the one before.
    """,
    "answersRunOut": """
    There is no answer to call 3: the script has 2. The last one is given again. Add an answer, or write \
    repeatsLast: true.
    """,
    "answerBeforeTheCall": """
    An answer cannot come before it is asked for: 1 of these have a negative delay, and come at once. Give each a \
    delay of zero or more.
    """,
  ]
}
