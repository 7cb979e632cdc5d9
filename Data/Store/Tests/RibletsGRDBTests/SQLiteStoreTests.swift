import Foundation
import GRDB
import Riblets
import RibletsData
import RibletsDataRoot
import RibletsGRDB
import Testing

@MainActor
struct SQLiteStoreTests {
  let file: DatabaseFile
  let store: SQLiteStore
  let pantry: DataProvider<Pantry>

  init() throws {
    file = try DatabaseFile()
    store = try file.open()
    pantry = store.pantry
  }

  @Test func `what was changed is there after a restart`() throws {
    try pantry.mutate(Store(id: "tea", stock: 3))
    try store.writer.close()
    #expect(try file.open().pantry.fetch(AllFood()) == [Grocery(id: "tea", stock: 3)])
  }

  @Test func `the async forms do the same`() async throws {
    try await pantry.mutate(Store(id: "tea", stock: 3))
    #expect(try await pantry.mutate(AddStock(id: "tea", count: 2)) == 5)
    #expect(try await pantry.fetch(Stock(id: "tea")) == 5)
    await #expect(throws: ModelNotFoundError(Grocery.self, id: "rum")) { try await pantry.fetch(Stock(id: "rum")) }
  }

  @Test func `of a mutation that throws nothing is left`() throws {
    #expect(throws: WriteAndFail.Regret()) { try pantry.mutate(WriteAndFail()) }
    #expect(try pantry.fetch(AllFood()) == [])
  }

  @Test func `a database in memory is made with its migrations`() throws {
    let pantry = try SQLiteStore.inMemory(migrator: .pantry).pantry
    try pantry.mutate(Store(id: "tea"))
    #expect(try pantry.fetch(AllFood()).count == 1)
  }

  @Test func `a pool serves as well`() throws {
    let pool = try DatabasePool(path: file.folder.appending(path: "pool.sqlite").path)
    let pantry = try SQLiteStore(pool, migrator: .pantry).pantry
    var seen: [Int] = []
    let observer = pantry.observing(AllFood()).sink { seen.append((try? $0.get().count) ?? -1) }
    try pantry.mutate(Store(id: "tea"))
    #expect(seen == [0, 1])
    observer.cancel()
  }

  @Test func `concurrent mutations take place one after the other`() async throws {
    try await pantry.mutate(Store(id: "tea", stock: 0))
    let additions = (0..<50).map { _ in
      Task { @concurrent [pantry] in try await pantry.mutate(AddStock(id: "tea", count: 4)) }
    }
    var stocks: [Int] = []
    for addition in additions { stocks.append(try await addition.value) }
    #expect(Set(stocks) == Set((1...50).map { $0 * 4 }))
    #expect(try await pantry.fetch(Stock(id: "tea")) == 200)
  }

  @Test func `mutations of one task take place in its order`() async throws {
    for number in 0..<50 { try await pantry.mutate(Write(text: "\(number)")) }
    #expect(try await pantry.fetch(Notes()) == (0..<50).map { "\($0)" })
  }

  @Test func `a task that was cancelled changes nothing`() async throws {
    let task = Task { [pantry] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await pantry.mutate(Store(id: "tea"))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await pantry.fetch(AllFood()) == [])
  }

  @Test func `a query that never returns ends when its task is cancelled`() async throws {
    let begun = Begun()
    let task = Task { [pantry] in try await pantry.fetch(Endless(begun: begun)) }
    await begun.wait()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await pantry.mutate(Store(id: "tea"))
  }

  @Test func `a mutation that is cancelled half-way leaves nothing`() async throws {
    let begun = Begun()
    let task = Task { [pantry] in try await pantry.mutate(StoreAndGoOn(begun: begun)) }
    await begun.wait()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await pantry.fetch(AllFood()) == [])
  }

  struct Text: CustomTestStringConvertible {
    let testDescription: String
    let text: String
  }

  @Test(arguments: [
    Text(testDescription: "quotes", text: "it's \"quoted\" `so`"),
    Text(testDescription: "NUL", text: "a\0b"),
    Text(testDescription: "emoji and marks", text: "🍔👩‍👩‍👧‍👦 ﷽ e\u{301}"),
    Text(testDescription: "SQL", text: "'; DROP TABLE note; --"),
    Text(testDescription: "wild cards and parameters", text: "%_\\ ? :a @b $c ?1"),
    Text(testDescription: "nothing", text: ""),
    Text(testDescription: "line ends", text: "\n\r\t"),
    Text(testDescription: "a megabyte", text: String(repeating: "ä", count: 500_000)),
  ])
  func `text of any kind comes back as it was`(_ example: Text) throws {
    let text = example.text
    try pantry.mutate(Write(text: text))
    #expect(try pantry.fetch(Notes()) == [text])
    // Which a plain String does not bear.
    guard !text.contains("\0") else { return }
    try pantry.mutate(Store(id: text))
    #expect(try pantry.fetch(Stock(id: text)) == 1)
    #expect(try pantry.fetch(AllFood()).map(\.id) == [text])
  }
}
