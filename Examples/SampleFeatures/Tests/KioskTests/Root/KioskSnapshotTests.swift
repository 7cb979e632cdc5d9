import KioskFood
import Riblets
import RibletsData
import RibletsDataTesting
import RibletsTesting
import RibletsViews
import RibletsViewsSnapshot
import RibletsViewsTesting
import Testing

@testable import Kiosk
@testable import KioskStore

@Suite(.testScope) @MainActor
struct KioskSnapshotTests {
  let database: KioskDatabase

  init() throws {
    database = try .inMemory()
  }

  @Test func `an empty order`() {
    let app = AppTester.kiosk(database.food)
    assertViewSnapshots(of: app.frame)
  }

  @Test func `an order with a message`() async {
    let app = AppTester.kiosk(database.food)
    await app.press(andWait: "classic-more", "fries-more", "fries-more", "cola-more", "veggie-more")
    assertViewSnapshots(of: app.frame)
  }

  @Test func `an order that was placed`() async {
    let app = AppTester.kiosk(database.food)
    await app.press(andWait: "cola-more", "place-order")
    assertViewSnapshots(of: app.frame)
  }

  @Test func `a kiosk with a server that answers`() async throws {
    let app = AppTester.kiosk(try .inMemory(copyOf: "http://server"), server: FoodServerFake())
    await app.settle()
    assertViewSnapshots(of: app.frame)
  }

  @Test func `a kiosk whose server is away`() async throws {
    let server = FoodServerFake()
    let app = AppTester.kiosk(try .inMemory(copyOf: "http://server"), server: server)
    await app.settle()
    await app.press(andWait: "cola-more")
    server.push(.interrupted)
    await app.settle()
    assertViewSnapshots(of: app.frame)
  }

  @Test func `a store that fails from the beginning`() {
    let food = DataProviderStub(Food.self)
    let error = DataStoreError(.corrupted, store: "kiosk.sqlite", details: "")
    food.stub(.menu).fails(with: error)
    food.stub(.order).fails(with: error)
    let app = AppTester.kiosk(food.provider)
    assertViewSnapshots(of: app.frame)
  }
}
