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
    ("/home/me/ShopTests/Tests/ShopTests/Cart/CartSpec.swift", "ShopTests/Cart/CartSpec.swift"),
    ("Tests/ShopTests/CartSpec.swift", "ShopTests/CartSpec.swift"),
    ("/elsewhere/CartSpec.swift", "ShopTests/CartSpec.swift"),
  ])
  func `a file is named from its target on, without the machine's folders`(path: String, expected: String) {
    let place = SpecPlace(fileID: "ShopTests/CartSpec.swift", filePath: path, line: 1, column: 1)

    #expect(place.pathInTarget == expected)
  }
}
