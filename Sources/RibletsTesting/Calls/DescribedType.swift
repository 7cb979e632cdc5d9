@_spi(TestSupport) import RibletsTestCore
import Testing

/// The way in which values of a type become text; determined once for each type, since that is slow.
enum DescribedType: Sendable {
  /// An object, shown by its type only.
  case object(String)
  /// It has a description of its own.
  case selfDescribing
  /// Shown by its children.
  case reflected(String)

  private static let known = Locked<[ObjectIdentifier: DescribedType]>([:])

  /// Determines the way to show a value.
  static func of(_ value: Any) -> DescribedType {
    let type = type(of: value)
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let found = find(value, type)
    known.withLock { $0[key] = found }
    return found
  }

  private static func find(_ value: Any, _ type: Any.Type) -> DescribedType {
    let name = String(describing: type)
    // These have a description as well, but of unlimited length.
    switch Mirror(reflecting: value).displayStyle {
    case .optional, .collection, .set, .dictionary, .tuple: return .reflected(name)
    default: break
    }
    if value is Substring || value is ArgumentText { return .selfDescribing }
    if value is any CustomTestStringConvertible || value is any CustomStringConvertible { return .selfDescribing }
    return type is AnyClass ? .object(name) : .reflected(name)
  }

  /// Returns the value's own description.
  static func description(of value: Any) -> String {
    if let described = value as? any CustomTestStringConvertible { return described.testDescription }
    if let described = value as? any CustomStringConvertible { return described.description }
    return String(describing: type(of: value))
  }
}
