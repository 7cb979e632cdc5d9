/// The owner of bytes in a program: a row of the report, and its file.
package struct CostOwner: Hashable, Sendable {
  package enum Kind: String, Hashable, Codable, Sendable {
    case riblet
    /// A module of the app, for its files that belong to no riblet, or to several.
    case app
    case library
    /// The linker, for its tables and padding, and for bytes that several owners share.
    case linker

    func title(of name: String) -> String {
      self == .app ? "\(name), files without one riblet" : self == .library ? "library \(name)" : name
    }
  }

  let kind: Kind
  let name: String
  /// The path of the app's file, if it is known.
  var file: String?

  var row: CostOwner { CostOwner(kind: kind, name: name) }
  /// True for the one object that an optimization at link time leaves of all: `shop.lto.o`.
  var isOptimizedProgram: Bool { kind == .library && name.hasSuffix(".lto") }

  static let tables = CostOwner(kind: .linker, name: "tables for loading")
  static let padding = CostOwner(kind: .linker, name: "padding between pieces")
  /// Padding that the map does not name.
  static let gap = CostOwner(kind: .linker, name: padding.name, file: "")
  static let strings = CostOwner(kind: .linker, name: "shared strings and constants")
  static let helpers = CostOwner(kind: .linker, name: "shared helpers of several owners")
}
