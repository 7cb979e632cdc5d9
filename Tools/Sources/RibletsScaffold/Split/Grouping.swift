import RibletsPlans

/// Cuts a tree of riblets into groups of 8 to 12 along its branches, as far as the tree lets.
///
/// A group is a riblet with riblets below it, or several such branches below one riblet. A riblet that several share begins a
/// group of its own. The same tree gives the same groups.
package struct Grouping {
  /// Groups are of these sizes, where the tree has them.
  static let sizes = 8...12
  /// With so many riblets an app has groups.
  package static let threshold = 30

  /// The riblets of each group by its name, which is that of its first top.
  private(set) var groups: [String: [String]] = [:]
  private var children: [String: [String]] = [:]

  /// - Parameter parents: The parents of each riblet; none for a root.
  init(parents: [String: Set<String>]) {
    for (riblet, above) in parents where above.count == 1 {
      if let parent = above.first { children[parent, default: []].append(riblet) }
    }
    for name in children.keys { children[name]?.sort() }
    for root in parents.filter({ $0.value.count != 1 }).keys.sorted() {
      let rest = branch(root)
      if !rest.isEmpty { add(rest) }
    }
  }

  private mutating func add(_ members: [String]) {
    guard let first = members.first else { return }
    groups[Self.name(ofGroupOf: first)] = members.sorted()
  }

  static func name(ofGroupOf riblet: String) -> String { riblet + "Group" }

  /// Puts what is below a riblet into groups.
  ///
  /// - Returns: The riblet and what is left below it, too few for a group; empty if nothing is left.
  private mutating func branch(_ riblet: String) -> [String] {
    var pieces: [[String]] = []
    for child in children[riblet] ?? [] {
      let piece = branch(child)
      if !piece.isEmpty { pieces.append(piece) }
    }
    pieces.sort { ($1.count, $0[0]) < ($0.count, $1[0]) }
    while 1 + pieces.joined().count > Self.sizes.upperBound { add(Self.taken(from: &pieces)) }
    let rest = [riblet] + pieces.joined()
    guard rest.count >= Self.sizes.lowerBound else { return rest }
    add(rest)
    return []
  }

  /// Branches that make a group together.
  private static func taken(from pieces: inout [[String]]) -> [String] {
    var taken: [[String]] = []
    var place = 0
    while place < pieces.count, taken.joined().count < sizes.lowerBound {
      if taken.joined().count + pieces[place].count <= sizes.upperBound {
        taken.append(pieces.remove(at: place))
      } else {
        place += 1
      }
    }
    return Array(taken.sorted { $0[0] < $1[0] }.joined())
  }

  /// The group of a new riblet: its parent's while there is room, then the first below that with room, then a new one.
  ///
  /// - Parameters:
  ///   - home: The parent's group.
  ///   - sizes: How many riblets each group has.
  ///   - below: Groups with riblets whose parents are in the parent's group.
  ///   - taken: Names that a new group cannot have, such as that of a riblet that was renamed since.
  static func group(
    ofNew riblet: String, in home: String, sizes: [String: Int], below: [String], taken: Set<String> = []
  ) -> String {
    func hasRoom(_ group: String) -> Bool { sizes[group, default: 0] < self.sizes.upperBound }
    if hasRoom(home) { return home }
    if let group = below.sorted().first(where: hasRoom) { return group }
    var (free, number) = (name(ofGroupOf: riblet), 1)
    while taken.contains(free) {
      number += 1
      free = name(ofGroupOf: riblet + String(number))
    }
    return free
  }
}
