import Foundation
import Testing

@testable import RibletsHost

final class SystemFileTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "riblets-file-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func file(_ name: String) -> SystemFile { SystemFile(path: folder.appending(path: name).path) }
  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  @Test func `a text is read as it was written, however long it is`() throws {
    let text = String(repeating: "zoë ", count: 100_000)
    try file("a").replace(by: text)

    #expect(try file("a").bytes() == Array(text.utf8))
    #expect(try names() == ["a"])
  }

  @Test func `a file that is not there has no bytes`() throws {
    #expect(try file("a").bytes() == nil)
  }

  @Test func `a link stays a link to the new text`() throws {
    try file("a").replace(by: "old")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "link").path, withDestinationPath: folder.appending(path: "a").path)
    try file("link").replace(by: "new")

    #expect(try file("a").bytes() == Array("new".utf8))
    #expect(
      try FileManager.default.attributesOfItem(atPath: file("link").path)[.type] as? FileAttributeType
        == .typeSymbolicLink)
  }

  @Test(arguments: ["/dev/null", "/tmp"])
  func `a device or a folder is not replaced by a file`(path: String) {
    let error = #expect(throws: SystemError.self) { try SystemFile(path: path).replace(by: "text") }
    #expect(error?.description == "This is not a file.")
  }

  @Test func `the reason of the system is in the error`() {
    let error = #expect(throws: SystemError.self) { try file("missing/a").replace(by: "text") }
    #expect(error?.description == "No such file or directory")
  }

  @Test func `a data folder is created with all folders above it, and found again`() async throws {
    // In a process of its own, because it changes a variable.
    await #expect(processExitsWith: .success) {
      let top = FileManager.default.temporaryDirectory.appending(path: "riblets-data-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: top) }
      setenv("HOME", top.path, 1)
      setenv("XDG_DATA_HOME", "", 1)
      let folder = try DataFolder("riblets-shop")
      #expect(folder.path.hasPrefix(top.path + "/") && folder.path.hasSuffix("/riblets-shop"))
      #expect(FileManager.default.fileExists(atPath: folder.path))
      #expect(try DataFolder("riblets-shop") == folder)
    }
  }

  @Test func `a data folder that cannot be created is named with the reason`() async throws {
    await #expect(processExitsWith: .success) {
      setenv("HOME", "/dev/null", 1)
      setenv("XDG_DATA_HOME", "", 1)
      let error = #expect(throws: SystemError.self) { try DataFolder("riblets-shop") }
      let text = error?.description ?? ""
      #expect(text.hasPrefix("The folder '/dev/null/") && text.hasSuffix("' cannot be created: Not a directory"))
    }
  }
}
