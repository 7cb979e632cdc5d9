import InterviewDomain
import Riblets
import RibletsMVVM

/// The calls from the summary to its coordinator.
/// @mockable
@MainActor
protocol SummaryListener: AnyObject, Sendable {
  func summaryDidClose()
  func summaryDidAskForAnswers()
}

/// Counts what was answered and what was skipped.
final class SummaryViewModel: ViewModel {
  @MainActor struct Input {
    var viewWillAppear: EventStream<Void> = .never
    var answersButtonTapped: EventStream<Void> = .never
    var doneButtonTapped: EventStream<Void> = .never
  }

  @MainActor struct Output {
    let summary: StateStream<String>
  }

  let lifetime = Lifetime()
  private let interviewID: Interview.ID
  private let fetchHistory: any FetchHistoryUseCase
  private weak var listener: (any SummaryListener)?
  private let summary = MutableStateStream("")

  init(interviewID: Interview.ID, fetchHistory: any FetchHistoryUseCase, listener: any SummaryListener) {
    self.interviewID = interviewID
    self.fetchHistory = fetchHistory
    self.listener = listener
  }

  func transform(_ input: Input) -> Output {
    observe(input.viewWillAppear) { viewModel, _ in viewModel.fetch() }
    observe(input.answersButtonTapped) { viewModel, _ in viewModel.listener?.summaryDidAskForAnswers() }
    observe(input.doneButtonTapped) { viewModel, _ in viewModel.listener?.summaryDidClose() }
    return Output(summary: summary.stream)
  }

  private func fetch() {
    task(id: "fetch") { viewModel in
      do {
        let interview = try await viewModel.fetchHistory.fetchInterview(viewModel.interviewID)
        viewModel.summary.send("\(interview.answeredCount) answered, \(interview.skippedCount) skipped")
      } catch let error where !(error is CancellationError) {
        viewModel.summary.send("Your answers could not be loaded.")
      }
    }
  }
}
