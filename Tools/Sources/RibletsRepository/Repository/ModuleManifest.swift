import Foundation

/// The dependencies of a module of riblets, and its interface: the file `.riblets/modules/NAME.json`.
///
/// A dependency is a module of the package, such as `ShopShared`, or a product of another one: `GRDB.swift/GRDB`.
package struct ModuleManifest: Hashable, Decodable, Sendable {
  /// The dependencies besides those of all modules, and besides its own interface.
  package var dependencies: Set<String>
  /// The dependencies of its interface, likewise; `nil` if it has none.
  package var interface: Set<String>?
  /// The dependencies of its tests, besides it and its own dependencies.
  package var tests: Set<String>
  /// Plug-ins that take part in building it.
  package var plugins: Set<String> = []
  /// Plug-ins that take part in building its tests, besides those of all tests.
  package var testPlugins: Set<String> = []
  /// Targets of its tests besides the usual one, each with a folder of its name beside that.
  package var testTargets: Set<String> = []
  /// The owners of its riblets, unless a comment before a builder names others.
  package var owners: Set<String> = []

  package init(dependencies: Set<String> = [], interface: Set<String>? = nil, tests: Set<String> = []) {
    self.dependencies = dependencies
    self.interface = interface
    self.tests = tests
  }

  package static let folder = ".riblets/modules"
  package static func file(of module: String) -> String { "\(folder)/\(module).json" }

  /// The names of the lists that it can have.
  static var listNames: String { Field.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ") }

  private enum Field: String, CodingKey, CaseIterable {
    case dependencies, interface, owners, plugins, testPlugins, testTargets, tests
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Field.self)
    dependencies = try values.decodeIfPresent(Set<String>.self, forKey: .dependencies) ?? []
    interface = try values.decodeIfPresent(Set<String>.self, forKey: .interface)
    owners = try values.decodeIfPresent(Set<String>.self, forKey: .owners) ?? []
    plugins = try values.decodeIfPresent(Set<String>.self, forKey: .plugins) ?? []
    testPlugins = try values.decodeIfPresent(Set<String>.self, forKey: .testPlugins) ?? []
    testTargets = try values.decodeIfPresent(Set<String>.self, forKey: .testTargets) ?? []
    tests = try values.decodeIfPresent(Set<String>.self, forKey: .tests) ?? []
  }

  /// The file's text: lists are sorted, one item a line.
  package var text: String {
    var lists = [("dependencies", dependencies)]
    if let interface { lists.append(("interface", interface)) }
    if !owners.isEmpty { lists.append(("owners", owners)) }
    if !plugins.isEmpty { lists.append(("plugins", plugins)) }
    if !testPlugins.isEmpty { lists.append(("testPlugins", testPlugins)) }
    if !testTargets.isEmpty { lists.append(("testTargets", testTargets)) }
    if !tests.isEmpty { lists.append(("tests", tests)) }
    return JSONText.text(of: lists)
  }
}
