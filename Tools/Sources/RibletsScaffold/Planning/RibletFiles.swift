/// The files of one riblet and its tests.
struct RibletFiles {
  let context: RibletContext
  let layout: AppLayout
  let templates: TemplateLibrary

  func files() throws(RequestProblem) -> [PlannedFile] {
    let values = context.values
    var files: [PlannedFile] = []
    for (template, path) in places {
      files.append(PlannedFile(path, try templates.render(template, values)))
    }
    return files
  }

  private var places: [(TemplateFile, String)] {
    let name = context.name
    let sources = "\(layout.sources)/\(name)/\(name)"
    let tests = "\(layout.tests)/\(name)/\(name)"
    var places: [(TemplateFile, String)] = [
      (.builder, "\(sources)Builder.swift"), (.interactor, "\(sources)Interactor.swift"),
      (.router, "\(sources)Router.swift"),
      (.builderTests, "\(tests)BuilderTests.swift"), (.interactorTests, "\(tests)InteractorTests.swift"),
      (.routerTests, "\(tests)RouterTests.swift"), (.spec, "\(tests)Spec.swift"),
    ]
    if context.request.hasPresenter {
      places += [(.presenter, "\(sources)Presenter.swift"), (.presenterTests, "\(tests)PresenterTests.swift")]
    }
    if context.request.hasView {
      // In one folder for all riblets: the manifest names it once.
      let suite = "\(name)ViewSnapshotTests"
      let snapshots = "\(layout.tests)/Snapshots"
      places += [
        (.viewController, "\(sources)ViewController.swift"),
        (.viewControllerTests, "\(tests)ViewControllerTests.swift"),
        (.viewSnapshotTests, "\(snapshots)/\(suite).swift"),
        (.viewSnapshot, "\(snapshots)/__Snapshots__/\(suite)/\(suite).what-it-looks-like.txt"),
      ]
    }
    return places
  }
}
