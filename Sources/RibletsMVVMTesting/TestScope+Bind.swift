public import RibletsMVVM
public import RibletsTesting

extension TestScope {
  /// Binds a view to an output until the end of the test, as its screen does: for tests of a view without a view model.
  ///
  /// ```swift
  /// scope.bind(view, to: .init(results: .constant(["Tea"]), hint: .never))
  /// ```
  public func bind<View: BindableView>(_ view: View, to output: View.Output) {
    view.lifetime.activate()
    view.bind(output)
    atEnd { view.lifetime.deactivate() }
  }
}
