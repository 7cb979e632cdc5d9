/// The state of an operator for one subscription.
///
/// A captured variable would be checked for exclusive access on each element, at a higher cost than the operator
/// itself.
@MainActor @usableFromInline
final class OperatorMemory<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @export(implementation)
  init(_ value: Value) {
    self.value = value
  }
}
