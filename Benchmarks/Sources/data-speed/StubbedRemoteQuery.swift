import HeapCounter
import Riblets
import RibletsBenchmarks
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
final class StubbedRemoteQuery {
  /// The three sides, by the names that `--measure` has.
  enum Side: String, CaseIterable {
    case remote, local, task
  }

  private final class Asker: Interactor {
    var sum = 0
  }

  private static let batch = 1_000
  private let remote: DataProviderStub<RemoteShop>
  private let local: DataProviderStub<Shop>
  private let asker = Asker()

  init() {
    // Written out, because the macro for it is there in tests alone.
    let here = SourceLocation(
      fileID: "data-speed/StubbedRemoteQuery.swift", filePath: #filePath, line: 1, column: 1)
    remote = DataProviderStub(RemoteShop.self, sourceLocation: here)
    local = DataProviderStub(Shop.self, sourceLocation: here)
    remote.stub(RemoteStock(id: 1)).returns(7)
    local.stub(Stock(id: 1)).returns(7)
    asker.activate()
  }

  /// The instructions of the one in a task, as a part of twice the other's and once those of an empty task; `nil` where
  /// valgrind is not installed.
  static func ratio() throws -> Double? {
    guard let callgrind = try? Callgrind("data-speed") else { return nil }
    let counts = try Side.allCases.map { try callgrind.instructions(of: $0.rawValue, batch: batch) }
    return counts[0] / (2 * counts[1] + counts[2])
  }

  /// Runs a batch that callgrind does not count, and then some that it does.
  func runForCallgrind(_ side: Side, batches: Int) throws {
    try run(side)
    for _ in 0..<batches {
      let section = Section(self, side)
      heap_counter_measured_section(
        { context in
          guard let context else { return }
          let section = Unmanaged<Section>.fromOpaque(context).takeUnretainedValue()
          MainActor.assumeIsolated { section.outcome = Result { try section.query.run(section.side) } }
        }, Unmanaged.passUnretained(section).toOpaque())
      try section.outcome.get()
    }
    precondition(asker.sum == 7 * Self.batch * (batches + 1), "A task has not run to its end at once.")
    asker.deactivate()
  }

  private func run(_ side: Side) throws {
    switch side {
    case .remote:
      let provider = remote.provider
      for _ in 0..<Self.batch { asker.task { $0.sum += try await provider.fetch(RemoteStock(id: 1)) } }
    case .local:
      let provider = local.provider
      for _ in 0..<Self.batch { asker.sum += try provider.fetch(Stock(id: 1)) }
    case .task:
      for _ in 0..<Self.batch { asker.task { $0.sum += 7 } }
    }
  }

  /// The values that go through a C function, which takes one pointer.
  private final class Section {
    let query: StubbedRemoteQuery
    let side: Side
    var outcome: Result<Void, any Error> = .success(())

    init(_ query: StubbedRemoteQuery, _ side: Side) {
      self.query = query
      self.side = side
    }
  }
}
