import Foundation
import RibletsEdits
package import RibletsPlans
package import RibletsRepository
package import RibletsSource
import RibletsTemplates

/// Decides what the layout of an app comes to: which modules there are, and what the package manifest says of them.
package struct LayoutPlanner {
  private let app: FoundApp
  private let modules: AppModules

  /// Reads the manifests of an app's modules.
  ///
  /// - Throws: ``RequestProblem`` for one that cannot be read, or whose module has no folder.
  package init(_ app: FoundApp) throws(RequestProblem) {
    self.app = app
    modules = try AppModules(of: app)
    for module in modules.sorted {
      var folders = [module.sources]
      if module.manifest.interface != nil { folders.append(module.interfaceSources) }
      for folder in folders where !FileManager.default.fileExists(atPath: app.root + "/" + folder) {
        throw RequestProblem(
          "There is no folder '\(folder)' for the module. Make it, or remove the manifest.",
          at: "\(ModuleManifest.file(of: module.name)):1:1")
      }
    }
  }

  /// The package manifest as the manifests of the modules have it; no edit if it is so already.
  ///
  /// - Parameter isForced: Whether lines between the marks that are in no manifest are dropped.
  /// - Parameter threshold: With so many riblets in one module, they are put into modules.
  package func plan(isForced: Bool, threshold: Int) throws(RequestProblem) -> ScaffoldPlan {
    guard threshold < .max, try ribletsOfOneModule() >= threshold else { return try manifestPlan(isForced: isForced) }
    var split = try SplitPlanner(app, AppSources(app, modules), modules, templates: TemplateLibrary(root: app.root))
    return try split.makePlan(root: app.root, isForced: isForced)
  }

  /// Puts an app of one module into the modules that its riblets have elsewhere: on another branch.
  ///
  /// - Parameter groups: The groups by riblet; of some, if others are here.
  package func plan(like groups: [String: String]) throws(RequestProblem) -> ScaffoldPlan {
    let templates = try TemplateLibrary(root: app.root)
    var split = try SplitPlanner(app, AppSources(app, modules), modules, templates: templates, groups: groups)
    return try split.makePlan(root: app.root, isForced: true)
  }

  /// The modules of the riblets of an app; `nil` for one of one module.
  ///
  /// - Parameter known: The outlines of files that need not be read.
  package func groups(known: [String: SourceOutline] = [:]) throws(RequestProblem) -> [String: String]? {
    guard modules.isModular else { return nil }
    let index = try SourceIndex(root: app.root, folders: modules.sourceFolders, known: known)
    let groups = index.declarations.filter(\.isRouter).map { router in
      (String(router.name.dropLast("Router".count)), modules.owner(of: router.file)?.module.name ?? "")
    }
    return Dictionary(groups) { first, _ in first }.filter { !$0.key.isEmpty && !$0.value.isEmpty }
  }

  /// The moves of tests into targets of a few riblets each, in an app whose sources are one module.
  ///
  /// - Parameter isForced: Whether lines between the marks that are in no manifest are dropped.
  /// - Throws: ``RequestProblem`` for an app of several modules, which have targets of their own.
  package func testPlan(isForced: Bool) throws(RequestProblem) -> ScaffoldPlan {
    guard !modules.isModular else {
      throw RequestProblem(
        "Each module has a target of its tests already. --split-tests is for an app of one module; without it: riblets modularize."
      )
    }
    var split = TestSplitPlanner(try AppSources(app, modules), modules, AppTexts(root: app.root))
    return try split.plan(root: app.root, isForced: isForced)
  }

  /// The number of riblets from which on an app of one module is put into modules unless told: never one whose tests are
  /// split, which was decided to be one module.
  package var usualThreshold: Int { modules.app.manifest.testTargets.isEmpty ? Modularization.threshold : .max }

  /// Returns the changes that make the package manifest agree with the manifests of the modules.
  ///
  /// That an app could be put into modules is a note and no difference: it is so from one merge on, also on branches that
  /// have nothing to do with it, and nothing is wrong with it.
  package func check() throws(RequestProblem) -> ScaffoldPlan {
    var plan = try manifestPlan(isForced: true)
    let count = try ribletsOfOneModule()
    if count >= usualThreshold {
      plan.notes.append(
        "'\(app.layout.module)' has \(count) riblets in one module, which could be cut into several: riblets modularize."
      )
    }
    return plan
  }

  /// Returns the number of riblets in an app without modules, and zero for one with modules.
  private func ribletsOfOneModule() throws(RequestProblem) -> Int {
    if modules.isModular { return 0 }
    return try SourceIndex(root: app.root, folders: [app.layout.sources]).ribletNames.count
  }

  /// The moves of what lies outside of the modules, and the package manifest.
  private func manifestPlan(isForced: Bool) throws(RequestProblem) -> ScaffoldPlan {
    var plan = ScaffoldPlan()
    if modules.isModular {
      var strays = try StrayRiblets(of: app, modules)
      plan = try strays.plan(root: app.root, isForced: isForced)
      guard plan.isEmpty else { return plan }
    }
    let root = app.root
    if let edit = try ManifestBlock.edit(
      modules, root: root, isForced: isForced, exists: { ManifestBlock.hasFiles($0, in: root) })
    {
      plan.edits.append(edit)
    }
    return plan
  }
}
