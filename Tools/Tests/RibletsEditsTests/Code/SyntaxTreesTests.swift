import SwiftParser
import SwiftSyntax
import Testing

@testable import RibletsEdits

struct SyntaxTreesTests {
  @Test func `a tree is that of its text, known or not`() {
    let texts = ["let a = 1\n", "let b = 1\n", "struct {", "", "let a = 1\n"]
    for text in texts + texts {
      #expect(SyntaxTrees.tree(of: text).description == text)
      #expect(SyntaxTrees.tree(of: text).hasError == Parser.parse(source: text).hasError)
    }
  }

  @Test func `what is remembered never grows beyond its limit`() {
    var known = SyntaxTrees.Known(limit: 20)
    func add(_ text: String) { known.add(Parser.parse(source: text), of: text) }
    add("let a = 1\n")
    add("let a = 1\n")
    add("let b = 1\n")
    #expect(known.trees.keys.sorted() == ["let a = 1\n", "let b = 1\n"])
    add("let c = 1\n")
    #expect(Array(known.trees.keys) == ["let c = 1\n"])
    add("let aLongerOneThanAll = 1\n")
    #expect(Array(known.trees.keys) == ["let c = 1\n"])
  }
}
