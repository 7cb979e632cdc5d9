import Riblets

/// A workflow that notes its ends.
final class NotingWorkflow: Workflow<Interactor> {
  let log: Log

  init(_ log: Log) { self.log = log }

  override func didComplete() { log.lines.append("completed") }
  override func didCancel() { log.lines.append("cancelled") }
  override func didFail(_ error: any Error) { log.lines.append("failed: \(error)") }
  override func didFork() { log.lines.append("fork") }
}
