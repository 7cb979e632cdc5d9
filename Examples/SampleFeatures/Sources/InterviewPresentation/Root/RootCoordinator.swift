import InterviewDomain
import Riblets
import RibletsMVVM

/// The flows that the root can lead to.
/// @mockable
@MainActor
protocol RootFlows: AnyObject, Sendable {
  /// - Parameter interview: An interview that goes on; `nil` for one that begins now.
  func newInterviewFlow(_ interview: Interview?, listener: any NewInterviewListener) -> any NewInterviewCoordinating
  func historyFlow(interviewID: Interview.ID?, listener: any HistoryFlowListener) -> any HistoryCoordinating
}

/// Leads from the first screen into one flow at a time.
final class RootCoordinator: Coordinator {
  private let navigation: any StackNavigating
  private let flows: any RootFlows
  private let start: Place

  /// - Parameter start: The place to begin at.
  init(navigation: any StackNavigating, flows: any RootFlows, start: Place = .root) {
    self.navigation = navigation
    self.flows = flows
    self.start = start
    super.init()
  }

  override func didStart() {
    let screen = ViewModelScreen(RootViewModel(coordinator: self), in: RootViewController())
    attachChild(screen)
    navigation.push(screen.viewControllable)
    switch start {
    case .root: break
    case .interview(let interview): connect(flows.newInterviewFlow(interview, listener: self))
    case .history(let interviewID): connectHistoryFlow(interviewID: interviewID)
    }
  }
}

extension RootCoordinator: PlaceReporting {
  var place: Place {
    for case let flow as any PlaceReporting in children { return flow.place }
    return .root
  }
}

extension RootCoordinator: RootCoordinating {
  func connectNewInterviewFlow() {
    connect(flows.newInterviewFlow(nil, listener: self))
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
