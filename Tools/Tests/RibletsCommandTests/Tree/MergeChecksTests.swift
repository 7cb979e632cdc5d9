import Foundation
import Testing

/// Merges that git does without a conflict, or with one that says too little, and whose result one of the commands would refuse.
struct MergeChecksTests {
  private static let riblets = [
    "new riblet Home --parent Root", "new riblet Cart --parent Root", "new riblet Review --parent Home",
  ]

  /// An app with the branches `main` and `topic`.
  private func app(
    _ base: [String] = Self.riblets, topic: [String] = [], main: [String] = [],
    change: (CommandApp, String) throws -> Void = { _, _ in }
  ) throws -> CommandApp {
    let app = try CommandApp()
    for command in base { try run(command, on: app) }
    try app.beginHistory()
    try app.git("config", "user.name", "A")
    try app.git("config", "user.email", "a@example.org")
    try app.git("branch", "topic")
    for (branch, commands) in [("main", main), ("topic", topic)] {
      try app.git("checkout", "--quiet", branch)
      for command in commands { try run(command, on: app) }
      try change(app, branch)
      try app.commit()
      try app.git("tag", branch + "-end")
    }
    return app
  }

  private func run(_ command: String, on app: CommandApp) throws {
    let result = try app.run(command.split(separator: " ").map(String.init))
    try #require(result.status == 0, "\(command): \(result.errors)")
  }

  /// Merges in both directions, and returns what is said with the statuses.
  private func merge(_ app: CommandApp) throws -> [(status: Int32, output: String)] {
    try [("main", "topic"), ("topic", "main")].map { here, there in
      try app.git("checkout", "--quiet", "-B", "merged", here + "-end")
      let result = try app.run("merge", there + "-end")
      try app.git("reset", "--quiet", "--hard")
      return (result.status, result.output)
    }
  }

  private func write(_ member: String, into interactor: String, of app: CommandApp) throws {
    try app.change(
      "Sources/Shop/\(interactor)/\(interactor)Interactor.swift", "  weak var listener",
      "\(member)\n  weak var listener")
  }

  @Test(arguments: [
    "  func rate() { router?.route(to: .review) }", "  static let first: [HomeRoute] = [.review]",
    "  func rate() { let route = HomeReview.self; _ = route }",
  ])
  func `code of one branch used a route that the other one has moved`(member: String) throws {
    let app = try app(topic: ["move Review --parent Cart"]) { app, branch in
      if branch == "main" { try write(member, into: "Home", of: app) }
    }
    for result in try merge(app) {
      #expect(result.status == 1)
      #expect(result.output.contains("'Home' attaches 'Review' no longer in the merged app."))
    }
  }

  @Test func `a value of a dependency that the other branch removed was lost`() throws {
    let app = try app(
      ["new riblet Home --parent Root", "add dependency title:String=\"Tea\" --to Home"],
      topic: ["remove dependency title --from Home"]
    ) { app, branch in
      if branch == "main" { try app.change("Sources/Shop/Root/Root+Home.swift", "\"Tea\"", "\"Tea \" + \"time\"") }
    }
    for result in try merge(app) {
      #expect(result.status == 1)
      #expect(
        result.output.contains(
          "  var title: String { shared { \"Tea \" + \"time\" } }".trimmingCharacters(in: .whitespaces)))
    }
  }

  @Test func `two new riblets below one parent made the same dependency`() throws {
    let app = try app(
      ["new riblet Home --parent Root"], topic: ["new riblet Ads --parent Home --dependency day:Int=1"],
      main: ["new riblet Tea --parent Home --dependency day:Int=1"])
    for result in try merge(app) {
      #expect(result.status == 1)
      #expect(result.output.contains("error: 'HomeComponent.day' is declared here, and also at "))
    }
  }

  @Test func `a function with the first route to a riblet that the other branch removed was lost`() throws {
    let app = try app(topic: ["remove Review"]) { app, branch in
      guard branch == "main" else { return }
      try write("  override func didBecomeActive() {\n    router?.begin(with: .review)\n  }\n", into: "Home", of: app)
    }
    for result in try merge(app) {
      #expect(result.status == 0)
      #expect(result.output.contains("'Review' was removed "))
      #expect(result.output.contains(", and stays."))
    }
  }

  @Test func `what both branches removed stood in the way of what one removed, and did not stay`() throws {
    let app = try app(topic: ["remove Review"], main: ["remove Home --recursive"])
    for result in try merge(app) {
      #expect(result.status == 0)
      #expect(!result.output.contains("stays"))
    }
  }

  @Test func `a dependency was a conflict with a move of its riblet that has another one`() throws {
    let app = try app(
      Self.riblets + ["add dependency title:String=\"Tea\" --to Review"],
      topic: ["move Review --parent Cart"], main: ["add dependency day:Int=1 --to Review"])
    for result in try merge(app) { #expect(result.status == 0, "\(result.output)") }
  }

  @Test func `lines in the route of a riblet that the other branch moved are told where they belong`() throws {
    let app = try app(topic: ["move Review --parent Cart"]) { app, branch in
      if branch == "main" {
        try app.change("Sources/Shop/Home/Home+Review.swift", "  func build", "  // By hand.\n  func build")
      }
    }
    for result in try merge(app) {
      #expect(result.status == 1)
      #expect(
        result.output.contains(
          "into 'Sources/Shop/Cart/Cart+Review.swift', then: git rm 'Sources/Shop/Home/Home+Review.swift'"))
    }
  }

  @Test func `code used a dependency that left the parent with a moved child`() throws {
    let app = try app(
      [
        "new riblet Home --parent Root", "new riblet Cart --parent Root", "new riblet Menu --parent Home",
        "new riblet Review --parent Menu", "add dependency title:String=\"Tea\" --to Review",
      ],
      topic: ["move Review --parent Cart"]
    ) { app, branch in
      guard branch == "main" else { return }
      try app.change(
        "Sources/Shop/Menu/MenuBuilder.swift", "    let component",
        "    defer { print(MenuComponent(dependency: dependency).title) }\n    let component")
    }
    for result in try merge(app) {
      #expect(result.status == 1, "\(result.output)")
      #expect(
        result.output.contains("'title' is used here, and 'Menu' has it no longer in the merged app."),
        "\(result.output)")
    }
  }

  @Test(arguments: ["move Ads --parent Home", "remove riblet Ads"])
  func `code used a value that left the parent with the child it was made for`(command: String) throws {
    let app = try app(
      Self.riblets + ["new riblet Ads --parent Cart --dependency day:Int=1"], topic: [command]
    ) { app, branch in
      guard branch == "main" else { return }
      try app.change(
        "Sources/Shop/Cart/CartBuilder.swift", "    let component",
        "    defer { print(CartComponent(dependency: dependency).day) }\n    let component")
    }
    for result in try merge(app) {
      #expect(result.status == 1, "\(result.output)")
      #expect(result.output.contains("'day' is used here, and 'Cart' has it no longer in the merged app."))
    }
  }

  @Test func `a moved riblet's listener had a new function without an answer`() throws {
    let app = try app(topic: ["move Review --parent Cart"]) { app, branch in
      guard branch == "main" else { return }
      try app.change(
        "Sources/Shop/Review/ReviewInteractor.swift", "protocol ReviewListener: AnyObject, Sendable {}",
        "protocol ReviewListener: AnyObject, Sendable {\n  func reviewDidEnd()\n}")
      try app.change(
        "Sources/Shop/Home/HomeInteractor.swift", "  weak var listener", "  func reviewDidEnd() {}\n  weak var listener"
      )
    }
    for result in try merge(app) {
      #expect(result.status == 1, "\(result.output)")
      #expect(result.output.contains("'CartInteractor' lacks 'reviewDidEnd()' of 'ReviewListener' in the merged app."))
    }
  }

  @Test func `a comment behind a first route was lost`() throws {
    let app = try app(
      ["new riblet Home --parent Root", "new riblet Tea --parent Home --attach start"],
      topic: ["new riblet Ads --parent Home --attach start"],
      main: ["new riblet Hint --parent Home --attach start"]
    ) { app, branch in
      if branch == "topic" {
        try app.change("Sources/Shop/Home/HomeInteractor.swift", ".ads)", ".ads /* by hand */)")
      }
    }
    for (here, there) in [("main", "topic"), ("topic", "main")] {
      try app.git("checkout", "--quiet", "-B", "merged", here + "-end")
      let result = try app.run("merge", there + "-end")
      #expect(
        try result.status == 1 || app.text(of: "Sources/Shop/Home/HomeInteractor.swift").contains("/* by hand */"))
      try app.git("reset", "--quiet", "--hard")
    }
  }

  @Test func `a pick of which nothing can be carried out was called picked already`() throws {
    let app = try app(topic: ["remove Review"]) { app, branch in
      if branch == "main" { try write("  // By hand.", into: "Review", of: app) }
    }
    try app.git("checkout", "--quiet", "main")
    let result = try app.run("pick", "topic")
    #expect(result.status == 1)
    #expect(
      result.output.hasSuffix("So nothing of 'topic' can be picked. To see its conflicts: git cherry-pick topic\n"))
  }

  @Test func `a riblet was lost that one branch wrote before it put the app into other modules`() throws {
    let below = (1...7).map { "new riblet Item\($0) --parent Cart" }
    let app = try app(
      ["new riblet Cart --parent Root", "new riblet Menu --parent Root"] + below,
      topic: ["new riblet Gift --parent Cart", "modularize --modules-from 2"],
      main: ["remove riblet Item7", "modularize --modules-from 2"])
    try app.git("checkout", "--quiet", "main")
    let result = try app.run("merge", "topic")
    #expect(result.status == 1)
    #expect(result.output.contains("error: No target of the merged app has the files in 'Sources/CartModule'."))
  }
}
