import Riblets
import RibletsData
@_spi(TestSupport) import RibletsTestCore
@_spi(TestSupport) import RibletsTesting
import Testing

/// Everything of one type of queries: what was said of them, and which came.
@MainActor
final class StubTable<Query: ModelQuery> {
  typealias Outcome = Result<Query.Result, any Error>

  let calls: Calls
  /// The texts that stand for queries of this type in the ledger.
  let texts = KnownTexts()
  private(set) var queries: [Query] = []
  private var textByQuery: [Query: String] = [:]
  private var behaviourOfType: StubBehaviour<Query>?
  private var behaviours: [Query: StubBehaviour<Query>] = [:]
  private var observers: [(query: Query, state: MutableStateStream<Outcome>)] = []

  /// Asks again for those who observe a query that waits; `nil`: all of the type.
  var didChange: (Query?) -> Void = { _ in }

  init(calls: Calls) {
    self.calls = calls
  }

  func behaviour(for query: Query) -> StubBehaviour<Query>? {
    behaviours.isEmpty ? behaviourOfType : behaviours[query] ?? behaviourOfType
  }

  func note(_ member: String, _ query: Query) {
    queries.append(query)
    calls.note(member, text: text(of: query))
  }

  /// The text of a query; another one for each, also where their descriptions are alike.
  func text(of query: Query) -> String {
    if let known = textByQuery[query] { return known }
    let description = Calls.text(of: query)
    var text = description
    var number = 1
    while texts.contains(text) {
      number += 1
      text = "\(description) #\(number)"
    }
    texts.insert(text)
    textByQuery[query] = text
    return text
  }

  /// Says something of one query or of all, and tells those who observe what it concerns.
  func set(_ behaviour: StubBehaviour<Query>, for query: Query?) {
    if let query { behaviours[query] = behaviour } else { behaviourOfType = behaviour }
    observers.removeAll { $0.state.subscriberCount == 0 }
    for observer in observers where query.map({ $0 == observer.query }) ?? (behaviours[observer.query] == nil) {
      switch behaviour {
      case .value, .error, .handler:
        observer.state.send(Outcome { try behaviour.resultNow(of: observer.query, in: self) })
      case .asyncHandler, .stream, .states: break
      }
    }
    didChange(query)
  }

  func subscribe(
    _ subscription: StreamConnection, _ sink: @escaping @MainActor (Outcome?) -> Void, to query: Query,
    _ behaviour: StubBehaviour<Query>
  ) {
    switch behaviour {
    case .stream(let stream): stream.subscribe(subscription, sink)
    case .value, .error, .handler:
      observe(query, first: Outcome { try behaviour.resultNow(of: query, in: self) }).subscribe(subscription, sink)
    case .asyncHandler, .states:
      let error = fail(
        query, "is observed, and its stub serves the async forms alone. Use returns(…), runs { … } or sends(…)")
      observe(query, first: .failure(error)).subscribe(subscription, sink)
    }
  }

  /// A stream that sends the first outcome, and another one whenever the query is stubbed anew.
  func observe(_ query: Query, first outcome: Outcome) -> StateStream<Outcome> {
    let state = MutableStateStream(outcome)
    observers.append((query, state))
    return state.stream
  }

  func failUnstubbed(_ verb: String, _ query: Query) -> UnstubbedQuery {
    fail(
      query,
      """
      was \(verb), and nothing was said of it. Say it before: stub(\(Self.typeText).self).returns(…) for all queries of \
      the type, or stub(…) with the query itself
      """)
  }

  /// Records a mistake of the test where the stub was made.
  func fail(_ query: Query, _ problem: String) -> UnstubbedQuery {
    let error = UnstubbedQuery(domain: "\(Query.Domain.self)", query: text(of: query))
    Issue.record(
      "The query \(error.query) of \(error.domain) \(problem). It threw UnstubbedQuery.",
      sourceLocation: calls.sourceLocation)
    return error
  }

  private static var typeText: String { String(describing: Query.self) }
}

/// The texts of one table, for tokens, which are asked on any thread.
final class KnownTexts: Sendable {
  private let texts = Locked<Set<String>>([])

  func insert(_ text: String) {
    texts.withLock { _ = $0.insert(text) }
  }

  func contains(_ text: String) -> Bool {
    texts.withLock { $0.contains(text) }
  }
}
