/// The owner of bytes in a program: a row of the report, and its file.
package struct CostOwner: Hashable, Sendable {
  package enum Kind: String, Hashable, Codable, Sendable {
    case riblet
    /// A module of the app, for its files that belong to no riblet, or to several.
    case app
    case library
    /// The linker, for its tables and padding, and for bytes that several owners share.
    case linker
  }

  let kind: Kind
  let name: String
  /// The path of the app's file, if it is known.
  var file: String?

  var row: CostOwner { CostOwner(kind: kind, name: name) }
  var isOfApp: Bool { kind == .riblet || kind == .app }
  /// True for the one object that an optimization at link time leaves of all: `shop.lto.o`.
  var isOptimizedProgram: Bool { kind == .library && name.hasSuffix(".lto") }

  static let tables = CostOwner(kind: .linker, name: "tables for loading")
  static let padding = CostOwner(kind: .linker, name: "padding between pieces")
  static let strings = CostOwner(kind: .linker, name: "shared strings and constants")
  static let helpers = CostOwner(kind: .linker, name: "shared helpers of several owners")
}
