package import Foundation
package import RibletsModel
package import RibletsPlans
import RibletsReading

/// The sizes of an app by commit: a file with one line of JSON for each, the oldest first.
package struct CostHistory: Sendable {
  package static let file = ".riblets/cost-history.jsonl"

  private struct Line: Codable { let commit: String, bytes: Int, riblets: [String: Int] }
  private var lines: [Line] = []

  package init(_ data: Data) throws(RequestProblem) {
    for (place, line) in data.split(separator: 10).enumerated() {
      guard let line = try? JSONDecoder().decode(Line.self, from: line) else {
        throw RequestProblem("It is no line that 'riblets cost --record' writes.", at: "\(Self.file):\(place + 1):1")
      }
      lines.append(line)
    }
  }

  /// Adds the sizes of a commit, or takes them in place of earlier ones of the same.
  package mutating func record(_ cost: AppCost, commit: String) {
    let sizes = cost.riblets.map { ("\($0.module).\($0.name.split(separator: ".").last ?? "")", $0.bytes) }
    lines.removeAll { $0.commit == commit }
    lines.append(Line(commit: commit, bytes: cost.bytes, riblets: Dictionary(uniqueKeysWithValues: sizes)))
  }

  package var text: String { lines.map { $0.sortedJSON([]) }.joined(separator: "\n") }

  /// The sizes of a riblet; none if the last line does not know it.
  package func sizes(of riblet: RibletID) -> [Int] {
    lines.last?.riblets[riblet.description] == nil ? [] : lines.compactMap { $0.riblets[riblet.description] }
  }
}
