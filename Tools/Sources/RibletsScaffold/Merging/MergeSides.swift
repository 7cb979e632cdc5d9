/// Three of a kind: what two branches have in common, and what each of them has made of it.
package struct MergeSides<Value> {
  package var base: Value
  package var ours: Value
  package var theirs: Value

  package init(base: Value, ours: Value, theirs: Value) { (self.base, self.ours, self.theirs) = (base, ours, theirs) }

  package var all: [Value] { [base, ours, theirs] }

  package func map<Result, Failure>(
    _ transform: (Value) throws(Failure) -> Result
  ) throws(Failure) -> MergeSides<Result> {
    MergeSides<Result>(base: try transform(base), ours: try transform(ours), theirs: try transform(theirs))
  }
}

extension MergeSides: Sendable where Value: Sendable {}
