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
///
/// See `Documentation/ViewModels.md`.
@MainActor
public protocol BindableView<Input, Output>: ViewControllable, LifetimeBound {
  /// The streams of the user's input, for example `SearchViewModel.Input`: the view makes it.
  associatedtype Input
  /// The streams of the shown output, for example `SearchViewModel.Output`: the view observes it.
  associatedtype Output

  /// The input; read once each time the view is bound to a view model, before ``bind(_:)``.
  var input: Input { get }

  /// Shows an output from now on; bound work ends with the view's lifetime.
  ///
  /// Called on the main actor each time the screen becomes active. Use `observe`, so that nothing is observed twice.
  ///
  /// - Parameter output: The result of ``ViewModel/transform(_:)``.
  func bind(_ output: Output)
}
