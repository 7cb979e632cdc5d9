import Foundation
import RibletsModel
import RibletsPlans
import RibletsSource

/// The owners of the app's files, and of the object files that the compiler makes of them.
struct FileOwners {
  private var modules: Set<String> = []
  /// The owners of files by module and name: Swift has no two files of one name in a module.
  private var files: [[String]: CostOwner] = [:]
  /// The owners of declarations by module and name.
  private var declarations: [[String]: Set<CostOwner>] = [:]

  /// A file belongs to the riblet that all its types belong to. If they belong to none, the nearest folder around it counts that
  /// has the router of one riblet and is not the folder of a module.
  init(of model: AppModel) {
    let owners = TypeOwners(of: model)
    let homes = Dictionary(grouping: model.riblets.values) { FilePath.folder($0.position.file) }
    let tops = Set(model.packages.flatMap { $0.modules.map(\.folder) })
    for file in model.files where !file.isTest {
      let types = file.outline.types.filter(\.scopes.isEmpty)
      var ids = Set(types.compactMap { owners.riblet(of: $0, in: file) })
      if ids.isEmpty {
        let folders = sequence(first: FilePath.folder(file.path), next: FilePath.folder)
        let home = folders.prefix { !$0.isEmpty && !tops.contains($0) }.lazy.compactMap { homes[$0] }.first ?? []
        ids = Set(home.map(\.id).filter { $0.module == file.module })
      }
      let riblet = ids.count == 1 ? ids.first : nil
      let owner = CostOwner(
        kind: riblet == nil ? .app : .riblet, name: riblet.map(model.name) ?? file.module, file: file.path)
      modules.insert(file.module)
      files[[file.module, FilePath.name(file.path)]] = owner
      for name in types.filter({ $0.keyword != .extension }).map(\.name) + file.outline.members.map(\.name) {
        declarations[[file.module, name], default: []].insert(owner)
      }
    }
  }

  /// The owner of an object file, or of bytes that the linker made. SwiftPM and Xcode put objects into a folder of their module.
  ///
  ///     /x/Shop.build/CartRouter.swift.o → Cart, Sources/Shop/Cart/CartRouter.swift
  ///     /usr/lib/libc_nonshared.a(atexit.oS) → the library libc_nonshared
  ///     ** merge strings → shared strings and constants
  func owner(ofSource source: String) -> CostOwner {
    if source.hasPrefix("** ") {
      return source == "** fill" ? .padding : source.hasPrefix("** merge") ? .strings : .tables
    }
    let name = String(FilePath.name(source).split(separator: /\.o$|\.a[\[(]/).first ?? "")
    let folder = source.split(separator: "/").dropLast().last { $0.hasSuffix(".build") && $0 != ".build" }
    let module = folder.map { String($0.dropLast(6)) } ?? name
    guard modules.contains(module) else { return CostOwner(kind: .library, name: module) }
    // Xcode leaves the ending out.
    let file = source.contains("/Objects-normal/") ? name + ".swift" : name
    return files[[module, file]] ?? CostOwner(kind: .app, name: module)
  }

  /// The owner of a function or of data by its name. Swift puts what only one file uses into the object of that file.
  ///
  ///     $s4Shop10CartRouterC4openyyF → CartRouter in Shop → Cart, Sources/Shop/Cart/CartRouter.swift
  func owner(ofSymbol symbol: String) -> CostOwner? {
    var rest = symbol.hasPrefix("$s") ? symbol.dropFirst(2) : ""
    var names: [String] = []
    while names.count < 2, !rest.hasPrefix("0"), let count = Int(rest.prefix(while: \.isNumber)) {
      rest = rest.drop(while: \.isNumber)
      names.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    let owners = declarations[names] ?? []
    return owners.count == 1 ? owners.first : nil
  }
}
