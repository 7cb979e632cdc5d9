import RibletsLayout
package import RibletsPlans
import RibletsRepository
package import RibletsScaffold

extension SampleApp {
  /// Plans a part below a riblet, or without one.
  package func planPart(
    _ kind: PartKind, _ name: String, riblet: String? = "Root", isRepeated: Bool = false,
    _ change: (inout PartRequest) throws -> Void = { _ in }
  ) throws -> ScaffoldPlan {
    var request = PartRequest(name: try PartName(name, kind))
    request.riblet = riblet
    try change(&request)
    return try PartPlanner(FoundApp(around: root)).plan(request, isRepeated: isRepeated)
  }
}

extension PartRequest {
  package mutating func depend(on text: String) throws {
    dependencies.append(try TypedItem(text, option: "--dependency"))
  }

  package mutating func take(_ text: String) throws {
    arguments.append(try TypedItem(text, option: "--argument"))
  }
}
