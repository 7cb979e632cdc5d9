#if canImport(SwiftUI)
  public import Combine
  public import Riblets

  /// Brings the states of an interactor to SwiftUI and the actions of a person back: one way down, one way up.
  ///
  /// The interactor owns the state and decides what an action means. A view that observes the model is read again when the
  /// state is a new one:
  ///
  /// ```swift
  /// final class CounterModel: StateModel<CounterState, CounterAction>, CounterPresentable {}
  ///
  /// struct CounterView: View {
  ///   @ObservedObject var model: CounterModel
  ///
  ///   var body: some View {
  ///     Button("\(model.state?.count ?? 0)") { model.send(.add) }
  ///   }
  /// }
  ///
  /// presenter.connect(to: count.stream) { [weak self] action in self?.handle(action) }
  /// ```
  ///
  /// It is an `ObservableObject`, as `@Observable` needs iOS 17. Use it where there is no ``StateScreen``: in a hosting
  /// controller of UIKit, or for a part of a screen.
  @MainActor
  open class StateModel<ViewState, Action>: ObservableObject, Presentable {
    /// The state that is shown; nil until ``connect(to:onAction:)`` was called.
    @Published public private(set) var state: ViewState?
    private var onAction: (@MainActor @Sendable (Action) -> Void)?
    private var subscription: Subscription?

    /// Makes a model that is connected to nobody.
    public init() {}

    /// Shows the states of a stream from now on, and hands every action to one place.
    ///
    /// Takes the place of an earlier connection. A state that is `Equatable` and equal to the one that is shown changes
    /// nothing. When the stream finishes, the last state stays.
    public func connect(to states: StateStream<ViewState>, onAction: @escaping @MainActor @Sendable (Action) -> Void) {
      subscription?.cancel()
      self.onAction = onAction
      subscription = states.sink { [weak self] state in
        guard let self, !isShown(state) else { return }
        self.state = state
      }
    }

    // Asked here and not of the type: where an app isolates everything to the main actor by default, its states are
    // `Equatable` only there, which no constraint of a type that is `Sendable` accepts.
    private func isShown(_ state: ViewState) -> Bool {
      guard let state = state as? any Equatable, let shown = self.state else { return false }
      return state.equals(shown)
    }

    /// Tells what a person did to whoever the model is connected to.
    public func send(_ action: Action) {
      onAction?(action)
    }
  }

  extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
  }
#endif
