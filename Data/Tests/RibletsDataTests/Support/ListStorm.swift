import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import SeededGenerator
import Testing

struct Book: Identifiable, Equatable, Sendable, CustomStringConvertible {
  let id: Int
  var count = 0
  var description: String { "\(id):\(count)" }
}

enum Shelf: RemoteDataDomain {
  typealias Remote = ShelfServer
}

/// Three books a page.
struct AllBooks: PagedQuery {
  typealias Domain = Shelf
  func page(at offset: Int?, from remote: ShelfServer) async throws -> DataPage<Book, Int> {
    try await remote.page(at: offset ?? 0)
  }
}

struct ChangeShelf: RemoteMutateQuery {
  enum Kind: CaseIterable {
    case count, moveToFront, remove
  }

  typealias Domain = Shelf
  let number: Int
  let kind: Kind
  let id: Int
  /// The page that it shows on, and that it touches; `nil`: all.
  let offset: Int?

  func mutate(_ remote: ShelfServer, key: IdempotencyKey) async throws { try await remote.change(self) }

  var touches: TouchedQueries<Shelf> {
    offset.map { .query(PageOf(AllBooks(), at: $0 == 0 ? nil : $0)) } ?? .pages(of: AllBooks.self)
  }

  func predict(_ predictions: Predictions<Shelf>) {
    predictions.change(PageOf<AllBooks>.self) { query, page in apply(to: &page.elements, at: query.cursor ?? 0) }
  }

  /// Changes the books of one page, or all of them at the server.
  func apply(to books: inout [Book], at place: Int) {
    if let offset, offset != place { return }
    switch kind {
    case .count: for index in books.indices where books[index].id == id { books[index].count += 1 }
    case .remove: books.removeAll { $0.id == id }
    case .moveToFront:
      guard place == 0 else { return }
      let book = books.first { $0.id == id } ?? Book(id: id, count: 1000)
      books.removeAll { $0.id == id }
      books.insert(book, at: 0)
    }
  }
}

/// A server that is slow, fails, has books twice, and notes what it has answered.
@MainActor
final class ShelfServer: Sendable {
  struct Answer {
    let page: DataPage<Book, Int>
    /// The number of the moment at which the server was asked.
    let asked: Int
  }

  private let clock: any RibletClock
  private var generator: SeededGenerator
  private var books = (0..<7).map { Book(id: $0) }
  private var moment = 0
  /// The last answer for each place.
  private(set) var answers: [Int: Answer] = [:]
  /// The moments at which changes were made.
  private(set) var made: [Int: Int] = [:]
  var isCalm = false

  init(_ clock: any RibletClock, seed: UInt64) {
    self.clock = clock
    generator = SeededGenerator(seed: seed)
  }

  var truth: [Book] {
    var seen: Set<Int> = []
    return books.filter { seen.insert($0.id).inserted }
  }

  func page(at offset: Int) async throws -> DataPage<Book, Int> {
    moment += 1
    let asked = moment
    try await work()
    let page = DataPage(Array(books.dropFirst(offset).prefix(3)), offset: offset, limit: 3)
    answers[offset] = Answer(page: page, asked: asked)
    return page
  }

  func change(_ change: ChangeShelf) async throws {
    try await work()
    var changed = books
    ChangeShelf(number: 0, kind: change.kind, id: change.id, offset: nil).apply(to: &changed, at: 0)
    books = changed
    moment += 1
    made[change.number] = moment
  }

  /// Somebody else changes the books.
  func changeByItself() {
    let id = Int.random(in: 0..<12, using: &generator)
    books.insert(Book(id: id), at: Int.random(in: 0...books.count, using: &generator))
    if books.count > 11 { books.remove(at: Int.random(in: 0..<books.count, using: &generator)) }
  }

  private func work() async throws {
    guard !isCalm else { return }
    if Int.random(in: 0..<4, using: &generator) > 0 {
      try await clock.sleep(for: .milliseconds(Int.random(in: 0...3000, using: &generator)))
    }
    if Int.random(in: 0..<6, using: &generator) == 0 { throw Refused() }
  }
}

/// One run of a random reader of a list, with a plain model of what it should show.
@MainActor
final class ListStorm {
  private final class Client: Interactor {}

  private struct Shown {
    let offset: Int
    let books: [Book]
    let asked: Int
  }

  private struct Edit {
    let id: Int
    /// `nil`: removed.
    let added: Int?
    let reading: Int
  }

  private let scope: TestScope
  private let server: ShelfServer
  private let provider: DataProvider<Shelf>
  private let list: PagedList<AllBooks>
  private let client = Client()
  private var observation: StreamConnection?
  private var generator: SeededGenerator
  private(set) var problems: [String] = []
  private(set) var checkCount = 0
  private(set) var changeCount = 0
  private var steps: [String] = []

  // The model
  private var shown: [Shown] = []
  private var edits: [Edit] = []
  private var changes: [ChangeShelf] = []
  private var reading = 0
  /// `nil` until the observer has got its first state, which is of the time before.
  private var phase: LoadedPages<Book>.Phase?
  private var isObserved = false

  init(seed: UInt64, _ scope: TestScope) {
    self.scope = scope
    generator = SeededGenerator(seed: seed)
    server = ShelfServer(scope.clock, seed: seed &+ 1_000_000)
    let connection = RemoteConnection(limit: .max, retries: .never, random: SeededGenerator(seed: seed &+ 2_000_000))
    provider = connection.provider(for: Shelf.self, remote: server)
    list = provider.pages(of: AllBooks())
    client.activate()
    observe()
  }

  /// The steps that were taken.
  var story: String { steps.joined(separator: "\n") }

  func run(steps count: Int) async {
    for _ in 0..<count where problems.isEmpty {
      step()
      if Int.random(in: 0..<3, using: &generator) > 0 {
        await scope.advance(by: .milliseconds(Int.random(in: 0...2000, using: &generator)))
      } else {
        await scope.settle()
      }
      check()
    }
    await end()
  }

  private func step() {
    let id = Int.random(in: 0..<12, using: &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0, 1, 2: note("loads more") { list.loadMore() }
    case 3: note("refreshes") { list.refresh() }
    case 4: note("tries again") { list.retry() }
    case 5, 6: note("adds to \(id)") { edit(id, adding: 100) }
    case 7, 8: note("removes \(id)") { edit(id, adding: nil) }
    case 9, 10, 11, 12: change(id)
    case 13: note("somebody changes the books") { server.changeByItself() }
    default:
      guard Int.random(in: 0..<4, using: &generator) == 0 else { return }
      if isObserved { leave() } else { observe() }
    }
  }

  private func note(_ text: String, _ act: () -> Void) {
    steps.append("\(scope.clock.now): \(text)")
    act()
  }

  private func edit(_ id: Int, adding added: Int?) {
    let isThere = list.states.value.elements.contains { $0.id == id }
    let isDone = added.map { added in list.change(id) { $0.count += added } } ?? list.remove(id)
    if isThere != isDone { problems.append("The list says \(isDone) of \(id), and shows it: \(isThere).") }
    if isDone { edits.append(Edit(id: id, added: added, reading: reading)) }
  }

  private func change(_ id: Int) {
    changeCount += 1
    let kind = ChangeShelf.Kind.allCases.randomElement(using: &generator)!
    let offset = Bool.random(using: &generator) ? nil : [0, 3, 6].randomElement(using: &generator)!
    let change = ChangeShelf(number: changeCount, kind: kind, id: id, offset: offset)
    note("\(changeCount): \(kind) \(id) on \(offset.map { "the page at \($0)" } ?? "all pages")") {
      changes.append(change)
      client.task { [self] _ in
        let isMade = (try? await provider.mutate(change)) != nil
        steps.append("\(scope.clock.now):   change \(change.number) is \(isMade ? "made" : "refused")")
        if !isMade || !isObserved { changes.removeAll { $0.number == change.number } }
      }
    }
  }

  private func observe() {
    note("observes") {
      reading += 1
      phase = nil
      isObserved = true
      observation = client.observe(list.states) { [self] _, state in see(state) }
    }
  }

  private func leave() {
    note("leaves") {
      observation?.cancel()
      isObserved = false
      // Nobody shows the pages any more that a change waits for.
      changes.removeAll { server.made[$0.number] != nil }
    }
  }

  private func see(_ state: LoadedPages<Book>) {
    steps.append("\(scope.clock.now):   sees \(state.elements), \(state.pageCount) pages, \(state.phase)")
    let ids = state.elements.map(\.id)
    if Set(ids).count < ids.count { problems.append("An identity is shown twice: \(state.elements)") }
    defer { phase = phase == nil ? .loading : state.phase }
    switch (phase, state.phase) {
    case (nil, _): break
    case (.loading, .more), (.loading, .end):
      shown = []
      take(count: state.pageCount)
      edits.removeAll { $0.reading < reading }
    case (.loadingMore, .more), (.loadingMore, .end): take(count: state.pageCount)
    case (.loading, .loading): break
    case (_, .loading): reading += 1
    default: break
    }
  }

  /// Takes the last answers of the server as the pages that are shown.
  private func take(count: Int) {
    while shown.count < count {
      let offset = shown.last.map { $0.offset + server.answers[$0.offset]!.page.elements.count } ?? 0
      guard let answer = server.answers[offset] else { return problems.append("There is no page at \(offset).") }
      shown.append(Shown(offset: offset, books: answer.page.elements, asked: answer.asked))
    }
  }

  private var expected: [Book] {
    var known: Set<Int> = []
    var books: [Book] = []
    for page in shown {
      var part = page.books.filter { known.insert($0.id).inserted }
      for change in changes where server.made[change.number].map({ $0 > page.asked }) ?? true {
        change.apply(to: &part, at: page.offset)
      }
      for book in part where !books.contains(where: { $0.id == book.id }) { books.append(book) }
    }
    for edit in edits {
      guard let index = books.firstIndex(where: { $0.id == edit.id }) else { continue }
      if let added = edit.added { books[index].count += added } else { books.remove(at: index) }
    }
    return books
  }

  private func check() {
    guard isObserved, problems.isEmpty else { return }
    checkCount += 1
    let elements = list.states.value.elements
    if elements != expected { problems.append("The list shows \(elements), and should show \(expected).") }
    if list.states.value.pageCount != shown.count { problems.append("The list has not \(shown.count) pages.") }
  }

  // The end

  private func end() async {
    await scope.advance(by: .seconds(60))
    server.isCalm = true
    if !isObserved { observe() }
    note("the server is calm") { list.refresh() }
    await scope.advance(by: .seconds(60))
    while list.states.value.phase == .more {
      list.loadMore()
      await scope.settle()
    }
    note("reads all") { list.refresh() }
    await scope.settle()
    check()
    if problems.isEmpty, list.states.value.elements != server.truth {
      problems.append("The list ends with \(list.states.value.elements), and the server has \(server.truth).")
    }
    observation?.cancel()
    client.deactivate()
    await scope.settle()
  }
}
