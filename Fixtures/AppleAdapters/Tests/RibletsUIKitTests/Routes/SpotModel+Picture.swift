extension SpotModel {
  /// The screen as a toolkit shows it: in a view the selected tab, parts, items, the titles of tabs, and overlays.
  ///
  /// - Parameter holdsStacks: True if the root's tabs have stacks of their own.
  func picture(holdsStacks: Bool = false) -> String {
    let (view, stack, sheets) = pictured(holdsStacks: holdsStacks)
    return ([([view] + stack).joined(separator: " > ")] + sheets.map { "sheet: " + $0.joined(separator: " > ") })
      .joined(separator: " / ")
  }

  private func pictured(holdsStacks: Bool = false) -> (view: String, stack: [String], sheets: [[String]]) {
    var (inside, tabStack, stack, sheets): ([String: [String]], [String], [String], [[String]]) = ([:], [], [], [])
    for index in below.indices {
      let child = below[index]
      let place = child.key.kind.place
      if place == "tab" { inside["titles", default: []].append(child.key.name + (child.isSelected ? "*" : "")) }
      if isReleased(index) {
        if place == "pushed" { stack.append("-") }
        continue
      }
      let (view, own, its) = child.pictured()
      switch place {
      case "embedded", "item", "overlay":
        inside[place, default: []].append(view)
        stack += own
        sheets += its
      case "tab":
        guard child.isSelected else { break }
        inside["tab"] = [holdsStacks ? ([view] + own).joined(separator: " > ") : view]
        if !holdsStacks { tabStack = own }
        sheets += its
      case "pushed":
        stack += [view] + own
        sheets += its
      case "sheet": sheets += [[view] + own] + its
      default: break
      }
    }
    inside["titles"] = inside["titles"].map { ["|\($0.joined(separator: " "))|"] }
    let parts = ["tab", "embedded", "item", "titles", "overlay"].flatMap { inside[$0] ?? [] }
    return (parts.isEmpty ? key.name : "\(key.name)[\(parts.joined(separator: ", "))]", tabStack + stack, sheets)
  }
}
