import Foundation
import RibletsModel
import RibletsSource

/// The owners of the app's files, and of the object files that the compiler makes of them.
struct FileOwners {
  /// The owners of files by module and name; Swift has no two files of one name in a module.
  private var files: [String: [String: CostOwner]] = [:]
  /// The owners of declared names by module and name; `nil` for a name that several files declare.
  private var declarations: [String: [String: CostOwner?]] = [:]

  /// A file belongs to the riblet that all its types belong to. If they belong to none, the nearest folder around it counts that
  /// has the router of one riblet and is not the folder of a module.
  init(of model: AppModel) {
    let owners = TypeOwners(of: model)
    let homes = Dictionary(grouping: model.riblets.values) { Self.folder(of: $0.position.file) }
    let tops = Set(model.packages.flatMap { $0.modules.map(\.folder) })
    for file in model.files where !file.isTest {
      let types = file.outline.types.filter(\.scopes.isEmpty)
      let ids = types.compactMap { owners.riblet(of: $0, in: file) }
      var riblet = Set(ids).count == 1 ? ids[0] : nil
      if ids.isEmpty {
        let folders = sequence(first: Self.folder(of: file.path), next: Self.folder)
        let home = folders.prefix { !$0.isEmpty && !tops.contains($0) }.lazy.compactMap { homes[$0] }.first ?? []
        riblet = home.count == 1 && home[0].id.module == file.module ? home[0].id : nil
      }
      let owner = CostOwner(
        kind: riblet == nil ? .app : .riblet, name: riblet.map(model.name) ?? file.module, file: file.path)
      files[file.module, default: [:]][Self.name(of: file.path)] = owner
      let names = types.filter { $0.keyword != .extension }.map(\.name) + file.outline.members.map(\.name)
      for name in Set(names) {
        let isKnown = declarations[file.module]?[name] != nil
        declarations[file.module, default: [:]][name] = .some(isKnown ? nil : owner)
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
    let name = Self.name(of: archive.map { String(path[..<$0.lowerBound]) } ?? path)
    let folders = archive == nil ? path.split(separator: "/").dropLast() : []
    let module = folders.last { $0.hasSuffix(".build") && $0 != ".build" }.map { String($0.dropLast(6)) } ?? name
    guard let known = files[module] else { return CostOwner(kind: .library, name: module) }
    let isOneFile = path.hasSuffix(".swift.o") || path.contains("/Objects-normal/")
    return isOneFile ? known[name] ?? CostOwner(kind: .app, name: module) : CostOwner(kind: .app, name: module)
  }

  /// The owner of a function or of data by its name: Swift puts what only one file uses into the object of that file.
  ///
  ///     $s4Shop10CartRouterC4openyyF → Cart, Sources/Shop/Cart/CartRouter.swift
  func owner(ofSymbol symbol: String) -> CostOwner? {
    guard let (module, rest) = Self.module(of: symbol), let name = Self.identifier(rest)?.name else { return nil }
    return declarations[module]?[name] ?? nil
  }

  /// The row of the module that a function or data is of by its name.
  func module(ofSymbol symbol: String) -> CostOwner? {
    Self.module(of: symbol).map { CostOwner(kind: files[$0.name] == nil ? .library : .app, name: $0.name) }
  }

  private static func module(of symbol: String) -> (name: String, rest: Substring)? {
    symbol.hasPrefix("$s") ? identifier(symbol.dropFirst(2)) : nil
  }

  /// `4Shop10CartRouterC` as `Shop` and `10CartRouterC`.
  private static func identifier(_ text: Substring) -> (name: String, rest: Substring)? {
    let digits = text.prefix(while: \.isNumber)
    let rest = text.dropFirst(digits.count)
    guard let count = Int(digits), !digits.hasPrefix("0"), rest.utf8.count >= count else { return nil }
    return (String(rest.prefix(count)), rest.dropFirst(count))
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// `/x/CartRouter.swift.o` as `CartRouter`.
  private static func name(of path: String) -> String {
    var name = path.split(separator: "/").last ?? ""
    for ending in [".o", ".swift"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    return String(name)
  }
}
