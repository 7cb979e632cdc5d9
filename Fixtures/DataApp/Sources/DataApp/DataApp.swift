import Riblets
import RibletsData
import RibletsDataRoot
import RibletsMVVM

@main
struct DataApp {
  @MainActor
  static func main() {
    let root = RootDataProvider(ShelfStore())
    let viewModel = StockViewModel(dataProvider: root.provider(for: Shop.self) { $0 })
    let sale = MutableEventStream<Int>()
    let output = viewModel.transform(.init(sale: sale.stream))
    let before = output.stock.value
    sale.send(3)
    print("Of \(before) there are \(output.stock.value) left.")
    viewModel.lifetime.deactivate()
  }
}
