import RibletsPlans
import RibletsRepository
import RibletsSource
import RibletsTemplates

/// The types of an app with names that templates mean otherwise: in a new file that sees such a type, the name is the app's.
///
///     struct Component {}, and a new file with 'class CartComponent: Component<…>'
struct HiddenNames {
  private let found: [SourceIndex.Declaration]

  /// - Parameter templates: With templates of its own, an app may write 'Riblets.Component'.
  init(in index: SourceIndex, _ templates: TemplateLibrary) {
    found =
      templates.hasOwn
      ? [] : Self.ours.flatMap { index.types(named: $0).filter { $0.scopes.isEmpty && !$0.isPrivate } }
  }

  /// Checks a new file.
  ///
  /// - Parameter items: The items in the file, which mean the types of the app.
  /// - Throws: ``RequestProblem`` with the place of a type that hides another one.
  func check(_ file: PlannedFile, _ modules: AppModules, meant items: [TypedItem]) throws(RequestProblem) {
    guard !found.isEmpty, file.path.hasSuffix(".swift") else { return }
    let text = Array(file.text.utf8)
    let names = SourceNames(reading: text).all
    let imports = Set(SourceOutline(reading: text, path: file.path).imports.map(\.name))
    let home = modules.name(ofModuleOf: file.path)
    let meant = Set(items.flatMap(\.allNames)).subtracting(Self.inEachRiblet)
    for type in found where names.contains(type.name) && !meant.contains(type.name) {
      let module = modules.name(ofModuleOf: type.file)
      guard module == home || module.map(imports.contains) == true else { continue }
      let owner = KitTypes.byModule.filter { $0.value.contains(type.name) }.keys.min() ?? "Swift"
      throw RequestProblem(
        "'\(type.name)' is a type of the app, and hides \(owner == "Swift" ? "Swift's" : "Riblets'") own in files that the command writes. Rename it with your editor, or write '\(owner).\(type.name)' in templates of your own: riblets templates export.",
        at: "\(type.file):\(type.line):1")
    }
  }

  /// The types of Riblets, and those of Swift that templates name.
  private static let ours = KitTypes.byModule.values.reduce(
    into: ["AnyObject", "Duration", "Equatable", "Int", "MainActor", "Sendable", "String", "Void"] as Set<String>
  ) { $0.formUnion($1) }.sorted()

  private static let inEachRiblet: Set<String> = [
    "Buildable", "Builder", "ChildBuilders", "ChildRoute", "Component", "Dependency", "Interactable", "Interactor",
    "Navigating", "Presentable", "PresentableInteractor", "Presenter", "Route", "RouteContainer", "RouteID", "Router",
    "Routing", "ViewableRouter", "ViewableRouting",
  ]
}
