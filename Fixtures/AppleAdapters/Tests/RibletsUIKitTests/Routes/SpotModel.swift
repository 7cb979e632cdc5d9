/// A second, plain implementation of what moves mean: values in a tree, nothing attached, no screen kept.
struct SpotModel: Hashable {
  enum Kind: String, CaseIterable {
    case part = "Part"
    case item = "Item"
    case page = "Page"
    case brief = "Brief"
    case sheet = "Sheet"
    case tab = "Tab"
    case lazyTab = "LazyTab"
    case overlay = "Overlay"
    case secret = "Secret"

    var place: String {
      switch self {
      case .part: "embedded"
      case .item: "item"
      case .page, .brief: "pushed"
      case .sheet: "sheet"
      case .tab, .lazyTab: "tab"
      case .overlay: "overlay"
      case .secret: "hidden"
      }
    }

    var isReleased: Bool { self == .brief || self == .lazyTab }
  }

  struct Key: Hashable {
    let kind: Kind
    let name: String
  }

  var key: Key
  var value: Int
  var id: Int
  var isSelected = false
  var below: [SpotModel] = []
  /// The position among the pages and sheets of the tree.
  var arrival = 0

  static let root = SpotModel(key: Key(kind: .part, name: "Root"), value: 0, id: 0)

  var isStacked: Bool { ["pushed", "sheet"].contains(key.kind.place) }

  // MARK: Moves

  mutating func lead(to key: Key, _ value: Int, by action: String, id: Int) {
    let peers = below.indices.filter { below[$0].key.kind.place == key.kind.place }
    let same = peers.last { below[$0].key == key }
    let isStack = ["pushed", "sheet"].contains(key.kind.place)
    switch action {
    case "push":
      if let same, !isStack || same == peers.last { return stay(same, value, id) }
    case "popTo":
      if let same {
        let kept = below[same].id
        if isStack { for index in peers.reversed() where index > same { remove(index) } }
        return stay(below.firstIndex { $0.id == kept } ?? 0, value, id)
      }
    case "replace":
      let top = key.kind.place == "tab" ? below.firstIndex { $0.isSelected } : peers.last
      if let same, same == top { return stay(same, value, id) }
      if let same, let top, !isStack {
        let kept = below[same].id
        remove(top)
        return stay(below.firstIndex { $0.id == kept } ?? 0, value, id)
      }
      if let top {
        below[top] = SpotModel(key: key, value: value, id: id, arrival: below[top].arrival)
        if key.kind.place == "tab" { select(id) }
        return
      }
    default:
      let kept = same.flatMap { below[$0].value == value ? below[$0].id : nil }
      for index in peers.reversed() where below[index].id != kept { remove(index) }
      if let kept, let index = below.firstIndex(where: { $0.id == kept }) { return stay(index, value, id) }
    }
    add(SpotModel(key: key, value: value, id: id), selects: true)
  }

  private mutating func stay(_ index: Int, _ value: Int, _ id: Int) {
    if below[index].key.kind.place == "tab" { select(below[index].id) }
    guard below[index].value != value else { return }
    below[index] = SpotModel(
      key: below[index].key, value: value, id: id, isSelected: below[index].isSelected, arrival: below[index].arrival)
  }

  mutating func add(_ child: SpotModel, selects: Bool) {
    var child = child
    child.isSelected = false
    child.arrival = child.id
    below.append(child)
    guard child.key.kind.place == "tab" else { return }
    if selects || !below.contains(where: \.isSelected) { select(child.id) }
  }

  mutating func select(_ id: Int) {
    for index in below.indices where below[index].key.kind.place == "tab" {
      below[index].isSelected = below[index].id == id
    }
  }

  mutating func remove(_ index: Int) {
    let gone = below.remove(at: index)
    guard gone.isSelected else { return }
    let tabs = below.indices.filter { below[$0].key.kind.place == "tab" }
    if let next = tabs.last(where: { $0 < index }) ?? tabs.first { select(below[next].id) }
  }

  mutating func list(_ items: [(name: String, value: Int, id: Int)]) {
    let old = below.filter { $0.key.kind == .item }
    let start = below.firstIndex { $0.key.kind == .item } ?? below.count
    below.removeAll { $0.key.kind == .item }
    var new: [SpotModel] = []
    for item in items {
      let key = Key(kind: .item, name: item.name)
      let child =
        old.first { $0.key == key && $0.value == item.value } ?? SpotModel(key: key, value: item.value, id: item.id)
      if let index = new.firstIndex(where: { $0.key == key }) { new[index] = child } else { new.append(child) }
    }
    below.insert(contentsOf: new, at: start)
  }

  mutating func popToRoot() {
    for index in below.indices.reversed() where below[index].key.kind.place == "pushed" { remove(index) }
  }

  // MARK: What follows from it

  /// The child of an index is released: covered on the stack, or in a tab that is not selected.
  func isReleased(_ index: Int) -> Bool {
    guard below[index].key.kind.isReleased else { return false }
    if below[index].key.kind.place == "tab" { return !below[index].isSelected }
    return below[(index + 1)...].contains { $0.key.kind.place == "pushed" }
  }

  var state: String { lines(0).joined(separator: "\n") }

  private func lines(_ depth: Int) -> [String] {
    below.flatMap { child in
      [
        String(repeating: "  ", count: depth)
          + "\(child.key.kind.rawValue)(name: \(child.key.name), value: \(child.value)) \(child.key.kind.place)"
          + (child.isSelected ? " selected" : "")
      ] + child.lines(depth + 1)
    }
  }

  /// The names of the riblets that are attached, sorted, since the order of attaching is another one.
  var attached: [String] {
    below.indices.filter { !isReleased($0) }.flatMap { [below[$0].key.name] + below[$0].attached }.sorted()
  }

  /// The screen in the words of `SpotTree`, for views that hold no stacks.
  var screen: String {
    let (view, stack, sheets) = shown
    return ([([view] + stack).joined(separator: " > ")] + sheets.map { "sheet: " + $0.joined(separator: " > ") })
      .joined(separator: " / ")
  }

  private var shown: (view: String, stack: [String], sheets: [[String]]) {
    var (inside, tabStack, stack, sheets): ([String], [String], [String], [[String]]) = ([], [], [], [])
    for index in below.indices {
      let child = below[index]
      if isReleased(index) {
        if child.key.kind.place == "tab" { inside.append("tab (\(child.key.name))") } else { stack.append("-") }
        continue
      }
      let (view, own, its) = child.shown
      switch child.key.kind.place {
      case "embedded", "item", "overlay":
        inside.append((child.key.kind.place == "embedded" ? "" : child.key.kind.place + " ") + view)
        stack += own
        sheets += its
      case "tab":
        inside.append("tab \(view)" + (child.isSelected ? " selected" : ""))
        if child.isSelected {
          tabStack = own
          sheets += its
        }
      case "pushed":
        stack += [view] + own
        sheets += its
      case "sheet":
        sheets += [[view] + own] + its
      default: break
      }
    }
    let name = key.name
    return (inside.isEmpty ? name : "\(name)[\(inside.joined(separator: ", "))]", tabStack + stack, sheets)
  }
}
