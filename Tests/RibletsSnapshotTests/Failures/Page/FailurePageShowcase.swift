import ChildTestRun
import Foundation
import RibletsSnapshot
import RibletsTestCore
import Testing

/// One failure of every kind, for the page to be looked at: the first run records the snapshots, the second fails.
@Suite(.onlyInChildRun) @MainActor struct FailurePageShowcase {
  private let isSecondRun = ProcessInfo.processInfo.environment["RIBLETS_FIXTURE_VALUE"] == "second"

  @Test func `the board after the first move`() {
    inFolder { assertSnapshot(of: Drawing.board(crosses: isSecondRun ? [4, 8] : [4]), as: .svg) }
  }

  @Test(arguments: ["light", "dark"]) func `the score`(appearance: String) {
    let height = isSecondRun ? 200 : 180
    inFolder {
      assertSnapshot(of: Drawing.banner(height: height, dark: appearance == "dark"), as: .svg, for: appearance)
    }
  }

  @Test func `the tree of the game`() {
    let lines = Tree.lines(score: isSecondRun ? 3 : 2)
    inFolder { assertSnapshot(of: isSecondRun ? lines + ["  button share \"Share\""] : lines, as: .lines) }
  }

  @Test func `the model of a round`() {
    let round = Round(
      players: ["지민", "さくら"], moves: isSecondRun ? [4, 0, 8] : [4, 0], winner: isSecondRun ? "지민" : nil)
    inFolder { assertSnapshot(of: round, as: .json) }
  }

  @Test func `a name that only looks the same`() {
    inFolder { assertSnapshot(of: isSecondRun ? "cafe\u{301}\nTotal  " : "café\nTotal", as: .text) }
  }

  @Test func `the logo`() {
    let colour = isSecondRun ? "#c2410c" : "#2f5fd0"
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="240" height="160" viewBox="0 0 240 160">
        <rect width="240" height="160" rx="20" fill="#f3f4f6"/>
        <circle cx="\(isSecondRun ? 128 : 120)" cy="80" r="48" fill="\(colour)"/>
        <path d="M100 80 l14 14 l28 -28" stroke="white" stroke-width="10" fill="none"/>
      </svg>
      """
    inFolder { assertSnapshot(of: svg, as: .svg) }
  }

  @Test func `게임이 끝나면 승자를 보여 준다`() {
    CurrentExample.$path.withValue(["삼목 게임", "세 칸이 이어지면", "승자를 보여 준다"]) {
      inFolder { assertSnapshot(of: isSecondRun ? "승자: 지민\n점수: 3" : "승자: 지민\n점수: 2", as: .text) }
    }
  }

  @Test func `a new screen`() {
    guard isSecondRun else { return }
    inFolder { assertSnapshot(of: Drawing.board(crosses: [0]), as: .svg) }
  }

  @Test func `a text that is not there yet`() {
    guard isSecondRun else { return }
    inFolder { assertSnapshot(of: Tree.lines(score: 1).prefix(8), as: .lines, record: .never) }
  }

  @Test func `a file of another kind`() throws {
    guard isSecondRun else { return }
    let name = "FailurePageShowcase.a-file-of-another-kind.svg"
    let path = "\(Self.folder)/__Snapshots__/FailurePageShowcase/\(name)"
    try Data([0xFF, 0xD8, 0xFF, 0xE0]).write(to: URL(fileURLWithPath: path))
    inFolder { assertSnapshot(of: Drawing.board(crosses: []), as: .svg) }
  }

  private static let folder = ProcessInfo.processInfo.environment[SnapshotFixtures.folderVariable] ?? ""

  private func inFolder(_ body: () -> Void) {
    SnapshotSettings.$root.withValue(Self.folder, operation: body)
  }
}

private struct Round: Encodable {
  let players: [String]
  let moves: [Int]
  let winner: String?
}

private enum Tree {
  static func lines(score: Int) -> [String] {
    let cells = (1...9).map { "      button cell-\($0) \"\($0 == 5 ? "×" : "")\"" }
    return ["screen \"Tic Tac Toe\"", "  vertical", "    text \"Score \(score)\" title", "    grid"] + cells
      + ["    text \"Your turn\"", "    divider"]
  }
}

/// Pictures in SVG.
private enum Drawing {
  /// A phone's screen with nine cells.
  static func board(crosses: Set<Int>) -> String {
    let cells = (0..<9).map { cell in
      let (left, top) = (24 + cell % 3 * 116, 240 + cell / 3 * 116)
      let cross = "<path d=\"M\(left + 20) \(top + 20)l70 70m0 -70l-70 70\" stroke=\"#c2410c\" stroke-width=\"8\"/>"
      return "<rect x=\"\(left)\" y=\"\(top)\" width=\"110\" height=\"110\" fill=\"#fff\"/>"
        + (crosses.contains(cell) ? cross : "")
    }
    let bars = "<path d=\"M0 0h390v96h-390zM24 640h342v52h-342z\" fill=\"#2f5fd0\"/>"
    return picture(height: 844, ground: "#f6f7f9", [bars] + cells)
  }

  static func banner(height: Int, dark: Bool) -> String {
    picture(
      height: height, ground: dark ? "#1b2028" : "#fff",
      [
        "<path d=\"M24 24h200v24h-200z\" fill=\"\(dark ? "#e7ebf0" : "#1b2129")\"/>",
        "<path d=\"M24 \(height - 70)h342v46h-342z\" fill=\"#14683c\"/>",
      ])
  }

  private static func picture(height: Int, ground: String, _ lines: [String]) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="390" height="\(height)" viewBox="0 0 390 \(height)">
    <rect width="390" height="\(height)" fill="\(ground)"/>
    \(lines.joined(separator: "\n"))
    </svg>
    """
  }
}
