public import Riblets

/// A view with one-way flow: it shows states and sends actions.
///
/// The interactor owns the state and handles the actions; the view has no other connection to it. Use it where a
/// listener protocol would have a method for every control.
///
/// ```swift
/// enum CounterAction { case add, reset }
///
/// final class CounterViewController: StateViewController<Int, CounterAction> {
///   override func body(for count: Int) -> any View {
///     VStack {
///       Text("\(count)", style: .largeTitle)
///       Button("Add one") { self.send(.add) }
///       Button("Reset", role: .destructive) { self.send(.reset) }.disabled(count == 0)
///     }
///   }
/// }
///
/// presenter.connect(to: count.stream) { [weak self] action in self?.handle(action) }
/// ```
///
/// See `Documentation/Views.md`.
@MainActor
open class StateViewController<ViewState: Equatable, Action>: ViewController, StatePresentable {
  /// The state that is shown; `nil` until ``connect(to:onAction:)`` was called.
  public private(set) var state: ViewState?
  private var onAction: (@MainActor (Action) -> Void)?
  private var subscription: StreamConnection?

  /// The content for a state. Override it; the default is empty.
  ///
  /// Read when the window renders, so it must not change anything.
  open func body(for state: ViewState) -> any View { EmptyView() }

  /// Called when ``state`` has changed, for content that is shown by a call and not by the body: an alert, a pushed
  /// screen.
  ///
  /// - Parameter previous: The state that was shown before; nil at first.
  open func stateDidChange(from previous: ViewState?) {}

  public final override var body: any View { state.map { body(for: $0) } ?? EmptyView() }

  /// Shows the states of a stream from now on, and passes every action to one closure.
  ///
  /// Replaces an earlier connection. A state equal to the current one does not render again. When the stream finishes,
  /// the last state stays.
  ///
  /// - Parameters:
  ///   - states: Its current value is shown before the call returns.
  ///   - onAction: Called on the main actor. Capture the interactor weakly.
  public func connect(to states: StateStream<ViewState>, onAction: @escaping @MainActor (Action) -> Void) {
    subscription?.cancel()
    self.onAction = onAction
    subscription = states.sink { [weak self] state in self?.show(state) }
  }

  /// Sends an action of the user to the connected closure. Before a connection it does nothing.
  ///
  /// ```swift
  /// Button("Add one") { self.send(.add) }
  /// ```
  public func send(_ action: Action) {
    onAction?(action)
  }

  private func show(_ state: ViewState) {
    guard state != self.state else { return }
    let previous = self.state
    self.state = state
    setNeedsDisplay()
    stateDidChange(from: previous)
  }
}

/// The interface of a view with one-way flow for an interactor.
///
/// ```swift
/// final class CounterInteractor: PresentableInteractor<any StatePresentable<Int, CounterAction>>
/// ```
///
/// A test passes a mock instead of the view. See `Documentation/Views.md`.
@MainActor
public protocol StatePresentable<ViewState, Action>: Presentable {
  /// The whole content of the view, as one value. Usually a struct of texts and flags.
  associatedtype ViewState
  /// The actions of the user, usually an enum such as `enum CounterAction { case add, reset }`.
  associatedtype Action

  /// Shows the states of a stream from now on, and passes every action to one closure. Call it in
  /// `didBecomeActive()`.
  func connect(to states: StateStream<ViewState>, onAction: @escaping @MainActor (Action) -> Void)
}
