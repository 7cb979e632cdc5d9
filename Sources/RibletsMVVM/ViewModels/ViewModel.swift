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
@MainActor
public protocol ViewModel<Input, Output>: LifetimeBound {
  /// The streams of the user's input.
  associatedtype Input
  /// The streams of the shown output.
  associatedtype Output

  /// Returns the output for an input; called once each time the view model is shown.
  func transform(_ input: Input) -> Output
}
