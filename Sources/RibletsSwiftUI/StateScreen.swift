#if canImport(SwiftUI)
  public import Riblets
  public import SwiftUI

  /// A screen with one-way flow: it shows states and sends actions.
  ///
  /// ```swift
  /// final class CounterScreen: StateScreen<CounterState, CounterAction>, CounterPresentable, CounterViewControllable {
  ///   override func body(for state: CounterState) -> any View {
  ///     Button("\(state.count)") { self.send(.add) }
  ///   }
  /// }
  ///
  /// presenter.connect(to: count.stream) { [weak self] action in self?.handle(action) }
  /// ```
  @MainActor
  open class StateScreen<ViewState, Action>: Screen, Presentable {
    /// The model that holds the state, for views that observe it themselves.
    public final let model = StateModel<ViewState, Action>()

    /// The state that is shown; nil until ``connect(to:onAction:)`` was called.
    public final var state: ViewState? { model.state }

    /// The content for a state.
    open func body(for state: ViewState) -> any View { EmptyView() }

    public final override var body: any View {
      StateView(model: model, content: body(for:))
    }

    /// Shows the states of a stream from now on, and passes every action to one closure.
    ///
    /// Replaces an earlier connection. An `Equatable` state equal to the current one changes nothing. When the stream
    /// finishes, the last state stays.
    public final func connect(
      to states: StateStream<ViewState>, onAction: @escaping @MainActor @Sendable (Action) -> Void
    ) {
      model.connect(to: states, onAction: onAction)
    }

    /// Sends an action of the user to the connected closure.
    public final func send(_ action: Action) {
      model.send(action)
    }
  }

  private struct StateView<ViewState, Action>: View {
    @ObservedObject var model: StateModel<ViewState, Action>
    let content: @MainActor (ViewState) -> any View

    var body: some View {
      if let state = model.state { AnyView(content(state)) }
    }
  }
#endif
