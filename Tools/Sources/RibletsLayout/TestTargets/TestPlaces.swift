import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import RibletsSource

/// The places of the tests of an app of one module: in which of its targets of tests a riblet has them.
struct TestPlaces: PlanLayout {
  private(set) var modules: AppModules
  private let texts: AppTexts
  /// The number of riblets with tests in each folder.
  private var counts: [String: Int] = [:]

  /// `nil` for an app with one target of tests, and for one in several modules.
  init?(_ modules: AppModules, _ index: SourceIndex, _ texts: AppTexts) {
    guard !modules.isModular, !modules.app.manifest.testTargets.isEmpty else { return nil }
    (self.modules, self.texts) = (modules, texts)
    let routers = index.declarations.filter(\.isRouter).map(\.file.folder)
    for folder in routers { counts[tests(of: folder), default: 0] += 1 }
  }

  /// Returns the folder of the target with the tests of a riblet; the usual one, if it has none.
  ///
  /// - Parameter folder: That of the riblet.
  func tests(of folder: String) -> String {
    let module = modules.app
    guard folder.hasPrefix(module.sources + "/") else { return module.tests }
    let place = folder.dropFirst(module.sources.count)
    // The usual one is the last: it has what nobody has put elsewhere.
    return module.testFolders.dropFirst().first { !texts.names(in: $0 + place).isEmpty } ?? module.tests
  }

  func layout(of folder: String) -> AppLayout {
    var layout = modules.layout
    layout.tests = tests(of: folder)
    return layout
  }

  /// Decides on the target of a new riblet: its parent's while there is room, then the first with room, then a new one.
  mutating func place(_ request: RibletRequest, below folder: String?, _ index: SourceIndex) -> AppLayout {
    let riblet = request.name.text
    if let router = index.types(named: riblet + "Router").first { return layout(of: router.file.folder) }
    var layout = layout(of: folder ?? "")
    let folders = [layout.tests] + modules.app.testFolders.dropFirst()
    if let free = folders.first(where: { counts[$0, default: 0] < Modularization.sizes.upperBound }) {
      layout.tests = free
    } else {
      layout.tests = begin(riblet)
    }
    counts[layout.tests, default: 0] += 1
    return layout
  }

  func completed(_ plan: ScaffoldPlan) throws(RequestProblem) -> ScaffoldPlan {
    try ManifestsAfterRemoval.completed(plan, modules, root: texts.root)
  }

  /// Adds a target.
  private mutating func begin(_ riblet: String) -> String {
    let folder = modules.app.newTestFolder(of: riblet, texts)
    modules.update(modules.app.name) { $0.testTargets.insert(FilePath.name(folder)) }
    return folder
  }
}

extension AppModule {
  /// Returns the folder of a target that begins with the tests of a riblet: with a number where its name is taken.
  ///
  /// - Parameter others: Folders that are about to be made.
  func newTestFolder(of riblet: String, _ texts: AppTexts, besides others: some Collection<String> = []) -> String {
    let package = (try? texts.text(of: ManifestBlock.file)) ?? ""
    var (target, number) = (AppModule.name(ofTestTargetOf: riblet), 1)
    while others.contains(testFolder(named: target)) || package.contains("\"\(target)\"")
      || !texts.names(in: testFolder(named: target)).isEmpty
    {
      number += 1
      target = AppModule.name(ofTestTargetOf: riblet + String(number))
    }
    return testFolder(named: target)
  }
}
