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
    for command in base { try app.carryOut(command) }
    try app.branch(topic: topic, main: main, change: change)
    return app
  }

  /// Merges in both directions, and returns what is said with the statuses, and the text of a file.
  private func merge(
    _ app: CommandApp, reading path: String = "Package.swift"
  ) throws -> [(status: Int32, output: String, text: String)] {
    try [("main", "topic"), ("topic", "main")].map { here, there in
      try app.git("checkout", "--quiet", "-B", "merged", here + "-end")
      let result = try app.run("merge", there + "-end")
      defer { _ = try? app.git("reset", "--quiet", "--hard") }
      return (result.status, result.output, try app.text(of: path))
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

  @Test(arguments: RenameCommandTests.routes)
  func `code used a lost route without the name of a type beside it`(code: String) throws {
    for command in ["remove riblet Cart", "move Cart --parent Menu"] {
      let app = try app(["new riblet Cart --parent Root", "new riblet Menu --parent Root"], topic: [command]) {
        app, branch in
        guard branch == "main" else { return }
        try app.write("import Riblets\n\nextension RootInteractor {\n  \(code)\n}\n", to: "Sources/Shop/App/More.swift")
      }
      for result in try merge(app) {
        let isKept = result.output.contains("'Cart' was removed ") && result.output.contains(", and stays.")
        #expect(isKept || result.status == 1 && result.output.contains("'cart' is used here, and"), "\(result.output)")
      }
    }
  }

  @Test(arguments: [
    "extension HomeBuilder { func one() -> String { dependency.title } }",
    "func one(_ part: HomeComponent?) -> String? { part?.title }",
    "func one(_ part: any HomeDependency) -> String { part.title }",
    "func one<Part: HomeDependency>(_ part: Part) -> String { part.title }",
    "func one(_ all: [HomeComponent]) -> [String] { all.map { $0.title } }", "let one = \\HomeComponent.title",
  ])
  func `code used a dependency that the other branch removed`(code: String) throws {
    let app = try app(
      ["new riblet Home --parent Root --dependency title:String=\"Tea\""],
      topic: ["remove dependency title --from Home"]
    ) { app, branch in
      if branch == "main" { try app.write("import Riblets\n\n\(code)\n", to: "Sources/Shop/App/More.swift") }
    }
    for result in try merge(app) {
      #expect(result.status == 1, "\(result.output)")
      #expect(result.output.contains("error: 'title' is "), "\(result.output)")
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
        result.output.contains("\nvar title: String { shared { \"Tea \" + \"time\" } }\n"))
    }
  }

  @Test(arguments: [[], ["modularize --modules-from 2"]])
  func `two branches made the same dependency for a new riblet each below one parent`(commands: [String]) throws {
    let app = try app(
      Self.riblets + commands, topic: ["new riblet Ads --parent Home --dependency day:Int=1"],
      main: ["new riblet Tea --parent Home --dependency day:Int=1"])
    for result in try merge(app) {
      #expect(result.status == 0, "\(result.output)")
      #expect(result.output.contains("Both branches make 'day' in 'HomeComponent' alike. It is made once: Sources/"))
    }
    let files = try app.files().filter { $0.key.contains("/Home+") }
    let routes = String(decoding: files.values.joined(), as: UTF8.self)
    #expect(routes.ranges(of: "var day: Int {").count == 1, "\(routes)")
    #expect(routes.ranges(of: "Nothing above has it.").count == 1, "\(routes)")
  }

  @Test(arguments: ["Int=2", "String=\"x\""])
  func `two new riblets below one parent made a dependency of one name in two ways`(value: String) throws {
    let app = try app(
      topic: ["new riblet Ads --parent Home --dependency day:Int=1"],
      main: ["new riblet Tea --parent Home --dependency day:\(value)"])
    for result in try merge(app) {
      #expect(result.status == 1)
      #expect(result.output.contains("error: 'HomeComponent.day' is declared here, and also at "), "\(result.output)")
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

  @Test(arguments: [
    ["move Review --parent Cart", "rename Review Rating"],
    ["rename Home Start", "rename Review Card", "move Card --parent Cart", "rename Card Rating"],
  ])
  func `a fix went to a riblet that came back, as the other branch moved and renamed it`(commands: [String]) throws {
    let app = try app(topic: commands) { app, branch in
      if branch == "main" { try write("  // By hand.", into: "Review", of: app) }
    }
    for result in try merge(app, reading: "Sources/Shop/Rating/RatingInteractor.swift") {
      #expect(result.status == 0)
      #expect(result.text.contains("// By hand."), "\(result.output)")
    }
    #expect(try app.run("tree").output.contains("  - Cart\n    - Rating\n"))
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

  @Test(arguments: [
    (
      ["new riblet Menu --parent Home", "new riblet Ads --parent Menu", "add dependency day:Int=1 --to Ads"], "Menu",
      "move Ads --parent Cart"
    ),
    (["new riblet Ads --parent Cart --dependency day:Int=1"], "Cart", "move Ads --parent Home"),
    (["new riblet Ads --parent Cart --dependency day:Int=1"], "Cart", "remove riblet Ads"),
  ])
  func `code used a dependency or a value that left the parent with the child`(
    base: [String], parent: String, command: String
  ) throws {
    let app = try app(Self.riblets + base, topic: [command]) { app, branch in
      guard branch == "main" else { return }
      try app.change(
        "Sources/Shop/\(parent)/\(parent)Builder.swift", "    let component",
        "    defer { print(\(parent)Component(dependency: dependency).day) }\n    let component")
    }
    for result in try merge(app) {
      #expect(result.status == 1, "\(result.output)")
      #expect(result.output.contains("'day' is used here, and '\(parent)' has it no longer in the merged app."))
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
    for result in try merge(app, reading: "Sources/Shop/Home/HomeInteractor.swift") {
      #expect(result.text.contains("/* by hand */"))
    }
  }

  @Test func `the first routes were begun a second time, as one branch had moved them into another file`() throws {
    let app = try app(
      ["new riblet Home --parent Root --shown tab"], topic: ["new riblet Ads --parent Root --shown tab"]
    ) { app, branch in
      guard branch == "main" else { return }
      let file = "Sources/Shop/Root/RootInteractor.swift"
      try app.change(file, "router?.begin(with: .home)", "start()")
      try app.write(
        "extension RootInteractor {\n  func start() { router?.begin(with: .home) }\n}\n",
        to: "Sources/Shop/Root/RootInteractor+Start.swift")
    }
    for result in try merge(app) {
      #expect(result.status == 1)
      #expect(
        result.output.contains("Both sides have changed the same lines of:\n  Sources/Shop/Root/RootInteractor.swift"))
    }
  }

  @Test func `a line that the move of a riblet wrote was taken for one by hand that a dependency loses`() throws {
    let app = try app(
      Self.riblets + [
        "new riblet Account --parent Root --view none", "add dependency title:String=\"Tea\" --to Review",
      ],
      topic: ["move Review --parent Account"], main: ["remove dependency title --from Review"])
    for result in try merge(app) { #expect(result.status == 0, "\(result.output)") }
  }

  @Test func `a pick of which nothing can be carried out was called picked already`() throws {
    let app = try app(topic: ["remove Review"]) { app, branch in
      if branch == "main" { try write("  // By hand.", into: "Review", of: app) }
    }
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
    let result = try app.run("merge", "topic")
    #expect(result.status == 1)
    #expect(result.output.contains("error: No target of the merged app has the files in 'Sources/CartModule'."))
  }
}
