/// The numbers of examples by status.
struct Tally: Equatable {
  var passed = 0
  var failed = 0
  var pending = 0
  var notRun = 0

  init(_ entries: some Sequence<BookEntry>) {
    for entry in entries {
      switch entry.status {
      case .passed: passed += 1
      case .failed: failed += 1
      case .pending: pending += 1
      case .notRun: notRun += 1
      }
    }
  }

  var all: Int { passed + failed + pending + notRun }

  /// `12 examples: 10 passed, 1 failed, 1 pending`; kinds that did not occur are left out.
  var text: String {
    let kinds = [(passed, "passed"), (failed, "failed"), (pending, "pending"), (notRun, "not run")]
    let parts = kinds.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(all) \(all == 1 ? "example" : "examples")\(parts.isEmpty ? "" : ": ")\(parts.joined(separator: ", "))"
  }
}
