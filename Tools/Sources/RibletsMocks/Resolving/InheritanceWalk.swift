import RibletsSource

/// Goes from a protocol to all that it inherits from, children first, as mockolo names overloads, and brings what it finds
/// into the mock.
struct InheritanceWalk {
  let index: ProtocolIndex
  let mock: ResolvedMock
  var report: ProtocolReport
  private(set) var types = AssociatedTypes()
  /// The names of what the superclass has.
  private(set) var superclassMembers: Set<String> = []
  private var members = MemberTable()
  private var visited: Set<String> = []
  /// The type aliases that were looked into, by name and file; false for those that are being looked into: one that leads
  /// back to itself stands for nothing.
  private var aliases: [String: Bool] = [:]
  /// The number of parents and type aliases that lead to what is being looked into.
  private var depth = 0

  /// - Parameter report: Goes on in ``report``.
  init(from origin: SourceProtocol, to mock: ResolvedMock, _ report: ProtocolReport) {
    index = report.index
    self.mock = mock
    self.report = report
    visit(origin)
    mock.members = members.members
  }

  /// Takes in a protocol and what it inherits from.
  private mutating func visit(_ visitedType: SourceProtocol) {
    guard visited.insert(visitedType.qualifiedName + "\n" + visitedType.marks.position.file).inserted, isNear() else {
      return
    }
    depth += 1
    defer { depth -= 1 }
    report.listUnreadParts(of: visitedType)
    if visitedType.plainName == "Working" { mock.isWorker = true }
    let own = index.isGloballyIsolated(visitedType)
    if let own, mock.isolation == .none { mock.isolation = .globalActor(own) }
    types.equate(visitedType.requirements.filter(\.isSameType))
    let actor = index.inheritedActor(of: visitedType)
    let isFree = actor == nil && !visitedType.members.isEmpty && !index.isActor(visitedType)
    members.reserve(visitedType.members.count)
    for member in visitedType.members { take(member, isFree: isFree) }
    if actor != nil, own == nil, visitedType.members.contains(where: \.isCrossing) { mock.isIsolatedByParents = true }
    for requirement in visitedType.requirements where !requirement.isSameType {
      if requirement.left == .named("Self", []) {
        inherit(requirement.right, of: visitedType, in: visitedType.scopes)
      } else {
        types.bind(requirement)
      }
    }
    for inherited in visitedType.inherited { inherit(inherited, of: visitedType, in: visitedType.scopes) }
  }

  /// Returns false, and reports it once, where parents have parents for longer than a thread has room for.
  private mutating func isNear() -> Bool {
    if depth < 200 { return true }
    report.inheritsTooFar()
    return false
  }

  private mutating func take(_ member: consuming SourceMember, isFree: Bool) {
    switch member.kind {
    case .associatedType(let type): types.add(type, member.marks.conditions)
    case .alias(let name, let type): mock.givenAliases[name] = type
    default:
      let resolved = ResolvedMember(member)
      resolved.isFree = isFree
      members.add(resolved)
    }
  }

  /// Takes in each part of a type that a protocol inherits from.
  ///
  /// - Parameter scopes: Those around the name.
  private mutating func inherit(_ inherited: SourceType, of child: SourceProtocol, in scopes: [SourceScope]) {
    switch inherited {
    case .composition(let parts): for part in parts { inherit(part, of: child, in: scopes) }
    case .attributed(_, let base), .existential(let base): inherit(base, of: child, in: scopes)
    case .named(let name, let arguments): follow(name, last: name, arguments, of: child, in: scopes)
    case .member(_, let last, let arguments):
      follow(inherited.withoutArguments.text, last: last, arguments, of: child, in: scopes)
    default: break
    }
  }

  /// Finds out what a name in a protocol's list of parents means, and takes that in.
  private mutating func follow(
    _ name: String, last: String, _ arguments: [SourceType], of child: SourceProtocol, in scopes: [SourceScope]
  ) {
    if let found = index.found(name, in: scopes, for: child), found != child {
      types.equate(
        zip(found.primaryAssociatedTypes, arguments).map {
          .init(isSameType: true, left: .named($0, []), right: $1)
        })
      if found.isStandard, StandardProtocols.implied[last] != nil { addStandard(last) }
      visit(found)
    } else if unfoldAlias(name, of: child, in: scopes) {
    } else if let call = StandardProtocols.classes[last] {
      mock.superclass = last == "NSObjectProtocol" ? "NSObject" : name
      mock.superclassCall = call
      mock.isCoded = StandardProtocols.coded.contains(last)
    } else if StandardProtocols.markers.contains(last) {
      if last == "Identifiable", let type = arguments.first { mock.identifierType = type }
      addStandard(last)
    } else if let type = index.type(named: last), type.keyword == "class" {
      bind(to: type, SourceType.named(name, arguments).text, of: child)
    } else if StandardProtocols.unmockable.contains(last) {
      report.isUnanswerable(name, of: child)
    } else if index.alias(name, in: scopes, for: child)?.isGeneric == true {
      report.isGenericAlias(name, of: child)
    } else {
      mock.hasUnknownParents = true
      report.isMissing(name, of: child)
    }
  }

  /// Takes in what a type alias stands for; false if the name is of none, or leads back to itself.
  private mutating func unfoldAlias(_ name: String, of child: SourceProtocol, in scopes: [SourceScope]) -> Bool {
    guard let alias = index.alias(name, in: scopes, for: child), !alias.isGeneric else { return false }
    let mark = alias.qualifiedName + "\n" + alias.marks.position.file
    if let isDone = aliases[mark] { return isDone }
    aliases[mark] = false
    if isNear() {
      depth += 1
      inherit(alias.type, of: child, in: alias.scopes)
      depth -= 1
    }
    aliases[mark] = true
    return true
  }

  private func addStandard(_ name: String) {
    mock.standard.insert(name)
    for implied in StandardProtocols.implied[name] ?? [] where !mock.standard.contains(implied) { addStandard(implied) }
  }

  /// Makes a class the superclass of the mock.
  private mutating func bind(to type: SourceNominalType, _ name: String, of child: SourceProtocol) {
    mock.superclass = name
    mock.superclassCall = "super.init()"
    let classes = index.superclasses(from: type)
    if let actor = classes.lazy.flatMap(\.attributes).first(where: { index.isGlobalActor($0.name) }),
      mock.isolation == .none
    {
      mock.isolation = .globalActor(actor.name)
    }
    superclassMembers.formUnion(classes.flatMap(\.memberNames).map(\.plainIdentifier))
    // A class that declares no initializer inherits its superclass's initializers.
    let initializers = classes.first { !$0.initializers.isEmpty }?.initializers ?? []
    mock.requiredInitializers = initializers.filter { $0.marks.has("required") }.compactMap(\.kind.signature)
    mock.overridesInitializer =
      initializers.isEmpty
      || initializers.contains { $0.kind.signature?.parameters.isEmpty ?? false && !$0.marks.has("convenience") }
    if initializers.isEmpty, let unread = index.unreadSuperclass(of: classes.last ?? type) {
      report.hasUnreadSuperclass(unread, name, of: child)
    }
    if !initializers.isEmpty, !initializers.contains(where: \.isCallable) {
      report.hasNoPlainInitializer(name, of: child)
    }
  }
}

extension SourceMember {
  /// True for an initializer that a mock can call without arguments.
  fileprivate var isCallable: Bool {
    guard let node = kind.signature, !marks.has("convenience"), !marks.has("private") else { return false }
    return node.parameters.allSatisfy(\.hasDefault) && node.mark.isEmpty && node.effects == SourceEffects()
  }

  /// True if the member makes a conformance on a global actor unsafe where its protocol belongs to no actor.
  fileprivate var isCrossing: Bool {
    if marks.isNonisolated || marks.attributes.contains(where: { $0.name.hasSuffix("Actor") }) { return false }
    if case .property(let node) = kind { return !node.accessors.effects.isAsync }
    return kind.signature.map { !$0.effects.isAsync } ?? false
  }
}
