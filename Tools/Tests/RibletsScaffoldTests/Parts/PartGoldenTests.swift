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
    GoldenTests.Case(testDescription: "component extension") { app in
      try app.add("Cart", parent: nil) {
        try $0.depend(on: "title:String")
        $0.view = .none
      }
      return try app.planExtension("Cart")
    },
    GoldenTests.Case(testDescription: "worker") { app in
      try app.planPart(.worker, "Location") { try $0.depend(on: "day:Date") }
    },
    GoldenTests.Case(testDescription: "workflow") { app in
      try app.planPart(.workflow, "OpenCart") { try $0.take("id:String") }
    },
  ])
  func `texts are as recorded`(_ example: GoldenTests.Case) throws {
    try example.compare()
  }
}
