#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UIResponder {
    /// Returns the object of a type that is attached to this one, which keeps it alive.
    func attachment<Attached: AnyObject>(_ type: Attached.Type) -> Attached? {
      objc_getAssociatedObject(self, Self.key(of: type)) as? Attached
    }

    /// Attaches an object in place of an earlier one of its type.
    func attach<Attached: AnyObject>(_ object: Attached?) {
      objc_setAssociatedObject(self, Self.key(of: Attached.self), object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Returns the address of a type, which is unique.
    private static func key<Attached: AnyObject>(of type: Attached.Type) -> UnsafeRawPointer {
      guard let address = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type))) else {
        preconditionFailure("A type has no address.")
      }
      return address
    }
  }
#endif
