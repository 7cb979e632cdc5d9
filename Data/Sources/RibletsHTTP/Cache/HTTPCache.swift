public import Foundation

/// A cache of answers by the rules of `ETag` and `Cache-Control`, in memory and, with a folder, on the disk.
///
/// ```swift
/// let client = HTTPClient(baseURL: url, transport: transport, cache: HTTPCache(folder: cachesFolder))
/// ```
///
/// Ages are counted on a monotonic clock. The age of an answer of an earlier run is unknown. So the server is asked
/// for each of them, with its `ETag` or date. Damaged files and files of another version are removed. If the disk is
/// full or read-only, answers are only kept in memory, and the log says so. See `Documentation/HTTP.md`.
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

  /// Makes a cache. Give it to one client, or to several of one user.
  ///
  /// - Parameters:
  ///   - memory: The maximum of bytes in memory; 8 MiB. An answer larger than a quarter is not kept there.
  ///   - folder: A folder only for this cache, created if it does not exist; `nil` for no files.
  ///   - disk: The maximum of bytes on the disk; 64 MiB. An answer larger than a quarter is not kept there.
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

  /// The bytes of all answers in memory now, at most the limit of `init`. For tests and debug screens.
  public var bytesInMemory: Int { memorySize }

  /// The bytes of all answers on the disk now, at most the limit of `init`. Show it beside a button that calls
  /// ``removeAll()``.
  public var bytesOnDisk: Int { diskSize }

  /// Removes all answers, and does not keep answers that are on their way. The next requests go to the server.
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
