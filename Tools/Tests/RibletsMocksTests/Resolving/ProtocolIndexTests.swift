import Foundation
import RibletsMocks
import RibletsSource
import Testing

struct ProtocolIndexTests {
  private func output(of source: String) -> MockOutput {
    MockGenerator(MockOptions()).mocks(of: [SourceFile(parsing: Array(source.utf8), path: "A.swift")])
  }

  @Test(arguments: [
    "typealias Sendable = Swift.Sendable\n/// @mockable\nprotocol P: Sendable {}",
    "typealias Parent = Kit.Parent\nprotocol Parent2 {}\n/// @mockable\nprotocol P: Parent {}",
    "typealias A = B\ntypealias B = C & D\ntypealias C = A\nprotocol D {}\n/// @mockable\nprotocol P: A {}",
    "typealias A = A\n/// @mockable\nprotocol P: A {}",
    "typealias A = B\ntypealias B = A\n/// @mockable\nprotocol P { func f(_ a: A, b: @escaping B) -> A }",
    "enum K { typealias A = K.A }\n/// @mockable\nprotocol P: K.A {}",
  ])
  func `type aliases that lead back to themselves stand for nothing`(source: String) {
    #expect(output(of: source + "\n").names == ["PMock"])
  }

  @Test func `an alias of a name of its own keeps what the name means elsewhere`() {
    let marked = "/// @mockable\nprotocol P: Sendable { func f() -> Int }\n"
    #expect(output(of: "typealias Sendable = Swift.Sendable\n" + marked).text == output(of: marked).text)
    let missing = output(of: "typealias Parent = Kit.Parent\n/// @mockable\nprotocol P: Parent {}\n").diagnoses
    #expect(missing.count == 1)
    #expect(missing.first?.text.hasPrefix("'P' inherits from 'Kit.Parent', which is not among the sources.") == true)
  }

  @Test func `a protocol in a type is not taken for one of its name outside`() {
    let text = output(
      of: """
        enum Inner { protocol Q { func inner() } }
        protocol Q { func outer() }
        /// @mockable
        protocol P: Q {}
        extension Inner {
          /// @mockable
          protocol R: Q {}
        }

        """
    ).text
    #expect(text.components(separatedBy: "func outer()").count == 2)
    #expect(text.components(separatedBy: "func inner()").count == 2)
  }

  @Test func `an alias in a type is not taken for a name outside`() {
    let text = output(
      of: """
        enum A { typealias Parent = Hashable }
        protocol Parent { func outer() }
        protocol Other { func other() }
        enum B { typealias Base = Other }
        enum C { typealias Base = Parent }
        /// @mockable
        protocol P: Parent {}
        /// @mockable
        protocol Q: C.Base {}

        """
    ).text
    #expect(text.components(separatedBy: "func outer()").count == 3)
    #expect(!text.contains("func other()"))
  }

  @Test func `an alias of a type leads to the protocols in it`() {
    let text = output(
      of: """
        enum Inner { protocol Q { func inner() } }
        typealias Other = Inner
        /// @mockable
        protocol P: Other.Q {}

        """
    ).text
    #expect(text.contains("func inner()"))
  }
}
