/// The additions for a riblet of an app with groups: imports, manifests, and an interface for a parent in another
/// group.
struct GroupedRiblet {
  private let place: GroupPlace
  private let modules: AppModules
  private let index: SourceIndex
  private let templates: TemplateLibrary
  private let root: String

  init(_ place: GroupPlace, _ modules: AppModules, _ index: SourceIndex, _ templates: TemplateLibrary, root: String) {
    self.place = place
    self.modules = modules
    self.index = index
    self.templates = templates
    self.root = root
  }

  /// Adapts the files of a riblet that were planned as in one module.
  func adapt(_ plan: inout ScaffoldPlan) throws(RequestProblem) {
    var modules = modules
    modules.resume(plan)
    var files = GroupedFiles(modules, index, templates, AppTexts(root: root))
    files.begin(place.child.module)
    if place.isBorder { try Border.checkNames(of: place.riblet, index) }
    plan.files = try files.adapted(
      plan.files, of: place.riblet, in: place.child.module, place.isBorder ? .new : .none)
    try files.modules.write(to: &plan, root: root)
  }
}
