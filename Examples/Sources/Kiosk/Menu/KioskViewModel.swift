import KioskFood
import Riblets
import RibletsData
import RibletsMVVM

/// The menu, from what is pressed to what is shown. It runs food's queries, and can run no others.
final class KioskViewModel: ViewModel, FoodDataProviding {
  @MainActor
  struct Input {
    /// One more of an item.
    var more: EventStream<Item.ID> = .never
    /// One fewer of an item.
    var fewer: EventStream<Item.ID> = .never
  }

  @MainActor
  struct Output {
    let sections: StateStream<[MenuSection]>
    /// What did not work; empty when the next thing did.
    let message: StateStream<String>
  }

  let lifetime = Lifetime()
  let dataProvider: DataProvider<Food>
  private let orderStream: any OrderStream
  private let items = MutableStateStream<[Item]>([])
  private let message = MutableStateStream("")

  init(dataProvider: DataProvider<Food>, orderStream: any OrderStream) {
    self.dataProvider = dataProvider
    self.orderStream = orderStream
  }

  func transform(_ input: Input) -> Output {
    observe(observing(.menu).removeDuplicates()) { viewModel, menu in
      switch menu {
      case .success(let items): viewModel.items.send(items)
      // What was shown before stays.
      case .failure(let error): viewModel.message.send(Explanation.of(error))
      }
    }
    observe(input.more) { viewModel, item in viewModel.change(item, by: 1) }
    observe(input.fewer) { viewModel, item in viewModel.change(item, by: -1) }
    return Output(
      sections: items.stream.combineLatest(orderStream.order).map { MenuSection.sections(of: $0, $1) },
      message: message.stream.removeDuplicates())
  }

  /// One press after the other, so that none is lost.
  private func change(_ item: Item.ID, by change: Int) {
    task(id: "order", .oneAfterAnother) { viewModel in
      do {
        try await viewModel.mutate(ChangeQuantity(of: item, by: change))
        viewModel.message.send("")
      } catch let error where !(error is CancellationError) {
        viewModel.message.send(Explanation.of(error))
      }
    }
  }
}
