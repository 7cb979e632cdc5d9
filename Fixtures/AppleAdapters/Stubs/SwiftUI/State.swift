public import Observation

public protocol DynamicProperty {}

private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: Box<Value>
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set {
      box.value = newValue
      SimulatedWindow.otherChanges += 1
    }
  }
  @MainActor public var projectedValue: Binding<Value> {
    Binding(read: { wrappedValue }, write: { wrappedValue = $0 })
  }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // As SwiftUI does: it calls both on the main actor, whatever they say. In structs, since a cast of the functions
    // themselves crashes.
    let access = unsafeBitCast(AnyAccess(get: get, set: set), to: MainAccess<Value>.self)
    (read, write) = (access.get, access.set)
  }

  init(read: @escaping @MainActor () -> Value, write: @escaping @MainActor (Value) -> Void) {
    self.read = read
    self.write = write
  }

  @MainActor public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  @MainActor
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      read: { wrappedValue[keyPath: keyPath] }, write: { wrappedValue[keyPath: keyPath] = $0 })
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in })
  }
}

private struct AnyAccess<Value> {
  let get: @isolated(any) @Sendable () -> Value
  let set: @isolated(any) @Sendable (Value) -> Void
}

private struct MainAccess<Value> {
  let get: @MainActor @Sendable () -> Value
  let set: @MainActor @Sendable (Value) -> Void
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  /// The body that reads it is read again when the object announces a change.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get {
      SimulatedWindow.readingPass?.observe(object)
      return object
    }
    set { object = newValue }
  }
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    @MainActor
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
    }
  }
  public init(wrappedValue: ObjectType) { object = wrappedValue }
  @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let made: Box<ObjectType?>
  private let thunk: () -> ObjectType

  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    made = Box(nil)
    self.thunk = thunk
  }

  public var wrappedValue: ObjectType {
    let pass = SimulatedWindow.readingPass
    let object = made.value ?? pass?.stateObject(thunk) ?? thunk()
    made.value = object
    pass?.observe(object)
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

/// The bindings of an `@Observable` class, since iOS 17.
@available(iOS 17, macOS 14, *)
@MainActor @preconcurrency @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  @MainActor @preconcurrency public var wrappedValue: Value
  @MainActor @preconcurrency public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) where Value: Observable & AnyObject { self.wrappedValue = wrappedValue }

  @MainActor @preconcurrency
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(read: { wrappedValue[keyPath: keyPath] }, write: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// Keeps its values in ``SimulatedWindow/sceneStorage``, as long as the tests run.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    (initial, self.key) = (wrappedValue, key)
  }

  public var wrappedValue: Value {
    get { SimulatedWindow.sceneStorage[key] as? Value ?? initial }
    nonmutating set {
      SimulatedWindow.sceneStorage[key] = newValue
      SimulatedWindow.otherChanges += 1
    }
  }
  @MainActor public var projectedValue: Binding<Value> {
    Binding(read: { wrappedValue }, write: { wrappedValue = $0 })
  }
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var scenePhase: ScenePhase { SimulatedWindow.scenePhase }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { SimulatedWindow.environment[keyPath: keyPath] }
}

public struct Transaction {
  public var disablesAnimations = false
  public init() {}
}

/// The simulation has no animations; it says whether they were switched off.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = SimulatedWindow.disablesAnimations
  SimulatedWindow.disablesAnimations = transaction.disablesAnimations
  defer { SimulatedWindow.disablesAnimations = outer }
  return try body()
}
