public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let leading = Alignment()
}

/// What only shows its content.
@MainActor
protocol TransparentView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

extension TransparentView {
  func show(in pass: SimulatedPass, at place: SimulatedPlace) { pass.show(content, at: place) }
}

public struct VStack<Content: View>: TransparentView {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct HStack<Content: View>: TransparentView {
  let content: Content
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct ZStack<Content: View>: TransparentView {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Group<Content: View>: TransparentView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Form<Content: View>: TransparentView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Section<Content: View>: TransparentView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct ScrollView<Content: View>: TransparentView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct List<Content: View>: TransparentView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let rows: [(id: ID, view: Content)]

  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content) {
    rows = data.map { ($0[keyPath: id], content($0)) }
  }

  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    for row in rows { pass.show(row.view, at: place / row.id) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) {
    // Without a key path, which would be made anew in each reading.
    rows = data.map { ($0.id, content($0)) }
  }
}

/// Shows its root, or the view that a `navigationDestination` below the root makes for the last element of the path.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let root: Root
  private let path: Binding<Data>?
  private let elements: (Data) -> [AnyHashable]
  private let droppingLast: (Data) -> Data
  private let droppingAll: (Data) -> Data

  @preconcurrency
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = path
    elements = { $0.map { AnyHashable($0) } }
    droppingLast = { Data($0.dropLast()) }
    droppingAll = { Data($0.prefix(0)) }
  }

  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    let outer = pass.hidesBar
    pass.hidesBar = false
    showTop(in: pass, at: place)
    if !pass.hidesBar { pass.bars += 1 }
    pass.hidesBar = outer
  }

  private func showTop(in pass: SimulatedPass, at place: SimulatedPlace) {
    guard let path else { return pass.show(root, at: place / "root") }
    let value = path.wrappedValue
    let elements = elements(value)
    pass.items += elements
    let outer = pass.destinations
    let shown = elements.filter { pass.swipe?.hasTakenOff($0) != true }
    guard let top = shown.last else {
      pass.show(root, at: place / "root")
      pass.destinations = outer
      return
    }
    pass.collectDestinations(of: root, at: place / "root")
    pass.hidesBar = false
    func show(_ element: AnyHashable) {
      guard let destination = pass.destinations[ObjectIdentifier(type(of: element.base))] else {
        fatalError("SwiftUI shows a warning sign: no navigationDestination for '\(type(of: element.base))'.")
      }
      pass.show(destination(element.base), at: place / element)
    }
    if pass.swipe?.moves(top) == true {
      // The page below appears when the swipe begins.
      if let below = shown.dropLast().last { show(below) } else { pass.show(root, at: place / "root") }
    }
    // A person goes back from what is on the screen, whatever the app has done since.
    let below = droppingLast(value)
    pass.tops.append(top)
    pass.waysBack.append { path.wrappedValue = below }
    let nothing = droppingAll(value)
    pass.waysToRoot.append { path.wrappedValue = nothing }
    show(top)
    pass.destinations = outer
  }
}

extension NavigationStack where Data == Never {
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
    elements = { _ in [] }
    droppingLast = { $0 }
    droppingAll = { $0 }
  }
}

/// Shows the content of the tab that is selected, and the labels of all.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  func show(in pass: SimulatedPass, at place: SimulatedPlace) {
    let tabs = pass.tabs(of: content, at: place)
    let selected = selection.map { AnyHashable($0.wrappedValue) }
    // SwiftUI shows the first one where no tag is that of the selection, and writes a line to the log.
    let shown = tabs.first { selected != nil && $0.tag == selected } ?? tabs.first
    if let shown { pass.show(shown.content, at: shown.place / "tab") }
    for tab in tabs {
      let before = pass.texts.count
      if let label = tab.label { pass.show(label, at: tab.place / "label") }
      let badge = tab.badge > 0 ? " \(tab.badge)" : ""
      pass.buttons.append(
        (
          pass.texts[before...].joined(separator: " ") + badge,
          { if let tag = tab.tag?.base as? SelectionValue { selection?.wrappedValue = tag } }
        ))
    }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// One tab, as its modifiers describe it.
@MainActor
struct SimulatedTab {
  let content: any View
  let place: SimulatedPlace
  var label: (any View)?
  var badge = 0
  var tag: AnyHashable?

  mutating func change(_ description: (inout SimulatedTab) -> Void) { description(&self) }
}

/// A view with a modifier that describes a tab.
@MainActor
protocol TabDescribing {}
