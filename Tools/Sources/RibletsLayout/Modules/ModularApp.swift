import Foundation
import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import RibletsTemplates

/// The modules of an app, as riblets come to them one after the other.
struct ModularApp: PlanLayout {
  private let root: String
  private var files: ModularFiles
  private var sizes: ModuleSizes
  /// Modules without riblets.
  private let shared: Set<String>

  init(_ modules: AppModules, _ index: SourceIndex, _ templates: TemplateLibrary, _ texts: AppTexts) {
    root = texts.root
    shared = modules.sharedModules(index)
    files = ModularFiles(modules, index, templates, texts, shared: shared)
    sizes = ModuleSizes(modules, index)
  }

  var modules: AppModules { files.modules }

  // MARK: Places

  mutating func place(
    _ request: RibletRequest, below folder: String?, _ index: SourceIndex
  ) throws(RequestProblem) -> AppLayout {
    guard let folder else {
      throw RequestProblem(
        "A riblet of an app of several modules is in the module of its parent. Say which: --parent Root.")
    }
    let home = try module(of: folder)
    let name = request.name.text
    let known = index.types(named: name + "Router").first.flatMap { modules.owner(of: $0.file)?.module.name }
    let group = known ?? sizes.group(ofNew: name, in: home, modules)
    let module = modules.modules[group] ?? AppModule(group: group, beside: modules.layout)
    let place = ModulePlace(of: name, in: module, below: home, modules)
    try place.checkTypes(request, modules, index, shared: shared)
    if place.crossesModules { try ModuleInterface.checkNames(of: name, index) }
    if known == nil { sizes.add(to: group) }
    files.begin(group)
    return place.child
  }

  func layout(of folder: String) throws(RequestProblem) -> AppLayout { modules.layout(of: try module(of: folder)) }

  /// Decides on the module of a riblet that lies outside of all of them.
  mutating func module(
    ofStray riblet: String, below home: AppModule, _ index: SourceIndex
  ) throws(RequestProblem) -> AppModule {
    let group = sizes.group(ofNew: riblet, in: home, modules)
    try ModuleInterface.checkNames(of: riblet, index)
    sizes.add(to: group)
    files.begin(group)
    return modules.modules[group] ?? AppModule(group: group, beside: modules.layout)
  }

  /// The module that a folder is in.
  func module(of folder: String) throws(RequestProblem) -> AppModule {
    if let module = modules.owner(of: folder + "/")?.module { return module }
    throw RequestProblem("'\(folder)' is in no module that '\(ModuleManifest.folder)' has. Run: riblets modularize.")
  }

  /// Gives a riblet that is there a module interface, if its new parent needs one and it has none.
  ///
  /// - Parameter leaving: Files that leave their module, and are looked at on their own.
  mutating func moduleInterface(
    at place: ModulePlace, _ texts: AppTexts, _ index: SourceIndex, leaving: Set<String> = []
  ) throws(RequestProblem) -> ScaffoldPlan? {
    let interface = modules.modules[place.child.module]?.interface
    guard place.crossesModules, files.homes.types[place.riblet + "ModuleInterface"] != interface else { return nil }
    do throws(RequestProblem) {
      return try AddedModuleInterface(to: place.riblet, files, texts, index).add(to: &files, index, leaving: leaving)
    } catch {
      throw RequestProblem(
        "'\(place.riblet)' is in the module '\(place.child.module)', and this stands in the way of a parent in '\(place.parent.module)':\n\(error)"
      )
    }
  }

  // MARK: Files

  mutating func laidOut(
    _ planned: [PlannedFile], of riblet: String, below folder: String?
  ) throws(RequestProblem) -> [PlannedFile] {
    guard let folder, let module = planned.first.flatMap({ modules.owner(of: $0.path)?.module }) else { return planned }
    return try adapted(planned, at: ModulePlace(of: riblet, in: module, below: try self.module(of: folder), modules))
  }

  mutating func opened(
    _ riblet: String, below folder: String, _ texts: AppTexts, _ index: SourceIndex
  ) throws(RequestProblem) -> ScaffoldPlan {
    try moduleInterface(at: place(of: riblet, below: folder, index), texts, index) ?? ScaffoldPlan()
  }

  mutating func laidOut(
    edge planned: [PlannedFile], to riblet: String, below folder: String, _ index: SourceIndex
  ) throws(RequestProblem) -> [PlannedFile] {
    try adapted(planned, ofEdgeAt: place(of: riblet, below: folder, index))
  }

  /// The place of a riblet that is there, below a parent in a folder.
  private func place(
    of riblet: String, below folder: String, _ index: SourceIndex
  ) throws(RequestProblem) -> ModulePlace {
    let router = index.types(named: riblet + "Router").first?.file
    return ModulePlace(of: riblet, in: try module(of: router?.folder ?? ""), below: try module(of: folder), modules)
  }

  func laidOut(part plan: ScaffoldPlan, in module: String) throws(RequestProblem) -> ScaffoldPlan {
    var (plan, files) = (plan, files)
    files.modules.resume(plan)
    files.begin(module)
    plan.files = try files.adapted(plan.files, of: "", in: module, .none)
    try files.modules.write(to: &plan, root: root)
    return plan
  }

  /// Adapts the files of a new riblet.
  ///
  /// - Parameter tested: The module that its tests import, if that is another one than they come to.
  mutating func adapted(
    _ planned: [PlannedFile], at place: ModulePlace, tested: String? = nil
  ) throws(RequestProblem) -> [PlannedFile] {
    try adapted(planned, at: place, place.crossesModules ? .new : .none, tested: tested)
  }

  /// Adapts the route files.
  mutating func adapted(
    _ planned: [PlannedFile], ofEdgeAt place: ModulePlace, tested: String? = nil
  ) throws(RequestProblem) -> [PlannedFile] {
    try adapted(planned, at: place, place.crossesModules ? .known : .none, tested: tested)
  }

  /// A file that is not written yet is no place for a problem.
  private mutating func adapted(
    _ planned: [PlannedFile], at place: ModulePlace, _ crossing: ModularFiles.Crossing, tested: String?
  ) throws(RequestProblem) -> [PlannedFile] {
    do throws(RequestProblem) {
      return try files.adapted(planned, of: place.riblet, in: place.child.module, crossing, tested: tested)
    } catch {
      let parts = error.description.components(separatedBy: ": error: ")
      throw RequestProblem(parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ": error: "))
    }
  }

  func completed(_ plan: ScaffoldPlan) throws(RequestProblem) -> ScaffoldPlan {
    try ManifestsAfterRemoval.completed(plan, modules, root: root)
  }

  func advice(on riblets: Int) -> String? { nil }
}
