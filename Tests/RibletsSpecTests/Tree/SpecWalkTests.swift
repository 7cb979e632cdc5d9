import Testing

@testable import RibletsSpec

@MainActor
struct SpecWalkTests {
  private func spec() {
    it("first") {}
    describe("a") {
      beforeEach {}
      xcontext("b", because: "later") {
        fit("second") {}
      }
      it("third") {}
    }
    describe("empty") {}
    afterEach {}
  }

  @Test func `lists the examples with their groups in the order of declaration`() {
    #expect(SpecWalk.list(spec).map(\.words) == [["first"], ["a", "b", "second"], ["a", "third"]])
  }

  @Test func `gives each example its path and the counts of the groups on it`() {
    let listed = SpecWalk.list(spec)

    #expect(listed.map(\.path) == [[0], [1, 0, 0], [1, 1]])
    #expect(listed.map(\.counts) == [[3], [3, 2, 1], [3, 2]])
  }

  @Test func `the outermost mark counts`() {
    #expect(SpecWalk.list(spec).map(\.mark) == [nil, .pending(reason: "later"), nil])
  }

  @Test func `reaches what it listed`() throws {
    for listed in SpecWalk.list(spec) {
      let reached = try #require(SpecWalk.reach(listed.path, in: spec))
      #expect(reached.outline == listed)
    }
  }

  @Test func `reaches with the hooks of the groups on the path, also those declared after it`() throws {
    let reached = try #require(SpecWalk.reach([1, 1], in: spec))

    #expect(reached.hooks.map(\.openings.count) == [0, 1])
    #expect(reached.hooks.map(\.afters.count) == [1, 0])
  }

  @Test(arguments: [[3], [1], [1, 2], [1, 0], [0, 0], [2, 0], []])
  func `reaches nothing where no example stands`(path: [Int]) {
    #expect(SpecWalk.reach(path, in: spec) == nil)
  }

  @Test func `does not enter groups beside the path`() {
    var entered: [String] = []
    let spec = { @MainActor in
      for name in ["a", "b", "c"] {
        describe(name) {
          entered.append(name)
          it("is") {}
        }
      }
    }

    _ = SpecWalk.reach([1, 0], in: spec)

    #expect(entered == ["b"])
  }

  @Test func `computes the sentences of other examples only to list them`() {
    var computed: [Int] = []
    func sentence(_ number: Int) -> String {
      computed.append(number)
      return "\(number)"
    }
    let spec = { @MainActor in
      for number in 0..<3 { it(sentence(number)) {} }
    }

    _ = SpecWalk.reach([1], in: spec)

    #expect(computed == [1])
  }

  @Test func `a spec that lists another one inside of it goes on with its own tree`() {
    var inner: [OutlinedExample] = []
    let outer = SpecWalk.list {
      describe("outer") {
        inner = SpecWalk.list { it("inner") {} }
        it("goes on") {}
      }
    }

    #expect(inner.map(\.words) == [["inner"]])
    #expect(outer.map(\.words) == [["outer", "goes on"]])
    #expect(SpecWalk.current == nil)
  }

  @Test func `random trees are reached example by example`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    let shape = RandomShape(seed: seed)

    let listed = SpecWalk.list { shape.write() }

    #expect(listed.count == shape.count, "seed \(seed)")
    for example in listed {
      let reached = SpecWalk.reach(example.path) { shape.write() }
      #expect(reached?.outline == example, "seed \(seed)")
    }
  }
}

/// A tree of groups and examples that a seed decides.
@MainActor
private struct RandomShape {
  indirect enum Node {
    case example
    case group([Node])
  }

  private var nodes: [Node] = []

  init(seed: UInt64) {
    var state = seed
    nodes = Self.nodes(4, &state)
  }

  var count: Int { Self.count(nodes) }

  func write() { Self.write(nodes) }

  private static func next(_ state: inout UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  private static func nodes(_ depth: Int, _ state: inout UInt64) -> [Node] {
    (0..<next(&state) % 5).map { _ in
      depth > 0 && next(&state) % 2 == 0 ? .group(nodes(depth - 1, &state)) : .example
    }
  }

  private static func count(_ nodes: [Node]) -> Int {
    nodes.reduce(0) { sum, node in
      switch node {
      case .example: sum + 1
      case .group(let nodes): sum + count(nodes)
      }
    }
  }

  private static func write(_ nodes: [Node]) {
    for (index, node) in nodes.enumerated() {
      switch node {
      case .example: it("example \(index)") {}
      case .group(let nodes): describe("group \(index)") { write(nodes) }
      }
    }
  }
}
