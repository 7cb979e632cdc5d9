/// The modules of used parts, by which code of a module sees or meets them.
struct Sights: Sendable {
  /// The used parts that code of one module sees and meets.
  struct Sight: Sendable {
    fileprivate let moduleOfPart: [Int]
    fileprivate let seen: [Bool]
    fileprivate let met: [Bool]

    /// Returns true for a part of a module that the code sees.
    func sees(_ part: Int) -> Bool { seen[moduleOfPart[part]] }

    /// Returns true for a part that the code can reach in one program.
    func canMeet(_ part: Int) -> Bool { met[moduleOfPart[part]] }
  }

  private let sights: [String: Sight]
  private let none: Sight

  /// Compares the modules of parts with all others.
  init(of used: [ReachNode], _ modules: ModuleGraph) {
    var (numbers, names) = ([String: Int](), [String]())
    let moduleOfPart = used.map { node in
      if let known = numbers[node.module] { return known }
      numbers[node.module] = names.count
      names.append(node.module)
      return names.count - 1
    }
    let programs = names.map { modules.programNumbers[$0] }
    let isOfRiblets = names.map(RibletsInterfaces.modules.contains)
    func sight(of module: String) -> Sight {
      var seen = [Bool](repeating: false, count: names.count)
      for name in modules.seen[module] ?? [] { if let number = numbers[name] { seen[number] = true } }
      let program = modules.programNumbers[module]
      return Sight(
        moduleOfPart: moduleOfPart, seen: seen,
        met: zip(programs, isOfRiblets).map { $1 || $0 == program })
    }
    sights = Dictionary(uniqueKeysWithValues: modules.seen.keys.map { ($0, sight(of: $0)) })
    none = sight(of: "")
  }

  /// The used parts that code of a module sees and meets.
  func of(_ module: String) -> Sight { sights[module] ?? none }
}
