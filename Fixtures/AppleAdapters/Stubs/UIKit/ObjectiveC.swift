@_exported import Foundation

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

public protocol NSObjectProtocol: AnyObject {
  func responds(to aSelector: Selector!) -> Bool
}

/// The message that the Objective-C runtime sends before it gives up on a selector.
public protocol MessageForwarding: AnyObject {
  func forwardingTarget(for aSelector: Selector!) -> Any!
}

/// Hides Foundation's on Linux, which has none of the runtime's methods.
open class NSObject: Foundation.NSObject, NSObjectProtocol, MessageForwarding {
  open func responds(to aSelector: Selector!) -> Bool { false }
  open func forwardingTarget(for aSelector: Selector!) -> Any! { nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_RETAIN
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as! UIResponder).associations[key] = value
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as! UIResponder).associations[key]
}

@MainActor
open class UIResponder: Foundation.NSObject, NSObjectProtocol, MessageForwarding {
  // The simulation runs on the main thread only.
  nonisolated(unsafe) fileprivate var associations: [UnsafeRawPointer: Any] = [:]

  public override init() { super.init() }
  open var next: UIResponder? { nil }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open nonisolated func responds(to aSelector: Selector!) -> Bool { false }
  open nonisolated func forwardingTarget(for aSelector: Selector!) -> Any! { nil }
}
