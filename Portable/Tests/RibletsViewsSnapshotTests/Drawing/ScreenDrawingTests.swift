import Foundation
import RibletsSnapshot
import RibletsViews
import SeededGenerator
import Testing

@testable import RibletsViewsSnapshot

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
struct ScreenDrawingTests {
  private func drawing(_ frame: Frame, width: Int = 390, height: Int = 844) -> Drawing {
    ScreenDrawing.drawing(of: frame, size: LayoutSize(width: width, height: height), appearance: .light)
  }

  private func lines(_ drawing: Drawing) -> [TextLine] {
    drawing.shapes.compactMap { if case .text(let line) = $0.shape { line } else { nil } }
  }

  @Test func `a title is as large as fits`() {
    func size(_ title: String) -> Int? {
      lines(drawing(SampleScreens.screen(title, .spacer))).first?.face.size
    }
    #expect(size("Short") == 30)
    #expect(size("A title of this many letters") == 26)
    #expect(size("A title of this many letters is too long for the bar") == 21)
  }

  @Test func `what is longer than a field ends in an ellipsis, inside the field`() throws {
    let field = Node.field(
      id: "f", placeholder: "P", value: String(repeating: "Words & more ", count: 1_000), isSecure: false)
    let line = try #require(lines(drawing(SampleScreens.screen("", field))).last)
    #expect(line.text.hasSuffix("…"))
    #expect(line.x + line.face.width(of: line.text) <= 390 - 36)
  }

  @Test func `a secret is never in the drawing`() {
    let drawing = drawing(SampleScreens.controls)
    #expect(lines(drawing).contains { $0.text == "••••••" })
    #expect(!lines(drawing).contains { $0.text.contains("secret") })
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 900), (900, 3), (40, 40)])
  func `every screen can be drawn in every size`(width: Int, height: Int) throws {
    let size = ViewSize(width: width, height: height)
    for (_, frame) in SampleScreens.all {
      let svg = String(decoding: try SnapshotStrategy<Frame>.svg(size: size).bytes(frame), as: UTF8.self)
      #expect(svg.contains("width=\"\(max(1, width))\" height=\"\(max(1, height))\" viewBox="))
    }
  }

  @Test(arguments: 0..<4)
  func `any tree of views in any size is drawn`(round: Int) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<15 {
      let frame = SampleScreens.screen(RandomNodes.words(&numbers), RandomNodes.node(depth: 4, &numbers))
      let size = ViewSize(width: .random(in: 1...500, using: &numbers), height: .random(in: 1...500, using: &numbers))
      let appearance = ViewAppearance.allCases.randomElement(using: &numbers) ?? .light
      let svg = try SnapshotStrategy<Frame>.svg(size: size, appearance: appearance).bytes(frame)
      #expect(XMLParser(data: Data(svg)).parse(), "seed \(seed)")
    }
  }

  @Test func `views nested a hundred deep are drawn`() throws {
    var node = SampleScreens.text("in the middle")
    for level in 0..<100 { node = level % 2 == 0 ? .card(node, tint: .blue) : SampleScreens.column(node) }
    #expect(try !SnapshotStrategy<Node>.svg().bytes(node).isEmpty)
  }

  @Test func `a tint of the app's own is made legible, in the light and in the dark`() throws {
    for palette in [Palette.light, .dark] {
      for hex in [0xFFFF00, 0x000000, 0xFFFFFF, 0x7B1FA2, 0x808080] as [UInt32] {
        let colour = try #require(palette.colour(of: .hex(hex)))
        #expect(colour.contrast(with: palette.background) >= 4.5)
        let ground = try #require(palette.ground(of: .hex(hex)))
        #expect(ground.fill == RGB(hex) && ground.words.contrast(with: ground.fill) >= 4.5)
      }
    }
  }

  @Test func `text on every ground of the palettes can be read`() {
    for palette in [Palette.light, .dark] {
      for tint in [Node.Tint.plain, .accent, .red, .green, .orange] {
        let ground = palette.card(of: tint)
        #expect(palette.ink.contrast(with: ground) >= 4.5)
        #expect((palette.colour(of: tint) ?? palette.ink).contrast(with: ground) >= 4.5)
      }
      #expect(palette.onFill.contrast(with: palette.fill) >= 4.5)
    }
  }
}
