import Foundation
import RibletsHTTP
import RibletsHTTPTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A measurement of requests over the loopback interface: through `HTTPClient`, as a ratio to plain `URLSession`.
///
/// All ask one server for the same answer, read it as JSON, and take turns in one run. They are compared by medians, so that a busy
/// machine slows all sides alike. On Linux the client has two ways: the one of an app without encryption, and the session's.
@main
struct RequestTimes {
  struct Dish: Codable, Sendable {
    let name: String
    let price: Int
  }

  static let requests = 1000
  static let runs = 9
  static let limit = 1.3

  static func main() async throws {
    let server = try ServerDouble()
    server.on("GET /menu", .json((0..<20).map { Dish(name: "Dish \($0)", price: 100 + $0) }))
    let url = server.url.appendingPathComponent("menu")
    let session = URLSession(configuration: .ephemeral)
    let usual = HTTPClient(baseURL: server.url, transport: URLSessionTransport())
    let transport = URLSessionTransport(configuration: .ephemeral, isPlainOnLinux: false)
    let throughSession = HTTPClient(baseURL: server.url, transport: transport)

    func plain() async throws {
      for _ in 0..<requests {
        let (data, _) = try await session.data(from: url)
        _ = try JSONDecoder().decode([Dish].self, from: data)
      }
    }
    func ask(_ client: HTTPClient) async throws {
      for _ in 0..<requests { _ = try await client.answer(to: JSONRequest<[Dish]>.get("menu")) }
    }

    let sides: [() async throws -> Void] = [plain, { try await ask(usual) }, { try await ask(throughSession) }]
    var times: [[Double]] = sides.map { _ in [] }
    // The first run of each opens connections and fills caches.
    for run in 0...runs {
      for (index, side) in sides.enumerated() {
        let time = try await milliseconds(side)
        if run > 0 { times[index].append(time) }
      }
    }
    let medians = times.map { $0.sorted()[runs / 2] }
    print("\(requests) requests through plain URLSession: \(Int(medians[0])) ms")
    let names = ["HTTPClient, as an app sends them", "HTTPClient, through the session"]
    let ratios = medians.dropFirst().map { $0 / medians[0] }
    for (name, ratio) in zip(names, ratios) {
      print(
        "\(ratio <= limit ? "Kept:  " : "Broken:") \(name): \((ratio * 100).rounded() / 100) times, at most \(limit)")
    }
    if ratios.contains(where: { $0 > limit }) { exit(1) }
  }

  private static func milliseconds(_ body: () async throws -> Void) async throws -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try await body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
  }
}
