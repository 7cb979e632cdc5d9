import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// The texts of parts, as ``GoldenTests`` compares those of riblets.
struct PartGoldenTests {
  @Test(arguments: [
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
      try app.planPart(.query, "Burgers", riblet: nil) { ($0.domain, $0.model) = ("Food", "Burger") }
    },
    GoldenTests.Case(testDescription: "query of a model with a UUID") { app in
      try app.planPart(.query, "Burgers", riblet: nil) {
        ($0.domain, $0.model, $0.modelID) = ("Food", "Burger", .uuid)
      }
    },
    GoldenTests.Case(testDescription: "mutation") { app in
      try app.write(app.planPart(.query, "Burgers", riblet: nil) { ($0.domain, $0.model) = ("Food", "Burger") })
      return try app.planPart(.query, "SaveBurger", riblet: nil) {
        ($0.domain, $0.model, $0.isMutation) = ("Food", "Burger", true)
      }
    },
    GoldenTests.Case(testDescription: "view model") { app in
      try app.planPart(.viewModel, "Search", riblet: nil) { try $0.depend(on: "title:String") }
    },
  ])
  func `texts are as recorded`(_ example: GoldenTests.Case) throws {
    try example.compare()
  }
}
