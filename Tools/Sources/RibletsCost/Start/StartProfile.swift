package import Foundation

/// The instructions of a run under callgrind, by the nearest riblet on the stack.
///
/// Callgrind writes each function once for each stack that led to it, with its own instructions:
///
///     fn=(7) swift_release'$s4Shop10CartRouterC4loadyyF'main
///     0 1200
///     calls=2 0
///     0 5000
///
/// → 1,200 for `Cart`. The line after `calls=` belongs to the functions that it calls.
package struct StartProfile {
  package private(set) var instructions = 0
  package private(set) var riblets: [String: Int] = [:]
  var withoutRiblet: Int { instructions - riblets.values.reduce(0, +) }

  /// Reads the output of callgrind, with the names of riblets by the names of functions.
  package init(_ bytes: Data, ribletsOfFunctions functions: [String: String]) throws(CostFailure) {
    var owners: [Substring: String] = [:]
    var current: String?
    var previous = ""
    for line in bytes.split(separator: 10).map({ String(decoding: $0, as: UTF8.self) }) {
      if line.hasPrefix("fn=(") || line.hasPrefix("cfn=(") {
        let words = line.split(separator: " ", maxSplits: 1)
        let number = words[0].drop { $0 != "(" }
        // Only the first time with the name.
        if words.count > 1 {
          owners[number] = words[1].split(separator: "'").lazy.compactMap { functions[String($0)] }.first
        }
        if line.hasPrefix("f") { current = owners[number] }
      } else if let first = line.utf8.first, "0123456789+-*".utf8.contains(first), !previous.hasPrefix("calls="),
        let count = line.split(separator: " ").last.flatMap({ Int($0) })
      {
        instructions += count
        if let current { riblets[current, default: 0] += count }
      }
      previous = line
    }
    guard instructions > 0 else { throw CostFailure("Callgrind has counted no instructions.") }
  }
}
