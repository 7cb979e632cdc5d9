/// Records the optimistic update of a mutation: how the answers of queries will look, before the server has answered.
///
/// The closure is applied to a copy of the known answer, each time that the answer is shown. It ends when the
/// mutation has failed, or when the server has answered the query again.
///
/// ```swift
/// func predict(_ predictions: Predictions<Menu>) {
///   predictions.change(StockOf(id: dish)) { stock in stock -= 1 }
/// }
/// ```
///
/// See `Documentation/Server.md`.
@MainActor
public struct Predictions<Domain: RemoteDataDomain> {
  private let receiver: any PredictionReceiver<Domain>

  package init(_ receiver: any PredictionReceiver<Domain>) {
    self.receiver = receiver
  }

  /// Changes the answer of one query. A query whose answer is not known is not changed.
  ///
  /// ```swift
  /// predictions.change(StockOf(id: dish)) { $0 -= 1 }
  /// ```
  ///
  /// - Parameter change: Called on the main actor, possibly several times. It only changes its argument.
  public func change<Query: RemoteFetchQuery>(_ query: Query, _ change: @escaping (inout Query.Result) -> Void)
  where Query.Domain == Domain {
    receiver.predict(query) { _, result in change(&result) }
  }

  /// Changes the answers of all queries of a type.
  ///
  /// ```swift
  /// predictions.change(DishesOf.self) { query, dishes in if query.day == day { dishes.append(soup) } }
  /// ```
  ///
  /// - Parameter change: Gets the query whose answer is shown. It only changes its second argument.
  public func change<Query: RemoteFetchQuery>(
    _ type: Query.Type, _ change: @escaping (Query, inout Query.Result) -> Void
  ) where Query.Domain == Domain {
    receiver.predict(nil, change)
  }
}

/// The receiver of the predictions of one mutation.
@MainActor
package protocol PredictionReceiver<Domain> {
  associatedtype Domain: RemoteDataDomain

  /// - Parameter query: The one that it is of; `nil`: all of the type.
  func predict<Query: RemoteFetchQuery>(_ query: Query?, _ change: @escaping (Query, inout Query.Result) -> Void)
  where Query.Domain == Domain
}
