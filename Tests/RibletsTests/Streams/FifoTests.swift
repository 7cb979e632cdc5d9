import SeededGenerator
import Testing

@testable import Riblets

struct FifoTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `random use matches an array`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var line = Fifo<Int?>()
    var model: [Int?] = []
    for number in 0..<2_000 {
      if Int.random(in: 0..<100, using: &generator) < 55 {
        let element = number % 7 == 0 ? nil : number
        line.append(element)
        model.append(element)
      } else {
        let expected: Int?? = model.isEmpty ? .none : .some(model.removeFirst())
        #expect(line.popFirst() == expected, "seed \(seed)")
      }
      #expect(line.count == model.count, "seed \(seed)")
      #expect(line.isEmpty == model.isEmpty, "seed \(seed)")
    }
  }

  @Test func `a taken element is let go of`() {
    final class Element {}
    var line = Fifo<Element>()
    weak var first: Element?
    do {
      let element = Element()
      first = element
      line.append(element)
      line.append(Element())
    }

    _ = line.popFirst()

    #expect(first == nil)
    #expect(line.count == 1)
  }
}
