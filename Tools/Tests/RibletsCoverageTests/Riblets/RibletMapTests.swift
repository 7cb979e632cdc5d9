import Testing

@testable import RibletsCoverage

struct RibletMapTests {
  private func map(_ paths: String...) -> RibletMap {
    RibletMap(paths: paths.map { "/app/Sources/" + $0 }, sources: "/app/Sources")
  }

  private func roles(_ map: RibletMap) -> [String] {
    map.riblets.flatMap { riblet in
      riblet.files.sorted { $0.key < $1.key }.flatMap { role, paths in
        paths.map { "\(riblet.identity.target) \(riblet.identity.name) \(role) \($0.dropFirst("/app/Sources/".count))" }
      }
    }
  }

  @Test func `the names of files say the role`() {
    let map = map(
      "App/OffGame/OffGameRouter.swift", "App/OffGame/OffGameInteractor.swift", "App/OffGame/OffGameBuilder.swift",
      "App/OffGame/OffGameComponent.swift", "App/OffGame/OffGameComponent+ScoreBoard.swift",
      "App/OffGame/OffGamePresenter.swift", "App/OffGame/OffGameViewController.swift", "App/OffGame/OffGameView.swift",
      "App/OffGame/GameCellView.swift", "App/OffGame/Game.swift")
    #expect(
      roles(map) == [
        "App OffGame interactor App/OffGame/OffGameInteractor.swift",
        "App OffGame router App/OffGame/OffGameRouter.swift",
        "App OffGame builder App/OffGame/OffGameBuilder.swift",
        "App OffGame builder App/OffGame/OffGameComponent+ScoreBoard.swift",
        "App OffGame builder App/OffGame/OffGameComponent.swift",
        "App OffGame presenter App/OffGame/OffGamePresenter.swift",
        "App OffGame view App/OffGame/GameCellView.swift",
        "App OffGame view App/OffGame/OffGameView.swift",
        "App OffGame view App/OffGame/OffGameViewController.swift",
      ])
    #expect(map.others == [.init(folder: "App/OffGame", paths: ["/app/Sources/App/OffGame/Game.swift"])])
  }

  @Test func `a folder below a riblet belongs to it`() {
    let map = map("App/OffGame/OffGameRouter.swift", "App/OffGame/Views/CellView.swift")
    #expect(roles(map).last == "App OffGame view App/OffGame/Views/CellView.swift")
  }

  @Test func `the innermost folder with a riblet has its files`() {
    let map = map(
      "App/Root/RootRouter.swift", "App/Root/OffGame/OffGameInteractor.swift", "App/Root/OffGame/CellView.swift")
    #expect(
      roles(map) == [
        "App OffGame interactor App/Root/OffGame/OffGameInteractor.swift",
        "App OffGame view App/Root/OffGame/CellView.swift",
        "App Root router App/Root/RootRouter.swift",
      ])
  }

  @Test func `riblets in one folder are told apart by the longest beginning`() {
    let map = map(
      "App/GameRouter.swift", "App/GameOverRouter.swift", "App/GameOverView.swift", "App/GameView.swift",
      "App/CellView.swift")
    #expect(
      roles(map) == [
        "App Game router App/GameRouter.swift", "App Game view App/GameView.swift",
        "App GameOver router App/GameOverRouter.swift", "App GameOver view App/GameOverView.swift",
      ])
    #expect(map.others.map(\.paths) == [["/app/Sources/App/CellView.swift"]])
  }

  @Test func `a riblet is called as its files are, whatever the folder is called`() {
    #expect(map("App/Lobby/OffGameRouter.swift").riblets.map(\.identity.name) == ["OffGame"])
  }

  @Test func `a component, a view or a presenter alone is no riblet`() {
    let map = map("App/AppComponent.swift", "App/Tint/TintView.swift", "App/Tint/TintPresenter.swift")
    #expect(map.riblets.isEmpty)
    #expect(map.others.map(\.folder) == ["App", "App/Tint"])
  }

  @Test func `a builder alone is a riblet`() {
    #expect(map("App/OffGame/OffGameBuilder.swift").riblets.map(\.identity.name) == ["OffGame"])
  }

  @Test func `a class that is only called Router is no riblet`() {
    #expect(map("Riblets/Tree/Router.swift").riblets.isEmpty)
  }

  @Test func `riblets of one name in two targets are two`() {
    let map = map("Shop/Cart/CartRouter.swift", "App/Cart/CartRouter.swift")
    #expect(map.riblets.map(\.identity) == [.init(target: "App", name: "Cart"), .init(target: "Shop", name: "Cart")])
  }

  @Test(arguments: [
    "/app/Tests/AppTests/OffGame/OffGameRouterTests.swift", "/app/.build/checkouts/x/Sources/App/XRouter.swift",
    "/app/SourcesOfOthers/App/XRouter.swift", "/app/Sources/App/Generated/XRouter.swift",
    "/app/Sources/App/XRouter.generated.swift", "/app/Sources/App/.build/XRouter.swift", "/app/Sources/App/XRouter.c",
  ])
  func `tests, other people's and generated files are left out`(path: String) {
    let map = RibletMap(paths: [path], sources: "/app/Sources/")
    #expect(map.riblets.isEmpty)
    #expect(map.others.isEmpty)
  }

  @Test func `names in any language are names`() {
    let map = map("앱/게임/게임Router.swift", "앱/게임/게임View.swift")
    #expect(roles(map) == ["앱 게임 router 앱/게임/게임Router.swift", "앱 게임 view 앱/게임/게임View.swift"])
  }
}
