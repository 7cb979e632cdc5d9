#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The delegate of UIKit, which forwards the calls that a subclass does not handle to the app's own delegate.
  @MainActor
  class DelegateForwarder: NSObject {
    // Delegates are set and called on the main thread only. `NSObject` declares both methods below without isolation.
    nonisolated(unsafe) weak var appDelegate: (any NSObjectProtocol)?

    override nonisolated func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || appDelegate?.responds(to: selector) == true
    }

    override nonisolated func forwardingTarget(for selector: Selector!) -> Any? { appDelegate }
  }
#endif
