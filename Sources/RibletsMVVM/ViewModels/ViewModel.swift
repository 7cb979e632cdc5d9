/// The logic of one screen, as a function from the input of the user to the shown output.
///
/// Output that depends on the input alone is made of operators. Side effects and async code are bound: they end with
/// the view model's ``LifetimeBound/lifetime``, and their closures have the view model as a parameter.
///
/// ```swift
/// final class SearchViewModel: ViewModel {
///   @MainActor struct Input { var text: EventStream<String> = .never }
///   @MainActor struct Output { let results: StateStream<[String]> }
///
///   let lifetime = Lifetime()
///   private let results = MutableStateStream<[String]>([])
///
///   func transform(_ input: Input) -> Output {
///     observe(input.text.debounce(for: .milliseconds(300), clock: ribletClock)) { viewModel, text in
///       viewModel.search(text)
///     }
///     return Output(results: results.stream)
///   }
/// }
/// ```
///
/// Use it for a screen without children of its own. For more, write a riblet: `Documentation/ViewModels.md` compares
/// both.
@MainActor
public protocol ViewModel<Input, Output>: LifetimeBound {
  /// The streams of the user's input. Give each a default of `.never`, so that tests pass only some.
  associatedtype Input
  /// The streams of the shown output: states for content, events for what happens once.
  associatedtype Output

  /// Returns the output for an input; called once each time the view model is shown.
  ///
  /// Called on the main actor when the screen becomes active, also when it is shown again.
  ///
  /// ```swift
  /// func transform(_ input: Input) -> Output {
  ///   observe(input.text) { viewModel, text in viewModel.search(text) }
  ///   return Output(results: results.stream)
  /// }
  /// ```
  func transform(_ input: Input) -> Output
}
