@testable import RibletsPlans
@testable import RibletsScaffold

extension SampleApp {
  func planPluginPoint(_ name: String, parent: String = "Root", attach: RibletRequest.Attachment? = nil) throws
    -> ScaffoldPlan
  {
    var request = PluginPointRequest(name: try PartName(name, .pluginPoint), parent: parent)
    request.attachment = attach
    return try PartPlanner(FoundApp(around: root)).plan(request)
  }

  /// Plans a part below a riblet, or without one.
  func planPart(
    _ kind: PartKind, _ name: String, riblet: String? = "Root", isRepeated: Bool = false,
    _ change: (inout PartRequest) throws -> Void = { _ in }
  ) throws -> ScaffoldPlan {
    var request = PartRequest(name: try PartName(name, kind))
    request.riblet = riblet
    try change(&request)
    return try PartPlanner(FoundApp(around: root)).plan(request, isRepeated: isRepeated)
  }

  func planExtension(_ child: String, parent: String = "Root", values: [String: String] = [:]) throws -> ScaffoldPlan {
    var request = ComponentExtensionRequest(child: child, parent: parent)
    request.values = values
    return try PartPlanner(FoundApp(around: root)).plan(request)
  }
}

extension PartRequest {
  mutating func depend(on text: String) throws {
    dependencies.append(try TypedItem(text, option: "--dependency"))
  }

  mutating func take(_ text: String) throws {
    arguments.append(try TypedItem(text, option: "--argument"))
  }
}
