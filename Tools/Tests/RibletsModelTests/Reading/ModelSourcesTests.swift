import Foundation
import RibletsModel
import RibletsSource
import Testing

/// Folders with whatever may be in them.
struct ModelSourcesTests {
  private func model(_ fill: (URL) throws -> Void) throws -> AppModel {
    let folder = FileManager.default.temporaryDirectory.appending(path: "model-\(UUID().uuidString)")
    let sources = folder.appending(path: "Sources/Shop")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(String.riblet("Cart").utf8).write(to: sources.appending(path: "Cart.swift"))
    try fill(sources)
    return AppModel(
      reading: ModelSources(
        root: folder.path(percentEncoded: false), folders: [.init(module: "Shop", path: "Sources/Shop")]))
  }

  @Test func `files are found in all folders but hidden ones`() throws {
    let model = try model { folder in
      for (path, name) in [
        ("A/B/Menu.swift", "Menu"), (".build/Item.swift", "Item"), (".Lamp.swift", "Lamp"), ("🧁/Bun.swift", "Bun"),
      ] {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(String.riblet(name).utf8).write(to: file)
      }
      try Data("no Swift".utf8).write(to: folder.appending(path: "Cart.txt"))
    }
    #expect(model.names == ["Bun", "Cart", "Menu"])
    #expect(
      model.files.map(\.outline.path) == ["A/B/Menu.swift", "Cart.swift", "🧁/Bun.swift"].map { "Sources/Shop/" + $0 })
    #expect(model.notes == [])
  }

  @Test func `tests in a folder of sources are tests`() throws {
    let model = try model { folder in
      for (path, text) in [
        ("ShopTests/A/CartTests.swift", "import XCTest"), ("ShopTests/A/Fake.swift", "struct Fake {}"),
        ("Menu/MenuTests.swift", "import Testing"), ("Menu/Support.swift", "import XCTest"),
        ("MenuTests/MenuSpec.swift", "import Quick"), ("Bun/BunSpec.swift", "import Nimble"),
        ("Bun/BunTests.swift", "@testable import Bun"), ("Lamp/LampTests.swift", "import ShopTestSupport"),
        // A riblet that is called so.
        ("Tests/TestsRouter.swift", "struct A {}"), ("Lab/LabTests.swift", "struct LabTests {}"),
      ] {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }
    #expect(
      model.files.filter(\.isTest).map { $0.path.dropFirst("Sources/Shop/".count) }.sorted()
        == [
          "Bun/BunSpec.swift", "Bun/BunTests.swift", "Lamp/LampTests.swift", "Menu/MenuTests.swift",
          "MenuTests/MenuSpec.swift", "ShopTests/A/CartTests.swift", "ShopTests/A/Fake.swift",
        ])
  }

  @Test func `what is no text, and what does not parse, is said, and all else is read`() throws {
    let model = try model { folder in
      try Data([0xFF, 0xFE, 0x63, 0x00]).write(to: folder.appending(path: "Wide.swift"))
      try Data("class A {\n".utf8).write(to: folder.appending(path: "Half.swift"))
      try Data("<<<<<<< ours\nclass A {}\n=======\nclass B {}\n>>>>>>> theirs\n".utf8)
        .write(to: folder.appending(path: "Conflict.swift"))
      try Data(String.riblet("Menu").replacing("\n", with: "\r\n").utf8).write(
        to: folder.appending(path: "Lines.swift"))
      try Data().write(to: folder.appending(path: "Empty.swift"))
    }
    #expect(model.names == ["Cart", "Menu"])
    #expect(
      model.sentences == [
        "Sources/Shop/Conflict.swift:1:1: note: It has the markers of a conflict. The rest is read as far as it goes.",
        "Sources/Shop/Half.swift:1:10: note: It does not parse here. The rest is read as far as it goes.",
        "Sources/Shop/Wide.swift:1:1: note: It is not UTF-8, which Swift files are. Save it as UTF-8.",
      ])
  }

  @Test func `links in circles end, and links to folders and to nothing are said`() throws {
    let model = try model { folder in
      let manager = FileManager.default
      try manager.createSymbolicLink(at: folder.appending(path: "Circle"), withDestinationURL: folder)
      try manager.createSymbolicLink(
        at: folder.appending(path: "Lost.swift"), withDestinationURL: folder.appending(path: "Nowhere.swift"))
    }
    #expect(model.names == ["Cart"])
    #expect(
      model.sentences == [
        "Sources/Shop/Circle:1:1: note: This is a link to a folder, which is not followed. Put the folder itself here, or name the module that it belongs to.",
        "Sources/Shop/Lost.swift:1:1: note: It cannot be read: the system refused, or it is no file.",
      ])
  }

  @Test func `a module without a folder has no riblets`() {
    let sources = ModelSources(root: "/nowhere", folders: [.init(module: "Shop", path: "Sources/Shop")])
    #expect(AppModel(reading: sources).riblets.isEmpty)
    #expect(AppModel(reading: sources).notes == [])
  }

  @Test func `a folder that cannot be read is said, and all else is read`() throws {
    // Whoever may read everything sees nothing of this.
    guard geteuid() != 0 else { return }
    let model = try model { folder in
      let closed = folder.appending(path: "Closed")
      try FileManager.default.createDirectory(at: closed, withIntermediateDirectories: true)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed.path(percentEncoded: false))
    }
    #expect(model.names == ["Cart"])
    #expect(model.sentences == ["Sources/Shop/Closed:1:1: note: The folder cannot be read."])
  }

  @Test func `what is nested too deep is said, and all else is read`() throws {
    let model = try model { folder in
      let deep = String(repeating: "(", count: 100_000)
      try Data("let a = \(deep)\n".utf8).write(to: folder.appending(path: "Deep.swift"))
    }
    #expect(model.names == ["Cart"])
    #expect(
      model.sentences == [
        "Sources/Shop/Deep.swift:1:1: note: It is nested too deep. The rest is read as far as it goes."
      ])
  }
}
