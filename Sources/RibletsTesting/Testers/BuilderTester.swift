public import Riblets
public import Testing

/// Tests a builder: that it makes the right parts, that they are connected, and that they are freed.
///
/// ```swift
/// let tester = BuilderTester(listener: ShopListenerMock()) { listener in
///   ShopBuilder(dependency: dependency).build(withListener: listener)
/// }
/// tester.expectParts(of: ShopRouter.self)
/// tester.expect(ShopInteractor.self, \.cart, is: .object(dependency.cart))
/// await tester.expectReleased()
/// ```
///
/// See `Documentation/TestingRoles.md`.
@MainActor
public final class BuilderTester {
  /// The object that a property of a part should refer to.
  ///
  /// ```swift
  /// tester.expect(ShopInteractor.self, \.router, is: .router)
  /// ```
  @MainActor
  public struct Target {
    fileprivate let role: RibletLeak.Role
    fileprivate let object: AnyObject?
    fileprivate let name: String

    /// The riblet's router. For the interactor's `weak var router`.
    public static let router = Target(role: .router)
    /// The riblet's interactor: `tester.expect(CartViewController.self, \.listener, is: .interactor)`.
    public static let interactor = Target(role: .interactor)
    /// The presenter of the interactor: `tester.expect(CartViewController.self, \.presenter, is: .presenter)`.
    /// Without one the expectation fails.
    public static let presenter = Target(role: .presenter)
    /// The riblet's view: `tester.expect(CartPresenter.self, \.viewController, is: .view)`.
    public static let view = Target(role: .view)
    /// The riblet's component: `tester.expect(CartRouter.self, \.ribletComponent, is: .component)`. Only
    /// componentized builders make it known.
    public static let component = Target(role: .component)

    /// The listener of the tester: for `tester.expect(ShopInteractor.self, \.listener, is: .listener)`. It needs
    /// ``init(listener:in:sourceLocation:_:)``.
    public static let listener = Target(role: .object)

    /// Another object, for example a service: `tester.expect(ShopInteractor.self, \.cart, is: .object(cart))`.
    public static func object(_ object: AnyObject) -> Target { Target(object: object) }

    private init(role: RibletLeak.Role) {
      self.role = role
      object = nil
      name = role == .object ? "the listener" : "the \(role.name)"
    }

    private init(object: AnyObject) {
      role = .object
      self.object = object
      name = "the given '\(type(of: object))'"
    }
  }

  private var built: (any Routing)?
  private var listener: AnyObject?
  private let parts: [RibletPart]
  private let release: ExpectedRelease
  private let scope: TestScope
  private let location: SourceLocation

  /// Builds a riblet.
  ///
  /// ```swift
  /// let tester = BuilderTester { RootBuilder(dependency: EmptyComponent()).build() }
  /// ```
  ///
  /// A mock instead of a router of the framework fails the test.
  ///
  /// - Parameters:
  ///   - scope: The current one by default.
  ///   - build: Returns the router; for a builder that returns more, only the router of it.
  public convenience init(
    in scope: TestScope? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ build: () throws -> any Routing
  ) rethrows {
    self.init(try build(), listener: nil, in: scope, at: sourceLocation)
  }

  /// Builds a riblet for a listener that has no other owner, so that ``expectReleased(sourceLocation:)`` finds a part
  /// that keeps it.
  ///
  /// ```swift
  /// let tester = BuilderTester(listener: ShopListenerMock()) { ShopBuilder(dependency: parent).build(withListener: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - listener: The mock of the parent.
  ///   - scope: The current one by default.
  ///   - build: Returns the router; for a builder that returns more, only the router of it.
  public convenience init<Listener: AnyObject>(
    listener: Listener, in scope: TestScope? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ build: (Listener) throws -> any Routing
  ) rethrows {
    self.init(try build(listener), listener: listener, in: scope, at: sourceLocation)
  }

  private init(_ made: any Routing, listener: AnyObject?, in scope: TestScope?, at location: SourceLocation) {
    self.scope = scope ?? .current(sourceLocation: location)
    self.location = location
    self.listener = listener
    built = made
    parts = (made as? RibletNode)?.ribletParts ?? []
    release = ExpectedRelease(made)
    if !(made is RibletNode) {
      self.scope.fail(
        """
        The builder returned '\(type(of: made))', which is no router of the framework, so it has no parts to look at.
        Test the real builder here, and its mock where a parent is tested.
        """, at: location)
    }
  }

  /// Fails the test if the builder's router is not a `type`.
  ///
  /// ```swift
  /// let router = tester.expectRouter(ShopRouter.self)
  /// ```
  ///
  /// - Returns: The router, so that you can look at more; `nil` if it is another one.
  @discardableResult
  public func expectRouter<Part>(_ type: Part.Type, sourceLocation: SourceLocation = #_sourceLocation) -> Part? {
    expect(.router, type, at: sourceLocation)
  }

  /// Fails the test if the interactor is not a `type`.
  ///
  /// ```swift
  /// tester.expectInteractor(ShopInteractor.self)
  /// ```
  ///
  /// - Returns: The interactor; `nil` if it is another one.
  @discardableResult
  public func expectInteractor<Part>(_ type: Part.Type, sourceLocation: SourceLocation = #_sourceLocation) -> Part? {
    expect(.interactor, type, at: sourceLocation)
  }

  /// Fails the test if the interactor has no presenter, or not a `type`.
  ///
  /// ```swift
  /// tester.expectPresenter(ShopPresenter.self)
  /// ```
  ///
  /// - Returns: The presenter; `nil` if it is another one.
  @discardableResult
  public func expectPresenter<Part>(_ type: Part.Type, sourceLocation: SourceLocation = #_sourceLocation) -> Part? {
    expect(.presenter, type, at: sourceLocation)
  }

  /// Fails the test if the router has no view, or not a `type`.
  ///
  /// ```swift
  /// tester.expectView(ShopViewController.self)
  /// ```
  ///
  /// - Returns: The view; `nil` if it is another one.
  @discardableResult
  public func expectView<Part>(_ type: Part.Type, sourceLocation: SourceLocation = #_sourceLocation) -> Part? {
    expect(.view, type, at: sourceLocation)
  }

  /// Fails the test if the component is not a `type`. Componentized builders make it known; others can set
  /// `ribletComponent`.
  ///
  /// ```swift
  /// tester.expectComponent(ShopComponent.self)
  /// ```
  ///
  /// - Returns: The component; `nil` if it is another one.
  @discardableResult
  public func expectComponent<Part>(_ type: Part.Type, sourceLocation: SourceLocation = #_sourceLocation) -> Part? {
    expect(.component, type, at: sourceLocation)
  }

  /// Expects a property of a part to refer to another part, or to another object.
  ///
  /// ```swift
  /// tester.expect(ShopInteractor.self, \.listener, is: .listener)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the part that has the property.
  ///   - property: Optional and weak properties work too.
  ///   - target: The object that it should refer to.
  public func expect<Part: AnyObject, Value>(
    _ type: Part.Type, _ property: KeyPath<Part, Value>, is target: Target,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let part = parts.lazy.compactMap({ $0.object as? Part }).first else {
      return scope.fail(
        """
        There is no '\(type)' among the parts of what was built in line \(location.line):
        \(list)
        """, at: sourceLocation)
    }
    let wanted = target.object ?? (target.role == .object ? listener : parts.first { $0.role == target.role }?.object)
    let found = Self.object(in: part[keyPath: property])
    guard wanted == nil || found !== wanted else { return }
    let problem =
      wanted == nil ? "was expected to be \(target.name), and there is none" : Self.text(of: found, butNot: target)
    failJoin("\(Self.name(of: property, in: part)) of '\(type)' \(problem).", at: sourceLocation)
  }

  /// Expects the parts of a riblet to be its own, and to be joined as `riblets new riblet` joins them.
  ///
  /// ```swift
  /// tester.expectParts(of: ShopRouter.self)
  /// ```
  ///
  /// The test fails if
  /// - the router is not a `type`;
  /// - the name of the interactor, presenter or view does not begin with the name of the riblet, `Shop`;
  /// - a stored property `router` of the interactor is not the router, or `listener` not the listener of the tester;
  /// - a stored property `listener` of the presenter or of the view is not the interactor.
  ///
  /// It does not name parts that may come and go, such as a presenter. For parts with other names, use the expectations
  /// for one part.
  public func expectParts(of type: (some Routing).Type, sourceLocation: SourceLocation = #_sourceLocation) {
    guard expect(.router, type, at: sourceLocation) != nil else { return }
    let router = "\(type)"
    let name = router.hasSuffix("Router") ? String(router.dropLast("Router".count)) : router
    for part in parts {
      guard let object = part.object, [.interactor, .presenter, .view].contains(part.role) else { continue }
      let type = "\(Swift.type(of: object))"
      if !type.hasPrefix(name) {
        scope.fail(
          """
          The \(part.role.name) is of type '\(type)', whose name does not begin with '\(name)'. The parts:
          \(list)
          Build the riblet of its own parts, or expect each part by its type.
          """, at: sourceLocation)
      }
      var targets: [String: Target] = ["listener": .interactor]
      if part.role == .interactor {
        targets = ["router": .router]
        targets["listener"] = listener.map { _ in .listener }
      }
      for (property, value) in Self.fields(of: object) {
        guard let target = targets[property] else { continue }
        let wanted = target.role == .object ? listener : parts.first { $0.role == target.role }?.object
        let found = Self.object(in: value)
        guard found !== wanted else { continue }
        failJoin("'\(property)' of '\(type)' \(Self.text(of: found, butNot: target)).", at: sourceLocation)
      }
    }
  }

  private func failJoin(_ problem: String, at location: SourceLocation) {
    scope.fail(
      """
      \(problem) The parts:
      \(list)
      Join them in the builder, or in the initializer of the router or interactor.
      """, at: location)
  }

  private static func text(of found: AnyObject?, butNot target: Target) -> String {
    "is \(found.map { "of type '\(type(of: $0))'" } ?? "nil"), not \(target.name)"
  }

  /// Releases the listener and then the riblet, and expects the listener and all parts to be freed. No further
  /// expectation is possible after that.
  ///
  /// ```swift
  /// await tester.expectReleased()
  /// ```
  ///
  /// - Returns: True if they were freed.
  @discardableResult
  public func expectReleased(sourceLocation: SourceLocation = #_sourceLocation) async -> Bool {
    let isListenerFreed = await expectListenerReleased(at: sourceLocation)
    built = nil
    await scope.settle(sourceLocation: sourceLocation)
    guard let text = release.textOfSurvivors else { return isListenerFreed }
    scope.fail("The riblet is still in memory, although it should have been freed.\n\(text)", at: sourceLocation)
    return false
  }

  private func expectListenerReleased(at location: SourceLocation) async -> Bool {
    weak let released = listener
    guard let type = listener.map({ type(of: $0) }) else { return true }
    listener = nil
    await scope.settle(sourceLocation: location)
    guard released != nil else { return true }
    scope.fail(
      """
      The riblet keeps its listener, the given '\(type)'. The parts:
      \(list)
      A parent holds its child, so each of the two would keep the other. Declare the property 'weak var', and let \
      closures capture it weakly.
      """, at: location)
    return false
  }

  private func expect<Part>(_ role: RibletLeak.Role, _ type: Part.Type, at location: SourceLocation) -> Part? {
    let part = parts.first { $0.role == role }
    if let found = part?.object as? Part { return found }
    let problem =
      part?.object.map { "is of type '\(Swift.type(of: $0))', not '\(type)'" }
      ?? "was expected to be of type '\(type)', and there is none"
    scope.fail(
      """
      The \(role.name) \(problem). The parts of what was built in line \(self.location.line):
      \(list)
      """, at: location)
    return nil
  }

  private var list: String {
    let lines = parts.compactMap { part in part.object.map { "  - \(part.role.name): '\(Swift.type(of: $0))'" } }
    return lines.isEmpty ? "  (none)" : lines.joined(separator: "\n")
  }

  private static func object(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { object(in: $0.value) } }
    return type(of: value) is AnyClass ? value as AnyObject : nil
  }

  /// Returns the name of a property: a key path contains it only for a strong stored property, so the object's fields
  /// are searched.
  private static func name<Part: AnyObject, Value>(of property: KeyPath<Part, Value>, in part: Part) -> String {
    let text = "\(property)"
    if !text.contains("<computed"), let name = text.split(separator: ".").last { return "'\(name)'" }
    let labels = fields(of: part).filter { type(of: $0.value) == Value.self }.map(\.name)
    return labels.count == 1 ? "'\(labels[0])'" : "The property of type '\(Value.self)'"
  }
  /// The stored properties of an object, with the inherited ones.
  private static func fields(of object: AnyObject) -> [(name: String, value: Any)] {
    var fields: [(name: String, value: Any)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      fields += current.children.compactMap { child in child.label.map { ($0, child.value) } }
      mirror = current.superclassMirror
    }
    return fields
  }
}
