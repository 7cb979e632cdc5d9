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

  /// The owner of an object file. SwiftPM and Xcode put objects into a folder of their module.
  ///
  ///     /x/Shop.build/CartRouter.swift.o → Cart, Sources/Shop/Cart/CartRouter.swift
  ///     /x/Riblets.build/Router.swift.o → the library Riblets
  ///     /x/Products/Release-iphoneos/Shop.o → files of Shop without one riblet
  ///     /usr/lib/libc_nonshared.a(atexit.oS) → the library libc_nonshared
  func owner(ofObject path: String) -> CostOwner {
    let archive = path.range(of: ".a(") ?? path.range(of: ".a[")
    var name = FilePath.name(archive.map { String(path[..<$0.lowerBound]) } ?? path)
    if name.hasSuffix(".o") { name.removeLast(2) }
    let folders = archive == nil ? path.split(separator: "/").dropLast() : []
    let folder = folders.last { $0.hasSuffix(".build") && $0 != ".build" }
    let module = folder.map { String($0.dropLast(6)) } ?? name
    guard modules.contains(module) else { return CostOwner(kind: .library, name: module) }
    // Xcode leaves the ending out.
    let file = path.contains("/Objects-normal/") ? name + ".swift" : name
    return files[[module, file]] ?? CostOwner(kind: .app, name: module)
  }

  /// The owner of a function or of data by its name: Swift puts what only one file uses into the object of that file.
  ///
  ///     $s4Shop10CartRouterC4openyyF → Cart, Sources/Shop/Cart/CartRouter.swift
  func owner(ofSymbol symbol: String) -> CostOwner? {
    let owners = declarations[Self.names(in: symbol)] ?? []
    return owners.count == 1 ? owners.first : nil
  }

  /// The row of the module that a function or data is of by its name.
  func module(ofSymbol symbol: String) -> CostOwner? {
    Self.names(in: symbol).first.map { CostOwner(kind: modules.contains($0) ? .app : .library, name: $0) }
  }

  /// `$s4Shop10CartRouterC4openyyF` → `Shop`, `CartRouter`.
  private static func names(in symbol: String) -> [String] {
    var rest = symbol.hasPrefix("$s") ? symbol.dropFirst(2) : ""
    var names: [String] = []
    while names.count < 2, !rest.hasPrefix("0"), let count = Int(rest.prefix(while: \.isNumber)) {
      rest = rest.drop(while: \.isNumber)
      names.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return names
  }
}
