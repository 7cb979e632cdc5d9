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
  open class StateModel<ViewState: Equatable, Action>: ObservableObject, Presentable {
    /// The state that is shown; nil until ``connect(to:onAction:)`` was called.
    @Published public private(set) var state: ViewState?
    private var onAction: (@MainActor (Action) -> Void)?
    private var subscription: Subscription?

    /// Makes a model that is connected to nobody.
    public init() {}

    /// Shows the states of a stream from now on, and hands every action to one place.
    ///
    /// Takes the place of an earlier connection. A state equal to the one that is shown changes nothing. When the stream
    /// finishes, the last state stays.
    public func connect(to states: StateStream<ViewState>, onAction: @escaping @MainActor (Action) -> Void) {
      subscription?.cancel()
      self.onAction = onAction
      subscription = states.sink { [weak self] state in
        if let self, state != self.state { self.state = state }
      }
    }

    /// Tells what a person did to whoever the model is connected to.
    public func send(_ action: Action) {
      onAction?(action)
    }
  }
#endif
