import Foundation
import Testing

/// Signs users in and out at random, between requests, renewals and cancellations, and holds what is sent and returned to a plain
/// statement of what is promised.
///
/// `Research/run fuzz users` runs more of them; a seed that fails is run again with `RIBLETS_USERS_SEED=…`.
struct RandomUsersTests {
  @Test
  func
    `no request carries the token of a user who was not there when it was begun, and no user sees another's answers`()
    async throws
  {
    var counts: [String: Int] = [:]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("riblets-users-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for seed in Self.seeds {
      let storm = UserStorm(
        isHeedful: seed.isMultiple(of: 2), folder: seed % 8 < 2 ? folder.appendingPathComponent("\(seed)") : nil)
      await storm.run(seed: seed, steps: 60)
      let ledger = storm.ledger
      counts.merge(ledger.counts, uniquingKeysWith: +)
      if let problem = ledger.problems.first {
        Issue.record("RIBLETS_USERS_SEED=\(seed)\n\(problem)\n\n\(ledger.story.joined(separator: "\n"))")
        break
      }
    }
    if ProcessInfo.processInfo.environment["RIBLETS_USERS_SEQUENCES"] != nil { print(Self.seeds, counts) }
    // Each end of a request is met, so that nothing is promised of what never happens.
    guard Self.seeds.count > 50 else { return }
    for outcome in [
      "answered", "userChanged", "signedOut", "status", "refreshFailed", "tokenUnavailable", "CancellationError",
    ] {
      #expect(counts[outcome, default: 0] > Self.seeds.count / 50, "\(outcome) in \(counts)")
    }
  }

  private static var seeds: ClosedRange<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["RIBLETS_USERS_SEED"].flatMap({ UInt64($0) }) { return seed...seed }
    return 1...(environment["RIBLETS_USERS_SEQUENCES"].flatMap { UInt64($0) } ?? 300)
  }
}
