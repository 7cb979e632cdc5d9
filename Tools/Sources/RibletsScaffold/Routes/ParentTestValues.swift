/// The values with which tests make the parts of a parent.
struct ParentTestValues: Encodable {
  let parent: String
  let parentHasView: Bool
  let testsRouter, testsInteractor, testsComponent: Bool
  let parentRouterSamples, parentInteractorSamples, parentComponentSamples: String?

  init(_ samples: RouteSamples) {
    parent = samples.parent.name
    parentHasView = samples.parent.hasView
    parentRouterSamples = samples.router
    parentInteractorSamples = samples.interactor
    parentComponentSamples = samples.component
    testsRouter = parentRouterSamples != nil
    testsInteractor = parentInteractorSamples != nil
    testsComponent = parentComponentSamples != nil
  }
}
