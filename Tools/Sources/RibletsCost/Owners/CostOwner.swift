package import RibletsModel

/// The owner of bytes in a program.
package enum CostOwner: Hashable, Sendable {
  case riblet(RibletID)
  /// A module of the app, for its files that belong to no riblet, or to several.
  case app(module: String)
  case library(String)
  /// The linker, by what it made: tables, padding, and what it or the compiler shares.
  case linker(String)

  static let tables = CostOwner.linker("tables for loading")
  static let padding = CostOwner.linker("padding between pieces")
  static let strings = CostOwner.linker("shared strings and constants")
  static let helpers = CostOwner.linker("shared helpers of several owners")
}
