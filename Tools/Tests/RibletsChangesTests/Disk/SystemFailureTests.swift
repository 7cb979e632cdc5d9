import Foundation
import Testing

@testable import RibletsChanges

struct SystemFailureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var code: Int32
    var text: String
  }

  @Test(arguments: [
    Case(
      testDescription: "no permission", code: EACCES,
      text: "Cannot write 'Sources/Shop/A.swift': permission denied. See who may write: ls -ld 'Sources/Shop'"),
    Case(
      testDescription: "read-only disk", code: EROFS,
      text: "Cannot write 'Sources/Shop/A.swift': its disk is read-only. Work on a copy on another disk."),
    Case(
      testDescription: "full disk", code: ENOSPC,
      text: "Cannot write 'Sources/Shop/A.swift': the disk is full. Free some space, then run the command again."),
    Case(
      testDescription: "quota", code: EDQUOT,
      text:
        "Cannot write 'Sources/Shop/A.swift': your share of the disk is used up. Free some space, then run the command again."
    ),
    Case(
      testDescription: "long name", code: ENAMETOOLONG,
      text: "Cannot write 'Sources/Shop/A.swift': the name is too long for this disk. Choose a shorter one."),
    Case(
      testDescription: "other disk", code: EXDEV,
      text:
        "Cannot write 'Sources/Shop/A.swift': it is on another disk than the repository. Mount both as one, or use a copy."
    ),
    Case(
      testDescription: "folder in the way", code: EISDIR,
      text: "Cannot write 'Sources/Shop/A.swift': a folder is in the way. Move or remove it first."),
    Case(
      testDescription: "file in the way", code: ENOTDIR,
      text:
        "Cannot write 'Sources/Shop/A.swift': a file stands where a folder is needed. Move or remove it first."),
    Case(
      testDescription: "open files", code: EMFILE,
      text:
        "Cannot write 'Sources/Shop/A.swift': too many files are open. Raise the limit with 'ulimit -n', or end other programs."
    ),
    Case(
      testDescription: "anything else", code: EBUSY,
      text: "Cannot write 'Sources/Shop/A.swift': Device or resource busy."),
  ])
  func `says what, where and the way out`(_ example: Case) {
    #expect(SystemFailure(.write, "Sources/Shop/A.swift", code: example.code).description == example.text)
  }

  @Test func `the root is called by a dot`() {
    #expect(
      SystemFailure(.makeFolder, "", code: EROFS).description
        == "Cannot make the folder '.': its disk is read-only. Work on a copy on another disk.")
  }
}
