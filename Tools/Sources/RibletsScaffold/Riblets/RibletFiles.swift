import RibletsPlans
import RibletsRepository
import RibletsTemplates

/// The files of one riblet and its tests.
struct RibletFiles {
  let context: RibletContext
  let layout: AppLayout
  let templates: TemplateLibrary
  /// The folders between that of the module and that of the riblet, such as `/Home`.
  var subfolder = ""

  func files() throws(RequestProblem) -> [PlannedFile] {
    let values = try TemplateValues(RibletValues(context))
    var files: [PlannedFile] = []
    for (template, path) in places {
      files.append(PlannedFile(path, try templates.render(template, values)))
    }
    return files
  }

  /// The files that the app is built of.
  var sources: [(file: TemplatePath, path: String)] {
    places.filter { $0.1.hasPrefix(layout.sources + "/") }.map { ($0, $1) }
  }

  /// Tests of one role each.
  var unitTests: [(file: TemplatePath, path: String)] {
    places.filter { $0.1.hasPrefix(layout.tests + "/") && $0.0 != \.spec && $0.0 != \.appleSpec }.map { ($0, $1) }
  }

  private var places: [(TemplatePath, String)] {
    let name = context.name
    let sources = "\(layout.sources)\(subfolder)/\(name)/\(name)"
    let tests = "\(layout.tests)\(subfolder)/\(name)/\(name)"
    var places: [(TemplatePath, String)] = [
      (\.builder, "\(sources)Builder.swift"), (\.interactor, "\(sources)Interactor.swift"),
      (\.router, "\(sources)Router.swift"),
      (\.builderTests, "\(tests)BuilderTests.swift"),
    ]
    // The interactors of others do nothing yet.
    if context.request.flow == .oneWay || context.request.hasPresenter || context.finishes {
      places.append((\.interactorTests, "\(tests)InteractorTests.swift"))
    }
    if context.request.hasView, !context.isRoot {
      places.append((context.isPortable ? \.spec : \.appleSpec, "\(tests)Spec.swift"))
    }
    if context.request.hasPresenter {
      places += [(\.presenter, "\(sources)Presenter.swift"), (\.presenterTests, "\(tests)PresenterTests.swift")]
    }
    return places + viewPlaces(sources, tests)
  }

  private func viewPlaces(_ sources: String, _ tests: String) -> [(TemplatePath, String)] {
    switch context.request.view {
    case .none: []
    case .portable:
      [(\.viewController, "\(sources)ViewController.swift")] + snapshotPlaces
    case .uikit:
      [
        (\.uikitView, "\(sources)ViewController.swift"),
        (\.uikitViewTests, "\(tests)ViewControllerTests.swift"),
      ] + interfacePlaces(sources)
    case .swiftui:
      [
        (\.screen, "\(sources)Screen.swift"), (\.swiftUIView, "\(sources)View.swift"),
        (\.screenTests, "\(tests)ScreenTests.swift"),
      ]
    }
  }

  /// In one folder for all riblets: the manifest names it once.
  private var snapshotPlaces: [(TemplatePath, String)] {
    let suite = "\(context.name)ViewSnapshotTests"
    let snapshots = "\(layout.tests)/Snapshots"
    return [
      (\.viewSnapshotTests, "\(snapshots)/\(suite).swift"),
      (\.viewSnapshot, "\(snapshots)/__Snapshots__/\(suite)/\(suite).what-it-looks-like.txt"),
    ]
  }

  /// In the folder of resources that the manifest names; beside the view in a project of Xcode.
  private func interfacePlaces(_ sources: String) -> [(TemplatePath, String)] {
    let folder = context.place.isInPackage ? "\(layout.sources)/Resources/\(context.name)" : sources
    switch context.request.interface {
    case .code: return []
    case .storyboard: return [(\.storyboard, folder + "ViewController.storyboard")]
    case .xib: return [(\.xib, folder + "ViewController.xib")]
    }
  }
}
