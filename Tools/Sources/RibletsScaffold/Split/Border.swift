import RibletsPlans
import RibletsTemplates
import SwiftSyntax

/// A riblet whose parent is in another module: what the parent sees of it moves to an interface.
struct Border {
  let riblet: String
  /// The files of the riblet.
  let sources: [AppSource]
  /// The types that move, with the files they are in.
  private(set) var moved: [MovedType] = []
  /// The protocols that the riblet's routing inherits from; `nil` if its builder returns something else.
  private(set) var childRouting: String?

  /// A type that moves.
  struct MovedType {
    let source: AppSource
    let name: String
    let position: AbsolutePosition
    /// All names in its declaration.
    let identifiers: Set<String>

    init(_ source: AppSource, _ declaration: DeclSyntax) {
      self.source = source
      name = declaration.typeName ?? ""
      position = declaration.position
      identifiers = declaration.identifiers
    }
  }

  /// The roles of the types that a parent names.
  static let roles = [RibletRole.dependency, .buildable, .listener]

  /// - Throws: ``RequestProblem`` if the riblet has no such protocol, or its builder cannot be told from others.
  init(_ riblet: String, _ sources: [AppSource]) throws(RequestProblem) {
    self.riblet = riblet
    self.sources = sources
    for role in [RibletRole.dependency, .buildable] where declaration(riblet + role.rawValue) == nil {
      throw RequestProblem(
        "'\(riblet)' has no protocol '\(riblet)\(role.rawValue)', so its parent cannot be in another module. Add it, as riblets new riblet does.",
        at: sources.first.map { "\($0.path):1:1" })
    }
    var waiting = Self.roles.map { riblet + $0.rawValue }
    var names: Set<String> = []
    while let name = waiting.popLast() {
      // Its own routing stays: it knows the router.
      guard name != riblet + "Routing", names.insert(name).inserted, let found = declaration(name) else { continue }
      if found.declaration.isConditional {
        throw RequestProblem(
          "Parents of '\(riblet)' in other modules have to see '\(name)', which stands under a condition. Move it out of that.",
          at: found.source.place(of: found.declaration))
      }
      let part = MovedType(found.source, found.declaration)
      moved.append(part)
      waiting += part.identifiers
    }
    moved.sort { ($0.source.path, $0.position) < ($1.source.path, $1.position) }
    let isNamed = moved.contains { $0.identifiers.contains(riblet + "Routing") }
    if isNamed, let routing = declaration(riblet + "Routing")?.declaration.as(ProtocolDeclSyntax.self) {
      // The routes to its own children are none of its parent's business.
      let inherited = routing.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      let shown = inherited.filter { !$0.hasPrefix("Navigating") }
      childRouting = shown.isEmpty ? "Routing" : shown.listed
    }
  }

  /// A border that is there, as those know it who build the riblet.
  init(known riblet: String, hasChildRouting: Bool) {
    self.riblet = riblet
    sources = []
    childRouting = hasChildRouting ? "Routing" : nil
  }

  private func declaration(_ name: String) -> (source: AppSource, declaration: DeclSyntax)? {
    for source in sources { if let found = source.declaration(name) { return (source, found) } }
    return nil
  }

  /// The names of what moves.
  var names: Set<String> { Set(moved.map(\.name)) }

  // What it is called by those in other modules.
  var childRoutingName: String { riblet + "ChildRouting" }
  var borderName: String { riblet + "Border" }

  /// The endings of the types that only a riblet behind a boundary has.
  static let endings = ["Border", "Building", "ChildRouting"]

  /// All names that its interface has.
  var interfaceNames: Set<String> { names.union([childRoutingName, borderName, riblet + "Building"]) }

  /// The file of the interface.
  ///
  /// - Parameters:
  ///   - module: The module of the riblet.
  ///   - home: The module of a type of the app; `nil` for one of elsewhere.
  func interface(
    module: AppModule, templates: TemplateLibrary, protocols: Set<String>, home: (String) -> String?
  ) throws(RequestProblem) -> (file: PlannedFile, imports: Set<String>, problems: [String]) {
    var texts: [String] = []
    var signature: Set<String> = []
    var problems: [String] = []
    for part in moved {
      let source = part.source
      guard let declaration = source.declaration(part.name) else { continue }
      var access = PackageAccess(source, protocols: protocols)
      access.open(declaration)
      problems += access.problems
      signature.formUnion(access.signature)
      var edits = access.edits
      for token in declaration.tokens(viewMode: .sourceAccurate) where token.identifierName == riblet + "Routing" {
        edits.replace(token, with: childRoutingName)
      }
      // Everything around the declaration goes.
      let start = declaration.leadingComments
      edits.insert("\u{1}", at: start)
      edits.insert("\u{1}", at: declaration.endPositionBeforeTrailingTrivia.utf8Offset)
      let parts = edits.applied(to: source.text).split(separator: "\u{1}", omittingEmptySubsequences: false)
      if parts.count == 3 { texts.append(String(parts[1])) }
    }
    let own = Set(signature.compactMap(home)).subtracting([module.name, module.interface])
    let files = moved.map(\.source.path)
    let imported = ImportedModules(of: sources.filter { files.contains($0.path) }, signature: signature, home: home)
    let values = BorderValues.Moved(
      name: riblet, module: module.name, declarations: texts, childRouting: childRouting,
      imports: imported.modules.union(own).union(["Riblets"]).sorted())
    let path = "\(module.interfaceSources)/\(riblet)/\(riblet)Interface.swift"
    return (PlannedFile(path, try templates.render(\.interface, TemplateValues(values))), own, problems)
  }
}

extension DeclSyntax {
  /// The place where its comments begin, without empty lines before them.
  var leadingComments: Int {
    var start = positionAfterSkippingLeadingTrivia.utf8Offset
    var offset = start
    for piece in leadingTrivia.pieces.reversed() {
      offset -= piece.sourceLength.utf8Length
      switch piece {
      case .docLineComment, .docBlockComment, .lineComment, .blockComment: start = offset
      case .newlines(let count) where count > 1: return start
      default: break
      }
    }
    return start
  }
}
