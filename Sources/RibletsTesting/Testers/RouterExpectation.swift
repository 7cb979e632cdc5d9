import Riblets
import Testing

/// The expected effects of an act on a router.
@MainActor
struct RouterExpectation {
  /// One child, any of a type, or any with a property.
  @MainActor
  struct Child {
    let object: (any Routing)?
    /// The name of the expectation without a specific child.
    let name: String
    let matches: @MainActor (any Routing) -> Bool

    init(_ child: any Routing) {
      object = child
      name = "'\(type(of: child))'"
      matches = { $0 === child }
    }

    init(_ type: any Routing.Type) {
      self.init(named: "a '\(type)'") { Swift.type(of: $0) == type }
    }

    init(named name: String, where matches: @escaping @MainActor (any Routing) -> Bool) {
      object = nil
      self.name = name
      self.matches = matches
    }
  }

  enum What {
    case attach(Child)
    case detach(Child)
    case call(CallToken, times: Int)
  }

  let what: What
  let location: SourceLocation

  /// The specific child, if there is one.
  var child: (any Routing)? {
    switch what {
    case .attach(let child), .detach(let child): child.object
    case .call: nil
    }
  }

  func isMet(by change: ChildChanges.Change) -> Bool {
    switch what {
    case .attach(let child): change.isAttach && child.matches(change.child)
    case .detach(let child): !change.isAttach && child.matches(change.child)
    case .call: false
    }
  }

  func text(_ names: ChildNames) -> String {
    switch what {
    case .attach(let child): "Attaching \(names.name(of: child))"
    case .detach(let child): "Detaching \(names.name(of: child))"
    case .call(let token, let times): "A call of \(token.text), \(times.times),"
    }
  }
}

/// The names of children in a failure: their types, with lines if there are two of one type.
@MainActor
struct ChildNames {
  private var names: [ObjectIdentifier: String] = [:]

  init(_ children: [any Routing]) {
    var byType: [String: [any Routing]] = [:]
    for child in children {
      let type = Self.typeName(of: child)
      if byType[type, default: []].contains(where: { $0 === child }) { continue }
      byType[type, default: []].append(child)
    }
    for (type, children) in byType {
      for (index, child) in children.enumerated() {
        names[ObjectIdentifier(child)] = Self.name(of: child, type, index, isAlone: children.count == 1)
      }
    }
  }

  /// Returns the type, with the label that distinguishes riblets of one type.
  private static func typeName(of child: any Routing) -> String {
    let name = String(describing: type(of: child))
    guard let label = (child as? RibletNode)?.ribletLabel else { return name }
    return "\(name)(\(label))"
  }

  private static func name(of child: any Routing, _ type: String, _ index: Int, isAlone: Bool) -> String {
    if isAlone { return "'\(type)'" }
    if let calls = (child as? any Mock)?.calls {
      return "'\(type)' made in line \(calls.ledger.location(of: calls.mock).line)"
    }
    return "'\(type)' number \(index + 1)"
  }

  func name(of child: any Routing) -> String {
    names[ObjectIdentifier(child)] ?? "'\(Self.typeName(of: child))'"
  }

  func name(of child: RouterExpectation.Child) -> String {
    child.object.map(name) ?? child.name
  }

  /// Returns a line for each child.
  func list(_ children: [any Routing]) -> String {
    children.isEmpty ? "(none)" : children.map(name).joined(separator: "\n")
  }
}
