/// Where somebody can be.
public protocol Place {
  func enter(as name: String) -> Bool
}
