import Testing

@testable import RibletsCoverage

struct TestPlanTests {
  private func plan(_ paths: [String], _ tests: String...) -> [String] {
    let map = RibletMap(paths: paths.map { "/app/Sources/" + $0 }, sources: "/app/Sources")
    return TestPlan(for: map, testList: tests.joined(separator: "\n")).steps.map {
      "\($0.run.name) ×\($0.count) \($0.filter)\($0.skip == "^$" ? "" : " − \($0.skip)")"
    }
  }

  @Test func `the own tests of a role are the suites named after its file`() {
    let plan = plan(
      ["App/OffGame/OffGameRouter.swift", "App/OffGame/OffGameInteractor.swift"],
      "AppTests.OffGameRouterTests/one()", "AppTests.OffGameRouterTests/two()", "AppTests.OffGameRouterSpec/it(_:)",
      "AppTests.OffGameInteractorSpecs/it(_:)", "AppTests.OffGameTests/all()", "AppTests.OffGameRouterMock/x()",
      "AppTests.OtherOffGameRouterTests/x()", "AppTests.free()")
    #expect(
      plan == [
        #"App.OffGame.Interactor ×1 ^(AppTests\.OffGameInteractorSpecs)/"#,
        #"App.OffGame.Router ×3 ^(AppTests\.OffGameRouterSpec|AppTests\.OffGameRouterTests)/"#,
      ])
  }

  @Test func `a builder is tested by tests of its component too`() {
    #expect(
      plan(["App/OffGame/OffGameBuilder.swift"], "AppTests.OffGameComponentTests/one()") == [
        #"App.OffGame.Builder ×1 ^(AppTests\.OffGameComponentTests)/"#
      ])
  }

  @Test func `a file with a name of its own may have a suite of its own`() {
    #expect(
      plan(["App/OffGame/OffGameRouter.swift", "App/OffGame/CellView.swift"], "AppTests.CellViewTests/one()").first
        == #"App.OffGame.View ×1 ^(AppTests\.CellViewTests)/"#)
  }

  @Test func `suites of snapshots are left out of a second run of views`() {
    let plan = plan(
      ["App/OffGame/OffGameRouter.swift", "App/OffGame/OffGameViewController.swift"],
      "AppTests.OffGameViewControllerTests/one()", "AppTests.OffGameViewTests/Snapshots/two()",
      "AppTests.OffGameViewTests/three()", "AppTests.OffGameSnapshotTests/four()",
      "AppTests.OffGameViewSnapshotSpec/five(_:)")
    #expect(plan.count == 2)
    #expect(plan.first?.hasPrefix("App.OffGame.View ×5 ") == true)
    #expect(
      plan.last == #"App.OffGame.ViewWithoutSnapshots ×2 "#
        + #"^(AppTests\.OffGameViewControllerTests|AppTests\.OffGameViewTests)/"#
        + #" − ^(AppTests\.OffGameSnapshotTests|AppTests\.OffGameViewSnapshotSpec|AppTests\.OffGameViewTests/Snapshots)/"#
    )
  }

  @Test func `a view with nothing but snapshots has no second run`() {
    #expect(
      plan(["App/OffGame/OffGameRouter.swift", "App/OffGame/OffGameView.swift"], "AppTests.OffGameSnapshotTests/one()")
        == [#"App.OffGame.View ×1 ^(AppTests\.OffGameSnapshotTests)/"#])
  }

  @Test func `the tree of a router may be a snapshot`() {
    #expect(
      plan(["App/OffGame/OffGameRouter.swift"], "AppTests.OffGameRouterSnapshotTests/one()") == [
        #"App.OffGame.Router ×1 ^(AppTests\.OffGameRouterSnapshotTests)/"#
      ])
  }

  @Test func `riblets of one name are tested by the tests of their targets`() {
    #expect(
      plan(
        ["App/Cart/CartRouter.swift", "Shop/Cart/CartRouter.swift"],
        "AppTests.CartRouterTests/one()", "ShopTests.CartRouterTests/one()", "AllTests.CartRouterTests/one()") == [
          #"App.Cart.Router ×1 ^(AppTests\.CartRouterTests)/"#, #"Shop.Cart.Router ×1 ^(ShopTests\.CartRouterTests)/"#,
        ])
  }

  @Test func `a role without tests has no run`() {
    #expect(plan(["App/OffGame/OffGameRouter.swift"], "AppTests.RootRouterTests/one()").isEmpty)
  }

  @Test func `a run counts the files of its role`() {
    let paths = ["OffGameRouter", "OffGameBuilder", "OffGameComponent"].map { "/app/Sources/App/OffGame/\($0).swift" }
    let map = RibletMap(paths: paths, sources: "/app/Sources")
    let plan = TestPlan(for: map, testList: "AppTests.OffGameBuilderTests/one()")
    #expect(plan.steps.map(\.files) == [Array(paths.dropFirst())])
  }

  @Test func `what means something in a pattern is taken as it is`() {
    #expect(
      plan(["App/OffGame/OffGameRouter.swift"], "AppTests.OffGameRouterTests/`A+B (c)`/one()") == [
        #"App.OffGame.Router ×1 ^(AppTests\.OffGameRouterTests/`A\+B\ \(c\)`)/"#
      ])
  }
}
