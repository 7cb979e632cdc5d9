/// A mock that records its calls: the protocol of generated mocks, and of hand-written ones of the same shape.
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
  /// The calls of this mock in the call log of its test.
  var calls: Calls { get }
}
