import RibletsSource

/// Makes the flat model of a mock: members of inherited protocols, isolation, bounds, what associated types are.
struct MockResolver {
  let index: ProtocolIndex
  let options: MockOptions
  let annotation: MockAnnotation
  let origin: SourceProtocol
  var mock: ResolvedMock
  var diagnoses: [MockDiagnosis] = []
  private var isPossible = true
  private var hasSyntaxErrors = false
  private var visited: Set<String> = []
  /// The type aliases that were looked into, by name and file; false for those that are being looked into: one that leads
  /// back to itself stands for nothing.
  private var aliases: [String: Bool] = [:]
  /// The number of parents and type aliases that lead to what is being looked into.
  private var depth = 0
  var associated: [SourceAssociatedType] = []
  var associatedConditions: [String: [String]] = [:]
  var sameTypes: [SourceRequirement] = []
  /// The names of what the superclass has.
  private var superclassMembers: Set<String> = []
  /// The place of the first member of each name.
  private var places: [String: Int] = [:]
  /// The places of members by their signatures, of names that several have.
  private var overloads: [String: [Int]] = [:]
  /// The names that several members have.
  private var overloaded: Set<String> = []

  init(
    _ origin: SourceProtocol, _ annotation: MockAnnotation, named name: String, index: ProtocolIndex,
    options: MockOptions
  ) {
    self.index = index
    self.options = options
    self.annotation = annotation
    self.origin = origin
    // These words would be read as part of a type.
    let isWord = ["some", "any", "each", "repeat"].contains(origin.name)
    var parts = origin.scopes.map(\.name) + [isWord ? "`\(origin.name)`" : origin.name]
    if let prefix = annotation.modulePrefix { parts.insert(prefix, at: 0) }
    mock = ResolvedMock(
      name: name, conformance: parts.joined(separator: "."), position: origin.marks.position,
      access: Self.access(of: origin, options))
    if !origin.scopes.isEmpty { mock.scope = parts.dropLast().joined(separator: ".") }
    mock.conditions = origin.marks.conditions
    mock.attributes = origin.marks.attributes.filter { $0.name == "available" || $0.name == "_spi" }.map(\.text)
  }

  /// The access of a protocol's mock.
  static func access(of origin: SourceProtocol, _ options: MockOptions) -> SourceAccess {
    // What is extended may be seen by more than its extension says.
    let around = origin.scopes.compactMap { $0.keyword == "extension" ? $0.access : $0.access ?? .internal }.min()
    var own = min(origin.marks.access ?? .internal, .public)
    // Nothing in the package imports a module of tests, and an import for the package would have to be of use to it.
    if own == .package, !options.testableImports.isEmpty { own = .internal }
    guard let around else { return own }
    return around < .internal ? around : min(own, around)
  }

  /// Resolves; `nil` when there can be no mock that compiles.
  mutating func resolve() -> ResolvedMock? {
    guard isReachable() else { return nil }
    enter(origin)
    leaveMembersToSuperclass()
    if mock.isolation == .none, index.isGloballyIsolated(origin) == nil, mock.standard.contains("Actor") {
      mock.isolation = .actor
    }
    if mock.isolation == .none, mock.standard.contains("Sendable") { mock.isSendable = true }
    freeMembers()
    mock.isExplicitlyFree = origin.marks.has("nonisolated") || mock.superclass == "NSObject"
    resolveAssociatedTypes()
    substituteAliases()
    reportMembers()
    MemberNames.assign(to: &mock.members)
    mock.nameBooks()
    findOuterTypes()
    for position in mock.members.indices {
      let member = mock.members[position]
      mock.members[position].modifier = annotation.modifiers[member.plainName] ?? (pointsUp(member) ? "weak" : nil)
      mock.members[position].keepsHistory =
        !options.isPlain || options.keepsHistory || member.isMove || annotation.histories.contains(member.plainName)
    }
    chooseSubjects()
    reportAnnotation()
    if isPossible, hasSyntaxErrors || mock.isDoubtful, !isSound(mock) {
      guard !hasSyntaxErrors else { return nil }
      error(
        mock.position,
        "'\(origin.name)' or what it inherits from has parts that are no Swift, so its mock would be none. Correct them."
      )
    }
    return isPossible ? mock : nil
  }

  /// Returns true if a member refers to the owner of the riblet's part, so that a strong reference would be a leak.
  private func pointsUp(_ member: ResolvedMember) -> Bool {
    guard !options.isPlain, mock.isolation == .globalActor("MainActor"),
      let bound = member.kind.owner
    else { return false }
    return index.isClassBound(bound, for: origin)
  }

  /// Returns true if the source of a mock can be parsed.
  private func isSound(_ mock: ResolvedMock) -> Bool {
    var lines = Lines()
    MockWriter(mock: mock, index: index, options: options).write(to: &lines)
    return SourceFile.isSound(lines.withBytes { String(decoding: $0, as: UTF8.self) })
  }

  private mutating func isReachable() -> Bool {
    guard let obstacle else { return true }
    // Nobody asked for this one: it is only one of all.
    let severity: MockDiagnosis.Severity = annotation.isWritten ? .error : .warning
    let rest = annotation.isWritten ? "" : " It has no mock."
    diagnoses.append(.init(severity, at: origin.marks.position, "'\(origin.name)' \(obstacle)\(rest)"))
    return false
  }

  /// The reason for which a mock could not name the protocol.
  private var obstacle: String? {
    if origin.isLocal { return "is declared in a function, where no mock can see it. Move it out of the function." }
    if mock.access < .internal {
      return "is \(mock.access.rawValue), so no other file can see it. Make it internal, or write its mock by hand."
    }
    if let scope = origin.scopes.first(where: { !$0.generics.isEmpty }) {
      return "is nested in the generic type '\(scope.name)'. Move it out."
    }
    return nil
  }

  /// Reports why there can be no mock.
  mutating func error(_ position: SourcePosition, _ text: String) {
    isPossible = false
    diagnoses.append(.init(.error, at: position, text))
  }

  /// Takes in a protocol and what it inherits from; children first, as mockolo names overloads.
  private mutating func enter(_ entered: SourceProtocol) {
    guard visited.insert(entered.qualifiedName + "\n" + entered.marks.position.file).inserted, isNear() else { return }
    depth += 1
    defer { depth -= 1 }
    for error in entered.errors {
      hasSyntaxErrors = true
      diagnoses.append(
        .init(
          .error, at: error.position,
          "Cannot read this part of \(entered.name.isEmpty ? "a protocol" : "'\(entered.name)'"): \(error.text). The mock has the other members; correct this one."
        )
      )
    }
    if let actor = index.isGloballyIsolated(entered), mock.isolation == .none { mock.isolation = .globalActor(actor) }
    sameTypes += entered.requirements.filter(\.isSameType)
    let actor = index.inheritedActor(of: entered)
    let isFree = actor == nil && !entered.members.isEmpty && !index.isActor(entered)
    places.reserveCapacity(places.count + entered.members.count)
    for member in entered.members { enter(member, isFree: isFree) }
    if actor != nil, index.isGloballyIsolated(entered) == nil, entered.members.contains(where: \.isCrossing) {
      mock.isIsolatedByParents = true
    }
    for requirement in entered.requirements where !requirement.isSameType {
      if requirement.left == .named("Self", []) {
        enter(requirement.right, of: entered)
      } else if case .named(let name, []) = requirement.left.withoutSelf,
        let place = associated.firstIndex(where: { $0.name == name })
      {
        associated[place].bounds.append(requirement.right)
      } else {
        associated.append(.init(name: requirement.left.withoutAnySelf.text, bounds: [requirement.right]))
      }
    }
    for inherited in entered.inherited { enter(inherited, of: entered) }
  }

  /// Returns false, and reports it once, where parents have parents for longer than a thread has room for.
  private mutating func isNear() -> Bool {
    if depth < 200 { return true }
    if isPossible {
      error(
        origin.marks.position,
        """
        '\(origin.name)' inherits over more than 200 protocols and type aliases in a row. Write this mock by hand, or \
        inherit from fewer.
        """)
    }
    return false
  }

  private mutating func enter(_ member: consuming SourceMember, isFree: Bool) {
    switch member.kind {
    case .associatedType(var type):
      sameTypes += type.requirements.filter(\.isSameType)
      let own = type.requirements.filter { !$0.isSameType && $0.left.withoutSelf == .named(type.name, []) }
      type.bounds += own.map(\.right)
      for other in type.requirements where !other.isSameType && !own.contains(other) {
        associated.append(.init(name: other.left.withoutAnySelf.text, bounds: [other.right]))
      }
      if let place = associated.firstIndex(where: { $0.name == type.name }) {
        associated[place].bounds += type.bounds
        if associated[place].standard == nil { associated[place].standard = type.standard }
      } else {
        associated.append(type)
        associatedConditions[type.name] = member.marks.conditions
      }
    case .alias(let name, let type): mock.givenAliases[name] = type
    default:
      let resolved = ResolvedMember(member)
      resolved.isFree = isFree
      add(resolved)
    }
  }

  /// Takes in a member, unless it is one that is there already: what two protocols ask for is one member.
  private mutating func add(_ member: ResolvedMember) {
    guard let first = places[member.plainName] else {
      places[member.plainName] = mock.members.count
      return mock.members.append(member)
    }
    if overloaded.insert(member.plainName).inserted {
      overloads[mock.members[first].signature, default: []].append(first)
    }
    let signature = member.signature
    let equal = overloads[signature, default: []].map { mock.members[$0] }
    let isThere = equal.contains { $0.marks.conditions.joined() == member.marks.conditions.joined() }
    guard isThere else {
      overloads[signature, default: []].append(mock.members.count)
      return mock.members.append(member)
    }
    for other in equal { other.merge(member) }
  }

  /// - Parameter scopes: Those around the name; of the child unless told.
  private mutating func enter(
    _ inherited: SourceType, of child: SourceProtocol, in scopes: [SourceScope]? = nil
  ) {
    switch inherited {
    case .composition(let parts): for part in parts { enter(part, of: child, in: scopes) }
    case .attributed(_, let base), .existential(let base): enter(base, of: child, in: scopes)
    case .suppressed: break
    case .named(let name, let arguments): enter(name, last: name, arguments, of: child, in: scopes)
    case .member(_, let last, let arguments):
      enter(inherited.withoutArguments.text, last: last, arguments, of: child, in: scopes)
    default: break
    }
  }

  /// Takes in what a type alias stands for; false if the name is of none, or leads back to itself.
  private mutating func enterAlias(_ name: String, of child: SourceProtocol, in scopes: [SourceScope]) -> Bool {
    guard let alias = index.alias(name, in: scopes, for: child), !alias.isGeneric else { return false }
    let mark = alias.qualifiedName + "\n" + alias.marks.position.file
    if let isDone = aliases[mark] { return isDone }
    aliases[mark] = false
    if isNear() {
      depth += 1
      enter(alias.type, of: child, in: alias.scopes)
      depth -= 1
    }
    aliases[mark] = true
    return true
  }

  private mutating func enter(
    _ name: String, last: String, _ arguments: [SourceType], of child: SourceProtocol, in scopes: [SourceScope]?
  ) {
    let scopes = scopes ?? child.scopes
    if let found = index.found(name, in: scopes, for: child), found != child {
      for (primary, argument) in zip(found.primaryAssociatedTypes, arguments) {
        sameTypes.append(.init(isSameType: true, left: .named(primary, []), right: argument))
      }
      if StandardProtocols.implied[last] != nil { enterStandard(last) }
      enter(found)
    } else if enterAlias(name, of: child, in: scopes) {
    } else if let call = StandardProtocols.classes[last] {
      mock.superclass = last == "NSObjectProtocol" ? "NSObject" : name
      mock.superclassCall = call
      mock.isCoded = StandardProtocols.coded.contains(last)
    } else if StandardProtocols.markers.contains(last) {
      if last == "Identifiable", let type = arguments.first { mock.identifierType = type }
      enterStandard(last)
    } else if let type = index.type(named: last), type.keyword == "class" {
      enterSuperclass(type, SourceType.named(name, arguments).text, of: child)
    } else if StandardProtocols.unmockable.contains(last) {
      error(
        child.marks.position,
        """
        '\(child.name)' inherits from '\(name)', which asks for more than a mock can answer. Write this mock by hand, or \
        inherit from a protocol of your own.
        """)
    } else if index.alias(name, in: scopes, for: child)?.isGeneric == true {
      error(
        child.marks.position,
        """
        '\(child.name)' inherits from '\(name)', a type alias with generic parameters. Write what it stands for in its \
        place.
        """)
    } else {
      mock.hasUnknownParents = true
      diagnoses.append(
        .init(
          .warning, at: child.marks.position,
          """
          '\(child.name)' inherits from '\(name)', \(MockDiagnosis.missingParent). Its members are not in the mock, \
          which may not compile: if it has any, add the folder of its source with --parents.
          """))
    }
  }

  private mutating func enterStandard(_ name: String) {
    mock.standard.insert(name)
    for implied in StandardProtocols.implied[name] ?? [] where !mock.standard.contains(implied) {
      enterStandard(implied)
    }
  }

  private mutating func enterSuperclass(_ type: SourceNominalType, _ name: String, of child: SourceProtocol) {
    mock.superclass = name
    mock.superclassCall = "super.init()"
    let classes = index.superclasses(from: type)
    if let actor = classes.lazy.flatMap(\.attributes).first(where: { index.isGlobalActor($0.name) }),
      mock.isolation == .none
    {
      mock.isolation = .globalActor(actor.name)
    }
    superclassMembers.formUnion(classes.flatMap(\.memberNames).map(\.plainIdentifier))
    // A class without initialisers of its own has those of its superclass.
    let initializers = classes.first { !$0.initializers.isEmpty }?.initializers ?? []
    mock.requiredInitializers = initializers.filter { $0.marks.has("required") }
    mock.overridesInitializer =
      initializers.isEmpty || initializers.contains { $0.parameters.isEmpty && !$0.marks.has("convenience") }
    let isCallable = initializers.contains { node in
      node.parameters.allSatisfy(\.hasDefault) && node.mark.isEmpty && node.effects == SourceEffects()
        && !node.marks.has("convenience") && !node.marks.has("private")
    }
    if initializers.isEmpty, let unread = index.unreadSuperclass(of: classes.last ?? type) {
      diagnoses.append(
        .init(
          .warning, at: child.marks.position,
          """
          '\(child.name)' is bound to the class '\(name)', whose superclass '\(unread)' is not among the sources. The mock \
          calls its initialiser without arguments and may not compile: add the folder of its source with --parents.
          """))
    }
    if !initializers.isEmpty, !isCallable {
      error(
        child.marks.position,
        """
        '\(child.name)' is bound to the class '\(name)', which has no initialiser without arguments. Give it one, or \
        write this mock by hand.
        """)
    }
  }

  /// Members that the superclass has, too, are left to it.
  private mutating func leaveMembersToSuperclass() {
    guard !superclassMembers.isEmpty else { return }
    for member in mock.members where member.mayOverride && superclassMembers.contains(member.plainName) {
      diagnoses.append(
        .init(
          .warning, at: member.marks.position,
          """
          '\(member.plainName)' is a member of the class '\(mock.superclass ?? "")', too, so the mock has none of its own \
          and counts none of its calls. Write this mock by hand where a test needs that.
          """))
    }
    mock.members.removeAll { $0.mayOverride && superclassMembers.contains($0.plainName) }
  }

  /// In an extension of a type within a type, only what the type itself has needs no name before it.
  private mutating func findOuterTypes() {
    guard origin.scopes.count > 1 else { return }
    let names = origin.scopes.map(\.name)
    let own = names.joined(separator: ".")
    for type in mock.members.lazy.flatMap(\.types) {
      _ = type.contains { part in
        guard case .named(let name, _) = part, mock.outerTypes[name] == nil, !index.hasNestedType(name, in: own) else {
          return false
        }
        for count in (1..<names.count).reversed() {
          let scope = names.prefix(count).joined(separator: ".")
          if index.hasNestedType(name, in: scope) {
            mock.outerTypes[name] = .named("\(scope).\(name)", [])
            break
          }
        }
        return false
      }
    }
  }

  /// Names of aliases in the protocols become their types, so that the mock needs none of their scopes.
  private mutating func substituteAliases() {
    for (name, type) in mock.givenAliases.sorted(by: { $0.key < $1.key })
    where !mock.aliases.contains(where: { $0.name == name }) {
      mock.aliases.append(.init(name: name, type: type.text, conditions: []))
    }
  }

  /// In a mock on an actor, members of protocols that belong to none can be called from anywhere.
  private mutating func freeMembers() {
    guard mock.isolation != .none else { return }
    for place in mock.members.indices where mock.members[place].isFree {
      let marks = mock.members[place].marks
      if case .initializer = mock.members[place].kind { continue }
      let isPlaced = marks.isNonisolated || marks.attributes.contains { index.isGlobalActor($0.name) }
      if !isPlaced { mock.members[place].marks.modifiers.append("nonisolated") }
    }
  }

  /// Puts the subjects of the annotation behind properties of streams.
  private mutating func chooseSubjects() {
    guard !annotation.subjects.isEmpty else { return }
    for member in mock.members {
      guard case .property(let property) = member.kind else { continue }
      let own = annotation.subjects[member.plainName]
      guard let subject = own ?? annotation.subjects["all"] else { continue }
      let isPossible = !member.isStatic && property.accessors.effects == SourceEffects()
      guard isPossible, subject.elements(of: property.type) != nil else {
        if own != nil {
          let text = """
            The annotation gives '\(member.plainName)' a subject, but only a property that is an Observable of RxSwift or \
            an AnyPublisher of Combine can have one of that library. Leave it out.
            """
          diagnoses.append(.init(.warning, at: origin.marks.position, text))
        }
        continue
      }
      member.subject = subject
      guard case .published(let source) = subject else { continue }
      if let found = mock.members.first(where: { $0.plainName == source && $0.isProperty }) {
        found.streams.append(member.identifier)
      } else {
        let text =
          "The annotation names '\(source)', but '\(origin.name)' has no such property. Correct the name, or leave it out."
        diagnoses.append(.init(.warning, at: origin.marks.position, text))
      }
    }
  }

  /// Names in the annotation that are of nothing.
  private mutating func reportAnnotation() {
    guard annotation.namesParts || mock.members.contains(where: { $0.modifier == "weak" }) else { return }
    let members = Set(mock.members.map(\.plainName))
    let names = annotation.histories.union(annotation.modifiers.keys).union(annotation.subjects.keys)
      .subtracting(members).subtracting(["all"]).sorted()
    let types = Set(annotation.aliases.keys).subtracting(mock.aliases.map(\.name)).sorted()
    guard !mock.hasUnknownParents else { return }
    for (kind, name) in names.map({ ("member", $0) }) + types.map({ ("associated type", $0) }) {
      let text =
        "The annotation names '\(name)', but '\(origin.name)' has no such \(kind). Correct the name, or leave it out."
      diagnoses.append(.init(.warning, at: origin.marks.position, text))
    }
    for member in mock.members where member.modifier == "weak" {
      if case .property(let property) = member.kind, property.type.isOptional { continue }
      let text = "'\(member.plainName)' cannot be weak in the mock: only a property of an optional type can."
      diagnoses.append(.init(.warning, at: origin.marks.position, text))
    }
  }

  private mutating func reportMembers() {
    for member in mock.members {
      if case .other(let text) = member.kind {
        error(
          member.marks.position,
          """
          Cannot mock '\(text.prefix(60))': what it declares is not in the source. Write its members in its place, or \
          write this mock by hand.
          """)
      }
      reportMacros(of: member)
      if case .property(let property) = member.kind, property.accessors.effects == SourceEffects(),
        ErasedTypes(generics: [], index: index, aliases: [:]).isNoncopyable(property.type)
      {
        error(
          member.marks.position,
          """
          '\(member.plainName)' is of a type that cannot be copied, so the mock could give it away only once. Write this \
          mock by hand.
          """)
      }
      if let name = member.kind.uncopiedResult {
        error(
          member.marks.position,
          """
          '\(member.plainName)' returns '\(name)', a generic type that need not be copyable, and no handler can make one. \
          Write this mock by hand.
          """)
      }
      reportClosures(of: member)
      if let unknown = member.types.lazy.compactMap(\.unknownPart).first {
        diagnoses.append(
          .init(
            .warning, at: member.marks.position,
            """
            '\(member.plainName)' has a type that this version does not know: '\(unknown.prefix(60))'. It is written as it \
            stands, and the mock may not compile.
            """))
      }
      if let result = member.kind.result, case .opaque = result {
        error(
          member.marks.position,
          "'\(member.plainName)' returns '\(result.text)', which no requirement may. Add an associated type and return that."
        )
      }
    }
  }
}

extension SourceType {
  /// `Item` for `Self.Item`.
  var withoutSelf: SourceType {
    if case .member(.named("Self", []), let name, let arguments) = self { return .named(name, arguments) }
    return self
  }

  /// `Outer.Inner` for `Outer.Inner<Int>`.
  var withoutArguments: SourceType {
    switch self {
    case .named(let name, _): .named(name, [])
    case .member(let base, let name, _): .member(base, name, [])
    default: self
    }
  }
}

extension SourceType {
  /// The text of a part that was not understood.
  fileprivate var unknownPart: String? {
    var text: String?
    _ = contains { part in
      if case .verbatim(let found) = part { text = found }
      return text != nil
    }
    // A number, and '[3 of Int]'.
    return text.flatMap { Int($0) == nil && !($0.hasPrefix("[") && $0.contains(" of ")) ? $0 : nil }
  }
}

extension SourceMarks {
  /// True if the member belongs to no actor, whatever its protocol does.
  var isNonisolated: Bool {
    has("nonisolated") || has("nonisolated(nonsending)") || attributes.contains { $0.name == "concurrent" }
  }
}

extension SourceMember {
  /// True if the member makes a conformance on a global actor unsafe where its protocol belongs to no actor.
  fileprivate var isCrossing: Bool {
    if marks.isNonisolated || marks.attributes.contains(where: { $0.name.hasSuffix("Actor") }) { return false }
    return switch kind {
    case .function(let node): !node.effects.isAsync
    case .property(let node): !node.accessors.effects.isAsync
    case .subscript(let node): !node.accessors.effects.isAsync
    case .initializer(let node): !node.effects.isAsync
    default: false
    }
  }
}

extension ProtocolIndex {
  /// The global actor that a protocol says it belongs to.
  func isGloballyIsolated(_ type: SourceProtocol) -> String? {
    type.marks.attributes.first { isGlobalActor($0.name) }?.name
  }
}

extension SourceMember.Kind {
  /// The type that calling or reading it gives; `nil` for nothing.
  fileprivate var result: SourceType? {
    switch self {
    case .function(let node): node.result
    case .property(let node): node.type
    case .subscript(let node): node.result
    case .initializer, .associatedType, .alias, .other: nil
    }
  }
}

extension SourceMember.Kind {
  /// The generic parameter in the result that need not be copyable.
  fileprivate var uncopiedResult: String? {
    guard let result, let (generics, requirements) = generics else { return nil }
    return generics.uncopiedNames(requirements).sorted().first { result.mentions([$0]) }
  }

  private var generics: ([SourceGenericParameter], [SourceRequirement])? {
    switch self {
    case .function(let node): (node.generics, node.requirements)
    case .subscript(let node): (node.generics, node.requirements)
    default: nil
    }
  }
}
