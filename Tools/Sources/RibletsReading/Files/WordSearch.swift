#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds a word in bytes, most of which it never looks at: Horspool's search.
package struct WordSearch: Sendable {
  package let word: [UInt8]
  /// By the byte under the word's last one: how far the word can move.
  private let steps: [UInt8]

  package init(_ word: String) {
    self.word = Array(word.utf8)
    let length = min(self.word.count, 255)
    var steps = [UInt8](repeating: UInt8(max(length, 1)), count: 256)
    for (place, byte) in self.word.dropLast().enumerated() where self.word.count - 1 - place <= 255 {
      steps[Int(byte)] = UInt8(self.word.count - 1 - place)
    }
    self.steps = steps
  }

  /// Returns the first place where the word begins, from a given place on.
  package func place(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    let length = word.count
    guard length > 0, let base = bytes.baseAddress else { return nil }
    return word.withUnsafeBufferPointer { word in
      steps.withUnsafeBufferPointer { steps in
        var end = start + length - 1
        while end < bytes.count {
          let byte = base[end]
          if byte == word[length - 1], memcmp(base + end - length + 1, word.baseAddress!, length) == 0 {
            return end - length + 1
          }
          end += Int(steps[Int(byte)])
        }
        return nil
      }
    }
  }
}
