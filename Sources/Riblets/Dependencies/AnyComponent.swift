/// The part of a ``Component`` that does not depend on the type of its dependency: its shared instances.
///
/// Not generic, so that a look-up is plain code. Subclass `Component`, not this.
///
/// Use it as a type only if your code handles components of any riblet, for example a registry of debug tools.
/// `Documentation/Dependencies.md` describes components.
///
/// ```swift
/// final class ShopComponent: Component<any ShopDependency> {
///   var cart: any CartStore { shared { CartStoreMemory() } }
/// }
/// ```
@MainActor
open class AnyComponent: Dependency {
  // Nothing is allocated before the first use of `shared`.
  @exclusivity(unchecked) @usableFromInline final var instances: ContiguousArray<SharedInstance> = []
  /// The riblet that was built from this component, for the diagnosis of a second one.
  final weak var riblet: RibletNode?
  /// True once a builder has built a riblet from it.
  final var isUsed = false

  init() {}

  /// Makes an object once for this component, and returns the same one from then on.
  ///
  /// The instance belongs to the call, identified by file, line, column and type. So a property needs no key, and two
  /// properties never share an instance. A helper that calls `shared` on behalf of others passes on their place in the
  /// source.
  ///
  /// ```swift
  /// var scores: any ScoreStream { shared { ScoreStreamStorage() } }
  /// ```
  ///
  /// - Parameter make: Called once. It may use other shared properties of the component; one that depends on itself
  ///   stops the process with a message that names the line.
  @inlinable
  public final func shared<Instance>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    _ make: () -> Instance
  ) -> Instance {
    let site = SharedSite(fileID, line: line, column: column)
    if let found = instance(at: site, ObjectIdentifier(Instance.self)) {
      // The key holds the type, so the box is one of that type.
      return unsafeDowncast(found, to: SharedBox<Instance>.self).instance
    }
    let index = reserve(site, ObjectIdentifier(Instance.self))
    let made = make()
    instances[index].box = SharedBox(made)
    return made
  }

  @usableFromInline
  final func instance(at site: SharedSite, _ type: ObjectIdentifier) -> AnyObject? {
    for index in instances.indices where instances[index].isFor(site, type) {
      guard let box = instances[index].box else { stopBecauseItNeedsItself(site) }
      return box
    }
    return nil
  }

  @usableFromInline
  final func reserve(_ site: SharedSite, _ type: ObjectIdentifier) -> Int {
    instances.append(SharedInstance(site: site, type: type))
    return instances.count - 1
  }

  private final func stopBecauseItNeedsItself(_ site: SharedSite) -> Never {
    fatalError(
      """
      A shared property of '\(type(of: self))' needs itself.

        At: \(site.fileID):\(site.line)

      Follow the properties that its closure uses: one of them leads back here. Pass one of the two what it needs later, \
      or make both in one shared closure.

      """
    )
  }
}

/// The place of one call of `shared` in the source, packed for comparing.
@usableFromInline
struct SharedSite {
  @usableFromInline let fileID: StaticString
  @usableFromInline let position: UInt64

  @inlinable
  init(_ fileID: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    position = UInt64(truncatingIfNeeded: line) << 32 | UInt64(UInt32(truncatingIfNeeded: column))
  }

  var line: UInt64 { position >> 32 }
}

/// The instance that a component has made for one call of `shared`; without a box while it is being made.
@usableFromInline
struct SharedInstance {
  private let file: UnsafePointer<UInt8>
  private let fileLength: Int
  private let position: UInt64
  private let type: ObjectIdentifier
  @usableFromInline var box: AnyObject?

  init(site: SharedSite, type: ObjectIdentifier) {
    file = site.fileID.utf8Start
    fileLength = site.fileID.utf8CodeUnitCount
    position = site.position
    self.type = type
  }

  /// Returns true if it belongs to this call. Texts are compared only if everything else is equal and the pointers are
  /// not: a compiler may store the name of a file more than once.
  func isFor(_ site: SharedSite, _ type: ObjectIdentifier) -> Bool {
    guard position == site.position, self.type == type else { return false }
    return file == site.fileID.utf8Start || isSameText(site.fileID)
  }

  private func isSameText(_ other: StaticString) -> Bool {
    let text = UnsafeBufferPointer(start: file, count: fileLength)
    return text.elementsEqual(UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
  }
}

/// Holds a shared instance of any type.
@usableFromInline
final class SharedBox<Instance> {
  @usableFromInline let instance: Instance

  @inlinable
  init(_ instance: Instance) {
    self.instance = instance
  }
}
