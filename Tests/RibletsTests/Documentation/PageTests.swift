import Testing

/// Holds all pages to code that is compiled.
struct PageTests {
  @Test func `every block of Swift on a page is compiled, or says why it cannot be`() throws {
    // Its examples are a few lines of an app each, for one message.
    let paths = DocumentationPage.allPaths.filter { !$0.hasSuffix("Troubleshooting.md") }
    let blocks = try paths.flatMap { try DocumentationPage($0).swiftBlocks }
    let sources = try CompiledSources.ofRepository(blocks: blocks)
    #expect(blocks.count > 80 && sources.fileCount > 1000)

    for problem in blocks.compactMap({ $0.problem(in: sources) }) { Issue.record("\(problem)") }
  }

  /// The few that cannot be compiled: manifests of an app beside the checkout, and code of other libraries.
  @Test func `few blocks are fragments`() throws {
    // Its examples are a few lines of an app each, for one message.
    let paths = DocumentationPage.allPaths.filter { !$0.hasSuffix("Troubleshooting.md") }
    let blocks = try paths.flatMap { try DocumentationPage($0).swiftBlocks }
    #expect(blocks.count { $0.fragmentReason != nil } <= 7)
  }
}
