package import Foundation

/// A file of sources.
package struct SourceText: Sendable {
  package let path: String
  private let bytes: Data

  package init(_ path: String, _ bytes: Data) {
    self.path = path
    self.bytes = bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func contains(_ word: String) -> Bool { bytes.firstRange(of: Data(word.utf8)) != nil }
}
