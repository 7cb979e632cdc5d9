import Foundation
package import RibletsSource

/// The outlines of the Swift files below some folders: read, or known from the last time.
package struct OutlineReading: Sendable {
  /// The reasons why there is no outline of a file.
  package enum Problem: UInt8, Error, Sendable {
    case unreadable = 1
    case notText
  }

  /// A file, and what it declares.
  package struct File: Sendable {
    /// The path from the root on.
    package let path: String
    /// The number of the folder that it is in.
    package let folder: Int
    /// Its outline, or why there is none.
    package let outline: Result<KeptOutline, Problem>
    let identity: FileIdentity
    /// The hash of its content; `nil` if it cannot be read.
    package let hash: UInt64?
    /// True if its content is that of the last time.
    let isKnown: Bool
  }

  /// The files, by folder and path.
  package let files: [File]
  /// The folders that cannot be read, from the root on.
  package let unreadable: [String]
  /// The links to folders, which are not followed, from the root on.
  package let links: [String]
  /// The time when it began, in nanoseconds since 1970.
  let time: Int64
  private let cache: OutlineCache?
  private let past: OutlineCache.Content
  /// True if nothing has changed since the last time.
  private let isKnown: Bool

  /// Reads all Swift files below some folders, on all processors.
  ///
  /// Files and folders that begin with a dot are left out, and links to folders are not followed.
  ///
  /// - Parameters:
  ///   - folders: Paths from the root on; one that is not there has no files.
  ///   - cache: The outlines of the last time.
  ///   - now: The time, in nanoseconds since 1970.
  package init(
    of folders: [String], in root: String, cache: OutlineCache? = nil, now: Int64 = FileIdentity.now
  ) {
    // What changes while it is read counts as changed.
    time = now
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let (walk, past) = Workers.both(
      jobs: jobs,
      {
        var walk = FolderWalk(jobs: jobs, followsLinks: false)
        walk.add(folders.map { root + "/" + $0 })
        return walk
      }, { cache?.content ?? OutlineCache.Content() })
    let start = root.utf8.count + 1
    let listed = walk.files.sorted { ($0.root, $0.path) < ($1.root, $1.path) }
    files = Workers.map(listed.count, jobs: jobs, makeTools: FileReader.init) { reader, number in
      let path = String(Substring(listed[number].path.utf8.dropFirst(start)))
      return Self.file(path, listed[number], past.records[path], &reader)
    }
    let fromRoot = { (path: String) in String(Substring(path.utf8.dropFirst(start))) }
    unreadable = walk.unreadable.map { fromRoot($0.path) }.sorted()
    links = walk.unfollowed.map(fromRoot).sorted()
    isKnown = files.count == past.records.count && unreadable.isEmpty && files.allSatisfy(\.isKnown)
    self.cache = cache
    self.past = past
  }

  private static func file(
    _ path: String, _ found: FolderWalk.File, _ past: OutlineCache.Record?, _ reader: inout FileReader
  ) -> File {
    func file(
      _ outline: Result<KeptOutline, Problem>, _ identity: FileIdentity, _ hash: UInt64?, isKnown: Bool
    ) -> File {
      File(path: path, folder: found.root, outline: outline, identity: identity, hash: hash, isKnown: isKnown)
    }
    if let past, past.hash != nil, found.identity != .missing, past.identity == found.identity {
      return file(past.outline, found.identity, past.hash, isKnown: true)
    }
    let read = try? reader.read(found.path) { bytes, identity throws(SwiftFiles.Failure) in
      let hash = ContentHash.of(bytes)
      if let past, past.hash == hash { return file(past.outline, identity, hash, isKnown: true) }
      guard FileBytes(bytes: bytes).invalidOffset == nil else {
        return file(.failure(.notText), identity, hash, isKnown: false)
      }
      return file(.success(KeptOutline(SourceOutline(reading: bytes, path: path))), identity, hash, isKnown: false)
    }
    return read ?? file(.failure(.unreadable), found.identity, nil, isKnown: past != nil && past?.hash == nil)
  }

  // MARK: Answers

  /// Returns the answer to a question to all outlines: the one of the last time, if nothing has changed since then.
  ///
  /// Outlines and answer are left for the next time, unless they are there. A folder that cannot be written is no failure:
  /// the next time all is read again.
  ///
  /// - Parameter make: Makes the answer, on the thread of the caller.
  package func answer<Answer: BinaryCoded & Sendable>(
    to question: UInt64, _ make: @Sendable () -> Answer
  ) -> Answer {
    let known: Answer? = knownAnswer(to: question)
    // Nobody would see that a folder without files can be read now.
    guard let cache, unreadable.isEmpty else { return known ?? make() }
    if let known, files.allSatisfy({ past.records[$0.path]?.identity == $0.identity.trusted(at: time) }) {
      return known
    }
    let (answer, writer) = Workers.both(jobs: 2, { known ?? make() }, { cache.write(self) })
    writer.save { tail in
      tail.write(question)
      tail.writeBlock { answer.write(to: &$0) }
    }
    return answer
  }

  func knownAnswer<Answer: BinaryCoded>(to question: UInt64) -> Answer? {
    guard isKnown, let file = past.file, let answer = past.answer, answer.question == question else { return nil }
    return try? file.read(answer.range) { bytes throws(BinaryDamage) in
      var reader = BinaryReader(bytes)
      return try Answer(from: &reader)
    }
  }
}
