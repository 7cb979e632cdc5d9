package import RibletsSource

/// The declarations of one kind, by their qualified names: `Outer.Inner`.
struct NameTable<Declaration: NamedDeclaration>: Sendable {
  private var first: [String: Declaration] = [:]
  /// Those of the same name in other modules.
  private var rivals: [String: [Declaration]] = [:]

  mutating func reserveCapacity(_ count: Int) { first.reserveCapacity(count) }

  /// The first wins.
  mutating func add(_ found: Declaration, _ modules: ModuleVisibility) {
    let name = found.scopes.isEmpty ? found.plainName : found.qualifiedName
    if let known = first[name] {
      if modules.differ(known, found) { rivals[name, default: []].append(found) }
    } else {
      first[name] = found
    }
  }

  /// The declaration of a qualified name that the asker's file can see, of a module if one is given.
  func visible(
    _ name: String, to asker: SourceProtocol?, _ modules: ModuleVisibility, in module: String? = nil
  ) -> Declaration? {
    guard let first = first[name] else { return nil }
    guard let asker, !modules.isEmpty else { return module == nil ? first : nil }
    return ([first] + rivals[name, default: []]).first { found in
      modules.isVisible(found, to: asker) && (module == nil || modules.name(of: found) == module)
    }
  }
}

/// A declaration with a name, in a file and perhaps in types.
package protocol NamedDeclaration: Sendable {
  var marks: SourceMarks { get }
  var name: String { get }
  var scopes: [SourceScope] { get }
}

extension SourceProtocol: NamedDeclaration {}
extension SourceAlias: NamedDeclaration {}

extension NamedDeclaration {
  /// The name without backticks.
  package var plainName: String { name.plainIdentifier }

  /// The name with those of the types around it.
  package var qualifiedName: String { (scopes.map(\.name) + [plainName]).joined(separator: ".") }
}
