import RibletsPlans
import RibletsTemplates

/// The link between a new riblet and its parent: a file, its tests, and perhaps a line.
struct Edge {
  let parent: Parent
  let child: RibletContext
  let layout: AppLayout
  let templates: TemplateLibrary
  let texts: AppTexts
  /// The point of the parent that the child is plugged into.
  var pluginPoint: String?
  /// The items that other children, which join at the same time, bring values for.
  var others: [TypedItem] = []

  private var name: String { parent.name + child.name }
  private var request: RibletRequest { child.request }

  /// Adds the files of the edge to a plan, and the line that attaches the child.
  func join(_ plan: inout ScaffoldPlan) throws(RequestProblem) {
    try ParentView(of: parent, texts)?.check(request)
    let given = try EdgeDependencies(parent: parent, request: request, index: child.index, others: others)
    let file = "\(parent.folder)/\(parent.name)+\(child.name).swift"
    try checkName(apartFrom: file)
    let missing = ParentExpectations(parent: parent, childHasView: request.hasView).missing
    let callSite = missing.isEmpty ? self.callSite() : CallSiteDecision(edit: nil, problem: nil, isMissing: false)
    let samples = ParentTestValues(
      EdgeSamples(
        parent: parent, index: child.index, known: KnownArguments(of: parent.name, testsIn: testFolder, texts)))
    let values = try TemplateValues(
      RibletValues(child), samples, self.values(given, isAttachedAtStart: callSite.edit != nil))
    let source = try templates.render(\.edge, values)
    guard missing.isEmpty else {
      plan.missing += missing
      plan.missing.append("Then write \(file):\n\n\(source)")
      return
    }
    plan.files.append(PlannedFile(file, source))
    plan.notes += given.notes(file: file)
    try addTests(samples, values, to: &plan)
    if let edit = callSite.edit { plan.edits.append(edit) }
    if let problem = callSite.problem {
      if callSite.isMissing { plan.missing.append(problem) } else { plan.notes.append(problem) }
    }
  }

  private func checkName(apartFrom file: String) throws(RequestProblem) {
    guard let found = child.index.types(named: name).first(where: { $0.file != file }) else { return }
    throw RequestProblem(
      "There is a '\(name)' already, which '\(child.name)' below '\(parent.name)' would have. Choose another name.",
      at: "\(found.file):\(found.line):1")
  }

  private func addTests(
    _ samples: ParentTestValues, _ values: TemplateValues, to plan: inout ScaffoldPlan
  ) throws(RequestProblem) {
    let parts = [
      (samples.testsRouter, "router"), (samples.testsInteractor, "interactor"), (samples.testsComponent, "builder"),
    ]
    let untested = parts.filter { !$0.0 }.map(\.1)
    if !untested.isEmpty {
      plan.notes.append(
        "No tests were written for the part of the \(untested.joined(separator: " and the ")) of '\(parent.name)': nobody knows how to make what its initialiser takes."
      )
    }
    guard untested.count < parts.count else { return }
    let folder = testFolder
    plan.files.append(
      PlannedFile("\(folder)/\(parent.name)+\(child.name)Tests.swift", try templates.render(\.edgeTests, values)))
  }

  /// The tests mirror the sources.
  private var testFolder: String {
    guard parent.folder.hasPrefix(layout.sources) else { return "\(layout.tests)/\(parent.name)" }
    return layout.tests + parent.folder.dropFirst(layout.sources.count)
  }

  // MARK: The call site

  private struct CallSiteDecision {
    var edit: PlannedEdit?
    /// The message about a line that the user has to add; `nil` if there is none.
    var problem: String?
    /// True if the line was asked for, so that the result is not whole without it.
    var isMissing: Bool
  }

  private func callSite() -> CallSiteDecision {
    if pluginPoint != nil { return CallSiteDecision(edit: nil, problem: nil, isMissing: false) }
    guard request.attachment != .byHand, request.arguments.allSatisfy({ $0.value != nil }) else {
      let arguments = request.arguments.filter { $0.value == nil }.map { "\($0.name): …" }.joined(separator: ", ")
      return CallSiteDecision(
        problem:
          "Nothing attaches '\(child.name)' yet. Call 'attach\(child.name)(\(arguments))' in '\(parent.name)Interactor' where it belongs.",
        isMissing: false)
    }
    // Values are in the edge: the parent's file need not import what they are made of.
    let call = "attach\(child.name)()"
    if let shape = parent.interactor, let file = parent.files.first(where: { $0.path == shape.file }),
      let text = CallSite.inserting(call, inDidBecomeActiveOf: shape.name, file)
    {
      return CallSiteDecision(
        edit: PlannedEdit(path: file.path, oldText: file.text, newText: text), isMissing: false)
    }
    let place = parent.interactor.map { "\($0.file):\($0.line):1: " } ?? ""
    return CallSiteDecision(
      problem:
        "\(place)note: '\(parent.name)Interactor' has no 'didBecomeActive()' with statements in lines of their own. Add to it: \(call)",
      isMissing: request.attachment == .start)
  }

  // MARK: What the templates are rendered with

  private struct EdgeValues: Encodable {
    let parentView, declaredProperty: String
    let testImports: [String]
    let given: [EdgeDependencies.Item]
    let isAttachedAtStart: Bool
    let pluginPoint: String?
    let pluggedArguments, attachParameters, edgeArguments, builtArguments: String
    let edgeSamples, attachSamples, builtListener: String
    let needsPortableViews: Bool
  }

  private func values(_ given: EdgeDependencies, isAttachedAtStart: Bool) -> EdgeValues {
    let arguments = request.arguments
    let parameters = arguments.map { item in "\(item.name): \(item.type)" + (item.value.map { " = \($0)" } ?? "") }
    let passed = arguments.map { "\($0.name): \($0.name)" }
    let plugged = arguments.map { "\($0.name): \($0.value ?? "")" }
    return EdgeValues(
      parentView: parent.hasView ? "viewController" : "container",
      declaredProperty: TypedItem.declared(child.property), testImports: testImports, given: given.items,
      isAttachedAtStart: isAttachedAtStart, pluginPoint: pluginPoint,
      pluggedArguments: (["listener: interactor"] + plugged).listed,
      attachParameters: parameters.listed,
      edgeArguments: (["listener: self"] + passed).listed,
      builtArguments: (["withListener: listener"] + passed).listed,
      edgeSamples: (["listener: listener"] + child.samples).listed,
      attachSamples: zip(arguments, child.samples).filter { $0.0.value == nil }.map(\.1).listed,
      builtListener: arguments.isEmpty ? "buildReceivedArguments" : "buildReceivedArguments?.listener",
      needsPortableViews: !parent.hasView && child.isPortable)
  }

  /// Tests of the edge make values for the parent's initialisers, too. Other edges are of no matter.
  private var testImports: [String] {
    let parts = [parent.router, parent.interactor, parent.component].compactMap { $0?.file }
    let others = parent.files.filter { parts.contains($0.path) }.flatMap(\.imports).filter {
      !$0.hasPrefix("Riblets") && !["Combine", "SwiftUI", "UIKit"].contains($0)
    }
    return Set(child.imports + others).sorted()
  }
}
