#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lists Swift files below folders, a generation of folders at a time.
///
/// A folder is looked at once, however many links lead to it: under its own name if it has one in the walk, otherwise
/// under that of the first link.
struct FolderWalk {
  struct File: Sendable {
    var path: String
    var identity: FileIdentity
  }

  private struct Folder: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  private struct Content: Sendable {
    var files: [File] = []
    var folders: [(path: String, identity: FileIdentity)] = []
    var links: [(path: String, identity: FileIdentity)] = []
    var isReadable = true
  }

  let jobs: Int
  private var visited: Set<Folder> = []
  private(set) var files: [File] = []

  init(jobs: Int) { self.jobs = jobs }

  mutating func add(_ root: String, _ identity: FileIdentity) throws(SwiftFiles.Failure) {
    var links = [(path: root, identity: identity)]
    while !links.isEmpty {
      let next = links.removeFirst()
      guard enters(next.identity) else { continue }
      var found = try list([next.path])
      found.sort { $0.path < $1.path }
      links += found
    }
  }

  private mutating func enters(_ identity: FileIdentity) -> Bool {
    visited.insert(Folder(device: identity.device, inode: identity.inode)).inserted
  }

  /// Lists folders and all below them; what links lead to is left for later.
  private mutating func list(_ folders: [String]) throws(SwiftFiles.Failure) -> [(path: String, identity: FileIdentity)]
  {
    var folders = folders
    var links: [(path: String, identity: FileIdentity)] = []
    while !folders.isEmpty {
      let generation = folders
      let contents = Workers.map(generation.count, jobs: jobs, makeTools: {}) { _, number in
        Self.content(of: generation[number])
      }
      folders = []
      for (path, content) in zip(generation, contents) {
        guard content.isReadable else { throw .unreadable(path) }
        files += content.files
        links += content.links
        for folder in content.folders where enters(folder.identity) { folders.append(folder.path) }
      }
    }
    return links
  }

  private static func content(of path: String) -> Content {
    var content = Content()
    guard let folder = opendir(path) else {
      content.isReadable = false
      return content
    }
    defer { closedir(folder) }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    while let entry = readdir(folder) {
      let kind = entry.pointee.d_type
      withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { name in
          look(at: name, kind, in: prefix, dirfd(folder), &content)
        }
      }
    }
    content.folders.sort { $0.path < $1.path }
    return content
  }

  private static func look(
    at name: UnsafePointer<CChar>, _ kind: UInt8, in prefix: String, _ folder: Int32, _ content: inout Content
  ) {
    guard name[0] != 46 else { return }
    let length = strlen(name)
    let isSwift = length > 6 && strcmp(name + length - 6, ".swift") == 0
    let isFolder = kind == UInt8(DT_DIR)
    // Neither a folder, nor anything that may be one.
    if !isSwift, !isFolder, kind != UInt8(DT_LNK), kind != UInt8(DT_UNKNOWN) { return }
    var status = stat()
    let isThere = fstatat(folder, name, &status, 0) == 0
    let path = prefix + String(cString: name)
    if isThere, status.st_mode & S_IFMT == S_IFDIR {
      let identity = FileIdentity(status)
      if isFolder || kind == UInt8(DT_UNKNOWN) {
        content.folders.append((path, identity))
      } else {
        content.links.append((path, identity))
      }
    } else if isSwift {
      content.files.append(File(path: path, identity: isThere ? FileIdentity(status) : .missing))
    }
  }
}
