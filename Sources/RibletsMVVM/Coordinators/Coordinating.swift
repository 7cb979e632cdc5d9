public import Riblets

/// What a parent knows of a coordinator: that it can be attached. The base of each `XCoordinating` protocol.
///
/// Attaching starts it, once. What it has to tell is told to its listener, a protocol of its own that the parent
/// implements; then it leaves its parent by itself.
@MainActor
public protocol Coordinating: Routing {}
