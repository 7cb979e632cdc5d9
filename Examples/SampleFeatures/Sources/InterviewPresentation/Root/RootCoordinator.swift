import InterviewDomain
import Riblets
import RibletsMVVM

/// The flows that the root can lead to.
/// @mockable
@MainActor
protocol RootFlows: AnyObject, Sendable {
  func newInterviewFlow(listener: any NewInterviewListener) -> any NewInterviewCoordinating
  func historyFlow(interviewID: Interview.ID?, listener: any HistoryFlowListener) -> any HistoryCoordinating
}

/// Leads from the first screen into one flow at a time.
final class RootCoordinator: Coordinator {
  private let navigation: any StackNavigating
  private let flows: any RootFlows

  init(navigation: any StackNavigating, flows: any RootFlows) {
    self.navigation = navigation
    self.flows = flows
    super.init()
  }

  override func didStart() {
    let screen = Screen(RootViewModel(coordinator: self), in: RootViewController())
    attachChild(screen)
    navigation.push(screen.viewControllable)
  }
}

extension RootCoordinator: RootCoordinating {
  func connectNewInterviewFlow() {
    connect(flows.newInterviewFlow(listener: self))
  }

  func connectHistoryFlow(interviewID: Interview.ID?) {
    connect(flows.historyFlow(interviewID: interviewID, listener: self))
  }

  /// Two quick presses of a button make one flow.
  private func connect(_ flow: @autoclosure () -> any Coordinating) {
    guard !children.contains(where: { $0 is any Coordinating }) else { return }
    attachChild(flow())
  }
}

extension RootCoordinator: NewInterviewListener, HistoryFlowListener {
  func newInterviewDidFinish(_ flow: any Coordinating, showing interviewID: Interview.ID?) {
    guard let interviewID else { return }
    detachChild(flow)
    connectHistoryFlow(interviewID: interviewID)
  }

  func historyDidFinish() {}
}
