import Testing

@testable import RibletsPlans
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
    GoldenTests.Case(testDescription: "coordinator") { app in
      try app.write(app.planPart(.viewModel, "Search", riblet: nil) { try $0.depend(on: "title:String") })
      return try app.planPart(.coordinator, "Shopping", riblet: nil) { $0.screen = "Search" }
    },
    GoldenTests.Case(testDescription: "query of a new domain") { app in
      try app.planPart(.query, "Burgers", riblet: nil) {
        ($0.domain, $0.model) = ("Food", "Burger")
        $0.properties = [try TypedItem("price:Int", option: "--property")]
      }
    },
    GoldenTests.Case(testDescription: "mutation") { app in
      try app.write(app.planPart(.query, "Burgers", riblet: nil) { ($0.domain, $0.model) = ("Food", "Burger") })
      return try app.planPart(.query, "SaveBurger", riblet: nil) {
        ($0.domain, $0.model, $0.isMutation) = ("Food", "Burger", true)
      }
    },
    GoldenTests.Case(testDescription: "use case") { app in
      try app.planPart(.useCase, "FetchPrices", riblet: nil) {
        try $0.take("day:Date")
        $0.result = try PartRequest.result("[String]")
      }
    },
    GoldenTests.Case(testDescription: "use case that returns nothing") { app in
      try app.planPart(.useCase, "Import", riblet: nil)
    },
    GoldenTests.Case(testDescription: "view model") { app in
      try app.planPart(.viewModel, "Search", riblet: nil) { try $0.depend(on: "title:String") }
    },
  ])
  func `texts are as recorded`(_ example: GoldenTests.Case) throws {
    try example.compare()
  }
}
