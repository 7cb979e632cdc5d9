import Riblets
import RibletsData

/// Runs closures over a domain's source in a store, one transaction each.
protocol StoreAccess<Domain>: DataExecutor {
  func read<Value: Sendable>(_ body: @escaping @Sendable (Domain.Source) throws -> Value) async throws -> Value

  /// Returns when those who observe what is changed have been called.
  func write<Value: Sendable>(_ body: @escaping @Sendable (Domain.Source) throws -> Value) async throws -> Value

  /// Emits the result now, and again after each commit that touches it.
  @MainActor
  func observing<Value: Sendable>(
    _ body: @escaping @Sendable (Domain.Source) throws -> Value
  ) -> EventStream<Result<Value, any Error>>
}
