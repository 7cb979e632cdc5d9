import KioskFood
import Riblets
import RibletsMVVM
import RibletsViews

/// The menu as a list, and above it what did not work.
final class MenuViewController: ViewController, BindableView {
  let lifetime = Lifetime()
  private let more = MutableEventStream<Item.ID>()
  private let fewer = MutableEventStream<Item.ID>()
  private var sections: [MenuSection] = [] { didSet { setNeedsDisplay() } }
  private var message = "" { didSet { setNeedsDisplay() } }

  var input: KioskViewModel.Input { .init(more: more.stream, fewer: fewer.stream) }

  func bind(_ output: KioskViewModel.Output) {
    observe(output.sections) { view, sections in view.sections = sections }
    observe(output.message) { view, message in view.message = message }
  }

  override var body: any View {
    VStack(spacing: 12) {
      if !message.isEmpty {
        Card(tint: .orange) { Text(message, tint: .orange).identifier("menu-message") }
      }
      List {
        for section in sections {
          Text(section.title, style: .title)
          for row in section.rows { view(of: row) }
        }
      }
    }
  }

  private func view(of row: MenuSection.Row) -> any View {
    HStack(spacing: 8) {
      VStack(spacing: 2) {
        Text(row.name, tint: row.isSoldOut ? .secondary : .plain).identifier("name")
        HStack(spacing: 8) {
          Text(row.price, style: .caption, tint: .secondary).identifier("price")
          Text(row.stock, style: .caption, tint: row.isSoldOut ? .red : .secondary).identifier("stock")
        }
      }
      Spacer()
      Button("−") { self.fewer.send(row.id) }.identifier("fewer")
      Text(row.quantity.isEmpty ? "0" : row.quantity, tint: row.quantity.isEmpty ? .secondary : .accent)
        .identifier("quantity")
      Button("+") { self.more.send(row.id) }.identifier("more")
    }.identifierPrefix(row.id)
  }
}
