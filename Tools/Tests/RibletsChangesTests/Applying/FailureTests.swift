import Foundation
import Testing

@testable import RibletsChanges

/// Tests of the files that are left when the disk refuses any one step.
struct FailureTests {
  @Test func `after a failure at any step all files are as before`() throws {
    var failures = 0
    for step in 1... {
      let scenario = try Scenario()
      let folder = scenario.folder
      let before = try folder.contents()
      let disk = FaultyDisk(folder, code: ENOSPC) { $0 == step }
      do {
        try Repository(disk, root: folder.path, command: "riblets new riblet Cart").apply(scenario.changes)
        #expect(try folder.contents() == Scenario.after, "step \(step)")
        // What is refused after the point of no return is only to be tidied up.
        if disk.steps < step { break }
      } catch let error as ChangeError {
        failures += 1
        #expect(try folder.contents() == before, "step \(step)")
        switch error {
        case .takenBack(let failure), .system(let failure): #expect(failure.code == ENOSPC)
        default: Issue.record("step \(step): \(error)")
        }
        let repository = try folder.repository()
        #expect(repository.recovery == nil)
        guard step.isMultiple(of: 10) else { continue }
        try repository.apply(scenario.changes)
        #expect(try folder.contents() == Scenario.after, "step \(step)")
      }
    }
    #expect(failures > 100)
  }

  @Test func `a process that ends at any step is taken back by the next one`() throws {
    var recoveries = 0
    for step in 1... {
      let scenario = try Scenario()
      let folder = scenario.folder
      let before = try folder.contents()
      // Not even taking back works any more: as if the process were gone.
      let disk = FaultyDisk(folder, code: EIO) { $0 >= step }
      var isApplied = true
      do {
        try Repository(disk, root: folder.path, command: "riblets new riblet Cart").apply(scenario.changes)
      } catch {
        isApplied = false
      }

      let recovery = try folder.repository("riblets tree").recovery

      #expect(try folder.contents() == (isApplied ? Scenario.after : before), "step \(step)")
      if let recovery {
        recoveries += 1
        #expect(recovery.command == "riblets new riblet Cart")
        #expect(recovery.setAside.isEmpty)
      }
      #expect(try folder.repository().recovery == nil)
      if disk.steps < step { break }
    }
    #expect(recoveries > 40)
  }

  @Test(arguments: [UInt64.random(in: .min ... .max)])
  func `taking back may itself end at any step`(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SeededGenerator(state: seed)
    let range = try stepsThatChangeFiles()
    var interrupted = 0
    for second in 1... {
      let scenario = try Scenario()
      let folder = scenario.folder
      let before = try folder.contents()
      let first = range.randomElement(using: &random)!
      let dying = FaultyDisk(folder, code: EIO) { $0 >= first }
      #expect(throws: ChangeError.self) {
        try Repository(dying, root: folder.path, command: "c").apply(scenario.changes)
      }
      let next = FaultyDisk(folder, code: EIO) { $0 >= second }
      do {
        _ = try Repository(next, root: folder.path, command: "c")
        if second > range.count { break }
      } catch {
        interrupted += 1
      }

      _ = try folder.repository()

      #expect(try folder.contents() == before, "steps \(first), \(second)")
    }
    #expect(interrupted > 40)
  }

  /// The steps from the written plan to the point of no return.
  private func stepsThatChangeFiles() throws -> ClosedRange<Int> {
    let scenario = try Scenario()
    let disk = FaultyDisk(scenario.folder, code: EIO)
    var first = 0
    var last = 0
    disk.willStep = { number, step in
      if step == "move \(Journal.plan).new" { first = number }
      if step == "move \(Journal.pending)" { last = number }
    }
    try Repository(disk, root: scenario.folder.path, command: "c").apply(scenario.changes)
    print("steps \(first) to \(last) of \(disk.steps)")
    return first...last
  }

  @Test func `an undo that fails at any step leaves what was applied`() throws {
    var failures = 0
    for step in 1... {
      let scenario = try Scenario()
      let folder = scenario.folder
      let before = try folder.contents()
      try folder.repository().apply(scenario.changes)
      let disk = FaultyDisk(folder, code: EACCES) { $0 == step }
      do {
        let repository = try Repository(disk, root: folder.path, command: "riblets undo")
        try repository.apply(try repository.changesToUndo())
        #expect(try folder.contents().filter { $0.key != "Gone/Deep" } == before.filter { $0.key != "Gone/Deep" })
        if disk.steps < step { break }
      } catch is ChangeError {
        failures += 1
        #expect(try folder.contents() == Scenario.after, "step \(step)")
      }
    }
    #expect(failures > 100)
  }

  @Test func `what cannot be taken back is said, and done later`() throws {
    let scenario = try Scenario()
    let folder = scenario.folder
    let before = try folder.contents()
    var isBroken = false
    let disk = FaultyDisk(folder, code: EIO) { _ in isBroken }
    disk.willStep = { _, step in if step == "make the folder New/Deep" { isBroken = true } }

    let error = #expect(throws: ChangeError.self) {
      try Repository(disk, root: folder.path, command: "riblets new riblet Cart").apply(scenario.changes)
    }

    #expect(
      error?.description == """
        Cannot make the folder 'New/Deep': the disk reported a fault. Check it before anything else.
        What was changed already could not be taken back. Cannot look at '.riblets/journal/pending': the disk reported \
        a fault. Check it before anything else.
        Mend that; the next command takes the changes back first.
        """)
    #expect(try folder.contents() != before)
    #expect(
      try folder.repository().recovery?.description == """
        'riblets new riblet Cart' ended half-way. Its changes were taken back:
          Folder/Only.swift
          Gone/A.swift
          Gone/Deep/B.swift
          Link.swift
          Shop/Cart/Cart.swift
          Shop/Cart/Price.swift
          Turn
        """)
    #expect(try folder.contents() == before)
  }

  @Test func `taking back keeps what somebody wrote since`() throws {
    let scenario = try Scenario()
    let folder = scenario.folder
    var isBroken = false
    let disk = FaultyDisk(folder, code: EIO) { _ in isBroken }
    disk.willStep = { _, step in if step.hasPrefix("move") && step.hasSuffix("run.sh") { isBroken = true } }
    #expect(throws: ChangeError.self) {
      try Repository(disk, root: folder.path, command: "riblets new riblet Cart").apply(scenario.changes)
    }
    try folder.write("mine\n", to: "Package.swift")
    try folder.write("mine\n", to: "New/Deep/New.swift")
    try folder.write("mine\n", to: "Turn.kept")
    try folder.write("mine\n", to: "Gone/A.swift")

    let recovery = try folder.repository().recovery

    #expect(recovery?.setAside == ["Gone/A.swift.kept", "New/Deep/New.swift.kept", "Package.swift.kept"])
    #expect(
      recovery?.description.hasSuffix(
        """
        Files that changed since were kept beside them:
          Gone/A.swift.kept
          New/Deep/New.swift.kept
          Package.swift.kept
        """) == true)
    for name in recovery?.setAside ?? [] { #expect(try folder.text(at: name) == "mine\n") }
    #expect(try folder.text(at: "Package.swift") == "package\n")
    #expect(try folder.text(at: "Gone/A.swift") == "a\n")
  }

  @Test func `a damaged journal is not guessed at`() throws {
    let folder = try TemporaryFolder(["A.swift": "a\n"])
    try folder.write("{ half", to: Journal.plan)
    let before = try folder.contents()

    #expect(throws: ChangeError.damagedJournal(Journal.plan)) { try folder.repository() }
    #expect(try folder.contents() == before)
    #expect(try folder.text(at: Journal.plan) == "{ half")
  }
}
