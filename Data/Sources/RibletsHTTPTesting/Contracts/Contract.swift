public import Foundation
public import RibletsHTTP

/// Recorded requests and answers in a file, with which a test compares both client and server.
///
/// ```swift
/// let contract = try Contract("menu")
/// let menu = try await contract.check { try await $0.answer(to: .menu(page: 1)) }
/// #expect(menu.items.count == 2)
/// ```
///
/// See `Documentation/HTTP.md`.
public struct Contract: Sendable {
  private struct File: Codable {
    var version: Int
    var exchanges: [ContractExchange]
  }

  static let version = 1

  /// The name for failures: the name of the file.
  public let name: String
  let exchanges: [ContractExchange]

  /// Reads the file `Recorded/NAME.json` beside the test.
  ///
  /// - Throws: ``ContractError`` if it cannot be read, or has another version.
  public init(_ name: String, filePath: StaticString = #filePath) throws {
    try self.init(contentsOf: Self.file(name, filePath))
  }

  /// Reads a contract from any file.
  ///
  /// - Throws: ``ContractError`` if it cannot be read, or has another version.
  public init(contentsOf file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    let data: Data
    do { data = try Data(contentsOf: file) } catch {
      throw ContractError.file(file.path, problem: "it is not there, or may not be read")
    }
    struct Version: Decodable { var version: Int }
    if let version = try? JSONDecoder().decode(Version.self, from: data).version, version != Self.version {
      throw ContractError.otherVersion(file.path, version: version)
    }
    do { exchanges = try JSONDecoder().decode(File.self, from: data).exchanges } catch let error as DecodingError {
      let problem = ContractProblem.text(error)
      throw ContractError.file(file.path, problem: problem)
    }
  }

  init(name: String, exchanges: [ContractExchange]) {
    self.name = name
    self.exchanges = exchanges
  }

  /// The file of a contract beside a test.
  static func file(_ name: String, _ filePath: StaticString) -> URL {
    URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent().appendingPathComponent("Recorded/\(name).json")
  }

  /// Returns the address in an environment variable, for ``check(alsoAt:client:_:)``; `nil` if there is none.
  ///
  /// ```swift
  /// try await contract.check(alsoAt: Contract.server("SHOP_SERVER")) { try await $0.answer(to: .menu(page: 1)) }
  /// ```
  public static func server(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].flatMap(URL.init(string:))
  }

  /// Compares requests with the contract: with a double that answers from it, and also with a real server if there is
  /// an address.
  ///
  /// Each request must be in the contract, each exchange of the contract must be asked for, and each answer must be
  /// as recorded. By default only the shape of an answer counts, because a real server has other values.
  ///
  /// - Parameters:
  ///   - server: The address of a real server; `nil` for none.
  ///   - client: Makes the client, for example with authentication.
  ///   - ask: Sends the requests.
  /// - Returns: The value that came from the double.
  /// - Throws: ``ContractError/notKept(contract:server:differences:)``, or the error of `ask`.
  public func check<Result>(
    alsoAt server: URL? = nil,
    client: (URL, any HTTPTransport) -> HTTPClient = { HTTPClient(baseURL: $0, transport: $1) },
    _ ask: (HTTPClient) async throws -> Result
  ) async throws -> Result {
    let double = try ServerDouble()
    double.answer(self)
    let result = try await check(at: double.url, name: "the double", client, ask)
    if let server { _ = try await check(at: server, name: "\(server)", client, ask) }
    return result
  }

  private func check<Result>(
    at server: URL, name: String, _ client: (URL, any HTTPTransport) -> HTTPClient,
    _ ask: (HTTPClient) async throws -> Result
  ) async throws -> Result {
    let transport = ContractTransport(base: URLSessionTransport(), server: server)
    do {
      let result = try await ask(client(server, transport))
      try check(transport.exchanges, server: name)
      return result
    } catch let error where !(error is ContractError) {
      // A difference explains more than what followed from it.
      try check(transport.exchanges, server: name, isWhole: false)
      throw error
    }
  }

  private func check(_ made: [ContractTransport.Exchange], server: String, isWhole: Bool = true) throws {
    var left = exchanges
    var differences: [String] = []
    for exchange in made {
      // An exchange may be asked for more often than it was recorded.
      let index = left.firstIndex { $0.fits(exchange.request) }
      guard let expected = index.map({ left.remove(at: $0) }) ?? exchanges.last(where: { $0.fits(exchange.request) })
      else {
        differences.append("\(exchange.request.text): is not in the contract")
        continue
      }
      differences += expected.differences(
        status: exchange.status, fields: exchange.fields, body: exchange.body
      ).map { "\(exchange.request.text): \($0)" }
    }
    if isWhole { differences += left.map { "\($0.request.text): was not asked for" } }
    guard differences.isEmpty else {
      throw ContractError.notKept(contract: name, server: server, differences: differences)
    }
  }

  /// Records the requests and the answers of a real server as `Recorded/NAME.json` beside the test.
  ///
  /// ```swift
  /// try await Contract.record("menu", at: server) { _ = try await $0.answer(to: .menu(page: 1)) }
  /// ```
  ///
  /// The file has methods, paths, queries, JSON bodies and the header fields that clients use. Query items that
  /// usually carry secrets have only their names. Look at the bodies before you commit them, because they are the
  /// server's data.
  ///
  /// - Throws: The error of `ask`, or ``ContractError`` if the file cannot be written.
  public static func record(
    _ name: String, at server: URL, filePath: StaticString = #filePath,
    client: (URL, any HTTPTransport) -> HTTPClient = { HTTPClient(baseURL: $0, transport: $1) },
    _ ask: (HTTPClient) async throws -> Void
  ) async throws {
    try await record(to: file(name, filePath), at: server, client: client, ask)
  }

  static func record(
    to file: URL, at server: URL,
    client: (URL, any HTTPTransport) -> HTTPClient = { HTTPClient(baseURL: $0, transport: $1) },
    _ ask: (HTTPClient) async throws -> Void
  ) async throws {
    let transport = ContractTransport(base: URLSessionTransport(), server: server)
    try await ask(client(server, transport))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let data = try encoder.encode(File(version: version, exchanges: transport.exchanges.map(\.recorded)))
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (data + Data("\n".utf8)).write(to: file, options: .atomic)
    } catch { throw ContractError.file(file.path, problem: error.localizedDescription) }
  }
}

extension ServerDouble {
  /// Answers all requests of a contract as recorded. Several answers to one request come one after the other.
  ///
  /// ```swift
  /// server.answer(try Contract("menu"))
  /// ```
  public func answer(_ contract: Contract) {
    let asked = Locked<[ContractExchange.Request: Int]>([:])
    for route in Set(contract.exchanges.map { "\($0.request.method) \($0.request.path)" }) {
      on(route) { request in
        let sent = ContractExchange.Request(request)
        let fitting = contract.exchanges.filter { $0.fits(sent) }
        guard let last = fitting.last else {
          return .text("'\(sent.text)' is not in the contract '\(contract.name)'", type: "text/plain", status: 501)
        }
        let number = asked.withLock { asked in
          defer { asked[sent, default: 0] += 1 }
          return asked[sent, default: 0]
        }
        return (number < fitting.count ? fitting[number] : last).serverAnswer
      }
    }
  }
}
