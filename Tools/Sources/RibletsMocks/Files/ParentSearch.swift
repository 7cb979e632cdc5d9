import RibletsSource

/// Finds out which names protocols inherit from, and which of them nobody has declared so far.
struct ParentSearch {
  private var declared: Set<String> = []
  /// The names that were not handed out yet, each once.
  private var needed = StandardNames.all
  private var seen = StandardNames.all

  mutating func add(_ names: borrowing ModelNames) {
    declared.formUnion(names.declared)
    for name in names.needed where seen.insert(name).inserted { needed.insert(name) }
  }

  /// The names to look for; each is handed out once. `nil` if there are none.
  mutating func next() -> Set<String>? {
    defer { needed = [] }
    let names = needed.subtracting(declared)
    return names.isEmpty ? nil : names
  }
}
