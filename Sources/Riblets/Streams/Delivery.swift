/// A value that is being delivered, and the number of subscribers when it was sent: later ones do not get it.
///
/// An object, so that the queue has the same code for all streams. Only values that are sent during a delivery are
/// queued.
@usableFromInline
class Delivery {
  @usableFromInline final let end: Int

  @inlinable
  init(end: Int) {
    self.end = end
  }
}

/// A delivery with its value, or with `nil` for the end of the stream.
@usableFromInline
final class DeliveryOf<Element>: Delivery {
  @usableFromInline let element: Element?

  @inlinable
  init(_ element: Element?, end: Int) {
    self.element = element
    super.init(end: end)
  }
}
