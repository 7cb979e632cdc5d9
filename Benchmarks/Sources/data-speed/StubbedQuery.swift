import RibletsData
import RibletsDataTesting
import RibletsTesting
import Testing

enum Shop: DataDomain {
  typealias Source = Int
}

struct Stock: FetchQuery {
  typealias Domain = Shop
  let id: Int
  func fetch(from source: Int) -> Int { source + id }
}

/// A query that a test answers, with its line in the ledger of calls.
@MainActor
struct StubbedQuery {
  func nanoseconds() throws -> (byValue: Double, byType: Double) {
    let count = 20_000
    let times = try medians(
      of: 9,
      [
        { try fetch(count) { $0.stub(Stock(id: 1)).returns(7) } },
        { try fetch(count) { $0.stub(Stock.self).returns(7) } },
      ])
    return (times[0] / Double(count), times[1] / Double(count))
  }

  /// With books of its own each time, as a test has.
  private func fetch(_ count: Int, _ say: (DataProviderStub<Shop>) -> Void) throws {
    // Written out, because the macro for it is there in tests alone.
    let here = SourceLocation(fileID: "data-speed/StubbedQuery.swift", filePath: #filePath, line: #line, column: 1)
    let stub = DataProviderStub(Shop.self, sourceLocation: here)
    say(stub)
    let provider = stub.provider
    var sum = 0
    for _ in 0..<count { sum += try provider.fetch(Stock(id: 1)) }
    precondition(sum == 7 * count && stub.stub(Stock.self).callCount == count)
  }
}
