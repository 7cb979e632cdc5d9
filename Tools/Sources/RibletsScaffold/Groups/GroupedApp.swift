import Foundation
import RibletsEdits
import RibletsPlans
import RibletsTemplates

/// The groups of an app, as riblets come to them one after the other.
struct GroupedApp {
  private var files: GroupedFiles
  private var sizes: GroupSizes
  /// Modules without riblets.
  private let shared: Set<String>

  init(_ modules: AppModules, _ index: SourceIndex, _ templates: TemplateLibrary, _ texts: AppTexts) {
    files = GroupedFiles(modules, index, templates, texts)
    sizes = GroupSizes(modules, index)
    shared = modules.sharedModules(index)
  }

  var modules: AppModules { files.modules }

  /// Returns true if a file belongs to a module and is no test.
  func isSource(_ path: String) -> Bool {
    guard let owner = modules.owner(of: path) else { return false }
    return owner.isInterface || path.hasPrefix(owner.module.sources + "/")
  }

  // MARK: Places

  /// Decides where a new riblet comes to; one that is there stays.
  ///
  /// - Parameter folder: That of the parent.
  /// - Throws: ``RequestProblem`` for what cannot be placed, or for types that its module would not see.
  mutating func place(
    of request: RibletRequest, below folder: String?, _ index: SourceIndex
  ) throws(RequestProblem) -> GroupPlace {
    guard let folder else {
      throw RequestProblem(
        "A riblet of an app with groups stands in the group of its parent. Say which: --parent Root.")
    }
    let home = try module(of: folder)
    let name = request.name.text
    let known = index.types(named: name + "Router").first.flatMap { modules.owner(of: $0.file)?.module.name }
    let group = known ?? sizes.group(ofNew: name, in: home, modules)
    let module = modules.modules[group] ?? AppModule(group: group, beside: modules.layout)
    let place = GroupPlace(of: name, in: module, below: home, modules)
    try place.checkTypes(request, modules, index, shared: shared)
    if place.isBorder { try Border.checkNames(of: name, index) }
    if known == nil { sizes.add(to: group) }
    files.begin(group)
    return place
  }

  /// The place of a riblet that is there, below another parent.
  ///
  /// - Parameter folder: That of the parent.
  func place(
    ofKnown name: String, below folder: String, _ index: SourceIndex
  ) throws(RequestProblem) -> GroupPlace {
    let router = index.types(named: name + "Router").first?.file
    return GroupPlace(of: name, in: try module(of: router?.folder ?? ""), below: try module(of: folder), modules)
  }

  /// Decides on the group of a riblet that lies outside of all of them.
  mutating func module(
    ofStray riblet: String, below home: AppModule, _ index: SourceIndex
  ) throws(RequestProblem) -> AppModule {
    let group = sizes.group(ofNew: riblet, in: home, modules)
    try Border.checkNames(of: riblet, index)
    sizes.add(to: group)
    files.begin(group)
    return modules.modules[group] ?? AppModule(group: group, beside: modules.layout)
  }

  func module(of folder: String) throws(RequestProblem) -> AppModule {
    if let module = modules.owner(of: folder + "/")?.module { return module }
    throw RequestProblem("'\(folder)' is in no module that '\(GroupManifest.folder)' has. Run: riblets layout.")
  }

  /// Gives a riblet that is there a border, if its new parent needs one and it has none.
  ///
  /// - Parameter leaving: Files that leave their module, and are looked at on their own.
  mutating func border(
    at place: GroupPlace, _ texts: AppTexts, _ index: SourceIndex, leaving: Set<String> = []
  ) throws(RequestProblem) -> ScaffoldPlan? {
    let interface = modules.modules[place.child.module]?.interface
    guard place.isBorder, files.homes.types[place.riblet + "Border"] != interface else { return nil }
    do throws(RequestProblem) {
      return try AddedBorder(to: place.riblet, files, texts, index).add(to: &files, index, leaving: leaving)
    } catch {
      throw RequestProblem(
        "'\(place.riblet)' is in the module '\(place.child.module)', and this stands in the way of a parent in '\(place.parent.module)':\n\(error)"
      )
    }
  }

  // MARK: Files

  /// Adapts the files of a new riblet.
  ///
  /// - Parameter tested: The module that its tests import, if that is another one than they come to.
  mutating func adapted(
    _ planned: [PlannedFile], at place: GroupPlace, tested: String? = nil
  ) throws(RequestProblem) -> [PlannedFile] {
    try adapted(planned, at: place, place.isBorder ? .new : .none, tested: tested)
  }

  /// Adapts the files of an edge.
  mutating func adapted(
    _ planned: [PlannedFile], ofEdgeAt place: GroupPlace, tested: String? = nil
  ) throws(RequestProblem) -> [PlannedFile] {
    try adapted(planned, at: place, place.isBorder ? .known : .none, tested: tested)
  }

  /// A file that is not written yet is no place for a problem.
  private mutating func adapted(
    _ planned: [PlannedFile], at place: GroupPlace, _ crossing: GroupedFiles.Crossing, tested: String?
  ) throws(RequestProblem) -> [PlannedFile] {
    do throws(RequestProblem) {
      return try files.adapted(planned, of: place.riblet, in: place.child.module, crossing, tested: tested)
    } catch {
      let parts = error.description.components(separatedBy: ": error: ")
      throw RequestProblem(parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ": error: "))
    }
  }

  /// Writes the manifests.
  func write(to plan: inout ScaffoldPlan, root: String, isForced: Bool = false) throws(RequestProblem) {
    try modules.write(to: &plan, root: root, isForced: isForced)
  }
}
