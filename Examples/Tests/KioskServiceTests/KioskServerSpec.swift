import KioskService
import RibletsHTTP
import RibletsSpec
import Testing

/// The behaviour of the kiosk's server, in the words of its specification.
enum KioskServerSpec: Spec {
  static let riblet = "Kiosk server"

  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  private static let cola = #"{"item":"cola","quantity":2,"price":280}"#

  static func spec() {
    describe("a server for kiosks") {
      var kitchen: ServedKitchen!

      beforeEach { kitchen = try await ServedKitchen() }
      afterEach { await kitchen.server.stop() }

      describe("the menu") {
        it("comes in pages, with price and stock, and each page names the next") {
          let first = try await kitchen.send(.get, "menu").body
          #expect(first.items?.map(\.id) == ["classic", "cheese", "veggie", "fish"])
          #expect(first.items?.first == .init(id: "classic", price: 690, stock: 12))
          let second = try await kitchen.send(.get, "menu?after=\(first.next ?? "")").body
          #expect(second.items?.map(\.id) == ["fries", "salad", "cola", "water"])
          #expect(second.next == nil)
        }
        it("comes in pages of the size that is asked for") {
          #expect(try await kitchen.send(.get, "menu?limit=3").body.items?.count == 3)
          #expect(try await kitchen.send(.get, "menu?limit=8").body.next == nil)
          for limit in ["0", "101", "all"] {
            let answer = try await kitchen.send(.get, "menu?limit=\(limit)")
            #expect(answer.status == 400)
            #expect(answer.body.message == "'\(limit)' is no number of items. Ask for 1 to 100.")
          }
        }
        it("has no page after an item that it does not have") {
          let answer = try await kitchen.send(.get, "menu?after=pie")
          #expect(answer.status == 400)
          #expect(
            answer.body.message == "There is no item 'pie' on the menu. Read the menu from its beginning.")
        }
      }

      describe("an order") {
        it("gets a number, and takes its items out of stock") {
          let answer = try await kitchen.order(cola, key: "a")
          #expect(answer.status == 201 && answer.body == JSON(number: 1))
          #expect(try await kitchen.stock(of: "cola") == 28)
          #expect(try await kitchen.order(cola, key: "b").body.number == 2)
        }
        it("is made once for each key, however often it is sent") {
          var numbers: [Int?] = []
          for _ in 1...3 { numbers.append(try await kitchen.order(cola, key: "a").body.number) }
          #expect(numbers == [1, 1, 1])
          #expect(try await kitchen.stock(of: "cola") == 28)
        }
        it("is made once for each key when it is sent many times at once") {
          let kitchen = kitchen!
          let sent = (1...8).map { _ in Task { try await kitchen.order(cola, key: "a").body.number } }
          var numbers: Set<Int?> = []
          for task in sent { numbers.insert(try await task.value) }
          #expect(numbers == [1])
          #expect(try await kitchen.stock(of: "cola") == 28)
        }
        it("is made once for each key, also after a restart of the server") {
          #expect(try await kitchen.order(cola, key: "a").body.number == 1)
          let first = kitchen
          kitchen = try await kitchen.restarted()
          #expect(try await kitchen.order(cola, key: "a").body.number == 1)
          #expect(try await kitchen.stock(of: "cola") == 28)
          withExtendedLifetime(first) {}
        }
        it("with the key of another order is refused") {
          _ = try await kitchen.order(cola, key: "a")
          let answer = try await kitchen.order(#"{"item":"cola","quantity":3,"price":280}"#, key: "a")
          #expect(answer.status == 422)
          #expect(
            answer.body.message == "The Idempotency-Key belongs to another order. Draw a new one for each order.")
        }
        it("of more than there is changes nothing, and its key can be used again") {
          let lines = "\(cola),\(#"{"item":"cheese","quantity":3,"price":790}"#)"
          let answer = try await kitchen.order(lines, key: "a")
          #expect(answer.status == 409)
          #expect(answer.body == JSON(reason: "soldOut", item: "Cheese & Onion", left: 2))
          #expect(try await kitchen.stock(of: "cola") == 30)
          #expect(try await kitchen.order(cola, key: "a").status == 201)
        }
        it("at another price than that of now is refused, with the price of now") {
          let answer = try await kitchen.order(#"{"item":"cola","quantity":1,"price":250}"#, key: "a")
          #expect(answer.status == 409)
          #expect(answer.body == JSON(reason: "priceChanged", item: "Cola", price: 280))
        }
        it("of what is not on the menu, or of nothing, is refused") {
          let unknown = try await kitchen.order(#"{"item":"pie","quantity":1,"price":1}"#, key: "a")
          #expect(unknown.status == 404 && unknown.body == JSON(reason: "unknownItem", item: "pie"))
          let empty = try await kitchen.order("", key: "a")
          #expect(empty.status == 409 && empty.body == JSON(reason: "emptyOrder"))
        }
        it("that makes no sense is refused, and the answer says how to correct it") {
          #expect(try await kitchen.order(cola).body.message?.contains("Draw one for each order.") == true)
          let few = try await kitchen.order(#"{"item":"cola","quantity":0,"price":280}"#, key: "a")
          #expect(few.status == 400 && few.body.message == "0 of 'cola' cannot be ordered. Send 1 or more.")
          let text = try await kitchen.send(.post, "orders", "cola", fields: ["Idempotency-Key": "a"])
          #expect(text.status == 400 && text.body.message?.contains(#"{"lines":[{"item""#) == true)
          let long = try await kitchen.order(String(repeating: " ", count: 70_000), key: "a")
          #expect(long.status == 413)
        }
      }

      describe("the prices") {
        it("are sent at once, and again when one changes") {
          var events = kitchen.client.events("prices").makeAsyncIterator()
          let first = try await events.next()
          #expect(first?.name == "prices" && first?.data.contains(#""cola":280"#) == true)
          #expect(try await kitchen.send(.put, "prices/cola", #"{"price":310}"#).status == 204)
          #expect(try await events.next()?.data.contains(#""cola":310"#) == true)
        }
        it("are sent to all who read them") {
          var (one, two) = (
            kitchen.client.events("prices").makeAsyncIterator(), kitchen.client.events("prices").makeAsyncIterator()
          )
          _ = (try await one.next(), try await two.next())
          _ = try await kitchen.send(.put, "prices/fries", #"{"price":300}"#)
          #expect(try await one.next()?.data.contains(#""fries":300"#) == true)
          #expect(try await two.next()?.data.contains(#""fries":300"#) == true)
        }
        it("stay after a restart") {
          _ = try await kitchen.send(.put, "prices/cola", #"{"price":310}"#)
          let first = kitchen
          kitchen = try await kitchen.restarted()
          #expect(try await kitchen.send(.get, "menu?limit=100").body.items?.first { $0.id == "cola" }?.price == 310)
          withExtendedLifetime(first) {}
        }
        it("are whole cents of an item on the menu") {
          #expect(try await kitchen.send(.put, "prices/pie", #"{"price":310}"#).status == 404)
          let negative = try await kitchen.send(.put, "prices/cola", #"{"price":-1}"#)
          #expect(negative.status == 400)
          #expect(negative.body.message == "-1 is no price. Send whole cents, from 0 to 1000000.")
        }
      }

      describe("everything else") {
        it("is not there") {
          let answer = try await kitchen.send(.delete, "menu")
          #expect(answer.status == 404 && answer.body.message == "There is nothing at /menu.")
        }
      }
    }
  }
}
