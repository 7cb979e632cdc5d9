import InterviewDomain
import Riblets
import RibletsMVVM

/// The calls from the flow of past interviews to its parent.
/// @mockable
@MainActor
protocol HistoryFlowListener: AnyObject, Sendable {
  func historyDidFinish()
}

/// @mockable
@MainActor
protocol HistoryCoordinating: Coordinating {}

/// Leads from the list of past interviews to the answers of one.
final class HistoryCoordinator: NavigationCoordinator, HistoryCoordinating, HistoryListener {
  private let interviewID: Interview.ID?
  private let fetchHistory: any FetchHistoryUseCase
  private weak var listener: (any HistoryFlowListener)?
  private var selectedID: Interview.ID?

  /// - Parameter interviewID: An interview whose answers are shown at once, above the list.
  init(
    interviewID: Interview.ID?, navigation: any StackNavigating, fetchHistory: any FetchHistoryUseCase,
    listener: any HistoryFlowListener
  ) {
    self.interviewID = interviewID
    self.fetchHistory = fetchHistory
    self.listener = listener
    super.init(navigation: navigation)
  }

  override func didStart() {
    super.didStart()
    push(ViewModelScreen(HistoryViewModel(fetchHistory: fetchHistory, listener: self), in: HistoryViewController()))
    if let interviewID { historyDidSelect(interviewID) }
  }

  func historyDidSelect(_ interviewID: Interview.ID) {
    let viewModel = AnswersViewModel(interviewID: interviewID, fetchHistory: fetchHistory)
    push(ViewModelScreen(viewModel, in: AnswersViewController()))
    selectedID = interviewID
  }

  override func didLeaveFirstScreen() {
    finish { listener?.historyDidFinish() }
  }
}

extension HistoryCoordinator: PlaceReporting {
  var place: Place { .history(children.count > 1 ? selectedID : nil) }
}
