@_spi(Data) public import Riblets

/// A view model and its view as a leaf of the tree, which a ``Coordinator`` or any router attaches.
///
/// While it is active, the lifetimes of view model and view last and both are bound to each other; when it is detached,
/// their bound work ends, and both are expected to be freed. When it is attached again, they are bound again. Its name
/// in paths is the view model's name, as in `Root/ViewModelScreen(Question)`.
///
/// ```swift
/// let view = QuestionViewController()
/// attachChild(ViewModelScreen(QuestionViewModel(listener: self), in: view))
/// navigation.push(view)
/// ```
///
/// See `Documentation/ViewModels.md`.
public final class ViewModelScreen: ViewableRouter<any Interactable, any ViewControllable> {
  /// The view model's type, for testers.
  package let viewModelType: any ViewModel.Type
  private let label: String

  /// Makes a screen whose view is bound to the view model when it becomes active.
  ///
  /// The screen holds both. A view model that another active screen shows is diagnosed, and not bound.
  public init<Model: ViewModel, View: BindableView>(_ viewModel: Model, in view: View)
  where Model.Input == View.Input, Model.Output == View.Output {
    viewModelType = Model.self
    label = Self.label(of: Model.self)
    super.init(interactor: ScreenInteractor(viewModel, in: view), viewController: view)
  }

  public override var ribletLabel: String? { label }

  private static func label(of type: any ViewModel.Type) -> String {
    let name = String(describing: type)
    return name.hasSuffix("ViewModel") && name != "ViewModel" ? String(name.dropLast(9)) : name
  }
}

/// Begins and ends the lifetimes of a view model and its view with the tree, and binds them to each other.
package final class ScreenInteractor<Model: ViewModel, View: BindableView>: PresentableInteractor<Model>
where Model.Input == View.Input, Model.Output == View.Output {
  private let view: View
  // The lifetimes that have begun. Unsafe only for `deinit`, which has exclusive access.
  @exclusivity(unchecked) nonisolated(unsafe) private var begun: [Lifetime] = []

  package init(_ viewModel: Model, in view: View) {
    self.view = view
    super.init(presenter: viewModel)
  }

  /// Ends the lifetimes after the tree was dropped: a task may hold the view model or the view.
  deinit {
    guard !begun.isEmpty else { return }
    runOnMainActor { [begun] in Self.end(begun) }
  }

  package override func didBecomeActive() {
    let viewModel = presenter
    if let other = viewModel.lifetime.host, other !== self, viewModel.lifetime.isActive {
      let misuse = ViewModelMisuse.shownTwice(
        viewModel: "\(Model.self)", screen: workScope.path, shownIn: other.workScope.path)
      return workScope.report(.misused(misuse), at: nil)
    }
    begun = [viewModel.lifetime, view.lifetime]
    for lifetime in begun { lifetime.begin(in: self, isHeld: true) }
    view.bind(viewModel.transform(view.input))
  }

  package override func willResignActive() {
    Self.end(begun)
    begun = []
  }

  private static func end(_ lifetimes: [Lifetime]) {
    for lifetime in lifetimes.reversed() { lifetime.deactivate() }
  }
}
