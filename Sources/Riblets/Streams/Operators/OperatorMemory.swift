/// An operator's memory for one subscription.
///
/// A captured variable would be checked for exclusive access on each element, at a price above that of the operator.
@MainActor @usableFromInline
final class OperatorMemory<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @export(implementation)
  init(_ value: Value) {
    self.value = value
  }
}
