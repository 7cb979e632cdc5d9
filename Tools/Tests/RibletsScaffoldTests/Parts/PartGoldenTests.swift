import Testing

@testable import RibletsScaffold

/// The texts of parts, as ``GoldenTests`` compares those of riblets.
struct PartGoldenTests {
  @Test(arguments: [
    GoldenTests.Case(testDescription: "plug-in point") { try $0.planPluginPoint("Features") },
    GoldenTests.Case(testDescription: "plug-in point below one without a view") { app in
      try app.add("Session") { $0.view = .none }
      return try app.planPluginPoint("Features", parent: "Session")
    },
    GoldenTests.Case(testDescription: "plug-in") { app in
      try app.write(app.planPluginPoint("Features"))
      return try app.plan("Cart", parent: nil) {
        $0.pluginPoint = "Features"
        try $0.take("size:Int=7")
      }
    },
  ])
  func `texts are as recorded`(_ example: GoldenTests.Case) throws {
    try example.compare()
  }
}

extension SampleApp {
  func planPluginPoint(_ name: String, parent: String = "Root", attach: RibletRequest.Attachment? = nil) throws
    -> ScaffoldPlan
  {
    var request = PluginPointRequest(name: try PartName(name, .pluginPoint), parent: parent)
    request.attachment = attach
    return try PartPlanner(FoundApp(around: root)).plan(request)
  }
}
