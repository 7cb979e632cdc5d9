public import Riblets

/// A view that sends the input of the user and shows the output of a view model, without depending on the view model.
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
  /// The streams of the user's input.
  associatedtype Input
  /// The streams of the shown output.
  associatedtype Output

  /// The input; read once each time the view is bound to a view model.
  var input: Input { get }

  /// Shows an output from now on; bound work ends with the view's lifetime.
  func bind(_ output: Output)
}
