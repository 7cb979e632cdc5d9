import Testing

@testable import RibletsSpec

struct OutlineNodeTests {
  private func entry(_ words: String...) -> BookEntry {
    BookEntry(words: words, file: "", line: 1, status: .passed)
  }

  @Test func `neighbours with the same group share it, in order`() {
    let entries = [entry("x"), entry("a", "1"), entry("a", "b", "2"), entry("a", "3"), entry("y"), entry("a", "4")]

    #expect(
      OutlineNode.tree(entries) == [
        .example(entries[0]),
        .group("a", [.example(entries[1]), .group("b", [.example(entries[2])]), .example(entries[3])]),
        .example(entries[4]),
        .group("a", [.example(entries[5])]),
      ])
  }

  @Test func `specs of one riblet in two modules share a section`() {
    let specs = [("B", "Cart"), ("A", "Cart"), ("A", "App")].map { module, riblet in
      BookSpec(identity: SpecIdentity(name: "S", module: module, riblet: riblet, file: ""), entries: [])
    }

    let sections = RibletSection.sections(of: BookOfSpecs(specs: specs))

    #expect(sections.map(\.riblet) == ["App", "Cart"])
    #expect(sections[1].specs.map(\.identity.module) == ["A", "B"])
  }
}
