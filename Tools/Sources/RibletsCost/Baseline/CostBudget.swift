package import Foundation

/// The limits of an app's sizes, in bytes: the file `.riblets/cost.json`.
package struct CostBudget: Decodable, Sendable {
  package static let file = ".riblets/cost.json"

  /// The limit of the whole app.
  private var app: Int?
  /// The limit of each riblet.
  private var each: Int?
  /// The limits of single riblets, which count in place of the one for each.
  private var riblets: [String: Int]?
  /// The limit of what the app may grow against the baseline.
  private var growth: Int?

  /// Reads the limits of an app with some riblets.
  package init(_ data: Data, for names: [String]) throws(CostFailure) {
    let place = "\(Self.file):1:1: error:"
    guard let budget = try? JSONDecoder().decode(Self.self, from: data),
      let keys = (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?.keys
    else {
      throw CostFailure(
        "\(place) It is not JSON of the form {\"app\": 2000000, \"each\": 50000, \"riblets\": {\"Cart\": 80000}, \"growth\": 10000}."
      )
    }
    if let key = keys.sorted().first(where: { !["app", "each", "riblets", "growth"].contains($0) }) {
      throw CostFailure("\(place) There is no limit '\(key)'. The limits are app, each, riblets and growth.")
    }
    if let name = budget.riblets?.keys.sorted().first(where: { !names.contains($0) }) {
      let known = names.sorted().prefix(20).joined(separator: ", ")
      throw CostFailure("\(place) There is no riblet '\(name)'. Riblets: \(known).")
    }
    self = budget
  }

  /// The sentences on limits that are not kept, each with what is largest.
  package func failures(of cost: AppCost, since difference: CostDifference?) -> [String] {
    func failure(_ start: String, _ bytes: Int, _ limit: Int?, _ details: [String] = []) -> [String] {
      guard let limit, bytes > limit else { return [] }
      let sentence = "\(start) \(bytes.grouped) bytes, and \(Self.file) allows \(limit.grouped)."
      return [([sentence] + details).joined(separator: "\n  ")]
    }
    func largest(_ sizes: [String: Int]) -> [(key: String, value: Int)] {
      sizes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    }
    let grown = difference?.riblets.filter { $0.growth > 0 }.prefix(5).map { "\($0.name) \($0.growth.signed)" }
    return failure("The app has", cost.bytes, app)
      + failure("The app has grown by", difference?.growth ?? 0, growth, grown ?? [])
      + cost.riblets.flatMap { riblet in
        let parts = largest(riblet.parts).map { "\($0) \($1.grouped)" }.joined(separator: ", ")
        let files = largest(riblet.files).prefix(5).map { "\($0): \($1.grouped)" }
        return failure("'\(riblet.name)' has", riblet.bytes, riblets?[riblet.name] ?? each, [parts] + files)
      }
  }
}
