/// A stand-in that writes down each call it gets: what generated mocks are, and mocks written by hand in their shape.
///
/// ```swift
/// final class ShopListenerMock: ShopListener, Mock {
///   let calls: Calls
///   var didCheckOutCallCount: Int { calls.count(of: "didCheckOut") }
///
///   init(sourceLocation: SourceLocation = #_sourceLocation) {
///     calls = Calls(of: ShopListenerMock.self, sourceLocation: sourceLocation)
///   }
///
///   func didCheckOut() { calls.note("didCheckOut") }
/// }
/// ```
public protocol Mock: AnyObject {
  /// The books of this mock, part of its test's ledger.
  var calls: Calls { get }
}
