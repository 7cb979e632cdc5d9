import InterviewDomain
import Riblets
import RibletsMVVM

/// The calls from the history to its coordinator.
/// @mockable
@MainActor
protocol HistoryListener: AnyObject, Sendable {
  func historyDidSelect(_ interviewID: Interview.ID)
}

/// A past interview in the list.
struct HistoryRow: Hashable, Sendable, Identifiable {
  let id: Interview.ID
  let title: String
  let detail: String
}

/// Lists past interviews, newest first.
final class HistoryViewModel: ViewModel {
  @MainActor struct Input {
    var viewWillAppear: EventStream<Void> = .never
    var rowTapped: EventStream<Interview.ID> = .never
  }

  @MainActor struct Output {
    let rows: StateStream<[HistoryRow]>
    /// The text to show where there are no rows.
    let note: StateStream<String>
  }

  let lifetime = Lifetime()
  private let fetchHistory: any FetchHistoryUseCase
  private weak var listener: (any HistoryListener)?
  private let rows = MutableStateStream<[HistoryRow]>([])
  private let note = MutableStateStream("")

  init(fetchHistory: any FetchHistoryUseCase, listener: any HistoryListener) {
    self.fetchHistory = fetchHistory
    self.listener = listener
  }

  func transform(_ input: Input) -> Output {
    observe(input.viewWillAppear) { viewModel, _ in viewModel.fetch() }
    observe(input.rowTapped) { viewModel, id in viewModel.listener?.historyDidSelect(id) }
    return Output(rows: rows.stream.removeDuplicates(), note: note.stream.removeDuplicates())
  }

  private func fetch() {
    task(id: "fetch") { viewModel in
      do {
        let interviews = try await viewModel.fetchHistory.fetchHistory()
        viewModel.rows.send(interviews.map(Self.row))
        viewModel.note.send(interviews.isEmpty ? "No interviews yet. Start one, and it will be kept here." : "")
      } catch let error where !(error is CancellationError) {
        viewModel.note.send("The history could not be loaded. Please go back and try again.")
      }
    }
  }

  private static func row(_ interview: Interview) -> HistoryRow {
    HistoryRow(
      id: interview.id, title: interview.title,
      detail: """
        \(DayText.time(of: interview.startedAt)) · \(interview.answeredCount) answered, \
        \(interview.skippedCount) skipped
        """)
  }
}
