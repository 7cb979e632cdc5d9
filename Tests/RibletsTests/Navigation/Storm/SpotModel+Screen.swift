import Riblets

extension SpotModel {
  /// The contents of a screen, like `ScreenContents` does for hosts.
  struct Screen {
    struct Layer {
      let riblet: Int
      let shown: Shown
      let stack: [Part]
    }

    var layers: [Layer]
    let question: String?
  }

  /// A view in its place.
  struct Part {
    /// The riblet that leaves if the user leaves the part.
    let riblet: Int
    let shown: Shown
    let view: View?
    let title: String
    let isSelected: Bool
    let isHeld: Bool
    var stack: [Part] = []
    /// The riblets that are asked for a step back, while this part is in front.
    var handlers: [Int] = []
  }

  struct View {
    /// The riblet whose view it is.
    let riblet: Int
    let name: String
    let inside: [Part]
  }

  /// The screen of the app, or of a hidden riblet with a window of its own.
  func screen(of id: Int = 0) -> Screen {
    guard let riblet = self[id] else { return Screen(layers: [], question: nil) }
    let box = box(of: riblet)
    let bottom = Screen.Layer(riblet: id, shown: .embedded, stack: [box.part(of: riblet, isHeld: false)] + box.stack)
    let question = questions.first { window(of: $0.asker) == id }
    return Screen(
      layers: [bottom] + box.layers.sorted { $0.arrival < $1.arrival }.map(\.layer), question: question?.title)
  }

  /// The riblet in whose window another one is shown.
  func window(of id: Int) -> Int? {
    guard let riblet = self[id] else { return nil }
    if riblet.shown == .hidden { return riblet.hasWindow ? id : nil }
    return parent(of: id).map { window(of: $0.id) } ?? 0
  }

  private typealias Page = (arrival: Int, part: Part)

  /// The parts that a view collects.
  private struct Box {
    var inside: [Part] = []
    /// The pages of selected tabs.
    var ofTabs: [Page] = []
    /// The pages that are pushed over the view with the tabs, each with those of its own tabs.
    var pages: [[Page]] = []
    var layers: [(arrival: Int, layer: Screen.Layer)] = []
    var handlers: [Int] = []

    var stack: [Part] { (sortedOfTabs + pages.sorted { $0[0].arrival < $1[0].arrival }.flatMap(\.self)).map(\.part) }
    var sortedOfTabs: [Page] { ofTabs.sorted { $0.arrival < $1.arrival } }

    /// The stack of a tab, whose order stays where it is part of another stack.
    var stackOfTab: [Page] {
      var latest = 0
      return (sortedOfTabs + pages.sorted { $0[0].arrival < $1[0].arrival }.flatMap(\.self)).map { page in
        latest = max(latest, page.arrival)
        return (latest, page.part)
      }
    }

    mutating func add(_ below: Box) {
      ofTabs += below.ofTabs
      pages += below.pages
      layers += below.layers
    }

    func part(of riblet: Riblet, isHeld: Bool) -> Part {
      Part(
        riblet: riblet.id, shown: riblet.shown,
        view: View(riblet: riblet.id, name: riblet.name, inside: inside),
        title: riblet.shown == .tab ? riblet.name : "", isSelected: riblet.isSelected,
        isHeld: isHeld,
        handlers: handlers + [riblet.id])
    }
  }

  /// - Parameter isInRoot: True for a riblet without a view whose children are in the view of the root.
  private func box(of riblet: Riblet, isInRoot: Bool = false) -> Box {
    var box = Box()
    let isInRoot = riblet.id == 0 || (isInRoot && !riblet.hasView)
    let holdsStacks = holdsStacks && isInRoot
    for index in riblet.children.indices {
      place(riblet.children[index], isReleased: riblet.isReleased(index), holdsStacks: holdsStacks, in: &box)
    }
    for guest in riblet.guests {
      var below = self.box(of: guest, isInRoot: isInRoot)
      // The view of a riblet that is attached by hand is shown by nobody.
      if guest.hasView { below.inside = [] }
      box.inside += below.inside
      box.add(below)
    }
    return box
  }

  private func place(_ child: Riblet, isReleased: Bool, holdsStacks: Bool, in box: inout Box) {
    func placeholder(_ title: String) -> Part {
      Part(
        riblet: child.id, shown: child.shown, view: nil, title: title, isSelected: child.isSelected,
        isHeld: child.isKept)
    }
    if isReleased {
      if child.shown == .tab { box.inside.append(placeholder(child.name)) }
      if child.shown == .pushed { box.pages.append([(child.arrival, placeholder(""))]) }
      return
    }
    if child.shown == .hidden { return }
    let below = self.box(of: child, isInRoot: holdsStacks && child.shown == .embedded)
    let part = child.hasView ? below.part(of: child, isHeld: child.isKept) : representative(of: child, below)
    switch child.shown {
    case .embedded, .item, .overlay:
      box.inside += child.hasView ? [below.part(of: child, isHeld: child.isKept)] : below.inside
      box.add(below)
      box.handlers = below.handlers + [child.id] + box.handlers
    case .tab:
      guard var part else { break }
      if holdsStacks { part.stack = below.stack }
      box.inside.append(part)
      guard child.isSelected else { break }
      box.add(Box(ofTabs: holdsStacks ? [] : below.stackOfTab, layers: below.layers))
      box.handlers = below.handlers + [child.id] + box.handlers
    case .pushed:
      if let part {
        box.pages.append([(child.arrival, part)] + below.sortedOfTabs)
      } else {
        box.ofTabs += below.ofTabs
      }
      box.add(Box(pages: below.pages, layers: below.layers))
    case .sheet, .fullScreen:
      let stack = [part].compactMap(\.self) + below.stack
      if !stack.isEmpty {
        box.layers.append((child.arrival, Screen.Layer(riblet: child.id, shown: child.shown, stack: stack)))
      }
      box.add(Box(layers: below.layers))
    case .hidden: break
    }
  }

  /// The part that represents a riblet without a view that is pushed or presented: its selected tab, or else its last child.
  private func representative(of riblet: Riblet, _ box: Box) -> Part? {
    guard let part = box.inside.last(where: { $0.shown == .tab && $0.isSelected }) ?? box.inside.last else {
      return nil
    }
    return Part(
      riblet: riblet.id, shown: riblet.shown, view: part.view, title: "", isSelected: false,
      isHeld: riblet.isKept, handlers: box.handlers + [riblet.id])
  }
}

// MARK: - As text

extension SpotModel.Screen {
  /// In the words of `SpotTree`.
  var text: String {
    let layers = layers.enumerated().map { index, layer in
      (index == 0 ? "" : "\(layer.shown): ") + layer.stack.map(\.text).joined(separator: " > ")
    }
    return layers.joined(separator: " / ") + (question.map { " ? \($0)" } ?? "")
  }
}

extension SpotModel.Part {
  /// - Note: As `PlacedView.text`.
  var text: String { (view?.text ?? (title.isEmpty ? "-" : "(\(title))")) + (isHeld ? "!" : "") }
}

extension SpotModel.View {
  var text: String {
    guard !inside.isEmpty else { return name }
    let texts = inside.map { part in
      let stack = part.stack.isEmpty ? "" : " > " + part.stack.map(\.text).joined(separator: " > ")
      let selected = part.shown == .tab && part.isSelected ? " selected" : ""
      return (part.shown == .embedded ? "" : "\(part.shown) ") + part.text + selected + stack
    }
    return "\(name)[\(texts.joined(separator: ", "))]"
  }
}
