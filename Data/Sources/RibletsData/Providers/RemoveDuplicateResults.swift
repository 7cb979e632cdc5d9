public import Riblets

extension EventStream {
  /// Leaves out values that equal the one before; failures always come, and so does the first value after one.
  public func removeDuplicates<Value: Equatable>() -> EventStream where Element == Result<Value, any Error> {
    removeDuplicates { left, right in
      guard case .success(let left) = left, case .success(let right) = right else { return false }
      return left == right
    }
  }
}
