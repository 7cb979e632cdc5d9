import RibletsPlans
import RibletsTemplates

extension PartPlanner {
  /// The files of a view model and its screen, and the libraries in the manifest.
  func planViewModel(_ request: PartRequest, isRepeated: Bool) throws(RequestProblem) -> ScaffoldPlan {
    if let view = request.view, view == .uikit || view == .swiftui {
      throw RequestProblem(
        "There are no templates of screens for --view \(view.rawValue) yet. Use --view portable, or --view none and a 'BindableView' of your own."
      )
    }
    let name = request.name.text
    let folders = folders(name)
    let source = "\(folders.sources)/\(name)"
    let tests = "\(folders.tests)/\(name)"
    let hasView = request.view.map { $0 == .portable } ?? hasPortableViews
    try check(
      request.name.typeNames.filter { hasView || !$0.hasSuffix("ViewController") }, of: name,
      apartFrom: isRepeated ? ["\(source)ViewModel.swift", "\(source)ViewController.swift"] : [])
    let part = try PartValues(request, app: app, modules, index: index)
    let values = try TemplateValues(part)
    var places: [(TemplatePath, String)] = [
      (\.screenViewModel, "\(source)ViewModel.swift"), (\.screenViewModelTests, "\(tests)ViewModelTests.swift"),
    ]
    if hasView {
      places += [
        (\.screenView, "\(source)ViewController.swift"), (\.screenViewTests, "\(tests)ViewControllerTests.swift"),
      ]
    }
    var plan = ScaffoldPlan()
    for (template, path) in places {
      plan.files.append(PlannedFile(path, try templates.render(template, values)))
    }
    plan.files.sort { $0.path < $1.path }
    need(["RibletsMVVM"], inTests: ["RibletsMVVM", "RibletsMVVMTesting"] + part.testProducts, &plan)
    plan.notes.append(
      hasView
        ? "Nothing shows it yet. A coordinator that does: riblets new coordinator NAME --screen \(name)."
        : "It has no view yet: show it with 'ViewModelScreen(viewModel, in: view)', where 'view' is a 'BindableView' of its input and output."
    )
    return plan
  }
}
