package import Foundation
import RibletsSource

/// A file of sources.
package struct SourceText: Sendable {
  package let path: String
  private let bytes: Data

  package init(_ path: String, _ bytes: Data) {
    self.path = path
    self.bytes = bytes
  }

  var outline: SourceOutline { SourceOutline(reading: Array(bytes), path: path) }

  /// Returns true if the letters of a word are there, also as a part of a longer one.
  func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    return bytes.withUnsafeBytes { bytes in
      var place = 0
      while place + word.count <= bytes.count, let start = bytes.baseAddress {
        guard let found = memchr(start + place, Int32(first), bytes.count - place) else { return false }
        place = UnsafeRawPointer(found) - start
        if place + word.count <= bytes.count, memcmp(start + place, word, word.count) == 0 { return true }
        place += 1
      }
      return false
    }
  }
}
