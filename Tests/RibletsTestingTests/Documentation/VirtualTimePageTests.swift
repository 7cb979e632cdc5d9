import Riblets
import RibletsTesting
import Testing

// What the examples of the pages leave out.
struct Offline: Error {}

@MainActor private protocol SearchService: AnyObject, Sendable {
  func results(for text: String) async throws -> [String]
}

@MainActor private protocol SearchPresentable: AnyObject, Sendable {
  func show(_ results: [String])
  func showError()
}

private final class SearchServiceMock: SearchService {
  var resultsHandler: (@MainActor (String) async throws -> [String])?
  private(set) var resultsArgValues: [String] = []

  func results(for text: String) async throws -> [String] {
    resultsArgValues.append(text)
    return try await resultsHandler?(text) ?? []
  }
}

private final class SearchPresentableMock: SearchPresentable {
  private(set) var showArgValues: [[String]] = []
  private(set) var showErrorCallCount = 0
  func show(_ results: [String]) { showArgValues.append(results) }
  func showError() { showErrorCallCount += 1 }
}

private final class SearchInteractor: Interactor {
  private let text: EventStream<String>
  private let service: any SearchService
  private let presenter: any SearchPresentable

  init(text: EventStream<String>, service: any SearchService, presenter: any SearchPresentable) {
    self.text = text
    self.service = service
    self.presenter = presenter
    super.init()
  }

  override func didBecomeActive() {
    observe(text.debounce(for: .milliseconds(300), clock: ribletClock)) { interactor, text in
      interactor.search(text)
    }
  }

  private func search(_ text: String) {
    task(id: "search", .cancelInFlight) { interactor in
      do {
        interactor.presenter.show(try await interactor.service.results(for: text))
      } catch is Offline {
        interactor.presenter.showError()
      }
    }
  }
}

@MainActor
@Suite(.testScope)
private struct SearchInteractorTests {
  let scope = TestScope.current()

  @Test func `a newer search takes the place of one that is under way`() async {
    let text = scope.hot([.at(1, "s"), .at(.milliseconds(1100), "sw"), .at(3, "swift")])
    let answers = scope.answers(.after(5, .success(["Swim"])), .after(1, .success(["Swift"])))
    let service = SearchServiceMock()
    service.resultsHandler = { _ in try await answers.next() }
    let presenter = SearchPresentableMock()
    let interactor = SearchInteractor(text: text.stream, service: service, presenter: presenter)
    let router = Router(concrete: interactor)
    router.launch(under: scope)

    await scope.advance(to: .seconds(10))

    #expect(service.resultsArgValues == ["sw", "swift"])
    #expect(presenter.showArgValues == [["Swift"]])
    #expect(answers.calls.map(\.start) == [.milliseconds(1400), .milliseconds(3300)])
    #expect(answers.calls.first?.end == .milliseconds(3300))
  }
}

@MainActor
@Suite(.testScope) struct VirtualTimePageTests {
  let scope = TestScope.current()

  @Test func `hot and cold`() async {
    let ticks = scope.hot([.at(1, "a"), .at(5, "b"), .finished(at: 9)])
    let score = scope.hot(state: 0, [.at(1, 10), .at(.milliseconds(1500), 20)])
    let answer = scope.cold([.at(2, "Kim"), .finished(at: 2)])

    await scope.advance(to: .seconds(3))
    let recorder = scope.record(ticks.stream.merge(answer.stream))
    await scope.advance(to: .seconds(20))

    #expect(recorder.events == [.at(5, "b"), .at(5, "Kim"), .finished(at: 9)])
    #expect(ticks.subscriptions == [.from(3, until: 9)])
    #expect(answer.subscriptions == [.from(3, until: 5)])
    #expect(score.value == 20)
  }

  @Test func `moving time`() async {
    var log: [Duration] = []
    scope.at(2) { log.append(self.scope.clock.now) }
    await scope.advance(by: .seconds(1))
    await scope.advance(to: .milliseconds(1500))
    await scope.run(until: { log.count == 1 })
    await scope.runUntilQuiet()
    #expect(scope.clock.now == .seconds(2))
  }

  @Test func `recording`() async {
    let names = scope.hot([.at(1, "Ann"), .at(2, "Kim"), .finished(at: 3)])
    let recorder = scope.record(names.stream.map { $0.count })
    await recorder.wait(forElements: 1)
    #expect(recorder.events == [.at(1, 3)])
    await recorder.waitUntilFinished()
    recorder.expectEvents([.at(1, 3), .at(2, 3), .finished(at: 3)])
    #expect(recorder.times == [.seconds(1), .seconds(2)])
  }

  @Test func `answers`() async throws {
    let logins = scope.answers(.after(2, .success("Kim")), .after(1, .failure(Offline())))
    let names = scope.answers(.after(1, "Kim"), repeatsLast: true)
    let forever: ScriptedAnswers<String, any Error> = scope.answers(.never())
    #expect(logins.calls.isEmpty && names.calls.isEmpty && forever.calls.isEmpty)
  }

  @Test func `three moments`() async {
    let source = scope.cold([.at(10, 1), .finished(at: 20)])
    let recorder = await scope.record(created: 100, subscribed: 200, cancelled: 1000) {
      source.stream.map { $0 + 1 }
    }
    recorder.expectEvents([.at(210, 2), .finished(at: 220)])
    #expect(source.subscriptions == [.from(200, until: 220)])
  }

  @Test func `a clock alone`() {
    let clock = TestClock()
    let source = HotSource([.at(1, 1), .at(2, 2)], clock: clock)
    let recorder = Recorder(source.stream.delay(for: .seconds(1), clock: clock), clock: clock)
    clock.advance(by: .seconds(3))
    #expect(recorder.events == [.at(2, 1), .at(3, 2)])
  }
}
