import Foundation
import Riblets
import RibletsTesting
import Testing

@MainActor final class ProductSearch {
  let found: EventStream<[String]>

  init(_ catalogues: StateStream<[String]>, _ queries: EventStream<String>) {
    found = queries.combineLatest(catalogues)
      .map { query, catalogue in catalogue.filter { $0.contains(query) } }
      .share(replay: 1)
  }
}

private enum Player { case kim, nobody }

private struct Score: Equatable {
  var kim = 0
  mutating func addPoint(for player: Player) { kim += player == .kim ? 1 : 0 }
}

@MainActor private protocol ScoreStream: AnyObject, Sendable {
  var score: StateStream<Score> { get }
}

private final class MutableScoreStream: ScoreStream {
  private let scores = MutableStateStream(Score())
  var score: StateStream<Score> { scores.stream.removeDuplicates() }
  func updateScore(winner: Player) { scores.update { $0.addPoint(for: winner) } }
}

@MainActor private protocol SearchPresentable: Presentable {
  func show(_ results: [String])
}

private final class SearchPresentableMock: SearchPresentable {
  private(set) var shown: [[String]] = []
  func show(_ results: [String]) { shown.append(results) }
}

/// Finds something after a second.
@MainActor private final class SearchServiceStub {
  private let clock: TestClock
  init(clock: TestClock) { self.clock = clock }

  func results(for text: String) async throws -> [String] {
    try await clock.sleep(for: .seconds(1))
    return [text.uppercased()]
  }
}

private final class SearchInteractor: PresentableInteractor<any SearchPresentable> {
  private let service: SearchServiceStub

  init(presenter: any SearchPresentable, service: SearchServiceStub) {
    self.service = service
    super.init(presenter: presenter)
  }

  func search(_ text: String) {
    task(id: "search", .cancelInFlight) { interactor in
      let results = try await interactor.service.results(for: text)
      interactor.presenter.show(results)
    }
  }
}

/// The code of Documentation/Streams.md, compiled and run, and its table of operators.
@Suite(.testScope) @MainActor
struct StreamsPageTests {
  @Test func `the shared search runs once, and a late subscriber gets its results`() {
    let queries = MutableEventStream<String>()
    let search = ProductSearch(.constant(["Tea", "Toast", "Coffee"]), queries.stream)
    var first: [[String]] = []
    var late: [[String]] = []
    search.found.sink { first.append($0) }
    queries.send("T")

    search.found.sink { late.append($0) }

    #expect(first == [["Tea", "Toast"]])
    #expect(late == first)
    #expect(queries.subscriberCount == 1)
  }

  @Test func `equal scores are sent once`() {
    let stream = MutableScoreStream()
    var scores: [Int] = []
    stream.score.sink { scores.append($0.kim) }

    stream.updateScore(winner: .kim)
    stream.updateScore(winner: .nobody)

    #expect(scores == [0, 1])
  }

  @Test func `the newest search takes the place of the one before`() async {
    let scope = TestScope.current()
    let presenter = SearchPresentableMock()
    let interactor = SearchInteractor(presenter: presenter, service: SearchServiceStub(clock: scope.clock))
    Router(concrete: interactor).launch(under: scope)

    interactor.search("te")
    await scope.advance(by: .milliseconds(500))
    interactor.search("tea")
    await scope.advance(by: .seconds(5))

    #expect(presenter.shown == [["TEA"]])
  }

  @Test func `every operator is in the page's table`() throws {
    let table = try DocumentationPage("Documentation/Streams.md").text.split(separator: "\n")
      .drop { $0 != "## Operators" }.prefix { $0 != "## Sharing" }.joined(separator: "\n")
    let operators = try Self.operators()

    #expect(operators.isSuperset(of: ["map", "share", "confined", "values", "interval", "never"]))
    for name in operators.sorted() {
      #expect(["`\(name)`", "`\(name)(", "`.\(name)`", "`.\(name)("].contains { table.contains($0) }, "\(name)")
    }
  }

  /// The names of public functions and properties in the files of operators.
  private static func operators() throws -> Set<String> {
    let sources = DocumentationPage.root.appendingPathComponent("Sources/Riblets")
    var files = ["Streams/FixedStreams", "Streams/FirstValue", "Interactors/Confinement"]
      .map { sources.appendingPathComponent("\($0).swift") }
    for folder in ["Streams/Operators", "Streams/Timing"] {
      let folder = sources.appendingPathComponent(folder)
      files += try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }
    let declaration = /public (?:nonisolated )?(?:static )?(?:func|static var) (\w+)/
    var names: Set<String> = ["values"]
    for file in files {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
        names.insert(String(match.1))
      }
    }
    return names
  }
}
