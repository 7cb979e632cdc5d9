import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
  /// Keeps a suite of tests that are meant to fail out of an ordinary run; ``ChildTestRun`` runs them.
  public static var onlyInChildRun: ConditionTrait {
    .enabled(if: ProcessInfo.processInfo.environment[ChildTestRun.isChildVariable] != nil, "a failure fixture")
  }
}
