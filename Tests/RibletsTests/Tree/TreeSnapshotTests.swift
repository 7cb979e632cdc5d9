import Riblets
import RibletsTesting
import Testing

@MainActor
struct TreeSnapshotTests {
  let test = TestScope()
  let log = Log()

  func part(_ name: String) -> PartRouter { PartRouter(name, log) }

  @Test func `a tree reads as an indented list, with what is not active marked`() {
    let (root, a, b) = (part("root"), part("a"), part("b"))
    root.attachChild(a)
    root.launch(under: test)
    root.terminateTree()
    root.attachChild(b)
    a.attachChild(part("c"))

    #expect(
      root.ribletTree.description == """
        Part(root) (inactive)
          Part(a) (inactive)
            Part(c) (inactive)
          Part(b) (inactive)
        """)
    root.launch(under: test)
    #expect(
      root.ribletTree.description == """
        Part(root)
          Part(a)
            Part(c)
          Part(b)
        """)
  }

  @Test func `a snapshot names the parts of each riblet`() {
    #expect(part("root").ribletTree.entries.map(\.parts) == [["router": "PartRouter", "interactor": "PartInteractor"]])
  }

  @Test func `a snapshot of a deep tree can be taken`() {
    let root = part("x")
    var end = root
    for _ in 0..<10_000 {
      let next = part("x")
      end.attachChild(next)
      end = next
    }

    #expect(root.ribletTree.entries.count == 10_001)
    #expect(root.ribletTree.entries.last?.depth == 10_000)
  }

  @Test func `a path knows its name, its parent and its names, and equals itself`() {
    let (root, a) = (part("root"), part("a"))
    root.attachChild(a)

    #expect(a.ribletPath.name == "Part(a)")
    #expect(a.ribletPath.parent?.description == "Part(root)")
    #expect(a.ribletPath.names == ["Part(root)", "Part(a)"])
    #expect(a.ribletPath == a.ribletPath)
    #expect(a.ribletPath != root.ribletPath)
  }

  @Test func `each change of a tree is printed once, when it is complete`() async {
    let (root, a) = (part("root"), part("a"))
    var printed: [String] = []
    TreeSnapshot.printChanges(of: root, in: test.runtime) { printed.append($0) }

    root.launch(under: test)
    root.attachChild(a)
    await Task { @MainActor in }.value
    root.detachChild(a)
    root.attachChild(a)
    await Task { @MainActor in }.value
    root.detachChild(a)
    await Task { @MainActor in }.value

    #expect(printed == ["Part(root)\n  Part(a)", "Part(root)"])
  }
}
