import Foundation

/// The dependencies of a module of riblets, and its interface: the file `.riblets/groups/NAME.json`.
///
/// A dependency is a module of the package, such as `ShopShared`, or a product of another one: `GRDB.swift/GRDB`.
package struct GroupManifest: Hashable, Decodable, Sendable {
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

  package init(dependencies: Set<String> = [], interface: Set<String>? = nil, tests: Set<String> = []) {
    self.dependencies = dependencies
    self.interface = interface
    self.tests = tests
  }

  package static let folder = ".riblets/groups"
  package static func file(of module: String) -> String { "\(folder)/\(module).json" }

  /// The names of the lists that it can have.
  static var listNames: String { Key.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ") }

  private enum Key: String, CodingKey, CaseIterable {
    case dependencies, interface, plugins, testPlugins, tests
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    dependencies = try values.decodeIfPresent(Set<String>.self, forKey: .dependencies) ?? []
    interface = try values.decodeIfPresent(Set<String>.self, forKey: .interface)
    plugins = try values.decodeIfPresent(Set<String>.self, forKey: .plugins) ?? []
    testPlugins = try values.decodeIfPresent(Set<String>.self, forKey: .testPlugins) ?? []
    tests = try values.decodeIfPresent(Set<String>.self, forKey: .tests) ?? []
  }

  /// The file's text: lists are sorted, one item a line.
  package var text: String {
    var lists = [("dependencies", dependencies)]
    if let interface { lists.append(("interface", interface)) }
    if !plugins.isEmpty { lists.append(("plugins", plugins)) }
    if !testPlugins.isEmpty { lists.append(("testPlugins", testPlugins)) }
    if !tests.isEmpty { lists.append(("tests", tests)) }
    return JSONText.text(of: lists)
  }
}

/// The dependencies of all modules of an app: the file `.riblets/package.json`.
package struct PackageProducts: Hashable, Decodable, Sendable {
  package var interfaces: Set<String>
  package var modules: Set<String>
  /// Plug-ins of all targets of tests.
  package var plugins: Set<String>
  package var tests: Set<String>

  package static let file = ".riblets/package.json"

  /// Returns the products that views of a kind and their tests need.
  package static func standard(of view: RibletRequest.View = .portable) -> Self {
    func products(_ names: [String]) -> Set<String> { Set(names.map { "riblets/\($0)" }) }
    // In an app of UIKit, screens of SwiftUI can be children.
    let views =
      switch view {
      case .portable, .none: ["RibletsViews"]
      case .swiftui: ["RibletsSwiftUI"]
      case .uikit: ["RibletsSwiftUI", "RibletsUIKit"]
      }
    let tests = view == .portable ? ["RibletsSnapshot", "RibletsViewsTesting"] : []
    return Self(
      interfaces: products(["Riblets"]), modules: products(["Riblets"] + views),
      plugins: ["riblets-tools/RibletsMocksPlugin"],
      tests: products(["Riblets", "RibletsSpec", "RibletsTesting"] + views + tests))
  }

  /// All that is named.
  var names: Set<String> { interfaces.union(modules).union(plugins).union(tests) }

  package var text: String {
    JSONText.text(of: [("interfaces", interfaces), ("modules", modules), ("plugins", plugins), ("tests", tests)])
  }
}

/// JSON as it is kept in git.
enum JSONText {
  /// Lists of names by their keys, in this order.
  static func text(of lists: [(key: String, names: Set<String>)]) -> String {
    let texts = lists.map { key, names in
      let items = names.sorted().map { "    \"\($0)\"" }.joined(separator: ",\n")
      return "  \"\(key)\": " + (names.isEmpty ? "[]" : "[\n\(items)\n  ]")
    }
    return "{\n" + texts.joined(separator: ",\n") + "\n}\n"
  }

  /// - Throws: ``RequestProblem`` that says what the file should be.
  static func value<Value: Decodable>(
    _ type: Value.Type, at path: String, in root: String, expected: String
  ) throws(RequestProblem) -> Value {
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else {
      throw RequestProblem("Cannot read '\(path)': the system refused.")
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw RequestProblem("It is not \(expected).", at: "\(path):1:1")
    }
  }
}
