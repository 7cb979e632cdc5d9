import Riblets
public import Testing

extension TestScope {
  /// Expects an object to be freed when the test has ended; otherwise fails at this line.
  ///
  /// Checked when the scope is closed, after the trees were terminated: with the trait, the test's own variables and
  /// its suite are freed by then.
  ///
  /// ```swift
  /// scope.expectRelease(of: interactor)
  /// ```
  ///
  /// - Parameter object: Held weakly.
  public func expectRelease(of object: AnyObject, sourceLocation: SourceLocation = #_sourceLocation) {
    let parts = ExpectedRelease(object)
    afterEnd { [unowned self] in
      guard let text = parts.textOfSurvivors else { return }
      fail("Something is still in memory at the end of the test.\n\(text)", at: sourceLocation)
    }
  }

  /// Makes an object, releases it, and expects it to be freed at once; for a riblet, each part of it and of those
  /// below.
  ///
  /// ```swift
  /// await scope.expectReleased { ShopBuilder(dependency: dependency).build(withListener: listener) }
  /// ```
  ///
  /// A launched tree is terminated first. The tree settles before the check.
  ///
  /// - Parameter make: Makes the object, which must have no other owner.
  /// - Returns: True if it was freed.
  @discardableResult
  public func expectReleased(
    sourceLocation: SourceLocation = #_sourceLocation, _ make: () async throws -> AnyObject
  ) async rethrows -> Bool {
    let parts = try await partsOfMade(make)
    await settle(sourceLocation: sourceLocation)
    guard let text = parts.textOfSurvivors else { return true }
    fail("The object made here is still in memory, although it should have been freed.\n\(text)", at: sourceLocation)
    return false
  }

  private func partsOfMade(_ make: () async throws -> AnyObject) async rethrows -> ExpectedRelease {
    let made = try await make()
    if let root = made as? RibletNode, root.isLaunchedRoot { root.terminateTree() }
    return ExpectedRelease(made)
  }
}

/// Objects that should be freed, held weakly: one, or the parts of a branch of riblets.
@MainActor
struct ExpectedRelease {
  private let riblets: [(path: RibletPath, parts: [RibletPart])]
  private weak var object: AnyObject?
  private let type: String

  init(_ object: AnyObject) {
    self.object = object
    type = String(describing: Swift.type(of: object))
    riblets = (object as? RibletNode)?.ribletPartsOfBranch ?? []
  }

  /// The objects that were not freed, and possible owners; `nil` if there are none.
  var textOfSurvivors: String? {
    let lines = riblets.isEmpty ? (object == nil ? [] : ["  - '\(type)'"]) : survivors
    guard !lines.isEmpty else { return nil }
    let objects = riblets.flatMap(\.parts).compactMap(\.object) + (object.map { [$0] } ?? [])
    let ids = Set(objects.map(ObjectIdentifier.init))
    let receivers = CallLedger.current?.textOfReceivers { ids.contains($0.id) } ?? ""
    return """
      \(lines.joined(separator: "\n"))
      Look for who refers to it: a closure that captures it, a collection that keeps it, a parent that remembers a child, \
      a delegate or listener that is not weak, a variable of the test.\(receivers)
      """
  }

  /// The objects that were not freed. A router in memory holds its other parts and the riblets below it, so these are
  /// not listed.
  private var survivors: [String] {
    var blamed: [String] = []
    var lines: [String] = []
    for (path, parts) in riblets where !blamed.contains(where: { path.description.hasPrefix($0) }) {
      for part in parts {
        guard let object = part.object else { continue }
        let line = "  - the \(part.role.name) '\(Swift.type(of: object))' of \(path)"
        if part.role == .router {
          blamed.append(path.description + "/")
          lines.append(line + ", with all that it holds")
          break
        }
        lines.append(line)
      }
    }
    return lines
  }
}
