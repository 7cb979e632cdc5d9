/// Swift sources as a large app has them, made from a seed: the same seed gives the same bytes.
///
/// Two of five files hold protocols that are marked to be mocked, two or three each. Everything else is what surrounds
/// protocols in apps: classes, structures, extensions, functions with bodies, protocols without a mark, comments and
/// strings that look like declarations.
public struct MockCorpus: Sendable {
  /// The number of files.
  public let fileCount: Int
  /// The seed that the bytes depend on.
  public let seed: UInt64

  /// Describes a corpus; nothing is made yet.
  public init(fileCount: Int = 10_000, seed: UInt64 = 1) {
    self.fileCount = fileCount
    self.seed = seed
  }

  /// A file of a corpus.
  public struct File: Hashable, Sendable {
    /// The path below the folder of the corpus.
    public let path: String
    /// Its content.
    public let text: String
    /// The number of marked protocols in it.
    public let markedProtocolCount: Int
  }

  /// Makes a file.
  public func file(at index: Int) -> File {
    var writer = CorpusWriter(file: index, of: self)
    writer.writeFile()
    return File(
      path: "Sources/Feature\(index / 40)/\(CorpusNames.type(index))\(index).swift", text: writer.text,
      markedProtocolCount: Self.markedProtocols(in: index).count)
  }

  /// The numbers of the marked protocols in a file, counted over the whole corpus: 9 in every 10 files.
  static func markedProtocols(in file: Int) -> Range<Int> {
    let counts = [2, 2, 3, 2]
    let place = file % 10
    guard place % 5 < 2 else { return 0..<0 }
    let group = place / 5 * 2 + place % 5
    let first = file / 10 * 9 + counts[..<group].reduce(0, +)
    return first..<(first + counts[group])
  }
}
