import ChildTestRun
import Foundation
import RibletsSnapshot
import RibletsTestCore
import Testing

/// Fixtures whose assertions run in a process of their own, with snapshots in a folder that the environment names.
@Suite(.onlyInChildRun) @MainActor struct SnapshotFixtures {
  nonisolated static let folderVariable = "RIBLETS_FIXTURE_FOLDER"
  nonisolated static let valueVariable = "RIBLETS_FIXTURE_VALUE"

  /// The text that a fixture snapshots where the test decides.
  private let text = ProcessInfo.processInfo.environment[valueVariable] ?? "one\ntwo\nthree"

  @Test func `shows a text`() {
    inFolder { assertSnapshot(of: text, as: .text) }
  }

  @Test func `names two snapshots`() {
    inFolder {
      assertSnapshot(of: "a", as: .text, named: "first")
      assertSnapshot(of: "b", as: .text, named: "second")
    }
  }

  @Test func `asks for one file twice`() {
    inFolder {
      assertSnapshot(of: "a", as: .text)
      assertSnapshot(of: "b", as: .text)
    }
  }

  @Test func `asks in a loop`() {
    inFolder {
      for text in ["a", "b"] { assertSnapshot(of: text, as: .text) }
    }
  }

  @Test func `names that differ in case`() {
    inFolder {
      assertSnapshot(of: "a", as: .text, named: "Home")
      assertSnapshot(of: "b", as: .text, named: "home")
    }
  }

  @Test(arguments: ["left", "right"]) func `with an argument`(side: String) {
    inFolder { assertSnapshot(of: side, as: .text, for: side) }
  }

  @Test(arguments: ["left", "right"]) func `without its argument`(side: String) {
    inFolder { assertSnapshot(of: side, as: .text) }
  }

  @Test func `as an example of a spec`() {
    CurrentExample.$path.withValue(["the cart", "when it is empty", "says so"]) {
      inFolder { assertSnapshot(of: "a", as: .text) }
    }
  }

  @Test(.snapshots(record: .failed)) func `records what failed`() {
    inFolder { assertSnapshot(of: text, as: .text) }
  }

  @Test(.snapshots(record: .all)) func `lets the assertion decide`() {
    inFolder { assertSnapshot(of: text, as: .text, record: .never) }
  }

  @Test func `makes several files`() {
    inFolder { assertSnapshot(of: [3, 1, 2], as: .json, .numbers) }
  }

  @Test func `holds an infinite number`() {
    inFolder { assertSnapshot(of: ["width": Double.infinity], as: .json) }
  }

  @Test func `runs outside of its test`() async {
    await Task.detached { await SnapshotFixtures().assertOutsideOfATest() }.value
  }

  private func assertOutsideOfATest() {
    assertSnapshot(of: "a", as: .text)
  }

  @Test func `draws a picture`() {
    inFolder { assertSnapshot(of: "<svg>\(text)</svg>", as: .svg) }
  }

  @Test func `compares with a tolerance`() {
    inFolder { assertSnapshot(of: text, as: .withTolerance) }
  }

  @Test func `fails twice`() {
    inFolder {
      assertSnapshot(of: text, as: .text, named: "first")
      assertSnapshot(of: text, as: .svg, named: "second")
    }
  }

  @Test func `fails often`() {
    inFolder {
      for number in 1...110 { assertSnapshot(of: text, as: .text, named: "\(number)") }
    }
  }

  @Test func `runs as another user`() {
    let user = geteuid()
    seteuid(65_534)
    defer { seteuid(user) }
    inFolder { assertSnapshot(of: text, as: .text) }
  }

  @Test(.snapshots(record: .never)) func `inherits never`() {
    inFolder { assertSnapshot(of: text, as: .text) }
  }

  private func inFolder(_ body: () -> Void) {
    let folder = ProcessInfo.processInfo.environment[Self.folderVariable]!
    SnapshotSettings.$root.withValue(folder, operation: body)
  }
}

extension SnapshotStrategy where Value == [Int] {
  fileprivate static var numbers: Self {
    SnapshotStrategy<[String]>.lines.from { numbers in numbers.map(String.init) }
  }
}

extension SnapshotStrategy where Value == String {
  /// A file of bytes, each of which may differ by one.
  fileprivate static var withTolerance: Self {
    SnapshotStrategy(
      pathExtension: "bytes", form: .text,
      compare: { expected, actual in
        guard expected.count == actual.count, zip(expected, actual).allSatisfy({ abs(Int($0) - Int($1)) < 2 }) else {
          return SnapshotDifference(message: "Too far from each other.")
        }
        return nil
      }, bytes: { Array($0.utf8) })
  }
}
