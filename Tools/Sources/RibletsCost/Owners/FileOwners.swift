import Foundation
import RibletsModel
import RibletsSource

/// The owners of the app's files, and of the object files that the compiler makes of them.
struct FileOwners {
  let modules: Set<String>
  private var files: [String: [String: (path: String, riblet: RibletID?)]] = [:]
  /// The names of files by the names that they declare; `nil` for a name that several declare.
  private var declarations: [String: [String: String?]] = [:]

  /// A file belongs to the riblet that all its types belong to. If they belong to none, the nearest folder around it counts that
  /// has the router of one riblet and is not the folder of a module.
  init(of model: AppModel) {
    let owners = TypeOwners(of: model)
    let homes = Dictionary(grouping: model.riblets.values) { Self.folder(of: $0.position.file) }
    let tops = Set(model.packages.flatMap { $0.modules.map(\.folder) })
    let own = model.files.filter { !$0.isTest }
    modules = Set(own.map(\.module))
    for file in own {
      let types = file.outline.types.filter(\.scopes.isEmpty).compactMap { owners.riblet(of: $0, in: file) }
      var riblet = Set(types).count == 1 ? types[0] : nil
      var folder = Self.folder(of: file.path)
      while types.isEmpty, riblet == nil, !folder.isEmpty, !tops.contains(folder) {
        if let home = homes[folder] {
          if home.count == 1, home[0].id.module == file.module { riblet = home[0].id }
          break
        }
        folder = Self.folder(of: folder)
      }
      let name = Self.name(of: file.path)
      files[file.module, default: [:]][name] = (file.path, riblet)
      let declared =
        file.outline.types.filter { $0.scopes.isEmpty && $0.keyword != .extension }.map(\.name)
        + file.outline.members.map(\.name)
      for declaration in Set(declared) {
        let isKnown = declarations[file.module]?[declaration] != nil
        declarations[file.module, default: [:]][declaration] = .some(isKnown ? nil : name)
      }
    }
  }

  /// The owner of an object file, with the source file that it was made of if that is known. SwiftPM and Xcode put objects into
  /// a folder of their module, and Swift has no two files of one name in a module.
  ///
  ///     /x/Shop.build/CartRouter.swift.o → Cart, Sources/Shop/Cart/CartRouter.swift
  ///     /x/Riblets.build/Router.swift.o → the library Riblets
  ///     /usr/lib/libc_nonshared.a(atexit.oS) → the library libc_nonshared
  func owner(ofObject path: String) -> (owner: CostOwner, file: String?) {
    if let end = path.range(of: ".a(", options: .backwards) ?? path.range(of: ".a[", options: .backwards) {
      return (.library(Self.name(of: String(path[..<end.lowerBound]))), nil)
    }
    let parts = path.split(separator: "/")
    guard let folder = parts.dropLast().last(where: { $0.hasSuffix(".build") && $0 != ".build" })?.dropLast(6) else {
      return (
        .library(Self.isOptimised(path) ? "link-time optimisation" : "crt and swiftrt, which start a program"), nil
      )
    }
    let module = String(folder)
    guard modules.contains(module) else { return (.library(module), nil) }
    let name = Self.name(of: String(parts[parts.count - 1].hasSuffix(".o") ? path.dropLast(2) : path[...]))
    guard let file = files[module]?[name] else { return (.app(module: module), nil) }
    return (file.riblet.map(CostOwner.riblet) ?? .app(module: module), file.path)
  }

  /// The owner of a function or of data by its name: Swift puts what only one file uses into the object of that file.
  ///
  ///     $s4Shop10CartRouterC4openyyF → Cart, Sources/Shop/Cart/CartRouter.swift
  func owner(ofSymbol symbol: String) -> (owner: CostOwner, file: String?)? {
    guard symbol.hasPrefix("$s"), let (module, rest) = Self.identifier(symbol.dropFirst(2)), modules.contains(module),
      let (name, _) = Self.identifier(rest), let place = declarations[module]?[name] ?? nil,
      let file = files[module]?[place]
    else { return nil }
    return (file.riblet.map(CostOwner.riblet) ?? .app(module: module), file.path)
  }

  /// `4Shop10CartRouterC` as `Shop` and `10CartRouterC`.
  private static func identifier(_ text: Substring) -> (String, Substring)? {
    let digits = text.prefix(while: \.isNumber)
    guard let count = Int(digits), count > 0, !digits.hasPrefix("0") else { return nil }
    let rest = text.dropFirst(digits.count)
    return rest.utf8.count < count ? nil : (String(rest.prefix(count)), rest.dropFirst(count))
  }

  /// True for an object that an optimisation of the whole program has left.
  static func isOptimised(_ path: String) -> Bool { path.contains("lto") || path.contains("ld-temp.o") }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path without `.swift`.
  private static func name(of path: String) -> String {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}
