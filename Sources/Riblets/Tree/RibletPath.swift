/// The place of a riblet in its tree at one moment, as in `Root/LoggedIn/OffGame`.
///
/// A value that may leave the main actor. It keeps types and names; the text is made when it is read.
///
/// Diagnoses, leaks and events contain it. See `Documentation/Lifecycle.md`.
///
/// ```swift
/// let path = router.ribletPath
/// print(path.name, path.parent?.name ?? "root")
/// ```
public struct RibletPath: Hashable, Sendable, CustomStringConvertible {
  /// One riblet of a path, linked to the one above it.
  final class Segment: Sendable {
    let number: UInt32
    let type: any Any.Type
    let label: String?
    // Changed only by `deinit`, which has exclusive access.
    nonisolated(unsafe) private(set) var parent: Segment?

    init(number: UInt32, type: any Any.Type, label: String?, parent: Segment?) {
      self.number = number
      self.type = type
      self.label = label
      self.parent = parent
    }

    /// Frees a long path without recursion.
    deinit {
      var above = parent
      parent = nil
      while above != nil, isKnownUniquelyReferenced(&above) {
        let next = above?.parent
        above?.parent = nil
        above = next
      }
    }
  }

  let last: Segment

  init(_ last: Segment) {
    self.last = last
  }

  /// A path of one riblet that is in no tree.
  init(ofUnattached router: any Routing) {
    last = Segment(number: 0, type: type(of: router), label: nil, parent: nil)
  }

  /// The number of the riblet in its tree, unique as long as the tree lives. 0 if the tree has had no listeners so
  /// far.
  public var number: Int { Int(last.number) }

  /// The riblet above at that moment; `nil` for the root and for a riblet outside of a tree.
  public var parent: RibletPath? { last.parent.map(RibletPath.init) }

  /// The name of the riblet itself, such as `Chat(42)`: its router's type without `Router`, and its label if it has
  /// one.
  public var name: String { Self.name(of: last) }

  /// The names from the root down to the riblet, for example `["Root", "LoggedIn", "Menu"]`.
  public var names: [String] {
    @inline(never) get {
      var names: [String] = []
      var segment: Segment? = last
      while let current = segment {
        names.append(Self.name(of: current))
        segment = current.parent
      }
      return names.reversed()
    }
  }

  /// The names with slashes between them: `Root/LoggedIn/Menu`.
  public var description: String { names.joined(separator: "/") }

  public static func == (left: RibletPath, right: RibletPath) -> Bool {
    left.last === right.last || (left.number == right.number && left.names == right.names)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(last.number)
    hasher.combine(Self.name(of: last))
  }

  private static func name(of segment: Segment) -> String {
    let name = RibletPath.name(ofType: segment.type)
    guard let label = segment.label else { return name }
    return "\(name)(\(label))"
  }

  @inline(never)
  static func name(ofType type: any Any.Type) -> String {
    let name = plainName(ofType: type)
    return name.hasSuffix("Router") && name != "Router" ? String(name.dropLast(6)) : name
  }

  /// As `String(describing:)`, without its search for a description of the type's own among all conformances.
  static func plainName(ofType type: any Any.Type) -> String { _typeName(type, qualified: false) }
}

extension RibletNode {
  /// The current path of this riblet.
  ///
  /// Reading it walks up to the root. For a detached riblet it begins at the top of its branch.
  public final var ribletPath: RibletPath { RibletPath(currentSegment) }

  /// The segment of this riblet with new ones above it, since those of inactive riblets are not kept up to date.
  private final var currentSegment: RibletPath.Segment {
    var above: [RibletNode] = []
    var node: RibletNode? = self
    while let current = node {
      above.append(current)
      node = current.parent
    }
    var segment: RibletPath.Segment?
    while let next = above.popLast() {
      segment = RibletPath.Segment(
        number: next.number, type: type(of: next.routing), label: next.ribletLabel, parent: segment)
    }
    return segment ?? RibletPath.Segment(number: number, type: type(of: routing), label: ribletLabel, parent: nil)
  }

  /// Makes a segment for events. Those above an active riblet are valid and kept, so that this takes one step.
  final func makeSegment() -> RibletPath.Segment {
    if number == 0, let runtime { number = runtime.nextNumber() }
    var parentSegment: RibletPath.Segment?
    if let parent {
      if parent.lifecycle.phase != .active && parent.lifecycle.phase != .closing {
        parentSegment = parent.currentSegment
      } else if let kept = parent.segment {
        parentSegment = kept
      } else {
        parentSegment = parent.makeSegments()
      }
    }
    return RibletPath.Segment(number: number, type: type(of: routing), label: ribletLabel, parent: parentSegment)
  }

  /// Makes and keeps the segments of this active riblet and of those above it that have none yet.
  private final func makeSegments() -> RibletPath.Segment {
    var missing: [RibletNode] = []
    var node: RibletNode? = self
    while let current = node, current.segment == nil {
      missing.append(current)
      node = current.parent
    }
    var above = node?.segment
    while let next = missing.popLast() {
      if next.number == 0, let runtime { next.number = runtime.nextNumber() }
      let made = RibletPath.Segment(
        number: next.number, type: type(of: next.routing), label: next.ribletLabel, parent: above)
      next.segment = made
      above = made
    }
    return above ?? currentSegment
  }

  /// The path of a riblet whose branch is leaving, in one step: the riblets above it were asked first, or are active.
  final var leavingPath: RibletPath {
    if let segment { return RibletPath(segment) }
    let above = parent.map { $0.segment ?? $0.makeSegments() }
    let made = RibletPath.Segment(number: number, type: type(of: routing), label: ribletLabel, parent: above)
    segment = made
    return RibletPath(made)
  }

  /// Keeps the path of a riblet whose parent was freed: the last path of the parent, continued.
  final func continuePath(_ parentPath: RibletPath) {
    guard segment == nil else { return }
    segment = RibletPath.Segment(number: number, type: type(of: routing), label: ribletLabel, parent: parentPath.last)
  }

  /// Emits an event of this riblet. Call it only while there are listeners.
  final func tell(_ kind: RibletEvent.Kind) {
    let told: RibletPath.Segment
    if let segment { told = segment } else { told = makeSegment() }
    if lifecycle.phase == .active || lifecycle.phase == .closing { segment = told }
    runtime?.tell(RibletEvent(RibletPath(told), kind))
  }

  final func report(_ diagnosis: @autoclosure () -> Diagnosis) {
    if let runtime = runtime ?? RibletRuntime.current {
      runtime.report(diagnosis())
    } else {
      DiagnosisReporter.standard.report(diagnosis())
    }
  }
}
