import Foundation
import Testing

struct MergeCommandTests {
  /// An app with a branch `topic`, on which some commands were carried out and committed, and others on `main`.
  private func app(
    _ riblets: String..., topic: [String] = [], main: [String] = [],
    change: (CommandApp, String) throws -> Void = { _, _ in }
  ) throws -> CommandApp {
    let app = try CommandApp()
    for riblet in riblets { try app.carryOut("new riblet " + riblet) }
    try app.branch(topic: topic, main: main, change: change)
    return app
  }

  /// Merges, and returns what is said; the work tree is clean afterwards, and a commit has both parents.
  private func merge(_ app: CommandApp) throws -> String {
    let result = try app.run("merge", "topic")
    try #require(result.status == 0, "\(result.output)\(result.errors)")
    try #require(app.git("diff", "--quiet", "HEAD") == 0)
    try #require(app.git("merge-base", "--is-ancestor", "topic", "HEAD") == 0)
    try #require(app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") != 0)
    return result.output
  }

  private func tree(_ app: CommandApp) throws -> String {
    let result = try app.run("tree", "--strict")
    try #require(result.status == 0, "\(result.errors)")
    return result.output
  }

  /// All files but git's own.
  private func files(_ app: CommandApp) throws -> [String: Data] {
    try app.files().filter { !$0.key.hasPrefix(".git/") }
  }

  // MARK: Names

  @Test func `what is new below a riblet follows its new name, whichever side has it`() throws {
    for (topic, main) in [
      (["rename Cart Basket"], ["new riblet Gift --parent Cart"]),
      (["new riblet Gift --parent Cart"], ["rename Cart Basket"]),
    ] {
      let app = try app("Cart --parent Root", topic: topic, main: main)
      let output = try merge(app)
      #expect(output.contains("'Cart' is called 'Basket' "))
      #expect(try tree(app) == "- Root\n  - Basket\n    - Gift\n")
      let names = try app.files().filter { $0.key.contains("Cart") }.keys
      #expect(names.isEmpty)
      #expect(try !app.text(of: "Sources/Shop/Basket/Basket+Gift.swift").contains("Cart"))
    }
  }

  @Test func `lines written by hand follow a rename on the other side`() throws {
    let app = try app("Cart --parent Root", topic: ["rename Cart Basket"]) { app, branch in
      guard branch == "main" else { return }
      try app.change(
        "Sources/Shop/Cart/CartInteractor.swift", "    presenter.listener = self",
        "    /// Of the cart.\n    presenter.listener = self")
    }
    _ = try merge(app)
    #expect(try app.text(of: "Sources/Shop/Basket/BasketInteractor.swift").contains("  /// Of the basket.\n") == false)
    #expect(try app.text(of: "Sources/Shop/Basket/BasketInteractor.swift").contains("  /// Of the "))
    #expect(try tree(app) == "- Root\n  - Basket\n")
  }

  @Test func `of two new names ours is taken, and it is said`() throws {
    let app = try app("Cart --parent Root", topic: ["rename Cart Trolley"], main: ["rename Cart Basket"])
    #expect(
      try merge(app).contains(
        "'Cart' is called 'Basket' here and 'Trolley' there: it is 'Basket'. To take the other name: riblets rename Basket Trolley\n"
      ))
    #expect(try tree(app) == "- Root\n  - Basket\n")
  }

  @Test func `former names of both sides are marks of the merged route`() throws {
    let app = try app(
      "Cart --parent Root", topic: ["rename Cart Trolley"], main: ["rename Cart Bag", "rename Bag Basket"])
    _ = try merge(app)
    let text = try app.text(of: "Sources/Shop/Root/Root+Basket.swift")
    #expect(text.contains("= [RootBag.self, RootCart.self, RootTrolley.self]\n"))
    for name in ["Bag", "Cart", "Trolley"] { #expect(text.contains("enum Root\(name): FormerRoute {\n")) }
    #expect(try tree(app) == "- Root\n  - Basket\n")
  }

  @Test func `a name that is given twice is said, and nothing is merged`() throws {
    let app = try app("Cart --parent Root", topic: ["new riblet Basket --parent Root"], main: ["rename Cart Basket"])
    let before = try files(app)
    let result = try app.run("merge", "topic")
    #expect(result.status == 65)
    #expect(
      result.errors.hasPrefix("Error: One branch has renamed 'Cart' to 'Basket'. That cannot be done there:\n"))
    #expect(result.errors.contains("There is a riblet 'Basket' already"))
    #expect(try files(app) == before)
  }

  // MARK: Modules

  @Test func `a riblet from before the modules comes to one, whichever side has them`() throws {
    for (topic, main) in [
      (["modularize --modules-from 2"], ["new riblet Gift --parent Cart"]),
      (["new riblet Gift --parent Cart"], ["modularize --modules-from 2"]),
    ] {
      let app = try app("Cart --parent Root", "Menu --parent Root", topic: topic, main: main)
      let output = try merge(app)
      #expect(output.contains("and what was new in one module has a place there: 'Gift' comes to 'RootModule'.\n"))
      #expect(try tree(app) == "- Root\n  - Cart\n    - Gift\n  - Menu\n")
      #expect(try app.run("modularize", "--check").status == 0)
      #expect(try app.files().keys.contains("Sources/RootModule/Gift/GiftRouter.swift"))
      #expect(try app.text(of: ".riblets/modules/RootModule.json") != "")
    }
  }

  @Test func `where both sides have put the app into modules, a riblet stays in ours`() throws {
    let below = (1...7).map { "Item\($0) --parent Cart" }
    let app = try CommandApp("Cart --parent Root", "Menu --parent Root")
    for riblet in below { try app.carryOut("new riblet " + riblet) }
    try app.beginHistory()
    try app.git("config", "user.name", "A")
    try app.git("config", "user.email", "a@example.org")
    try app.git("checkout", "--quiet", "-b", "topic")
    // A riblet less below Cart, which is too small for a module then.
    try app.carryOut("remove riblet Item7")
    try app.carryOut("modularize --modules-from 2")
    try app.carryOut("new riblet Gift --parent Cart")
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    try app.carryOut("modularize --modules-from 2")
    try app.commit()
    let groups = try tree(app)
    try #require(groups.contains("Item7"))
    let output = try merge(app)
    #expect(output.contains("Both branches have put the app into modules, and "))
    #expect(output.contains("into different ones: they stay in ours.\n"))
    let files = try app.files().keys
    #expect(files.contains("Sources/CartModule/Item1/Item1Router.swift"))
    #expect(!files.contains("Sources/RootModule/Item1/Item1Router.swift"))
    #expect(try tree(app).contains("    - Gift\n"))
    #expect(try !tree(app).contains("Item7"))
    #expect(try app.run("modularize", "--check").status == 0)
  }

  @Test func `two modules that are new are both in the manifests`() throws {
    let below = (1...12).map { "Item\($0) --parent Root" }
    let app = try CommandApp()
    for riblet in below { try app.carryOut("new riblet " + riblet) }
    try app.carryOut("modularize --modules-from 2")
    try app.beginHistory()
    try app.git("config", "user.name", "A")
    try app.git("config", "user.email", "a@example.org")
    try app.git("checkout", "--quiet", "-b", "topic")
    try app.carryOut("new riblet Here --parent Root")
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    try app.carryOut("new riblet There --parent Root")
    try app.commit()
    _ = try merge(app)
    #expect(try tree(app).contains("- Here\n"))
    #expect(try tree(app).contains("- There\n"))
    #expect(try app.run("modularize", "--check").status == 0)
  }

  // MARK: Removals

  @Test func `a removed riblet goes, and stays where the other side has changed it`() throws {
    let app = try app(
      "Cart --parent Root", "Gift --parent Cart", "Menu --parent Root", "Sale --parent Root",
      topic: ["remove riblet Cart --recursive", "remove riblet Menu", "remove riblet Sale"],
      main: ["new riblet Coupon --parent Sale", "new riblet Wish --parent Root"]
    ) { app, branch in
      guard branch == "main" else { return }
      try app.change(
        "Sources/Shop/Gift/GiftInteractor.swift", "    presenter.listener = self",
        "    // Ours.\n    presenter.listener = self")
    }
    let output = try merge(app)
    #expect(output.contains("'Menu' was removed there: here, too.\n"))
    #expect(
      output.contains(
        "'Gift' was removed there, and stays. To remove it here: riblets remove Gift. As 'Sources/Shop/Gift/GiftInteractor.swift' was changed here\n"
      ))
    #expect(
      output.contains(
        "'Cart' was removed there, and stays. To remove it here: riblets remove Cart. As here this stands in the way:\n"
      ))
    #expect(output.contains("'Sale' attaches 'Coupon' here."))
    #expect(try tree(app) == "- Root\n  - Cart\n    - Gift\n  - Sale\n    - Coupon\n  - Wish\n")
    #expect(try app.text(of: "Sources/Shop/Gift/GiftInteractor.swift").contains("  // Ours.\n"))
  }

  // MARK: Lists

  @Test func `routes that both sides begin with are merged as a list`() throws {
    let app = try app(
      "Menu --parent Root --attach start", topic: ["new riblet Cart --parent Root --attach start"],
      main: ["new riblet Gift --parent Root --attach start"])
    _ = try merge(app)
    let text = try app.text(of: "Sources/Shop/Root/RootInteractor.swift")
    #expect(text.contains("router?.begin(with: .menu, .gift, .cart)\n"))
  }

  @Test func `a tab that a branch adds leaves the order and the comments that somebody wrote`() throws {
    let app = try app(
      "Home --parent Root --shown tab", "Cart --parent Root --shown tab",
      topic: ["new riblet Ads --parent Root --shown tab"]
    ) { app, branch in
      guard branch == "main" else { return }
      try app.change(
        "Sources/Shop/Root/RootInteractor.swift", "router?.begin(with: .home, .cart)",
        "router?.begin(\n      with: .cart,  // first: SHOP-12\n      .home)")
    }
    _ = try merge(app)
    let text = try app.text(of: "Sources/Shop/Root/RootInteractor.swift")
    #expect(text.contains("with: .cart,  // first: SHOP-12\n      .home,\n      .ads)\n"))
  }

  @Test func `lines by hand in the package manifest are not lost, whichever side has them`() throws {
    for branch in ["main", "topic"] {
      let app = try app(
        topic: ["new riblet Cart --parent Root"], main: ["new riblet Menu --parent Root"]
      ) { app, place in
        guard place == branch else { return }
        try app.change(
          "Package.swift", "      dependencies: [\n", "      dependencies: [\n        \"Ours\",  // By hand.\n")
      }
      #expect(try merge(app).contains("'Package.swift' has lines by hand between the marks. They are merged as lines."))
      #expect(try app.text(of: "Package.swift").contains("        \"Ours\",  // By hand.\n"))
    }
  }

  @Test func `lines by hand between the marks that modules would take out are told`() throws {
    let app = try app(
      "Cart --parent Root", "Menu --parent Root", topic: ["modularize --modules-from 2"]
    ) { app, branch in
      guard branch == "main" else { return }
      try app.change(
        "Package.swift", "      dependencies: [\n", "      dependencies: [\n        \"Ours\",  // By hand.\n")
    }
    let before = try files(app)
    let result = try app.run("merge", "topic")
    #expect(result.status == 1)
    #expect(result.output.contains("are not in the merged file. Add them to the manifests in '.riblets'"))
    #expect(result.output.contains("\n\"Ours\",  // By hand.\n"))
    #expect(result.output.hasSuffix("To keep it: git commit. To take it back: git merge --abort\n"))
    try app.git("merge", "--abort")
    #expect(try files(app) == before)
  }

  // MARK: Names that come again

  @Test func `a fix in a riblet goes with its rename, and not into the new riblet of its name`() throws {
    for renaming in ["main", "topic"] {
      let commands = ["rename Feed LegacyFeed", "new riblet Feed --parent Settings --shown pushed"]
      let app = try app(
        "Feed --parent Root", "Settings --parent Root", topic: renaming == "topic" ? commands : [],
        main: renaming == "main" ? commands : []
      ) { app, branch in
        guard branch != renaming else { return }
        try app.change(
          "Sources/Shop/Feed/FeedInteractor.swift", "    presenter.listener = self",
          "    // Mended.\n    presenter.listener = self")
      }
      _ = try merge(app)
      #expect(try app.text(of: "Sources/Shop/LegacyFeed/LegacyFeedInteractor.swift").contains("  // Mended.\n"))
      #expect(try !app.text(of: "Sources/Shop/Feed/FeedInteractor.swift").contains("Mended"))
      #expect(try tree(app) == "- Root\n  - LegacyFeed\n  - Settings\n    - Feed (pushed)\n")
    }
  }

  @Test func `two new riblets of one name below two parents are a choice`() throws {
    let app = try app(
      "Cart --parent Root", "Menu --parent Root", topic: ["new riblet Gift --parent Menu"],
      main: ["new riblet Gift --parent Cart"])
    let result = try app.run("merge", "topic")
    #expect(result.status == 1)
    #expect(result.output.contains("'Gift' is new on both branches: below 'Cart' here, and below 'Menu' there."))
    #expect(result.output.contains("'riblets rename Gift CartGift'"))
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") == 0)
    try app.git("commit", "--quiet", "--no-edit")
    #expect(try tree(app).contains("Gift"))
  }

  // MARK: Dependencies

  @Test func `two people who add different dependencies to one riblet have no conflict`() throws {
    let app = try app(
      "Home --parent Root", "Post --parent Home", topic: ["add dependency price:Int=3 --to Post"],
      main: ["add dependency title:String --to Post"])
    #expect(try merge(app).contains("There 'price: Int' to 'Post' was added: here, too.\n"))
    let text = try app.text(of: "Sources/Shop/Post/PostBuilder.swift")
    #expect(text.contains("  var title: String { get }\n  var price: Int { get }\n"))
    #expect(try app.run("check", "--rule", "missing-dependency").status == 0)
    #expect(try app.run("why", "Post.price").status == 0)
  }

  @Test func `a dependency on one side comes the way that a move on the other has made`() throws {
    for (topic, main) in [
      (["move Post --parent Cart"], ["add dependency title:String=\"Tea\" --to Post"]),
      (["add dependency title:String=\"Tea\" --to Post"], ["move Post --parent Cart"]),
    ] {
      let app = try app(
        "Home --parent Root", "Cart --parent Root", "Post --parent Home --dependency a:Int=1", topic: topic, main: main)
      _ = try merge(app)
      #expect(
        try tree(app)
          == "- Root\n  - Cart (dependency title: String = \"Tea\")\n    - Post (dependency a: Int = 1, dependency title: String)\n  - Home\n"
      )
      #expect(try app.run("check", "--rule", "missing-dependency").status == 0)
      #expect(try app.text(of: "Sources/Shop/Cart/CartBuilder.swift").contains("  var title: String { get }\n"))
      #expect(try !app.text(of: "Sources/Shop/Home/HomeBuilder.swift").contains("title"))
    }
  }

  @Test func `a line by hand right beside those of a dependency leaves no conflict`() throws {
    for (topic, main) in [
      ("add dependency price:Int=3 --to Post", "add dependency title:String=\"Tea\" --to Post"),
      ("add dependency price:Int=3 --to Post", "move Post --parent Cart"),
    ] {
      let app = try app(
        "Home --parent Root", "Cart --parent Root", "Post --parent Home", topic: [topic], main: [main]
      ) { app, branch in
        if branch == "main" { return }
        try app.change(
          "Sources/Shop/Home/HomeBuilder.swift", "final class HomeComponent", "// Mine.\nfinal class HomeComponent")
      }
      #expect(try merge(app).contains("There 'price: Int' to 'Post' was added: here, too.\n"))
      #expect(try app.text(of: "Sources/Shop/Home/HomeBuilder.swift").contains("// Mine.\nfinal class HomeComponent"))
      #expect(try app.run("why", "Post.price").status == 0)
      #expect(try app.run("check", "--rule", "missing-dependency").status == 0)
    }
  }

  @Test func `one name with two types is a choice`() throws {
    let app = try app(
      "Post --parent Root", topic: ["add dependency price:Int=3 --to Post"],
      main: ["add dependency price:String --to Post"])
    let result = try app.run("merge", "topic")
    #expect(result.status == 1)
    #expect(result.output.contains("'Post' needs 'price: String' here, and 'price: Int' there. Choose one type"))
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") == 0)
  }

  @Test func `a dependency that one side has removed and the other uses is told`() throws {
    let app = try app(
      "Post --parent Root --dependency a:Int=1", topic: ["remove dependency a --from Post"]
    ) { app, branch in
      guard branch == "main" else { return }
      try app.change(
        "Sources/Shop/Post/PostBuilder.swift", "final class PostComponent: Component<any PostDependency> {",
        "final class PostComponent: Component<any PostDependency> {\n  var double: Int { 2 * dependency.a }\n")
    }
    let result = try app.run("merge", "topic")
    #expect(result.status == 1)
    #expect(result.output.contains("Removed on one branch only: 'a' from 'Post'."))
    #expect(result.output.contains("error: 'a' is still used here."))
  }

  @Test func `a merged app that lacks a dependency is left open`() throws {
    let app = try app(
      "Home --parent Root --dependency a:Int=1", "Cart --parent Root", "Post --parent Home",
      topic: ["move Post --parent Cart"]
    ) { app, branch in
      guard branch == "main" else { return }
      // By hand, and otherwise than commands write it.
      try app.change(
        "Sources/Shop/Post/PostBuilder.swift", "protocol PostDependency: Dependency {",
        "protocol PostDependency: Dependency {\n  // Ours.\n  var a: Int { get }")
      try app.change(
        "Sources/Shop/Post/PostBuilder.swift", "final class PostComponent: Component<any PostDependency> {",
        "final class PostComponent: Component<any PostDependency> {\n  var a: Int { dependency.a }")
    }
    let before = try files(app)
    let result = try app.run("merge", "topic")
    #expect(result.status == 1)
    #expect(result.output.contains("error: 'CartComponent' has no 'a', which 'Post' needs."))
    #expect(result.output.hasSuffix("To keep it: git commit. To take it back: git merge --abort\n"))
    try app.git("merge", "--abort")
    #expect(try files(app) == before)
  }

  // MARK: By hand

  @Test func `the same line changed on both sides is a conflict to solve, and can be taken back`() throws {
    let app = try app("Cart --parent Root", topic: ["rename Cart Basket"]) { app, branch in
      let name = branch == "main" ? "Cart" : "Basket"
      try app.change(
        "Sources/Shop/\(name)/\(name)Interactor.swift", "    presenter.listener = self",
        "    /// Says \(branch).\n    presenter.listener = self")
    }
    let before = try files(app)
    let result = try app.run("merge", "topic")
    #expect(result.status == 1)
    #expect(
      result.output.hasSuffix(
        "Both sides have changed the same lines of:\n  Sources/Shop/Basket/BasketInteractor.swift\nSolve these conflicts, then: git add --all && git commit. To take all back: git merge --abort\n"
      ))
    let text = try app.text(of: "Sources/Shop/Basket/BasketInteractor.swift")
    #expect(text.contains("<<<<<<< HEAD\n    /// Says main.\n=======\n    /// Says topic.\n>>>>>>> topic\n"))
    #expect(try app.git("diff", "--quiet", "--diff-filter=U") == 1)
    try app.git("merge", "--abort")
    #expect(try files(app) == before)
  }

  @Test func `what is not committed, no merge and no branch are said; a dry run writes nothing`() throws {
    let app = try app("Cart --parent Root", topic: ["rename Cart Basket"], main: ["new riblet Gift --parent Cart"])
    let before = try files(app)
    let dry = try app.run("merge", "topic", "--dry-run")
    #expect(dry.status == 0)
    #expect(dry.output == "'Cart' is called 'Basket' there: here, too.\nThere would be no conflicts.\n")
    #expect(try files(app) == before)

    try app.write("// Mine.\n", to: "Sources/Shop/Cart/CartRouter.swift")
    let changed = try app.run("merge", "topic")
    #expect(changed.status == 65)
    #expect(
      changed.errors
        == "Error: There are changes that are not committed: Sources/Shop/Cart/CartRouter.swift. Commit them first, or put them aside: git stash.\n"
    )
    try app.git("checkout", "--quiet", "--", ".")
    #expect(try app.run("merge", "none").status == 66)
    #expect(try app.run("merge", "HEAD~1").output == "Everything of 'HEAD~1' is here already.\n")
    try app.git("checkout", "--quiet", "HEAD~1")
    #expect(try app.run("merge", "topic").output == "Went forward to 'topic'.\n")
    #expect(try app.git("diff", "--quiet", "topic") == 0)
  }

  @Test func `a merge can be left to be committed`() throws {
    let app = try app("Cart --parent Root", topic: ["rename Cart Basket"], main: ["new riblet Gift --parent Cart"])
    let result = try app.run("merge", "topic", "--no-commit")
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("Merged 'topic'. To end it: git commit\n"))
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") == 0)
    try app.git("commit", "--quiet", "--no-edit")
    #expect(try tree(app) == "- Root\n  - Basket\n    - Gift\n")
  }
}
