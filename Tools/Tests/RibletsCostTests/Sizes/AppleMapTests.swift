import Foundation
import RibletsCost
import RibletsModel
import RibletsPlans
import Testing

struct AppleMapTests {
  // In the form of a map that Xcode 26 wrote for a public app, with names and sizes of our own: an object for each file of the
  // target, one for each module of a package, stubs of system libraries, aliases without bytes, and a hole without a symbol.
  private static let text = """
    # Path: /d/Build/Products/Release-iphoneos/Shop.app/Shop
    # Arch: arm64
    # Object files:
    [  0] linker synthesized
    [  1] /d/Build/Intermediates.noindex/Shop.build/Release-iphoneos/Shop.build/Objects-normal/arm64/CartRouter.o
    [  2] /d/Build/Intermediates.noindex/Shop.build/Release-iphoneos/Shop.build/Objects-normal/arm64/Formats.o
    [  3] /d/Build/Products/Release-iphoneos/Riblets.o
    [  4] /d/Build/Products/Release-iphoneos/Money.o
    [  5] /x/iPhoneOS.sdk/System/Library/Frameworks/Foundation.framework/Foundation.tbd
    [  6] /x/XcodeDefault.xctoolchain/usr/lib/swift/iphoneos/libswiftCompatibility56.a(Overrides.cpp.o)
    [ 12] /usr/lib/system/libdispatch.dylib
    # Sections:
    # Address\tSize    \tSegment\tSection
    0x100004000\t0x00001000\t__TEXT\t__text
    0x100005000\t0x00000010\t__TEXT\t__stubs
    0x100005010\t0x00000100\t__TEXT\t__cstring
    0x100005110\t0x00000040\t__TEXT\t__swift5_types
    0x100005150\t0x00000020\t__TEXT\t__unwind_info
    0x100008000\t0x00000200\t__DATA\t__bss
    0x100008200\t0x00000000\t__DATA\t__common
    # Symbols:
    # Address\tSize    \tFile  Name
    0x100000000\t0x00000000\t[  0] __mh_execute_header
    0x100004000\t0x00000800\t[  1] _$s4Shop10CartRouterC4openyyF
    0x100004800\t0x00000400\t[  3] _$s7Riblets6RouterC4loadyyF
    0x100004800\t0x00000000\t[  0] _alias
    0x100004C00\t0x00000080\t[  2] _$s4Shop5priceySSSdF
    0x100004C80\t0x00000080\t[  4] _$s5Money4CoinV
    0x100004D00\t0x00000100\t[  6] _swift_override
    0x100005000\t0x00000010\t[  5] _$s10Foundation4DateVN
    0x100005010\t0x00000100\t[  1] literal string: a price\twith a tab
    0x100005110\t0x00000040\t[  1] l_type_metadata_table
    0x100005150\t0x00000020\t[  0] compact unwind info
    0x100008000\t0x00000200\t[  1] _$s4Shop4cartSivp

    # Dead Stripped Symbols:
    #        \tSize    \tFile  Name
    <<dead>>\t0x00000018\t[  1] _$s4Shop10CartRouterC4goneyyF
    """

  private func cost(_ text: String = Self.text, with other: ModelSources? = nil) throws -> AppCost {
    var sources = ModelSources(
      [
        ("Sources/Shop/Cart/CartRouter.swift", "final class CartRouter: Router<CartInteractor> {}"),
        ("Sources/Shop/Cart/Formats.swift", "func price(_ value: Double) -> String { \"\" }"),
      ], module: "Shop")
    if let other { sources.add(other) }
    let reader = try CostReader(
      model: AppModel(reading: sources), binary: Data(), named: "Shop", map: Data(text.utf8), named: "Shop.map")
    return reader.cost(of: "Shop")
  }

  @Test func `Apple's map is read, and marked as never run on a Mac`() throws {
    let cost = try cost()

    #expect(cost.bytes == 0x1370)
    #expect(cost.riblets.first?.parts == ["code": 0x880, "metadata": 0x40, "zeroed": 0x200])
    #expect(cost.riblets.first?.files.values.sorted() == [0x80, 0xA40])
    let others = Dictionary(uniqueKeysWithValues: cost.others.map { ($0.name, $0.bytes) })
    #expect(
      others == [
        "Riblets": 0x400, "Money": 0x80, "libswiftCompatibility56": 0x100, "Foundation.tbd": 0x10,
        "shared strings and constants": 0x100, "tables for loading": 0x20, "padding between pieces": 0x200,
      ])
    #expect(
      cost.notes == [
        "Apple's map was read by code that has never run on a Mac, and the program itself was not looked at."
      ])
  }

  @Test func `a module that Xcode put into one object is not told apart, and that is said`() throws {
    let cost = try cost(Self.text.replacing("Riblets.o", with: "Shop.o"))

    #expect(cost.others.first { $0.kind == .app }?.bytes == 0x400)
    #expect(cost.notes.contains("'Shop' was compiled to one object, so its riblets cannot be told apart."))
  }

  @Test func `a riblet in a module of another package counts if the model knows the module`() throws {
    let text = Self.text.replacing(
      "Products/Release-iphoneos/Money.o", with: "Money.build/Objects-normal/arm64/CoinRouter.o")
    let money = ModelSources(
      [("../Money/Sources/CoinRouter.swift", "final class CoinRouter: Router<CoinInteractor> {}")], module: "Money")

    #expect(try cost(text, with: money).bytes(of: "Coin") == 0x80)
    #expect(try cost(text).others.first { $0.name == "Money" }?.kind == .library)
    // Xcode makes one object of such a module.
    #expect(try cost(with: money).notes.contains { $0.hasPrefix("'Money' was compiled to one object") })
  }

  @Test func `a map of Apple's that is cut off before its sections is refused`() {
    let end = Self.text.range(of: "# Sections:")?.lowerBound ?? Self.text.endIndex
    #expect(throws: RequestProblem.self) { try cost(String(Self.text[..<end])) }
  }
}
