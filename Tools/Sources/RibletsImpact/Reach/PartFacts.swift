import RibletsModel
import RibletsSource

/// The words of one part of a file that decide about its reach.
struct PartFacts: Sendable {
  /// A suite of tests, or a test function.
  struct Suite: Hashable, Sendable {
    let name: String
    let kind: ImpactedSuite.Kind
  }

  /// An import of a module.
  struct Import: Hashable, Sendable {
    let module: String
    let isTestable: Bool
  }

  /// The imports of its file.
  let imports: Set<Import>
  private(set) var suites: [Suite]
  /// The classes in it, each with the first type after its colon: subclasses inherit the tests of another class.
  private(set) var bases: [String: String]
  /// The marks that it has.
  let marks: [Mark: String]

  /// The reasons for which a part is more than its names, each with a text of its own.
  enum Mark: Hashable, Sendable {
    /// The name by which it finds code by a text, or starts a program.
    case lookup
    /// The name by which it may read any file.
    case reading
    /// The name by which it may read any file, and not only make a path of one, or write one.
    case opening
    /// The name by which it reads a file that is no source.
    case contract
    /// The name by which it may find the sources of the app.
    case place
    /// The name by which it starts a program.
    case program
    /// The name of its own file or program, from which the folder of the package is not far.
    case folder
    /// An attribute by which the linker or C finds its code.
    case linked
  }

  /// The imports that a file has.
  static func imports(of outline: SourceOutline) -> Set<Import> {
    Set(outline.imports.map { Import(module: $0.moduleName, isTestable: $0.attributes.contains("@testable")) })
  }

  /// Takes what a part of an outline with names says.
  ///
  /// - Parameters:
  ///   - readers: Names by which the app opens files, those that are known among them.
  ///   - hasContracts: True if something imports RibletsHTTPTesting.
  ///   - isMarked: False if none of its names is in ``marking`` or among the readers, which is so for most.
  init(
    of part: OutlinedPart, in outline: SourceOutline, imports: Set<Import>, readers: Set<String>, hasContracts: Bool,
    isMarked: Bool
  ) {
    let types = outline.types[part.types]
    self.imports = imports
    suites = Self.suites(types, outline.members[part.members])
    let classes = types.filter { $0.keyword == .class && !$0.inherited.isEmpty }
    bases = Dictionary(classes.map { ($0.name, OutlinedType.base(of: $0.inherited[0])) }) { first, _ in first }
    guard isMarked else {
      marks = [:]
      return
    }
    let names = Set(part.names.all.map { outline.names[Int($0)] })
    var called = Set(part.names.called.map { outline.names[Int($0)] }).intersection(Self.calls)
    if !called.isEmpty, let around = outline.types[(part.owner.map { outline.parts[$0] } ?? part).types].first {
      // In a type with a function of that name, a call by the name alone is one of that, unless '#if' leaves it out.
      called.subtract(around.members.filter { $0.kind == .function && $0.conditions.isEmpty }.map(\.name))
    }
    var marks: [Mark: String] = [:]
    marks[.lookup] = Self.lookups.intersection(names).min() ?? Self.programs.intersection(called).min()
    marks[.program] = Self.starters.intersection(names).min() ?? Self.programs.intersection(called).min()
    let calls = Self.readingCalls.intersection(names.isDisjoint(with: Self.libraries) ? called : names).min()
    marks[.opening] = readers.subtracting(Self.paths).intersection(names).min() ?? calls
    marks[.reading] =
      readers.intersection(names).min() ?? calls
      ?? Self.readingPairs.first { names.isSuperset(of: $0) }?.last
    // A function of C under another name may open files, or find types by a text.
    if let imported = names.intersection(Self.importing).min() {
      marks[.reading] = marks[.reading] ?? imported
      marks[.lookup] = marks[.lookup] ?? imported
    }
    // `Contract("menu")` reads a file, and so does `server.answer(try .init("menu"))`.
    if hasContracts, names.contains("Contract") || names.isSuperset(of: ["answer", "init"]) {
      marks[.contract] = "Contract"
    }
    marks[.place] = Self.places.intersection(names).min()
    marks[.folder] = Self.ownFiles.intersection(names).min()
    let members = types.flatMap(\.members) + outline.members[part.members]
    marks[.linked] =
      Self.linkedNames.intersection(names).min()
      ?? members.lazy.flatMap(\.modifiers).first(where: Self.linkingAttributes.contains)
    self.marks = marks
  }

  /// Takes a class for a suite whose tests are those that it inherits.
  mutating func addSuite(_ name: String) { suites.append(Suite(name: name, kind: .tests)) }

  /// Takes the types for their aliases: a suite in an extension of an alias has the name of its type at run time.
  mutating func resolve(_ aliases: [String: String]) {
    for place in suites.indices {
      guard let name = aliases[suites[place].name] else { continue }
      suites[place] = Suite(name: name, kind: suites[place].kind)
    }
    bases = bases.mapValues { aliases[$0] ?? $0 }
  }

  private static func suites(_ types: ArraySlice<OutlinedType>, _ members: ArraySlice<OutlinedMember>) -> [Suite] {
    var found: [Suite] = []
    for type in types where type.hasTests || hasOldTests(type) {
      let name = type.scopes.first ?? type.name
      let isSpec = type.inherited.contains { ["Spec", "QuickSpec", "AsyncSpec"].contains(OutlinedType.base(of: $0)) }
      found.append(Suite(name: name, kind: isSpec ? .spec : isOfSnapshots(name) ? .snapshot : .tests))
    }
    for member in members where member.modifiers.contains("@Test") {
      found.append(Suite(name: member.name, kind: .function))
    }
    return found
  }

  private static func isOfSnapshots(_ name: String) -> Bool {
    name.utf8.indices.contains { name.utf8[$0...].starts(with: "Snapshot".utf8) }
  }

  /// True for a class of XCTest behind a base class of one's own.
  private static func hasOldTests(_ type: OutlinedType) -> Bool {
    (type.keyword == .class || type.keyword == .extension)
      && type.members.contains {
        $0.kind == .function && $0.name.utf8.starts(with: "test".utf8) && $0.parameters.isEmpty
      }
  }

  private static let lookups: Set<String> = [
    "NSClassFromString", "NSKeyedUnarchiver", "NSNib", "NSSelectorFromString", "NSStoryboard", "NSUnarchiver", "UINib",
    "UIStoryboard", "_typeByMangledName", "_typeByName", "classNamed", "dlmopen", "dlopen", "dlsym",
    "objc_copyClassList",
    "objc_getClass", "objc_getClassList", "objc_lookUpClass", "principalClass", "Process", "posix_spawn",
    "posix_spawnp",
  ]
  /// Attributes that give a function of C another name.
  private static let importing: Set<String> = ["_extern", "_silgen_name"]
  /// Names that may lead to any function, or start a program.
  static let finders = lookups.union(importing)
  private static let starters: Set<String> = ["Process", "posix_spawn", "posix_spawnp"]
  private static let programs: Set<String> = [
    "execv", "execve", "execveat", "execvp", "execvpe", "fexecve", "fork", "popen", "system",
  ]
  /// Names in Foundation and System that lead to the content of files, or to a path of one, and the functions of the C library that
  /// take a path (of its headers on Linux and macOS).
  static let readers: Set<String> = [
    "#filePath", "Bundle", "DispatchIO", "FileDescriptor", "FileHandle", "FileManager", "FileWrapper", "InputStream",
    "NSData", "OutputStream", "URLSession", "archiveRootObject", "sockaddr_un", "appendingPathComponent",
    "appendPathComponent", "byReferencing", "byReferencingFile", "CFReadStreamCreateWithFile",
    "CFURLCreateDataAndPropertiesFromResource", "CGDataProvider", "DirectoryHTTPHandler", "FileHTTPHandler",
    "resourceBytes",
    "checkFileSystem", "checkResourceIsReachable", "completePath",
    "contentsOf", "contentsOfDirectory", "contentsOfFile", "currentDirectory", "filePath", "filePathURL",
    "fileReferenceLiteralResourceName", "fileSystemRepresentation", "fileURL", "fileURLWithFileSystemRepresentation",
    "fileURLWithPath", "getResourceValue", "resolvingSymlinksInPath", "resourceValues", "setResourceValue",
    "setResourceValues", "standardizedFileURL", "standardizingPath", "toFile", "toFileAtPath", "unarchiveObject",
    "bindtextdomain", "canonicalize_file_name", "catopen", "chroot", "clonefile", "clonefileat", "copyfile", "creat64",
    "eaccess", "euidaccess", "exchangedata", "faccessat", "fanotify_mark", "fchmodat", "fchownat", "fopen", "fopen64",
    "freopen", "freopen64", "fspick", "fstatat", "fstatat64", "ftok", "fts_open", "ftw64", "futimesat", "getattrlist",
    "getattrlistat", "getfsspec", "getttynam", "getxattr", "glob64", "inotify_add_watch", "lchmod", "lchown",
    "lgetxattr", "linkat",
    "listxattr", "llistxattr", "lremovexattr", "lsetxattr", "lstat", "lstat64", "lutimes", "mkdirat", "mkdtemp",
    "mkfifoat",
    "mknod", "mknodat", "mkostemp", "mkostemps", "mkstemp", "mkstemps", "mktemp", "mmap", "mount_setattr", "move_mount",
    "name_to_handle_at", "nftw", "nftw64", "open64",
    "open_by_handle_at", "open_tree", "openat", "openat64", "opendir", "pivot_root",
    "posix_spawn_file_actions_addchdir_np", "posix_spawn_file_actions_addopen", "quotactl", "readlink",
    "readlinkat", "realpath", "removexattr", "renameat", "renameat2", "renameatx_np", "renamex_np", "scandir",
    "scandir64", "scandirat", "scandirat64", "searchfs", "setattrlist", "setmntent", "setxattr", "stat64", "statfs64",
    "statvfs64", "statx", "swapoff", "swapon", "symlinkat", "tempnam", "truncate64", "tzset", "umount2", "unlinkat",
    "updwtmp",
    "updwtmpx", "utimensat", "utmpname",
    "utmpxname",
  ]
  /// Names among ``readers`` that lead to a path, to an address or to what a bundle has, and to no source of the app.
  static let paths: Set<String> = [
    "#filePath", "Bundle", "OutputStream", "URLSession", "appendPathComponent", "appendingPathComponent",
    "checkFileSystem", "completePath", "fileURL", "fileURLWithFileSystemRepresentation", "fileURLWithPath", "filePath",
    "filePathURL", "fileReferenceLiteralResourceName", "fileSystemRepresentation", "resolvingSymlinksInPath",
    "sockaddr_un", "standardizedFileURL", "standardizingPath", "toFile", "toFileAtPath",
  ]
  /// Words that lead to a file together: `data.write(to: place)`, `URL(string: text)?.lines`.
  private static let readingPairs = [["to", "write"], ["URL", "lines"]]
  /// Functions of the C library that take a path and have the name of a word: they count only where they are called by
  /// themselves, or behind its name.
  private static let readingCalls: Set<String> = [
    "access", "acct", "chdir", "chflags", "chmod", "chown", "creat", "ftw", "getfsstat", "glob", "lchflags", "link",
    "mkdir", "mkfifo", "mount", "open", "pathconf", "remove", "rename", "revoke", "rmdir", "stat", "statfs",
    "statvfs", "symlink", "truncate", "umount", "undelete", "unlink", "utime", "utimes", "wordexp",
  ]
  static let calls = programs.union(readingCalls)
  static let libraries: Set<String> = ["Darwin", "Foundation", "Glibc", "Musl"]
  /// Names that lead to the folder of the sources.
  private static let places: Set<String> = ["#file", "#filePath", "currentDirectoryPath", "getcwd"]
  /// Names that lead to its own file or program.
  private static let ownFiles: Set<String> = [
    "#file", "#filePath", "CommandLine", "bundlePath", "bundleURL", "executablePath", "executableURL",
  ]
  private static let linkedNames: Set<String> = [
    "_cdecl", "_dynamicReplacement", "_extern", "_section", "_silgen_name",
  ]
  private static let linkingAttributes = Set(SourceInterface.linkingAttributes.map { "@" + $0 })
  /// Names of C++ that lead to the content of files.
  private static let readersOfC: Set<String> = [
    "basic_ifstream", "basic_filebuf", "filebuf", "filesystem", "fstream", "ifstream",
  ]
  /// Names by which code may read what a crash prints.
  static let crashReaders: Set<String> = ["dup2", "dup3"]
  /// Names in the text of a macro by which the code that it writes may read sources, find code by a text, or know its line.
  static let freeWords = readers.union(finders).union(programs).union(starters).union([
    "#line", "#column", "_sourceLocation",
  ])

  /// The marks of code in C with some words.
  static func marks(ofC words: Set<String>) -> [Mark: String] {
    var marks: [Mark: String] = [:]
    let opening = readers.union(readingCalls).union(readersOfC).intersection(words).min()
    marks[.program] = starters.union(programs).intersection(words).min()
    marks[.lookup] = lookups.intersection(words).min() ?? marks[.program]
    marks[.opening] = opening ?? marks[.program]
    marks[.reading] = marks[.opening]
    return marks
  }

  /// The names without which a part has no marks, besides those by which the app opens files.
  static let marking = lookups.union(programs).union(readingCalls).union(places).union(ownFiles).union(linkedNames)
    .union(SourceInterface.linkingAttributes).union(["Contract", "answer"])
    .union(readingPairs.map { $0[1] })
}
