/// Takes down how a mutation will show in the answers of queries, before the server has answered.
///
/// A change is made to a copy of what is known, each time that this is shown, until the mutation has failed or the server
/// has answered the query anew.
@MainActor
public struct Predictions<Domain: RemoteDataDomain> {
  private let receiver: any PredictionReceiver<Domain>

  package init(_ receiver: any PredictionReceiver<Domain>) {
    self.receiver = receiver
  }

  /// Changes the answer of one query.
  public func change<Query: RemoteFetchQuery>(_ query: Query, _ change: @escaping (inout Query.Result) -> Void)
  where Query.Domain == Domain {
    receiver.predict(query) { _, result in change(&result) }
  }

  /// Changes the answers of all queries of a type; the closure is given the query.
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
