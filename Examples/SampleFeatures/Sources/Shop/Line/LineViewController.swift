import Riblets
import RibletsViews

/// The actions of the user on the screen.
/// @mockable
@MainActor
protocol LinePresentableListener: AnyObject {
  func add()
  func remove()
}

final class LineViewController: ViewController, LinePresentable, LineViewControllable {
  weak var listener: (any LinePresentableListener)?
  private let item: Item
  private var count = 0 { didSet { setNeedsDisplay() } }

  init(item: Item) {
    self.item = item
    super.init()
  }

  func show(count: Int) {
    self.count = count
  }

  override var body: any View {
    HStack {
      Text("\(count) × \(item.name)").identifier("count")
      Spacer()
      Button("−", label: "Remove one \(item.name)") { self.listener?.remove() }.identifier("remove")
      Button("+", label: "Add one \(item.name)") { self.listener?.add() }.identifier("add")
    }.identifierPrefix("\(item)")
  }
}
