public import Riblets

/// A coordinator as its parent sees it: it can be attached. The base of each `XCoordinating` protocol.
///
/// Attaching starts it, once. What it has to tell is told to its listener, a protocol of its own that the parent
/// implements; then it leaves its parent by itself.
@MainActor
public protocol Coordinating: Routing {}
