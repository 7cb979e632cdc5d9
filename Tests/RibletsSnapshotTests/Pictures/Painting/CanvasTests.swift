import RibletsViews
import Testing

@testable import RibletsPictures
@testable import RibletsViewsSnapshot

struct CanvasTests {
  private let white = RGB(0xFFFFFF)
  private let black = RGB(0x000000)

  @Test func `a fill stays inside its clip and the canvas`() {
    let canvas = Canvas(width: 5, height: 4, ground: white)
    canvas.fill(
      LayoutRect(x: -3, y: 1, width: 100, height: 2), black, clip: LayoutRect(x: 1, y: 0, width: 3, height: 9))
    #expect(
      canvas.rows == [
        ".....",
        ".###.",
        ".###.",
        ".....",
      ])
  }

  @Test func `a box has round corners that are alike`() {
    let canvas = Canvas(width: 8, height: 8, ground: white)
    RoundedBox(LayoutRect(x: 0, y: 0, width: 8, height: 8), radius: 4).paint(black, on: canvas, clip: canvas.bounds)
    #expect(canvas.rows == canvas.rows.reversed())
    #expect(canvas.rows == canvas.rows.map { String($0.reversed()) })
    #expect(canvas.rows[0].first == "." && canvas.rows[0].contains("#") && canvas.rows[3] == "########")
  }

  @Test func `a radius larger than the box makes a circle, and a box without area nothing`() {
    let canvas = Canvas(width: 4, height: 4, ground: white)
    RoundedBox(LayoutRect(x: 0, y: 0, width: 0, height: 4), radius: 9).paint(black, on: canvas, clip: canvas.bounds)
    #expect(canvas.rows.joined().allSatisfy { $0 == "." })
    RoundedBox(LayoutRect(x: 0, y: 0, width: 4, height: 4), radius: 99).paint(black, on: canvas, clip: canvas.bounds)
    #expect(canvas.rows[1] == "####" && canvas.rows[0] != "####")
  }

  @Test func `sixteen parts of a colour are the colour, eight are half of it`() {
    let canvas = Canvas(width: 3, height: 1, ground: RGB(0x204060))
    canvas.blend(x: 1, y: 0, RGB(0xA0C0E0), part: 8)
    canvas.blend(x: 2, y: 0, RGB(0xA0C0E0), part: 16)
    #expect(
      canvas.picture.pixels == [0x20, 0x40, 0x60, 255, 0x60, 0x80, 0xA0, 255, 0xA0, 0xC0, 0xE0, 255])
  }

  @Test func `shading darkens all pixels by the same part`() {
    let canvas = Canvas(width: 3, height: 1, ground: RGB(0x808080))
    canvas.blend(x: 1, y: 0, white, part: 16)
    canvas.shade(8)
    #expect(canvas.picture.pixels == [64, 64, 64, 255, 128, 128, 128, 255, 64, 64, 64, 255])
  }

  @Test func `a box for a character shows the digits of its number`() {
    let canvas = Canvas(width: 20, height: 18, ground: white)
    NumberBox("日", x: 1, width: 17, baseline: 14, size: 17).paint(black, on: canvas, clip: canvas.bounds)
    #expect(
      canvas.rows.dropFirst().dropLast(2) == [
        ".################...",
        ".#..............#...",
        ".#...###.###....#...",
        ".#...#...#......#...",
        ".#...###.###....#...",
        ".#...#.#...#....#...",
        ".#...###.###....#...",
        ".#..............#...",
        ".#...###.###....#...",
        ".#...#...#......#...",
        ".#...##..###....#...",
        ".#...#.....#....#...",
        ".#...###.###....#...",
        ".#..............#...",
        ".################...",
      ])
  }
}

extension Canvas {
  /// A dot for what is lighter than grey, a hash for the rest.
  var rows: [String] {
    let pixels = picture.pixels
    return (0..<height).map { row in
      String((0..<width).map { pixels[4 * (row * width + $0)] > 127 ? "." : "#" as Character })
    }
  }
}
