/// The logic of one screen, as a function from what a person does to what is shown.
///
/// What depends on the input alone is made of operators. What has an effect, or needs async code, is bound: it ends with
/// the view model's ``LifetimeBound/lifetime``, and the view model is handed in.
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
  /// The streams of what a person does.
  associatedtype Input
  /// The streams of what is shown.
  associatedtype Output

  /// Ties the output to the input; called once for each time that the view model is shown.
  func transform(_ input: Input) -> Output
}
