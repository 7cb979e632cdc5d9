package import Foundation
package import RibletsModel

/// The reader of a program with its map, which gives each byte of its loaded sections an owner.
package struct CostReader {
  private let model: AppModel
  private let name: String
  private let mapName: String
  private let owners: FileOwners
  private let map: LinkerMap
  /// `nil` for a program of Apple's linker.
  private var program: ELFFile?
  private var symbols: [ELFFile.Symbol] = []
  private var pieces = OwnedPieces()
  private var notes: Set<String> = []

  /// Reads a program.
  ///
  /// - Throws: ``CostFailure`` if the map is of another program, if the program is stripped, or if a byte has no owner.
  package init(
    model: AppModel, binary: Data, named name: String, map mapData: Data, named mapName: String
  ) throws(CostFailure) {
    (self.model, self.name, self.mapName) = (model, name, mapName)
    owners = FileOwners(of: model)
    map = try LinkerMap(mapData, name: mapName)
    guard map.linker != .ld else {
      notes = ["Apple's map was read by code that has never run on a Mac, and the program itself was not looked at."]
      try place(map.sections.filter { !$0.range.isEmpty })
      return
    }
    let program = try ELFFile(binary, name: name)
    (self.program, symbols) = (program, program.symbols)
    if symbols.isEmpty {
      throw CostFailure(
        "'\(name)' is stripped, so nothing says if the map belongs to it. Name the program as the linker wrote it.")
    }
    let known = Dictionary(grouping: symbols, by: \.name)
    for (symbol, address) in map.symbols {
      guard let found = known[symbol], !found.contains(where: { $0.range.lowerBound == address }) else { continue }
      throw otherBuild("'\(symbol)' is elsewhere in it")
    }
    try place(program.loaded)
    pieces.give(movedSymbols())
    pieces.give(relocations(of: program) + unwinding(of: program))
  }

  private func otherBuild(_ reason: String) -> CostFailure {
    CostFailure("'\(mapName)' is the map of another build than '\(name)', or it is cut off: \(reason). Link again.")
  }

  // MARK: Objects

  /// Places the pieces of the map in the sections of the program. Gaps up to the alignment of a section are padding.
  private mutating func place(_ sections: [ProgramSection]) throws(CostFailure) {
    let known = Dictionary(map.sections.map { ($0.name, $0.range) }) { first, _ in first }
    let own = Dictionary(grouping: map.pieces.filter { !$0.range.isEmpty }, by: \.section)
    for section in sections {
      guard known[section.name] == section.range else {
        throw otherBuild("its section '\(section.name)' has another place or size")
      }
      var found = (own[section.name] ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }
      // The linker makes these of the tables of all objects, and lld makes room that belongs to no object.
      let isLinkers = section.name.hasPrefix(".rel") || section.name.hasPrefix(".eh_frame")
      let isRoom = found.isEmpty && section.part == .zeroed
      if isLinkers || isRoom {
        found = [LinkerMap.Piece(section: section.name, range: section.range, owner: isRoom ? .padding : .tables)]
      }
      let end = section.range.upperBound
      var (next, missing) = (section.range.lowerBound, 0)
      for piece in found + [LinkerMap.Piece(section: section.name, range: end..<end, owner: .padding)] {
        guard piece.range.lowerBound >= next, piece.range.upperBound <= end else {
          throw otherBuild("pieces of its section '\(section.name)' overlap")
        }
        let gap = piece.range.lowerBound - next
        if gap >= section.alignment || found.isEmpty { missing += gap }
        pieces.append(next..<piece.range.lowerBound, section.part, .padding)
        pieces.append(piece.range, section.part, owner(of: piece))
        next = piece.range.upperBound
      }
      if missing > 0 {
        throw CostFailure(
          """
          \(missing.grouped) bytes of the section '\(section.name)' have no owner in '\(mapName)'. The map is cut off, or of a \
          form that the command does not know. Link again.
          """)
      }
    }
  }

  private mutating func owner(of piece: LinkerMap.Piece) -> CostOwner {
    if let owner = piece.owner { return owner }
    let owner = owners.owner(ofObject: piece.object)
    if owner.isOptimizedProgram {
      notes.insert(
        "The program was optimized as a whole, so only its modules can be told apart, by the names of functions.")
    } else if owner.kind == .app, owner.file == nil, piece.object.hasSuffix("/\(owner.name).o") {
      notes.insert("'\(owner.name)' was compiled to one object, so its riblets cannot be told apart.")
    }
    return owner
  }

  // MARK: Symbols

  /// Functions and data that are in an object only because of how Swift compiles a module: generic code that it specialized for
  /// several owners, and code of another file that only this one uses.
  private mutating func movedSymbols() -> [(range: Range<Int>, owner: CostOwner)] {
    var users: [String: Set<CostOwner>] = [:]
    var specialized: Set<String> = []
    for path in Set(map.pieces.map(\.object)) {
      let owner = owners.owner(ofObject: path).row
      guard owner.isOfApp else { continue }
      guard let bytes = FileManager.default.contents(atPath: path), let object = try? ELFFile(bytes, name: path) else {
        notes.insert("Object files are not where the map says, so helpers that riblets share count for one of them.")
        continue
      }
      for symbol in object.symbols where symbol.isUndefined || symbol.isWeak {
        users[symbol.name, default: []].insert(owner)
        if !symbol.isUndefined { specialized.insert(symbol.name) }
      }
    }
    return symbols.compactMap { symbol in
      guard !symbol.isUndefined, !symbol.range.isEmpty, let here = pieces.owner(at: symbol.range.lowerBound) else {
        return nil
      }
      if here.isOptimizedProgram { return owners.module(ofSymbol: symbol.name).map { (symbol.range, $0) } }
      if here.file == nil { return nil }
      let isShared = specialized.contains(symbol.name) && users[symbol.name, default: []].count > 1
      return (isShared ? .helpers : owners.owner(ofSymbol: symbol.name)).map { (symbol.range, $0) }
    }
  }

  /// The riblets of functions whose names say that they are the app's own: copies that several objects have, and functions of
  /// libraries that were specialized for the app, belong to nobody.
  package var ribletsOfFunctions: [String: String] {
    var found: [String: String?] = [:]
    for symbol in symbols where !symbol.isUndefined && owners.module(ofSymbol: symbol.name)?.kind == .app {
      guard let owner = pieces.owner(at: symbol.range.lowerBound), owner.kind == .riblet else { continue }
      found[symbol.name] = .some(found[symbol.name, default: owner.name] == owner.name ? owner.name : nil)
    }
    return found.compactMapValues { $0 }
  }

  // MARK: Tables

  /// The entries of the table of relocations, for the owners of the data that they change at launch.
  private func relocations(of program: ELFFile) -> [(range: Range<Int>, owner: CostOwner)] {
    guard let table = program.section(".rela.dyn") else { return [] }
    return (0..<table.size / 24).map { entry in
      let start = table.address + entry * 24
      return (start..<start + 24, pieces.owner(at: program.number(in: table, at: entry * 24, 8)) ?? .tables)
    }
  }

  /// The descriptions by which each function is unwound, with their entries in the index that the linker made of them.
  private func unwinding(of program: ELFFile) -> [(range: Range<Int>, owner: CostOwner)] {
    guard let index = program.section(".eh_frame_hdr"), let frames = program.section(".eh_frame"),
      program.number(in: index, at: 0, 4) == 0x3B03_1B01
    else { return [] }
    let entries = min(program.number(in: index, at: 8, 4), (index.size - 12) / 8)
    return (0..<max(0, entries)).flatMap { entry in
      let place = 12 + entry * 8
      func address(_ place: Int) -> Int {
        index.address + Int(Int32(truncatingIfNeeded: program.number(in: index, at: place, 4)))
      }
      let (start, frame) = (index.address + place, address(place + 4))
      let length = program.number(in: frames, at: max(0, frame - frames.address), 4) + 4
      let owner = pieces.owner(at: address(place)) ?? .tables
      return [(start..<start + 8, owner), (frame..<frame + length, owner)]
    }
  }

  // MARK: Results

  /// The compiler, the target and the linker, as far as the program and the map say.
  package var settings: [String: String] {
    let compiler = program?.texts(in: ".comment").map { $0.trimmingCharacters(in: .whitespaces) }.sorted()
    return [
      "compiler": compiler?.joined(separator: "; ") ?? "Apple's", "target": program?.machine ?? "Apple's",
      "linker": map.linker.rawValue,
    ]
  }

  /// The sizes of the app.
  package func cost(of app: String, settings: [String: String]) -> AppCost {
    let rows = Dictionary(grouping: pieces.all, by: \.owner.row)
    func sums(_ row: [OwnedPieces.Piece], _ key: (OwnedPieces.Piece) -> String) -> [String: Int] {
      Dictionary(row.map { (key($0), $0.range.count) }, uniquingKeysWith: +)
    }
    let riblets = model.riblets.keys.map { id in
      let row = rows[CostOwner(kind: .riblet, name: model.name(of: id))] ?? []
      return AppCost.Riblet(
        name: model.name(of: id), module: id.module,
        parents: Set(model.edges(to: id).map { model.name(of: $0.parent) }).sorted(),
        bytes: row.reduce(0) { $0 + $1.range.count }, parts: sums(row, \.part.rawValue),
        files: sums(row) { $0.owner.file ?? "" })
    }
    let others = rows.filter { $0.key.kind != .riblet }.map { row, pieces in
      AppCost.Row(kind: row.kind, name: row.name, bytes: pieces.reduce(0) { $0 + $1.range.count })
    }
    return AppCost(
      app: app, settings: settings, bytes: pieces.all.reduce(0) { $0 + $1.range.count },
      riblets: riblets.sorted { $0.name < $1.name },
      others: others.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }, notes: notes.sorted())
  }
}
