import Foundation
import RibletsCost
import RibletsModel
import Testing

struct AppleMapTests {
  // As Xcode writes it; by hand, since no Mac has run this.
  private let text = """
    # Path: /d/Shop.app/Shop
    # Arch: arm64
    # Object files:
    [  0] linker synthesized
    [  1] /d/Intermediates.noindex/Shop.build/Release-iphoneos/Shop.build/Objects-normal/arm64/CartRouter.o
    [  2] /d/Riblets.build/Release-iphoneos/Riblets.build/Objects-normal/arm64/Router.o
    [  3] /x/libThings.a(thing.o)
    # Sections:
    # Address\tSize    \tSegment\tSection
    0x100004000\t0x00001000\t__TEXT\t__text
    0x100005000\t0x00000100\t__TEXT\t__cstring
    0x100008000\t0x00000200\t__DATA\t__bss
    # Symbols:
    # Address\tSize    \tFile  Name
    0x100004000\t0x00000800\t[  1] _$s4Shop10CartRouterC4openyyF
    0x100004800\t0x00000400\t[  2] _$s7Riblets6RouterC4loadyyF
    0x100004C00\t0x00000100\t[  3] _thing
    0x100005000\t0x00000100\t[  1] literal string: a price
    0x100008000\t0x00000200\t[  1] _$s4Shop4cartSivp

    # Dead Stripped Symbols:
    #        \tSize    \tFile  Name
    <<dead>> \t0x00000018\t[  1] _gone
    """

  @Test func `Apple's map is read, and marked as never run on a Mac`() throws {
    let sources = ModelSources(
      [("Sources/Shop/Cart/CartRouter.swift", "final class CartRouter: Router<CartInteractor> {}")], module: "Shop")
    let reader = try CostReader(
      model: AppModel(reading: sources), binary: Data(), named: "Shop", map: Data(text.utf8), named: "Shop.map")
    let cost = try reader.cost(
      of: "Shop", settings: AppCost.Settings(compiler: "", target: "", linker: "ld", options: nil, riblets: nil))

    #expect(cost.bytes == 0x1300)
    #expect(cost.bytes(of: "Cart") == 0xA00)
    #expect(cost.riblets.first?.parts == ["code": 0x800, "zeroed": 0x200])
    #expect(Set(cost.others.map(\.name)).isSuperset(of: ["Riblets", "libThings"]))
    #expect(cost.others.first { $0.name.hasPrefix("padding") }?.bytes == 0x300)
    #expect(
      cost.notes == [
        "Apple's map was read by code that has never run on a Mac, and the program itself was not looked at."
      ])
  }
}
