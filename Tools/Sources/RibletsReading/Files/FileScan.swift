package import RibletsSource

/// A file as it was read: nothing of its content is kept but the declarations that matter.
package struct ScannedFile: Sendable {
  /// True if it has the mark that was looked for.
  package var isMarked = false
  /// The comments that begin with the mark, of a file that has it.
  package var marks: [MarkPlace] = []
  /// Its declarations; `nil` if they do not matter.
  package var declarations: SourceFile?
  /// The names that it may declare; empty if its declarations are there.
  package var declaredNames: [String] = []
  /// The reason why it could not be read.
  package var failure: SwiftFiles.Failure?
}

/// The place of a comment that begins with a mark.
package struct MarkPlace: Hashable, Sendable {
  /// The line of the mark, from 1.
  package var line: Int
  /// The line after it that is the first one that is neither empty nor a comment.
  package var nextLine: Int
}

/// Reads files for the declarations of those with a mark.
package struct FileScan: Sendable {
  private let mark: WordSearch

  /// Makes a scan for files with a word.
  package init(mark: String) { self.mark = WordSearch(mark) }

  /// Reads a file, and parses it if it has the mark.
  ///
  /// - Parameters:
  ///   - mayBeMarked: False if the mark does not count in it.
  ///   - isWanted: True if it is parsed in any case.
  package func read(
    _ file: FolderWalk.File, mayBeMarked: Bool, isWanted: Bool, _ reader: inout FileReader
  ) -> ScannedFile {
    var scanned = ScannedFile()
    do throws(SwiftFiles.Failure) {
      try reader.read(file.path) { bytes throws(SwiftFiles.Failure) in
        let text = FileBytes(bytes: bytes)
        if mayBeMarked, text.isWide { throw .notText(file.path, offset: 0) }
        scanned.isMarked = mayBeMarked && mark.place(in: bytes) != nil
        if scanned.isMarked || isWanted {
          scanned.declarations = try text.withNewLineEnds { text throws(SwiftFiles.Failure) in
            try text.declarations(path: file.path)
          }
          if scanned.isMarked { scanned.marks = text.comments(with: mark) }
        } else {
          scanned.declaredNames = text.declaredNames()
        }
      }
    } catch {
      scanned.failure = error
    }
    return scanned
  }
}

extension FileBytes {
  fileprivate func declarations(path: String) throws(SwiftFiles.Failure) -> SourceFile {
    if let offset = invalidOffset { throw .notText(path, offset: offset) }
    // A byte order mark belongs to the file, not to the source.
    let bytes = hasByteOrderMark ? UnsafeBufferPointer(rebasing: bytes[3...]) : bytes
    if let file = SourceFile(quicklyReading: bytes, path: path) { return file }
    if let line = NestingLimit.lineBeyond(in: bytes) { throw .nestedTooDeep(path, line: line) }
    return SourceFile(treeOf: bytes, path: path)
  }
}
