package import RibletsPlans
import RibletsTemplates

/// A request for a new plug-in point.
package struct PluginPointRequest: Hashable, Sendable {
  package let name: PartName
  package let parent: String
  /// `nil` attaches plug-ins at the start where that can be written.
  package var attachment: RibletRequest.Attachment?

  package init(name: PartName, parent: String) {
    self.name = name
    self.parent = parent
  }
}

extension PartPlanner {
  /// The files of a plug-in point, the line that attaches its plug-ins, and the manifest's part.
  ///
  /// - Parameter isRepeated: Whether its files may be there.
  package func plan(_ request: PluginPointRequest, isRepeated: Bool = false) throws(RequestProblem) -> ScaffoldPlan {
    let name = request.name
    let parent = try Parent(request.parent, AppTexts(root: app.root), index: index)
    let file = "\(parent.folder)/\(name)PluginPoint.swift"
    try check(name.typeNames + [parent.name + name.text], of: name.text, apartFrom: isRepeated ? [file] : [])
    let missing = ParentExpectations(parent: parent, childHasView: false).missingParts
    let attachment = ParentAttachment(parent: parent, call: "attach\(name)()", request: request.attachment)
    let edit = missing.isEmpty ? attachment.edit : nil
    let values = try values(name, parent, isAttachedAtStart: edit != nil)
    let source = try templates.render(\.pluginPoint, values)
    var plan = ScaffoldPlan()
    guard missing.isEmpty else {
      plan.missing = missing + ["Then write \(file):\n\n\(source)"]
      return plan
    }
    plan.files = [
      PlannedFile(file, source),
      PlannedFile(
        "\(testFolder(for: parent.folder))/\(name)PluginPointTests.swift",
        try templates.render(\.pluginPointTests, values)),
    ]
    if let edit { plan.edits.append(edit) } else { attachment.tell(&plan) }
    ManifestEdit(app).add(.plugin("RibletsPluginsPlugin"), to: app.layout.module, &plan)
    return plan
  }

  private struct PluginPointValues: Encodable {
    let name, property, module, declaredProperty: String
    let isPortable, isAttachedAtStart: Bool
    let testImports: [String]
  }

  private func values(
    _ name: PartName, _ parent: Parent, isAttachedAtStart: Bool
  ) throws(RequestProblem) -> TemplateValues {
    let tests = testFolder(for: parent.folder)
    let samples = EdgeSamples(
      parent: parent, index: index, known: KnownArguments(of: parent.name, testsIn: tests, AppTexts(root: app.root)))
    let property = name.words.property
    let view = ParentView(of: parent, AppTexts(root: app.root))?.view ?? RibletRequest.View(rawValue: app.layout.view)
    let imports = parent.files.flatMap(\.imports).filter { !$0.hasPrefix("Riblets") }
    let own = PluginPointValues(
      name: name.text, property: property, module: app.layout.module,
      declaredProperty: TypedItem.declared(property), isPortable: view != .uikit && view != .swiftui,
      isAttachedAtStart: isAttachedAtStart, testImports: Set(imports).sorted())
    return try TemplateValues(ParentTestValues(samples), own)
  }
}
