import Testing

struct LayersShapes {
  private static let app = Shapes(
    rule: "layers", frame: "@@ ShopDomain\nCODE\n@@ ShopViews\nimport UIKit",
    settings:
      #"{"layers": [{"name": "the domain knows no view", "modules": ["*Domain"], "mayNotImport": ["*Views", "UIKit", "Store*Kit"]}]}"#
  )

  @Test(arguments: [
    "import UIKit", "import ShopViews", "import CartViews", "public import UIKit", "internal import UIKit",
    "private import UIKit",
    "package import UIKit", "@testable import ShopViews", "@_exported import ShopViews", "@preconcurrency import UIKit",
    "import class UIKit.UIView", "import struct ShopViews.Price", "import func UIKit.a", "import enum ShopViews.A",
    "import UIKit.UIView",
    "import Foundation\nimport UIKit", "import Foundation; import UIKit", "#if canImport(UIKit)\nimport UIKit\n#endif",
    "#if os(iOS)\n  import UIKit\n#endif", "/* a */ import UIKit", "import UIKit // a", "  import UIKit",
    "struct A {}\nimport UIKit",
    "import StoreKit", "import StoreMenuKit", "import protocol ShopViews.A", "import typealias UIKit.A",
    "fileprivate import UIKit", "import `UIKit`",
  ])
  func `an import that a layer forbids is found`(line: String) throws { try Self.app.expectFinding(line) }

  @Test(arguments: [
    "", "import Foundation", "// import UIKit", "/* import UIKit */", "let text = \"import UIKit\"", "import UIKitten",
    "import ShopViewsKit",
    "import MyUIKit", "import ShopDomain", "import Store", "import uikit", "func a() { UIKit() }",
    "#if canImport(UIKit)\n#endif",
    "import struct Foundation.UIKit", "import Views2", "let uikit = 1", "@@ ShopMenu\nimport UIKit",
    "@@ DomainShop\nimport UIKit",
    "@@ ShopDomainTests\nimport UIKit", "extension UIKit.A {}",
  ])
  func `other imports and other modules are none`(line: String) throws { try Self.app.expectNone(line) }
}
