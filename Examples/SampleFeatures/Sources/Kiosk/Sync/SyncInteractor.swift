import KioskFood
import Riblets
import RibletsData

/// @mockable
@MainActor
protocol SyncRouting: ViewableRouting {}

/// @mockable
@MainActor
protocol SyncPresentable: Presentable {
  var listener: (any SyncPresentableListener)? { get set }
  func show(_ state: SyncState)
}

/// @mockable
@MainActor
protocol SyncListener: AnyObject {}

/// Keeps the menu in the store as the server has it, and says when it cannot.
final class SyncInteractor: PresentableInteractor<any SyncPresentable>, SyncInteractable, SyncPresentableListener,
  FoodDataProviding
{
  weak var router: (any SyncRouting)?
  weak var listener: (any SyncListener)?
  let dataProvider: DataProvider<Food>
  private let priceFeed: any PriceFeed
  private var state = SyncState() { didSet { if state != oldValue { presenter.show(state) } } }
  /// True from the moment in which the feed has lost the server until it has it again.
  private var isInterrupted = false
  private var hasMenu = false

  init(presenter: any SyncPresentable, dataProvider: DataProvider<Food>, priceFeed: any PriceFeed) {
    self.dataProvider = dataProvider
    self.priceFeed = priceFeed
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    observe(observing(ServedMenu())) { interactor, menu in interactor.receive(menu) }
    followPrices()
  }

  /// Asks at once, and does not wait for the feed's next attempt.
  func refresh() {
    refresh(ServedMenu())
    if isInterrupted { followPrices() }
  }

  private func receive(_ menu: LoadState<[Item]>) {
    hasMenu = menu.known != nil
    switch menu {
    case .value(let known) where known.origin == .server:
      state = SyncState()
      // The feed may be waiting for its next attempt.
      if isInterrupted { followPrices() }
    case .failed(let failure, _):
      state = SyncState(problem: Explanation.ofServer(failure.error, hasMenu: hasMenu))
    case .idle, .loading, .value:
      // While the server is asked, the problem stays.
      state.isRefreshing = menu.isLoading
    }
  }

  private func followPrices() {
    isInterrupted = false
    task(id: "prices", .cancelInFlight) { interactor in
      do {
        for try await update in interactor.priceFeed.updates() { await interactor.receive(update) }
      } catch let error where !(error is CancellationError) {
        interactor.isInterrupted = true
        interactor.state.problem = Explanation.ofServer(error, hasMenu: interactor.hasMenu)
      }
    }
  }

  private func receive(_ update: PriceUpdate) async {
    switch update {
    case .connected:
      isInterrupted = false
      // Of what has changed meanwhile, the feed has the prices alone.
      if state.problem != nil { refresh(ServedMenu()) }
    case .interrupted:
      isInterrupted = true
      state.problem = Explanation.ofServer(OfflineError(), hasMenu: hasMenu)
    case .prices(let prices):
      do {
        try await mutate(SetPrices(prices))
      } catch {
        if !Task.isCancelled { state.problem = Explanation.of(error, reading: "prices") }
      }
    }
  }
}
