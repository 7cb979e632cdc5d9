import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct CIPlannerTests {
  private let planner = CIPlanner()
  private let byPath = AppLayout(module: "Shop", riblets: AppLayout.Riblets(path: "../riblets"))

  private func byVersion() throws -> AppLayout {
    AppLayout(
      module: "Shop",
      riblets: AppLayout.Riblets(version: "1.0.0", at: try RibletsAddress("https://example.com/riblets.git")))
  }

  @Test func `a new app is tested as a whole`() throws {
    let text = try planner.text(of: byPath)

    #expect(text.contains("run: swift test\n"))
    #expect(!text.contains("--affected"))
    #expect(text.contains("RIBLETS: ${{ vars.RIBLETS }}"))
  }

  @Test func `one machine builds and runs what a change can reach`() throws {
    let text = try planner.text(of: byPath, shards: 1)

    #expect(text.contains("set -- --affected"))
    #expect(text.contains("riblets test \"$@\" --cold --xunit"))
    #expect(!text.contains("--pack"))
  }

  @Test func `several machines run what one has built, and one holds their reports to the plan`() throws {
    let text = try planner.text(of: byPath, shards: 3)

    #expect(text.contains("shard: [1, 2, 3]"))
    #expect(text.contains("--shard \"$SHARD/3\""))
    #expect(text.contains("--reports .build/ci/results-*.xml"))
    #expect(text.contains("SHARD: ${{ matrix.shard }}"))
  }

  @Test func `an app with limits of size is held to them, where Linux can build it`() throws {
    let app = try SampleApp()
    var found = try FoundApp(around: app.root)
    found.layout.riblets = byPath.riblets
    let plain = try planner.text(of: found.layout, shards: 2)
    let measured = try planner.text(of: found.layout, shards: 2, measuresSize: true)
    #expect(!plain.contains("riblets cost"))
    #expect(measured.contains("riblets cost \"$@\" --format line >> \"$GITHUB_STEP_SUMMARY\""))
    try app.write(measured, to: CIPlanner.file)
    #expect(try !planner.plan(found, shards: 2).isEmpty)
    try app.write("{}", to: ".riblets/cost.json")
    #expect(try planner.plan(found, shards: 2).isEmpty)

    found.layout.view = "uikit"
    #expect(try planner.text(of: found.layout, shards: 2, measuresSize: true).contains("riblets cost") == false)
    #expect(try planner.plan(found, shards: 2).notes.contains { $0.hasPrefix("CI does not hold the size") })
  }

  @Test func `a published version comes with the command, and needs no variable`() throws {
    let text = try planner.text(of: byVersion(), shards: 1)

    #expect(!text.contains("vars.RIBLETS"))
    #expect(text.contains("swift package resolve"))
    #expect(!text.contains("pack-tool"))
  }

  @Test(arguments: [nil, 1, 2])
  func `views of Apple's are tested on a Mac, however many machines there are`(shards: Int?) throws {
    var layout = byPath
    layout.view = "uikit"

    #expect(try planner.text(of: layout, shards: shards).contains("-scheme Shop-Package"))
    #expect(try !planner.text(of: byPath, shards: shards).contains("xcodebuild"))
  }

  @Test func `a file that Riblets has written is replaced, and one that was edited is not`() throws {
    let app = try SampleApp()
    var found = try FoundApp(around: app.root)
    found.layout.riblets = byPath.riblets
    for written in [nil, 1, 4] as [Int?] {
      let old = try planner.text(of: found.layout, shards: written)
      try app.write(old, to: CIPlanner.file)

      let plan = try planner.plan(found, shards: 2)

      #expect(plan.files.isEmpty)
      #expect(plan.edits.map(\.oldText) == [old])
    }
    try app.write("# Mine\n", to: CIPlanner.file)

    #expect(try planner.plan(found, shards: 2).files.map(\.path) == [CIPlanner.file])
  }

  @Test func `the same again is nothing to do`() throws {
    let app = try SampleApp()
    var found = try FoundApp(around: app.root)
    found.layout.riblets = byPath.riblets
    try app.write(planner.text(of: found.layout, shards: 2), to: CIPlanner.file)

    #expect(try planner.plan(found, shards: 2).isEmpty)
  }

  @Test func `an app that does not say where Riblets is says what to add`() throws {
    #expect(throws: RequestProblem.self) { try planner.text(of: AppLayout(module: "Shop"), shards: 1) }
    do {
      _ = try planner.text(of: AppLayout(module: "Shop"))
    } catch {
      #expect("\(error)".hasPrefix("'.riblets/app.json' does not say where Riblets comes from, so CI cannot fetch it."))
    }
  }
}
