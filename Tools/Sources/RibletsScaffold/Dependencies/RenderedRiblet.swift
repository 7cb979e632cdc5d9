import RibletsEdits
import RibletsModel
import RibletsPlans
import RibletsRepository
import RibletsSource
import RibletsTemplates

/// The files that `riblets new riblet` would write for riblets that are there, were they to need other items.
struct RenderedRiblet {
  private let app: FoundApp
  private let tree: RibletTree
  private let templates: TemplateLibrary

  init(_ app: FoundApp, _ tree: RibletTree) throws(RequestProblem) {
    self.app = app
    self.tree = tree
    templates = try TemplateLibrary(root: app.root)
  }

  /// True if tests make a stub for an item.
  func hasStubs(_ item: TypedItem) -> Bool {
    ViewManifest(of: app)?.contains("RibletsDataTesting") == true && SampleValue.isStubbed(item.type)
  }

  /// Returns the text of a file; `nil` for a riblet that no request could describe.
  ///
  /// - Parameter tests: The folder of its tests, which know values of its arguments.
  func text(
    _ template: TemplatePath, of id: RibletID, needs: [TypedItem], tests: String, _ draft: AppDraft
  ) -> String? {
    guard let known = tree.riblets[draft.model.name(of: id)] else { return nil }
    let values = KnownArguments(of: id.name, testsIn: tests, draft.texts).asked(for: known.arguments, in: draft.index)
    guard let context = try? context(of: known, id, needs: needs, values, draft), (try? context.check()) != nil else {
      return nil
    }
    return try? templates.render(template, TemplateValues(RibletValues(context)))
  }

  /// Returns the text of the route from a parent; `nil` for one that no request could describe.
  func edge(from parent: RibletID, to id: RibletID, needs: [TypedItem], _ draft: AppDraft) -> String? {
    let name = draft.model.name(of: id)
    guard let known = tree.riblets[name], let edge = tree.edge(draft.model.name(of: parent), name), !edge.isHandWritten
    else { return nil }
    do throws(RequestProblem) {
      guard var child = try context(of: known, id, needs: needs, edge.argumentValues, draft) else { return nil }
      child.request.parent = parent.name
      child.request.shown = edge.shown
      child.request.attachment = .byHand
      let parent = try Parent(parent.name, draft.texts, index: draft.index)
      var plan = ScaffoldPlan()
      try RouteFile(
        parent: parent, child: child, layout: draft.modules.layout, templates: templates, texts: draft.texts
      ).join(&plan)
      return plan.files.first { $0.path == edge.place.file }?.text
    } catch {
      return nil
    }
  }

  private func context(
    of known: KnownRiblet, _ id: RibletID, needs: [TypedItem], _ values: [String: String], _ draft: AppDraft
  ) throws(RequestProblem) -> RibletContext? {
    guard let name = try? RibletName(id.name) else { return nil }
    var request = RibletRequest(name: name)
    try request.take(known, made: [:], arguments: values)
    request.dependencies = needs
    let imports = try NameHomes(
      seenFrom: id.module, draft.modules, draft.index, given: request.imports, trustsTypes: true
    ).imports(for: needs + request.arguments)
    return RibletContext(
      request: request, module: id.module, place: try RibletPlace(request, app), isRoot: known.isRoot,
      imports: imports, index: draft.index)
  }
}
