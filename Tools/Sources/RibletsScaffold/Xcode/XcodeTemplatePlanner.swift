package import RibletsPlans
import RibletsRepository
import RibletsSource
package import RibletsTemplates

/// Decides what the templates come to in Xcode's form.
package struct XcodeTemplatePlanner {
  private let templates: TemplateLibrary

  /// Takes the templates of the tool, or those of a repository.
  package init(_ templates: TemplateLibrary) { self.templates = templates }

  /// The files below a folder of Xcode's file templates.
  ///
  /// - Throws: ``RequestProblem`` for a template that is wrong, or that Xcode could not fill.
  package func plan() throws(RequestProblem) -> ScaffoldPlan {
    let choices = [Self.ownsView, Self.storyboard, Self.nib, Self.oneWay]
    let flows = [Self.oneWayScreen]
    var all = [
      XcodeTemplate(
        name: "Riblet", summary: "Builder, interactor and router of a riblet, and its view of UIKit.", order: 1,
        isForPhones: true, choices: choices, variants: try variants(choices, .uikit) { $0.sources }),
      XcodeTemplate(
        name: "SwiftUI Riblet", summary: "Builder, interactor, router, screen and SwiftUI view of a riblet.", order: 2,
        choices: flows, variants: try variants(flows, .swiftui) { $0.sources }),
      XcodeTemplate(
        name: "Launch Riblet", summary: "The root of an app of UIKit.", order: 3, isForPhones: true,
        variants: [.init(ticked: [], files: try files(request(.uikit, ["ownsView"]), isRoot: true) { $0.sources })]),
    ]
    all += [
      XcodeTemplate(
        name: "Riblet Unit Tests", summary: "Tests of all roles of a riblet with a view of UIKit, or without one.",
        order: 4, isForPhones: true, choices: choices, variants: try variants(choices, .uikit) { $0.unitTests }),
      XcodeTemplate(
        name: "SwiftUI Riblet Unit Tests", summary: "Tests of all roles of a riblet with a SwiftUI view.", order: 5,
        choices: flows, variants: try variants(flows, .swiftui) { $0.unitTests }),
      XcodeTemplate(
        name: "Child Route", summary: "The way from one riblet to another one below it.", order: 6, needsParent: true,
        variants: [.init(ticked: [], files: [try childRoute()])]),
    ]
    return ScaffoldPlan(files: all.flatMap(\.files).sorted { $0.path < $1.path })
  }

  // MARK: What can be ticked

  private static let ownsView = XcodeTemplate.Choice(
    identifier: "ownsView", title: "Owns corresponding view",
    explanation: "Whether it has a view of its own, or shows its children in one further up.", isOn: true)
  private static let storyboard = XcodeTemplate.Choice(
    identifier: "withStoryboard", title: "Adds storyboard", explanation: "Whether the view comes from a storyboard.",
    requirements: ["ownsView": true])
  private static let nib = XcodeTemplate.Choice(
    identifier: "withXIB", title: "Adds XIB", explanation: "Whether the view comes from a nib.",
    requirements: ["ownsView": true, "withStoryboard": false])
  private static let oneWay = XcodeTemplate.Choice(
    identifier: "oneWay", title: "States down, actions up",
    explanation: "Whether the view is given states and sends actions, or calls go both ways behind protocols.",
    requirements: ["ownsView": true])
  private static let oneWayScreen = XcodeTemplate.Choice(
    identifier: "oneWay", title: "States down, actions up", explanation: oneWay.explanation)

  /// The boxes that may be ticked together.
  private func ticks(_ choices: [XcodeTemplate.Choice]) -> [[String]] {
    var sets: [[String]] = [[]]
    for choice in choices { sets += sets.map { $0 + [choice.identifier] } }
    return sets.filter { ticked in
      choices.filter { ticked.contains($0.identifier) }.allSatisfy { choice in
        choice.requirements.allSatisfy { ticked.contains($0.key) == $0.value }
      }
    }
  }

  private func variants(
    _ choices: [XcodeTemplate.Choice], _ view: RibletRequest.View,
    _ part: (RibletFiles) -> [(file: TemplatePath, path: String)]
  ) throws(RequestProblem) -> [XcodeTemplate.Variant] {
    var variants: [XcodeTemplate.Variant] = []
    for ticked in ticks(choices) {
      variants.append(.init(ticked: ticked, files: try files(request(view, ticked), part)))
    }
    return variants
  }

  private func request(_ view: RibletRequest.View, _ ticked: [String]) throws(RequestProblem) -> RibletRequest {
    let name: RibletName
    do { name = try RibletName(XcodePlaceholders.name) } catch { throw RequestProblem("\(error)") }
    var request = RibletRequest(name: name)
    request.view = view == .uikit && !ticked.contains("ownsView") ? .none : view
    if ticked.contains("withStoryboard") { request.interface = .storyboard }
    if ticked.contains("withXIB") { request.interface = .xib }
    if ticked.contains("oneWay") { request.flow = .oneWay }
    return request
  }

  // MARK: Texts

  private func files(
    _ request: RibletRequest, isRoot: Bool = false, _ part: (RibletFiles) -> [(file: TemplatePath, path: String)]
  ) throws(RequestProblem) -> [PlannedFile] {
    let context = context(request, isRoot: isRoot)
    // A project is made of groups, so all files of a riblet stand in one folder.
    let layout = AppLayout(module: XcodePlaceholders.module)
    let riblet = RibletFiles(context: context, layout: layout, templates: templates)
    var own = RibletValues(context)
    own.title = XcodePlaceholders.name
    let values = try TemplateValues(own)
    var files: [PlannedFile] = []
    for (file, path) in part(riblet) { files.append(try planned(file, path, values)) }
    return files
  }

  private func context(_ request: RibletRequest, isRoot: Bool = false) -> RibletContext {
    RibletContext(
      request: request, module: XcodePlaceholders.module,
      place: RibletPlace(inProjectOf: request.view == .swiftui ? .swiftui : .uikit), isRoot: isRoot, imports: [],
      index: SourceIndex([]))
  }

  private struct ParentValues: Encodable {
    let parent = XcodePlaceholders.parent
  }

  private func childRoute() throws(RequestProblem) -> PlannedFile {
    var request = try request(.uikit, ["ownsView"])
    request.shown = .pushed
    let child = context(request)
    return try planned(
      \.route, "\(XcodePlaceholders.parent)+\(XcodePlaceholders.name).swift",
      TemplateValues(RibletValues(child), ParentValues(), RouteValues(child)))
  }

  private func planned(
    _ template: TemplatePath, _ path: String, _ values: TemplateValues
  ) throws(RequestProblem) -> PlannedFile {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let rendered = try templates.render(template, values)
    return PlannedFile(
      XcodePlaceholders.path(name), XcodePlaceholders.text(rendered, of: ToolTemplates.all[keyPath: template]))
  }
}
