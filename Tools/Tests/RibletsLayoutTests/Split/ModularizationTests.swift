import SampleApps
import Testing

@testable import RibletsLayout
@testable import RibletsScaffold

struct ModularizationTests {
  private func grouping(_ parents: [String: String]) -> Modularization {
    var all = parents.mapValues { Set([$0]) }
    for parent in parents.values where all[parent] == nil { all[parent] = [] }
    return Modularization(parents: all)
  }

  /// A tree of a seed: each riblet below one with a smaller number.
  private func randomTree(_ count: Int, seed: UInt64) -> [String: String] {
    var state = seed
    var parents: [String: String] = [:]
    for number in 1..<count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      parents["R\(number)"] = "R\(Int((state >> 33) % UInt64(number)))"
    }
    return parents
  }

  @Test func `a branch of eight and more is a module, named after its top`() {
    var parents = ["Cart": "Root", "Menu": "Root"]
    for number in 1...7 { parents["Item\(number)"] = "Cart" }
    let groups = grouping(parents).groups

    #expect(groups.keys.sorted() == ["CartModule", "RootModule"])
    #expect(groups["CartModule"] == ["Cart"] + (1...7).map { "Item\($0)" })
    #expect(groups["RootModule"] == ["Menu", "Root"])
  }

  @Test func `many branches below one riblet are put together`() {
    let parents = Dictionary(uniqueKeysWithValues: (10..<40).map { ("Item\($0)", "Root") })
    let groups = grouping(parents).groups

    #expect(groups.count <= 5)
    #expect(groups.values.allSatisfy { $0.count <= 12 })
    #expect(groups["RootModule"]?.contains("Root") == true)
  }

  @Test(arguments: [("a bush", 0.0), ("a parent of many", 0.8)])
  func `a riblet more moves few others, and mostly none`(_: String, share: Double) {
    var (quiet, moved, rounds) = (0, 0, 0)
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededNumbers(state: seed)
      var parents: [String: String] = [:]
      var names = ["Root"]
      func name() -> String { String((0..<6).map { _ in "abcdefghijklmnoprstuvw".randomElement(using: &random)! }) }
      for number in 1..<40 {
        let child = name()
        parents[child] = Double(number) < share * 40 ? "Root" : names.randomElement(using: &random)
        names.append(child)
      }
      let before = homes(grouping(parents).groups)
      for _ in 0..<5 {
        var more = parents
        more[name()] = names.randomElement(using: &random)
        let after = homes(grouping(more).groups)
        let count = before.filter { after[$0.key] != $0.value }.count
        (quiet, moved, rounds) = (quiet + (count == 0 ? 1 : 0), moved + count, rounds + 1)
      }
    }
    // With branches taken in the order of their sizes, one riblet more below a parent of many moved 18 of 40.
    #expect(Double(quiet) >= 0.7 * Double(rounds), "\(quiet) of \(rounds)")
    #expect(Double(moved) <= 3 * Double(rounds), "\(moved) in \(rounds)")
  }

  private func homes(_ groups: [String: [String]]) -> [String: String] {
    groups.reduce(into: [:]) { homes, group in for member in group.value { homes[member] = group.key } }
  }

  @Test func `a riblet that several share begins a module`() {
    let parents: [String: Set<String>] = [
      "Root": [], "A": ["Root"], "B": ["Root"], "Shared": ["A", "B"], "Below": ["Shared"],
    ]
    #expect(
      Modularization(parents: parents).groups == [
        "RootModule": ["A", "B", "Root"], "SharedModule": ["Below", "Shared"],
      ])
  }

  @Test(arguments: [1 as UInt64, 7, 42, 1_000_003])
  func `all riblets of a large tree are in one module each, and modules are not too large`(seed: UInt64) {
    let parents = randomTree(1_000, seed: seed)
    let groups = grouping(parents).groups

    #expect(groups.values.joined().sorted() == (0..<1_000).map { "R\($0)" }.sorted())
    #expect(groups.values.allSatisfy { $0.count <= 12 })
    #expect(groups.count <= 1_000 / 7)
    #expect(groups == grouping(parents).groups)
  }

  @Test func `a new riblet joins its parent, then a module below with room, then makes one`() {
    func group(_ sizes: [String: Int], below: [String] = []) -> String {
      Modularization.group(ofNew: "New", in: "HomeModule", sizes: sizes, below: below)
    }
    #expect(group(["HomeModule": 11, "ZooModule": 1], below: ["ZooModule"]) == "HomeModule")
    #expect(
      group(["HomeModule": 12, "ZooModule": 1, "CartModule": 12], below: ["ZooModule", "CartModule"]) == "ZooModule")
    #expect(group(["HomeModule": 14, "ZooModule": 12], below: ["ZooModule"]) == "NewModule")
  }

  @Test func `a new module has no name that another one has`() {
    func group(taken: Set<String>) -> String {
      Modularization.group(ofNew: "New", in: "HomeModule", sizes: ["HomeModule": 12], below: [], taken: taken)
    }
    #expect(group(taken: ["HomeModule", "NewModule"]) == "New2Module")
    #expect(group(taken: ["NewModule", "New2Module"]) == "New3Module")
  }

  @Test func `modules that are known stay, and others come to those of their parents`() {
    let parents: [String: Set<String>] = [
      "Root": [], "A": ["Root"], "B": ["A"], "C": ["B"], "New": ["C"], "Below": ["New"], "Other": [],
    ]
    let known = ["Root": "RootModule", "A": "AModule", "B": "AModule", "C": "RootModule", "Gone": "GoneModule"]
    #expect(
      Modularization(parents: parents, like: known).groups == [
        "RootModule": ["Below", "C", "New", "Root"], "AModule": ["A", "B"], "OtherModule": ["Other"],
      ])
  }

  @Test func `a riblet finds no room in a known module that is full, and begins one`() {
    var (parents, known): ([String: Set<String>], [String: String]) = (["Root": []], ["Root": "RootModule"])
    for number in 1...11 { (parents["R\(number)"], known["R\(number)"]) = (["Root"], "RootModule") }
    parents["New"] = ["Root"]
    let groups = Modularization(parents: parents, like: known).groups
    #expect(groups["RootModule"]?.count == 12)
    #expect(groups["NewModule"] == ["New"])
  }
}
