import Foundation
import MockFuzzing
package import RibletsModel
import RibletsReading
import TestFolder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A package on the disk that changes at random, with what commands keep of it.
package struct ChangingApp {
  private let folder: TemporaryFolder
  private var random: SeededGenerator
  private var texts: RandomTexts

  private static let folders = [
    ModelSources.Folder(module: "Goods", path: "Sources/Goods"),
    ModelSources.Folder(module: "Shop", path: "Sources/Shop"),
    ModelSources.Folder(module: "ShopTests", path: "Tests/ShopTests", isTest: true),
  ]

  private static let manifest = """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Goods"), .target(name: "Shop", dependencies: ["Goods"]),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ]
    )
    """

  /// Writes an app; those of one seed are alike, and change alike.
  package init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    random = SeededGenerator(seed: seed)
    texts = RandomTexts(seed: seed)
    try folder.write(Self.manifest, to: "Package.swift")
    for _ in 0..<8 { try write(Array(texts.next().utf8), to: freePath()) }
  }

  /// Reads the model.
  ///
  /// - Parameter isLater: True if this is so long after the last change that files count as settled.
  package func model(isCached: Bool, isLater: Bool = false) -> AppModel {
    let now = FileIdentity.now + (isLater ? 1_000_000_000 : 0)
    return AppModel(
      reading: ModelSources(root: folder.path(""), folders: Self.folders, isCached: isCached, now: now))
  }

  // MARK: Changes

  /// The kinds of changes.
  private enum Change: CaseIterable {
    case edit, exchangeByte, add, remove, rename, renameFolder, touch, copy, link
    case halve, carriageReturns, byteOrderMark, noText, conflict
    case truncateCache, damageCache, emptyCache, oldCache, removeCache
  }

  /// Changes something.
  ///
  /// - Returns: The change.
  package mutating func change() throws -> String {
    let change = Change.allCases[random.below(Change.allCases.count)]
    let paths = self.paths
    guard let path = paths.isEmpty ? nil : paths[random.below(paths.count)] else {
      try write(Array(texts.next().utf8), to: freePath())
      return "add the first"
    }
    try apply(change, to: path)
    return "\(change) \(path)"
  }

  private mutating func apply(_ change: Change, to path: String) throws {
    let manager = FileManager.default
    let file = folder.path(path)
    var bytes = manager.contents(atPath: file).map(Array.init) ?? []
    switch change {
    case .edit: try write(Array(texts.next().utf8), to: path)
    case .exchangeByte:
      guard !bytes.isEmpty else { return }
      bytes[random.below(bytes.count)] = UInt8(32 + random.below(95))
      try write(bytes, to: path)
    case .add: try write(Array(texts.next().utf8), to: freePath())
    case .remove: try manager.removeItem(atPath: file)
    case .rename: try move(path, to: freePath())
    case .renameFolder:
      // With all that is in it, so that no file itself is touched.
      let part = "Sources/Shop/Part\(random.below(3))"
      if manager.fileExists(atPath: folder.path(part)) { try move(part, to: "Sources/Shop/Part\(3 + random.below(3))") }
    case .touch: utimes(file, nil)
    case .copy:
      let other = freePath()
      guard other != path else { return }
      try? manager.removeItem(atPath: folder.path(other))
      try makeFolder(of: other)
      try manager.copyItem(atPath: file, toPath: folder.path(other))
    case .link:
      let other = freePath()
      try? manager.removeItem(atPath: folder.path(other))
      try makeFolder(of: other)
      let target = [file, folder.path("Nowhere.swift"), folder.path("Sources")][random.below(3)]
      try manager.createSymbolicLink(atPath: folder.path(other), withDestinationPath: target)
    case .halve: try write(Array(bytes.prefix(random.below(bytes.count + 1))), to: path)
    case .carriageReturns: try write(bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }, to: path)
    case .byteOrderMark: try write([0xEF, 0xBB, 0xBF] + bytes, to: path)
    case .noText: try write(bytes + [0xFF, 0xFE, 0x63], to: path)
    case .conflict: try write(Array("<<<<<<< ours\n".utf8) + bytes, to: path)
    case .truncateCache, .damageCache, .emptyCache, .oldCache, .removeCache: try spoilCache(change)
    }
  }

  private mutating func spoilCache(_ change: Change) throws {
    let manager = FileManager.default
    let cachePath = folder.path(".build/riblets/" + (random.below(2) == 0 ? "model" : "reach"))
    guard var bytes = manager.contents(atPath: cachePath), !bytes.isEmpty else { return }
    switch change {
    case .truncateCache: bytes = bytes.prefix(random.below(bytes.count))
    case .damageCache: bytes[random.below(bytes.count)] ^= UInt8(1 << random.below(8))
    case .emptyCache: bytes = Data()
    case .oldCache:
      // In its place comes what was kept the last time that this was done.
      let old = manager.contents(atPath: cachePath + "-old")
      try bytes.write(to: URL(filePath: cachePath + "-old"))
      guard let old else { return }
      bytes = old
    default: return try manager.removeItem(atPath: cachePath)
    }
    try bytes.write(to: URL(filePath: cachePath))
  }

  /// Lets the clock of files move on, so that the next change has another time than the last one.
  package func waitForClock() throws {
    let probe = folder.path("Probe")
    try Data().write(to: URL(filePath: probe))
    let start = FileIdentity(of: probe).changed
    while FileIdentity(of: probe).changed == start { try Data().write(to: URL(filePath: probe)) }
  }

  // MARK: Files

  /// The folder of the package.
  package var root: String { folder.url.resolvingSymlinksInPath().path }

  /// Some text as a file of the app could have had it.
  package mutating func formerText() -> String { texts.next() }

  /// A file of the app; `nil` if it has none.
  package mutating func anyPath() -> String? {
    let paths = self.paths
    return paths.isEmpty ? nil : paths[random.below(paths.count)]
  }

  private var paths: [String] {
    ["Sources", "Tests"].flatMap { top in
      ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path(top))) ?? []).map { top + "/" + $0 }
    }.filter { $0.hasSuffix(".swift") }.sorted()
  }

  private mutating func freePath() -> String {
    let place = ["Sources/Goods", "Sources/Shop", "Sources/Shop/Part\(random.below(3))", "Tests/ShopTests"]
    return place[random.below(place.count)] + "/File\(random.below(12)).swift"
  }

  /// Writes into the file that is there, or puts another one in its place, as editors do the one or the other.
  private mutating func write(_ bytes: [UInt8], to path: String) throws {
    try makeFolder(of: path)
    let file = folder.path(path)
    if random.below(2) == 0, let handle = FileHandle(forWritingAtPath: file) {
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(bytes))
      try handle.close()
    } else {
      try Data(bytes).write(to: URL(filePath: file), options: .atomic)
    }
  }

  private func move(_ path: String, to other: String) throws {
    guard path != other else { return }
    try makeFolder(of: other)
    try? FileManager.default.removeItem(atPath: folder.path(other))
    try FileManager.default.moveItem(atPath: folder.path(path), toPath: folder.path(other))
  }

  private func makeFolder(of path: String) throws {
    let file = URL(filePath: folder.path(path))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }
}
