import RibletsSource

/// The associated types of a protocol and its parents, and what where clauses say of them.
struct AssociatedTypes {
  private(set) var all: [SourceAssociatedType] = []
  /// The conditions of `#if` around each.
  private(set) var conditions: [String: [String]] = [:]
  /// `T == Int`, of protocols and of associated types.
  private(set) var sameTypes: [SourceRequirement] = []

  mutating func add(_ declared: consuming SourceAssociatedType, _ conditions: [String]) {
    var type = declared
    sameTypes += type.requirements.filter(\.isSameType)
    let bounds = type.requirements.filter { !$0.isSameType }
    let own = bounds.filter { $0.left.withoutSelf == .named(type.name, []) }
    type.bounds += own.map(\.right)
    for other in bounds where !own.contains(other) { addPart(other) }
    if let place = all.firstIndex(where: { $0.name == type.name }) {
      all[place].bounds += type.bounds
      if all[place].standard == nil { all[place].standard = type.standard }
    } else {
      all.append(type)
      self.conditions[type.name] = conditions
    }
  }

  mutating func equate(_ requirements: [SourceRequirement]) { sameTypes += requirements }

  /// Takes in `T: P`, or `T.Element: P`.
  mutating func bind(_ requirement: SourceRequirement) {
    if case .named(let name, []) = requirement.left.withoutSelf, let place = all.firstIndex(where: { $0.name == name })
    {
      all[place].bounds.append(requirement.right)
    } else {
      addPart(requirement)
    }
  }

  private mutating func addPart(_ requirement: SourceRequirement) {
    all.append(.init(name: requirement.left.withoutAnySelf.text, bounds: [requirement.right]))
  }

  /// The type that a where clause says an associated type is: `Int` of `where T == Int`.
  func sameType(as type: SourceAssociatedType) -> SourceType? {
    let own = SourceType.named(type.name, [])
    for same in sameTypes {
      let sides = (same.left.withoutAnySelf, same.right.withoutAnySelf)
      if sides.0 == own, sides.1 != own { return sides.1 }
      // Of two associated types that are the same, the left one is what the right one is.
      if sides.1 == own, sides.0 != own, !all.contains(where: { sides.0.mentions([$0.name]) }) { return sides.0 }
    }
    return nil
  }

  /// The requirements of where clauses on generic parameters and on types in them.
  func requirements(on generics: Set<String>) -> [SourceRequirement] {
    let bounds = all.filter { $0.name.contains(".") }.flatMap { type in
      type.bounds.map { SourceRequirement(isSameType: false, left: .named(type.name, []), right: $0) }
    }
    var seen: Set<SourceRequirement> = []
    return (sameTypes + bounds).map { need in
      SourceRequirement(
        isSameType: need.isSameType, left: need.left.withoutAnySelf, right: need.right.withoutAnySelf)
    }.filter { need in
      let root = need.left.text.split(separator: ".").first.map(String.init) ?? ""
      let isPart = need.left.text.contains(".") && generics.contains(root)
      let isOfBoth = need.isSameType && need.left.mentions(generics) && need.right.mentions(generics)
      return (isPart || isOfBoth) && seen.insert(need).inserted
    }
  }
}
