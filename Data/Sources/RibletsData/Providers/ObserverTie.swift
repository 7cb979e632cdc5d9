package import Riblets

/// One observer of a source that has to know when it leaves.
@MainActor
package final class ObserverTie: StreamOrigin {
  /// The observer's place at the stream that has the values.
  package let delivery = StreamConnection()
  private var didLeave: (@MainActor () -> Void)?

  /// Ties an observer to the source.
  ///
  /// - Parameter didLeave: Called once, when the observer wants no more values.
  package init(_ subscription: StreamConnection, didLeave: @escaping @MainActor () -> Void) {
    self.didLeave = didLeave
    super.init()
    subscription.bind(self, 0)
  }

  package override func drop(_ id: Int) {
    delivery.cancel()
    let left = didLeave
    didLeave = nil
    left?()
  }
}
