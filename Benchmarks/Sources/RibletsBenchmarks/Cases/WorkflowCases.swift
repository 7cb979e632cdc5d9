internal import Riblets

extension BenchmarkCase {
  /// Ways through an app.
  static var workflowCases: [BenchmarkCase] {
    [BenchmarkCase("workflow-5", batch: 100) { takingFiveSteps() }]
  }

  /// Makes a workflow and runs it to its end; none of its steps has to wait.
  private static func takingFiveSteps() -> Operation {
    let stage = Stage()
    let receiver = ActionableReceiver()
    stage.root.attachChild(Router<ActionableReceiver>(concrete: receiver))
    return Operation(repeating: {
      let run = receiver.start(FiveStepsWorkflow(), from: receiver)
      precondition(!run.isLive, "The workflow has not come to its end.")
      withExtendedLifetime(stage) {}
    })
  }
}
