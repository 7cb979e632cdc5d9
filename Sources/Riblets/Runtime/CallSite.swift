/// A line of source code, as the compiler filled it in for a caller.
///
/// Diagnoses, leaks and events contain it. You make one only to pass on your caller's line. See
/// `Documentation/Troubleshooting.md`.
///
/// ```swift
/// func log(_ text: String, at site: CallSite = CallSite()) { print("\(site): \(text)") }
/// ```
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// Module and file, as in `Shop/ShopRouter.swift`.
  public let fileID: StaticString
  /// The line in the file, counted from 1, as in `Shop/ShopRouter.swift:12`.
  public let line: UInt

  /// Makes the call site of the caller, or the one that is given.
  ///
  /// Leave the arguments out: the compiler fills them in.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// File and line, as editors and terminals can open them: `Shop/ShopRouter.swift:12`.
  public var description: String { "\(fileID):\(line)" }

  public static func == (left: CallSite, right: CallSite) -> Bool {
    left.line == right.line && left.fileID.description == right.fileID.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(fileID.description)
  }
}
