import Foundation
import GRDB
import KioskFood
import KioskStore
import Riblets
import RibletsData
import RibletsDataTesting
import RibletsGRDB
import RibletsSpec
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import Kiosk

/// The behaviour of the kiosk, in the words of its specification.
enum KioskSpec: Spec {
  static let riblet = "Kiosk"

  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("an order kiosk for burgers") {
      var file: KioskFile!
      var database: KioskDatabase!
      var app: AppTester!

      beforeEach {
        file = try KioskFile()
        database = try file.open()
        app = .kiosk(database.food)
      }

      describe("the root") {
        it("is a riblet with two live children side by side, Menu and Cart, of which Menu hosts a view model") {
          app.expectTree(
            """
            Root
              Menu
                ViewModelScreen(Kiosk)
              Cart
            """)
        }
        it("shares the order with both through a stream") {
          await app.press(andWait: "cola-more", "cola-more")
          app.expectText("2 × Cola")
          #expect(app.frame.description.contains("identified cola-quantity\n          text \"2\""))
        }
      }

      describe("the menu") {
        it("has burgers, sides and drinks") {
          #expect(app.texts.filter { ["Burgers", "Sides", "Drinks"].contains($0) } == ["Burgers", "Sides", "Drinks"])
        }
        it("shows each with price and stock") {
          app.expectText("Classic", "6.90 € · 12 left")
          app.expectText("Grilled Veggie", "7.50 € · Sold out")
        }
        it("is kept in an SQLite store") {
          try await database.execute("UPDATE item SET name = 'Double Classic' WHERE id = 'classic'")
          let restarted = AppTester.kiosk(database.food)
          restarted.expectText("Double Classic")
        }
      }

      describe("an order") {
        it("is changed by a mutation") {
          let food = DataProviderStub(passingOthersTo: database.food)
          let app = AppTester.kiosk(food.provider)
          await app.press(andWait: "fries-more", "fries-fewer")
          #expect(
            food.stub(ChangeQuantity.self).queries == [
              ChangeQuantity(of: "fries", by: 1), ChangeQuantity(of: "fries", by: -1),
            ])
        }
        it("survives a restart") {
          await app.press(andWait: "cola-more", "fries-more", "cola-more")
          app.terminate()
          AppTester.kiosk(try file.open().food).expectText("2 × Cola", "1 × Fries", "Order for 8.80 €")
        }
        it("gets a number when it is placed, takes its items out of stock, and makes room for the next") {
          await app.press(andWait: "cheese-more", "cheese-more", "place-order")
          app.expectAlert("Thank you!", message: "Your order has number 1.", answers: ["Next customer"])
          app.dismissAlert()
          app.expectText("Nothing yet. Press + to take something.")
          let menu = try await database.food.fetch(.menu)
          #expect(menu.first { $0.id == "cheese" }?.stock == 0)
        }
      }

      describe("the view model of the menu") {
        it("is a FoodDataProviding") {
          let viewModel: any FoodDataProviding = KioskViewModel(
            dataProvider: database.food, orderStream: OrderStreamFake())
          let menu = try await viewModel.fetch(.menu)
          #expect(menu.count == 7)
        }
        it("cannot be given a query of another domain: that does not compile, as a fixture proves") {
          let fixture = "Fixtures/DataWalls/Expected.txt"
          let words =
            "instance method 'mutate' requires the types 'Food' and 'Charge.Domain' (aka 'Payment') be equivalent"
          let errors = try repositoryText(fixture)
          #expect(errors.contains(words))
        }
        it("does not notice when a test swaps a query for a stub") {
          let food = DataProviderStub(passingOthersTo: database.food)
          food.stub(.menu).returns([.cola])
          let app = AppTester.kiosk(food.provider)
          app.expectText("Cola", "2.80 € · 3 left")
          app.expectNothing(called: "classic-more")
        }
      }

      describe("what goes wrong is said on the screen, and nothing is lost:") {
        beforeEach { await app.press(andWait: "cola-more") }

        it("a store that is locked") {
          let stranger = try file.open()
          try await stranger.execute("PRAGMA locking_mode = EXCLUSIVE")
          try await stranger.execute("BEGIN EXCLUSIVE; COMMIT")
          await app.press(andWait: "cola-more")
          app.expectText("The kiosk is busy. Your order is as it was; please try again in a moment.", "1 × Cola")
          try stranger.store.writer.close()
          await app.press(andWait: "cola-more")
          app.expectText("2 × Cola")
          app.expectNothing(called: "menu-message")
        }
        it("a menu that cannot be read, until it can") {
          let food = DataProviderStub(passingOthersTo: database.food)
          var isLocked = true
          food.stub(.menu).runs { _ in
            if isLocked { throw DataStoreError(.locked, store: "kiosk.sqlite", details: "") }
            return [.cola]
          }
          let app = AppTester.kiosk(food.provider)
          app.expectText("The kiosk is busy and cannot read its menu. Please try again in a moment.", "1 × Cola")
          isLocked = false
          app.press("read-menu-again")
          app.expectText("2.80 € · 3 left")
          app.expectNothing(called: "menu-message")
        }
        it("a store that is full") {
          try await database.fillUp()
          await app.press(andWait: "fries-more")
          app.expectText("The kiosk has no room for more. Your order is as it was; please tell the staff.", "1 × Cola")
          let order = try await file.order
          #expect(order.lines.map(\.id) == ["cola"])
        }
        it("a store that can only be read") {
          try await database.execute("PRAGMA query_only = 1")
          await app.press(andWait: "fries-more")
          app.expectText(
            "The kiosk takes no orders at the moment. Your order is as it was; please tell the staff.", "1 × Cola")
        }
        it("a row that is missing") {
          try await database.execute("DELETE FROM item WHERE id = 'salad'")
          let app = AppTester.kiosk(database.food)
          app.expectNothing(called: "salad-more")
          let food = DataProviderStub(passingOthersTo: database.food)
          food.stub(.menu).returns([
            .cola, Item(id: "salad", name: "Salad", kind: .side, price: Price(cents: 1), stock: 1),
          ])
          let late = AppTester.kiosk(food.provider)
          await late.press(andWait: "salad-more")
          late.expectText("This is not on the menu any more. Your order is as it was.", "1 × Cola")
        }
        it("a negative quantity") {
          await app.press(andWait: "cola-fewer", "cola-fewer")
          app.expectText("There is no Cola in your order that could be taken out.")
          await app.press(andWait: "fries-more")
          app.expectText("1 × Fries")
          app.expectNothing(called: "menu-message")
        }
        it("an item that is sold out") {
          await app.press(andWait: "veggie-more")
          app.expectText("Grilled Veggie is sold out. Your order is as it was.", "1 × Cola")
        }
        it("an item of which there are too few") {
          await app.press(andWait: "cheese-more", "cheese-more", "cheese-more")
          app.expectText("There are only 2 of Cheese & Onion. Your order is as it was.", "2 × Cheese & Onion")
        }
        it("an item that was sold to somebody else before the order is placed") {
          try await database.execute("UPDATE item SET stock = 0 WHERE id = 'cola'")
          await app.press(andWait: "place-order")
          app.expectText("Cola is sold out. Your order is as it was.", "1 × Cola")
          app.expectNoAlert()
        }
      }
    }
  }

  /// A file of the repository, as text.
  private static func repositoryText(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).appending(path: "../../../../..").standardizedFileURL
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
