/// A line of one of two texts, or of both: a step from the old text to the new one.
package enum LineEdit<Line: Equatable & Sendable>: Equatable, Sendable {
  case same(Line)
  case removed(Line)
  case added(Line)

  package var isSame: Bool {
    switch self {
    case .same: true
    case .removed, .added: false
    }
  }

  /// Returns the fewest steps; in one place the removed lines come before the added ones.
  ///
  /// Between the common lines at the beginning and the end, up to a few thousand lines are compared, since the time
  /// grows with the square of the changes. With more lines, all old ones are removed and all new ones added.
  package static func edits(from old: [Line], to new: [Line]) -> [LineEdit] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let middle = compare(Array(old[head..<old.count - tail]), Array(new[head..<new.count - tail]))
    return old[..<head].map(Self.same) + middle + old.suffix(tail).map(Self.same)
  }

  private static func compare(_ old: [Line], _ new: [Line]) -> [LineEdit] {
    guard old.count + new.count <= 4_000 else { return old.map(Self.removed) + new.map(Self.added) }
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var edits: [LineEdit] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      if gone.contains(oldLine) {
        edits.append(.removed(old[oldLine]))
        oldLine += 1
      } else if come.contains(newLine) {
        edits.append(.added(new[newLine]))
        newLine += 1
      } else {
        edits.append(.same(old[oldLine]))
        oldLine += 1
        newLine += 1
      }
    }
    return edits
  }
}
