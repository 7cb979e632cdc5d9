import HeapCounter
import Riblets
import RibletsData
import RibletsDataRoot

struct ShopLine: Identifiable, Sendable {
  let id: Int
  var price: Int
  var stock: Int
}

struct AllLines: PagedQuery {
  typealias Domain = RemoteShop
  func page(at offset: Int?, from remote: Int) async throws -> DataPage<ShopLine, Int> {
    let start = offset ?? 0
    let lines = (start..<min(start + 1_000, 100_000)).map { ShopLine(id: $0, price: remote, stock: $0) }
    return DataPage(lines, next: start + 1_000 < 100_000 ? start + 1_000 : nil)
  }
}

/// A list that has read a hundred pages of a thousand elements, and waits.
@MainActor
struct IdlePagedList {
  /// The bytes that the list holds, as a multiple of its elements'; `nil` where the allocator does not report them.
  func heldRatio() async -> Double? {
    let provider = RemoteConnection().provider(for: RemoteShop.self, remote: 7)
    let before = Int(heap_counter_process_bytes())
    guard before > 0 else { return nil }
    let list = provider.pages(of: AllLines())
    let observer = list.states.sink { _ in }
    while list.states.value.phase != .end {
      list.loadMore()
      await Task.yield()
    }
    let after = Int(heap_counter_process_bytes())
    precondition(list.states.value.elements.count == 100_000)
    observer.cancel()
    return Double(after - before) / Double(MemoryLayout<ShopLine>.stride * 100_000)
  }
}
