import ChildTestRun
import Foundation
import RibletsPictures
import RibletsSnapshot
import RibletsTestCore
import Testing

/// One failure of every kind, for the page to be looked at: the first run records the snapshots, the second fails.
@Suite(.onlyInChildRun) @MainActor struct FailurePageShowcase {
  private let isSecondRun = ProcessInfo.processInfo.environment["RIBLETS_FIXTURE_VALUE"] == "second"

  @Test func `the board after the first move`() {
    inFolder { assertSnapshot(of: Picture.board(crosses: isSecondRun ? [4, 8] : [4]), as: .png) }
  }

  @Test(arguments: ["light", "dark"]) func `the score`(appearance: String) {
    let height = isSecondRun ? 200 : 180
    inFolder {
      assertSnapshot(of: Picture.banner(height: height, dark: appearance == "dark"), as: .png, for: appearance)
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
    inFolder { assertSnapshot(of: Picture.board(crosses: [0]), as: .png) }
  }

  @Test func `a text that is not there yet`() {
    guard isSecondRun else { return }
    inFolder { assertSnapshot(of: Tree.lines(score: 1).prefix(8), as: .lines, record: .never) }
  }

  @Test func `a picture that was cut off`() throws {
    guard isSecondRun else { return }
    let name = "FailurePageShowcase.a-picture-that-was-cut-off.png"
    let path = "\(Self.folder)/__Snapshots__/FailurePageShowcase/\(name)"
    try Data(PNG.encode(.board(crosses: [])).dropLast(30)).write(to: URL(fileURLWithPath: path))
    inFolder { assertSnapshot(of: Picture.board(crosses: []), as: .png) }
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

extension Picture {
  /// A phone's screen with nine cells.
  fileprivate static func board(crosses: Set<Int>) -> Picture {
    var canvas = Canvas(width: 390, height: 844, shade: (246, 247, 249))
    canvas.fill(0, 0, 390, 96, (47, 95, 208))
    canvas.fill(24, 52, 160, 20, (255, 255, 255))
    for cell in 0..<9 {
      let (left, top) = (24 + cell % 3 * 116, 240 + cell / 3 * 116)
      canvas.fill(left, top, 110, 110, (255, 255, 255))
      guard crosses.contains(cell) else { continue }
      for step in 0..<70 {
        canvas.fill(left + 20 + step, top + 20 + step, 8, 8, (194, 65, 12))
        canvas.fill(left + 82 - step, top + 20 + step, 8, 8, (194, 65, 12))
      }
    }
    canvas.fill(24, 640, 342, 52, (47, 95, 208))
    return canvas.picture
  }

  fileprivate static func banner(height: Int, dark: Bool) -> Picture {
    var canvas = Canvas(width: 390, height: height, shade: dark ? (27, 32, 40) : (255, 255, 255))
    canvas.fill(24, 24, 200, 24, dark ? (231, 235, 240) : (27, 33, 41))
    canvas.fill(24, height - 70, 342, 46, (20, 104, 60))
    return canvas.picture
  }
}

private struct Canvas {
  private var pixels: [UInt8]
  private let width: Int
  private let height: Int

  init(width: Int, height: Int, shade: (UInt8, UInt8, UInt8)) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: [shade.0, shade.1, shade.2, 255], count: width * height).flatMap(\.self)
  }

  var picture: Picture { Picture(width: width, height: height, pixels: pixels) }

  mutating func fill(_ left: Int, _ top: Int, _ columns: Int, _ rows: Int, _ colour: (UInt8, UInt8, UInt8)) {
    for row in top..<min(height, top + rows) {
      for column in left..<min(width, left + columns) {
        let place = 4 * (row * width + column)
        pixels[place] = colour.0
        pixels[place + 1] = colour.1
        pixels[place + 2] = colour.2
      }
    }
  }
}
