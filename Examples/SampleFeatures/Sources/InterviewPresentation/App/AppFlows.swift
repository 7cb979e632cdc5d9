import InterviewDomain

/// Builds the flows of the app, each with the use cases that it needs.
final class AppFlows: RootFlows {
  private let useCases: UseCases
  private let navigation: any StackNavigating

  init(useCases: UseCases, navigation: any StackNavigating) {
    self.useCases = useCases
    self.navigation = navigation
  }

  func newInterviewFlow(
    _ interview: Interview?, listener: any NewInterviewListener
  ) -> any NewInterviewCoordinating {
    NewInterviewCoordinator(interview, navigation: navigation, useCases: useCases, listener: listener)
  }

  func historyFlow(
    interviewID: Interview.ID?, listener: any HistoryFlowListener
  ) -> any HistoryCoordinating {
    HistoryCoordinator(
      interviewID: interviewID, navigation: navigation, fetchHistory: useCases.fetchHistory, listener: listener)
  }
}
