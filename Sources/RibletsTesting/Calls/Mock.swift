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
///
/// Testers take it, for example ``InteractorTester``. See `Documentation/Mocks.md`.
public protocol Mock: AnyObject {
  /// The calls of this mock in the call log of its test. Make it in `init`, with the line of the caller.
  var calls: Calls { get }
}
