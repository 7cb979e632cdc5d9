import Foundation
import ModelFuzzing
import RibletsModel
import RibletsReading
import RibletsSource
import TestFolder
import Testing

@testable import RibletsImpact

/// Tests that what a command leaves about reach saves the next one work, and has no other effect.
struct KeptReachTests {
  private let sample: ImpactSample

  init() throws { sample = try ImpactSample() }

  private var file: String { sample.root + "/.build/riblets/reach" }
  private var kept: KeptReach { KeptReach(in: sample.root) }

  private func impact(isCached: Bool = true) -> Impact {
    let app = ImpactedApp(at: sample.root, ModelPackages(in: sample.root), isCached: isCached)
    return Impact(of: [FileChange(path: "Sources/Cart/CartPrices.swift", status: .possible)], in: app)
  }

  @Test func `the next command takes over what nothing has changed of`() {
    #expect(kept.facts.count == 0)
    let first = impact()
    let left = FileIdentity(of: file)

    #expect(left != .missing)
    #expect(kept.facts.count == 10)
    #expect(impact() == first)
    #expect(FileIdentity(of: file) == left)
    #expect(first == impact(isCached: false))
  }

  @Test func `a changed file is read again, and names that no file has any more go`() throws {
    _ = impact()
    #expect(kept.facts.names.contains("HomeTitle"))
    let before = kept.question
    try sample.folder.write("struct Heading { let prices = CartPricesLike() }\n", to: "Sources/Home/HomeTitle.swift")
    try FileManager.default.removeItem(atPath: sample.folder.path("Tests/HomeTests/HomeTitleTests.swift"))

    #expect(impact() == impact(isCached: false))
    #expect(kept.question != before)
    #expect(kept.facts.count == 9)
    #expect(kept.facts.names.contains("Heading"))
    #expect(!kept.facts.names.contains("HomeTitle"))
  }

  @Test func `a manifest that lets a module see another one leads to other uses`() throws {
    _ = impact()
    let manifest = try sample.folder.text(of: "Package.swift")
    try sample.folder.write(
      "struct HomeTitle { var text: String { \"\\(CartColors.red)\" } }\n", to: "Sources/Home/HomeTitle.swift")
    let change = FileChange(path: "Sources/Cart/CartColors.swift", status: .modified, before: Array("".utf8))
    let names = { Impact(of: [change], in: ImpactedApp(at: sample.root)).names }
    #expect(!names().contains("title"))

    try sample.folder.write(
      manifest.replacing("\"Home\", dependencies: [", with: "\"Home\", dependencies: [\"Cart\", "), to: "Package.swift")

    #expect(names().contains("title"))
  }

  @Test(arguments: [0, 1, 40, 200, 400, -1]) func `a file that is damaged is as if it were not there`(place: Int) throws
  {
    let first = impact()
    var bytes = try #require(FileManager.default.contents(atPath: file))
    bytes[place < 0 ? bytes.count + place : place] ^= 4
    try bytes.write(to: URL(filePath: file))

    #expect(kept.facts.count == 0)
    #expect(impact() == first)
    #expect(kept.facts.count == 10)
  }

  @Test func `a file that cannot be written costs time alone`() throws {
    try sample.folder.write("", to: ".build/riblets/reach/taken")

    #expect(impact() == impact(isCached: false))
  }

  @Test func `numbers that lead nowhere are damage`() throws {
    _ = impact()
    func read(_ fill: (inout BinaryWriter) -> Void) throws -> KeptReach {
      var writer = BinaryWriter()
      fill(&writer)
      return try writer.bytes.withUnsafeBytes { bytes in
        var reader = BinaryReader(bytes)
        return try KeptReach(from: &reader)
      }
    }
    let whole = kept
    #expect(try read { $0.write(whole) }.facts.count == 10)
    #expect(throws: BinaryDamage.self) {
      try read { writer in
        writer.write(UInt64(1))
        writer.write(ReachFacts(), whole.types, whole.uses)
      }
    }
    #expect(throws: BinaryDamage.self) {
      try read { writer in
        writer.write(UInt64(1))
        writer.write(whole.facts, whole.types, FileUses())
      }
    }
  }

  // MARK: Random apps

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func `what is kept says the same as what is read from scratch`(
    seed: UInt64
  ) throws {
    var app = try ChangingApp(seed: seed)
    for number in 0..<12 {
      let change = try app.change()
      let former = Array(app.formerText().utf8)
      let changes = [FileChange(path: "Sources/Goods/Former.swift", status: .deleted, before: former)]
      let impacts = [true, true, false].map { isCached in
        Impact(of: changes, in: ImpactedApp(at: app.root, ModelPackages(in: app.root), isCached: isCached))
      }
      #expect(impacts[0] == impacts[2], "seed \(seed), change \(number): \(change)")
      #expect(impacts[1] == impacts[2], "seed \(seed), change \(number), once more: \(change)")
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `files as they were are added to a graph as if it were made with them`(seed: UInt64) throws {
    var app = try ChangingApp(seed: seed)
    for _ in 0..<8 { _ = try app.change() }
    let read = ImpactedApp(at: app.root)
    for _ in 0..<4 {
      let former = ["Sources/Goods/Former.swift", "Sources/Shop/Former.swift"].map { path in
        ReachNode(
          former: path, module: String(path.split(separator: "/")[1]), isTest: false,
          outline: SourceOutline(reading: Array(app.formerText().utf8), path: path))
      }
      let all = read.graph.nodes + former
      let whole = ReachGraph(all, read.facts, read.modules, mocks: [])
      let added = ReachGraph(read.graph.nodes, read.facts, read.modules, mocks: []).adding(former)

      for file in all.indices {
        #expect(added.files(reaching: [file]) == whole.files(reaching: [file]), "seed \(seed), \(all[file].path)")
        #expect(added.modules(reachedBy: [file]) == whole.modules(reachedBy: [file]), "seed \(seed), \(all[file].path)")
      }
    }
  }
}
