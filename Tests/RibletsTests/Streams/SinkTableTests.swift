import SeededGenerator
import Testing

@testable import Riblets

@MainActor
struct SinkTableTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `random use matches a dictionary`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = SinkTable<Int>()
    var model: [Int: Bool] = [:]
    var nextID = 0
    var called: [Int] = []
    for _ in 0..<1_000 {
      switch Int.random(in: 0..<20, using: &generator) {
      case 0..<9:
        let id = nextID
        table.append(id) { _ in called.append(id) }
        model[id] = true
        nextID += Int.random(in: 1...3, using: &generator)
      case 9..<18:
        let id = Int.random(in: 0...nextID, using: &generator)
        let index = table.index(of: id)
        #expect((index != nil) == (model[id] == true), "seed \(seed)")
        if let index {
          #expect(table.take(at: index) != nil)
          #expect(table.take(at: index) == nil)
          model[id] = false
        }
      default:
        table.compact()
        #expect(table.count == model.count { $0.value }, "seed \(seed)")
      }
    }

    called = []
    for index in 0..<table.count { table.base![index].call(1) }

    #expect(called == model.filter(\.value).keys.sorted(), "seed \(seed)")
  }

  @Test func `it gives memory back after many have left`() {
    var table = SinkTable<Int>()
    for id in 0..<1_000 { table.append(id) { _ in } }
    for id in 10..<1_000 { _ = table.index(of: id).flatMap { table.take(at: $0) } }

    table.compact()

    #expect(table.count == 10)
    #expect(table.capacity < 100)
  }

  @Test func `what the sinks hold goes with the table`() {
    final class Held {}
    weak var held: Held?
    do {
      var table = SinkTable<Int>()
      let holding = Held()
      held = holding
      table.append(0) { _ in _ = holding }
    }

    #expect(held == nil)
  }
}
