import InterviewDomain
import Riblets
import RibletsMVVM

/// The flows to which the root's buttons lead.
/// @mockable
@MainActor
protocol RootCoordinating: AnyObject, Sendable {
  /// Leads through a new interview.
  func connectNewInterviewFlow()
  /// Shows past interviews, or one of them.
  func connectHistoryFlow(interviewID: Interview.ID?)
}

/// Two buttons.
final class RootViewModel: ViewModel {
  @MainActor struct Input {
    var startButtonTapped: EventStream<Void> = .never
    var historyButtonTapped: EventStream<Void> = .never
  }

  let lifetime = Lifetime()
  private weak var coordinator: (any RootCoordinating)?

  init(coordinator: any RootCoordinating) {
    self.coordinator = coordinator
  }

  func transform(_ input: Input) {
    observe(input.startButtonTapped) { viewModel, _ in viewModel.coordinator?.connectNewInterviewFlow() }
    observe(input.historyButtonTapped) { viewModel, _ in
      viewModel.coordinator?.connectHistoryFlow(interviewID: nil)
    }
  }
}
