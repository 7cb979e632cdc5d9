/// Ensures that each riblet gets a component of its own.
///
/// A ``Component`` records itself that it was used. For a component of another class a builder remembers the last one;
/// only then, since a weak reference costs the object an allocation.
@MainActor
struct ComponentUse {
  private weak var lastForeign: AnyObject?
  private weak var lastRiblet: RibletNode?

  /// Diagnoses a component that a riblet was built from before, and marks it as used.
  mutating func check(_ component: Any, builder: @autoclosure () -> String) {
    guard type(of: component) is AnyClass else { return }
    let object = component as AnyObject
    if let component = object as? AnyComponent {
      if component.isUsed { Self.report(object, builder: builder(), riblet: component.riblet) }
      component.isUsed = true
    } else if object === lastForeign {
      Self.report(object, builder: builder(), riblet: lastRiblet)
    } else {
      lastForeign = object
      lastRiblet = nil
    }
  }

  /// Sets the component of the riblet that was built from it, unless the riblet has one already.
  mutating func note(_ component: Any, builtInto riblet: RibletNode?) {
    guard let riblet, type(of: component) is AnyClass else { return }
    let object = component as AnyObject
    if riblet.ribletComponent == nil { riblet.ribletComponent = object }
    if let component = object as? AnyComponent {
      if component.riblet == nil { component.riblet = riblet }
    } else if lastRiblet == nil {
      lastRiblet = riblet
    }
  }

  private static func report(_ component: AnyObject, builder: String, riblet: RibletNode?) {
    let kind = Diagnosis.Kind.componentReused(
      component: "\(type(of: component))", builder: builder, riblet: riblet?.ribletPath)
    if let runtime = riblet?.runtime ?? RibletRuntime.current {
      runtime.report(Diagnosis(kind, at: nil), at: riblet?.ribletPath)
    } else {
      DiagnosisReporter.standard.report(Diagnosis(kind, at: nil))
    }
  }

  /// The router in what a builder returns: the value itself, or the first of two or three.
  static func router(in built: Any) -> RibletNode? {
    if let node = built as? RibletNode { return node }
    if let pair = built as? (any Routing, Any) { return pair.0 as? RibletNode }
    if let triple = built as? (any Routing, Any, Any) { return triple.0 as? RibletNode }
    return nil
  }
}
