import Riblets
import RibletsData
import RibletsDataRoot

struct RemoteSale: RemoteMutateQuery {
  typealias Domain = RemoteShop
  let id: Int
  func mutate(_ remote: Int, key: IdempotencyKey) async throws {}
  var touches: TouchedQueries<RemoteShop> { .query(RemoteStock(id: id)) }
  func predict(_ predictions: Predictions<RemoteShop>) { predictions.change(RemoteStock(id: id)) { $0 -= 1 } }
}

/// Ten thousand observers of a hundred queries, one of which is changed.
@MainActor
struct ManyObservers {
  /// The number of observers that hear of a change of one query, and of all calls that they get for it.
  func toldCount() async throws -> (observers: Int, calls: Int) {
    let provider = RemoteConnection().provider(for: RemoteShop.self, remote: 7)
    var calls = [Int](repeating: 0, count: 10_000)
    let observers = calls.indices.map { index in
      provider.observing(RemoteStock(id: index % 100)).sink { _ in calls[index] += 1 }
    }
    defer { for observer in observers { observer.cancel() } }
    calls = [Int](repeating: 0, count: 10_000)
    try await provider.mutate(RemoteSale(id: 42))
    return (calls.count { $0 > 0 }, calls.reduce(0, +))
  }
}
