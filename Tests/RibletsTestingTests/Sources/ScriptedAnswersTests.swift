import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct ScriptedAnswersTests {
  struct Offline: Error, Equatable {}

  let scope = TestScope.current()

  @Test func `calls are answered one after the other, each after its time`() async {
    let logins = scope.answers(.after(2, .success("Kim")), .after(.milliseconds(500), .failure(Offline())))
    let interactor = AskingInteractor { try await logins.next() }
    interactor.launchAlone(under: scope)
    interactor.ask()
    await scope.advance(by: .seconds(1))
    #expect(interactor.log.isEmpty)
    interactor.ask()
    await scope.advance(by: .seconds(5))
    #expect(interactor.log == ["Offline()", "Kim"])
    #expect(logins.calls == [.from(0, until: 2), .from(1, until: .milliseconds(1500))])
  }

  @Test func `answers of one instant come in the order of the calls`() async {
    let answers = scope.answers(.after(1, .success("a")), .after(1, .success("b")), .after(1, .success("c")))
    let interactor = AskingInteractor { try await answers.next() }
    interactor.launchAlone(under: scope)
    for _ in 0..<3 { interactor.ask() }
    await scope.advance(by: .seconds(1))
    #expect(interactor.log == ["a", "b", "c"])
  }

  @Test func `an answer now comes without waiting`() async throws {
    let answers = scope.answers(.now(.success("a")))
    #expect(try await answers.next() == "a")
    #expect(answers.calls == [.from(0, until: 0)])
  }

  @Test func `an answer after zero comes when the clock runs what is due`() async {
    let answers = scope.answers(.after(0, .success("a")))
    let interactor = AskingInteractor { try await answers.next() }
    interactor.launchAlone(under: scope)
    interactor.ask()
    await scope.settle()
    #expect(interactor.log.isEmpty)
    await scope.advance(by: .zero)
    #expect(interactor.log == ["a"])
  }

  @Test func `a cancelled call ends at once with a cancellation`() async {
    let answers: ScriptedAnswers<String, any Error> = scope.answers(.after(5, .success("a")), .never())
    let interactor = AskingInteractor { try await answers.next() }
    interactor.launchAlone(under: scope)
    interactor.ask()
    interactor.ask()
    await scope.advance(by: .seconds(1))
    #expect(answers.calls == [.from(0), .from(0)])
    interactor.deactivate()
    await scope.settle()
    #expect(interactor.log == ["CancellationError()", "CancellationError()"])
    #expect(answers.calls == [.from(0, until: 1), .from(0, until: 1)])
    #expect(scope.clock.pendingCount == 0)
  }

  @Test func `a function that cannot throw is answered without try`() async {
    let names = scope.answers(.after(1, "Kim"), .now("Lee"))
    let interactor = AskingInteractor { await names.next() }
    interactor.launchAlone(under: scope)
    interactor.ask()
    interactor.ask()
    await scope.advance(by: .seconds(1))
    #expect(interactor.log == ["Lee", "Kim"])
  }

  @Test func `a cancelled call that cannot throw gets its answer at once`() async {
    let names = scope.answers(.after(1, "Kim"))
    let interactor = AskingInteractor { await names.next() }
    interactor.launchAlone(under: scope)
    interactor.ask()
    await scope.settle()
    interactor.deactivate()
    await scope.settle()
    #expect(interactor.log == ["Kim"])
  }

  @Test func `a typed error stays typed`() async {
    let answers = scope.answers(throwing: Offline.self, .now(.success(1)), .now(.failure(Offline())))
    do throws(Offline) {
      #expect(try await answers.next() == 1)
      _ = try await answers.next()
      Issue.record("The second answer is an error.")
    } catch {
      let typed: Offline = error
      #expect(typed == Offline())
    }
  }

  @Test func `a result can be the value`() async {
    let answers = scope.answers(.now(Result<Int, Offline>.failure(Offline())))
    #expect(await answers.next() == .failure(Offline()))
  }

  @Test func `the last answer can serve all later calls`() async {
    let answers = scope.answers(.now(1), .now(2), repeatsLast: true)
    var given: [Int] = []
    for _ in 0..<4 { given.append(await answers.next()) }
    #expect(given == [1, 2, 2, 2])
  }

  @Test func `an async sequence is scripted by the values of a source`() async {
    let source = scope.hot([.at(1, "a"), .at(2, "b"), .finished(at: 3)])
    let interactor = ReadingInteractor(source.stream.values())
    interactor.launchAlone(under: scope)
    await scope.advance(by: .seconds(5))
    #expect(interactor.log == ["a", "b", "|"])
    #expect(source.subscriptions == [.from(0, until: 3)])
  }

  @Test func `an async sequence that throws is made of results`() async {
    let source = scope.hot([.at(1, Result<String, Offline>.success("a")), .at(2, .failure(Offline()))])
    let interactor = ReadingInteractor(source.stream.values().map { try $0.get() })
    interactor.launchAlone(under: scope)
    await scope.advance(by: .seconds(5))
    #expect(interactor.log == ["a", "Offline()"])
  }
}

/// Asks a service and writes down what it says.
final class AskingInteractor: Interactor {
  private(set) var log: [String] = []
  private let service: @MainActor () async throws -> String

  init(_ service: @escaping @MainActor () async throws -> String) {
    self.service = service
    super.init()
  }

  func ask() {
    task { interactor in
      do {
        let answer = try await interactor.service()
        interactor.log.append(answer)
      } catch {
        interactor.log.append("\(error)")
      }
    }
  }
}

/// Goes through a sequence and writes it down.
final class ReadingInteractor<Sequence: AsyncSequence & Sendable>: Interactor where Sequence.Element == String {
  private(set) var log: [String] = []
  private let sequence: Sequence

  init(_ sequence: Sequence) {
    self.sequence = sequence
    super.init()
  }

  override func didBecomeActive() {
    task { interactor in
      do {
        for try await element in interactor.sequence { interactor.log.append(element) }
        interactor.log.append("|")
      } catch {
        interactor.log.append("\(error)")
      }
    }
  }
}
