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
  let bases: [String: String]
  /// The marks that it has.
  let marks: [Mark: String]

  /// The reasons for which a part is more than its names, each with a text of its own.
  enum Mark: Hashable, Sendable {
    /// The name by which it finds code by a text, or starts a program.
    case lookup
    /// The name by which it may read any file.
    case reading
    /// The name by which it may find the sources of the app.
    case place
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
  ///   - isMarked: False if none of its names is in ``marking`` or among the readers, which is so for most.
  init(
    of part: OutlinedPart, in outline: SourceOutline, imports: Set<Import>, readers: Set<String>, isMarked: Bool
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
      // In a type with a function of that name, a call by the name alone is one of that.
      called.subtract(around.members.filter { $0.kind == .function }.map(\.name))
    }
    var marks: [Mark: String] = [:]
    marks[.lookup] = Self.lookups.intersection(names).min() ?? Self.programs.intersection(called).min()
    marks[.reading] =
      readers.intersection(names).min()
      ?? Self.readingCalls.intersection(names.isDisjoint(with: Self.libraries) ? called : names).min()
    marks[.place] = Self.places.intersection(names).min()
    let members = types.flatMap(\.members) + outline.members[part.members]
    marks[.linked] =
      Self.linkedNames.intersection(names).min() ?? members.first { $0.modifiers.contains("@c") }.map { _ in "@c" }
    self.marks = marks
  }

  /// Takes a class for a suite whose tests are those that it inherits.
  mutating func addSuite(_ name: String) { suites.append(Suite(name: name, kind: .tests)) }

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
    "UIStoryboard", "_typeByMangledName", "_typeByName", "classNamed", "dlsym", "dlopen", "objc_copyClassList",
    "objc_getClass", "objc_getClassList", "objc_lookUpClass", "principalClass", "Process", "posix_spawn",
    "posix_spawnp",
  ]
  private static let programs: Set<String> = ["system", "popen", "fork", "execv", "execvp", "execve"]
  /// Names in Foundation, the C library and System that lead to the content of files.
  static let readers: Set<String> = [
    "#filePath", "Bundle", "DispatchIO", "FileDescriptor", "FileHandle", "FileManager", "FileWrapper", "InputStream",
    "NSData",
    "OutputStream", "checkFileSystem", "checkResourceIsReachable", "completePath", "contentsOf", "contentsOfDirectory",
    "contentsOfFile", "filePath", "fileURLWithPath", "fopen",
    "freopen", "fts_open",
    "lstat", "mmap", "nftw", "openat", "opendir", "readlink", "realpath", "resolvingSymlinksInPath", "resourceValues",
    "scandir", "standardizingPath", "toFile", "toFileAtPath",
    "unarchiveObject",
  ]
  /// Names of the C library that count only where they are called by themselves, or behind its name.
  private static let readingCalls: Set<String> = [
    "access", "chdir", "chmod", "chown", "creat", "ftw", "glob", "link", "mkdir", "mkfifo", "open", "pathconf",
    "remove",
    "rename",
    "rmdir", "stat", "statfs", "statvfs", "symlink", "truncate", "unlink", "utime", "utimes", "wordexp",
  ]
  private static let calls = programs.union(readingCalls)
  private static let libraries: Set<String> = ["Darwin", "Foundation", "Glibc", "Musl"]
  /// Names that lead to the folder of the sources.
  private static let places: Set<String> = ["#file", "#filePath", "currentDirectoryPath", "getcwd"]
  private static let linkedNames: Set<String> = ["_cdecl", "_silgen_name", "_dynamicReplacement", "_section"]
  /// The names without which a part has no marks, besides those by which the app opens files.
  static let marking = lookups.union(programs).union(readingCalls).union(places).union(linkedNames).union(["c"])
}

extension OutlinedImport {
  /// The module: `Foundation` of `struct Foundation.URL`.
  var moduleName: String {
    let path = name.utf8.split(separator: UInt8(ascii: " ")).last ?? ""[...].utf8
    return String(Substring(path.prefix { $0 != UInt8(ascii: ".") }))
  }
}
