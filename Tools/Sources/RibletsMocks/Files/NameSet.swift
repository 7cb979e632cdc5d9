/// Some hashes among which many are looked for.
///
/// They are spread as they are, so nothing has to be hashed once more.
struct NameSet: Sendable {
  /// Each hash is at its own place or after it, with no empty one between; 0 is empty.
  private var slots = [UInt64](repeating: 0, count: 64)
  private var count = 0

  /// 0 stands for nothing, so it counts as another one.
  private static func stored(_ name: UInt64) -> UInt64 { name == 0 ? .max : name }

  private func slot(of stored: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: stored) & mask
    while slots[slot] != 0, slots[slot] != stored { slot = (slot + 1) & mask }
    return slot
  }

  /// - Returns: Whether it was not there before.
  @discardableResult
  mutating func insert(_ name: UInt64) -> Bool {
    let stored = Self.stored(name)
    let slot = slot(of: stored)
    if slots[slot] != 0 { return false }
    slots[slot] = stored
    count += 1
    if count * 2 > slots.count { grow() }
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 4)
    for stored in old where stored != 0 { slots[slot(of: stored)] = stored }
  }

  func holds(_ name: UInt64) -> Bool { slots[slot(of: Self.stored(name))] != 0 }

  func holdsAny(of hashes: [UInt64]) -> Bool { count > 0 && hashes.contains { holds($0) } }
}
