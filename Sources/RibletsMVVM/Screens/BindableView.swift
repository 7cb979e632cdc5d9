public import Riblets

/// A view that sends what a person does and shows what a view model puts out, and knows no view model.
///
/// ```swift
/// final class SearchViewController: ViewController, BindableView {
///   let lifetime = Lifetime()
///   private let text = MutableEventStream<String>()
///   var input: SearchViewModel.Input { .init(text: text.stream) }
///
///   func bind(_ output: SearchViewModel.Output) {
///     observe(output.results) { view, results in view.show(results) }
///   }
/// }
/// ```
@MainActor
public protocol BindableView<Input, Output>: ViewControllable, LifetimeBound {
  /// The streams of what a person does.
  associatedtype Input
  /// The streams of what is shown.
  associatedtype Output

  /// Read once for each time that the view is tied to a view model.
  var input: Input { get }

  /// Shows what comes from now on; what is bound ends with the view's lifetime.
  func bind(_ output: Output)
}
