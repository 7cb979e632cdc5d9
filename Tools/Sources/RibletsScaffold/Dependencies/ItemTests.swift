import RibletsEdits
import RibletsModel
import RibletsPlans
import RibletsSource
import RibletsTemplates

/// The tests of a riblet's builder, as the riblet comes to need other items.
struct ItemTests {
  private let id: RibletID
  private let before: [TypedItem]
  private let after: [TypedItem]
  private let rendered: RenderedRiblet

  init(of id: RibletID, before: [TypedItem], after: [TypedItem], _ rendered: RenderedRiblet) {
    (self.id, self.before, self.after, self.rendered) = (id, before, after, rendered)
  }

  /// Writes the tests that `riblets new riblet` would have written; those with lines of their own stay.
  ///
  /// - Returns: Notes on what is left to write.
  func write(to draft: inout AppDraft, importing imports: [String]) throws(RequestProblem) -> [String] {
    guard let tests = draft.builderTests(of: id) else { return [] }
    let path = tests.position.file
    guard let old = written(before, path, draft), let new = written(after, path, draft) else { return [] }
    let suite = id.name + "BuilderTests"
    let tested = try RegeneratedTests(
      of: tests.type, in: draft.parsed(path), as: suite, writtenAs: old, now: new, importing: imports)
    guard let tested else { return [] }
    try draft.put(try withoutImports(tested.text, path, draft), at: path)
    return tested.ownTests.map {
      "\(tests.position): note: The test \($0) has lines of its own, so it stays as it is."
    }
  }

  /// The modules of Riblets that the tests need for a value of an item.
  func imports(for item: TypedItem) -> [String] { rendered.hasStubs(item) ? ["RibletsDataTesting"] : [] }

  /// Returns the text without imports for items that have gone, if it is what would be written without them.
  private func withoutImports(_ text: String, _ path: String, _ draft: AppDraft) throws(RequestProblem) -> String {
    guard after.count < before.count, let written = written(after, path, draft) else { return text }
    return ImportLines.dropped(from: text, as: written)
  }

  private func written(_ needs: [TypedItem], _ path: String, _ draft: AppDraft) -> String? {
    rendered.text(\.builderTests, of: id, needs: needs, tests: FilePath.folder(path), draft)
  }
}
