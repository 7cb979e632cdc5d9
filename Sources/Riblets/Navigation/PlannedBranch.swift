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
  var stack: [PlacedView] { orderedPages.flatMap(\.self) }

  private var orderedPages: [[PlacedView]] { Self.order(pages, by: pages.map { $0[0].arrival }) }

  /// The stacks of tabs in the view, likewise.
  var orderedBase: [PlacedView] { Self.order(base, by: base.map(\.arrival)) }

  /// The layers in the order of their arrival.
  var orderedLayers: [ScreenContents.Layer] { Self.order(layers, by: layers.map { $0.place?.arrival ?? 0 }) }

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

  /// Keeps pages and layers in front of a place that has arrived after them.
  ///
  ///     [page 3, page 5] and a place that arrived as 7   →   [page 7, page 7]
  mutating func keepInFront(of arrival: UInt32) {
    pages = orderedPages
    for index in pages.indices { pages[index][0].arrive(notBefore: arrival) }
    layers = orderedLayers
    for index in layers.indices { layers[index].place?.arrive(notBefore: arrival) }
  }

  /// Keeps the question that was asked first.
  mutating func ask(_ other: PlacedAlert?) {
    guard let other, other.id < question?.id ?? .max else { return }
    question = other
  }

  /// Sorts by arrival; equal ones keep their order. Sorts indices, as each type that is sorted costs an app some kilobytes.
  private static func order<Element>(_ elements: [Element], by arrivals: [UInt32]) -> [Element] {
    guard elements.count > 1 else { return elements }
    return arrivals.indices.sorted { (arrivals[$0], $0) < (arrivals[$1], $1) }.map { elements[$0] }
  }
}

extension Array {
  /// Adds elements that are sorted by arrival later: the fewer ones are moved, so that a chain of riblets costs no more than its
  /// length. Each array keeps its own order.
  mutating func take(_ other: inout Self) {
    if other.count > count { swap(&self, &other) }
    append(contentsOf: other)
  }
}
