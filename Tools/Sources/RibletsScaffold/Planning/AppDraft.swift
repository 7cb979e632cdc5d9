import RibletsEdits
package import RibletsModel
package import RibletsPlans
package import RibletsRepository
package import RibletsSource

/// An app while a command decides on it: its texts as they will be, and the model that they make.
package struct AppDraft {
  let app: FoundApp
  /// With what the manifests of modules will say.
  var modules: AppModules
  private(set) var texts: AppTexts
  /// As it was at the last ``read()``.
  package private(set) var model: AppModel
  private(set) var types: TypeTable
  package private(set) var index: SourceIndex
  private var sources: ModelSources
  private let folders: [ModelSources.Folder]
  /// The texts of the disk that are changed, or go.
  private var oldTexts: [String: String] = [:]
  private var newFiles: Set<String> = []
  private var removed: Set<String> = []

  /// - Parameter known: The outlines of files that need not be read.
  /// - Throws: ``RequestProblem`` for a manifest of a module that cannot be read.
  package init(_ app: FoundApp, known: [String: SourceOutline] = [:]) throws(RequestProblem) {
    self.app = app
    modules = try AppModules(of: app)
    texts = AppTexts(root: app.root)
    folders = modules.modelFolders(withTestsBesides: [], root: app.root)
    sources = ModelSources(root: app.root, folders: folders, withNames: false, known: known)
    (types, index) = (TypeTable(), SourceIndex([]))
    model = AppModel(reading: sources, types: &types, isForEdits: true)
    index = SourceIndex(of: model.files.filter { !$0.isTest }.map(\.outline))
  }

  /// The tree of riblets, as it was at the last ``read()``.
  ///
  /// - Throws: ``RequestProblem`` for sources that do not parse, unless these are left out.
  package func tree(isTolerant: Bool = false) throws(RequestProblem) -> RibletTree {
    try TreeReader(texts, modules, model: model, index: index, isTolerant: isTolerant).tree()
  }

  /// Reads the model of the texts as they are now.
  mutating func read() {
    model = AppModel(reading: sources, types: &types, isForEdits: true)
    index = SourceIndex(of: model.files.filter { !$0.isTest }.map(\.outline))
  }

  /// The dependencies that a riblet needs; `nil` if one has a type that no request could name, such as that of a closure.
  func needs(of id: RibletID) -> [TypedItem]? {
    let needs = model.riblets[id]?.needs ?? []
    let items = needs.compactMap(\.typed)
    return items.count == needs.count ? items : nil
  }

  /// The tests of a riblet's builder.
  func builderTests(of id: RibletID) -> ModelTests? {
    model.tests(in: types) { $0.hasPrefix(id.name) }.first { $0.riblet == id && $0.role == "Builder" }
  }

  /// Takes over that a riblet needs one more item, without reading the app again.
  ///
  /// - Returns: False if only reading tells its place, because its `Dependency` may inherit items that come after it.
  mutating func add(_ item: TypedItem, toNeedsOf id: RibletID) -> Bool {
    let name = id.name + "Dependency"
    guard let place = model.riblets[id]?.parts["Dependency"],
      let type = types.named(name).first(where: { $0.type.position == place })?.type,
      type.keyword == .protocol, type.inherited == ["Dependency"]
    else { return false }
    model.add(item.name, item.type, toNeedsOf: id, at: place)
    return true
  }

  // MARK: Texts

  func parsed(_ path: String) throws(RequestProblem) -> ParsedFile { try texts.parsed(path) }

  /// Returns the text that the disk has.
  func oldText(of path: String) throws(RequestProblem) -> String {
    if let old = oldTexts[path] { return old }
    return try texts.text(of: path)
  }

  /// Decides on the text of a file that is there.
  mutating func put(_ text: String, at path: String) throws(RequestProblem) {
    if !newFiles.contains(path) { oldTexts[path] = try oldText(of: path) }
    texts[path] = text
    sources.replace(path, with: text)
  }

  func isNew(_ path: String) -> Bool { newFiles.contains(path) }

  /// Decides on a new file.
  mutating func add(_ file: PlannedFile) {
    texts[file.path] = file.text
    guard newFiles.insert(file.path).inserted else { return sources.replace(file.path, with: file.text) }
    let (module, isTest) = module(of: file.path)
    sources.add(file.path, file.text, module: module, isTest: isTest)
  }

  /// Decides that a file of the disk goes.
  mutating func remove(_ path: String) throws(RequestProblem) {
    oldTexts[path] = try oldText(of: path)
    texts[path] = nil
    removed.insert(path)
    sources.remove(path)
  }

  private func module(of path: String) -> (name: String, isTest: Bool) {
    if let folder = folders.first(where: { path.hasPrefix($0.path + "/") }) { return (folder.module, folder.isTest) }
    guard let owner = modules.owner(of: path) else { return (modules.layout.module, false) }
    return (owner.isInterface ? owner.module.interface : owner.module.name, modules.isTest(path))
  }

  /// The files that change.
  var plan: ScaffoldPlan {
    get throws(RequestProblem) {
      var plan = ScaffoldPlan()
      plan.files = newFiles.sorted().map { PlannedFile($0, texts[$0] ?? "") }
      plan.removals = removed.sorted()
      plan.edits = oldTexts.filter { !removed.contains($0.key) }.sorted { $0.key < $1.key }.compactMap { path, old in
        guard let new = texts[path], new != old else { return nil }
        return PlannedEdit(path: path, oldText: old, newText: new)
      }
      if modules.isModular, !plan.isEmpty { try modules.write(to: &plan, root: app.root) }
      return plan
    }
  }
}
