import Riblets
import RibletsData
import RibletsMVVM

protocol StockSource: AnyObject {
  var stock: Int { get set }
}

enum Shop: DataDomain {
  typealias Source = any StockSource
}

struct Stock: FetchQuery {
  typealias Domain = Shop
  func fetch(from source: any StockSource) -> Int { source.stock }
}

struct Sell: MutateQuery {
  typealias Domain = Shop
  let count: Int
  func mutate(_ source: any StockSource) { source.stock -= count }
}

protocol ShopDataProviding: DataProviding where Domain == Shop {}

final class StockViewModel: ViewModel, ShopDataProviding {
  @MainActor struct Input { var sale: EventStream<Int> = .never }
  @MainActor struct Output { let stock: StateStream<Int> }

  let lifetime = Lifetime()
  let dataProvider: DataProvider<Shop>
  private let stock = MutableStateStream(0)

  init(dataProvider: DataProvider<Shop>) {
    self.dataProvider = dataProvider
  }

  func transform(_ input: Input) -> Output {
    observe(observing(Stock())) { viewModel, stock in
      if let stock = try? stock.get() { viewModel.stock.send(stock) }
    }
    observe(input.sale) { viewModel, count in try? viewModel.mutate(Sell(count: count)) }
    return Output(stock: stock.stream)
  }
}
