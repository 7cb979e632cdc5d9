public import Riblets

/// An owner of work that ends with its ``Lifetime``: a view model, or a view that shows one.
///
/// It gets `observe`, `task` and `start` of interactors, whose closures have the owner as a parameter: no `[weak
/// self]`, no cycles.
///
/// See `Documentation/ViewModels.md`.
///
/// ```swift
/// observe(input.taps) { viewModel, _ in viewModel.count += 1 }
/// task(id: "load") { viewModel in try await viewModel.load() }
/// ```
@MainActor
public protocol LifetimeBound: LifecycleBound {
  /// The lifetime, a constant of the owner.
  ///
  /// Write `let lifetime = Lifetime()`. A computed property would end nothing.
  var lifetime: Lifetime { get }
}

extension LifetimeBound {
  /// The work that ends with the ``lifetime``. `observe` and `task` use it.
  public var workScope: WorkScope { lifetime.workScope(of: self) }

  /// The time of the tree that shows this owner, for delays, debouncing and deadlines.
  ///
  /// Outside of a tree, it is the clock of the current test, or real time:
  /// `text.debounce(for: .milliseconds(300), clock: ribletClock)`.
  public var ribletClock: any RibletClock { lifetime.clock }
}

extension Observed {
  /// Passes elements on only while the lifetime of an owner lasts.
  ///
  /// As with an interactor, for subscriptions that last longer. Without a screen, the owner's lifetime begins with this
  /// call.
  ///
  /// ```swift
  /// let visits = location.confined(to: viewModel, whileInactive: .keepLatest)
  /// ```
  public func confined(
    to owner: some LifetimeBound, whileInactive policy: InactivityPolicy
  ) -> EventStream<Element> {
    _ = owner.workScope
    return confined(to: owner.lifetime, whileInactive: policy)
  }
}
