package import RibletsPlans
import RibletsSource

/// The modules that the types of items come from.
package enum ItemTypes {
  /// The modules to import for some items: those that are given, or those of files with properties of the same types.
  ///
  /// - Parameter looksInFiles: False to look into no file, which takes time for many items.
  /// - Throws: ``RequestProblem`` for a type that nobody knows, and for a protocol without `any`.
  package static func imports(
    for items: [TypedItem], given: [String], module: String, in index: SourceIndex, looksInFiles: Bool = true
  ) throws(RequestProblem) -> [String] {
    if let wrong = given.first(where: {
      !$0.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { PropertyText.isIdentifier(String($0)) }
    }) {
      throw RequestProblem(
        "'\(wrong)' in --import \(wrong) is not the name of a module. Write it as in --import Prices.")
    }
    var imports = Set(given)
    for item in items {
      if let name = item.valueName, !index.hasGlobal(name) {
        throw RequestProblem(
          "'\(name)' is the value of '\(item.name): \(item.type)', and no file of the app declares that outside of a type. Write an expression that means the same in every file, for example '\(item.type)(…)'."
        )
      }
      for name in item.typeNames {
        let all = index.types(named: name)
        let found = all.filter { $0.scopes.isEmpty && !$0.isPrivate }
        if found.isEmpty, let hidden = all.first { throw unseen(hidden) }
        if found.contains(where: { $0.keyword == .protocol }), item.type == name {
          throw RequestProblem("'\(name)' is a protocol. Did you mean '\(item.name):any \(name)'?")
        }
        if !found.isEmpty || KnownTypes.swift.contains(name) || KnownTypes.riblets.contains(name) { continue }
        if KnownTypes.foundation.contains(name) {
          imports.insert("Foundation")
        } else if given.isEmpty {
          let modules = looksInFiles ? index.modules(using: name) : []
          guard !modules.isEmpty else { throw unknown(name, module, index) }
          imports.formUnion(modules)
        }
      }
    }
    return imports.sorted()
  }

  /// The problem with a type that other files cannot name as it is written.
  private static func unseen(_ type: SourceIndex.Declaration) -> RequestProblem {
    let place = "\(type.file):\(type.line):1"
    if type.isPrivate {
      return RequestProblem(
        "'\(type.name)' is private, and other files have to see it. Remove 'private' here.", at: place)
    }
    let whole = (type.scopes + [type.name]).joined(separator: ".")
    return RequestProblem("'\(type.name)' is inside of another type. Write '\(whole)'.", at: place)
  }

  private static func unknown(_ name: String, _ module: String, _ index: SourceIndex) -> RequestProblem {
    let names =
      index.declarations.filter { $0.keyword != .extension }.map(\.name) + KnownTypes.swift + KnownTypes.foundation
    let hint = NearestName.question(for: name, in: names)
    return RequestProblem(
      "There is no type '\(name)' in \(module), Swift or Foundation.\(hint) If it is in another module, name that: --import Prices."
    )
  }
}
