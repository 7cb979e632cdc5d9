import InterviewDomain
import Riblets
import RibletsMVVM

/// Shows the questions and answers of one interview.
final class AnswersViewModel: ViewModel {
  @MainActor struct Input {
    var viewWillAppear: EventStream<Void> = .never
  }

  @MainActor struct Output {
    let title: StateStream<String>
    let answers: StateStream<[InterviewAnswer]>
    /// The text to show where there is nothing else to show.
    let note: StateStream<String>
  }

  let lifetime = Lifetime()
  private let interviewID: Interview.ID
  private let fetchHistory: any FetchHistoryUseCase
  private let interview = MutableStateStream<Interview?>(nil)
  private let note = MutableStateStream("")

  init(interviewID: Interview.ID, fetchHistory: any FetchHistoryUseCase) {
    self.interviewID = interviewID
    self.fetchHistory = fetchHistory
  }

  func transform(_ input: Input) -> Output {
    observe(input.viewWillAppear) { viewModel, _ in viewModel.fetch() }
    return Output(
      title: interview.stream.map { $0?.title ?? "" }.removeDuplicates(),
      answers: interview.stream.map { $0?.answers ?? [] }.removeDuplicates(),
      note: note.stream.removeDuplicates())
  }

  private func fetch() {
    task(id: "fetch") { viewModel in
      do {
        viewModel.interview.send(try await viewModel.fetchHistory.fetchInterview(viewModel.interviewID))
      } catch is InterviewNotFoundError {
        viewModel.note.send("This interview is not there any more.")
      } catch let error where !(error is CancellationError) {
        viewModel.note.send("The answers could not be loaded. Please go back and try again.")
      }
    }
  }
}
