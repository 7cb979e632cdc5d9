import InterviewDomain
import Riblets
import RibletsMVVM

/// The calls from the flow of a new interview to its parent.
/// @mockable
@MainActor
protocol NewInterviewListener: AnyObject, Sendable {
  /// - Parameter interviewID: The interview that the candidate wants to look at; `nil` for none.
  func newInterviewDidFinish(_ flow: any Coordinating, showing interviewID: Interview.ID?)
}

/// @mockable
@MainActor
protocol NewInterviewCoordinating: Coordinating {}

/// Leads through the questions to the summary.
final class NewInterviewCoordinator: NavigationCoordinator, NewInterviewCoordinating {
  private let useCases: UseCases
  private let interview: Interview
  private weak var listener: (any NewInterviewListener)?

  /// - Parameter interview: An interview that goes on; `nil` for one that begins now.
  init(
    _ interview: Interview? = nil, navigation: any StackNavigating, useCases: UseCases,
    listener: any NewInterviewListener
  ) {
    self.useCases = useCases
    self.listener = listener
    self.interview = interview ?? useCases.newInterview()
    super.init(navigation: navigation)
  }

  override func didStart() {
    super.didStart()
    let viewModel = QuestionViewModel(interview: interview, useCases: useCases, listener: self)
    push(ViewModelScreen(viewModel, in: QuestionViewController()))
  }

  override func didLeaveFirstScreen() {
    end(showing: nil)
  }

  private func end(showing interviewID: Interview.ID?) {
    finish { listener?.newInterviewDidFinish(self, showing: interviewID) }
  }
}

extension NewInterviewCoordinator: PlaceReporting {
  /// Also for the summary, to which the last question leads.
  var place: Place { .interview(interview) }
}

extension NewInterviewCoordinator: QuestionListener {
  func questionsDidFinish() {
    let viewModel = SummaryViewModel(
      interviewID: interview.id, fetchHistory: useCases.fetchHistory, listener: self)
    replaceTop(with: ViewModelScreen(viewModel, in: SummaryViewController()))
  }
}

extension NewInterviewCoordinator: SummaryListener {
  func summaryDidClose() { end(showing: nil) }
  func summaryDidAskForAnswers() { end(showing: interview.id) }
}
