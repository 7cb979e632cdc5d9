import KioskFood
import KioskStore
import Riblets
import RibletsData
import RibletsSpec
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import Kiosk

/// The behaviour of the kiosk with a server, in the words of its specification.
enum ServedKioskSpec: Spec {
  static let riblet = "Kiosk"

  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  private static let banner = "Offline. Prices and stock may be old; your order is kept."
  private static let notPlaced =
    "The server did not answer. Your order is kept; press Order again, and it is placed once."

  static func spec() {
    describe("a kiosk whose food is at a server") {
      var file: KioskFile!
      var server: FoodServerFake!
      var app: AppTester!

      /// Launches the app over the file, as after a restart.
      @MainActor func launch() async throws {
        app?.terminate()
        app = .kiosk(try KioskDatabase(path: file.path, copyOf: "http://server"), server: server)
        await app.settle()
      }

      /// Lets the attempts of one request pass.
      @MainActor func wait() async { await app.advance(by: .seconds(10)) }

      beforeEach {
        app = nil
        file = try KioskFile()
        server = FoodServerFake()
        try await launch()
      }

      it("has one riblet more, the contact with the server, above Menu and Cart") {
        app.expectTree(
          """
          Root
            Sync
            Menu
              ViewModelScreen(Kiosk)
            Cart
          """)
      }

      describe("the menu") {
        it("is read page by page") {
          #expect(server.pages == [nil, "cola"])
          app.expectText("Classic", "6.90 € · 1 left", "Cola", "2.80 € · 3 left", "Fries", "Up to date")
        }
        it("is there after a restart, also while the server is away") {
          server.isOffline = true
          try await launch()
          app.expectText("Classic", "Cola", "Fries")
        }
        it("is read again by Refresh") {
          server.change("cola") { $0.stock = 0 }
          await app.press(andWait: "refresh")
          app.expectText("2.80 € · Sold out", "Up to date")
        }
        it("shows a price that the server pushes, and so does the order") {
          await app.press(andWait: "cola-more")
          server.push(.prices(["cola": Price(cents: 310)]))
          await app.settle()
          app.expectText("3.10 € · 3 left", "Order for 3.10 €")
        }
      }

      describe("a server that is away") {
        context("from the beginning") {
          beforeEach {
            file = try KioskFile()
            server.isOffline = true
            try await launch()
            await wait()
          }

          it("is said by a banner, and the menu comes when it is back") {
            app.expectText("Offline. The menu comes as soon as the server can be reached.")
            server.isOffline = false
            await app.press(andWait: "refresh")
            app.expectText("Cola", "Up to date")
          }
          it("is asked three times before it counts as away") {
            #expect(server.pages == [nil, "cola", nil, nil, nil])
          }
        }

        context("while the kiosk runs") {
          beforeEach {
            server.isOffline = true
            server.push(.interrupted)
            await app.settle()
          }

          it("is said by a banner, and the menu that is there stays") {
            app.expectText(banner, "Classic", "Cola", "Fries")
          }
          it("does not keep anybody from changing the order") {
            await app.press(andWait: "cola-more", "fries-more", "cola-fewer")
            app.expectText("1 × Fries", banner)
          }
          it("is away still after a retry in vain") {
            await app.press(andWait: "refresh")
            app.expectButton("refresh", title: "Retry", isEnabled: false)
            await wait()
            app.expectButton("refresh", title: "Retry", isEnabled: true)
            app.expectText(banner)
          }
          it("is back after a retry, and the feed of prices with it") {
            server.isOffline = false
            await app.press(andWait: "refresh")
            app.expectNothing(called: "sync-problem")
            #expect(server.readerCount == 1)
          }
          it("is back by itself, with what has changed meanwhile") {
            server.isOffline = false
            server.change("cola") { $0.stock = 1 }
            server.push(.connected)
            await app.settle()
            app.expectText("Up to date", "2.80 € · 1 left")
          }
        }
      }

      describe("an order") {
        beforeEach { await app.press(andWait: "cola-more", "cola-more") }

        it("gets its number from the server, takes its items out of the stock there, and makes room for the next") {
          await app.press(andWait: "place-order")
          app.expectAlert("Thank you!", message: "Your order has number 1.", answers: ["Next customer"])
          app.dismissAlert()
          app.expectText("Nothing yet. Press + to take something.", "2.80 € · 1 left")
        }
        it("is sent again by itself, with the same key, when its answer gets lost") {
          server.losses = [.answer]
          await app.press(andWait: "place-order")
          await wait()
          app.expectAlert("Thank you!", message: "Your order has number 1.")
          #expect(server.placed.count == 1)
          #expect(server.arrivals.count == 2)
        }
        it("is placed once when all answers got lost and somebody presses Order again") {
          server.losses = [.answer, .answer, .answer]
          await app.press(andWait: "place-order")
          await wait()
          app.expectText(notPlaced, "2 × Cola")
          await app.press(andWait: "place-order")
          app.expectAlert("Thank you!", message: "Your order has number 1.")
          #expect(server.placed.count == 1)
        }
        it("is placed once when the kiosk is restarted before the answer has come") {
          server.losses = [.answer]
          await app.press(andWait: "place-order")
          try await launch()
          app.expectText("2 × Cola")
          await app.press(andWait: "place-order")
          app.expectAlert("Thank you!", message: "Your order has number 1.")
          #expect(server.placed.count == 1)
          #expect(server.items.first { $0.id == "cola" }?.stock == 1)
        }
        it("can be changed when it has certainly not reached the server") {
          server.isOffline = true
          await app.press(andWait: "place-order")
          await wait()
          app.expectText("The server cannot be reached. Your order is as it was; please try again in a moment.")
          await app.press(andWait: "cola-fewer")
          app.expectText("1 × Cola")
        }
        it("stays as it is when its answer got lost, and later attempts find no server") {
          server.losses = [.answer, .connection, .connection]
          await app.press(andWait: "place-order")
          await wait()
          await app.press(andWait: "cola-fewer")
          app.expectText(
            "2 × Cola", "Your order may be placed already. Press Order again to find out; it is placed once.")
          await app.press(andWait: "place-order")
          app.expectAlert("Thank you!", message: "Your order has number 1.")
          #expect(server.placed.count == 1)
        }
        it("cannot be changed while it may be placed already") {
          server.losses = [.request, .request, .request]
          await app.press(andWait: "place-order")
          await wait()
          await app.press(andWait: "fries-more")
          app.expectText("Your order may be placed already. Press Order again to find out; it is placed once.")
          app.expectNoText("1 × Fries")
        }
        it("that another kiosk was quicker with stays as it was, beside the stock of now") {
          server.change("cola") { $0.stock = 1 }
          await app.press(andWait: "place-order")
          app.expectText("There are only 1 of Cola. Your order is as it was.", "2 × Cola", "2.80 € · 1 left")
          app.expectNoAlert()
        }
        it("has to be looked at again when a price has changed meanwhile") {
          server.change("cola") { $0.price = Price(cents: 310) }
          await app.press(andWait: "place-order")
          app.expectText("Cola costs 3.10 € now. Look at your order, and press Order again.", "Order for 6.20 €")
          await app.press(andWait: "place-order")
          app.expectAlert("Thank you!", message: "Your order has number 1.")
        }
      }
    }
  }
}
