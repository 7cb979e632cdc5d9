/// The reason for which sizes cannot be told. The texts are for the terminal.
package struct CostFailure: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
