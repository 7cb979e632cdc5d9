import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsTemplates

/// The files of a riblet's boundary, as templates write them.
struct ModuleInterfaceFiles {
  let moduleInterface: ModuleInterface
  let module: AppModule
  /// See ``AppModules/importAccess``.
  let importAccess: String
  let templates: TemplateLibrary

  private var access: String { importAccess.isEmpty ? "" : importAccess + " " }

  /// The file of the interface, with the modules of the app that it needs, and the obstacles.
  ///
  /// - Parameters:
  ///   - protocols: The protocols of the app, which are thus told from classes.
  ///   - home: The module of a type of the app; `nil` for one of elsewhere.
  func interface(
    protocols: Set<String>, home: (String) -> String?
  ) throws(RequestProblem) -> (file: PlannedFile, modules: Set<String>, problems: [String]) {
    let found = moduleInterface.interface(besides: [module.name, module.interface], protocols: protocols, home: home)
    let values = Moved(
      name: moduleInterface.riblet, module: module.name, declarations: found.declarations,
      childRouting: moduleInterface.childRouting, access: access, imports: found.imports.sorted())
    let path = "\(module.interfaceSources)/\(moduleInterface.riblet)/\(moduleInterface.riblet)Interface.swift"
    let file = PlannedFile(path, try templates.render(\.interface, TemplateValues(values)))
    return (file, found.modules, found.problems)
  }

  /// The file by which other modules come to the builder, in the folder of the riblet.
  func builder(in folder: String) throws(RequestProblem) -> PlannedFile {
    let values = try TemplateValues(
      Sources(name: moduleInterface.riblet, access: access, interface: module.interface))
    return PlannedFile(
      "\(folder)/\(moduleInterface.riblet)+ModuleInterface.swift", try templates.render(\.moduleInterface, values))
  }

  /// Returns the tests of a boundary, for the end of those of the builder.
  ///
  /// - Parameter dependency: An expression that makes what the riblet depends on.
  static func tests(
    of riblet: String, dependency: String, _ templates: TemplateLibrary
  ) throws(RequestProblem) -> String {
    try templates.render(\.moduleInterfaceTests, TemplateValues(Tests(name: riblet, dependency: dependency)))
  }

  private struct Sources: Encodable {
    let name, access, interface: String
  }

  private struct Tests: Encodable {
    let name, dependency: String
  }

  private struct Moved: Encodable {
    let name, module: String
    let declarations: [String]
    let childRouting: String?
    let access: String
    let imports: [String]
  }
}
