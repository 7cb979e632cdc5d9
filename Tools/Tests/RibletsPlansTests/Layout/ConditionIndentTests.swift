import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct ConditionIndentTests {
  @Test func `what stands below a condition is indented, and sorted imports, too`() {
    let text = """
      import Riblets

      #if canImport(UIKit)
      import UIKit
      import RibletsUIKit

      let a = 1
      #else
      let a = 2
      #endif
      let b = 3

      """
    #expect(
      SwiftLayout.laidOut(text) == """
        import Riblets

        #if canImport(UIKit)
          import RibletsUIKit
          import UIKit

          let a = 1
        #else
          let a = 2
        #endif
        let b = 3

        """)
  }

  @Test func `what is indented already stays`() {
    let text = "#if DEBUG\n  let a = 1\n#endif\n"
    #expect(SwiftLayout.laidOut(text) == text)
  }

  @Test func `conditions stand in each other`() {
    #expect(
      SwiftLayout.laidOut("#if A\n#if B\nlet b = 1\n#elseif C\nlet c = 1\n#endif\nlet a = 1\n#endif\n")
        == "#if A\n  #if B\n    let b = 1\n  #elseif C\n    let c = 1\n  #endif\n  let a = 1\n#endif\n")
  }
}
