import Testing

@testable import RibletsChanges

/// Tests of files that a plan read, and that are others when its changes are to be made.
struct ObservationTests {
  let folder: TemporaryFolder
  var repository: Repository
  let changes: ChangeSet

  init() throws {
    folder = try TemporaryFolder([
      "Shop.swift": "shop\n", "Cart.swift": "cart\n", "Log.txt": "log\n", ".git/Head.swift": "head\n",
      ".riblets/app.json": "{}\n",
    ])
    repository = try folder.repository()
    try repository.observe { $0.hasSuffix(".swift") || $0.hasPrefix(".riblets/") }
    var draft = repository.draft()
    try draft.create("Price.swift", "price\n")
    changes = try draft.changes()
  }

  @Test(arguments: ["Shop.swift", "New/Other.swift", ".riblets/app.json"])
  func `a file that was read and changes keeps all others as they are`(path: String) throws {
    try folder.write("another text\n", to: path)

    #expect(throws: ChangeError.changedMeanwhile([path])) { try repository.apply(changes) }
    #expect(try folder.disk.entry(at: "Price.swift") == nil)
  }

  @Test func `a file that was read and goes is named`() throws {
    try folder.disk.removeFile("Cart.swift")

    #expect(throws: ChangeError.changedMeanwhile(["Cart.swift"])) { try repository.checkObservation() }
  }

  @Test(arguments: ["Log.txt", ".git/Head.swift", ".build/Made.swift"])
  func `a file that no plan reads may change`(path: String) throws {
    try folder.write("another text\n", to: path)

    try repository.apply(changes)

    #expect(try folder.text(at: "Price.swift") == "price\n")
  }
}
