import Foundation
import Testing

@testable import RibletsChanges

struct LocalDiskTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["file": "text", "folder/inside": ""])
    try folder.link("link", to: "folder")
    mkfifo(folder.path + "/pipe", 0o600)
  }

  @Test func `a folder tells what is in it`() throws {
    #expect(
      try folder.disk.items(in: "").sorted { $0.name < $1.name } == [
        FolderItem(name: "file", kind: .file), FolderItem(name: "folder", kind: .folder),
        FolderItem(name: "link", kind: .link), FolderItem(name: "pipe", kind: .other),
      ])
  }

  @Test func `a file is written with its mode, and only where nothing is`() throws {
    try folder.disk.write(FileContent(bytes: [1, 2], mode: 0o640), to: "new")
    #expect(try folder.disk.entry(at: "new")?.mode == 0o640)
    #expect(try folder.disk.bytes(of: "new") == [1, 2])

    for name in ["new", "folder", "link"] {
      #expect(throws: ChangeError.system(SystemFailure(.write, name, code: EEXIST))) {
        try folder.disk.write(FileContent(bytes: []), to: name)
      }
    }
  }

  @Test func `what the system refuses names the path and the reason`() throws {
    #expect(throws: ChangeError.system(SystemFailure(.read, "nowhere", code: ENOENT))) {
      try folder.disk.bytes(of: "nowhere")
    }
    #expect(throws: ChangeError.system(SystemFailure(.list, "file", code: ENOTDIR))) {
      try folder.disk.items(in: "file")
    }
    #expect(throws: ChangeError.system(SystemFailure(.remove, "folder", code: ENOTEMPTY))) {
      try folder.disk.removeFolder("folder")
    }
    #expect(throws: ChangeError.system(SystemFailure(.makeFolder, "file/x", code: ENOTDIR))) {
      try folder.disk.makeFolder("file/x", mode: nil)
    }
    #expect(try folder.disk.entry(at: "file/x") == nil)
  }
}
