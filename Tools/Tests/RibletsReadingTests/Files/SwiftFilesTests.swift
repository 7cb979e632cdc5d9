import Foundation
import RibletsReading
import TestFolder
import Testing

struct SwiftFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func names(_ roots: String..., excluding: [String] = [], jobs: Int = 2) throws -> [String] {
    let files = try SwiftFiles(at: roots.map(folder.path), excluding: excluding, jobs: jobs)
    return files.paths.map { String($0.dropFirst(folder.path("").count)) }
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: folder.path(target))
  }

  @Test func `files are found at every depth and sorted, hidden ones are not`() throws {
    for name in ["b.swift", "A/c.swift", "A/B.x/d.swift", ".git/e.swift", "A/.f.swift", "A/g.txt"] {
      try folder.write("", to: name)
    }
    #expect(try names("") == ["A/B.x/d.swift", "A/c.swift", "b.swift"])
    #expect(try names("", excluding: ["c", "b.swift"]) == ["A/B.x/d.swift"])
  }

  @Test(arguments: [1, 2, 8]) func `links in circles end, and a folder is listed once`(jobs: Int) throws {
    try folder.write("", to: "A/B/a.swift")
    try folder.write("", to: "Else/b.swift")
    try link("A/B/up", to: "A")
    try link("A/self", to: "A/self")
    try link("A/first", to: "Else")
    try link("A/second", to: "Else")
    #expect(try names("A", jobs: jobs) == ["A/B/a.swift", "A/first/b.swift"])
    #expect(try names("A", "Else", jobs: jobs) == ["A/B/a.swift", "A/first/b.swift"])
  }

  @Test func `a file is listed once, however many links lead to it`() throws {
    try folder.write("", to: "B/b.swift")
    try link("B/a.swift", to: "B/b.swift")
    try link("B/c.swift", to: "B/b.swift")
    try folder.write("", to: "Else/d.swift")
    try link("B/e.swift", to: "Else/d.swift")
    try link("B/f.swift", to: "Else/d.swift")
    #expect(try names("B") == ["B/b.swift", "B/e.swift"])
    #expect(try names("B", "Else", "B/b.swift") == ["B/b.swift", "Else/d.swift"])
  }

  @Test func `a path that is not there is named`() throws {
    let path = folder.path("none")
    #expect(throws: SwiftFiles.Failure.missing(path)) { try names("none") }
    #expect("\(SwiftFiles.Failure.missing(path))" == "There is no file or folder '\(path)'.")
  }
}
