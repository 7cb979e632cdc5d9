package import RibletsEdits
package import RibletsPlans
package import RibletsRepository

/// The modules and the targets of tests that an app is laid out in.
///
/// Planners decide as if a riblet and its parent were in one module. A layout decorates what they decide: it says in which
/// folders files come, adapts them to their modules, and keeps the manifests.
package protocol PlanLayout: Sendable {
  /// The modules of the app, with what was laid out.
  var modules: AppModules { get }

  /// The folders of a new riblet; those that it has, if it is there.
  ///
  /// - Parameter folder: The folder of its parent.
  mutating func place(
    _ request: RibletRequest, below folder: String?, _ index: SourceIndex
  ) throws(RequestProblem) -> AppLayout

  /// The folders of the module that a riblet's folder is in, and of its tests.
  func layout(of folder: String) throws(RequestProblem) -> AppLayout

  /// Adapts the files of a riblet to the module that they come to.
  mutating func laidOut(
    _ files: [PlannedFile], of riblet: String, below folder: String?
  ) throws(RequestProblem) -> [PlannedFile]

  /// The changes by which a parent sees a riblet that is there.
  mutating func opened(
    _ riblet: String, below folder: String, _ texts: AppTexts, _ index: SourceIndex
  ) throws(RequestProblem) -> ScaffoldPlan

  /// Adapts the route files to a riblet that is there, or was laid out.
  mutating func laidOut(
    edge files: [PlannedFile], to riblet: String, below folder: String, _ index: SourceIndex
  ) throws(RequestProblem) -> [PlannedFile]

  /// Adapts the files of a part to its module.
  func laidOut(part plan: ScaffoldPlan, in module: String) throws(RequestProblem) -> ScaffoldPlan

  /// Brings the manifests to what a plan leaves.
  ///
  /// - Throws: ``RequestProblem`` with all places that stand in the way of what it removes.
  func completed(_ plan: ScaffoldPlan) throws(RequestProblem) -> ScaffoldPlan

  /// The advice for an app that has some number of riblets now; `nil` without any.
  func advice(on riblets: Int) -> String?
}

/// Finds out how apps are laid out.
package struct PlanLayouts: Sendable {
  private let find: @Sendable (FoundApp, AppModules, SourceIndex, AppTexts) throws(RequestProblem) -> any PlanLayout

  package init(
    _ find: @escaping @Sendable (FoundApp, AppModules, SourceIndex, AppTexts) throws(RequestProblem) -> any PlanLayout
  ) {
    self.find = find
  }

  /// The layout of an app as a command has decided on it so far.
  func layout(
    of app: FoundApp, _ modules: AppModules, _ index: SourceIndex, _ texts: AppTexts
  ) throws(RequestProblem) -> any PlanLayout { try find(app, modules, index, texts) }
}
