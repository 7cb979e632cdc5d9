/// A line of source code, as the compiler filled it in for a caller.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// Module and file, as in `Shop/ShopRouter.swift`.
  public let fileID: StaticString
  /// Counted from 1.
  public let line: UInt

  /// Makes the call site of the caller, or the one that is given.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.fileID = fileID
    self.line = line
  }

  public var description: String { "\(fileID):\(line)" }

  public static func == (left: CallSite, right: CallSite) -> Bool {
    left.line == right.line && left.fileID.description == right.fileID.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(fileID.description)
  }
}
