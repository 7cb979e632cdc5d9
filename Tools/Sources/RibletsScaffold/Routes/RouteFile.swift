import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource
import RibletsTemplates

/// The route from its parent to a new riblet: a file, its tests, and perhaps a line.
struct RouteFile {
  let parent: Parent
  let child: RibletContext
  let layout: AppLayout
  let templates: TemplateLibrary
  let texts: AppTexts
  /// The dependencies that other children, which join at the same time, bring values for.
  var others: [TypedItem] = []

  private var name: String { parent.name + child.name }
  private var request: RibletRequest { child.request }

  /// Adds the route files to a plan, and the line with which the parent begins.
  func join(_ plan: inout ScaffoldPlan) throws(RequestProblem) {
    try ParentView(of: parent, texts)?.check(request)
    let given = try RouteDependencies(parent: parent, request: request, index: child.index, others: others)
    let file = "\(parent.folder)/\(parent.name)+\(child.name).swift"
    try checkName(apartFrom: file)
    let missing = ParentExpectations(parent: parent, shown: request.place).missing
    let start = missing.isEmpty ? self.start() : StartDecision(edit: nil, problem: nil, isMissing: false)
    let samples = ParentTestValues(
      RouteSamples(
        parent: parent, index: child.index, known: KnownArguments(of: parent.name, testsIn: testFolder, texts)),
      builderTests: try? texts.text(of: "\(testFolder)/\(parent.name)BuilderTests.swift"))
    let values = try TemplateValues(
      RibletValues(child), samples,
      RouteValues(child, given: given.items, testImports: testImports, isAttachedAtStart: start.edit != nil))
    let source = try templates.render(\.route, values)
    guard missing.isEmpty else {
      plan.missing += missing
      plan.missing.append("Then write \(file):\n\n\(source)")
      return
    }
    plan.files.append(PlannedFile(file, source))
    plan.notes += given.notes(file: file)
    try addTests(samples, values, to: &plan)
    if let edit = start.edit { plan.edits.append(edit) }
    if let problem = start.problem {
      if start.isMissing { plan.missing.append(problem) } else { plan.notes.append(problem) }
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
        "No tests were written for the part of the \(untested.joined(separator: " and the ")) of '\(parent.name)': nobody knows how to make what its initializer takes."
      )
    }
    guard untested.count < parts.count else { return }
    let folder = testFolder
    plan.files.append(
      PlannedFile("\(folder)/\(parent.name)+\(child.name)Tests.swift", try templates.render(\.routeTests, values)))
  }

  /// The tests mirror the sources.
  private var testFolder: String {
    guard parent.folder.hasPrefix(layout.sources) else { return "\(layout.tests)/\(parent.name)" }
    return layout.tests + parent.folder.dropFirst(layout.sources.count)
  }

  // MARK: The beginning

  private struct StartDecision {
    var edit: PlannedEdit?
    /// The message about a line that the user has to add; `nil` if there is none.
    var problem: String?
    /// True if the line was asked for, so that the result is not whole without it.
    var isMissing: Bool
  }

  private func start() -> StartDecision {
    let interactor = "\(parent.name)Interactor"
    guard request.isFirst else {
      if isLedTo { return StartDecision(isMissing: false) }
      let arguments = request.arguments.filter { $0.value == nil }.map { "\($0.name): …" }
      let route = child.property + (request.arguments.isEmpty ? "" : "(\(arguments.listed))")
      return StartDecision(
        problem:
          "Nothing leads to '\(child.name)' yet. Call 'router?.route(to: .\(route))' in '\(interactor)' where it belongs.",
        isMissing: false)
    }
    let interactorFile = parent.files.first { $0.path == parent.interactor?.position.file }
    let call = interactorFile.flatMap { FirstRoutes.call(inBeginOf: interactor, $0) }
    if call == nil, let file = parent.files.first(where: isBeginning) {
      return StartDecision(
        problem:
          "\(file.path):1:1: note: '\(interactor)' begins in this file, and a second call does nothing. Add the route to the call: .\(child.startRoute)",
        isMissing: request.attachment == .start)
    }
    if let file = interactorFile, let text = FirstRoutes.inserting(child.startRoute, intoBeginOf: interactor, file) {
      return StartDecision(edit: PlannedEdit(path: file.path, oldText: file.text, newText: text), isMissing: false)
    }
    let place = parent.interactor.map { "\($0.position.file):\($0.position.line):1: " } ?? ""
    return StartDecision(
      problem:
        "\(place)note: '\(interactor)' cannot be given a first route, as its text stands. Add to its 'didBecomeActive()': router?.begin(with: .\(child.startRoute))",
      isMissing: request.attachment == .start)
  }

  /// True for a file with an extension of the interactor that calls `begin(with:)`.
  private func isBeginning(_ file: ParsedFile) -> Bool {
    guard let interactor = parent.interactor, file.path != interactor.position.file else { return false }
    return file.text.contains(".begin(with:") && file.outline.types.contains { $0.name == interactor.name }
  }

  /// True if code of the parent leads there already, as after a move: `router?.route(to: .cart)`.
  private var isLedTo: Bool {
    let call = "route(to: .\(child.property)"
    return parent.files.contains { file in
      file.text.ranges(of: call).contains {
        file.text[$0.upperBound...].first.map { !$0.isLetter && !$0.isNumber } ?? true
      }
    }
  }

  /// Tests of the route make values for the parent's initializers, too. Other routes are of no matter.
  private var testImports: [String] {
    let parts = [parent.router, parent.interactor, parent.component].compactMap { $0?.position.file }
    let others = parent.files.filter { parts.contains($0.path) }.flatMap(\.imports).filter {
      !$0.hasPrefix("Riblets") && !["Combine", "SwiftUI", "UIKit"].contains($0)
    }
    return Set(child.imports + others).sorted()
  }
}
