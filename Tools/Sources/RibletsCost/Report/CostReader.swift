package import Foundation
package import RibletsModel

/// The reader of a program with its map, which gives each byte of its loaded sections an owner.
package struct CostReader {
  private typealias Claim = (range: Range<Int>, owner: CostOwner)

  private let model: AppModel
  private let owners: FileOwners
  private let linker: String
  /// `nil` for a program of Apple's linker.
  private var program: ELFFile?
  private var symbols: [ELFFile.Symbol] = []
  private var pieces: [OwnedBytes] = []
  private var notes: Set<String> = []

  /// Reads a program.
  ///
  /// - Throws: ``CostFailure`` if the map is of another program, if the program is stripped, or if a byte has no owner.
  package init(
    model: AppModel, binary: Data, named name: String, map mapData: Data, named mapName: String
  ) throws(CostFailure) {
    self.model = model
    owners = FileOwners(of: model)
    let map = try LinkerMap(mapData, name: mapName, owners: owners)
    linker = map.linker
    var sections = map.sections
    if linker == "ld" {
      notes = ["Apple's map was read by code that has never run on a Mac, and the program itself was not looked at."]
    } else {
      let program = try ELFFile(binary, name: name)
      (self.program, symbols, sections) = (program, program.symbols, program.sections.filter(\.isLoaded))
      if symbols.isEmpty {
        throw CostFailure(
          "'\(name)' is stripped, so nothing says if the map belongs to it. Name the program as the linker wrote it.")
      }
    }
    let other = "'\(mapName)' is the map of another build than '\(name)', or it is cut off"
    let known = Dictionary(grouping: symbols, by: \.name).mapValues { Set($0.map(\.range.lowerBound)) }
    for (symbol, address) in map.symbols where known[symbol]?.contains(address) == false {
      throw CostFailure("\(other): '\(symbol)' is elsewhere in it. Link again.")
    }
    for section in sections.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where !section.range.isEmpty {
      guard map.sections.contains(where: { $0.name == section.name && $0.range == section.range }) else {
        throw CostFailure("\(other): its section '\(section.name)' has another place or size. Link again.")
      }
      let missing = place(map.pieces[section.name] ?? [], in: section)
      if missing > 0 {
        throw CostFailure(
          "\(missing.grouped) bytes of the section '\(section.name)' have no owner in '\(mapName)'. Link again.")
      }
    }
    pieces = pieces.giving(movedSymbols(in: map.objects))
    if let program { pieces = pieces.giving(relocations(of: program) + unwinding(of: program)) }
  }

  /// Gives the bytes of a section to their owners. Gaps up to its alignment are padding.
  ///
  /// - Returns: The number of bytes without an owner.
  private mutating func place(_ found: [Claim], in section: ProgramSection) -> Int {
    // The linker makes these of the tables of all objects, and lld makes room that belongs to no object.
    let isTable = section.name.hasPrefix(".rel") || section.name.hasPrefix(".eh_frame")
    let isRoom = found.isEmpty && section.part == "zeroed"
    let whole = [OwnedBytes(range: section.range, part: section.part, owner: isTable ? .tables : .gap)]
    let bytes = isTable ? whole : whole.giving(found)
    pieces += bytes
    let gaps = bytes.filter { $0.owner == .gap && ($0.range.count >= section.alignment || found.isEmpty) }
    return isRoom ? 0 : gaps.bytes
  }

  /// Functions and data that are in an object only because of how Swift compiles a module: generic code that it specialized for
  /// several owners, and code of another file that only this one uses.
  private mutating func movedSymbols(in objects: [String: CostOwner]) -> [Claim] {
    var users: [String: Set<CostOwner>] = [:]
    var copies: [String: Int] = [:]
    for (path, owner) in objects {
      if owner.isOptimizedProgram {
        notes.insert(
          "The program was optimized as a whole, so only its modules can be told apart, by the names of functions.")
      } else if owner.kind == .app, owner.file == nil, path.hasSuffix("/\(owner.name).o") {
        notes.insert("'\(owner.name)' was compiled to one object, so its riblets cannot be told apart.")
      }
      guard program != nil, owner.kind == .app || owner.kind == .riblet else { continue }
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
      guard let here = pieces.owner(at: symbol.range.lowerBound), !symbol.isUndefined else { return nil }
      if here.isOptimizedProgram { return owners.module(ofSymbol: symbol.name).map { (symbol.range, $0) } }
      let count = copies[symbol.name] ?? 0
      // Of several copies, each object keeps its own.
      if here.file == nil || count > 1 { return nil }
      let isShared = count == 1 && users[symbol.name, default: []].count > 1
      return (isShared ? .helpers : owners.owner(ofSymbol: symbol.name)).map { (symbol.range, $0) }
    }
  }

  /// The riblets of functions whose names say that they are the app's own: copies that several objects have, and functions of
  /// libraries that were specialized for the app, belong to nobody.
  package var ribletsOfFunctions: [String: String] {
    let names = symbols.filter { !$0.isUndefined && owners.module(ofSymbol: $0.name)?.kind == .app }
      .compactMap { symbol in pieces.owner(at: symbol.range.lowerBound).map { (symbol.name, $0) } }
      .filter { $1.kind == .riblet }.map { ($0, $1.name) }
    return Dictionary(names) { $0 == $1 ? $0 : "" }.filter { !$0.value.isEmpty }
  }

  /// The entries of the table of relocations, for the owners of the data that they change at launch.
  private func relocations(of program: ELFFile) -> [Claim] {
    guard let table = program.section(".rela.dyn") else { return [] }
    return stride(from: 0, to: table.range.count - 23, by: 24).map { entry in
      let start = table.range.lowerBound + entry
      return (start..<start + 24, pieces.owner(at: program.number(at: table.place + entry, 8)) ?? .tables)
    }
  }

  /// The descriptions by which each function is unwound, with their entries in the index that the linker made of them.
  private func unwinding(of program: ELFFile) -> [Claim] {
    guard let index = program.section(".eh_frame_hdr"), let frames = program.section(".eh_frame"),
      program.number(at: index.place, 4) == 0x3B03_1B01
    else { return [] }
    func address(_ entry: Int) -> Int {
      index.range.lowerBound + Int(Int32(truncatingIfNeeded: program.number(at: index.place + entry, 4)))
    }
    return stride(from: 12, to: index.range.count - 7, by: 8).flatMap { entry in
      let (start, frame) = (index.range.lowerBound + entry, address(entry + 4))
      let length = program.number(at: frames.place + frame - frames.range.lowerBound, 4) + 4
      let owner = pieces.owner(at: address(entry)) ?? .tables
      return [(start..<start + 8, owner), (frame..<frame + length, owner)]
    }
  }

  /// The compiler, the target and the linker, as far as the program and the map say.
  package var settings: [String: String] {
    let compiler = program?.compilers.sorted().joined(separator: "; ")
    return ["compiler": compiler ?? "Apple's", "linker": linker, "target": program?.machine ?? "Apple's"]
  }

  /// The sizes of the app.
  package func cost(of app: String, settings: [String: String], start: StartProfile? = nil) -> AppCost {
    let rows = Dictionary(grouping: pieces, by: \.owner.row)
    func sums(_ row: [OwnedBytes], _ key: (OwnedBytes) -> String) -> [String: Int] {
      Dictionary(row.map { (key($0), $0.range.count) }, uniquingKeysWith: +)
    }
    let riblets = model.riblets.keys.map { id in
      let row = rows[CostOwner(kind: .riblet, name: model.name(of: id))] ?? []
      return AppCost.Riblet(
        name: model.name(of: id), module: id.module,
        parents: Set(model.edges(to: id).map { model.name(of: $0.parent) }).sorted(), bytes: row.bytes,
        parts: sums(row, \.part), files: sums(row) { $0.owner.file ?? "" },
        instructions: start.map { $0.riblets[model.name(of: id)] ?? 0 })
    }
    let others = rows.filter { $0.key.kind != .riblet }
      .map { AppCost.Row(kind: $0.kind, name: $0.name, bytes: $1.bytes) }
    return AppCost(
      app: app, settings: settings, bytes: pieces.bytes, riblets: riblets.sorted { $0.name < $1.name },
      others: others.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) },
      start: start.map { AppCost.Start(instructions: $0.instructions, withoutRiblet: $0.withoutRiblet) },
      notes: notes.sorted())
  }
}
