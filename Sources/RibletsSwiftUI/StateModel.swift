#if canImport(SwiftUI)
  public import Combine
  public import Riblets
  public import SwiftUI

  /// Passes the states of an interactor to SwiftUI, and the actions of the user back: one-way flow.
  ///
  /// The interactor owns the state and handles the actions. A view that observes the model is updated when the state
  /// changes:
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
  /// It is an `ObservableObject`, since `@Observable` needs iOS 17. Use it without a ``StateScreen``: in a hosting
  /// controller of UIKit, or for a part of a screen.
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  @MainActor
  open class StateModel<ViewState, Action>: ObservableObject, Presentable {
    /// The state that is shown; `nil` until ``connect(to:onAction:)`` was called. A change updates the observing
    /// views.
    @Published public private(set) var state: ViewState?
    private var onAction: (@MainActor @Sendable (Action) -> Void)?
    private var subscription: StreamConnection?

    /// Makes a model without a connection: views show nothing, and actions are lost, until ``connect(to:onAction:)``.
    public init() {}

    /// Shows the states of a stream from now on, and passes every action to one closure.
    ///
    /// Replaces an earlier connection. An `Equatable` state equal to the current one changes nothing. When the stream
    /// finishes, the last state stays.
    ///
    /// ```swift
    /// presenter.connect(to: count.stream) { [weak self] action in self?.handle(action) }
    /// ```
    ///
    /// - Parameters:
    ///   - states: Its current value is shown before the call returns.
    ///   - onAction: Called on the main actor. Capture the interactor weakly.
    public func connect(to states: StateStream<ViewState>, onAction: @escaping @MainActor @Sendable (Action) -> Void) {
      subscription?.cancel()
      self.onAction = onAction
      subscription = states.sink { [weak self] state in
        guard let self, !isShown(state) else { return }
        self.state = state
      }
    }

    // Checked here instead of by a constraint: in an app with default isolation to the main actor, states are
    // `Equatable` only there, which no constraint of a `Sendable` type accepts.
    private func isShown(_ state: ViewState) -> Bool {
      guard let state = state as? any Equatable, let shown = self.state else { return false }
      return state.equals(shown)
    }

    /// Sends an action of the user to the connected closure.
    ///
    /// Before a connection it does nothing: `Button("Add") { model.send(.add) }`.
    public func send(_ action: Action) {
      onAction?(action)
    }

    /// A binding of a control to a part of the state, which sends an action for each new value.
    ///
    /// ```swift
    /// if model.state != nil {
    ///   TextField("Name", text: model.binding(\.name) { .rename($0) })
    ///   Toggle("News by mail", isOn: model.binding(\.wantsNews) { .setNews($0) })
    /// }
    /// ```
    ///
    /// The views show a new value at once, so that the cursor does not move, and then the interactor gets the action.
    /// The next state of the stream replaces everything that is shown. So put the value in the state when you handle
    /// the action, or another one to correct it. To refuse it, send the state as it was: `state.send(state.value)`.
    ///
    /// A value that is shown already sends nothing, for example if the user only taps into a field.
    ///
    /// - Parameters:
    ///   - part: A variable of the state.
    ///   - action: Makes the action for a new value.
    /// - Returns: The binding. The program stops if you ask for it before ``connect(to:onAction:)``.
    public func binding<Value>(
      _ part: WritableKeyPath<ViewState, Value>, _ action: @escaping @MainActor (Value) -> Action
    ) -> Binding<Value> {
      guard let first = state?[keyPath: part] else {
        fatalError(
          """
          '\(type(of: self))' has no state yet, so no control can be bound to it.
          Connect it before, or make the binding only if 'state' is not nil.
          """
        )
      }
      return Binding(
        get: { @MainActor in self.state?[keyPath: part] ?? first },
        set: { @MainActor value in self.show(value, in: part, action) })
    }

    private func show<Value>(
      _ value: Value, in part: WritableKeyPath<ViewState, Value>, _ action: @MainActor (Value) -> Action
    ) {
      guard var changed = state else { return }
      if let value = value as? any Equatable, value.equals(changed[keyPath: part]) { return }
      changed[keyPath: part] = value
      state = changed
      send(action(value))
    }
  }

  extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
  }
#endif
