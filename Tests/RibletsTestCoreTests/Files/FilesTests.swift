import Foundation
import RibletsTestCore
import TemporaryFolder
import Testing

@Suite struct FilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a file is read to its end, whatever its size says`() throws {
    try folder.write(String(repeating: "x", count: 100_000), to: "large")
    try folder.write("", to: "empty")
    #expect(try Files.contents(of: "\(folder.path)/large")?.count == 100_000)
    #expect(try Files.contents(of: "\(folder.path)/empty") == [])
    #expect(try Files.contents(of: "\(folder.path)/none") == nil)
    #if os(Linux)
      // Its size is said to be 0.
      #expect(try #require(try Files.contents(of: "/proc/self/status")).count > 100)
    #endif
  }

  @Test func `a folder cannot be read as a file`() {
    let problem = #expect(throws: FileProblem.self) { try Files.contents(of: folder.path) }
    #expect(
      problem?.message
        == "Cannot read \(folder.path): Is a directory. A folder stands where the file belongs: move it away.")
  }

  @Test func `folders are made below one that is there`() throws {
    try Files.makeFolder("\(folder.path)/a/b", below: folder.path)
    #expect(Files.isFolder("\(folder.path)/a/b"))
    let problem = #expect(throws: FileProblem.self) {
      try Files.makeFolder("\(folder.path)/none/a", below: "\(folder.path)/none")
    }
    #expect(problem?.attempt == .makeFolder)
    #expect(!Files.exists("\(folder.path)/none"))
  }

  @Test func `a folder without a slash in its path could not be made`() throws {
    let name = "riblets-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: name) }

    try Files.makeFolder(name)

    #expect(Files.isFolder(name))
  }

  @Test func `names are listed as they are, and a folder that is not there has none`() throws {
    try folder.write("", to: "한글")
    try folder.write("", to: "b/inner")
    #expect(try Files.names(in: folder.path).sorted() == ["b", "한글"])
    #expect(try Files.names(in: "\(folder.path)/none") == [])
    #expect(throws: FileProblem.self) { try Files.names(in: "\(folder.path)/한글") }
  }

  @Test func `a file that is not there is removed without complaint`() throws {
    try folder.write("", to: "a")
    try Files.remove("\(folder.path)/a")
    try Files.remove("\(folder.path)/a")
    #expect(folder.files.isEmpty)
  }

  @Test func `lines that several tasks add stay whole`() async throws {
    let path = "\(folder.path)/list"
    try await withThrowingTaskGroup { group in
      for number in 0..<200 { group.addTask { try Files.append(line: "line \(number)", to: path) } }
      try await group.waitForAll()
    }
    let lines = try #require(folder.text("list")).split(separator: "\n").map(String.init)
    #expect(Set(lines) == Set((0..<200).map { "line \($0)" }))
    #expect(lines.count == 200)
  }
}
