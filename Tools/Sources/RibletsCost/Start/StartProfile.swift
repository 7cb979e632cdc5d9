package import Foundation
package import RibletsPlans

/// The instructions of a run under callgrind, by the nearest riblet on the stack.
///
/// Callgrind writes each function once for each stack, and the instructions of callees after `calls`. 1,200 for `Cart`:
///
///     fn=(7) swift_release'$s4Shop10CartRouterC4loadyyF'main
///     0 1200
///     calls=2 0
///     0 5000
package struct StartProfile {
  package private(set) var instructions = 0
  package private(set) var riblets: [String: Int] = [:]
  var withoutRiblet: Int { instructions - riblets.values.reduce(0, +) }

  package init(_ bytes: Data, ribletsOfFunctions functions: [String: String]) throws(RequestProblem) {
    var owners: [Substring: String] = [:]
    var current: String?
    var isOfCallee = false
    for line in bytes.split(separator: 10).map({ String(decoding: $0, as: UTF8.self) }) {
      let words = line.split(separator: " ", maxSplits: 1)
      if line.hasPrefix("fn=(") || line.hasPrefix("cfn=(") {
        let number = words[0].drop { $0 != "(" }
        // Only the first time with the name.
        if words.count > 1 {
          owners[number] = words[1].split(separator: "'").lazy.compactMap { functions[String($0)] }.first
        }
        if line.hasPrefix("f") { current = owners[number] }
      } else if !isOfCallee, "0123456789+-*".utf8.contains(line.utf8.first ?? 0), let count = Int(words.last ?? "") {
        instructions += count
        if let current { riblets[current, default: 0] += count }
      }
      isOfCallee = line.hasPrefix("calls=")
    }
    guard instructions > 0 else { throw RequestProblem("Callgrind has counted no instructions.") }
  }
}
