import RibletsViews

/// A button for each of some items.
struct ItemList: View {
  let items: [Item]
  let choose: @MainActor (Item) -> Void

  var body: any View {
    List {
      for item in items {
        Button("\(item.symbol) \(item.name)", role: .link) { choose(item) }.identifier("item-\(item)")
      }
    }
  }
}
