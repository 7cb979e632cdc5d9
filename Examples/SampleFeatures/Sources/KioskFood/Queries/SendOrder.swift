package import RibletsData
import Synchronization

/// Places an order at the server.
package struct SendOrder: RemoteMutateQuery {
  package typealias Domain = Food

  package let sealed: SealedOrder
  private let trace = Trace()

  package init(_ sealed: SealedOrder) {
    self.sealed = sealed
  }

  /// True if the server may have the order: it was sent before, or one of the attempts has lost its answer.
  package var mayHaveArrived: Bool { sealed.wasSent || trace.mayHaveArrived.withLock { $0 } }

  /// - Parameter key: Not used: the order's own key is in the store, and is the same after a restart.
  /// - Returns: The number to call out.
  package func mutate(_ remote: any FoodServer, key: IdempotencyKey) async throws -> Int {
    do {
      return try await remote.place(sealed.order, key: sealed.key)
    } catch {
      if !(error is OfflineError) { trace.mayHaveArrived.withLock { $0 = true } }
      throw error
    }
  }

  package var retry: MutationRetry { .withSameKey }
  package var touches: TouchedQueries<Food> { .query(ServedMenu()) }
}

/// The trace that the attempts leave; not a part of what is asked.
private final class Trace: Sendable {
  let mayHaveArrived = Mutex(false)
}

extension SendOrder: Hashable {
  package static func == (left: SendOrder, right: SendOrder) -> Bool { left.sealed == right.sealed }
  package func hash(into hasher: inout Hasher) { hasher.combine(sealed) }
}
