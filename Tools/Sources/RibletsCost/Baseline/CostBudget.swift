package import Foundation
package import RibletsPlans
import RibletsReading

/// The limits of an app's sizes, in bytes: the file `.riblets/cost.json`.
package struct CostBudget: Decodable, Sendable {
  package static let file = ".riblets/cost.json"

  private var app: Int?, each: Int?, growth: Int?
  /// They count in place of the limit for each riblet.
  private var riblets: [String: Int]?

  package init(_ data: Data, for names: [String]) throws(RequestProblem) {
    let place = Self.file + ":1:1"
    guard let budget = try? JSONDecoder().decode(Self.self, from: data),
      let keys = (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?.keys.sorted()
    else {
      let form = #"{"app": 2000000, "each": 50000, "riblets": {"Cart": 80000}, "growth": 10000}"#
      throw RequestProblem("It is not JSON of the form \(form).", at: place)
    }
    if let key = keys.first(where: { !["app", "each", "riblets", "growth"].contains($0) }) {
      throw RequestProblem("There is no limit '\(key)'. The limits are app, each, riblets and growth.", at: place)
    }
    if let name = budget.riblets?.keys.sorted().first(where: { !names.contains($0) }) {
      let known = names.sorted().prefix(20).joined(separator: ", ")
      throw RequestProblem("There is no riblet '\(name)'. Riblets: \(known).", at: place)
    }
    self = budget
  }

  /// The sentences on limits that are not kept, each with what is largest.
  package func failures(of cost: AppCost, since difference: CostDifference?) -> [String] {
    func largest(_ sizes: [String: Int]) -> [(name: String, bytes: String)] {
      sizes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0, $1.grouped) }
    }
    let grown = difference?.riblets.filter { $0.growth > 0 }.prefix(5).map { "\($0.name) \($0.growth.signed)" } ?? []
    var limits: [(String, Int, Int?, [String])] = [("The app has", cost.bytes, app, [])]
    limits.append(("The app has grown by", difference?.growth ?? 0, growth, grown))
    for riblet in cost.riblets {
      let parts = largest(riblet.parts).map { "\($0.name) \($0.bytes)" }.joined(separator: ", ")
      let files = largest(riblet.files).prefix(5).map { "\($0.name): \($0.bytes)" }
      limits.append(("'\(riblet.name)' has", riblet.bytes, riblets?[riblet.name] ?? each, [parts] + files))
    }
    return limits.compactMap { start, bytes, limit, details -> String? in
      guard let limit, bytes > limit else { return nil }
      let sentence = "\(start) \(bytes.grouped) bytes, and \(Self.file) allows \(limit.grouped)."
      return ([sentence] + details).joined(separator: "\n  ")
    }
  }
}
