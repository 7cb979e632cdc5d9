import RibletsSource

/// Finds out which names protocols inherit from, and which of them nobody has declared so far.
struct ParentSearch {
  private var declared: Set<UInt64> = []
  private var needed: Set<UInt64> = []
  private var asked: Set<UInt64> = []

  init() { add(ModelNames(of: StandardProtocols.file)) }

  mutating func add(_ names: ModelNames) {
    declared.formUnion(names.declared)
    needed.formUnion(names.needed)
  }

  /// The names to look for; each is handed out once.
  mutating func next() -> Set<UInt64> {
    let names = needed.subtracting(declared).subtracting(asked)
    asked.formUnion(names)
    return names
  }
}
