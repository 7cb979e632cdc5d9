import Foundation
import RibletsSource

/// A file in which commands leave the outlines of a package for the next one.
///
/// It is never needed: what is not there, is damaged or cannot be written costs time and nothing else.
package struct OutlineCache: Sendable {
  /// A file as it was the last time.
  struct Record: Sendable {
    let identity: FileIdentity
    let hash: UInt64?
    let outline: Result<KeptOutline, OutlineReading.Problem>
  }

  /// The values in the file.
  struct Content: Sendable {
    var file: CacheFile?
    /// By path.
    var records: [String: Record] = [:]
    /// The place of an answer that was made from all outlines, and what was asked.
    var answer: (question: UInt64, range: Range<Int>)?
  }

  private let root: String
  private let path: String
  private let key: UInt64

  /// Finds the cache of a package, where `swift build` has its files, too; `nil` if there is no package.
  package init?(ofPackage root: String, name: String) {
    guard FileIdentity(of: root + "/Package.swift") != .missing else { return nil }
    self.root = root
    path = root + "/.build/riblets/" + name
    var key = ContentHash()
    key.add("outlines 1")
    key.addProgram()
    self.key = key.value
  }

  /// The number of files that make a piece.
  private static let step = 256

  // MARK: Reading

  /// The values that the last command has left; none of them if any is damaged.
  var content: Content {
    guard let file = CacheFile(at: path, key: key) else { return Content() }
    var content = Content(file: file)
    let pieces = Workers.map(file.count, jobs: 2, makeTools: {}) { _, number in
      Result { () throws(BinaryDamage) in
        try file.read(piece: number) { reader, start throws(BinaryDamage) in
          try records(&reader, in: file, from: start)
        }
      }
    }
    do throws(BinaryDamage) {
      content.records.reserveCapacity(file.count * Self.step)
      for piece in pieces { for (path, record) in try piece.get() { content.records[path] = record } }
      content.answer = try file.readTail { reader, start throws(BinaryDamage) in
        let question = try reader.readNumber()
        return try reader.skipBlock().map { (question, $0.moved(by: start)) }
      }
      return content
    } catch {
      return Content()
    }
  }

  private func records(
    _ reader: inout BinaryReader, in file: CacheFile, from start: Int
  ) throws(BinaryDamage) -> [(String, Record)] {
    let count = try reader.readCount()
    var records: [(String, Record)] = []
    records.reserveCapacity(min(count, Self.step))
    for _ in 0..<count {
      let path = try reader.read(String.self)
      let identity = try reader.read(FileIdentity.self)
      let hash = try reader.read(UInt64?.self)
      let problem = OutlineReading.Problem(rawValue: try reader.readByte())
      let range = try reader.skipBlock()?.moved(by: start)
      let outline: Result<KeptOutline, OutlineReading.Problem>
      switch (problem, range) {
      case (let problem?, nil): outline = .failure(problem)
      case (nil, let range?): outline = .success(KeptOutline(path, at: .init(cache: file, range: range, root: root)))
      default: throw BinaryDamage()
      }
      records.append((path, Record(identity: identity, hash: hash, outline: outline)))
    }
    return records
  }

  // MARK: Writing

  /// Writes the outlines; the tail is for whoever has an answer.
  func write(_ reading: OutlineReading) -> CacheFileWriter {
    let files = reading.files
    let starts = Array(stride(from: 0, to: files.count, by: Self.step))
    let writer = CacheFileWriter(at: path, key: key, count: starts.count)
    for (number, start) in starts.enumerated() {
      let piece = files[start..<min(start + Self.step, files.count)]
      writer.write(piece: number) { bytes in
        bytes.write(UInt64(piece.count))
        for file in piece { Self.write(file, at: reading.time, to: &bytes) }
      }
    }
    // Also where git does not ignore `.build`.
    let mark = URL(filePath: path).deletingLastPathComponent().appending(path: ".gitignore")
    try? Data("*\n".utf8).write(to: mark, options: .withoutOverwriting)
    return writer
  }

  private static func write(_ file: OutlineReading.File, at time: Int64, to writer: inout BinaryWriter) {
    writer.write(file.path)
    writer.write(file.identity.trusted(at: time))
    writer.write(file.hash)
    switch file.outline {
    case .success(let outline):
      writer.bytes.append(0)
      writer.writeBlock { outline.write(to: &$0) }
    case .failure(let problem):
      writer.bytes.append(problem.rawValue)
      writer.writeBlock { _ in }
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range { (lowerBound + distance)..<(upperBound + distance) }
}
