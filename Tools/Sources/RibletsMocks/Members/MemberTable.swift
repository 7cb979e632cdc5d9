import RibletsSource

/// The members of a mock as they are found: what two protocols ask for is one member.
struct MemberTable {
  private(set) var members: [ResolvedMember] = []
  /// The place of the first member of each name.
  private var places: [String: Int] = [:]
  /// The places of members by their signatures, of names that several have.
  private var overloads: [String: [Int]] = [:]
  /// The names that several members have.
  private var overloaded: Set<String> = []

  mutating func reserve(_ count: Int) { places.reserveCapacity(places.count + count) }

  /// Adds a member, unless it is there already.
  mutating func add(_ member: ResolvedMember) {
    guard let first = places[member.plainName] else {
      places[member.plainName] = members.count
      return members.append(member)
    }
    if overloaded.insert(member.plainName).inserted {
      overloads[members[first].signature, default: []].append(first)
    }
    let signature = member.signature
    let equal = overloads[signature, default: []].map { members[$0] }
    let isThere = equal.contains { $0.marks.conditions.joined() == member.marks.conditions.joined() }
    guard isThere else {
      overloads[signature, default: []].append(members.count)
      return members.append(member)
    }
    for other in equal { other.merge(member) }
  }
}
