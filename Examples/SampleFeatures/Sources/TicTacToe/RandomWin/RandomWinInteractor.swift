import Riblets

/// @mockable
@MainActor
protocol RandomWinRouting: ViewableRouting {}

/// Everything the screen shows.
struct RandomWinViewState: Codable, Equatable, Sendable {
  /// The player who is being announced.
  var winner: PlayerType?
}

/// Everything the user can do on the screen.
enum RandomWinAction: Equatable, Sendable {
  case determineWinner
  case closeAnnouncement
}

/// States go down, actions come up; there is nothing else between the interactor and the screen.
/// @mockable
@MainActor
protocol RandomWinPresentable: Presentable {
  func connect(to states: StateStream<RandomWinViewState>, onAction: @escaping @MainActor (RandomWinAction) -> Void)
}

/// @mockable
@MainActor
protocol RandomWinListener: AnyObject, Sendable {
  func didRandomlyWin(withPlayer player: PlayerType)
}

/// Draws a winner.
///
/// The screen of this riblet has one-way flow: the interactor owns the state and is the only one to change it.
final class RandomWinInteractor: PresentableInteractor<any RandomWinPresentable>, RandomWinInteractable {
  weak var router: (any RandomWinRouting)?
  weak var listener: (any RandomWinListener)?

  private let state = MutableStateStream(RandomWinViewState())
  private let mutableScoreStream: any MutableScoreStream
  private let randomSource: any RandomSource

  init(
    presenter: any RandomWinPresentable,
    mutableScoreStream: any MutableScoreStream,
    randomSource: any RandomSource
  ) {
    self.mutableScoreStream = mutableScoreStream
    self.randomSource = randomSource
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    presenter.connect(to: state.stream) { [weak self] action in self?.handle(action) }
  }

  /// Each activation begins anew, but for the first after a restore.
  override func willResignActive() {
    state.value = RandomWinViewState()
  }

  private func handle(_ action: RandomWinAction) {
    switch action {
    case .determineWinner: determineWinner()
    case .closeAnnouncement: closeAnnouncement()
    }
  }

  private func determineWinner() {
    guard state.value.winner == nil else { return }
    state.value.winner = randomSource.number(below: 100) > 50 ? .player1 : .player2
  }

  private func closeAnnouncement() {
    guard let winner = state.value.winner else { return }
    state.value.winner = nil
    mutableScoreStream.updateScore(withWinner: winner)
    listener?.didRandomlyWin(withPlayer: winner)
  }
}

extension RandomWinInteractor: StateSaving {
  var savedState: RandomWinViewState {
    get { state.value }
    set { state.value = newValue }
  }
}
