package import RibletsPlans
import SwiftSyntax

/// A riblet whose parent is in another module: what the parent sees of it moves to an interface.
///
///     protocol CartBuildable: Buildable { func build() -> any CartRouting }
///     → package protocol CartBuildable: Buildable { func build() -> any CartChildRouting }
package struct ModuleInterface: Sendable {
  package let riblet: String
  /// The files of the riblet.
  package let sources: [AppSource]
  /// The types that move, with the files they are in.
  package private(set) var moved: [MovedType] = []
  /// The protocols that the riblet's routing inherits from; `nil` if its builder returns something else.
  package private(set) var childRouting: String?

  /// A type that moves.
  package struct MovedType: Sendable {
    package let source: AppSource
    package let name: String
    /// All names in its declaration.
    package let identifiers: Set<String>
    let declaration: DeclSyntax

    fileprivate init(_ source: AppSource, _ declaration: DeclSyntax) {
      (self.source, self.declaration) = (source, declaration)
      name = declaration.typeName ?? ""
      identifiers = declaration.identifiers
    }
  }

  /// - Throws: ``RequestProblem`` if the riblet has no such protocol, or its builder cannot be told from others.
  package init(_ riblet: String, _ sources: [AppSource]) throws(RequestProblem) {
    self.riblet = riblet
    self.sources = sources
    for role in [RibletRole.dependency, .buildable] where declaration(riblet + role.rawValue) == nil {
      throw RequestProblem(
        "'\(riblet)' has no protocol '\(riblet)\(role.rawValue)', so its parent cannot be in another module. Add it, as riblets new riblet does.",
        at: sources.first.map { "\($0.path):1:1" })
    }
    var waiting = [RibletRole.dependency, .buildable, .listener].map { riblet + $0.rawValue }
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
    moved.sort { ($0.source.path, $0.declaration.position) < ($1.source.path, $1.declaration.position) }
    let isNamed = moved.contains { $0.identifiers.contains(riblet + "Routing") }
    if isNamed, let routing = declaration(riblet + "Routing")?.declaration.as(ProtocolDeclSyntax.self) {
      // The routes to its own children are none of its parent's business.
      let inherited = routing.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      let shown = inherited.filter { !$0.hasPrefix("Navigating") }
      childRouting = shown.isEmpty ? "Routing" : shown.joined(separator: ", ")
    }
  }

  /// A module interface that is there, as those know it who build the riblet.
  package init(known riblet: String, hasChildRouting: Bool) {
    self.riblet = riblet
    sources = []
    childRouting = hasChildRouting ? "Routing" : nil
  }

  private func declaration(_ name: String) -> (source: AppSource, declaration: DeclSyntax)? {
    for source in sources { if let found = source.declaration(name) { return (source, found) } }
    return nil
  }

  // What it is called by those in other modules.
  var childRoutingName: String { riblet + "ChildRouting" }

  /// The endings of the types that only a riblet behind a boundary has.
  package static let endings = ["ModuleInterface", "Building", "ChildRouting"]

  /// All names that its interface has.
  package var interfaceNames: Set<String> {
    Set(moved.map(\.name)).union(Self.endings.map { riblet + $0 })
  }

  /// The declarations of an interface, and what they need.
  package struct Interface {
    /// The declarations, for the whole package to see.
    package var declarations: [String] = []
    /// The modules of the app that they name types of.
    package var modules: Set<String> = []
    /// All modules to import.
    package var imports: Set<String> = []
    /// The obstacles, each with its place.
    package var problems: [String] = []
  }

  /// Returns what moves to the interface.
  ///
  /// - Parameters:
  ///   - own: The module of the riblet and its interface.
  ///   - protocols: The protocols of the app, which are thus told from classes.
  ///   - home: The module of a type of the app; `nil` for one of elsewhere.
  package func interface(
    besides own: Set<String>, protocols: Set<String>, home: (String) -> String?
  ) -> Interface {
    var interface = Interface()
    var signature: Set<String> = []
    for part in moved {
      let declaration = part.declaration
      var access = PackageAccess(part.source, protocols: protocols)
      access.open(declaration)
      interface.problems += access.problems
      signature.formUnion(access.signature)
      // Everything around the declaration goes. Its access may come first in it.
      var edits = SourceEdits()
      edits.insert("\u{1}", at: declaration.leadingComments)
      edits.add(access.edits)
      for token in declaration.tokens(viewMode: .sourceAccurate) where token.identifierName == riblet + "Routing" {
        edits.replace(token, with: childRoutingName)
      }
      edits.insert("\u{1}", at: declaration.endPositionBeforeTrailingTrivia.utf8Offset)
      let parts = edits.applied(to: part.source.text).split(separator: "\u{1}", omittingEmptySubsequences: false)
      if parts.count == 3 { interface.declarations.append(String(parts[1])) }
    }
    interface.modules = Set(signature.compactMap(home)).subtracting(own)
    let files = moved.map(\.source.path)
    let imported = ImportedModules(of: sources.filter { files.contains($0.path) }, signature: signature, home: home)
    interface.imports = imported.modules.union(interface.modules).union(["Riblets"])
    return interface
  }
}

extension DeclSyntax {
  /// The place where its comments begin, without empty lines before them.
  fileprivate var leadingComments: Int {
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
