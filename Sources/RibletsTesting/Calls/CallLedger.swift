@_spi(TestSupport) import RibletsTestCore
import Testing

/// The call log of all mocks of one test, in the order of the calls, from any thread.
///
/// It keeps text, and holds no argument and no mock, which would be reported as leaks.
final class CallLedger: Sendable {
  /// A call as text.
  struct Entry: Sendable {
    let mock: Int
    let member: String
    let arguments: String
    /// True if a test has asserted it.
    var isAsserted = false
    /// True if the mock was reset since.
    var isForgotten = false
  }

  /// An object that was an argument of a call. A mock that lives keeps it, so that its identifier stays its own.
  struct GivenObject: Sendable {
    let id: ObjectIdentifier
    let type: String
    let mock: Int
    let member: String
  }

  /// A wait until a member has been called often enough.
  struct Waiter: Sendable {
    let number: Int
    let mock: Int
    let member: String
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// The calls of one member of one mock, as indices in the log.
  fileprivate struct Member {
    var places: [Int] = []
    /// The number of leading calls that are known to be asserted.
    var assertedCount = 0
  }

  fileprivate struct Book {
    let name: String
    let location: SourceLocation
    var members: [String: Member] = [:]
    /// The log of the mock, which lives as long as the mock.
    weak var calls: Calls?
  }

  fileprivate struct State {
    var entries: [Entry] = []
    var objects: [GivenObject] = []
    var books: [Book] = []
    var waiters: [Waiter] = []
    var statics: [ObjectIdentifier: Calls] = [:]
  }

  private let state = Locked(State())

  /// The call log of the running test.
  static var current: CallLedger? { TestScope.bound?.callLedger }

  /// Registers a mock; returns its number.
  func enter(_ name: String, at location: SourceLocation) -> Int {
    state.withLock { state in
      state.books.append(Book(name: name, location: location))
      return state.books.count - 1
    }
  }

  /// Tells the ledger whose calls a number stands for.
  func open(_ mock: Int, for calls: Calls) {
    state.withLock { $0.books[mock].calls = calls }
  }

  /// Records that a call of a member had an object as an argument.
  func note(_ object: GivenObject) {
    state.withLock { $0.objects.append(object) }
  }

  /// Returns the members, as `CartListenerMock.didClose`, whose mocks are alive and were given an object that is meant.
  func receivers(where isMeant: (GivenObject) -> Bool) -> [String] {
    let (objects, alive) = state.withLock { state in
      (state.objects, Set(state.books.indices.filter { state.books[$0].calls != nil }))
    }
    var found: [String] = []
    for given in objects where alive.contains(given.mock) {
      // Mocks refer weakly to who owns them.
      guard !["listenerSet", "routerSet"].contains(given.member), isMeant(given) else { continue }
      let text = "\(name(of: given.mock)).\(given.member)"
      if !found.contains(text) { found.append(text) }
    }
    return found
  }

  /// Returns a line about the mocks that may hold an object that is meant; empty without any.
  func textOfReceivers(where isMeant: (GivenObject) -> Bool) -> String {
    let found = receivers(where: isMeant)
    guard !found.isEmpty else { return "" }
    return """

      A generated mock holds the arguments of its calls. It was an argument of \(found.joined(separator: ", ")). Call 'reset()' of \
      \(found.count == 1 ? "this mock" : "these mocks") at the end of the test.
      """
  }

  /// Records a call; returns the number of calls of the member.
  @discardableResult
  func note(_ mock: Int, _ member: String, _ arguments: String) -> Int {
    let (count, waiting) = state.withLock { state in
      state.books[mock].members[member, default: Member()].places.append(state.entries.count)
      state.entries.append(Entry(mock: mock, member: member, arguments: arguments))
      let count = state.books[mock].members[member]?.places.count ?? 0
      return (count, state.waiters.isEmpty ? [] : state.takeWaiters(mock, member, count))
    }
    for waiter in waiting { waiter.continuation.resume() }
    return count
  }

  /// Counts calls without asserting them.
  func count(_ mock: Int, _ member: String) -> Int {
    state.withLock { $0.books[mock].members[member]?.places.count ?? 0 }
  }

  /// Counts the calls and marks them as asserted.
  func assertCount(_ mock: Int, _ member: String) -> Int {
    state.withLock { state in
      // `nil` if the member was never called.
      guard let places = state.books[mock].members[member]?.places else { return 0 }
      let start = state.books[mock].members[member]?.assertedCount ?? 0
      for place in places[start...] { state.entries[place].isAsserted = true }
      state.books[mock].members[member]?.assertedCount = places.count
      return places.count
    }
  }

  func markAsserted(_ places: some Sequence<Int>) {
    state.withLock { state in
      for place in places { state.entries[place].isAsserted = true }
    }
  }

  func assertLast(_ mock: Int, _ member: String) {
    state.withLock { state in
      if let place = state.books[mock].members[member]?.places.last { state.entries[place].isAsserted = true }
    }
  }

  func forget(_ mock: Int) {
    state.withLock { state in
      for member in state.books[mock].members.values {
        for place in member.places { state.entries[place].isForgotten = true }
      }
      state.books[mock].members = [:]
      state.objects.removeAll { $0.mock == mock }
    }
  }

  /// Returns the calls of a member, as indices in the log.
  func places(_ mock: Int, _ member: String) -> [Int] {
    state.withLock { $0.books[mock].members[member]?.places ?? [] }
  }

  /// Returns the calls of a member with matching argument texts, as indices in the log.
  func places(_ mock: Int, _ member: String, where isWanted: (String) -> Bool) -> [Int] {
    state.withLock { state in
      (state.books[mock].members[member]?.places ?? []).filter { isWanted(state.entries[$0].arguments) }
    }
  }

  func entry(at place: Int) -> Entry { state.withLock { $0.entries[place] } }

  /// Returns the text of one call's arguments; empty for a call that does not exist.
  func arguments(_ mock: Int, _ member: String, call: Int) -> String {
    state.withLock { state in
      guard let places = state.books[mock].members[member]?.places, places.indices.contains(call - 1) else {
        return ""
      }
      return state.entries[places[call - 1]].arguments
    }
  }

  /// All recorded calls, also those from before a reset.
  var entries: [Entry] { state.withLock { $0.entries } }

  /// The number of recorded calls.
  var length: Int { state.withLock { $0.entries.count } }

  /// Returns the name of a mock: its type, with its line if there are two of the type.
  func name(of mock: Int) -> String {
    state.withLock { state in
      let book = state.books[mock]
      let isAlone = state.books.count { $0.name == book.name } == 1
      return isAlone ? book.name : "\(book.name) (line \(book.location.line))"
    }
  }

  func location(of mock: Int) -> SourceLocation { state.withLock { $0.books[mock].location } }

  /// The members of a mock that were called, by name.
  func members(of mock: Int) -> [String] { state.withLock { $0.books[mock].members.keys.sorted() } }

  /// Returns the call log of a type's static members.
  func statics(of type: Any.Type, _ make: () -> Calls) -> Calls {
    if let known = state.withLock({ $0.statics[ObjectIdentifier(type)] }) { return known }
    let made = make()
    return state.withLock { state in
      if let known = state.statics[ObjectIdentifier(type)] { return known }
      state.statics[ObjectIdentifier(type)] = made
      return made
    }
  }

  /// Adds a waiter; returns false without adding it if the calls have been recorded already.
  func add(_ waiter: Waiter) -> Bool {
    state.withLock { state in
      let count = state.books[waiter.mock].members[waiter.member]?.places.count ?? 0
      guard count < waiter.count else { return false }
      state.waiters.append(waiter)
      return true
    }
  }

  /// Ends a wait, unless it is over.
  func giveUp(waiter number: Int) {
    let given = state.withLock { state in
      let given = state.waiters.filter { $0.number == number }
      state.waiters.removeAll { $0.number == number }
      return given
    }
    for waiter in given { waiter.continuation.resume() }
  }
}

extension CallLedger.State {
  fileprivate mutating func takeWaiters(_ mock: Int, _ member: String, _ count: Int) -> [CallLedger.Waiter] {
    let isReached: (CallLedger.Waiter) -> Bool = { $0.mock == mock && $0.member == member && $0.count <= count }
    let reached = waiters.filter(isReached)
    if !reached.isEmpty { waiters.removeAll(where: isReached) }
    return reached
  }
}
