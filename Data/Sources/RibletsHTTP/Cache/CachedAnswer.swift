import Foundation

/// An answer that is kept.
struct CachedAnswer: Codable, Equatable, Sendable {
  var url: URL
  var fields: [[String]]
  /// The header fields of the request that the answer depends on, with their values then.
  var varying: [String: String]
  var body: Data
  /// The age that the answer had when it arrived, in seconds.
  var initialAge: Int64
  /// The moment of its arrival, on the clock of this process; nil for an answer of an earlier run, whose age is not known.
  var arrival: Duration?

  private enum CodingKeys: CodingKey { case url, fields, varying, initialAge }

  /// Makes an entry; nil if the answer must not be kept, or could never be used.
  init?(_ response: HTTPResponse, body: Data, request: HTTPRequest, now: Duration) {
    guard Self.isStorable(response, request) else { return nil }
    url = response.url
    fields = response.fields.all.map { [$0.name, $0.value] }
    var varying: [String: String] = [:]
    // An answer to one who has signed in is not for another, whatever the server forgot to say.
    for name in Self.varyingNames(response.fields) + ["Authorization"] { varying[name] = request.fields[name] ?? "" }
    self.varying = varying
    self.body = body
    initialAge = max(0, response.fields["Age"].flatMap(Int64.init) ?? 0)
    arrival = now
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    url = try container.decode(URL.self, forKey: .url)
    fields = try container.decode([[String]].self, forKey: .fields)
    varying = try container.decode([String: String].self, forKey: .varying)
    initialAge = try container.decode(Int64.self, forKey: .initialAge)
    body = Data()
  }

  static func isStorable(_ response: HTTPResponse, _ request: HTTPRequest) -> Bool {
    let control = CacheControl(response.fields)
    guard request.method == .get, response.status == 200, control.isStorable, CacheControl(request.fields).isStorable,
      response.fields["Content-Type"]?.lowercased().hasPrefix("text/event-stream") != true,
      !varyingNames(response.fields).contains("*")
    else { return false }
    return (control.lifetime ?? .zero) > .zero || response.fields["ETag"] != nil
      || response.fields["Last-Modified"] != nil
  }

  private static func varyingNames(_ fields: HTTPFields) -> [String] {
    (fields["Vary"] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  var headerFields: HTTPFields {
    var all = HTTPFields()
    for field in fields where field.count == 2 { all.add(field[1], for: field[0]) }
    return all
  }

  /// The bytes that it counts for.
  var size: Int {
    body.count + fields.reduce(url.absoluteString.utf8.count) { $0 + $1[0].utf8.count + $1[1].utf8.count }
  }

  /// True if it depends on a token or a cookie of the request.
  var hasSecrets: Bool {
    varying.contains { HTTPRedaction.standard.fields.contains($0.key.lowercased()) && !$0.value.isEmpty }
  }

  func fits(_ request: HTTPRequest) -> Bool {
    varying.allSatisfy { (request.fields[$0.key] ?? "") == $0.value }
  }

  func age(at now: Duration) -> Duration? {
    arrival.map { .seconds(initialAge) + (now - $0) }
  }

  /// The age at which it is used without asking; nil if the server must be asked.
  func freshAge(at now: Duration) -> Duration? {
    let control = CacheControl(headerFields)
    guard !control.mustAsk, let lifetime = control.lifetime, let age = age(at: now), age < lifetime else { return nil }
    return age
  }

  /// The request that asks whether it is the same still; nil if it has nothing to be asked by.
  func confirming(_ request: HTTPRequest) -> HTTPRequest? {
    var request = request
    let fields = headerFields
    guard fields["ETag"] != nil || fields["Last-Modified"] != nil else { return nil }
    request.fields["If-None-Match"] = fields["ETag"]
    request.fields["If-Modified-Since"] = fields["ETag"] == nil ? fields["Last-Modified"] : nil
    return request
  }

  /// Takes over what a 304 says.
  mutating func confirm(_ response: HTTPResponse, now: Duration) {
    var all = headerFields
    for field in response.fields.all
    where !["content-length", "content-encoding", "transfer-encoding"].contains(field.name.lowercased()) {
      all[field.name] = response.fields[field.name]
    }
    fields = all.all.map { [$0.name, $0.value] }
    initialAge = max(0, response.fields["Age"].flatMap(Int64.init) ?? 0)
    arrival = now
  }
}
