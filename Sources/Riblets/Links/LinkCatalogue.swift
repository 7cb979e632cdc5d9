/// The links of an app: the forms of their addresses, and their destinations from the root.
///
/// ```swift
/// let shopLinks = LinkCatalogue<any RootRouting>(
///   prefixes: ["shop://", "https://shop.example/"],
///   links: [
///     .link("product/{id:Int}") { link in
///       LinkPath(waitingFor: RootLoggedIn.self).to(LoggedInProduct(id: try link.id))
///     },
///     .link("game/{id:String}", workflow: { link in LaunchGameWorkflow(gameID: try link.id) }),
///   ])
///
/// try await shopLinks.open("shop://product/7", from: rootRouter)
/// ```
///
/// The first link whose pattern matches an address is used. Parameters of a query that the pattern does not name are
/// ignored, and so is the fragment after `#`.
///
/// See `Documentation/Routes.md`.
public struct LinkCatalogue<Root>: Sendable {
  private let prefixes: [String]
  private let links: [Link]

  /// Makes a catalogue. Faulty patterns are not reported here: expect ``problems`` to be empty in a test.
  ///
  /// - Parameters:
  ///   - prefixes: The beginnings of the addresses of this app; patterns describe the rest.
  ///   - links: The links; if two match one address, the first is used.
  public init(prefixes: [String], links: [Link]) {
    self.prefixes = prefixes
    self.links = links
  }

  /// Returns the destination of an address, without following the link.
  ///
  /// Use it to test a link, or to ask whether an address belongs to this app.
  ///
  /// - Throws: ``LinkFailure``, or the error of the link's code.
  @MainActor
  public func destination(of address: String) throws -> LinkDestination<Root> {
    let parts = try LinkAddress(address, prefixes: prefixes)
    var problem: LinkFailure?
    for link in links {
      guard let pattern = try? LinkPattern(link.text) else { continue }
      let arguments: LinkArguments?
      do throws(LinkFailure) { arguments = try pattern.arguments(of: parts) } catch {
        problem = problem ?? error
        continue
      }
      if let arguments { return try link.destination(arguments) }
    }
    throw problem ?? LinkFailure.unknown(address: address)
  }

  /// Follows a link from the root, and returns when its destination is reached.
  ///
  /// It waits until the root is active, and for children that the user opens, such as after a log-in. To stop it,
  /// cancel its task.
  ///
  /// ```swift
  /// try await shopLinks.open(url.absoluteString, from: rootRouter)
  /// ```
  ///
  /// - Throws: ``LinkFailure``, ``NavigationError/ended(waitingFor:)`` if a riblet on the way is deactivated,
  ///   `CancellationError`, or the error of the link's code or workflow.
  @MainActor
  public func open(_ address: String, from root: some RibletNode & Navigating<Root>) async throws {
    let destination = try destination(of: address)
    let interactable = root.anyInteractable
    try await interactable.isActiveStream.firstValue { $0 ? true : nil }
    switch destination.content {
    case .path(let steps): try await root.follow(steps)
    case .workflow(_, let run): try await run(interactable)
    }
  }

  /// The faults of the catalogue, for a test that expects none: patterns that are invalid, collide or are unreachable,
  /// and links whose code reads parameters that their pattern does not have.
  ///
  /// A pattern may stand before a more general one, `product/new` before `product/{id:String}`.
  ///
  /// ```swift
  /// #expect(shopLinks.problems.isEmpty)
  /// ```
  @MainActor public var problems: [LinkProblem] {
    var problems: [LinkProblem] = []
    var earlier: [LinkPattern] = []
    for link in links {
      let pattern: LinkPattern
      do throws(LinkPattern.Fault) { pattern = try LinkPattern(link.text) } catch {
        problems.append(.unreadable(pattern: link.text, reason: error.text))
        continue
      }
      for other in earlier where other.meets(pattern) && !(pattern.covers(other) && !other.covers(pattern)) {
        problems.append(
          other.covers(pattern)
            ? .unreachable(pattern: pattern.text, behind: other.text)
            : .collision(pattern: pattern.text, with: other.text))
      }
      earlier.append(pattern)
      if let error = Self.fault(of: link, pattern) { problems.append(.code(error)) }
    }
    return problems
  }

  /// The fault of a link's code with sample values of the types in its pattern.
  @MainActor
  private static func fault(of link: Link, _ pattern: LinkPattern) -> LinkFailure? {
    for withOptional in [true, false] {
      do { _ = try link.destination(pattern.samples(withOptional: withOptional)) } catch let error as LinkFailure {
        switch error {
        case .noParameter, .otherType: return error
        default: continue
        }
      } catch {
        // The code may refuse a value that is only a sample.
        continue
      }
    }
    return nil
  }
}

/// A fault of a catalogue of links.
///
/// See `Documentation/Routes.md`.
///
/// ```swift
/// for problem in shopLinks.problems { print(problem) }
/// ```
public enum LinkProblem: Hashable, Sendable, CustomStringConvertible {
  /// A pattern cannot be read, so that no address matches it: `product/{id:Number}`. `reason` is the fault.
  case unreadable(pattern: String, reason: String)
  /// Some addresses match both patterns, and only the first is used. Give one of them a part of its own.
  case collision(pattern: String, with: String)
  /// All addresses of a pattern match an earlier one. Put the pattern first, or remove it.
  case unreachable(pattern: String, behind: String)
  /// The code of a link reads a parameter that its pattern does not have, or as another type than the pattern declares.
  ///
  /// For example `link.id` for the pattern `product/{number:Int}`. Change the pattern or the code. The value is the
  /// error that ``LinkCatalogue/open(_:from:)`` would throw.
  case code(LinkFailure)

  /// The problem and its fix, in one line: `No address reaches 'product/new': …`. `#expect(links.problems.isEmpty)`
  /// prints it.
  public var description: String {
    switch self {
    case .unreadable(let pattern, let reason): "The pattern '\(pattern)' cannot be read. \(reason)"
    case .collision(let pattern, let other):
      "Some addresses have the form of '\(pattern)' and of '\(other)'. Give one of them a part of its own."
    case .unreachable(let pattern, let other):
      "No address reaches '\(pattern)': '\(other)' is before it and matches all of them. Put it first, or remove it."
    case .code(let error): error.description
    }
  }
}
