import Dispatch
import Foundation
import ModelFuzzing
import RibletsImpact
import RibletsModel
import Synchronization

/// Changes apps at random, and holds what commands keep of them to what they read from scratch: models, and reach.
@main
struct ModelFuzz {
  /// The number of changes that an app goes through.
  private static let step = 100

  static func main() {
    let arguments = FuzzArguments(CommandLine.arguments)
    let faults = Mutex<[String]>([])
    let apps = (arguments.count + step - 1) / step
    print("seeds \(arguments.seed)…\(arguments.seed + UInt64(apps) - 1), \(step) changes each")
    DispatchQueue.concurrentPerform(iterations: apps) { number in
      let found = Self.faults(of: arguments.seed + UInt64(number), arguments.shows)
      faults.withLock { $0 += found }
    }
    let found = faults.withLock { $0 }
    for fault in found { print(fault) }
    print("\(apps * step) changes, \(found.count) faults")
    exit(found.isEmpty ? 0 : 1)
  }

  /// Goes through the changes of a seed; the first fault ends that.
  private static func faults(of seed: UInt64, _ shows: Bool) -> [String] {
    do {
      var app = try ChangingApp(seed: seed)
      var isLater = false
      for number in 0..<step {
        let change = try app.change()
        if shows { print("seed \(seed), change \(number): \(change)") }
        // Half of the time the files count as settled, so that nothing but their identity says that they changed.
        if number % 10 == 0 { isLater.toggle() }
        if isLater { try app.waitForClock() }
        let cached = app.model(isCached: true, isLater: isLater)
        if cached != app.model(isCached: false) {
          return ["seed \(seed), change \(number) (\(change)): the model from the cache is another one"]
        }
        // Unchanged, so that the kept model itself counts.
        if number % 3 == 0, app.model(isCached: true, isLater: isLater) != cached {
          return ["seed \(seed), change \(number) (\(change)): unchanged, the model from the cache is another one"]
        }
        if number % 4 == 0, reachesSomethingElse(&app) {
          return ["seed \(seed), change \(number) (\(change)): by what is kept, a change reaches something else"]
        }
      }
      return []
    } catch {
      return ["seed \(seed): \(error)"]
    }
  }

  /// Returns true if a difference reaches something else by what commands have kept than by what is read from scratch.
  private static func reachesSomethingElse(_ app: inout ChangingApp) -> Bool {
    let former = Array(app.formerText().utf8)
    let changes = [
      FileChange(path: "Sources/Goods/Former.swift", status: .deleted, before: former),
      app.anyPath().map { FileChange(path: $0, status: .modified, before: former) },
    ].compactMap { $0 }
    let impacts = [true, false].map { isCached in
      Impact(of: changes, in: ImpactedApp(at: app.root, ModelPackages(in: app.root), isCached: isCached))
    }
    return impacts[0] != impacts[1]
  }
}

/// The task of a run.
private struct FuzzArguments {
  /// The first seed; the others follow it.
  var seed: UInt64 = 1
  /// The number of changes.
  var count = 10_000
  /// True to print each change.
  var shows = false

  init(_ words: [String]) {
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
      case "--count": count = rest.popFirst().flatMap { Int($0) } ?? count
      case "--show": shows = true
      default:
        FileHandle.standardError.write(Data("model-fuzz does not know '\(word)'.\n".utf8))
        exit(64)
      }
    }
  }
}
