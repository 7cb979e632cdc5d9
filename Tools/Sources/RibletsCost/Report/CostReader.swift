package import Foundation
package import RibletsModel
package import RibletsPlans
import RibletsReading

/// The reader of a program with its map, which gives each byte of its loaded sections an owner.
package struct CostReader {
  private let model: AppModel
  private let owners: FileOwners
  private let linker: String
  /// `nil` for a program of Apple's linker.
  private let program: ELFFile?
  private let symbols: [ELFFile.Symbol]
  private var pieces: [OwnedBytes] = []
  private var notes: Set<String> = []

  package init(
    model: AppModel, binary: Data, named name: String, map mapData: Data, named mapName: String
  ) throws(RequestProblem) {
    self.model = model
    owners = FileOwners(of: model)
    let map = try LinkerMap(mapData, name: mapName)
    linker = map.linker
    program = linker == "ld" ? nil : try ELFFile(binary, name: name)
    symbols = program?.symbols ?? []
    if program != nil, symbols.isEmpty {
      let reason = "is stripped, so nothing says if the map belongs to it"
      throw RequestProblem("'\(name)' \(reason). Name the program as the linker wrote it.")
    }
    let other = "'\(mapName)' is the map of another build than '\(name)', or it is cut off, so link again"
    let known = Dictionary(grouping: symbols, by: \.name).mapValues { Set($0.map(\.range.lowerBound)) }
    for (symbol, address) in map.symbols where known[symbol]?.contains(address) == false {
      throw RequestProblem("\(other): '\(symbol)' is elsewhere in it.")
    }
    let objects = Set(map.pieces.map(\.source)).reduce(into: [:]) { $0[$1] = owners.owner(ofSource: $1) }
    let sections = (program?.sections.filter(\.isLoaded) ?? map.sections)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    // The first claim on a byte counts. Gaps up to the alignment of a section are padding.
    let claims = sections.compactMap { section in section.owner.map { (section.range, $0) } }
    pieces = sections.map { OwnedBytes(range: $0.range, part: $0.part, owner: .gap) }
      .giving(claims + map.pieces.map { ($0.range, objects[$0.source] ?? .tables) })
    let gaps = pieces.filter { $0.owner == .gap }
    for section in sections where !section.range.isEmpty {
      let isKnown = map.sections.contains { $0.name == section.name && $0.range == section.range }
      let large = gaps.filter { section.range.contains($0.range.lowerBound) && $0.range.count >= section.alignment }
      let count = isKnown ? large.bytes : section.range.count
      let missing = "\(count.grouped) bytes of the section '\(section.name)' have no owner in '\(mapName)'"
      if count > 0 { throw RequestProblem("\(other): \(missing).") }
    }
    for (path, owner) in objects where owner.kind == .app && owner.file == nil && path.hasSuffix("/\(owner.name).o") {
      notes.insert("'\(owner.name)' was compiled to one object, so its riblets cannot be told apart.")
    }
    if let program {
      pieces = pieces.giving(movedSymbols(in: objects))
      pieces = pieces.giving(program.entries.map { ($0.range, pieces.owner(at: $0.address) ?? .tables) })
    } else {
      let note = "Apple's map was read by code that has never run on a Mac"
      notes.insert("\(note), and the program itself was not looked at.")
    }
  }

  /// Functions and data that are in an object only because of how Swift compiles a module: generic code that it specialized for
  /// several owners, and code of another file that only this one uses.
  private mutating func movedSymbols(in objects: [String: CostOwner]) -> [(range: Range<Int>, owner: CostOwner)] {
    var users: [String: Set<CostOwner>] = [:]
    var copies: [String: Int] = [:]
    for (path, owner) in objects where owner.kind == .app || owner.kind == .riblet {
      guard let bytes = FileManager.default.contents(atPath: path), let object = try? ELFFile(bytes, name: path) else {
        notes.insert("Object files are not where the map says, so helpers that riblets share count for one of them.")
        continue
      }
      for symbol in object.symbols where symbol.isUndefined || symbol.isWeak {
        users[symbol.name, default: []].insert(owner.row)
        if !symbol.isUndefined { copies[symbol.name, default: 0] += 1 }
      }
    }
    return symbols.compactMap { symbol in
      let copies = copies[symbol.name] ?? 0
      // Of several copies, each object keeps its own.
      guard copies < 2, pieces.owner(at: symbol.range.lowerBound)?.file != nil else { return nil }
      let isShared = copies == 1 && users[symbol.name, default: []].count > 1
      return (isShared ? .helpers : owners.owner(ofSymbol: symbol.name)).map { (symbol.range, $0) }
    }
  }

  /// The riblets of the app's functions by their names.
  package var ribletsOfFunctions: [String: String] {
    let found = symbols.compactMap { symbol in owners.owner(ofSymbol: symbol.name).map { (symbol.name, $0) } }
    return Dictionary(found.filter { $1.kind == .riblet }.map { ($0, $1.name) }) { first, _ in first }
  }

  /// The sizes of the app, with conditions of the build that the program does not say.
  package func cost(of app: String, settings: [String: String] = [:], start: StartProfile? = nil) -> AppCost {
    let (compiler, machine) = (program?.compilers ?? "Apple's", program?.machine ?? "Apple's")
    let settings = ["compiler": compiler, "linker": linker, "target": machine].merging(settings) { $1 }
    let rows = Dictionary(grouping: pieces, by: \.owner.row)
    let riblets = model.riblets.keys.map { id in
      let name = model.name(of: id)
      let row = rows[CostOwner(kind: .riblet, name: name)] ?? []
      return AppCost.Riblet(
        name: name, module: id.module, parents: Set(model.edges(to: id).map { model.name(of: $0.parent) }).sorted(),
        bytes: row.bytes, parts: Dictionary(row.map { ($0.part, $0.range.count) }, uniquingKeysWith: +),
        files: Dictionary(row.map { ($0.owner.file ?? "", $0.range.count) }, uniquingKeysWith: +),
        instructions: start.map { $0.riblets[name] ?? 0 })
    }
    let others = rows.map { AppCost.Row(kind: $0.kind, name: $0.name, bytes: $1.bytes) }.filter { $0.kind != .riblet }
    return AppCost(
      app: app, settings: settings, bytes: pieces.bytes, riblets: riblets.sorted { $0.name < $1.name },
      others: others.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) },
      start: start.map { AppCost.Start(instructions: $0.instructions, withoutRiblet: $0.withoutRiblet) },
      notes: notes.sorted())
  }
}
