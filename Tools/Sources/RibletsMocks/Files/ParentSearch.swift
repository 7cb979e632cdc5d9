import RibletsSource

/// Finds out which names protocols inherit from, and which of them nobody has declared so far.
struct ParentSearch {
  private var declared = NameSet()
  /// The names that were not handed out yet, each once.
  private var needed: [UInt64] = []
  private var seen = NameSet()

  init() {
    for name in StandardNames.hashes where seen.insert(name) { needed.append(name) }
  }

  mutating func add(_ names: borrowing ModelNames) {
    for name in names.declared { declared.insert(name) }
    for name in names.needed where seen.insert(name) { needed.append(name) }
  }

  /// The names to look for; each is handed out once. `nil` if there are none.
  mutating func next() -> NameSet? {
    var names = NameSet()
    var isEmpty = true
    for name in needed where !declared.holds(name) {
      names.insert(name)
      isEmpty = false
    }
    needed.removeAll()
    return isEmpty ? nil : names
  }
}
