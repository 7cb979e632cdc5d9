import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// The interactors of an app, and the routes that they begin with.
struct BeginningInteractors {
  /// The routes by their names, as code writes them: `cart` as `cart()`. By riblet; none of one that begins with nothing.
  private(set) var routes: [String: [String: String]] = [:]
  private let texts: AppTexts
  private let index: SourceIndex

  /// - Throws: ``RequestProblem`` for sources that cannot be read, or do not parse.
  init(of app: FoundApp) throws(RequestProblem) {
    texts = AppTexts(root: app.root)
    index = try SourceIndex(root: app.root, folders: try AppModules(of: app).sourceFolders)
    for riblet in index.ribletNames {
      guard let path = path(of: riblet), try texts.text(of: path).contains(".begin(") else { continue }
      let found = FirstRoutes.routes(inBeginOf: riblet + "Interactor", try texts.parsed(path))
      if !found.isEmpty { routes[riblet] = Dictionary(found.map { ($0.name, String($0.text.dropFirst())) }) { $1 } }
    }
  }

  func hasInteractor(of riblet: String) -> Bool { path(of: riblet) != nil }

  private func path(of riblet: String) -> String? {
    index.types(named: riblet + "Interactor").first { $0.keyword == .class }?.file
  }

  /// The change after which a riblet begins with some routes; `nil` if it does already.
  ///
  /// A class whose lines are not written as usual stays as it is.
  func edit(of riblet: String, beginningWith wanted: [String: String]) throws(RequestProblem) -> PlannedEdit? {
    guard let path = path(of: riblet) else { return nil }
    let (old, type, there) = (try texts.text(of: path), riblet + "Interactor", routes[riblet] ?? [:])
    var text = old
    for (name, route) in there.sorted(by: { $0.key < $1.key }) where wanted[name] != route {
      text = FirstRoutes.removing(name, fromBeginOf: type, try ParsedFile(path, text)) ?? text
    }
    for (name, route) in wanted.sorted(by: { $0.key < $1.key }) where there[name] != route {
      text = FirstRoutes.inserting(route, intoBeginOf: type, try ParsedFile(path, text)) ?? text
    }
    return text == old ? nil : PlannedEdit(path: path, oldText: old, newText: text)
  }
}

extension ScaffoldPlan {
  mutating func add(_ edit: PlannedEdit?) {
    if let edit, edit.newText != edit.oldText { edits.append(edit) }
  }
}
