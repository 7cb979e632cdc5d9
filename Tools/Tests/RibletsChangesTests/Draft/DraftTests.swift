import Foundation
import Testing

@testable import RibletsChanges

struct DraftTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": "package\n", "Sources/Shop/Shop.swift": "shop\n", "Sources/Shop/Cart/Cart.swift": "cart\n",
      ".build/debug/made.swift": "made\n", ".git/config": "git\n", ".github/ci.yml": "ci\n",
    ])
  }

  @Test func `reading sees what was decided before`() throws {
    var draft = try folder.draft()
    try draft.create("Sources/New.swift", "new\n")
    try draft.edit("Sources/New.swift") { $0 += "more\n" }
    try draft.edit("Sources/Shop/Shop.swift") { $0 += "more\n" }
    try draft.remove("Package.swift")

    #expect(try draft.text(at: "Sources/New.swift") == "new\nmore\n")
    #expect(try draft.text(at: "./Sources//Shop/Shop.swift") == "shop\nmore\n")
    #expect(try draft.exists("Package.swift") == false)
    #expect(throws: ChangeError.missing("Package.swift")) { try draft.text(at: "Package.swift") }
    #expect(try folder.text(at: "Package.swift") == "package\n")
  }

  @Test func `a copy does not see what the other decides`() throws {
    let draft = try folder.draft()
    var other = draft
    try other.remove("Package.swift")

    #expect(try draft.exists("Package.swift"))
  }

  @Test(arguments: [false, true])
  func `a folder is there until its last file goes, for each copy by itself`(isReversed: Bool) throws {
    let paths = ["Sources/Shop/Cart/Cart.swift", "Sources/Shop/Shop.swift"]
    var draft = try folder.draft()
    let whole = draft
    for path in isReversed ? paths.reversed() : paths {
      #expect(try draft.exists("Sources"))
      try draft.remove(path)
    }
    #expect(try draft.exists("Sources") == false)
    #expect(try whole.exists("Sources"))
    #expect(try draft.exists("Sources/Shop/Cart") == false)
  }

  @Test func `a list has the files of disk and draft, without those of builds and git`() throws {
    var draft = try folder.draft()
    try draft.create("Sources/Shop/A.swift", "")
    try draft.create("Other/.build/B.swift", "")
    try draft.move("Sources/Shop/Cart", to: "Sources/Basket")
    try draft.remove(".github")

    #expect(
      try draft.list() == [
        "Package.swift", "Sources/Basket/Cart.swift", "Sources/Shop/A.swift", "Sources/Shop/Shop.swift",
      ])
    #expect(try draft.list(under: "Sources/Shop/") == ["Sources/Shop/A.swift", "Sources/Shop/Shop.swift"])
    #expect(try draft.list(under: "Nowhere") == [])
  }

  @Test func `a folder exists as long as something is in it`() throws {
    var draft = try folder.draft()
    #expect(try draft.exists("Sources/Shop/Cart"))
    try draft.remove("Sources/Shop/Cart")
    #expect(try draft.exists("Sources/Shop/Cart") == false)
    #expect(try draft.exists("Sources/Shop"))
    try draft.create("Sources/Shop/Cart", "a file now\n")
    #expect(try draft.text(at: "Sources/Shop/Cart") == "a file now\n")
    #expect(try draft.exists("Sources/Shop/Cart/Cart.swift") == false)
    try draft.create("New/Folder/A.swift", "")
    #expect(try draft.exists("New/Folder"))
    try draft.remove("New")
    #expect(try draft.exists("New") == false)
  }

  @Test func `files and folders do not take each other's place`() throws {
    var draft = try folder.draft()

    #expect(throws: ChangeError.folder("Sources")) { try draft.create("Sources", "text") }
    #expect(throws: ChangeError.fileInTheWay("Package.swift", of: "Package.swift/A.swift")) {
      try draft.create("Package.swift/A.swift", "text")
    }
    #expect(throws: ChangeError.occupied("Package.swift")) { try draft.move("Sources", to: "Package.swift") }
    #expect(throws: ChangeError.intoItself("Sources", new: "Sources/Shop/X")) {
      try draft.move("Sources", to: "Sources/Shop/X")
    }
    #expect(throws: ChangeError.missing("Nowhere")) { try draft.move("Nowhere", to: "X") }
    #expect(throws: ChangeError.missing("Nowhere")) { try draft.remove("Nowhere") }
    #expect(try draft.changes().isEmpty)
  }

  @Test func `a file that is not UTF-8 can be moved and not edited`() throws {
    try folder.write(Data([0x61, 0x62, 0xC3, 0x28]), to: "Latin.swift")
    var draft = try folder.draft()

    #expect(throws: ChangeError.notText("Latin.swift", offset: 2)) { try draft.edit("Latin.swift") { $0 += "x" } }
    try draft.move("Latin.swift", to: "Moved.swift")
    try folder.repository().apply(try draft.changes())

    #expect(try Data(contentsOf: URL(filePath: folder.path + "/Moved.swift")) == Data([0x61, 0x62, 0xC3, 0x28]))
  }

  @Test func `an edit that throws leaves the file as it was`() throws {
    struct Failure: Error {}
    var draft = try folder.draft()

    #expect(throws: Failure.self) {
      try draft.edit("Package.swift") { text in
        text = "half"
        throw Failure()
      }
    }
    #expect(try draft.text(at: "Package.swift") == "package\n")
  }

  @Test func `bytes that text tools like to lose are kept`() throws {
    try folder.write("\u{FEFF}one\r\ntwo\u{0}", to: "Odd.swift")
    var draft = try folder.draft()
    try draft.edit("Odd.swift") { $0 += "!" }
    try folder.repository().apply(try draft.changes())

    #expect(
      try Data(contentsOf: URL(filePath: folder.path + "/Odd.swift")) == Data("\u{FEFF}one\r\ntwo\u{0}!".utf8))
  }

  @Test func `pipes are left alone`() throws {
    mkfifo(folder.path + "/Sources/pipe", 0o600)
    var draft = try folder.draft()

    #expect(throws: ChangeError.special("Sources/pipe")) { try draft.text(at: "Sources/pipe") }
    #expect(throws: ChangeError.special("Sources/pipe")) { try draft.remove("Sources") }
    #expect(try draft.list(under: "Sources").count == 2)
  }
}
