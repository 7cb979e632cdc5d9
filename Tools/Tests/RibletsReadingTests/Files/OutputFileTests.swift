import Foundation
import TestFolder
import Testing

@testable import RibletsReading

struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func update(_ path: String, _ text: String) throws -> Bool {
    try OutputFile(folder.path(path), Array(text.utf8)).update()
  }

  private func inode(_ path: String) -> UInt64 { FileIdentity(of: folder.path(path)).inode }

  @Test func `a file is written if its content changes, and stays the same file otherwise`() throws {
    #expect(try update("Mocks.swift", "one"))
    let first = inode("Mocks.swift")
    #expect(try !update("Mocks.swift", "one"))
    #expect(inode("Mocks.swift") == first)
    // As long as before, shorter, longer than a piece that is compared at a time, and empty.
    for text in ["two", "t", String(repeating: "long", count: 200_000), String(repeating: "song", count: 200_000), ""] {
      #expect(try update("Mocks.swift", text))
      #expect(try folder.text(of: "Mocks.swift") == text)
      #expect(try !update("Mocks.swift", text))
    }
  }

  @Test func `nothing of an earlier run is left beside it, but what a running one still writes`() throws {
    try folder.write("", to: ".Mocks.swift.2147483000-1.riblets-tmp")
    try folder.write("", to: ".Mocks.swift.\(getpid())-99999.riblets-tmp")
    #expect(try update("Mocks.swift", "one"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted() == [
        ".Mocks.swift.\(getpid())-99999.riblets-tmp", "Mocks.swift",
      ])
  }

  @Test func `a link stays, and what it leads to is written with its permissions`() throws {
    try folder.write("old", to: "Real.swift")
    #expect(chmod(folder.path("Real.swift"), 0o640) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder.path("Link.swift"), withDestinationPath: "Real.swift")
    #expect(try update("Link.swift", "new"))
    #expect(try folder.text(of: "Real.swift") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("Link.swift")) == "Real.swift")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("Real.swift"))[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func `a folder is no output, nor a file in a folder that is not there`() throws {
    #expect(throws: OutputFile.Failure(path: folder.path(""), code: EINVAL)) { try update("", "one") }
    #expect(throws: OutputFile.Failure(path: folder.path("Gone/Mocks.swift"), code: ENOENT)) {
      try update("Gone/Mocks.swift", "one")
    }
  }
}
