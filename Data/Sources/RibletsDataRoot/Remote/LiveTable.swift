import RibletsData

/// The live queries of one type, whatever it is.
@MainActor
class AnyLiveTable {
  /// The queries that somebody observes or waits for, and the answers that are held.
  var entries: [AnyLiveQuery] { [] }
  /// The number of queries that somebody observes or waits for.
  var count: Int { 0 }

  /// Notes that the server has made a change that was predicted.
  func confirm(_ mutation: Int, at number: Int) {}

  /// Forgets what was predicted of a change that failed.
  func takeBack(_ mutation: Int) {}

  /// Notes that the server is asked for a change that was predicted, or not any more.
  func note(_ mutation: Int, isOnItsWay: Bool) {}

  func makeStale<Domain: RemoteDataDomain>(_ touched: TouchedQueries<Domain>) {}
}

/// A change of a query's answer that the server has not shown yet.
struct Prediction<Query: RemoteFetchQuery> {
  let mutation: Int
  /// `nil`: all of the type.
  let query: Query?
  let change: (Query, inout Query.Result) -> Void
  /// True while the server is asked for it: an answer of the server may have it or not.
  var isOnItsWay: Bool
  /// Set when the server has made the change: an answer that was asked for later has it.
  var confirmation: Int?

  func concerns(_ other: Query) -> Bool { query.map { $0 == other } ?? true }
}

/// The live queries of one type, and what is predicted of their answers.
@MainActor
final class LiveTable<Query: RemoteFetchQuery>: AnyLiveTable {
  /// The number of unobserved queries whose age is remembered.
  private static var ageLimit: Int { 1024 }

  private unowned let queries: LiveQueries
  private var byQuery: [Query: LiveQuery<Query>] = [:]
  private var held: [LiveAnswer<Query>] = []
  private var predictions: [Prediction<Query>] = []
  private var ages: [Query: Duration] = [:]

  init(queries: LiveQueries) {
    self.queries = queries
  }

  override var entries: [AnyLiveQuery] { Array(byQuery.values) + held }
  override var count: Int { byQuery.count }

  func nextNumber() -> Int { queries.nextNumber() }

  func entry(for query: Query, _ access: () -> RemoteAccess<Query.Result>) -> LiveQuery<Query> {
    if let known = byQuery[query] { return known }
    let made = LiveQuery(query, in: self, number: nextNumber(), access())
    byQuery[query] = made
    return made
  }

  func remove(_ entry: LiveQuery<Query>) {
    if byQuery[entry.query] === entry { byQuery[entry.query] = nil }
    forgetShownPredictions()
  }

  // Answers that are held

  func hold(
    _ query: Query, _ didChange: @escaping @MainActor () -> Void
  ) -> (answer: Query.Result, hold: any HeldAnswer<Query.Result>)? {
    guard let entry = byQuery[query], let answer = entry.answer else { return nil }
    let made = LiveAnswer(query, in: self, number: nextNumber(), askedAt: entry.answerStart, didChange)
    held.append(made)
    return (answer, made)
  }

  func add(_ answer: LiveAnswer<Query>) { held.append(answer) }

  func remove(_ answer: LiveAnswer<Query>) {
    held.removeAll { $0 === answer }
    forgetShownPredictions()
  }

  // Ages

  /// The moment of the server's last answer to a query; `nil` if it is not known or has been touched since.
  func fetchedAt(_ query: Query) -> Duration? { ages[query] }

  func note(_ query: Query, fetchedAt moment: Duration) {
    // Those that are forgotten count as old, which costs one request each.
    if ages.count >= Self.ageLimit { ages = ages.filter { byQuery[$0.key] != nil } }
    if ages.count < Self.ageLimit { ages[query] = moment }
  }

  // Mutations

  func add(_ prediction: Prediction<Query>) {
    // A change that was refused and is sent after all stands before those that came later.
    predictions.insert(
      prediction, at: predictions.firstIndex { $0.mutation > prediction.mutation } ?? predictions.endIndex)
    for entry in byQuery.values where prediction.concerns(entry.query) {
      entry.hasChanged = true
      if prediction.isOnItsWay { entry.putOffRequest() }
    }
    for answer in held where prediction.concerns(answer.query) { answer.predictionsDidChange() }
  }

  override func note(_ mutation: Int, isOnItsWay: Bool) {
    for index in predictions.indices where predictions[index].mutation == mutation {
      predictions[index].isOnItsWay = isOnItsWay
      guard isOnItsWay else { continue }
      for entry in byQuery.values where predictions[index].concerns(entry.query) { entry.putOffRequest() }
    }
  }

  override func confirm(_ mutation: Int, at number: Int) {
    for index in predictions.indices where predictions[index].mutation == mutation {
      predictions[index].confirmation = number
      predictions[index].isOnItsWay = false
    }
    forgetShownPredictions()
  }

  override func takeBack(_ mutation: Int) {
    for prediction in predictions where prediction.mutation == mutation {
      for entry in byQuery.values where prediction.concerns(entry.query) { entry.hasChanged = true }
      for answer in held where prediction.concerns(answer.query) { answer.predictionsDidChange() }
    }
    predictions.removeAll { $0.mutation == mutation }
  }

  /// Asks the server again for those who observe a query.
  func refresh(_ query: Query) {
    ages[query] = nil
    byQuery[query]?.refresh()
    queries.publishChanges()
  }

  override func makeStale<Domain: RemoteDataDomain>(_ touched: TouchedQueries<Domain>) {
    makeStale { touched.contains($0) }
    for answer in held where touched.contains(answer.query) { answer.makeStale() }
  }

  func makeStale(where isTouched: (Query) -> Bool) {
    if !ages.isEmpty { ages = ages.filter { !isTouched($0.key) } }
    for entry in byQuery.values.filter({ isTouched($0.query) }).sorted(by: { $0.number < $1.number }) {
      entry.makeStale()
    }
  }

  /// True while a change of a query's answer is on its way.
  func isChanging(_ query: Query) -> Bool {
    predictions.contains { $0.isOnItsWay && $0.concerns(query) }
  }

  /// The answer with what is predicted of it; `nil` if nothing is.
  ///
  /// - Parameter start: The number of the request that it was the answer to.
  func predicted(_ answer: () -> Query.Result, of query: Query, askedAt start: Int) -> Query.Result? {
    var shown: Query.Result?
    for prediction in predictions where prediction.concerns(query) && !prediction.isShown(by: start) {
      var changed = shown ?? answer()
      shown = nil
      prediction.change(query, &changed)
      shown = changed
    }
    return shown
  }

  /// Forgets confirmed predictions once all answers have them.
  func forgetShownPredictions() {
    predictions.removeAll { prediction in
      prediction.confirmation != nil
        && byQuery.values.allSatisfy { !prediction.concerns($0.query) || prediction.isShown(by: $0.answerStart) }
        && held.allSatisfy { !prediction.concerns($0.query) || prediction.isShown(by: $0.start) }
    }
  }
}

extension Prediction {
  fileprivate func isShown(by start: Int) -> Bool { confirmation.map { start > $0 } ?? false }
}
