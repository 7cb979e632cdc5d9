public import Foundation

/// Answers that are kept as `ETag` and `Cache-Control` allow, in memory and, with a folder, on the disk.
///
/// Ages are counted on a monotonic clock. The age of an answer of an earlier run is not known: the server is asked for each
/// of them, with its `ETag` or date. Files of another version, and damaged ones, are removed. A disk that is full, or cannot be written
/// to, costs nothing but the answer's place there.
public actor HTTPCache {
  /// The responses between two times at which the cache is emptied.
  struct Contents: Equatable {
    fileprivate var number = 0
  }

  /// The contents that count. Those that are kept may be older, until they are removed.
  private nonisolated let current = Locked(Contents())
  private var present = Contents()
  private let memoryLimit: Int
  private let diskLimit: Int
  private let folder: CacheFolder?
  private var answers: [String: (answer: CachedAnswer, use: Int)] = [:]
  private var memorySize = 0
  private var files: [String: (size: Int, use: Int)] = [:]
  private var diskSize = 0
  private var uses = 0
  private var problem: String?

  /// Makes a cache.
  ///
  /// - Parameters:
  ///   - memory: The most bytes in memory; 8 MiB. An answer that takes more than a quarter is not kept there.
  ///   - folder: A folder of the cache's own, which is made if it is not there; nil for no files.
  ///   - disk: The most bytes on the disk; 64 MiB. An answer that takes more than a quarter is not kept there.
  public init(memory: Int = 8 << 20, folder: URL? = nil, disk: Int = 64 << 20) {
    memoryLimit = memory
    diskLimit = disk
    guard let folder else {
      self.folder = nil
      return
    }
    do {
      let folder = try CacheFolder(folder)
      var (files, size): ([String: (size: Int, use: Int)], Int) = ([:], 0)
      for (index, file) in folder.files().enumerated() {
        files[file.name] = (file.size, index)
        size += file.size
      }
      self.folder = folder
      self.files = files
      diskSize = size
      uses = files.count
    } catch {
      self.folder = nil
      problem = "\(error)"
    }
  }

  /// The bytes that are kept in memory.
  public var bytesInMemory: Int { memorySize }

  /// The bytes that are kept on the disk.
  public var bytesOnDisk: Int { diskSize }

  /// Forgets everything, and does not keep answers that are on their way.
  ///
  /// ``BearerAuthentication`` empties the caches of its clients when the user changes.
  public func removeAll() {
    outdate()
    removeOutdated()
  }

  /// The contents that a request that begins now reads and adds to.
  nonisolated var contents: Contents { current.withLock { $0 } }

  /// Makes everything out of date: nobody finds it any more.
  nonisolated func outdate() { current.withLock { $0.number += 1 } }

  /// Removes what is out of date, from the disk too.
  func removeOutdated() {
    guard present != contents else { return }
    present = contents
    answers = [:]
    memorySize = 0
    // Also files of another cache over the same folder.
    for file in folder?.files() ?? [] { folder?.remove(file.name) }
    files = [:]
    diskSize = 0
  }

  func answer(_ request: HTTPRequest, in contents: Contents) -> CachedAnswer? {
    removeOutdated()
    guard contents == present else { return nil }
    let key = request.url.absoluteString
    uses += 1
    if let kept = answers[key] {
      guard kept.answer.fits(request) else { return nil }
      answers[key]?.use = uses
      files[CacheFolder.name(key)]?.use = uses
      return kept.answer
    }
    // A file that is not listed could not be removed.
    guard files[CacheFolder.name(key)] != nil, let read = folder?.read(key), read.fits(request) else { return nil }
    files[CacheFolder.name(key)]?.use = uses
    keepInMemory(read, key)
    return read
  }

  func keep(_ answer: CachedAnswer, for request: HTTPRequest, in contents: Contents) {
    removeOutdated()
    guard contents == present else { return }
    let key = request.url.absoluteString
    uses += 1
    keepInMemory(answer, key)
    keepOnDisk(answer, key)
  }

  func remove(_ url: URL) {
    let key = url.absoluteString
    forget(key)
    removeFile(CacheFolder.name(key))
  }

  /// The largest body that is worth collecting.
  var largestBody: Int { max(memoryLimit, folder == nil ? 0 : diskLimit) / 4 }

  /// The last failure of the disk, once.
  func takeProblem() -> String? {
    defer { problem = nil }
    return problem
  }

  private func forget(_ key: String) {
    if let old = answers.removeValue(forKey: key) { memorySize -= old.answer.size }
  }

  private func keepInMemory(_ answer: CachedAnswer, _ key: String) {
    forget(key)
    guard answer.size <= memoryLimit / 4 else { return }
    answers[key] = (answer, uses)
    memorySize += answer.size
    while memorySize > memoryLimit, let oldest = answers.min(by: { $0.value.use < $1.value.use }) { forget(oldest.key) }
  }

  private func keepOnDisk(_ answer: CachedAnswer, _ key: String) {
    guard let folder else { return }
    let name = CacheFolder.name(key)
    removeFile(name)
    // The header fields that an answer depends on stand in its file.
    guard answer.size <= diskLimit / 4, !answer.hasSecrets else { return }
    do {
      let size = try folder.write(answer, key: key)
      files[name] = (size, uses)
      diskSize += size
    } catch {
      problem = error.localizedDescription
    }
    while diskSize > diskLimit, let oldest = files.min(by: { $0.value.use < $1.value.use }) { removeFile(oldest.key) }
  }

  private func removeFile(_ name: String) {
    guard let old = files.removeValue(forKey: name) else { return }
    diskSize -= old.size
    folder?.remove(name)
  }
}
