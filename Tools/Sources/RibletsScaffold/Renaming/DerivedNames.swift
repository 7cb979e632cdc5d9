import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// The names in code that come from that of a riblet.
struct DerivedNames {
  let riblet: String
  /// The name of its properties, such as `cart` for `Cart`.
  let property: String
  /// The words of its name, as people read them.
  var title: String { NameWords(riblet).title }
  /// The methods that its listener protocol asks of parents, if they begin with its name.
  let listenerMethods: Set<String>
  /// True if parents in other modules have it behind a boundary.
  let hasModuleInterface: Bool

  init(_ riblet: String, listenerMethods: Set<String>, hasModuleInterface: Bool = false) {
    self.riblet = riblet
    property = NameWords(riblet).property
    self.listenerMethods = listenerMethods
    self.hasModuleInterface = hasModuleInterface
  }

  /// - Parameter files: All that name the riblet.
  init(_ riblet: String, in files: [ParsedFile], _ modules: AppModules) {
    self.init(
      riblet, listenerMethods: Self.listenerMethods(of: riblet, in: files),
      hasModuleInterface: modules.hasModuleInterface(riblet, in: files))
  }

  /// The endings of the names of its own types.
  private var endings: [String] {
    RibletRole.allCases.map(\.rawValue) + (hasModuleInterface ? ModuleInterface.endings : [])
  }

  /// Its parts.
  var types: Set<String> { Set(endings.map { riblet + $0 }) }

  /// Returns true if a type is one of its tests, or stands in for something in them.
  func isTest(_ type: String) -> Bool {
    guard type.hasPrefix(riblet) else { return false }
    let rest = type.dropFirst(riblet.count)
    return rest == "Spec" || rest == "ViewSnapshotTests"
      || endings.contains { rest == $0 + "Tests" || rest == $0 + "Mock" }
  }

  /// The methods of a listener protocol in some files that begin with the name of the riblet.
  ///
  ///     protocol CartListener { func cartDidFinish(); func pay() } → cartDidFinish
  static func listenerMethods(of riblet: String, in files: [ParsedFile]) -> Set<String> {
    let property = NameWords(riblet).property
    return RibletFacts(of: riblet, parts: files.declarations(named:)).listenerMethods.filter {
      $0.hasPrefix(property) && $0.dropFirst(property.count).first?.isUppercase == true
    }
  }
}

extension String {
  /// Returns true for the name of tests of a route: `RootCartRouterTests` of `RootCart`, and not `RootCartonTests`.
  func isTest(of edge: String) -> Bool {
    hasPrefix(edge) && hasSuffix("Tests") && dropFirst(edge.count).first?.isUppercase == true
  }
}
