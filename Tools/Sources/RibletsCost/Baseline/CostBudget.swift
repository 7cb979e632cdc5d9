package import Foundation

/// The limits of an app's sizes, in bytes: the file `.riblets/cost.json`.
package struct CostBudget: Hashable, Decodable, Sendable {
  package static let file = ".riblets/cost.json"

  /// The limit of the whole app.
  package var app: Int?
  /// The limit of each riblet.
  package var each: Int?
  /// The limits of single riblets, which count in place of the one for each.
  package var riblets: [String: Int]?
  /// The limit of what the app may grow against the baseline.
  package var growth: Int?

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(_ data: Data) throws(CostFailure) {
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let failure as CostFailure {
      throw failure
    } catch {
      throw CostFailure(
        "It is not JSON of the form {\"app\": 2000000, \"each\": 50000, \"riblets\": {\"Cart\": 80000}, \"growth\": 10000}."
      )
    }
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    for key in values.allKeys where !["app", "each", "riblets", "growth"].contains(key.stringValue) {
      throw CostFailure("There is no limit '\(key.stringValue)'. The limits are app, each, riblets and growth.")
    }
    func value<Value: Decodable>(_ name: String) throws -> Value? {
      try Key(stringValue: name).flatMap { try values.decodeIfPresent(Value.self, forKey: $0) }
    }
    app = try value("app")
    each = try value("each")
    riblets = try value("riblets")
    growth = try value("growth")
  }

  /// Fails if it names a riblet that there is not.
  package func check(_ names: [String]) throws(CostFailure) {
    guard let unknown = riblets?.keys.sorted().first(where: { !names.contains($0) }) else { return }
    throw CostFailure("There is no riblet '\(unknown)'. Riblets: \(names.sorted().prefix(20).joined(separator: ", ")).")
  }

  /// The sentences on limits that are not kept, each with what is largest.
  package func failures(of cost: AppCost, since difference: CostDifference?) -> [String] {
    var failures: [String] = []
    if let app, cost.bytes > app {
      failures.append("The app has \(cost.bytes.grouped) bytes, and \(Self.file) allows \(app.grouped).")
    }
    if let growth, let difference, difference.notComparable == nil, difference.after - difference.before > growth {
      let riblets = difference.riblets.filter { $0.growth > 0 }.prefix(5)
      failures.append(
        """
        The app has grown by \((difference.after - difference.before).grouped) bytes, and \(Self.file) allows \
        \(growth.grouped).
        """ + riblets.map { "\n  \($0.name) \($0.growth.signed)" }.joined())
    }
    for riblet in cost.riblets {
      guard let limit = riblets?[riblet.name] ?? each, riblet.bytes > limit else { continue }
      let parts = riblet.parts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      failures.append(
        "'\(riblet.name)' has \(riblet.bytes.grouped) bytes, and \(Self.file) allows \(limit.grouped).\n  "
          + parts.map { "\($0.key) \($0.value.grouped)" }.joined(separator: ", ")
          + riblet.files.prefix(5).map { "\n  \($0.path): \($0.bytes.grouped)" }.joined())
    }
    return failures
  }
}
