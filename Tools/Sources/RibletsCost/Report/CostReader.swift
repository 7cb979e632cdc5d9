package import Foundation
package import RibletsModel

/// The reader of a program with its map, which gives each byte of its loaded sections an owner.
package struct CostReader {
  private let model: AppModel
  private let name: String
  private let owners: FileOwners
  private let map: LinkerMap
  private let elf: ELFFile?
  private let symbols: [ELFFile.Symbol]
  /// The pieces of the program by address, which do not overlap.
  private var pieces: [(range: Range<Int>, owner: CostOwner, file: String?)] = []
  private var rows: [CostOwner: [CostPart: Int]] = [:]
  private var files: [RibletID: [String: Int]] = [:]
  private var notes: Set<String> = []

  /// Reads a program.
  ///
  /// - Throws: ``CostFailure`` if the map is of another program, if the program is stripped, or if a byte has no owner.
  package init(
    model: AppModel, binary: Data, named name: String, map mapData: Data, named mapName: String
  ) throws(CostFailure) {
    (self.model, self.name) = (model, name)
    owners = FileOwners(of: model)
    map = try LinkerMap(mapData, name: mapName)
    if map.linker == .ld {
      (elf, symbols) = (nil, [])
      notes.insert(
        "Apple's map was read by code that has never run on a Mac, and the program itself was not looked at.")
    } else {
      let elf = try ELFFile(binary, name: name)
      symbols = try elf.symbols()
      self.elf = elf
      if symbols.isEmpty {
        throw CostFailure(
          "'\(name)' is stripped, so nothing says if the map belongs to it. Name the program as the linker wrote it.")
      }
      try checkSymbols(mapName)
    }
    try count(mapName)
  }

  /// A name that has another address in the map is of another build.
  private func checkSymbols(_ mapName: String) throws(CostFailure) {
    let known = Dictionary(grouping: symbols, by: \.name)
    for (symbol, address) in map.symbols {
      guard let places = known[symbol], !places.contains(where: { $0.address == address }) else { continue }
      throw otherBuild(mapName, "'\(symbol)' is elsewhere in it")
    }
  }

  private func otherBuild(_ mapName: String, _ reason: String) -> CostFailure {
    CostFailure("'\(mapName)' is the map of another build than '\(name)', or it is cut off: \(reason). Link again.")
  }

  /// The sections that are in memory while the program runs, by address.
  private var loaded: [LoadedSection] {
    (elf?.loaded ?? map.loadedByApple).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Pieces

  private mutating func count(_ mapName: String) throws(CostFailure) {
    let sections = loaded
    let inMap = Dictionary(map.sections.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let bySection = Dictionary(grouping: map.pieces.filter { $0.size > 0 }, by: \.section)
    for section in sections {
      guard let other = inMap[section.name] else { throw otherBuild(mapName, "it has no section '\(section.name)'") }
      guard other.range == section.range else {
        throw otherBuild(
          mapName,
          "its section '\(section.name)' has \(other.range.count.grouped) bytes, and \(section.range.count.grouped) there"
        )
      }
      try place((bySection[section.name] ?? []).sorted { $0.address < $1.address }, in: section, mapName)
    }
    if elf != nil { carveHelpers() }
    var next = 0
    for section in sections {
      let start = next
      while next < pieces.count, pieces[next].range.lowerBound < section.range.upperBound { next += 1 }
      if section.name == ".rela.dyn", let elf, let table = elf.section(section.name) {
        try addRelocations(table, elf)
      } else if section.name.hasPrefix(".eh_frame"), let elf, let table = elf.section(section.name) {
        try addUnwinding(table, elf)
      } else {
        for piece in pieces[start..<next] { add(piece.range.count, section.part, piece.owner, piece.file) }
      }
    }
  }

  /// Adds the pieces of a section; gaps up to its alignment are padding.
  private mutating func place(
    _ own: [LinkerMap.Piece], in section: LoadedSection, _ mapName: String
  ) throws(CostFailure) {
    // That between what stays writable and what does not, which lld makes a section.
    if own.isEmpty, section.part == .zeroed { return pieces.append((section.range, .padding, nil)) }
    var end = section.range.lowerBound
    var missing = 0
    func pad(to address: Int) {
      if address - end < section.alignment {
        if address > end { pieces.append((end..<address, .padding, nil)) }
      } else {
        missing += address - end
      }
    }
    for piece in own {
      guard piece.address >= end, piece.address + piece.size <= section.range.upperBound else {
        throw otherBuild(mapName, "pieces of its section '\(section.name)' overlap")
      }
      pad(to: piece.address)
      end = piece.address + piece.size
      let owner = owner(of: piece)
      pieces.append((piece.address..<end, owner.owner, owner.file))
    }
    pad(to: section.range.upperBound)
    if missing > 0 {
      throw CostFailure(
        """
        \(missing.grouped) bytes of the section '\(section.name)' have no owner in '\(mapName)'. The map is cut off, or of a \
        form that the command does not know. Link again.
        """)
    }
  }

  private mutating func owner(of piece: LinkerMap.Piece) -> (owner: CostOwner, file: String?) {
    if piece.isLinkers {
      if piece.origin.hasPrefix("merge") { return (.strings, nil) }
      return (piece.origin == "fill" ? .padding : .tables, nil)
    }
    let found = owners.owner(ofObject: piece.origin)
    if FileOwners.isOptimised(piece.origin) {
      notes.insert("The program was optimised as a whole, so its bytes cannot be told apart by riblet.")
    }
    if case .app(let module) = found.owner, found.file == nil {
      if piece.origin.hasSuffix("/\(module).o") {
        notes.insert("'\(module)' was compiled to one object, so its riblets cannot be told apart.")
      }
    }
    return found
  }

  /// Takes functions out of an object that the compiler has put there for others, too, as specialised generic ones: they would
  /// be in one of those if this one did not need them.
  private mutating func carveHelpers() {
    var weak: [String: CostOwner] = [:]
    var users: [String: Set<CostOwner>] = [:]
    var isMissing = false
    for path in Set(map.pieces.lazy.filter { !$0.isLinkers }.map(\.origin)) {
      let owner = owners.owner(ofObject: path).owner
      switch owner {
      case .library, .linker: continue
      case .riblet, .app: break
      }
      guard let bytes = FileManager.default.contents(atPath: path), let object = try? ELFFile(bytes, name: path),
        let symbols = try? object.symbols()
      else {
        isMissing = true
        continue
      }
      for symbol in symbols {
        if symbol.isUndefined {
          users[symbol.name, default: []].insert(owner)
        } else if symbol.isWeak, symbol.size > 0 {
          weak[symbol.name] = owner
        }
      }
    }
    if isMissing {
      notes.insert("Object files are not where the map says, so helpers that riblets share count for one of them.")
    }
    let shared = weak.filter { name, owner in users[name].map { !$0.subtracting([owner]).isEmpty } ?? false }
    let helpers = Dictionary(grouping: symbols.filter { shared[$0.name] != nil && $0.size > 0 }, by: \.name)
    for (_, found) in helpers.sorted(by: { $0.key < $1.key }) where found.count == 1 {
      give(found[0], to: (.helpers, nil))
    }
    for symbol in symbols where symbol.size > 0 && !symbol.isUndefined && shared[symbol.name] == nil {
      if let owner = owners.owner(ofSymbol: symbol.name) { give(symbol, to: owner) }
    }
  }

  /// Gives the bytes of a function or of data in an object of the app to another owner.
  private mutating func give(_ symbol: ELFFile.Symbol, to owner: (owner: CostOwner, file: String?)) {
    let range = symbol.address..<symbol.address + symbol.size
    guard let index = index(at: range.lowerBound), pieces[index].range.upperBound >= range.upperBound else { return }
    let piece = pieces[index]
    switch piece.owner {
    case .library, .linker: return
    // In an object of a whole module names would tell some apart, and not others.
    case .riblet, .app: if piece.file == nil || piece.owner == owner.owner && piece.file == owner.file { return }
    }
    let parts = [
      (piece.range.lowerBound..<range.lowerBound, piece.owner, piece.file), (range, owner.owner, owner.file),
      (range.upperBound..<piece.range.upperBound, piece.owner, piece.file),
    ]
    pieces.replaceSubrange(index...index, with: parts.filter { !$0.0.isEmpty })
  }

  /// The piece at an address.
  private func index(at address: Int) -> Int? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.upperBound <= address { low = middle + 1 } else { high = middle }
    }
    return low < pieces.count && pieces[low].range.contains(address) ? low : nil
  }

  private mutating func add(_ bytes: Int, _ part: CostPart, _ owner: CostOwner, _ file: String?) {
    rows[owner, default: [:]][part, default: 0] += bytes
    if case .riblet(let id) = owner, let file { files[id, default: [:]][file, default: 0] += bytes }
  }

  /// Adds bytes that the linker made for an address.
  private mutating func add(_ bytes: Int, _ part: CostPart, for address: Int) {
    guard let index = index(at: address) else { return add(bytes, part, .tables, nil) }
    add(bytes, part, pieces[index].owner, pieces[index].file)
  }

  private mutating func addRelocations(_ section: ELFFile.Section, _ elf: ELFFile) throws(CostFailure) {
    for place in stride(from: 0, to: section.size - section.size % 24, by: 24) {
      add(24, .relocations, for: try elf.number(in: section, at: place, 8))
    }
    add(section.size % 24, .relocations, .tables, nil)
  }

  /// Adds what unwinds each function, by the index that the linker made of it; the rest is the linker's.
  private mutating func addUnwinding(_ section: ELFFile.Section, _ elf: ELFFile) throws(CostFailure) {
    guard let index = elf.section(".eh_frame_hdr"), let frames = elf.section(".eh_frame"), index.size >= 12,
      try elf.number(in: index, at: 0, 4) == 0x3B03_1B01
    else { return add(section.size, .unwinding, .tables, nil) }
    let count = try elf.number(in: index, at: 8, 4)
    var rest = section.size
    func offset(_ place: Int) throws(CostFailure) -> Int {
      index.address + Int(Int32(truncatingIfNeeded: try elf.number(in: index, at: place, 4)))
    }
    for entry in 0..<count where 20 + entry * 8 <= index.size {
      let function = try offset(12 + entry * 8)
      var bytes = 8
      if section.name == ".eh_frame" {
        bytes = try elf.number(in: frames, at: offset(16 + entry * 8) - frames.address, 4) + 4
      }
      add(bytes, .unwinding, for: function)
      rest -= bytes
    }
    guard rest >= 0 else { throw CostFailure("The unwinding of '\(name)' cannot be read.") }
    add(rest, .unwinding, .tables, nil)
  }

  // MARK: Results

  /// The owner of each function whose name says that it is the app's own: copies that several objects have, and functions of
  /// libraries that were specialised for the app, belong to nobody.
  package var ribletsOfFunctions: [String: RibletID] {
    var found: [String: RibletID?] = [:]
    for symbol in symbols where symbol.name.hasPrefix("$s") && !symbol.isUndefined {
      guard let index = index(at: symbol.address), case .riblet(let id) = pieces[index].owner,
        symbol.name.hasPrefix("$s\(id.module.utf8.count)\(id.module)")
      else { continue }
      if let other = found[symbol.name], other != id {
        found[symbol.name] = .some(nil)
      } else {
        found[symbol.name] = id
      }
    }
    return found.compactMapValues { $0 }
  }

  /// The compiler and the target, as far as the program says.
  package var compiler: String {
    guard let elf, let comment = elf.section(".comment") else { return "unknown" }
    return elf.texts(in: comment).map(\.trimmed).sorted().joined(separator: "; ")
  }

  package var target: String { elf?.machine ?? "Apple" }

  package var linker: String {
    let version = elf?.section(".note.gnu.gold-version").flatMap { section in
      elf?.texts(in: section).first { $0.hasPrefix("gold ") }
    }
    return version ?? map.linker.rawValue
  }

  /// The sizes of the app.
  package func cost(of app: String, settings: AppCost.Settings) throws(CostFailure) -> AppCost {
    var riblets: [AppCost.Riblet] = []
    for id in model.riblets.keys {
      let parts = rows[.riblet(id)] ?? [:]
      let parents = Set(model.edges.filter { $0.child == id }.map { model.name(of: $0.parent) })
      let own = (files[id] ?? [:]).map { AppCost.File(path: $0.key, bytes: $0.value) }
      riblets.append(
        AppCost.Riblet(
          name: model.name(of: id), module: id.module, parents: parents.sorted(), bytes: parts.values.reduce(0, +),
          parts: Dictionary(uniqueKeysWithValues: parts.filter { $0.value > 0 }.map { ($0.key.rawValue, $0.value) }),
          files: own.sorted { ($1.bytes, $0.path) < ($0.bytes, $1.path) }))
    }
    var others: [AppCost.Row] = []
    for (owner, parts) in rows {
      let bytes = parts.values.reduce(0, +)
      switch owner {
      case .riblet: continue
      case .app(let module): others.append(.init(kind: .app, name: module, bytes: bytes))
      case .library(let name): others.append(.init(kind: .library, name: name, bytes: bytes))
      case .linker(let name): others.append(.init(kind: .linker, name: name, bytes: bytes))
      }
    }
    let all = loaded.reduce(0) { $0 + $1.range.count }
    let sum = riblets.reduce(0) { $0 + $1.bytes } + others.reduce(0) { $0 + $1.bytes }
    guard sum == all else {
      throw CostFailure("The rows have \(sum.grouped) bytes, and the sections of '\(name)' \(all.grouped).")
    }
    return AppCost(
      app: app, settings: settings, bytes: all, riblets: riblets.sorted { $0.name < $1.name },
      others: others.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }, notes: notes.sorted())
  }
}

extension Int {
  /// `10,000`, on every machine.
  package var grouped: String {
    var text = ""
    for (place, digit) in String(magnitude).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "−" : "") + String(text.reversed())
  }

  /// The same with a sign in front: `+10,000`.
  var signed: String { (self > 0 ? "+" : "") + grouped }
}
