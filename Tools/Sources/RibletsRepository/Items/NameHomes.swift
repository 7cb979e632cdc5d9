package import RibletsPlans
import RibletsSource

extension SourceIndex {
  /// Returns true if the types of an item need no module that only the user knows.
  func knowsTypes(of item: TypedItem) -> Bool {
    item.namesOfType.names.allSatisfy { name in
      KnownTypes.contains(name.root) || types(named: name.root).contains { $0.scopes.isEmpty && !$0.isPrivate }
    }
  }
}

/// The places where the names of items are declared, and so the modules that files with the items import.
///
/// A name that cannot be found is refused, and so is a name that another file cannot use. The user covers unknown names with
/// `--import`.
///
///     session: URLSession = .shared                → FoundationNetworking
///     rates: Rates<Int> = Rates(day: NSDate()) → Foundation for the value, and the module of the files that have a `Rates`
package struct NameHomes {
  private let index: SourceIndex
  private let modules: AppModules
  /// The module of the files.
  private let module: String
  private let given: [String]
  /// True for types that files of the app have already, so that they compile.
  private let trustsTypes: Bool

  /// - Parameter trustsTypes: True for items of riblets that are there.
  /// - Throws: ``RequestProblem`` for a given name that no module can have.
  package init(
    seenFrom module: String, _ modules: AppModules, _ index: SourceIndex, given: [String], trustsTypes: Bool = false
  ) throws(RequestProblem) {
    (self.index, self.modules, self.module, self.given) = (index, modules, module, given)
    self.trustsTypes = trustsTypes
    let wrong = given.first { name in
      !name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { PropertyText.isIdentifier(String($0)) }
    }
    if let wrong {
      throw RequestProblem(
        "'\(wrong)' in --import \(wrong) is not the name of a module. Write it as in --import Prices.")
    }
  }

  /// The modules outside of the app to import for some items, sorted.
  ///
  /// - Throws: ``RequestProblem`` for a name that nobody knows, and for one that another file cannot use.
  package func imports(for items: [TypedItem]) throws(RequestProblem) -> [String] {
    var imports = Set(given)
    for item in items {
      imports.formUnion(try homes(ofTypeOf: item))
      imports.formUnion(try homes(ofValueOf: item))
    }
    return imports.subtracting(["Riblets", "Swift", module]).sorted()
  }

  private func homes(ofTypeOf item: TypedItem) throws(RequestProblem) -> Set<String> {
    if !trustsTypes, let problem = item.namesOfType.problem {
      throw RequestProblem("'\(item.type)' cannot be the type of '\(item.name)'. \(problem).")
    }
    var imports: Set<String> = []
    for name in item.namesOfType.names { imports.formUnion(try home(of: name, item)) }
    return imports
  }

  private func homes(ofValueOf item: TypedItem) throws(RequestProblem) -> Set<String> {
    guard let value = item.namesOfValue else { return [] }
    if let problem = value.problem {
      throw RequestProblem("'\(item.value ?? "")' cannot be the value of '\(item.name)'. \(problem).")
    }
    if let member = value.implicitMember { try check(member, in: item) }
    var imports: Set<String> = []
    for name in value.names { imports.formUnion(try home(of: name, item)) }
    return imports
  }

  // MARK: One name

  /// The modules outside of the app that have a name; none for one of the app, of Swift or of Riblets.
  private func home(of name: UsedNames.Name, _ item: TypedItem) throws(RequestProblem) -> Set<String> {
    let all = index.types(named: name.root)
    let seen = all.filter { $0.scopes.isEmpty && !$0.isPrivate }
    if !seen.isEmpty {
      try check(seen, name, item)
      return []
    }
    if !name.isType, try isGlobal(name.root, item) { return [] }
    if name.path.count > 1, let module = try qualifier(name, item) { return module }
    let known = KnownTypes.module(ofType: name.root) ?? (name.isType ? nil : KnownTypes.module(ofFunction: name.root))
    if let known {
      try checkKnown(name, item)
      return known == KnownTypes.networkingModule ? [known, "Foundation"] : [known]
    }
    if let hidden = all.first { throw unseen(hidden) }
    let kit = KitTypes.byModule.filter { $0.value.contains(name.root) }.keys.filter(index.imports)
    if !given.isEmpty { return Set(kit) }
    let found = kit.isEmpty ? index.modules(using: name.root) : kit
    if found.isEmpty, !(trustsTypes && name.isType) { throw unknown(name, item) }
    return Set(found)
  }

  /// Checks a type of the app.
  private func check(
    _ seen: [SourceIndex.Declaration], _ name: UsedNames.Name, _ item: TypedItem
  ) throws(RequestProblem) {
    guard let type = seen.first(where: { modules.name(ofModuleOf: $0.file) == module }) ?? seen.first else { return }
    if trustsTypes, name.isType { return }
    let place = "\(type.file):\(type.line):1"
    if let condition = type.conditions.first, Set(seen.map(\.conditions)).count == 1 {
      throw RequestProblem(
        "'\(type.name)' is there only under '#if \(condition)', and files with '\(item.name)' would have it always. Move it out of the condition.",
        at: place)
    }
    try checkModule(of: type, among: seen)
    let inner = try inner(of: type, name)
    if name.isType, inner.alias?.contains("->") == true {
      throw RequestProblem(
        "'\(name.text)' is a closure, which could not be tested or mocked. Hand over a protocol, or tell the listener.")
    }
    if inner.keyword == .protocol || isAliasOfProtocol(inner) {
      if !name.isType, name.path.count == 1 {
        throw RequestProblem("'\(name.text)' is a protocol, which nothing can make. Name a type that conforms to it.")
      }
      if name.isType, !name.isConstraint { throw missingAny(name, item) }
    } else if name.isType {
      if name.isConstraint, inner.keyword != .class, inner.alias == nil { throw superfluousAny(name) }
      try checkArguments(name, inner.alias == nil ? inner.arguments : nil)
    }
  }

  /// Finds the type inside of others that a name means, or checks that it may have a member.
  private func inner(
    of type: SourceIndex.Declaration, _ name: UsedNames.Name
  ) throws(RequestProblem) -> SourceIndex.Declaration {
    var found = type
    for part in name.path.dropFirst() {
      if found.alias != nil { return found }
      let next = index.types(named: part).filter { $0.scopes.joined(separator: ".") == found.path }
      guard let inner = next.first(where: { !$0.isPrivate }) else {
        if let hidden = next.first { throw unseen(hidden) }
        if name.isType && found.keyword == .class || index.mayHave(part, in: found) { return found }
        throw noMember(part, found)
      }
      found = inner
    }
    return found
  }

  /// Checks which module has a type of the app.
  private func checkModule(
    of type: SourceIndex.Declaration, among seen: [SourceIndex.Declaration]
  ) throws(RequestProblem) {
    let homes = Set(seen.compactMap { modules.name(ofModuleOf: $0.file) })
    guard modules.isModular, !homes.contains(module) else { return }
    let others = homes.sorted() + [KnownTypes.module(ofType: type.name)].compactMap(\.self).filter { $0 != "Swift" }
    let place = "\(type.file):\(type.line):1"
    if others.count > 1 {
      throw RequestProblem(
        "'\(type.name)' is in \(others.map { "'\($0)'" }.joined(separator: " and in ")), so that files that see both cannot name it. Rename one of them.",
        at: place)
    }
    if !type.isOpen, isForAll(type.file) {
      throw RequestProblem(
        "'\(type.name)' is seen in the module '\(others.joined())' alone, and '\(module)' has to see it. Add 'package' here.",
        at: place)
    }
  }

  /// Returns true for a function or a variable of the app outside of types.
  private func isGlobal(_ name: String, _ item: TypedItem) throws(RequestProblem) -> Bool {
    let found = index.globals(named: name)
    guard let first = found.first else { return false }
    let seen = found.filter { $0.member.modifiers.isDisjoint(with: ["private", "fileprivate"]) }
    guard let member = seen.first(where: { $0.member.conditions.isEmpty }) ?? (seen.count > 1 ? seen[0] : nil) else {
      let reason = seen.isEmpty ? "private" : "there only under '#if \(seen[0].member.conditions.joined())'"
      throw RequestProblem(
        "'\(name)' is \(reason), and files with '\(item.name)' have to see it. Change that here.",
        at: "\(first.member.position)")
    }
    let home = modules.name(ofModuleOf: member.file)
    let isOpen = !member.member.modifiers.isDisjoint(with: ["package", "public"])
    if modules.isModular, home != module, !isOpen, isForAll(member.file) {
      throw RequestProblem(
        "'\(name)' is seen in the module '\(home ?? "")' alone, and '\(module)' has to see it. Add 'package' here.",
        at: "\(member.member.position)")
    }
    return true
  }

  /// Returns true for a file of a module that others see.
  private func isForAll(_ file: String) -> Bool {
    guard let owner = modules.owner(of: file) else { return false }
    return owner.isInterface || modules.sharedModules(index).contains(owner.module.name)
  }

  /// The module that a name begins with; `nil` if its first part is none.
  ///
  ///     Foundation.Date → Foundation
  private func qualifier(_ name: UsedNames.Name, _ item: TypedItem) throws(RequestProblem) -> Set<String>? {
    let (root, rest) = (name.root, Array(name.path.dropFirst()))
    if given.contains(root) { return [root] }
    let isOwn = root == module || modules.importable[root] != nil
    guard isOwn || KnownTypes.isModule(root) else { return nil }
    let inner = name.withoutRoot
    if isOwn {
      let isThere = root == module && index.types(named: rest[0]).contains { $0.scopes.isEmpty }
      guard isThere else { throw RequestProblem("Write '\(inner.text)' in place of '\(name.text)'.") }
      return try home(of: inner, item)
    }
    let found = KnownTypes.module(ofType: rest[0]) ?? KnownTypes.module(ofFunction: rest[0])
    guard let found else { throw unknown(name, item) }
    guard found == root else { throw RequestProblem("Write '\(inner.text)' in place of '\(name.text)'.") }
    try checkKnown(inner, item)
    return [root]
  }

  private func checkKnown(_ name: UsedNames.Name, _ item: TypedItem) throws(RequestProblem) {
    guard name.isType, !trustsTypes, name.path.count == 1 else { return }
    if KnownTypes.isProtocol(name.root) {
      if !name.isConstraint, !["AnyObject"].contains(name.root) || item.type == name.root {
        throw missingAny(name, item)
      }
    } else {
      if name.isConstraint, !["Codable", "NSObject"].contains(name.root) { throw superfluousAny(name) }
      try checkArguments(name, KnownTypes.arguments(of: name.root))
    }
  }

  private func checkArguments(_ name: UsedNames.Name, _ count: Int?) throws(RequestProblem) {
    guard let count, let given = name.arguments, count != given else { return }
    let example = name.text + "<" + Array(repeating: "…", count: count).joined(separator: ", ") + ">"
    throw RequestProblem(
      count == 0
        ? "'\(name.text)' takes no types in angle brackets. Leave them out."
        : "'\(name.text)' takes \(count == 1 ? "a type" : "\(count) types") in angle brackets. Write it as in '\(example)'."
    )
  }

  /// Checks the member that a value is, as in `.shared`.
  private func check(_ member: String, in item: TypedItem) throws(RequestProblem) {
    let type = item.type.hasSuffix("?") ? String(item.type.dropLast()) : item.type
    if item.type.hasPrefix("any ") || item.type.hasPrefix("(any ") {
      throw RequestProblem(
        "'\(item.value ?? "")' cannot be the value of '\(item.name)': '\(item.type)' has no members of its own. Begin with the type that has '\(member)'."
      )
    }
    let found = index.types(named: OutlinedType.base(of: type)).filter { $0.path == type && !$0.isPrivate }
    if let only = found.first, found.count == 1, !index.mayHave(member, in: only) { throw noMember(member, only) }
  }

  // MARK: Problems

  private func isAliasOfProtocol(_ type: SourceIndex.Declaration) -> Bool {
    guard let alias = type.alias else { return false }
    return alias.contains("&")
      || (KnownTypes.isProtocol(alias) || index.types(named: alias).contains { $0.keyword == .protocol })
  }

  private func missingAny(_ name: UsedNames.Name, _ item: TypedItem) -> RequestProblem {
    if item.type == name.text {
      return RequestProblem("'\(name.text)' is a protocol. Did you mean '\(item.name):any \(name.text)'?")
    }
    return RequestProblem(
      "'\(name.text)' in '\(item.type)' is a protocol. Write 'any \(name.text)', in brackets before '?'.")
  }

  private func superfluousAny(_ name: UsedNames.Name) -> RequestProblem {
    RequestProblem("'\(name.text)' is not a protocol. Leave 'any' out.")
  }

  private func noMember(_ member: String, _ type: SourceIndex.Declaration) -> RequestProblem {
    RequestProblem(
      "'\(type.path)' has no '\(member)' that other files of the app see.", at: "\(type.file):\(type.line):1")
  }

  /// The problem with a type that other files cannot name as it is written.
  private func unseen(_ type: SourceIndex.Declaration) -> RequestProblem {
    let place = "\(type.file):\(type.line):1"
    if type.isPrivate {
      return RequestProblem(
        "'\(type.name)' is private, and other files have to see it. Remove 'private' here.", at: place)
    }
    return RequestProblem("'\(type.name)' is inside of another type. Write '\(type.path)'.", at: place)
  }

  private func unknown(_ name: UsedNames.Name, _ item: TypedItem) -> RequestProblem {
    let names = index.declarations.filter { $0.keyword != .extension }.map(\.name) + KnownTypes.all
    let hint = name.root.first?.isUppercase == true ? NearestName.question(for: name.root, in: names) : ""
    let option = "If it is in another module, name that: --import Prices."
    if name.isType {
      return RequestProblem("There is no type '\(name.root)' in \(module), Swift or Foundation.\(hint) \(option)")
    }
    return RequestProblem(
      "'\(name.root)' in the value of '\(item.name): \(item.type)' is declared neither by \(module), outside of a type, nor by Swift or Foundation.\(hint) Write an expression that means the same in every file. \(option)"
    )
  }
}
