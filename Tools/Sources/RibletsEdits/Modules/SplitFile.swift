import RibletsPlans
import SwiftSyntax

/// One file on its way into another module: imports, names of riblets behind module interfaces, and access.
///
///     var cart: any CartBuildable { CartBuilder(dependency: component) }
///     → var cart: any CartBuildable { CartModuleInterface.builder(dependency: component) }
package struct SplitFile {
  package let source: AppSource
  /// The module that it comes to.
  package let home: String
  package let isTest: Bool
  package let homes: TypeHomes
  /// The boundaries of riblets, by name: code in other modules uses a riblet through its boundary.
  let moduleInterfaces: [String: ModuleInterface]

  private var edits = SourceEdits()
  package private(set) var problems: [String] = []
  /// Modules that it sees now, other than its own.
  package private(set) var needed: Set<String> = []
  /// Modules that a test of the app has to see from within.
  package private(set) var testables: Set<String> = []
  private var removed: [DeclSyntax] = []

  package init(
    _ source: AppSource, home: String, isTest: Bool, homes: TypeHomes, moduleInterfaces: [String: ModuleInterface]
  ) {
    self.source = source
    self.home = home
    self.isTest = isTest
    self.homes = homes
    self.moduleInterfaces = moduleInterfaces
  }

  /// Imports a module, whether or not a name says so.
  package mutating func need(_ module: String) { needed.insert(module) }

  /// - Parameter tested: The module that tests imported until now.
  package mutating func rewrite(tested: String) {
    if isTest { removeTestsOfBuilders() }
    let gone = removed.map(\.identifiers)
    for name in source.names.sorted() { look(at: name, gone) }
    for (module, members) in homes.members where module != home && !members.isDisjoint(with: source.names) {
      needed.insert(module)
    }
    for (module, members) in homes.typeMembers where module != home && !members.isDisjoint(with: source.accessed) {
      needed.insert(module)
    }
    let base: (String) -> String = { $0.hasSuffix("RoutingMock") ? String($0.dropLast("Mock".count)) : $0 }
    if source.names.contains(where: { hidden(isTest ? base($0) : $0) != nil }) {
      for token in source.file.tree.tokens(viewMode: .sourceAccurate) { rename(token) }
    }
    renameReturnTypes()
    let imports = ImportLines(file: source.file)
    imports.replaceTestable(tested, with: ([home] + testables).sorted(), in: &edits)
    imports.add(Dictionary(uniqueKeysWithValues: needed.map { ($0, "") }), to: &edits)
  }

  /// Lets the package see all that is in the file.
  ///
  /// - Parameter importAccess: The access of imports whose types are in what is opened.
  package mutating func open(protocols: Set<String>, importAccess: String) {
    var access = PackageAccess(source, protocols: protocols)
    for item in source.file.tree.statements.withConditional {
      if let declaration = item.item.as(DeclSyntax.self), !declaration.is(ImportDeclSyntax.self) {
        access.open(declaration)
      }
    }
    edits.add(access.edits)
    problems += access.problems
    let foreign = ImportedModules(of: [source], signature: access.signature) { homes.types[$0] }
    ImportLines(file: source.file).add(
      Dictionary(uniqueKeysWithValues: foreign.modules.map { ($0, importAccess) }), to: &edits)
  }

  private mutating func look(at name: String, _ gone: [Set<String>]) {
    var base = name
    if isTest, homes.types[base] == nil, base.hasSuffix("Mock") { base = String(base.dropLast("Mock".count)) }
    guard let module = homes.types[base], module != home else { return }
    if homes.open.contains(module) {
      needed.insert(module)
    } else if let moduleInterface = hidden(base) {
      needed.insert(homes.interface(of: moduleInterface))
    } else if isTest, home == homes.app {
      testables.insert(module)
    } else if !gone.contains(where: { $0.contains(name) }) || isUsedElsewhere(name) {
      problems.append(
        "\(source.place(ofName: name)): error: '\(base)' will be in the module '\(module)', and '\(home)' does not see it. Give it to the riblet by a dependency or an argument, or move it out of the riblet's folder."
      )
    }
  }

  private func isUsedElsewhere(_ name: String) -> Bool {
    let ranges = removed.map { $0.position..<$0.endPosition }
    return source.file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      token.identifierName == name && !ranges.contains { $0.contains(token.position) }
    }
  }

  /// The riblet in another module of which a name is the routing or the builder.
  private func hidden(_ name: String) -> String? {
    for role in [RibletRole.routing, .builder] where name.hasSuffix(role.rawValue) {
      let riblet = String(name.dropLast(role.rawValue.count))
      if let moduleInterface = moduleInterfaces[riblet], homes.types[name] != home,
        role == .builder || moduleInterface.childRouting != nil
      {
        return riblet
      }
    }
    return nil
  }

  private mutating func rename(_ token: TokenSyntax) {
    guard let name = token.identifierName,
      !removed.contains(where: { $0.position <= token.position && token.position < $0.endPosition })
    else { return }
    let base = isTest && name.hasSuffix("RoutingMock") ? String(name.dropLast("Mock".count)) : name
    guard let riblet = hidden(base) else { return }
    if base.hasSuffix("Routing") {
      return edits.replace(token, with: riblet + "ChildRouting" + name.dropFirst(base.count))
    }
    guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.arguments.first?.label?.text == "dependency"
    else {
      return problems.append(
        "\(source.place(of: token)): error: '\(name)' will be in another module, which only '\(name)(dependency: …)' can be told to. Write it so."
      )
    }
    edits.replace(token, with: "\(riblet)ModuleInterface.builder")
  }

  /// The builder of a riblet behind a module interface returns what its parents hold, and so do the routes of those in its module.
  private mutating func renameReturnTypes() {
    for routing in source.names.filter({ $0.hasSuffix("Routing") }).sorted() {
      guard let moduleInterface = moduleInterfaces[String(routing.dropLast("Routing".count))],
        moduleInterface.childRouting != nil
      else {
        continue
      }
      let routes = source.file.tree.statements.compactMap { $0.item.as(StructDeclSyntax.self) }.filter { route in
        route.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "ChildRoute" } == true
      }
      let builder = source.declaration(moduleInterface.riblet + "Builder")?.as(ClassDeclSyntax.self)
      let own = homes.types[routing] == home ? routes : []
      for member in [builder?.memberBlock].compactMap(\.self).flatMap(\.members) + own.flatMap(\.memberBlock.members) {
        guard let result = member.decl.as(FunctionDeclSyntax.self)?.signature.returnClause else { continue }
        for token in result.tokens(viewMode: .sourceAccurate) where token.identifierName == routing {
          edits.replace(token, with: moduleInterface.childRoutingName)
          needed.insert(homes.interface(of: moduleInterface.riblet))
        }
      }
    }
  }

  /// Takes away what moves to the interface, and has the router's protocol inherit from what the parent holds.
  package mutating func moveOut(_ moduleInterface: ModuleInterface) {
    for part in moduleInterface.moved where part.source.path == source.path {
      if let declaration = source.declaration(part.name) { edits.remove(declaration) }
    }
    guard moduleInterface.childRouting != nil,
      let routing = source.declaration(moduleInterface.riblet + "Routing")?.as(ProtocolDeclSyntax.self),
      let inherited = routing.inheritanceClause
    else { return }
    let own = inherited.inheritedTypes.map(\.type.trimmedDescription).filter { $0.hasPrefix("Navigating") }
    edits.replace(inherited.inheritedTypes, with: ([moduleInterface.childRoutingName] + own).joined(separator: ", "))
    needed.insert(homes.interface(of: moduleInterface.riblet))
  }

  /// Adds a text at the end of the file.
  package mutating func append(_ text: String) {
    edits.insert(text, at: source.text.utf8.count)
  }

  /// Tests of the route that a builder comes of: in its own module now, as a test of the module interface.
  private mutating func removeTestsOfBuilders() {
    guard source.types.contains(where: { $0.hasSuffix("BuilderTests") }) else { return }
    for item in source.file.tree.statements {
      guard let suite = item.item.as(DeclSyntax.self), let name = suite.typeName, name.hasSuffix("BuilderTests"),
        let riblet = moduleInterfaces.keys.first(where: {
          name.hasSuffix($0 + "BuilderTests") && name != $0 + "BuilderTests"
        }),
        homes.types[riblet + "Builder"] != home, suite.identifiers.contains(riblet + "Builder"),
        suite.as(StructDeclSyntax.self)?.memberBlock.members.count == 1
      else { continue }
      removed.append(suite)
      edits.remove(suite)
    }
  }

  package var text: String { edits.applied(to: source.text) }
}
