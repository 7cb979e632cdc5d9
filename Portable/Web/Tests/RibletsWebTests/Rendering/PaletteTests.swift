import RibletsViews
import Testing

@testable import RibletsWeb

struct PaletteTests {
  struct Scheme: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var palette: Palette

    static let all = [
      Scheme(testDescription: "light", palette: .light), Scheme(testDescription: "dark", palette: .dark),
    ]
  }

  @Test(arguments: Scheme.all)
  func `every text can be read on every ground`(_ scheme: Scheme) {
    let palette = scheme.palette
    let texts = palette.tints + [("ink", palette.ink), ("secondary", palette.secondary)]
    for ground in palette.grounds {
      for text in texts {
        #expect(text.colour.contrast(with: ground) >= 4.5, "\(text.name) on \(ground.css)")
      }
    }
  }

  @Test(arguments: Scheme.all)
  func `texts on coloured buttons can be read`(_ scheme: Scheme) {
    let palette = scheme.palette
    #expect(palette.onFill.contrast(with: palette.fill) >= 4.5)
    for tint in palette.tints {
      #expect(palette.onTint.contrast(with: tint.colour) >= 4.5, "\(tint.name)")
    }
  }

  @Test(arguments: Scheme.all)
  func `controls stand out from their ground`(_ scheme: Scheme) {
    let palette = scheme.palette
    for ground in [palette.background, palette.surface] {
      #expect(palette.outline.contrast(with: ground) >= 3)
      #expect(palette.fill.contrast(with: ground) >= 3)
    }
  }

  @Test(arguments: [0x000000, 0xFFFFFF, 0xFFDD00, 0x0000FF, 0x808080, 0xFF00FF, 0x00FF00, 0x111111, 0xFEFEFE])
  func `a colour of the app's own can be read in both schemes`(_ hex: UInt32) {
    let colour = Colour(hex: hex)
    for palette in [Palette.light, .dark] {
      let legible = colour.legible(in: palette)
      let card = palette.surface.mixed(with: legible, amount: Palette.cardTint)
      for ground in palette.grounds + [card, palette.onTint] {
        #expect(legible.contrast(with: ground) >= 4.5, "\(legible.css) on \(ground.css)")
      }
      #expect(palette.ink.contrast(with: card) >= 4.5)
      #expect(palette.secondary.contrast(with: card) >= 4.5)
    }
    #expect(colour.textOnIt.contrast(with: colour) >= 4.5)
  }

  @Test func `a colour that can be read already stays as it is`() {
    #expect(Colour(hex: 0x8000A0).legible(in: .light).css == "#8000a0")
  }

  @Test func `contrast is measured as the guidelines say`() {
    #expect(Colour(hex: 0).contrast(with: Colour(hex: 0xFFFFFF)) == 21)
    #expect(abs(Colour(hex: 0x767676).contrast(with: Colour(hex: 0xFFFFFF)) - 4.54) < 0.01)
  }

  @Test func `bits above the colour are not part of it`() {
    #expect(Colour(hex: 0xFF12_3456).css == "#123456")
  }
}
