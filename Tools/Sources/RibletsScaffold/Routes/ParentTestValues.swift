/// The values with which tests make the parts of a parent.
struct ParentTestValues: Encodable {
  let parent: String
  let parentHasView: Bool
  let testsRouter, testsInteractor, testsComponent: Bool
  let parentRouterSamples, parentInteractorSamples, parentComponentSamples: String?
  /// The call of the function with which the parent's tests build it: of other parents, tests make the interactor alone.
  let parentBuilt: String?

  /// - Parameter builderTests: The text of the tests of the parent's builder.
  init(_ samples: RouteSamples, builderTests: String?) {
    parent = samples.parent.name
    parentHasView = samples.parent.hasView
    parentRouterSamples = samples.router
    parentInteractorSamples = samples.interactor
    parentComponentSamples = samples.component
    // Without white space: a long line is broken.
    let tests = (builderTests ?? "").filter { !$0.isWhitespace }
    let listener = tests.contains("(forlistener:") ? "for: \(parent)ListenerMock()" : ""
    parentBuilt = tests.contains("staticfuncbuild(") ? "\(parent)BuilderTests.build(\(listener))" : nil
    testsRouter = parentRouterSamples != nil
    testsInteractor = parentInteractorSamples != nil
    testsComponent = parentComponentSamples != nil
  }
}
