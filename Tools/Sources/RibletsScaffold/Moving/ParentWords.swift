import RibletsPlans

/// The names of a parent's types, and of what a route has of its name, as they are after a move below another parent.
struct ParentWords {
  private let names: [String: String]

  init(_ old: String, _ new: String, of child: String) {
    let ends = RibletRole.allCases.map(\.rawValue) + ["", child]
    let tests = ["Router", "Interactor", "Builder", ""].map { child + $0 + "Tests" }
    var names: [String: String] = [:]
    for end in ends + ends.map({ $0 + "Mock" }) + tests { names[old + end] = new + end }
    self.names = names
  }

  /// Returns a text with the new names for all words that are old ones.
  func renamed(_ text: String) -> String {
    text.replacing(/[\p{L}_][\p{L}\p{N}_]*/) { match in names[String(match.output)] ?? String(match.output) }
  }
}
