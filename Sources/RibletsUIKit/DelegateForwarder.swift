#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Stands where UIKit expects a delegate, and passes on to the app's own what a subclass does not take itself.
  @MainActor
  class DelegateForwarder: NSObject {
    // Delegates are set and asked on the main thread only. `NSObject` declares both questions below without isolation.
    nonisolated(unsafe) weak var appDelegate: (any NSObjectProtocol)?

    override nonisolated func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || appDelegate?.responds(to: selector) == true
    }

    override nonisolated func forwardingTarget(for selector: Selector!) -> Any? { appDelegate }
  }
#endif
