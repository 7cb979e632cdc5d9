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

/// Plays rows of marbles, such as `--a---b-`: two characters for each 100 ms.
@MainActor private struct Marbles {
  let scope: TestScope
  let rows: [String: String]
  var clock: TestClock { scope.clock }

  /// Sends three results for what is searched, one every 200 ms: a1, a2, a3.
  func search(_ query: String) -> EventStream<String> {
    EventStream.interval(.milliseconds(200), clock: clock).prefix(3).map { "\(query)\($0 + 1)" }
  }

  /// Plays the rows of the sources, and compares the elements of the operator with its own row.
  func expect(
    _ name: String, of sources: String..., stream: ([EventStream<String>]) -> EventStream<String>
  ) async throws {
    let sources = try sources.map { (stream: MutableEventStream<String>(), row: try #require(rows[$0])) }
    var received = ""
    let connection = stream(sources.map(\.stream.stream)).sink { received += $0 }
    var played = ""
    for column in 0..<(sources[0].row.count / 2) {
      if column > 0 { await scope.advance(by: .milliseconds(100)) }
      for source in sources {
        let element = source.row.dropFirst(2 * column).prefix(2).filter { $0 != "-" }
        if !element.isEmpty { source.stream.send(element) }
      }
      played += received.padding(toLength: max(2, received.count), withPad: "-", startingAt: 0)
      received = ""
    }
    connection.cancel()
    #expect(played == rows[name])
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

  @Test func `each row of marbles is what its operator sends`() async throws {
    let page = try DocumentationPage("Documentation/Streams.md").text
    var rows: [String: String] = [:]
    for match in page.matches(of: /(?m)^(\w+) +([\w-]*--[\w-]*)$/) { rows["\(match.1)"] = "\(match.2)" }
    let pages = Marbles(scope: TestScope.current(), rows: rows)

    try await pages.expect("merge", of: "left", "right") { $0[0].merge($0[1]) }
    try await pages.expect("combineLatest", of: "left", "right") { $0[0].combineLatest($0[1]).map { $0 + $1 } }
    try await pages.expect("zip", of: "left", "right") { $0[0].zip($0[1]).map { $0 + $1 } }
    try await pages.expect("withLatestFrom", of: "left", "right") { $0[0].withLatestFrom($0[1]) { $0 + $1 } }
    try await pages.expect("flatMapLatest", of: "query") { $0[0].flatMapLatest(pages.search) }
    try await pages.expect("flatMap", of: "query") { $0[0].flatMap(pages.search) }
    try await pages.expect("concatMap", of: "query") { $0[0].concatMap(pages.search) }
    try await pages.expect("debounce", of: "typed") { $0[0].debounce(for: .milliseconds(300), clock: pages.clock) }
    try await pages.expect("throttle", of: "typed") { $0[0].throttle(for: .milliseconds(300), clock: pages.clock) }
    #expect(rows.count == 13)
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
