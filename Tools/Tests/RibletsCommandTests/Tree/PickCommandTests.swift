import Foundation
import Testing

/// Picks onto the branch `release`, on which `Cart` is called `Basket`.
struct PickCommandTests {
  private let app: CommandApp
  private static let file = "Sources/Shop/Basket/BasketInteractor.swift"

  init() throws {
    app = try CommandApp("Cart --parent Root", "Menu --parent Root")
    try app.beginHistory()
    try app.git("config", "user.name", "A")
    try app.git("config", "user.email", "a@example.org")
    try app.git("tag", "v1")
    try app.git("checkout", "--quiet", "-b", "release")
    try #require(try app.run("rename", "Cart", "Basket").status == 0)
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    try change("main", in: "Sources/Shop/Cart/CartInteractor.swift")
    try app.git("commit", "--quiet", "--all", "--message", "Fix the cart", "--author", "B <b@example.org>")
    try change("menu", in: "Sources/Shop/Menu/MenuInteractor.swift")
    try app.git("commit", "--quiet", "--all", "--message", "Fix the menu")
    try app.git("checkout", "--quiet", "release")
  }

  private func change(_ text: String, in path: String) throws {
    try app.change(path, "    presenter.listener = self", "    // Fixed on \(text).\n    presenter.listener = self")
  }

  @Test func `a fix in a renamed riblet goes to its new name, with message and author`() throws {
    let result = try app.run("pick", "main~1", "main")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("'Cart' is called 'Basket' here"))
    #expect(result.output.hasSuffix("Picked 'main'.\n"))
    #expect(try app.text(of: Self.file).contains("  // Fixed on main.\n"))
    #expect(try app.text(of: "Sources/Shop/Menu/MenuInteractor.swift").contains("  // Fixed on menu.\n"))
    #expect(try app.git("diff", "--quiet", "HEAD") == 0)
    try app.git("log", "-2", "--format=%an %s", "--output=.git/names")
    #expect(try app.text(of: ".git/names") == "A Fix the menu\nB Fix the cart\n")
    #expect(try app.run("pick", "main").output.hasSuffix("Everything of 'main' is here already.\n"))
  }

  @Test func `a conflict waits, names the commits that are left, and can be taken back`() throws {
    try change("release", in: Self.file)
    try app.commit()
    let before = try app.files().filter { !$0.key.hasPrefix(".git/") }
    let result = try app.run("pick", "main~1", "main")
    #expect(result.status == 1)
    #expect(result.output.contains("'main~1' changes lines that are different here, of:\n  \(Self.file)\n"))
    #expect(result.output.hasSuffix("To take it back: git cherry-pick --abort\nThen: riblets pick main\n"))
    #expect(try app.run("pick", "main").errors.contains("A pick is in progress. End it first: git commit."))
    try app.git("cherry-pick", "--abort")
    #expect(try app.files().filter { !$0.key.hasPrefix(".git/") } == before)
  }

  @Test func `a hook that refuses the commit takes a pick back`() throws {
    let before = try app.files().filter { !$0.key.hasPrefix(".git/") }
    try app.writeProgram("#!/bin/sh\necho Not today. >&2\nexit 1\n", to: ".git/hooks/pre-commit")
    let result = try app.run("pick", "main")
    #expect(result.status == 65)
    #expect(result.errors.contains("Not today.\n"))
    #expect(try app.files().filter { !$0.key.hasPrefix(".git/") } == before)
    #expect(try app.git("rev-parse", "--verify", "--quiet", "CHERRY_PICK_HEAD") != 0)
    #expect(try app.git("diff", "--quiet", "HEAD") == 0)
  }

  @Test func `ranges, merges and first commits are no change to pick`() throws {
    #expect(try app.run("pick", "v1..main").status == 64)
    let first = try app.run("pick", "v1")
    #expect(first.status == 65)
    #expect(first.errors == "Error: 'v1' is the first commit, which has no change to pick.\n")
    #expect(try app.run("merge", "main").status == 0)
    let merge = try app.run("pick", "HEAD")
    #expect(merge.status == 65)
    #expect(merge.errors.hasPrefix("Error: 'HEAD' is a merge, which is no change of its own."))
    #expect(try app.run("pick", "none").status == 66)
  }

  @Test func `notes list what has changed in a renamed riblet besides its name`() throws {
    #expect(try app.run("notes", "v1..HEAD").output.contains("Renamed riblets\n  Basket: was Cart\n"))
    #expect(try app.run("pick", "main~1").status == 0)
    let notes = try app.run("notes", "v1..HEAD").output
    #expect(notes.contains("Renamed riblets\n  Basket: was Cart; Interactor"), "\(notes)")
  }

  @Test(arguments: [
    (release: ["rename Basket Cart", "rename Slip Note"], main: ["rename Cart Bag"], last: "Slip", here: "Note"),
    (release: ["rename Basket Cart"], main: ["rename Cart Bag", "rename Slip Note"], last: "Note", here: "Slip"),
    (release: [], main: ["rename Slip Note"], last: "Note", here: "Slip"),
    (release: ["rename Slip Note"], main: [], last: "Slip", here: "Note"),
    (release: ["rename Slip Note"], main: ["rename Slip Card"], last: "Card", here: "Note"),
    (release: [], main: ["rename Cart Bag"], last: "Bag", here: "Basket"),
  ])
  func `a fix was a conflict if parent and child, or both branches, had other names`(
    release: [String], main: [String], last: String, here: String
  ) throws {
    try app.git("checkout", "--quiet", "-B", "below", "v1")
    try app.carryOut("new riblet Slip --parent Cart")
    try app.commit()
    try app.git("branch", "main-below")
    for command in ["rename Cart Basket"] + release { try app.carryOut(command) }
    try app.commit()
    try app.git("checkout", "--quiet", "main-below")
    for command in main { try app.carryOut(command) }
    try app.commit()
    try change("main-below", in: "Sources/Shop/\(last)/\(last)Interactor.swift")
    try app.commit()
    try app.git("checkout", "--quiet", "below")
    let result = try app.run("pick", "main-below")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(try app.text(of: "Sources/Shop/\(here)/\(here)Interactor.swift").contains("  // Fixed on main-below.\n"))
  }

  @Test func `a new riblet of an app in modules came to a folder that the app here does not have`() throws {
    try app.git("checkout", "--quiet", "-B", "modules", "v1")
    try app.carryOut("modularize --modules-from 1")
    try app.commit()
    for (number, command) in ["new riblet Slip --parent Cart", "remove riblet Menu"].enumerated() {
      try app.carryOut(command)
      try app.commit()
      try app.git("tag", "change\(number)")
    }
    try app.git("checkout", "--quiet", "-B", "plain", "v1")
    let added = try app.run("pick", "change0")
    #expect(added.status == 65)
    #expect(
      added.errors.contains(", whose app is in modules, and the app here is in none. Make it here"),
      "\(added.errors)")
    let removed = try app.run("pick", "change1")
    #expect(removed.status == 1)
    #expect(removed.output.contains("As the app here is in no modules"), "\(removed.output)")
    #expect(try app.git("diff", "--quiet", "HEAD") == 0)
  }
}
