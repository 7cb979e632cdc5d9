import Riblets

/// The screen of a model as a window shows it: in a view the selected tab, parts, items, the titles of tabs, and overlays.
struct SpotPicture {
  /// True for a window in which only the view on top of each stack can be read.
  var hasOnlyTops = false
  /// True for a toolkit that shows the titles of tabs below the overlays.
  var hasTitlesLast = false

  func text(of screen: SpotModel.Screen) -> String {
    let layers = screen.layers.enumerated().map { index, layer in
      (index == 0 ? "" : "\(layer.shown): ") + text(of: layer.stack)
    }
    return (layers + (screen.question.map { ["? \($0)"] } ?? [])).joined(separator: " / ")
  }

  private func text(of stack: [SpotModel.Part]) -> String {
    (hasOnlyTops ? stack.suffix(1) : stack[...]).map { part in
      part.stack.isEmpty || !hasOnlyTops
        ? ([part.view.map { text(of: $0) } ?? "-"] + part.stack.map { text(of: [$0]) }).joined(separator: " > ")
        : text(of: part.stack)
    }.joined(separator: " > ")
  }

  private func text(of view: SpotModel.View) -> String {
    guard !view.inside.isEmpty else { return view.name }
    func parts(_ shown: Shown...) -> [String] {
      shown.flatMap { shown in
        view.inside.filter { $0.shown == shown && (shown != .tab || $0.isSelected) }.map { text(of: [$0]) }
      }
    }
    let tabs = view.inside.filter { $0.shown == .tab }.map { $0.title + ($0.isSelected ? "*" : "") }
    let titles = tabs.isEmpty ? [] : ["|\(tabs.joined(separator: " "))|"]
    let overlays = parts(.overlay)
    let all = parts(.tab, .embedded, .item) + (hasTitlesLast ? overlays + titles : titles + overlays)
    return "\(view.name)[\(all.joined(separator: ", "))]"
  }

  /// The words of a picture, as texts are read in a window: `A[B, |C*|]` → `A [ B C* ]`.
  static func words(_ picture: String, without marks: Set<Character> = ["|", ","]) -> String {
    picture.replacing("[", with: " [ ").replacing("]", with: " ] ").filter { !marks.contains($0) }
      .split(separator: " ").joined(separator: " ")
  }
}
