package import RibletsPlans
import RibletsTemplates

/// A request that the component of one riblet gives another one what that depends on.
package struct ComponentExtensionRequest: Hashable, Sendable {
  /// The riblet that is given something.
  package let child: String
  package let parent: String
  /// Expressions by the names of what the parent makes, if nothing above has it.
  package var values: [String: String] = [:]

  package init(child: String, parent: String) {
    self.child = child
    self.parent = parent
  }
}

extension PartPlanner {
  /// The extension and its tests.
  package func plan(
    _ request: ComponentExtensionRequest, isRepeated: Bool = false
  ) throws(RequestProblem) -> ScaffoldPlan {
    let parent = try Parent(request.parent, AppTexts(root: app.root), index: index)
    let child = try Parent(request.child, AppTexts(root: app.root), index: index)
    let file = "\(parent.folder)/\(parent.name)Component+\(child.name).swift"
    try check(parent, child, apartFrom: isRepeated ? file : nil)
    guard let dependency = child.shape(.protocol, .dependency) else {
      throw RequestProblem("'\(child.name)' has no protocol '\(child.name)Dependency', so it depends on nothing.")
    }
    let wanted = try self.wanted(dependency, child, values: request.values)
    let given = try EdgeDependencies(parent: parent, request: wanted, index: index)
    let childImports = child.files.first { $0.path == dependency.file }?.imports ?? []
    let imports = try ItemTypes.imports(
      for: wanted.dependencies, given: childImports, module: app.layout.module, in: index)
    let tests = testFolder(for: parent.folder)
    let samples = EdgeSamples(
      parent: parent, index: index, known: KnownArguments(of: parent.name, testsIn: tests, AppTexts(root: app.root)))
    let made = Set(given.items.filter(\.isMade).map(\.name))
    let others = parent.files.flatMap(\.imports)
    let values = try TemplateValues(
      ComponentExtensionValues(
        name: child.name, parent: parent.name, module: app.layout.module, given: given.items,
        imports: imports.filter { !$0.hasPrefix("Riblets") },
        testImports: Set(imports + others).filter { !$0.hasPrefix("Riblets") }.sorted(),
        componentSamples: samples.component,
        comparedDependencies: wanted.dependencies.filter { made.contains($0.name) }
          .compactMap { SampledItem(comparable: $0, in: index) }))
    var plan = ScaffoldPlan(files: [PlannedFile(file, try templates.render(\.componentExtension, values))])
    plan.notes = given.notes(file: file)
    if samples.component != nil {
      let path = "\(tests)/\(parent.name)Component+\(child.name)Tests.swift"
      plan.files.append(PlannedFile(path, try templates.render(\.componentExtensionTests, values)))
    } else {
      plan.notes.append(
        "No tests were written: nobody knows how to make what the initialiser of '\(parent.name)Component' takes.")
    }
    return plan
  }

  private func check(_ parent: Parent, _ child: Parent, apartFrom file: String?) throws(RequestProblem) {
    guard let component = parent.component else {
      throw RequestProblem(
        "There is no class '\(parent.name)Component', which gives '\(child.name)' what it depends on.")
    }
    let type = "\(child.name)Dependency"
    let found = parent.files.flatMap(\.shapes).first {
      $0.name == component.name && $0.inherited.contains(type) && $0.file != file
    }
    if let found {
      throw RequestProblem(
        "'\(component.name)' is a '\(type)' here already.", at: "\(found.file):\(found.line):1")
    }
  }

  /// Returns the requirements of the child's protocol, as a request that an edge would have.
  private func wanted(
    _ dependency: SourceShape, _ child: Parent, values: [String: String]
  ) throws(RequestProblem) -> RibletRequest {
    let others = dependency.inherited.filter { $0 != "Dependency" && $0 != "EmptyDependency" }
    if let other = others.first {
      throw RequestProblem(
        "'\(dependency.name)' inherits from '\(other)', whose requirements are not looked for. Write the extension by hand.",
        at: "\(dependency.file):\(dependency.line):1")
    }
    let name: RibletName
    do { name = try RibletName(child.name) } catch { throw RequestProblem("\(error)") }
    var request = RibletRequest(name: name)
    let container = "\(name.words.property)Container"
    request.view = dependency.properties[container] == nil ? .portable : .none
    let names = dependency.properties.keys.filter { $0 != container }.sorted()
    if let unknown = values.keys.sorted().first(where: { !names.contains($0) }) {
      let hint = NearestName.question(for: unknown, in: names)
      throw RequestProblem("'\(dependency.name)' asks for no '\(unknown)'.\(hint)")
    }
    for property in names {
      let type = dependency.properties[property] ?? ""
      let value = values[property].map { "=" + $0 } ?? ""
      request.dependencies.append(try TypedItem("\(property):\(type)\(value)", option: "--value"))
    }
    return request
  }
}
