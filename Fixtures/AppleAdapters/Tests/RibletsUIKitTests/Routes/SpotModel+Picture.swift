extension SpotModel {
  /// The screen as a toolkit shows it: in a view the selected tab, parts, items, the titles of tabs, and overlays.
  ///
  /// - Parameter holdsStacks: True if the root's tabs have stacks of their own.
  func picture(holdsStacks: Bool = false) -> String {
    let (view, stack, sheets) = pictured(holdsStacks: holdsStacks)
    let layers = sheets.sorted { $0.arrival < $1.arrival }.map { "sheet: " + $0.views.joined(separator: " > ") }
    return ([([view] + views(stack)).joined(separator: " > ")] + layers).joined(separator: " / ")
  }

  /// Views in the order of arrival.
  private typealias Arrived = (arrival: Int, views: [String])

  /// The pages of a stack; those of tabs stay behind those that are pushed over their container.
  private typealias Stack = (ofTabs: [Arrived], pages: [Arrived])

  private func views(_ stack: Stack) -> [String] {
    (stack.ofTabs.sorted { $0.arrival < $1.arrival } + stack.pages.sorted { $0.arrival < $1.arrival }).flatMap(\.views)
  }

  private func pictured(holdsStacks: Bool = false) -> (view: String, stack: Stack, sheets: [Arrived]) {
    var inside: [String: [String]] = [:]
    var (stack, sheets): (Stack, [Arrived]) = (([], []), [])
    for index in below.indices {
      let child = below[index]
      let place = child.key.kind.place
      if place == "tab" { inside["titles", default: []].append(child.key.name + (child.isSelected ? "*" : "")) }
      if isReleased(index) {
        if place == "pushed" { stack.pages.append((child.arrival, ["-"])) }
        continue
      }
      let (view, own, its) = child.pictured()
      switch place {
      case "embedded", "item", "overlay":
        inside[place, default: []].append(view)
        stack.ofTabs += own.ofTabs
        stack.pages += own.pages
        sheets += its
      case "tab":
        guard child.isSelected else { break }
        inside["tab"] = [holdsStacks ? ([view] + views(own)).joined(separator: " > ") : view]
        if !holdsStacks {
          var latest = 0
          let ordered = own.ofTabs.sorted { $0.arrival < $1.arrival } + own.pages.sorted { $0.arrival < $1.arrival }
          stack.ofTabs += ordered.map { page in
            latest = max(latest, page.arrival)
            return (latest, page.views)
          }
        }
        sheets += its
      case "pushed":
        stack.pages.append((child.arrival, [view] + own.ofTabs.sorted { $0.arrival < $1.arrival }.flatMap(\.views)))
        stack.pages += own.pages
        sheets += its
      case "sheet":
        sheets.append((child.arrival, [view] + views(own)))
        sheets += its
      default: break
      }
    }
    inside["titles"] = inside["titles"].map { ["|\($0.joined(separator: " "))|"] }
    let parts = ["tab", "embedded", "item", "titles", "overlay"].flatMap { inside[$0] ?? [] }
    return (parts.isEmpty ? key.name : "\(key.name)[\(parts.joined(separator: ", "))]", stack, sheets)
  }
}
