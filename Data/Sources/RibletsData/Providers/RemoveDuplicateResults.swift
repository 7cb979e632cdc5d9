public import Riblets

extension EventStream {
  /// Leaves out values that equal the previous one. Failures are always sent, and so is the first value after a
  /// failure.
  ///
  /// ```swift
  /// observe(food.observing(.menu).removeDuplicates()) { interactor, menu in interactor.show(menu) }
  /// ```
  public func removeDuplicates<Value: Equatable>() -> EventStream where Element == Result<Value, any Error> {
    removeDuplicates { left, right in
      guard case .success(let left) = left, case .success(let right) = right else { return false }
      return left == right
    }
  }
}
