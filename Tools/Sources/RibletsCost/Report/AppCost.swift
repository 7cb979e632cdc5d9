/// The sizes of an app by riblet: the document that `riblets cost --format json` prints. Documentation/Cost.md describes it.
package struct AppCost: Hashable, Codable, Sendable {
  /// The conditions under which two sizes can be compared.
  package struct Settings: Hashable, Codable, Sendable {
    package var compiler: String
    package var target: String
    package var linker: String
    /// The options that the app was built with; `nil` for a build made elsewhere.
    package var options: [String]?
    /// The version of Riblets, or the commit of its checkout.
    package var riblets: String?

    package init(compiler: String, target: String, linker: String, options: [String]?, riblets: String?) {
      (self.compiler, self.target, self.linker) = (compiler, target, linker)
      (self.options, self.riblets) = (options, riblets)
    }
  }

  package struct File: Hashable, Codable, Sendable {
    package let path: String
    package let bytes: Int
  }

  package struct Riblet: Hashable, Codable, Sendable {
    /// The shortest name that only this riblet has.
    package let name: String
    package let module: String
    /// The riblets that attach it, by name.
    package let parents: [String]
    package var bytes: Int
    /// The same by kind; those that it has none of are left out.
    package var parts: [String: Int]
    /// The files, the largest first.
    package var files: [File]
    /// The instructions of the start that it is the nearest riblet of.
    package var instructions: Int?
  }

  package struct Row: Hashable, Codable, Sendable {
    package enum Kind: String, Hashable, Codable, Sendable {
      case app, library, linker
    }

    package let kind: Kind
    package let name: String
    package let bytes: Int
  }

  package struct Start: Hashable, Codable, Sendable {
    package var instructions: Int
    /// Those that have no riblet on their stack.
    package var withoutRiblet: Int
  }

  package var version = 1
  package let app: String
  package let settings: Settings
  /// All bytes of the loaded sections, which is the sum of `riblets` and `others`.
  package let bytes: Int
  /// By name.
  package var riblets: [Riblet]
  /// By size.
  package let others: [Row]
  package var start: Start?
  package let notes: [String]
}
