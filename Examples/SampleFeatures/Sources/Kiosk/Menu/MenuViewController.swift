import KioskFood
import Riblets
import RibletsMVVM
import RibletsViews

/// A message about what did not work, and the menu as a list.
final class MenuViewController: ViewController, BindableView {
  let lifetime = Lifetime()
  private let more = MutableEventStream<Item.ID>()
  private let fewer = MutableEventStream<Item.ID>()
  private let again = MutableEventStream<Void>()
  private var sections: [MenuSection] = [] { didSet { setNeedsDisplay() } }
  private var message = "" { didSet { setNeedsDisplay() } }
  private var isUnread = false { didSet { setNeedsDisplay() } }

  var input: KioskViewModel.Input { .init(more: more.stream, fewer: fewer.stream, again: again.stream) }

  func bind(_ output: KioskViewModel.Output) {
    observe(output.sections) { view, sections in view.sections = sections }
    observe(output.message) { view, message in view.message = message }
    observe(output.isUnread) { view, isUnread in view.isUnread = isUnread }
  }

  /// A part of the root's stack, so that the list scrolls below the message and above the cart.
  @ViewBuilder
  override var body: any View {
    if !message.isEmpty {
      Card(tint: .orange) {
        HStack {
          Text(message, style: .caption, tint: .orange).identifier("menu-message")
          if isUnread {
            Spacer()
            Button("Try again") { self.again.send() }.identifier("read-menu-again")
          }
        }
      }
    }
    List {
      for section in sections {
        Text(section.title, style: .title)
        for row in section.rows { view(of: row) }
      }
    }
  }

  private func view(of row: MenuSection.Row) -> any View {
    HStack(spacing: 8) {
      VStack(spacing: 2) {
        Text(row.name, tint: row.isSoldOut ? .secondary : .plain).identifier("name")
        Text("\(row.price) · \(row.stock)", style: .caption, tint: row.isSoldOut ? .red : .secondary)
          .identifier("price-and-stock")
      }
      Spacer()
      Button("−", label: "Remove one \(row.name)") { self.fewer.send(row.id) }.identifier("fewer")
      Text(row.quantity, tint: row.quantity == "0" ? .secondary : .accent).identifier("quantity")
      Button("+", label: "Add one \(row.name)") { self.more.send(row.id) }.identifier("more")
    }.identifierPrefix(row.id)
  }
}
