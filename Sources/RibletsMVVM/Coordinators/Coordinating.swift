public import Riblets

/// The interface of a coordinator for its parent, which attaches it. The base of each `XCoordinating` protocol.
///
/// Attaching starts it, once. It reports to its listener, a protocol of its own that the parent implements; at its end
/// it detaches itself.
///
/// ```swift
/// protocol CheckoutCoordinating: Coordinating {}
/// attachChild(checkoutFactory.make(listener: self) as any CheckoutCoordinating)
/// ```
///
/// See `Documentation/ViewModels.md`.
@MainActor
public protocol Coordinating: Routing {}
