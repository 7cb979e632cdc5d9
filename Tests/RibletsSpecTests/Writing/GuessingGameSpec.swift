import RibletsSpec
import Testing

/// A small spec as an app writes it: what the page on specs shows, and what living documentation is tried with.
enum GuessingGameSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("a guessing game") {
      var game: GuessingGame!
      beforeEach { game = GuessingGame(secret: 7) }

      it("starts without a guess") { #expect(game.guesses.isEmpty) }

      for (guess, answer) in [(3, "higher"), (9, "lower"), (7, "right")] {
        context("when the guess is \(guess)") {
          justBeforeEach { game.guess(guess) }

          it("answers \"\(answer)\"") { #expect(game.answer == answer) }
          itBehavesLike("a guess") { aGuess { game } }
        }
      }

      context("한국어로 플레이할 때") {
        it("정답을 맞히면 축하한다") {
          game.guess(7)
          #expect(game.answer == "right")
        }
      }

      pending("remembers the best score", because: "the score board comes later")
    }
  }

  static func aGuess(_ game: @escaping @MainActor () -> GuessingGame) {
    it("counts") { #expect(game().guesses.count == 1) }
  }
}

struct GuessingGame {
  let secret: Int
  private(set) var guesses: [Int] = []
  private(set) var answer = ""

  init(secret: Int) { self.secret = secret }

  mutating func guess(_ number: Int) {
    guesses.append(number)
    answer = number == secret ? "right" : number < secret ? "higher" : "lower"
  }
}
