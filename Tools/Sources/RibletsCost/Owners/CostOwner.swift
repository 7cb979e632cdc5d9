/// The owner of bytes in a program: a row of the report, and its file.
package struct CostOwner: Hashable, Sendable {
  /// `app` is a module of the app, for its files that belong to no riblet, or to several.
  package enum Kind: String, Codable, Sendable { case riblet, app, library, linker }

  let kind: Kind
  let name: String
  /// The path of the app's file, if it is known.
  var file: String?

  var row: CostOwner { CostOwner(kind: kind, name: name) }

  static let tables = CostOwner(kind: .linker, name: "tables for loading")
  static let padding = CostOwner(kind: .linker, name: "padding between pieces")
  /// Padding that the map does not name.
  static let gap = CostOwner(kind: .linker, name: padding.name, file: "")
  static let strings = CostOwner(kind: .linker, name: "shared strings and constants")
  static let helpers = CostOwner(kind: .linker, name: "shared helpers of several owners")
}
