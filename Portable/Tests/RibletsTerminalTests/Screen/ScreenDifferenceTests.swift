import RibletsViews
import SeededGenerator
import Testing

@testable import RibletsTerminal

struct ScreenDifferenceTests {
  @Test func `an equal screen needs nothing`() {
    let grid = CellGrid(LayoutSize(width: 3, height: 2))
    #expect(ScreenDifference(depth: .sixteen).sequence(from: grid, to: grid) == "")
  }

  @Test func `changing cells gives the same screen as painting all of it`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let size = LayoutSize(width: 12, height: 4)
    var grid = CellGrid(size)
    var terminal = VirtualTerminal(width: 12, height: 4)
    terminal.write(ScreenDifference(depth: .trueColor).sequence(from: nil, to: grid))
    for _ in 0..<500 {
      let old = grid
      for _ in 0..<Int.random(in: 0...4, using: &random) { change(&grid, &random) }
      terminal.write(ScreenDifference(depth: .trueColor).sequence(from: old, to: grid))
      var whole = VirtualTerminal(width: 12, height: 4)
      whole.write(ScreenDifference(depth: .trueColor).sequence(from: nil, to: grid))
      #expect(terminal.cells == whole.cells, "seed \(seed)")
    }
  }

  private func change(_ grid: inout CellGrid, _ random: inout SeededGenerator) {
    let style = CellStyle(
      color: [.standard, .named(9), .rgb(0x12_34_56)].randomElement(using: &random)!,
      isBold: Bool.random(using: &random))
    let character = (["a", "한", "👨‍👩‍👧", "─", "e\u{301}", " "] as [Character]).randomElement(using: &random)!
    grid.put(
      character, x: .random(in: -1...12, using: &random), y: .random(in: -1...4, using: &random), style: style,
      clip: grid.bounds)
  }

  @Test func `without colours, a ground of its own is reversed`() {
    var grid = CellGrid(LayoutSize(width: 1, height: 1))
    grid.fill(grid.bounds, style: CellStyle(color: .named(15), background: .named(4)), clip: grid.bounds)
    let output = ScreenDifference(depth: .none).sequence(from: nil, to: grid)
    #expect(output.contains("\u{1B}[0;7m "))
  }

  @Test func `an escape in a text never reaches the terminal`() {
    var grid = CellGrid(LayoutSize(width: 20, height: 1))
    grid.write("a\u{1B}[31m\u{9B}1m\u{202E}b\r\n\u{7}", x: 0, y: 0, style: CellStyle(), clip: grid.bounds)
    #expect(grid.text == "a␛[31m�1mb ␇")
  }
}

struct ColorDepthTests {
  @Test(
    arguments: [
      (["NO_COLOR": "1", "COLORTERM": "truecolor"], ColorDepth.none),
      (["COLORTERM": "truecolor", "TERM": "xterm"], .trueColor),
      (["TERM": "xterm-256color"], .twoHundredFiftySix),
      (["TERM": "xterm", "NO_COLOR": ""], .sixteen),
      (["TERM": "screen.xterm-256color"], .twoHundredFiftySix),
      (["TERM": "nobody-knows-it"], .sixteen),
      (["TERM": "vt220"], .none),
      (["TERM": "vt220", "COLORTERM": "yes"], .sixteen),
      (["TERM": "xterm-mono"], .none),
      ([:], .sixteen),
    ] as [([String: String], ColorDepth)])
  func `the environment says how many colours there are`(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test func `an app's own colour is brought to what the terminal has`() {
    let color = CellColor.rgb(0xFF_0000)
    #expect(ColorDepth.trueColor.parameters(color, isBackground: false) == "38;2;255;0;0")
    #expect(ColorDepth.twoHundredFiftySix.parameters(color, isBackground: true) == "48;5;196")
    #expect(ColorDepth.sixteen.parameters(color, isBackground: false) == "91")
    #expect(ColorDepth.none.parameters(color, isBackground: false) == "39")
  }
}
