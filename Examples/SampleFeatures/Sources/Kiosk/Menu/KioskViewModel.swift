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
    /// Another attempt to read the menu.
    var again: EventStream<Void> = .never
  }

  @MainActor
  struct Output {
    let sections: StateStream<[MenuSection]>
    /// The message about what did not work; empty when the next thing did.
    let message: StateStream<String>
    /// True if the menu could not be read, so that it makes sense to try again.
    let isUnread: StateStream<Bool>
  }

  let lifetime = Lifetime()
  let dataProvider: DataProvider<Food>
  private let orderStream: any OrderStream
  private let items = MutableStateStream<[Item]>([])
  private let message = MutableStateStream("")
  private let isUnread = MutableStateStream(false)
  private var following: StreamConnection?

  init(dataProvider: DataProvider<Food>, orderStream: any OrderStream) {
    self.dataProvider = dataProvider
    self.orderStream = orderStream
  }

  func transform(_ input: Input) -> Output {
    follow()
    observe(input.again) { viewModel, _ in viewModel.follow() }
    observe(input.more) { viewModel, item in viewModel.change(item, by: 1) }
    observe(input.fewer) { viewModel, item in viewModel.change(item, by: -1) }
    return Output(
      sections: items.stream.combineLatest(orderStream.order).map { MenuSection.sections(of: $0, $1) },
      message: message.stream.removeDuplicates(),
      isUnread: isUnread.stream.removeDuplicates())
  }

  private func follow() {
    following?.cancel()
    following = observe(observing(.menu).removeDuplicates()) { viewModel, menu in
      switch menu {
      case .success(let items):
        viewModel.items.send(items)
        viewModel.isUnread.send(false)
        viewModel.message.send("")
      case .failure(let error):
        // What was shown before stays.
        viewModel.isUnread.send(true)
        viewModel.message.send(Explanation.of(error, reading: "menu"))
      }
    }
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
