import Dispatch
import RibletsDataRoot

/// One number behind a queue, as a store of the app's own.
// Unchecked, because the compiler does not see that the queue guards what changes.
final class ShelfStore: DataStore, @unchecked Sendable {
  final class Shelf: StockSource {
    var stock: Int

    init(stock: Int) {
      self.stock = stock
    }
  }

  private let queue = DispatchQueue(label: "shelf")
  private var stock = 10
  private var position = 0

  func read<Value: Sendable>(_ body: (Shelf) throws -> Value) throws -> Value {
    try queue.sync { try body(Shelf(stock: stock)) }
  }

  func read<Value: Sendable>(_ body: @escaping @Sendable (Shelf) throws -> Value) async throws -> Value {
    try queue.sync { try body(Shelf(stock: stock)) }
  }

  func trackedRead<Value: Sendable>(_ body: (Shelf) throws -> Value) throws -> TrackedRead<Value, Bool> {
    queue.sync {
      TrackedRead(outcome: Result { try body(Shelf(stock: stock)) }, footprint: true, position: position)
    }
  }

  func trackedRead<Value: Sendable>(
    _ body: @escaping @Sendable (Shelf) throws -> Value
  ) async throws -> TrackedRead<Value, Bool> {
    queue.sync {
      TrackedRead(outcome: Result { try body(Shelf(stock: stock)) }, footprint: true, position: position)
    }
  }

  func write<Value: Sendable>(_ body: (Shelf) throws -> Value) throws -> (Value, Commit<Bool>) {
    try queue.sync { try change(body) }
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Shelf) throws -> Value
  ) async throws -> (Value, Commit<Bool>) {
    try queue.sync { try change(body) }
  }

  func touches(_ change: Bool, _ footprint: Bool) -> Bool { change }

  func whenChangedElsewhere(_ listener: @escaping @Sendable (Commit<Bool>) -> Void) {}

  private func change<Value>(_ body: (Shelf) throws -> Value) throws -> (Value, Commit<Bool>) {
    let shelf = Shelf(stock: stock)
    let value = try body(shelf)
    stock = shelf.stock
    position += 1
    return (value, Commit(position: position, change: true))
  }
}
