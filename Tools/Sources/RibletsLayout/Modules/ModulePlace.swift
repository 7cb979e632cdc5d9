import RibletsPlans
import RibletsRepository

/// The place of a riblet and its route: the modules of riblet and parent.
struct ModulePlace {
  let riblet: String
  /// The folders of the riblet.
  let child: AppLayout
  /// The folders of its parent.
  let parent: AppLayout

  /// True if the parent is in another module than the riblet.
  var crossesModules: Bool { child.module != parent.module }

  init(of riblet: String, in child: AppModule, below parent: AppModule, _ modules: AppModules) {
    self.riblet = riblet
    self.child = modules.layout(of: child)
    self.parent = modules.layout(of: parent)
  }

  /// Checks that both modules see the types that the riblet is given.
  ///
  /// - Parameter shared: Modules without riblets.
  func checkTypes(
    _ request: RibletRequest, _ modules: AppModules, _ index: SourceIndex, shared: Set<String>
  ) throws(RequestProblem) {
    for name in (request.dependencies + request.arguments).flatMap(\.typeNames) {
      guard let type = index.types(named: name).first, let owner = modules.owner(of: type.file) else { continue }
      let isSeen =
        owner.isInterface || shared.contains(owner.module.name)
        || (owner.module.name == child.module && owner.module.name == parent.module)
      if isSeen { continue }
      let other = owner.module.name == child.module ? parent.module : child.module
      throw RequestProblem(
        "'\(name)' is in the module '\(owner.module.name)', which '\(other)' does not see. Move it to a module without riblets, such as '\(modules.layout.module)Shared', with package access.",
        at: "\(type.file):\(type.line):1")
    }
  }
}
