import Testing

@testable import RibletsChanges

struct DraftPathTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Sources/A.swift": "a\n", ".git/config": "git\n"])
  }

  @Test(arguments: ["../A.swift", "Sources/../../A.swift", "Sources/..", "/etc/passwd", "a\0b"])
  func `paths out of the root are refused`(path: String) throws {
    var draft = try folder.draft()

    #expect(throws: ChangeError.notBelowRoot(path)) { try draft.create(path, "") }
    #expect(throws: ChangeError.notBelowRoot(path)) { try draft.text(at: path) }
    #expect(throws: ChangeError.notBelowRoot(path)) { try draft.exists(path) }
    #expect(throws: ChangeError.notBelowRoot(path)) { try draft.list(under: path) }
    #expect(throws: ChangeError.notBelowRoot(path)) { try draft.move("Sources/A.swift", to: path) }
  }

  @Test(arguments: ["", ".", "./"])
  func `the root itself is not changed`(path: String) throws {
    var draft = try folder.draft()

    #expect(throws: ChangeError.notBelowRoot(path)) { try draft.remove(path) }
    #expect(throws: ChangeError.notBelowRoot(path)) { try draft.create(path, "") }
    #expect(throws: ChangeError.folder(path)) { try draft.text(at: path) }
  }

  @Test(arguments: [".git/config", "Sources/.GIT/x", ".riblets/journal/lock"])
  func `what git and the journal keep is not changed`(path: String) throws {
    var draft = try folder.draft()

    #expect(throws: ChangeError.reserved(path)) { try draft.create(path, "") }
    #expect(throws: ChangeError.reserved(path)) { try draft.move("Sources/A.swift", to: path) }
  }

  @Test func `templates beside the journal are files like others`() throws {
    var draft = try folder.draft()
    try draft.create(".riblets/templates/Router.stencil", "{{ name }}\n")
    try folder.repository().apply(try draft.changes())

    #expect(try folder.draft().list(under: ".riblets") == [".riblets/templates/Router.stencil"])
  }

  @Test func `links that lead out are refused`() throws {
    let other = try TemporaryFolder(["B.swift": "b\n"])
    try folder.link("Out", to: other.path)
    try folder.link("Up", to: "..")
    try folder.link("Sources/Here", to: ".")
    try folder.link("Sources/Tricky", to: "Here/../../x")
    try folder.link("Sources/Fine", to: "Here/../B.swift")
    try folder.link("Beside", to: folder.path + " beside")
    var draft = try folder.draft()

    #expect(throws: ChangeError.leadsOut("Out/B.swift", link: "Out", target: other.path)) {
      try draft.edit("Out/B.swift") { $0 += "x" }
    }
    #expect(throws: ChangeError.leadsOut("Up/x", link: "Up", target: "..")) { try draft.create("Up/x", "") }
    #expect(throws: ChangeError.leadsOut("Beside", link: "Beside", target: folder.path + " beside")) {
      try draft.create("Beside", "")
    }
    #expect(throws: ChangeError.leadsOut("Sources/Tricky", link: "Sources/Tricky", target: "Here/../../x")) {
      try draft.create("Sources/Tricky", "")
    }
    try draft.create("Sources/Fine", "")
    #expect(try draft.changes().changes.map(\.path) == ["B.swift"])
    #expect(try draft.list() == ["B.swift", "Sources/A.swift", "Sources/Fine"])
  }

  @Test func `a linked file is changed where it is`() throws {
    try folder.link("Alias.swift", to: "Sources/A.swift")
    try folder.link("Full.swift", to: folder.path + "/Alias.swift")
    try folder.link("Code", to: "Sources")
    var draft = try folder.draft()
    try draft.edit("Alias.swift") { $0 += "alias\n" }
    try draft.edit("Full.swift") { $0 += "full\n" }
    try draft.edit("Code/A.swift") { $0 += "code\n" }
    try draft.create("Code/B.swift", "b\n")

    let changes = try draft.changes()
    try folder.repository().apply(changes)

    #expect(changes.summary == "change  Sources/A.swift  +3\ncreate  Sources/B.swift")
    #expect(try folder.text(at: "Sources/A.swift") == "a\nalias\nfull\ncode\n")
    #expect(try folder.disk.entry(at: "Alias.swift")?.kind == .link(to: "Sources/A.swift"))
    #expect(try folder.draft().list() == ["Alias.swift", "Full.swift", "Sources/A.swift", "Sources/B.swift"])
  }

  @Test func `a link itself is moved and removed`() throws {
    try folder.link("Alias.swift", to: "Sources/A.swift")
    try folder.link("Broken", to: "nowhere")
    var draft = try folder.draft()
    try draft.move("Alias.swift", to: "Other.swift")
    try draft.remove("Broken")
    try folder.repository().apply(try draft.changes())

    #expect(try folder.disk.entry(at: "Other.swift")?.kind == .link(to: "Sources/A.swift"))
    #expect(try folder.disk.entry(at: "Alias.swift") == nil)
    #expect(try folder.disk.entry(at: "Broken") == nil)
    #expect(try folder.text(at: "Sources/A.swift") == "a\n")
  }

  @Test func `links in a circle are named`() throws {
    try folder.link("A", to: "B")
    try folder.link("B", to: "A")
    var draft = try folder.draft()

    #expect(throws: ChangeError.circle("A")) { try draft.create("A", "") }
  }
}
