/// A collection whose order differs in each process.
///
/// `Set` encodes an array in that order, and so does a dictionary whose keys are not strings, with alternating keys and
/// values. In a snapshot they are sorted.
protocol WithoutOrder {
  static var elementsOfAnEntry: Int { get }
}

extension Set: WithoutOrder {
  static var elementsOfAnEntry: Int { 1 }
}

extension Dictionary: WithoutOrder {
  static var elementsOfAnEntry: Int { 2 }
}

extension JSONNode {
  /// Sorts an array by the text of each entry; other nodes are unchanged.
  func sortElements(groupsOf size: Int) {
    guard case .array(let elements) = content, elements.count.isMultiple(of: size) else { return }
    let entries = stride(from: 0, to: elements.count, by: size).map { start in
      let nodes = elements[start..<start + size]
      return (order: nodes.map { $0.order }, nodes: nodes)
    }
    content = .array(entries.sorted { $0.order.lexicographicallyPrecedes($1.order) }.flatMap(\.nodes))
  }

  /// The order of a text: 2 before 10, and numbers before other texts.
  private var order: Order {
    let text = text()
    return Order(number: Double(text) ?? .infinity, text: text)
  }

  private struct Order: Comparable {
    let number: Double
    let text: String

    static func < (left: Order, right: Order) -> Bool {
      if left.number != right.number { return left.number < right.number }
      return left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
    }
  }
}
