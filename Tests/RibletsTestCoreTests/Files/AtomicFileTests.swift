import Foundation
import RibletsTestCore
import TemporaryFolder
import Testing

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/file.txt" }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a file is written whole, and nothing is left beside it`() throws {
    try AtomicFile.write(Array("new".utf8), to: path)
    try AtomicFile.write(Array("newer".utf8), to: path)
    #expect(folder.text("file.txt") == "newer")
    #expect(folder.files == ["file.txt"])
  }

  @Test func `a disk that is full leaves the old file, and says so`() throws {
    try folder.write("old", to: "file.txt")
    var room = 4
    let problem = #expect(throws: FileProblem.self) {
      try AtomicFile.write(Array("much longer".utf8), to: path) { file, bytes, count in
        guard room > 0 else {
          errno = ENOSPC
          return -1
        }
        defer { room -= min(room, count) }
        return write(file, bytes, min(room, count))
      }
    }
    #expect(folder.text("file.txt") == "old")
    #expect(folder.files == ["file.txt"])
    #expect(
      problem?.message
        == "Cannot write \(path): No space left on device. Make room on the disk; nothing was overwritten.")
  }

  @Test func `an interrupted or partial write goes on`() throws {
    var calls = 0
    try AtomicFile.write(Array("abc".utf8), to: path) { file, bytes, count in
      calls += 1
      if calls == 1 {
        errno = EINTR
        return -1
      }
      return write(file, bytes, 1)
    }
    #expect(folder.text("file.txt") == "abc")
    #expect(calls == 4)
  }

  @Test func `a folder in the file's place stays`() throws {
    try folder.write("inner", to: "file.txt/inner")
    let problem = #expect(throws: FileProblem.self) { try AtomicFile.write([1], to: path) }
    #expect(problem?.code == EISDIR)
    #expect(folder.files == ["file.txt/inner"])
  }

  @Test func `many writers at once leave one whole file`() async throws {
    let path = path
    try await withThrowingTaskGroup { group in
      for number in 0..<40 {
        group.addTask { try AtomicFile.write([UInt8](repeating: UInt8(number), count: 5_000), to: path) }
      }
      try await group.waitForAll()
    }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(bytes.count == 5_000)
    #expect(Set(bytes).count == 1)
    #expect(folder.files == ["file.txt"])
  }
}
