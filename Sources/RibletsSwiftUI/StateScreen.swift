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
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  @MainActor
  open class StateScreen<ViewState, Action>: Screen, Presentable {
    /// The model that holds the state, for views that observe it themselves.
    ///
    /// Pass it to a `View` of your own with `@ObservedObject`.
    public final let model = StateModel<ViewState, Action>()

    /// The state that is shown; `nil` until ``connect(to:onAction:)`` was called. Nothing is shown before.
    public final var state: ViewState? { model.state }

    /// The content for a state. Override it; the default is empty.
    ///
    /// Read by SwiftUI after each new state, so it must not change anything.
    open func body(for state: ViewState) -> any View { EmptyView() }

    public final override var body: any View {
      StateView(model: model, content: body(for:))
    }

    /// Shows the states of a stream from now on, and passes every action to one closure.
    ///
    /// Replaces an earlier connection. An `Equatable` state equal to the current one changes nothing. When the stream
    /// finishes, the last state stays.
    ///
    /// - Parameters:
    ///   - states: Its current value is shown before the call returns.
    ///   - onAction: Called on the main actor. Capture the interactor weakly.
    public final func connect(
      to states: StateStream<ViewState>, onAction: @escaping @MainActor @Sendable (Action) -> Void
    ) {
      model.connect(to: states, onAction: onAction)
    }

    /// Sends an action of the user to the connected closure.
    ///
    /// Before a connection it does nothing: `Button("Add") { self.send(.add) }`.
    public final func send(_ action: Action) {
      model.send(action)
    }

    /// A binding of a control to a part of the state, which sends an action for each new value.
    ///
    /// ```swift
    /// override func body(for state: ProfileState) -> any View {
    ///   Form {
    ///     TextField("Name", text: binding(\.name) { .rename($0) })
    ///     Toggle("News by mail", isOn: binding(\.wantsNews) { .setNews($0) })
    ///   }
    /// }
    /// ```
    ///
    /// The views show a new value at once, and the next state of the interactor replaces it:
    /// see ``StateModel/binding(_:_:)``.
    public final func binding<Value>(
      _ part: WritableKeyPath<ViewState, Value>, _ action: @escaping @MainActor (Value) -> Action
    ) -> Binding<Value> {
      model.binding(part, action)
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
