import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file, and quick questions to them.
struct FileText {
  let path: String
  let bytes: [UInt8]

  /// Reads a file whole.
  init(reading path: String) throws(SwiftFiles.Failure) {
    self.path = path
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw errno == ENOENT ? .missing(path) : .unreadable(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path) }
    let size = Int(status.st_size)
    var isComplete = true
    bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(file, buffer.baseAddress! + count, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { isComplete = false }
        if got <= 0 { break }
        count += got
      }
    }
    guard isComplete else { throw .unreadable(path) }
  }

  /// Whether the word is anywhere in the file.
  func contains(_ word: String) -> Bool {
    var word = Array(word.utf8)
    guard let first = word.first else { return true }
    word.removeFirst()
    return bytes.withUnsafeBytes { text in
      guard var place = text.baseAddress else { return false }
      let end = place + text.count
      while let found = memchr(place, Int32(first), end - place) {
        place = UnsafeRawPointer(found) + 1
        if end - place < word.count { return false }
        if memcmp(place, word, word.count) == 0 { return true }
      }
      return false
    }
  }

  /// Whether any of these names is declared, as far as words tell: `protocol Name`, `typealias Name`, `class Name`.
  func mayDeclare(_ names: Set<String>) -> Bool {
    guard contains("protocol ") || contains("typealias ") || contains("class ") else { return false }
    return names.contains { name in ["protocol ", "typealias ", "class "].contains { contains($0 + name) } }
  }

  /// The offset of the first byte that is not UTF-8.
  var invalidOffset: Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    var decoder = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &source) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
