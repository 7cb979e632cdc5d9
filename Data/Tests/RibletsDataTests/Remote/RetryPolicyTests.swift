import RibletsData
import Testing

@testable import RibletsDataRoot

struct RetryPolicyTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var policy = RetryPolicy(attempts: 9, pause: .seconds(1), factor: 2, longestPause: .seconds(5), jitter: 0.5)
    var attempt = 1
    var advice = RetryAdvice.worthwhile
    var random = 0.0
    let pause: Duration?
  }

  @Test(arguments: [
    Case(testDescription: "the first pause", pause: .seconds(1)),
    Case(testDescription: "each is longer", attempt: 3, pause: .seconds(4)),
    Case(testDescription: "up to the longest", attempt: 4, pause: .seconds(5)),
    Case(
      testDescription: "also after very many", policy: RetryPolicy(attempts: .max, jitter: 0), attempt: .max - 1,
      pause: .seconds(30)),
    Case(testDescription: "a part is random", random: 1, pause: .milliseconds(500)),
    Case(testDescription: "the last attempt has been made", attempt: 9, pause: nil),
    Case(testDescription: "useless", advice: .useless, pause: nil),
    Case(
      testDescription: "as the server wishes, and not less", advice: .after(.seconds(3)), random: 1, pause: .seconds(3)),
    Case(testDescription: "the server wishes for too long", advice: .after(.seconds(6)), pause: nil),
    Case(testDescription: "a negative wish", advice: .after(.seconds(-6)), pause: .zero),
    Case(
      testDescription: "numbers out of range",
      policy: RetryPolicy(attempts: 2, pause: .seconds(-1), factor: -1, jitter: 7),
      random: 1, pause: .zero),
    Case(testDescription: "no attempts are one", policy: RetryPolicy(attempts: -1), pause: nil),
  ])
  func `pauses`(_ example: Case) {
    #expect(
      example.policy.pause(after: example.attempt, example.advice, random: example.random) == example.pause)
  }
}
