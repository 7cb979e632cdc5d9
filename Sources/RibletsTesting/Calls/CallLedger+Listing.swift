extension CallLedger {
  private static let longest = 40

  /// Returns the calls in order, a line each, for a failure.
  ///
  /// - Parameter marks: One character for each marked call, by its index in the log.
  func listing(marks: [Int: Character] = [:]) -> String {
    let known = entries.enumerated().filter { !$0.element.isForgotten }
    guard !known.isEmpty else { return "No mock of this test was called." }
    let names = nameByMock
    let shown = known.suffix(Self.longest)
    let title = "The calls of this test, in order:"
    let left = known.count - shown.count
    let lines = shown.map { place, entry in
      "  \(marks[place] ?? " ") \(place + 1). \(names[entry.mock] ?? "?").\(entry.member)(\(entry.arguments))"
    }
    return ([title] + (left > 0 ? ["    … \(left) earlier"] : []) + lines).joined(separator: "\n")
  }

  private var nameByMock: [Int: String] {
    var names: [Int: String] = [:]
    for mock in Set(entries.map(\.mock)) { names[mock] = name(of: mock) }
    return names
  }
}
