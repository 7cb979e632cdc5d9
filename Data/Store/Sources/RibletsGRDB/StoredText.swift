import Foundation
public import GRDB

/// Text that is stored completely, whatever it contains.
///
/// GRDB silently ends a text at its first NUL character. For text that people enter or paste, bind and fetch this
/// instead of a `String`: it stores a text with a NUL as the bytes of its UTF-8, and other texts as text.
///
/// ```swift
/// try database.execute(sql: "INSERT INTO note (text) VALUES (?)", arguments: [StoredText(text)])
/// let texts = try StoredText.fetchAll(database, sql: "SELECT text FROM note").map(\.string)
/// ```
public struct StoredText: Hashable, Sendable, DatabaseValueConvertible {
  /// The text itself.
  public var string: String

  /// Makes a value from a text.
  public init(_ string: String) {
    self.string = string
  }

  public var databaseValue: DatabaseValue {
    string.utf8.contains(0) ? Data(string.utf8).databaseValue : string.databaseValue
  }

  public static func fromDatabaseValue(_ value: DatabaseValue) -> StoredText? {
    if case .blob(let bytes) = value.storage { return StoredText(String(decoding: bytes, as: UTF8.self)) }
    return String.fromDatabaseValue(value).map(StoredText.init)
  }
}

extension StoredText: Codable {
  public init(from decoder: any Decoder) throws {
    string = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(string)
  }
}
