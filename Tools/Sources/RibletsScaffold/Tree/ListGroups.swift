import Foundation
import SwiftParser
import SwiftSyntax

/// Which groups the riblets of a list come to, as if its lines were added one at a time, and what becomes of their files.
struct ListGroups {
  private var files: GroupedFiles
  /// As far as places are decided.
  private var modules: AppModules
  private var sizes: GroupSizes
  /// The modules of the riblets of the app and the list.
  private var homes: [String: String] = [:]
  /// New riblets that a parent in another group attaches.
  private var bordered: Set<String> = []
  /// Modules without riblets.
  private let shared: Set<String>

  init(_ modules: AppModules, _ tree: RibletTree, _ index: SourceIndex, _ templates: TemplateLibrary, _ texts: AppTexts)
  {
    self.modules = modules
    files = GroupedFiles(modules, index, templates, texts)
    sizes = GroupSizes(modules, index)
    shared = modules.sharedModules(index)
    for riblet in tree.riblets.values { homes[riblet.name] = modules.owner(of: riblet.place.file)?.module.name }
  }

  /// Returns true if the place of a riblet is decided.
  func has(_ riblet: String) -> Bool { homes[riblet] != nil }

  /// The folders of a riblet.
  func layout(of riblet: String) -> AppLayout { GroupPlace.layout(of: module(of: riblet), modules) }

  private func module(of riblet: String) -> AppModule { homes[riblet].flatMap { modules.modules[$0] } ?? modules.app }

  /// Returns true if a file belongs to a module and is no test.
  func isSource(_ path: String) -> Bool {
    guard let owner = modules.owner(of: path) else { return false }
    return owner.isInterface || path.hasPrefix(owner.module.sources + "/")
  }

  // MARK: Places

  /// Decides where a new riblet comes to.
  mutating func place(_ riblet: String, below parent: String) {
    let group = sizes.group(ofNew: riblet, in: module(of: parent), modules)
    sizes.add(to: group)
    homes[riblet] = group
    modules.update(group) { _ in }
  }

  /// Remembers that a parent attaches a riblet.
  ///
  /// - Throws: ``RequestProblem`` for a type that the module of one of them does not see.
  mutating func join(_ request: RibletRequest, below parent: String, isNew: Bool, _ index: SourceIndex)
    throws(RequestProblem)
  {
    let name = request.name.text
    let (home, child) = (module(of: parent), module(of: name))
    if isNew {
      try GroupPlace(of: name, in: child, below: home, modules).checkTypes(request, modules, index, shared: shared)
      if home.name != child.name { bordered.insert(name) }
    }
    var needed = interfaces(of: request, index)
    if isNew { modules.update(child.name) { $0.dependencies.formUnion(needed) } }
    if home.name != child.name { needed.insert(child.interface) }
    modules.update(home.name) { $0.dependencies.formUnion(needed) }
  }

  /// The interfaces with types that items speak of.
  private func interfaces(of request: RibletRequest, _ index: SourceIndex) -> Set<String> {
    let names = (request.dependencies + request.arguments).flatMap { item in
      item.typeNames + (item.value.map { Array(Parser.parse(source: $0).identifiers) } ?? [])
    }
    return Set(
      names.compactMap { index.types(named: $0).first }.compactMap { modules.owner(of: $0.file) }
        .filter(\.isInterface).map(\.module.interface))
  }

  /// Gives a riblet of the app a border, if a parent needs one and it has none.
  mutating func addBorder(
    to riblet: String, below parent: String, _ texts: AppTexts, _ index: SourceIndex
  ) throws(RequestProblem) -> ScaffoldPlan {
    let (home, child) = (module(of: parent), module(of: riblet))
    guard home.name != child.name, files.homes.types[riblet + "Border"] != child.interface else {
      return ScaffoldPlan()
    }
    do throws(RequestProblem) {
      return try AddedBorder(to: riblet, files, texts, index).add(to: &files, index)
    } catch {
      throw RequestProblem(
        "'\(riblet)' is in the module '\(child.name)', and this stands in the way of a parent in '\(home.name)':\n\(error)"
      )
    }
  }

  // MARK: Files

  /// Adapts the files of a new riblet.
  mutating func adapted(
    _ planned: [PlannedFile], of riblet: String, _ index: SourceIndex
  ) throws(RequestProblem) -> [PlannedFile] {
    let isBorder = bordered.contains(riblet)
    if isBorder { try Border.checkNames(of: riblet, index) }
    let group = module(of: riblet).name
    files.begin(group)
    return try placed(planned, of: riblet, in: group, isBorder ? .new : .none)
  }

  /// Adapts the files of an edge.
  mutating func adapted(
    _ planned: [PlannedFile], ofEdgeTo riblet: String, below parent: String
  ) throws(RequestProblem) -> [PlannedFile] {
    let (home, child) = (module(of: parent).name, module(of: riblet).name)
    return try placed(planned, of: riblet, in: child, home == child ? .none : .known)
  }

  /// A file that is not written yet is no place for a problem.
  private mutating func placed(
    _ planned: [PlannedFile], of riblet: String, in group: String, _ crossing: GroupedFiles.Crossing
  ) throws(RequestProblem) -> [PlannedFile] {
    do throws(RequestProblem) {
      return try files.adapted(planned, of: riblet, in: group, crossing)
    } catch {
      let parts = error.description.components(separatedBy: ": error: ")
      throw RequestProblem(parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ": error: "))
    }
  }

  /// Writes the manifests.
  func write(to plan: inout ScaffoldPlan, root: String) throws(RequestProblem) {
    try files.modules.write(to: &plan, root: root)
  }
}
