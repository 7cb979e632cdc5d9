import RibletsEdits
package import RibletsPlans
package import RibletsRepository
package import RibletsScaffold
import RibletsTemplates

extension PlanLayouts {
  /// The layouts that there are: modules, targets of tests, and one module.
  package static let standard = PlanLayouts { (app, modules, index, texts) throws(RequestProblem) in
    if modules.isModular { return ModularApp(modules, index, try TemplateLibrary(root: app.root), texts) }
    return TestPlaces(modules, index, texts) ?? OneModule(modules: modules)
  }
}

/// An app of one module with one target of tests, in which everything is as it was planned.
struct OneModule: PlanLayout {
  let modules: AppModules

  func place(_ request: RibletRequest, below folder: String?, _ index: SourceIndex) -> AppLayout { modules.layout }
  func layout(of folder: String) -> AppLayout { modules.layout }
  func completed(_ plan: ScaffoldPlan) -> ScaffoldPlan { plan }

  func advice(on riblets: Int) -> String? {
    guard riblets >= Modularization.threshold else { return nil }
    return "There are \(riblets) riblets in one module now. To cut it into several: riblets modularize."
  }
}

/// The layout of all apps whose sources are one module.
extension PlanLayout {
  func laidOut(_ files: [PlannedFile], of riblet: String, below folder: String?) -> [PlannedFile] { files }
  func laidOut(
    edge files: [PlannedFile], to riblet: String, below folder: String, _ index: SourceIndex
  ) -> [PlannedFile] { files }
  func laidOut(part plan: ScaffoldPlan, in module: String) -> ScaffoldPlan { plan }
  func opened(_ riblet: String, below folder: String, _ texts: AppTexts, _ index: SourceIndex) -> ScaffoldPlan {
    ScaffoldPlan()
  }
  func advice(on riblets: Int) -> String? { nil }
}

extension RibletPlanner {
  /// Reads which types an app has, to plan in its layout.
  ///
  /// - Throws: ``RequestProblem`` for sources or templates that cannot be read.
  package init(_ app: FoundApp) throws(RequestProblem) { try self.init(app, .standard) }
}

extension ListPlanner {
  /// Reads which riblets an app has, to plan in its layout.
  ///
  /// - Throws: ``RequestProblem`` for sources or templates that cannot be read.
  package init(_ app: FoundApp) throws(RequestProblem) { try self.init(app, .standard) }
}

extension PartPlanner {
  /// Reads which types an app has, to plan in its layout.
  ///
  /// - Throws: ``RequestProblem`` for sources or templates that cannot be read.
  package init(_ app: FoundApp) throws(RequestProblem) { try self.init(app, .standard) }
}

extension RemovePlanner {
  /// Reads which riblets an app has, to plan in its layout.
  ///
  /// - Parameter tree: The riblets, if they are read already.
  /// - Throws: ``RequestProblem`` for sources that cannot be read, or do not parse.
  package init(_ app: FoundApp, tree: RibletTree? = nil) throws(RequestProblem) {
    try self.init(app, .standard, tree: tree)
  }
}

extension MovePlanner {
  /// Reads an app, to plan in its layout.
  ///
  /// - Throws: ``RequestProblem`` for sources that cannot be read, or do not parse.
  package init(_ app: FoundApp) throws(RequestProblem) { try self.init(app, .standard) }
}
