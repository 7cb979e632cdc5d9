import Foundation
import RibletsMap
import RibletsModel
import RibletsSource
import Testing

struct AppMapTests {
  private func riblet(_ name: String, in map: AppMap = .shop()) throws -> MapRiblet {
    try #require(map.riblets.first { $0.name == name })
  }

  private func text(_ place: MapPlace?, in map: AppMap = .shop()) -> String {
    place.map { "\(map.files[$0.file].path):\($0.line)" } ?? "nowhere"
  }

  @Test func `a riblet has its parts with their places, in the order of roles`() throws {
    let cart = try riblet("Cart")
    #expect(
      cart.parts.map { "\($0.role) \(text($0.place))" } == [
        "Router Cart.swift:7", "Interactor Cart.swift:9", "Builder Cart.swift:11", "Dependency Cart.swift:3",
      ])
    #expect(!cart.hasView)
    #expect(try riblet("Root").isRoot)
  }

  @Test func `a dependency comes by the components that it passes`() throws {
    let cart = try riblet("Cart")
    #expect(cart.needs.map(\.name) == ["price", "day"])
    let day = try #require(cart.needs.last?.paths.first)
    #expect(day.end == .made)
    #expect(day.steps.map(\.type) == ["RootComponent", "AppComponent"])
    #expect(day.steps.map(\.riblet) == ["Root", nil])
    #expect(text(day.steps[0].place) == "Root.swift:6")
  }

  @Test func `what a component has for others is made there or handed on`() throws {
    let supplies = try riblet("Root").supplies
    #expect(
      supplies.map { "\($0.dependency) \($0.isMade) \($0.users)" } == [#"day false ["Cart"]"#, #"price true ["Cart"]"#])
  }

  @Test func `an edge says how the child is shown`() {
    let map = AppMap.shop()
    #expect(map.edges.map { "\($0.parent) \($0.child) \($0.kind) \($0.shown ?? "")" } == ["Root Cart route sheet"])
    #expect(text(map.edges.first?.place) == "Root.swift:8")
    #expect(map.links.map { "\($0.pattern) \($0.ends) \($0.riblets)" } == [#"cart/{id:Int} ["RootCart"] ["Cart"]"#])
  }

  @Test func `roles with tests are listed, and classes without are missing`() throws {
    let cart = try riblet("Cart")
    #expect(
      cart.tests.map { "\($0.role) \($0.type) \(text($0.place))" } == ["Router CartRouterTests CartTests.swift:2"])
    #expect(cart.missingTests == ["Interactor", "Builder"])
  }

  @Test func `a riblet has the lines of its types, and the first one of a file those before it`() throws {
    #expect(try riblet("Cart").lines == 12)
    // Without `AppComponent` and the line of links.
    #expect(try riblet("Root").lines == 12)
    #expect(AppMap.shop().files.map(\.lines) == [14, 12, 4])
  }

  @Test func `owners are those of the builder, otherwise those of the module`() throws {
    let map = AppMap.shop(owners: RibletOwners(ofModules: ["Shop": ["@shop/app"]]))
    #expect(try riblet("Cart", in: map).owners == ["@shop/checkout"])
    #expect(try riblet("Root", in: map).owners == ["@shop/app"])
    #expect(try riblet("Root").owners == [])
  }

  @Test func `coverage is that of the report, by module and name`() throws {
    let report = """
      {"version": 1, "riblets": [
        {"target": "Shop", "riblet": "Cart", "total": {"lines": 10, "run": 7, "percent": 70},
         "roles": {"router": {"lines": 4, "run": 4, "percent": 100, "hasTests": true, "runByAnyTest": 4, "files": []}}}]}
      """
    let map = AppMap.shop(coverage: try CoverageFile(Data(report.utf8)))
    let figures = try #require(try riblet("Cart", in: map).coverage)
    #expect(figures.run == 7)
    #expect(figures.roles["router"]?.lines == 4)
    #expect(try riblet("Root", in: map).coverage == nil)
  }

  @Test func `commits that changed several files of a riblet count once`() throws {
    let log = "\0\n\nRoot.swift\nCart.swift\n\0\n\nCart.swift\n\0\n\nREADME.md\n"
    let map = AppMap.shop(history: ChangeHistory(log: log))
    #expect(try riblet("Cart", in: map).changes == 2)
    #expect(try riblet("Root", in: map).changes == 1)
    #expect(map.files.map(\.changes) == [1, 2, 0])
  }

  @Test func `what was not understood is a note with its place`() {
    let notes = AppMap.shop().notes
    #expect(notes.map(\.text) == ["It does not parse here. The rest is read as far as it goes."])
    #expect(text(notes.first?.place) == "Cart.swift:12")
  }

  @Test func `without a manifest modules are those of the files, with what they import`() {
    let modules = AppMap.shop().modules
    #expect(
      modules.map { "\($0.name) \($0.kind) \($0.dependencies) \($0.others)" } == [
        #"Shop target [] ["Riblets"]"#, #"ShopTests testTarget ["Shop"] []"#,
      ])
    #expect(modules.map(\.riblets) == [2, 0])
  }

  @Test func `riblets of one name are told apart by their modules`() throws {
    var sources = ModelSources([("A.swift", "final class RootRouter: LaunchRouter<any A, any B> {}")], module: "One")
    sources.add(ModelSources([("B.swift", "final class RootRouter: LaunchRouter<any A, any B> {}")], module: "Two"))
    #expect(AppMap(of: AppModel(reading: sources), name: "Both").riblets.map(\.name) == ["One.Root", "Two.Root"])
  }
}
