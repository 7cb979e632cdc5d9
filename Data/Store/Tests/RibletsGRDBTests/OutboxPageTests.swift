import GRDB
import Riblets
import RibletsData
import RibletsDataRoot
import RibletsGRDB
import RibletsTesting
import Testing

private struct Dish: DataModel {
  let id: String
}

private enum Menu: RemoteDataDomain {
  typealias Remote = any MenuServer
  typealias Source = StoredMenu
}

private struct StoredMenu {
  let database: Database
}

private protocol MenuServer: Sendable {
  func note(_ text: String, of dish: Dish.ID, key: IdempotencyKey) async throws
  func note(of dish: Dish.ID) async throws -> String
}

private struct NoteOf: RemoteFetchQuery {
  typealias Domain = Menu
  let dish: Dish.ID
  func fetch(from remote: any MenuServer) async throws -> String { try await remote.note(of: dish) }
}

private struct Note: KeptMutateQuery {
  typealias Domain = Menu
  let dish: Dish.ID
  let text: String

  func mutate(_ remote: any MenuServer, key: IdempotencyKey) async throws {
    try await remote.note(text, of: dish, key: key)
  }

  var aggregate: String { dish }
  func predict(_ predictions: Predictions<Menu>) { predictions.change(NoteOf(dish: dish)) { $0 = text } }
}

extension Note {
  func resolution(of refusal: any Error) -> Resolution<Note> {
    switch refusal {
    case let conflict as NoteConflict: .replace(with: Note(dish: dish, text: conflict.text + text))
    case is DishIsGone: .discard
    default: .hold
    }
  }
}

private struct NoteConflict: Error {
  let text: String
}

private struct DishIsGone: Error {}

/// A kitchen with a note of its own for soup, and without cake.
private actor Kitchen: MenuServer {
  private var notes = ["soup": "hot, "]
  private var keys: Set<IdempotencyKey> = []

  func note(_ text: String, of dish: Dish.ID, key: IdempotencyKey) throws {
    guard keys.insert(key).inserted else { return }
    if dish == "cake" { throw DishIsGone() }
    if let note = notes[dish], !text.hasPrefix(note) { throw NoteConflict(text: note) }
    notes[dish] = text
  }

  func note(of dish: Dish.ID) -> String { notes[dish] ?? "" }
}

/// The code of Documentation/OfflineChanges.md, over a database.
@Suite(.testScope) @MainActor
struct OutboxPageTests {
  @Test func `changes outlive the app in its database, and are sent by the next one`() async throws {
    let scope = TestScope.current()
    let (file, server, connection) = (try DatabaseFile(), Kitchen(), RemoteConnection())
    var sender: RootInteractor?
    func launch() throws -> DataProvider<Menu> {
      let store = try SQLiteStore(path: file.path, migrator: DatabaseMigrator())
      let root = RootDataProvider(store)
      let outbox = try Outbox(Menu.self, keeping: Note.self, in: SQLiteOutbox(store), remote: server, over: connection)
      let menu = root.provider(for: Menu.self, through: outbox) { StoredMenu(database: $0) }
      sender = RootInteractor(outbox: outbox)
      return menu
    }

    let before = try launch()
    try before.enqueue(Note(dish: "soup", text: "spicy"))
    try before.enqueue(Note(dish: "cake", text: "small"))
    try before.enqueue(Note(dish: "tea", text: "green"))

    let menu = try launch()
    #expect(menu.outbox.value == before.outbox.value && menu.outbox.value.waitingCount == 3)
    sender?.activate()
    await scope.settle()
    #expect(menu.outbox.value.isEmpty)
    #expect(try await menu.fetch(NoteOf(dish: "soup")) == "hot, spicy")
    #expect(try await menu.fetch(NoteOf(dish: "tea")) == "green")
    sender?.deactivate()
    await scope.settle()
  }
}

private final class RootInteractor: Interactor {
  private let outbox: Outbox<Menu>

  init(outbox: Outbox<Menu>) {
    self.outbox = outbox
    super.init()
  }

  override func didBecomeActive() {
    task { [outbox] _ in await outbox.run() }
  }
}
