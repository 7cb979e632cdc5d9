package import Foundation
package import RibletsModel

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
  package private(set) var riblets: [RibletID: Int] = [:]

  package init(_ bytes: Data, ribletsOfFunctions functions: [String: RibletID]) throws(CostFailure) {
    var owners: [Int: RibletID?] = [:]
    var current: RibletID?
    var isOfCallee = false
    for line in bytes.split(separator: 10) {
      guard let first = line.first else { continue }
      switch first {
      case UInt8(ascii: "f") where line.starts(with: "fn=(".utf8),
        UInt8(ascii: "c") where line.starts(with: "cfn=(".utf8):
        guard let (number, name) = Self.function(line) else { continue }
        if let name { owners[number] = .some(Self.riblet(on: name, functions)) }
        if first == UInt8(ascii: "f") { current = owners[number] ?? nil }
      case UInt8(ascii: "c") where line.starts(with: "calls=".utf8): isOfCallee = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"):
        defer { isOfCallee = false }
        guard !isOfCallee, let last = line.split(separator: 32).last,
          let count = Int(String(decoding: last, as: UTF8.self))
        else { continue }
        instructions += count
        if let current { riblets[current, default: 0] += count }
      default: continue
      }
    }
    guard instructions > 0 else { throw CostFailure("Callgrind has counted no instructions.") }
  }

  /// `fn=(7) name` as 7 and the name, which is there only the first time.
  private static func function(_ line: Data) -> (Int, String?)? {
    guard let start = line.firstIndex(of: UInt8(ascii: "(")), let end = line.firstIndex(of: UInt8(ascii: ")")),
      let number = Int(String(decoding: line[(start + 1)..<end], as: UTF8.self))
    else { return nil }
    return (number, end + 2 < line.endIndex ? String(decoding: line[(end + 2)...], as: UTF8.self) : nil)
  }

  private static func riblet(on stack: String, _ functions: [String: RibletID]) -> RibletID? {
    for name in stack.split(separator: "'") {
      if let riblet = functions[String(name)] { return riblet }
    }
    return nil
  }
}

extension AppCost {
  /// Adds the instructions of a start.
  package mutating func add(_ profile: StartProfile, of model: AppModel) {
    let counts = Dictionary(profile.riblets.map { (model.name(of: $0), $1) }) { first, _ in first }
    for place in riblets.indices { riblets[place].instructions = counts[riblets[place].name] ?? 0 }
    start = Start(
      instructions: profile.instructions, withoutRiblet: profile.instructions - counts.values.reduce(0, +))
  }
}
