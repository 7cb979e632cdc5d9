import MockCorpus
import Testing

struct MockCorpusTests {
  private func files(_ count: Int, seed: UInt64) -> [MockCorpus.File] {
    let corpus = MockCorpus(fileCount: count, seed: seed)
    return (0..<count).map(corpus.file)
  }

  @Test func `the same seed gives the same bytes`() {
    #expect(files(50, seed: 7) == files(50, seed: 7))
    #expect(files(50, seed: 7) != files(50, seed: 8))
  }

  @Test func `a file is the same whatever was made before it`() {
    #expect(MockCorpus(seed: 3).file(at: 40) == MockCorpus(seed: 3).file(at: 40))
    #expect(MockCorpus(seed: 3).file(at: 40).path.hasPrefix("Sources/Feature1/"))
  }

  @Test func `it is as large as it says it is`() {
    let files = files(10_000, seed: 1)
    let bytes = files.reduce(0) { $0 + $1.text.utf8.count }
    let lines = files.reduce(0) { $0 + $1.text.utf8.reduce(0) { $0 + ($1 == 10 ? 1 : 0) } }
    #expect(abs(bytes - 30_000_000) < 1_000_000)
    #expect(abs(lines - 860_000) < 10_000)
    #expect(files.reduce(0) { $0 + $1.markedProtocolCount } == 9_000)
    #expect(files.count { $0.markedProtocolCount > 0 } == 4_000)
    #expect(Set(files.map(\.path)).count == 10_000)
  }

  @Test func `marked protocols carry the mark, and nothing else does`() {
    for file in files(200, seed: 5) {
      #expect(
        file.text.split(separator: "@mockable", omittingEmptySubsequences: false).count - 1 == file.markedProtocolCount)
    }
  }
}
