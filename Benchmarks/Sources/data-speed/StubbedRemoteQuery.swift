import Riblets
import RibletsData
import RibletsDataTesting
import RibletsTesting
import Testing

enum RemoteShop: RemoteDataDomain {
  typealias Remote = Int
}

struct RemoteStock: RemoteFetchQuery {
  typealias Domain = RemoteShop
  let id: Int
  func fetch(from remote: Int) async throws -> Int { remote + id }
}

/// A query that waits and that a test answers, against one that does not and an empty task of the same riblet.
@MainActor
struct StubbedRemoteQuery {
  private final class Asker: Interactor {
    var sum = 0
  }

  /// The time of the one in a task, as a part of twice the other's and once that of an empty task.
  func ratio() throws -> Double {
    let count = 5_000
    let (remote, local) = (
      DataProviderStub(RemoteShop.self, sourceLocation: here), DataProviderStub(Shop.self, sourceLocation: here)
    )
    remote.stub(RemoteStock(id: 1)).returns(7)
    local.stub(Stock(id: 1)).returns(7)
    let asker = Asker()
    asker.activate()
    defer { asker.deactivate() }
    let times = try medians(
      of: 9,
      [
        {
          let provider = remote.provider
          for _ in 0..<count {
            asker.task { $0.sum += try await provider.fetch(RemoteStock(id: 1)) }
          }
        },
        {
          let provider = local.provider
          for _ in 0..<count { asker.sum += try provider.fetch(Stock(id: 1)) }
        },
        { for _ in 0..<count { asker.task { $0.sum += 7 } } },
      ])
    precondition(asker.sum == 7 * 3 * 9 * count, "A task has not run to its end at once.")
    return times[0] / (2 * times[1] + times[2])
  }

  // Written out, because the macro for it is there in tests alone.
  private var here: SourceLocation {
    SourceLocation(fileID: "data-speed/StubbedRemoteQuery.swift", filePath: #filePath, line: 1, column: 1)
  }
}
