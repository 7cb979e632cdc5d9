import Foundation
import RibletsSource
import TestFolder
import Testing

@testable import RibletsReading

/// Tests that the outlines of the last time may save the next one work, and have no other effect.
struct OutlineReadingTests {
  private let folder: TemporaryFolder
  /// So long after any change that files count as settled.
  private let later = FileIdentity.now + 10_000_000_000

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("class A {}\n", to: "Sources/Shop/A.swift")
    try folder.write("class B {}\n", to: "Sources/Shop/Inner/B.swift")
  }

  private var cache: OutlineCache? { OutlineCache(ofPackage: folder.path(""), name: "test") }
  private var cachePath: String { folder.path(".build/riblets/test") }

  private func reading(now: Int64? = nil) -> OutlineReading {
    OutlineReading(of: ["Sources/Shop"], in: folder.path(""), cache: cache, now: now ?? later)
  }

  private func keep() { #expect(reading().answer(to: 7) { "all" } == "all") }

  private func answer() -> String? { reading().knownAnswer(to: 7) }

  private func types(_ reading: OutlineReading) -> [String] {
    reading.files.flatMap { file -> [String] in
      switch file.outline {
      case .success(let outline): outline.value.types.map { "\($0.position.file): \($0.name)" }
      case .failure(let problem): ["\(file.path): \(problem)"]
      }
    }
  }

  @Test func `an answer holds as long as nothing changes`() {
    #expect(answer() == nil)
    keep()
    #expect(answer() == "all")
    let other: String? = reading().knownAnswer(to: 8)
    #expect(other == nil)
    #expect(types(reading()) == ["Sources/Shop/A.swift: A", "Sources/Shop/Inner/B.swift: B"])
  }

  @Test func `a file that is changed, added or removed takes the answer with it, and no other outline`() throws {
    keep()
    try folder.write("class C {}\n", to: "Sources/Shop/A.swift")
    #expect(answer() == nil)
    #expect(reading().files.map(\.isKnown) == [false, true])
    #expect(types(reading()) == ["Sources/Shop/A.swift: C", "Sources/Shop/Inner/B.swift: B"])
    keep()
    try folder.write("class D {}\n", to: "Sources/Shop/D.swift")
    #expect(answer() == nil)
    keep()
    try FileManager.default.removeItem(atPath: folder.path("Sources/Shop/D.swift"))
    #expect(answer() == nil)
    keep()
    #expect(answer() == "all")
  }

  @Test func `a file that was written once more as it was changes nothing`() throws {
    keep()
    try folder.write("class A {}\n", to: "Sources/Shop/A.swift")
    #expect(answer() == "all")
  }

  @Test func `what was changed just now is read again, since it may change and look the same`() throws {
    let now = FileIdentity(of: folder.path("Sources/Shop/A.swift")).changed
    #expect(reading(now: now).answer(to: 7) { "all" } == "all")
    #expect(cache?.content.records["Sources/Shop/A.swift"]?.identity == .missing)
    // By its content it is as it was.
    #expect(answer() == "all")
    keep()
    #expect(
      cache?.content.records["Sources/Shop/A.swift"]?.identity == FileIdentity(of: folder.path("Sources/Shop/A.swift")))
  }

  @Test func `what cannot be read or is no text is the same the next time`() throws {
    try folder.write("", to: "Sources/Shop/Wide.swift")
    try Data([0xFF, 0xFE]).write(to: URL(filePath: folder.path("Sources/Shop/Wide.swift")))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Sources/Shop/Lost.swift"), withDestinationPath: folder.path("Nowhere"))
    let fresh = types(reading())
    #expect(fresh.count == 4)
    keep()
    #expect(answer() == "all")
    #expect(types(reading()) == fresh)
    // As soon as there is something behind the link, it counts.
    try folder.write("class L {}\n", to: "Nowhere")
    #expect(answer() == nil)
    #expect(types(reading()).contains("Sources/Shop/Lost.swift: L"))
  }

  @Test func `a cache with any byte changed or cut off is as if it were not there`() throws {
    keep()
    let whole = try #require(FileManager.default.contents(atPath: cachePath))
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 1 << UInt8(place % 8)
      try bytes.write(to: URL(filePath: cachePath))
      #expect(answer() == nil, "byte \(place)")
    }
    for count in whole.indices {
      try whole.prefix(count).write(to: URL(filePath: cachePath))
      #expect(answer() == nil, "\(count) bytes")
    }
    keep()
    #expect(answer() == "all")
  }

  @Test func `a cache of another package is of no use there, and does no harm`() throws {
    keep()
    let other = try TemporaryFolder()
    try other.write("", to: "Package.swift")
    try other.write("class X {}\n", to: "Sources/Shop/A.swift")
    try other.write("class B {}\n", to: "Sources/Shop/Inner/B.swift")
    try other.write("", to: ".build/riblets/Empty")
    try FileManager.default.copyItem(atPath: cachePath, toPath: other.path(".build/riblets/test"))
    let reading = OutlineReading(
      of: ["Sources/Shop"], in: other.path(""), cache: OutlineCache(ofPackage: other.path(""), name: "test"), now: later
    )
    let answer: String? = reading.knownAnswer(to: 7)
    #expect(answer == nil)
    #expect(types(reading) == ["Sources/Shop/A.swift: X", "Sources/Shop/Inner/B.swift: B"])
  }

  @Test func `without a package there is no cache, and git never sees one`() throws {
    keep()
    #expect(try folder.text(of: ".build/riblets/.gitignore") == "*\n")
    try FileManager.default.removeItem(atPath: folder.path("Package.swift"))
    #expect(cache == nil)
    #expect(answer() == nil)
  }

  @Test func `a folder that cannot be written costs time and nothing else`() throws {
    try folder.write("a file where the folder would be", to: ".build")
    keep()
    #expect(answer() == nil)
    #expect(try folder.text(of: ".build") == "a file where the folder would be")
    #expect(types(reading()) == ["Sources/Shop/A.swift: A", "Sources/Shop/Inner/B.swift: B"])
  }

  @Test func `nothing is kept of an app of which a folder cannot be read`() throws {
    // Whoever may read everything sees nothing of this.
    guard geteuid() != 0 else { return }
    try folder.write("", to: "Sources/Shop/Closed/Text.txt")
    let closed = folder.path("Sources/Shop/Closed")
    #expect(chmod(closed, 0) == 0)
    #expect(reading().unreadable == ["Sources/Shop/Closed"])
    keep()
    #expect(chmod(closed, 0o755) == 0)
    #expect(answer() == nil)
  }

  @Test func `heads are read without the rest, which is still to be had`() throws {
    try folder.write("struct C { let b: B }\n", to: "Sources/Shop/C.swift")
    let fresh = try reading().files[1].outline.get()
    #expect(fresh.heads == fresh.value)
    keep()
    let kept = try reading().files[1].outline.get()
    #expect(kept.heads.types.map(\.name) == ["C"])
    #expect(kept.heads.types.flatMap(\.members).isEmpty)
    #expect(kept.value == fresh.value)
    #expect(kept.heads == kept.value)
  }

  @Test func `an outline that is in use stays when the cache is gone`() throws {
    keep()
    let reading = reading()
    try Data().write(to: URL(filePath: cachePath))
    #expect(types(reading) == ["Sources/Shop/A.swift: A", "Sources/Shop/Inner/B.swift: B"])
  }
}
