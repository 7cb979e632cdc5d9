#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lists Swift files below folders, a generation of folders at a time. What begins with a dot is left out.
///
/// A folder is looked at once, however many links lead to it: under its own name if it has one in the walk, otherwise
/// under that of the first link.
package struct FolderWalk {
  /// A Swift file, as it was when it was listed.
  package struct File: Sendable {
    package var path: String
    /// ``FileIdentity/missing`` also in a walk that does not identify files.
    package var identity: FileIdentity
    /// The number of the folder that it was found below, of those that were added together.
    package var root: Int
    /// True for a link, which may lead to a file that is listed under its own name.
    package var isLink: Bool

    package init(path: String, identity: FileIdentity, root: Int = 0, isLink: Bool = false) {
      self.path = path
      self.identity = identity
      self.root = root
      self.isLink = isLink
    }
  }

  private struct Folder: Sendable {
    var path: String
    var identity: FileIdentity
    var root: Int
  }

  private struct Content: Sendable {
    var files: [File] = []
    var folders: [Folder] = []
    var links: [Folder] = []
    var isReadable = true
  }

  private let jobs: Int
  private let followsLinks: Bool
  private let identifiesFiles: Bool
  private var visited: Set<FileIdentity> = []
  package private(set) var files: [File] = []
  /// The folders that cannot be read, each with the number of the folder that it was found below.
  package private(set) var unreadable: [(path: String, root: Int)] = []
  /// The links to folders that were left out.
  package private(set) var unfollowed: [String] = []

  /// Begins a walk.
  ///
  /// - Parameters:
  ///   - jobs: The number of folders that are listed at a time.
  ///   - followsLinks: False to leave out the folders that links lead to.
  ///   - identifiesFiles: False to ask the system about folders and links alone.
  package init(jobs: Int, followsLinks: Bool = true, identifiesFiles: Bool = true) {
    self.jobs = jobs
    self.followsLinks = followsLinks
    self.identifiesFiles = identifiesFiles
  }

  /// Adds the files below some folders; one that is not there has none.
  package mutating func add(_ roots: [String]) {
    let folders = roots.enumerated().map { Folder(path: $1, identity: FileIdentity(of: $1), root: $0) }
    var links = list(folders.filter { $0.identity != .missing && enters($0.identity) })
    while !links.isEmpty {
      let next = links.removeFirst()
      if enters(next.identity) { links += list([next]) }
    }
  }

  private mutating func enters(_ identity: FileIdentity) -> Bool {
    visited.insert(identity).inserted
  }

  /// Lists folders and all below them; what links lead to is left for later.
  private mutating func list(_ folders: [Folder]) -> [Folder] {
    var folders = folders
    var links: [Folder] = []
    while !folders.isEmpty {
      let generation = folders
      let contents = Workers.map(generation.count, jobs: jobs, makeTools: {}) { [identifiesFiles] _, number in
        Self.content(of: generation[number], identifiesFiles)
      }
      folders = []
      for (folder, content) in zip(generation, contents) {
        if !content.isReadable { unreadable.append((folder.path, folder.root)) }
        files += content.files
        if followsLinks { links += content.links } else { unfollowed += content.links.map(\.path) }
        for folder in content.folders where enters(folder.identity) { folders.append(folder) }
      }
    }
    return links.sorted { $0.path < $1.path }
  }

  private static func content(of folder: Folder, _ identifiesFiles: Bool) -> Content {
    var content = Content()
    guard let stream = opendir(folder.path) else {
      content.isReadable = false
      return content
    }
    defer { closedir(stream) }
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    while let entry = readdir(stream) {
      let kind = entry.pointee.d_type
      withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { name in
          look(at: name, kind, in: prefix, dirfd(stream), folder.root, identifiesFiles, &content)
        }
      }
    }
    content.folders.sort { $0.path < $1.path }
    return content
  }

  private static func look(
    at name: UnsafePointer<CChar>, _ kind: UInt8, in prefix: String, _ folder: Int32, _ root: Int,
    _ identifiesFiles: Bool, _ content: inout Content
  ) {
    guard name[0] != 46 else { return }
    let length = strlen(name)
    let isSwift = length > 6 && strcmp(name + length - 6, ".swift") == 0
    let isFolder = kind == UInt8(DT_DIR)
    // Neither a folder, nor anything that may be one.
    if !isSwift, !isFolder, kind != UInt8(DT_LNK), kind != UInt8(DT_UNKNOWN) { return }
    let path = prefix + String(cString: name)
    if kind == UInt8(DT_REG), !identifiesFiles {
      return content.files.append(File(path: path, identity: .missing, root: root))
    }
    var status = stat()
    let isThere = fstatat(folder, name, &status, 0) == 0
    if isThere, status.st_mode & S_IFMT == S_IFDIR {
      let found = Folder(path: path, identity: FileIdentity(status), root: root)
      if isFolder || kind == UInt8(DT_UNKNOWN) { content.folders.append(found) } else { content.links.append(found) }
    } else if isSwift {
      let identity = isThere ? FileIdentity(status) : .missing
      content.files.append(File(path: path, identity: identity, root: root, isLink: kind == UInt8(DT_LNK)))
    }
  }
}
