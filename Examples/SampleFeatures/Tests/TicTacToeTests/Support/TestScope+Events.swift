import Riblets
import RibletsTesting

@testable import TicTacToe

extension TestScope {
  /// The names of what was attached, in order.
  var attachedNames: [String] {
    events.compactMap { event in
      if case .attached = event.kind { event.path?.name } else { nil }
    }
  }

  var completedWorkflowCount: Int { count(of: .completed) }
  var cancelledWorkflowCount: Int { count(of: .cancelled) }

  private func count(of stage: WorkflowProgress.Stage) -> Int {
    events.count { event in
      if case .workflow(let progress) = event.kind { progress.stage == stage } else { false }
    }
  }
}
