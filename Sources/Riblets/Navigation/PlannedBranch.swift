/// The views that the routes of a branch add to what is above it.
struct PlannedBranch {
  /// The parts of the nearest view.
  var children: [PlacedView] = []
  /// The stacks of selected tabs in the nearest view, if that view does not hold them itself.
  var base: [PlacedView] = []
  /// The stacks of selected tabs that the nearest view holds.
  var inside: [PlacedView] = []
  /// The pages of the nearest stack, each with the stacks of tabs in it.
  var pages: [[PlacedView]] = []
  var layers: [ScreenContents.Layer] = []
  var question: PlacedAlert?

  /// The pages in the order of their arrival.
  var stack: [PlacedView] { Self.order(pages) { $0[0].arrival }.flatMap(\.self) }

  /// The stacks of tabs in the view, likewise.
  var orderedBase: [PlacedView] { Self.order(base) { $0.arrival } }

  /// The layers in the order of their arrival.
  var orderedLayers: [ScreenContents.Layer] { Self.order(layers) { $0.place?.arrival ?? 0 } }

  /// The stack of the selected tab.
  var selectedStack: [PlacedView] { children.isEmpty ? [] : children.flatMap { $0.isSelected ? $0.stack : [] } }

  /// The stack of a tab here: the pages of tabs in its view, and then its own. The order stays where it is part of another stack.
  var tabStack: [PlacedView] {
    var stack = orderedBase + stack
    for index in stack.indices.dropFirst() {
      stack[index].arrival = max(stack[index].arrival, stack[index - 1].arrival)
    }
    return stack
  }

  /// Takes the view that represents a riblet without a view: of the selected tab, or else of the last child.
  mutating func takeRepresentative() -> (any ViewControllable)? {
    let view = (children.last { $0.shown == .tab && $0.isSelected } ?? children.last { $0.shown != .tab })?.view
    base += selectedStack
    children = []
    return view
  }

  mutating func add(_ other: consuming Self) {
    children += other.children
    base += other.base
    inside += other.inside
    pages.take(&other.pages)
    layers.take(&other.layers)
    ask(other.question)
  }

  /// Keeps the question that was asked first.
  mutating func ask(_ other: PlacedAlert?) {
    guard let other, other.id < question?.id ?? .max else { return }
    question = other
  }

  /// Sorts by arrival; equal ones keep their order.
  private static func order<Element>(_ elements: [Element], by arrival: (Element) -> UInt32) -> [Element] {
    guard elements.count > 1 else { return elements }
    return elements.enumerated().sorted { (arrival($0.1), $0.0) < (arrival($1.1), $1.0) }.map(\.element)
  }
}

extension Array {
  /// Adds elements whose order does not matter, because they are sorted later: the fewer ones are moved, so that a chain of riblets
  /// costs no more than its length.
  mutating func take(_ other: inout Self) {
    if other.count > count { swap(&self, &other) }
    append(contentsOf: other)
  }
}
