import Foundation
import Testing

@testable import RibletsChanges

struct LockTests {
  @Test func `the second of two commands hears who is the first`() throws {
    let scenario = try Scenario()
    let folder = scenario.folder
    let disk = FaultyDisk(folder, code: EIO)
    var errors: [ChangeError?] = []
    disk.willStep = { _, step in
      guard step == "make the folder New/Deep" else { return }
      errors.append(#expect(throws: ChangeError.self) { try folder.repository("riblets new riblet Other") })
      errors.append(
        #expect(throws: ChangeError.self) {
          try Repository(folder.disk, root: folder.path, command: "other").apply(scenario.changes)
        })
    }

    try Repository(disk, root: folder.path, command: "riblets new riblet Cart").apply(scenario.changes)

    let holder = LockHolder(process: getpid(), command: "riblets new riblet Cart")
    #expect(errors == [.locked(by: holder), .locked(by: holder)])
    #expect(try folder.contents() == Scenario.after)
  }

  @Test func `a command waits until the one before it is done`() throws {
    let folder = try TemporaryFolder(["A.swift": "a\n"])
    var first = try Repository(at: folder.path, command: "first", isExclusive: true)
    var draft = first.draft()
    try draft.edit("A.swift") { $0 += "first\n" }
    let changes = try draft.changes()
    var pauses = 0
    let deadline = Deadline(
      in: .seconds(10), now: { .milliseconds(20 * pauses) },
      sleep: { _ in
        pauses += 1
        guard pauses == 3 else { return }
        #expect(throws: Never.self) { try first.apply(changes) }
        first.close()
      })

    var second = try Repository(at: folder.path, command: "second", isExclusive: true, waiting: deadline)
    defer { second.close() }

    #expect(pauses == 3)
    #expect(try second.draft().text(at: "A.swift") == "a\nfirst\n")
  }

  @Test func `a command does not wait longer than its deadline`() throws {
    let folder = try TemporaryFolder()
    var first = try Repository(at: folder.path, command: "first", isExclusive: true)
    defer { first.close() }
    var time = Duration.zero
    let deadline = Deadline(in: .milliseconds(50), now: { time }, sleep: { time += $0 })

    #expect(throws: ChangeError.locked(by: LockHolder(process: getpid(), command: "first"))) {
      try Repository(at: folder.path, command: "second", isExclusive: true, waiting: deadline)
    }
    #expect(time == .milliseconds(60))
  }

  @Test func `a repository that changed nothing leaves no journal`() throws {
    let folder = try TemporaryFolder()
    var repository = try Repository(at: folder.path + "/App", command: "first", isExclusive: true)
    repository.close()

    #expect(try folder.contents() == [:])
    #expect(try folder.disk.entry(at: ".riblets") == nil)
  }

  @Test func `a lock whose file was removed is not one`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.disk.lock("lock", for: LockHolder(process: 1, command: "first"))
    try folder.disk.removeFile("lock")
    let second = try folder.disk.lock("lock", for: LockHolder(process: 2, command: "second"))
    first.release()

    #expect(throws: ChangeError.locked(by: LockHolder(process: 2, command: "second"))) {
      try folder.disk.lock("lock", for: LockHolder(process: 3, command: "third"))
    }
    second.release()
    try folder.disk.lock("lock", for: LockHolder(process: 3, command: "third")).release()
  }

  @Test func `a lock that was released is free although a forked process has its file open`() throws {
    let folder = try TemporaryFolder()
    let lock = try folder.disk.lock("lock", for: LockHolder(process: 1, command: "first"))
    // What a process has between fork and exec: the same open file, by another number.
    let copies = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").compactMap { Int32($0) }.filter {
      var own = stat()
      var named = stat()
      return fstat($0, &own) == 0 && stat(folder.path + "/lock", &named) == 0 && own.st_ino == named.st_ino
        && own.st_dev == named.st_dev
    }.map { dup($0) }
    #expect(copies.count == 1)
    defer { for copy in copies { close(copy) } }
    lock.release()

    try folder.disk.lock("lock", for: LockHolder(process: 2, command: "second")).release()
  }

  @Test func `who does not say its name holds a lock, too`() throws {
    let folder = try TemporaryFolder()
    let lock = try folder.disk.lock("lock", for: LockHolder(process: 1, command: ""))
    truncate(folder.path + "/lock", 0)

    #expect(throws: ChangeError.locked(by: nil)) {
      try folder.disk.lock("lock", for: LockHolder(process: 2, command: "second"))
    }
    lock.release()
  }
}
