@_exported import Foundation

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private var sinks: [() -> Void] = []

  public init() {}

  public func send() {
    for sink in sinks { sink() }
  }

  /// Apple's takes part in Combine; this one only knows who listens.
  public func simulatedSink(_ sink: @escaping () -> Void) {
    sinks.append(sink)
  }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { Publishers.publisher(of: self) }
}

@propertyWrapper
public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      ((object as? any ObservableObject)?.objectWillChange as? ObservableObjectPublisher)?.send()
      object[keyPath: storageKeyPath].value = newValue
    }
  }
}

/// The publishers of objects that declare none.
private enum Publishers {
  private final class Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
    init(_ object: AnyObject) { self.object = object }
  }

  private static let lock = NSLock()
  // Only touched below the lock.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      // An address is used again when its object is gone.
      if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
      entries = entries.filter { $0.value.object != nil }
      let entry = Entry(object)
      entries[ObjectIdentifier(object)] = entry
      return entry.publisher
    }
  }
}
