import Foundation
import KioskFood
import KioskRemote
import RibletsData
import RibletsHTTP
import RibletsHTTPTesting
import Testing

@Suite(.timeLimit(.minutes(1)))
struct HTTPFoodTests {
  private let server: ServerDouble
  private let food: HTTPFood

  init() throws {
    server = try ServerDouble()
    food = HTTPFood(server: server.url)
  }

  private static let key = IdempotencyKey("a key")

  private func place() async throws -> Int { try await food.place(.twoColas, key: Self.key) }

  @Test func `a page of the menu names the next one`() async throws {
    let first = #"{"items":[{"id":"cola","name":"Cola","kind":"drink","price":280,"stock":3}],"next":"cola"}"#
    server.on("GET /menu", .text(first), .text(#"{"items":[]}"#))
    #expect(try await food.menu(at: nil) == DataPage([.cola], next: "cola"))
    #expect(try await food.menu(at: "cola") == DataPage([], next: nil))
    #expect(server.requests.map { $0.query("after") } == [nil, "cola"])
  }

  @Test func `a kind that this version does not have is left out`() async throws {
    let menu = #"{"items":[{"id":"pie","name":"Pie","kind":"dessert","price":280,"stock":3}]}"#
    server.on("GET /menu", .text(menu))
    #expect(try await food.menu(at: nil).elements.isEmpty)
  }

  @Test func `an order is sent with its key, and the number comes back`() async throws {
    server.on("POST /orders", .text(#"{"number":7}"#, status: 201))
    #expect(try await place() == 7)
    let request = try #require(server.requests.first)
    #expect(request.fields["Idempotency-Key"] == "a key")
    struct Sent: Decodable, Equatable {
      struct Line: Decodable, Equatable {
        let item: String
        let quantity: Int
        let price: Int
      }
      let lines: [Line]
    }
    let sent = try JSONDecoder().decode(Sent.self, from: request.body)
    #expect(sent == Sent(lines: [.init(item: "cola", quantity: 2, price: 280)]))
  }

  @Test(arguments: [
    (#"{"reason":"soldOut","item":"Cola","left":1}"#, 409, OrderError.soldOut(item: "Cola", left: 1)),
    (
      #"{"reason":"priceChanged","item":"Cola","price":310}"#, 409,
      OrderError.priceChanged(item: "Cola", price: Price(cents: 310))
    ),
    (#"{"reason":"emptyOrder"}"#, 409, OrderError.empty),
  ])
  func `a refusal says why`(_ body: String, _ status: Int, _ error: OrderError) async {
    server.on("POST /orders", .text(body, status: status))
    await #expect(throws: error) { try await place() }
  }

  @Test func `an item that the server does not have is named`() async {
    server.on("POST /orders", .text(#"{"reason":"unknownItem","item":"cola"}"#, status: 404))
    await #expect(throws: ModelNotFoundError(Item.self, id: "cola")) { try await place() }
  }

  @Test func `a request that makes no sense is a refusal`() async {
    server.on("POST /orders", .text(#"{"message":"The key belongs to another order."}"#, status: 422))
    let error = await #expect(throws: FoodServerError.self) { try await place() }
    #expect(error?.description.hasPrefix("The server of the food refused a request.") == true)
  }

  @Test(arguments: [ServerAnswer.status(500), .text("<html>", type: "text/html"), .text("{}", status: 201)])
  func `an answer that says nothing of the order is a failure, after which it may be placed`(_ answer: ServerAnswer)
    async
  {
    server.on("POST /orders", answer)
    let error = await #expect(throws: FoodServerError.self) { try await place() }
    #expect(error?.description.hasPrefix("The server of the food failed.") == true)
  }

  @Test func `a server that asks to be left alone is`() async {
    server.on("GET /menu", .status(503, fields: ["Retry-After": "40"]))
    let error = await #expect(throws: FoodServerError.self) { try await food.menu(at: nil) }
    #expect(error?.retryAdvice == .after(.seconds(40)))
  }

  @Test(arguments: [0, 20, 60])
  func `an order whose answer is cut off may be placed`(_ byte: Int) async throws {
    server.on("POST /orders", .text(#"{"number":7}"#, status: 201).cut(at: byte))
    let error = await #expect(throws: FoodServerError.self) { try await place() }
    #expect(error?.description.hasPrefix("The connection to the server of the food was lost.") == true)
    #expect(error?.retryAdvice == .worthwhile)
  }

  @Test func `an order that finds no server is certainly not placed`() async throws {
    server.stop()
    await #expect(throws: OfflineError.self) { try await place() }
    await #expect(throws: OfflineError.self) { try await food.menu(at: nil) }
  }

  @Test func `prices come between the beginnings and ends of connections`() async throws {
    let feed = ServerFeed()
    server.on("GET /prices", .events(feed))
    feed.send("retry: 0\nevent: prices\ndata: {\"cola\":310}\n\nevent: news\ndata: {}\n\nevent: prices\ndata: ?\n\n")
    feed.end()
    var updates: [PriceUpdate] = []
    for try await update in food.updates() {
      updates.append(update)
      if update == .interrupted { break }
    }
    #expect(updates == [.connected, .prices(["cola": Price(cents: 310)]), .interrupted])
  }
}
