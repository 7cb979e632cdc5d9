/// The bodies that were read and are still valid.
///
/// The window owns them, not the view controllers: their actions may capture a view controller, which would own itself
/// through them. A class, because a body that is being read may ask its window for another render.
@MainActor
final class BodyCache {
  private struct Entry {
    weak var controller: ViewController?
    let element: Element
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Returns the body of a view controller, read only if there is no valid one.
  func element(of controller: ViewController) -> Element {
    // A new object may have the address of a freed one.
    if let entry = entries[ObjectIdentifier(controller)], entry.controller === controller { return entry.element }
    controller.loadViewIfNeeded()
    let element = controller.body.element
    entries[ObjectIdentifier(controller)] = Entry(controller: controller, element: element)
    return element
  }

  func remove(_ controller: ViewController) {
    entries[ObjectIdentifier(controller)] = nil
  }

  /// Releases all bodies except those of `controllers`.
  func keep(only controllers: [ViewController]) {
    let kept = Set(controllers.map { ObjectIdentifier($0) })
    entries = entries.filter { kept.contains($0.key) }
  }
}
