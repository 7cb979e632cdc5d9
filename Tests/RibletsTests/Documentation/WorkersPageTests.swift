import Riblets
import RibletsTesting
import Testing

private struct Position: Equatable, Sendable {}

@MainActor private protocol PositionService: AnyObject, Sendable {
  func send(_ position: Position) async throws
}

private final class PositionWorker: Worker {
  private let service: any PositionService
  private var position = Position()

  init(service: any PositionService) {
    self.service = service
  }

  override func run() async throws {
    while true {
      try await ribletClock.sleep(for: .seconds(30))
      try await service.send(position)
    }
  }
}

private final class RideInteractor: Interactor {
  private let positionWorker: PositionWorker

  init(positionWorker: PositionWorker) {
    self.positionWorker = positionWorker
    super.init()
  }

  override func didBecomeActive() { positionWorker.start(self) }
}

private final class PositionServiceMock: PositionService {
  private(set) var sent: [Position] = []
  func send(_ position: Position) { sent.append(position) }
}

/// The code of Documentation/Workers.md, compiled and run.
@Suite(.testScope) @MainActor
struct WorkersPageTests {
  @Test func `the position is sent each half minute while the ride is active`() async {
    let scope = TestScope.current()
    let service = PositionServiceMock()
    let ride = RideInteractor(positionWorker: PositionWorker(service: service))

    ride.activate()
    await scope.advance(by: .seconds(65))
    ride.deactivate()
    await scope.advance(by: .seconds(65))

    #expect(service.sent.count == 2)
  }
}
