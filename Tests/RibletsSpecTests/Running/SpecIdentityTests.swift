import Testing

@testable import RibletsSpec

struct SpecIdentityTests {
  @Test(arguments: [
    ("ShopTests/Cart/CartSpec.swift", "CartSpec", "Cart"),
    ("ShopTests/Root/Cart/CartSpec.swift", "CartSpec", "Cart"),
    ("ShopTests/CartSpec.swift", "CartSpec", "Cart"),
    ("ShopTests/Deeplinks.swift", "Deeplinks", "Deeplinks"),
    ("ShopTests/Spec.swift", "Spec", "Spec"),
    ("", "Outer.CartSpec", "Cart"),
    ("ShopTests/장바구니/CartSpec.swift", "CartSpec", "장바구니"),
  ])
  func `a spec belongs to the folder of its file, or to what its name says`(file: String, name: String, riblet: String)
  {
    #expect(SpecIdentity.riblet(ofFile: file, specName: name) == riblet)
  }

  @Test(arguments: [
    ("/folder/ShopTests/Tests/ShopTests/Cart/CartSpec.swift", "ShopTests/Cart/CartSpec.swift"),
    ("Tests/ShopTests/CartSpec.swift", "ShopTests/CartSpec.swift"),
    ("/elsewhere/CartSpec.swift", "ShopTests/CartSpec.swift"),
  ])
  func `a file is named from its target on, without the machine's folders`(path: String, expected: String) {
    let place = SpecPlace(fileID: "ShopTests/CartSpec.swift", filePath: path, line: 1, column: 1)

    #expect(place.pathInTarget == expected)
  }

  @Test(arguments: [
    ("M.(unknown context at $10f3a2b).CartSpec", "M.CartSpec"),
    ("M.(unknown context at $1).Outer.(unknown context at $2).CartSpec", "M.Outer.CartSpec"),
    ("M.Outer.CartSpec", "M.Outer.CartSpec"),
  ])
  func `the name of a private spec does not hold an address`(name: String, expected: String) {
    #expect(SpecIdentity.typeName(name) == expected)
  }

  private enum Hidden: Spec {
    static func spec() { it("is") {} }
  }

  @Test @MainActor func `a private spec has its module and its name`() {
    let identity = SpecIdentity(Hidden.self, firstExample: nil)

    #expect(identity.fullName == "RibletsSpecTests.SpecIdentityTests.Hidden")
    #expect(identity.riblet == "Hidden")
  }
}
