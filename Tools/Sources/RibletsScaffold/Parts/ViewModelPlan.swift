import RibletsPlans
import RibletsRepository
import RibletsTemplates

extension PartPlanner {
  /// The files of a view model and its screen, and the libraries in the manifest.
  func planViewModel(_ request: PartRequest, isRepeated: Bool) throws(RequestProblem) -> ScaffoldPlan {
    let view = request.view ?? app.layout.standardView
    try check(view)
    let name = request.name.text
    let folders = folders(name)
    let source = "\(folders.sources)/\(name)"
    let tests = "\(folders.tests)/\(name)"
    let screen = ScreenValues(name, view, in: app.layout.standardView)
    let viewTypes = view == .none ? [] : [screen.viewType] + (view == .swiftui ? [name + "View"] : [])
    try check(
      ["Listener", "ViewModel"].map { name + $0 } + viewTypes, of: name,
      apartFrom: isRepeated ? ["\(source)ViewModel.swift", "\(folders.sources)/\(screen.viewType).swift"] : [])
    let part = try PartValues(request, app: app, modules, index: index)
    let values = try TemplateValues(part, screen)
    var places: [(TemplatePath, String)] = [
      (\.screenViewModel, "\(source)ViewModel.swift"), (\.screenViewModelTests, "\(tests)ViewModelTests.swift"),
    ]
    let template: TemplatePath? =
      switch view {
      case .portable: \.screenView
      case .uikit: \.screenUIKitView
      case .swiftui: \.screenSwiftUIView
      case .none: nil
      }
    if let template {
      places += [
        (template, "\(folders.sources)/\(screen.viewType).swift"),
        (view == .portable ? \.screenViewTests : \.screenAppleTests, "\(folders.tests)/\(screen.viewType)Tests.swift"),
      ]
    }
    var plan = ScaffoldPlan()
    for (template, path) in places {
      plan.files.append(PlannedFile(path, try templates.render(template, values)))
    }
    plan.files.sort { $0.path < $1.path }
    need(["RibletsMVVM"], inTests: ["RibletsMVVM", "RibletsMVVMTesting"] + part.testProducts, &plan)
    plan.notes.append(
      view != .none
        ? "Nothing shows it yet. A coordinator that does: riblets new coordinator NAME --screen \(name)."
        : "It has no view yet: show it with 'ViewModelScreen(viewModel, in: view)', where 'view' is a 'BindableView' of its input and output."
    )
    return plan
  }

  /// - Throws: ``RequestProblem`` for a view that the app cannot show.
  private func check(_ view: RibletRequest.View) throws(RequestProblem) {
    let standard = app.layout.standardView
    guard view != .none, view != standard, !(view == .swiftui && standard == .uikit) else { return }
    let ways = standard == .uikit ? "--view uikit, swiftui" : "--view \(standard.rawValue)"
    throw RequestProblem("'\(app.layout.module)' cannot show \(view.title). Use \(ways) or none.")
  }
}

/// The values of the view of a view model.
private struct ScreenValues: Encodable {
  let viewType, toolkit: String
  let isSwiftUI, isHosted: Bool

  init(_ name: String, _ view: RibletRequest.View, in app: RibletRequest.View) {
    isSwiftUI = view == .swiftui
    isHosted = isSwiftUI && app == .uikit
    toolkit = app == .uikit ? "UIKit" : "SwiftUI"
    viewType = name + (isSwiftUI ? "Screen" : "ViewController")
  }
}
