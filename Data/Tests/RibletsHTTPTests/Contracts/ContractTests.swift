import Foundation
import RibletsHTTPTesting
import Testing

@testable import RibletsHTTPTesting

@Suite(.timeLimit(.minutes(1)))
struct ContractTests {
  private let server: ServerDouble

  init() throws { server = try ServerDouble() }

  @Test func `the menu's request keeps its contract`() async throws {
    let contract = try Contract("menu")
    let menu = try await contract.check(alsoAt: Contract.server("MENU_URL")) { try await $0.answer(to: .menu(page: 1)) }
    #expect(menu == .tea)
  }

  @Test func `a real server of the same shape keeps it`() async throws {
    server.on("GET /menu", .text(#"{"items":[{"name":"Milk","price":9,"new":true}],"more":1}"#))
    let menu = try await Contract("menu").check(alsoAt: server.url) { try await $0.answer(to: .menu(page: 1)) }
    #expect(menu == .tea)
    #expect(server.requests.count == 1)
  }

  @Test func `a real server of another shape does not, and the fields are named`() async throws {
    server.on("GET /menu", .text(#"{"items":[{"name":"Tea","price":1},{"name":"Milk","price":"9"}]}"#))
    let error = try await #require(throws: ContractError.self) {
      try await Contract("menu").check(alsoAt: server.url) { _ = try await $0.answer(to: .menu(page: 1)) }
    }
    #expect(
      error.description == """
        The contract 'menu' is not kept by \(server.url):
          GET /menu?page=1: 'items[1].price' is a string, expected a number

        If the server is right, record the contract anew; if the contract is, correct the server or the request.
        """)
  }

  @Test func `a server below a path keeps it too`() async throws {
    server.on("GET /api/menu", .json(Menu.tea))
    _ = try await Contract("menu").check(alsoAt: server.url.appendingPathComponent("api")) {
      try await $0.answer(to: .menu(page: 1))
    }
  }

  @Test func `a request that is not in the contract, and one that is not sent, are differences`() async throws {
    let error = try await #require(throws: ContractError.self) {
      try await Contract("menu").check { _ = try? await $0.answer(to: .menu(page: 2)) }
    }
    #expect(
      error
        == .notKept(
          contract: "menu", server: "the double",
          differences: ["GET /menu?page=2: is not in the contract", "GET /menu?page=1: was not asked for"]))
  }

  @Test func `status and content type are held to the contract`() async throws {
    for (answer, difference) in [
      (ServerAnswer.status(404), "the status is 404, expected 200"),
      (.text("<html>", type: "text/html; charset=utf-8"), "the content type is text/html, expected application/json"),
    ] {
      server.on("GET /menu", answer)
      let error = await #expect(throws: ContractError.self) {
        try await Contract("menu").check(alsoAt: server.url) { _ = try? await $0.answer(to: .menu(page: 1)) }
      }
      #expect(error?.description.contains("GET /menu?page=1: \(difference)") == true)
    }
  }

  @Test func `an error that the contract does not explain stays`() async throws {
    struct Own: Error {}
    await #expect(throws: Own.self) {
      try await Contract("menu").check {
        _ = try await $0.answer(to: .menu(page: 1))
        throw Own()
      }
    }
  }

  @Test func `answers to one request come one after the other`() async throws {
    let contract = Contract(
      name: "twice",
      exchanges: [503, 200].map {
        ContractExchange(request: .init(method: "GET", path: "/menu"), answer: .init(status: $0, body: .number(1)))
      })
    try await contract.check { client in
      let first = try await failure { try await client.answer(to: JSONRequest<Int>.get("menu")) }
      #expect(first.reason == .status(503))
      #expect(try await client.answer(to: JSONRequest<Int>.get("menu")) == 1)
    }
  }

  @Test func `what is recorded is kept by the server that it was recorded from, and has no secrets`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("riblets-contract-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("orders.json")
    server.on("POST /orders", .json(["number": 7], status: 201).with("Set-Cookie", "a=secret").with("ETag", "\"1\""))
    server.on("GET /menu", .text("closed", type: "text/plain", status: 404))
    try await Contract.record(to: file, at: server.url) { client in
      _ = try await client.answer(
        to: JSONRequest<[String: Int]>(.post, "orders", query: ["token": "abc"], body: Menu.tea))
      _ = try? await client.answer(to: .menu(page: 1))
    }

    #expect(
      try String(contentsOf: file, encoding: .utf8) == #"""
        {
          "exchanges" : [
            {
              "answer" : {
                "body" : {
                  "number" : 7
                },
                "fields" : {
                  "Content-Type" : "application/json",
                  "ETag" : "\"1\""
                },
                "status" : 201
              },
              "request" : {
                "body" : {
                  "items" : [
                    {
                      "name" : "Tea",
                      "price" : 250
                    },
                    {
                      "name" : "Scones",
                      "price" : 420
                    }
                  ]
                },
                "method" : "POST",
                "path" : "/orders",
                "query" : {
                  "token" : "•••"
                }
              }
            },
            {
              "answer" : {
                "fields" : {
                  "Content-Type" : "text/plain"
                },
                "status" : 404,
                "text" : "closed"
              },
              "request" : {
                "method" : "GET",
                "path" : "/menu",
                "query" : {
                  "page" : "1"
                }
              }
            }
          ],
          "version" : 1
        }

        """#)
    try await Contract(contentsOf: file).check(alsoAt: server.url) { client in
      _ = try await client.answer(
        to: JSONRequest<[String: Int]>(.post, "orders", query: ["token": "abc"], body: Menu.tea))
      _ = try? await client.answer(to: .menu(page: 1))
    }
  }

  struct Broken: CustomTestStringConvertible {
    let testDescription: String
    let text: String?
    let problem: String
  }

  @Test(arguments: [
    Broken(
      testDescription: "no file", text: nil, problem: "the contract cannot be used: it is not there, or may not be read"
    ),
    Broken(testDescription: "no JSON", text: "{", problem: "the contract cannot be used: it is no valid JSON."),
    Broken(
      testDescription: "a field that is missing",
      text: #"{"version":1,"exchanges":[{"request":{"method":"GET","path":"/"}}]}"#,
      problem: "the contract cannot be used: 'exchanges[0].answer' is missing."),
    Broken(
      testDescription: "another version", text: #"{"version":2}"#,
      problem: "the contract is of version 2, and this library reads version 1."),
  ])
  func `a file that is no contract says what is wrong with it`(_ broken: Broken) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("riblets-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    if let text = broken.text { try Data(text.utf8).write(to: file) }
    let error = try #require(throws: ContractError.self) { try Contract(contentsOf: file) }
    #expect(error.description.hasPrefix("\(file.path): \(broken.problem)\n\n"))
  }

  @Test func `an address comes from the environment, or there is none`() {
    #expect(Contract.server("RIBLETS_NO_SUCH_SERVER") == nil)
  }
}
