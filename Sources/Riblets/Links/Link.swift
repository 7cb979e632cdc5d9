/// The parameters of a link, by the names that its pattern gives them.
///
/// Each is read as the type that the caller needs: `ShopProduct(id: try link.id)`.
///
/// You get it in the closure of ``LinkCatalogue/Link``. See `Documentation/Routes.md`.
///
/// ```swift
/// .link("product/{id:Int}?color={color:String?}") { link in
///   let color: String? = try link.color
///   return LinkPath(waitingFor: RootLoggedIn.self).to(LoggedInProduct(id: try link.id, color: color))
/// }
/// ```
@dynamicMemberLookup
public struct LinkArguments: Hashable, Sendable {
  let values: [String: PlainValue]
  let pattern: String

  /// The parameter of a name; `nil` for an optional one that the address does not have.
  ///
  /// - Throws: ``LinkFailure``, if the pattern has no such parameter, or declares another type.
  public subscript<Value: Decodable>(dynamicMember name: String) -> Value {
    get throws(LinkFailure) {
      guard let plain = values[name] else { throw .noParameter(name, pattern: pattern) }
      do { return try plain.decoded() } catch DecodingError.dataCorrupted {
        // Such as a text that is not a case of an enumeration.
        throw .wrong(parameter: name, value: plain.description, type: "\(Value.self)", pattern: pattern)
      } catch {
        throw .otherType(parameter: name, wanted: "\(Value.self)", pattern: pattern)
      }
    }
  }
}

/// A path from the root to a riblet: routes that the compiler checks one by one.
///
/// ```swift
/// LinkPath(waitingFor: RootLoggedIn.self).to(LoggedInShop()).to(ShopProduct(id: 7))
/// ```
///
/// `Position` is the routing protocol of the last riblet, so only a route of that riblet can be next.
///
/// See `Documentation/Routes.md`.
public struct LinkPath<Root, Position>: Hashable, Sendable, CustomStringConvertible {
  let steps: [LinkStep]

  /// Begins with a child of the root, which the link opens.
  ///
  /// The compiler checks that `route` is a route of the root: `LinkPath(to: RootSettings())`.
  public init<Target: ChildRoute>(to route: Target) where Target.Parent.Origin == Root, Target.Child == Position {
    steps = [.lead(AnyRoute(route))]
  }

  /// Begins with a child of the root that the link does not open itself, such as the part of the app after a log-in.
  ///
  /// - Parameters:
  ///   - type: The type of the route to wait for.
  ///   - key: The key of the child, if there are several of the type.
  public init<Target: ChildRoute>(
    waitingFor type: Target.Type, key: String = ""
  ) where Target.Parent.Origin == Root, Target.Child == Position {
    steps = [.wait(RoutePlace(type: type, key: key))]
  }

  private init(steps: [LinkStep]) {
    self.steps = steps
  }

  /// Adds the next riblet to the path. The compiler checks that `route` leads to a child of the riblet before it.
  ///
  /// ```swift
  /// LinkPath(to: RootShop()).to(ShopProduct(id: 7))
  /// ```
  public func to<Target: ChildRoute>(_ route: Target) -> LinkPath<Root, Target.Child>
  where Target.Parent.Origin == Position {
    LinkPath<Root, Target.Child>(steps: steps + [.lead(AnyRoute(route))])
  }

  /// Adds a child that the link does not open itself, for example a child that a log-in opens.
  ///
  /// ```swift
  /// LinkPath(to: RootShop()).waiting(for: ShopLoggedIn.self).to(LoggedInOrders())
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the route to wait for.
  ///   - key: The key of the child, if there are several of the type.
  public func waiting<Target: ChildRoute>(
    for type: Target.Type, key: String = ""
  ) -> LinkPath<Root, Target.Child> where Target.Parent.Origin == Position {
    LinkPath<Root, Target.Child>(steps: steps + [.wait(RoutePlace(type: type, key: key))])
  }

  /// The routes from the root on, as in `LoggedIn…/Shop/Product(id: 7)`; the dots stand for a wait.
  public var description: String { steps.map(\.description).joined(separator: "/") }
}

/// A step of a link to a child.
enum LinkStep: Hashable, Sendable, CustomStringConvertible {
  case lead(AnyRoute)
  case wait(RoutePlace)

  var description: String {
    switch self {
    case .lead(let route): route.value.text
    case .wait(let place): "\(place)…"
    }
  }
}

extension LinkCatalogue {
  /// A kind of links: the form of their addresses, and their destination.
  ///
  /// You make links in the list of a ``LinkCatalogue``. A pattern is the part of the address after the prefix. See
  /// `Documentation/Routes.md`.
  ///
  /// ```swift
  /// .link("orders") { _ in LinkPath(waitingFor: RootLoggedIn.self).to(LoggedInOrders()) }
  /// ```
  public struct Link: Sendable {
    let text: String
    let destination: @MainActor @Sendable (LinkArguments) throws -> LinkDestination<Root>

    /// Declares a deep link that opens children by routes.
    ///
    /// ```swift
    /// .link("product/{id:Int}") { link in LinkPath(to: RootShop()).to(ShopProduct(id: try link.id)) }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The part of the address after the prefix, for example `"product/{id:Int}"`.
    ///   - path: Makes the path from the root. It runs on the main actor each time that an address matches.
    public static func link<Position>(
      _ pattern: String, path: @escaping @MainActor @Sendable (LinkArguments) throws -> LinkPath<Root, Position>
    ) -> Self {
      Self(text: pattern) { LinkDestination(content: .path(try path($0).steps)) }
    }

    /// Declares a deep link that runs a workflow, which begins with the interactor of the root.
    ///
    /// Use it if the link must do more than open children: wait for data, or ask the user. If the root's interactor
    /// is not an `Item`, opening throws ``LinkFailure/noItem(wanted:interactor:)``.
    ///
    /// ```swift
    /// .link("game/{id:String}", workflow: { link in LaunchGameWorkflow(gameID: try link.id) })
    /// ```
    public static func link<Item>(
      _ pattern: String, workflow: @escaping @MainActor @Sendable (LinkArguments) throws -> Workflow<Item>
    ) -> Self {
      Self(text: pattern) { arguments in
        let workflow = try workflow(arguments)
        return LinkDestination(
          content: .workflow("\(type(of: workflow))") { interactable in
            guard let item = interactable as? Item else {
              throw LinkFailure.noItem(wanted: "\(Item.self)", interactor: "\(type(of: interactable))")
            }
            try await workflow.run(from: item)
          })
      }
    }
  }
}

/// The destination of one address, before the link is followed.
///
/// Use it in a test of your links: compare its description. See `Documentation/Routes.md`.
///
/// ```swift
/// #expect(try shopLinks.destination(of: "shop://product/7").description == "LoggedIn…/Product(id: 7)")
/// ```
@MainActor
public struct LinkDestination<Root>: CustomStringConvertible {
  enum Content {
    case path([LinkStep])
    case workflow(String, @MainActor (any Interactable) async throws -> Void)
  }

  let content: Content

  /// The routes from the root on, as in `LoggedIn…/Shop/Product(id: 7)`, or the type of the workflow.
  public nonisolated var description: String {
    switch content {
    case .path(let steps): steps.map(\.description).joined(separator: "/")
    case .workflow(let name, _): name
    }
  }
}
